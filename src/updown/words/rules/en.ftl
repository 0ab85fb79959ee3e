### English. The rules of the three games as one tells them to a child of eight; docs/rules says the same to the letter.
### The same ids and the same parts stand in every language (tests/unit/words/test_rules_texts.py).
### An empty line begins a new paragraph; lines that begin with "- " or "1. " make a list.

rules-example = Example
rules-ours = The game and its name belong to its authors and publisher. We wrote this text ourselves.

## Up & Down

rules-ud-title = How to play Up & Down
rules-ud-aim = Win more tricks than anybody else, even though before every single trick somebody changes what wins.
rules-ud-authors = Up & Down is by Jens Merkl and Jean-Claude Pellin.
rules-ud-rulings =
    The rulebooks leave a few things open. We settled them: the order of the suits around the card (UD-2), how the card
    may land (UD-7), who sits where (UD-9), a new set-up for every round (UD-16) and how extra rounds are played
    (UD-17).

chapter-ud-material = What you need
rule-ud-1 = You play with 44 cards. There are four suits, and each suit has the values 2 to 12.
rule-ud-2 =
    There are two editions. Only the names, the pictures and the suit of the first trick boss are different. Clockwise
    around the UP&DOWN card, the suits are:
    - Classic: diamonds, hearts, spades, clubs. The jack is the 11 and the queen is the 12.
    - Ludolux: feather, monocle, hat, rose. The highest cards are simply called 11 and 12.

    At home you can play the classic edition with any pack of 52 cards: take out the aces and the kings.
rule-ud-3 =
    The UP&DOWN card lies in the middle. One side says UP, the other DOWN, and each of its four edges shows a suit. The
    edge that points at you tells you your suit. When the card is flipped over its long edge, everybody keeps their
    suit.
rule-ud-4 =
    Two dice make the trump: add them up. The sum, from 2 to 12, is the trump value. So in this game trump is a value
    and not a suit.

chapter-ud-setup = Set-up
    .intro = You do all of this at the start of every round.
rule-ud-5 =
    Deal the cards. What is left over goes aside face down: nobody looks at it, and it stays out of this round.
    - 2 players: 15 cards each, 14 aside.
    - 3 players: 14 cards each, 2 aside.
    - 4 players: 11 cards each, none aside.
rule-ud-6 = Roll both dice. Their sum is the first trump.
rule-ud-7 =
    Toss the UP&DOWN card. Chance decides whether UP or DOWN is on top, and which way the card points. Only one thing is
    fixed: the suit of the first trick boss must point at a player, not at an empty side of the table.
rule-ud-8 =
    Now look who has clubs, or in the Ludolux edition the rose: that player is the first trick boss.
rule-ud-9 =
    The table has four sides. Four players take all of them, three players leave one empty, and two players sit opposite
    each other. It goes round clockwise: after you comes the player on your left.

chapter-ud-trick = A trick
    .intro =
        A round has as many tricks as you were dealt cards. Every trick has four steps: change, choose, compare, next
        trick boss.
rule-ud-10 =
    Are you the trick boss? Then you must change one thing, and only one:
    - Flip the card. UP becomes DOWN, or DOWN becomes UP. Everybody keeps their suit.
    - Rotate the card by one, two or three quarter turns, with the same side up. You choose which of the three other
      suits you get, and everybody else gets another one too. A quarter turn clockwise moves every suit on to the next
      side of the table.
    - Roll both dice for another trump. If the old trump comes up again, keep rolling until it is a new one.
    .name = Change the trick rules
rule-ud-11 =
    Everybody chooses one card from their hand, secretly and all at once, the trick boss too. You may choose any card
    you hold. The others see that you have chosen, but not what, until everybody is ready.
    .name = Choose a card
rule-ud-12 =
    All the cards are turned up. Now check them in this order:
    1. Cards of the same value cancel out: none of them can win. Their suits don’t matter, and trumps cancel out too.
    2. Of the cards that are left, yours can win only if it is in the suit you have right now, or if it is a trump. A
      trump may be of any suit.
    3. A trump beats everything else. Without a trump, the highest card wins on UP, and the lowest card on DOWN.
    .name = Compare the cards
    .example =
        UP is on top and trump is 7. Kim has clubs, Léa has diamonds, Alex has hearts.

        Kim shows the 9 of clubs, Léa the 5 of diamonds, Alex the 10 of clubs. The 10 is the highest, but Alex has
        hearts, so it can’t win. Kim’s 9 takes the trick.

        Kim shows the queen of clubs, Léa the queen of spades, Alex the jack of hearts. The two queens cancel out, and
        Alex’s jack takes the trick.
rule-ud-13 =
    If your card wins, you get this trick and all the tricks in the pot. If no card can win, the trick goes into the
    pot.
    .example =
        Trump is 7. Kim shows the 7 of diamonds, Léa the 7 of hearts: the two trumps cancel out. Alex shows the 9 of
        spades, but has hearts. So the trick goes into the pot, and whoever wins next gets it as well.
rule-ud-14 =
    The player to the left of the trick boss is the next trick boss. It doesn’t matter who won the trick. At home, hand
    the dice to whoever is trick boss: that way nobody loses track.
    .name = Next trick boss
rule-ud-15 = Are there still tricks in the pot after the last trick? Then nobody gets them.

chapter-ud-end = Score and end
rule-ud-16 =
    Every trick you win counts as one. Agree on how many rounds to play, from 1 to 20: usually it is 1, and for a longer
    game one round for each player is a good choice. The tricks of all rounds are added up. Every round begins with a
    completely new set-up (UD-5 to UD-8).
rule-ud-17 =
    Whoever has the most tricks wins. If several players are level in first place after the last round, it depends on
    what you agreed:
    - One more round, as usual: everybody plays, the tricks are added, and you go on until one player leads alone.
    - The win is shared: all who are level win together.

chapter-ud-seen = Who sees what
    .intro =
        Everybody sees the UP&DOWN card and the trump, who is the trick boss, the pot, all the tricks that have been
        turned up, who has won how many, how many cards everybody holds, and who has already chosen.

        Only you see your hand, and the card you have chosen until all cards are turned up.

        Nobody sees the cards that lie aside.

## Auf und Ab

rules-aa-title = How to play Auf und Ab
rules-aa-aim =
    Help your own piles climb and push the others’ piles down, so that your top cards are worth the most in the end.
rules-aa-rulings =
    The rulebook leaves a few things open. We settled them: which cards there are (AA-1), which open cards you may take
    in a swap (AA-9), that you can swap when the stock is empty (AA-11), when a hand counts as empty (AA-12) and that
    players who are level share the win (AA-13).

chapter-aa-material = The cards
rule-aa-1 =
    You play with 32 cards. There are five symbols: sun (A), moon (B), cloud (C), drop (D) and star (E). Every possible
    mix of them is on exactly one card.
    - 1 joker without any symbol
    - 5 singles with one symbol
    - 10 doubles with two symbols
    - 10 triples with three symbols
    - 5 quadruples with four symbols
    - 1 card with all five symbols
rule-aa-2 =
    The rank of a card is how many symbols it has. Its value is the number on it, from 0 to 31: add up its symbols. The
    sun is worth 1, the moon 2, the cloud 4, the drop 8 and the star 16. Who begins and who wins depends on the value;
    the rank doesn’t matter for that.
    .example =
        The star alone is worth 16. Sun, moon, cloud and drop together make only 15. The joker is worth 0, and the card
        with all five symbols is worth 31.

chapter-aa-setup = Set-up
rule-aa-3 =
    Deal the cards. The rest is the stock and lies face down.
    - 2 players: 13 cards each, 6 in the stock.
    - 3 players: 8 cards each, 8 in the stock.
rule-aa-4 =
    Secretly choose cards from your hand and lay them face down in front of you: 3 cards if there are two of you, 2
    cards if there are three. When everybody has chosen, all of them are turned up together. Each card starts a pile,
    and these piles are yours. In your first game, begin with cards of rank 2 and 3: from there a pile can go up or
    down.
rule-aa-5 =
    Add up the values of your cards on the table: whoever has the lowest sum begins. If several players share the lowest
    sum, the one of them with the lowest single card begins.
    .example =
        Ida has 16 and 2, which makes 18. Jo has 15 and 3, also 18. Kai has 20 and 1, which makes 21. Ida and Jo share
        the lowest sum. Ida’s 2 is lower than Jo’s 3, so Ida begins. Kai’s 1 doesn’t help: Kai’s sum is too high.
rule-aa-6 = You take turns clockwise.

chapter-aa-turn = Your turn
    .intro = On your turn you do exactly one of four things: play, draw, swap or bury.
rule-aa-7 =
    Put a card from your hand on any pile, your own or somebody else’s. It fits if it has exactly one symbol more or one
    symbol fewer than the top card; all the other symbols must be the same. That is why the joker fits only on a single,
    and only a single fits on the joker.
    .name = Play
    .example =
        A pile shows sun and cloud, 5. You play sun, cloud and star on it: one symbol more, and the pile jumps to 21.
        Then somebody plays sun and star: one symbol fewer, and it drops to 17. A card with one symbol exchanged never
        fits.
rule-aa-8 =
    Lay one card from your hand face up with the open cards, and draw a new one from the top of the stock. You may play
    the new card right away, and no other, or you may keep it.
    .name = Draw
rule-aa-9 =
    Lay two cards from your hand face up with the open cards, and take one that was lying open before. You may take any
    of those older cards, but not one of your own two. Play the card you took right away, or keep it.
    .name = Swap
rule-aa-10 =
    Put one card from your hand face down, out of the game. You may do this only when the stock is empty.
    .name = Bury
rule-aa-11 =
    You can draw only while there is a card in the stock. You can swap only if there is an open card and you hold at
    least two cards; that works with an empty stock too. You may not pass. But even if you could play a card, you are
    free to draw, swap or bury instead, whenever that is possible.

chapter-aa-end = The end
rule-aa-12 =
    When you end your turn with no cards in your hand, all the others have one last turn each, in order. Then the game
    is over. If somebody else runs out of cards in a last turn, no more turns are added.
    .example =
        Jo lays the last card open and draws a new one. If Jo plays it at once, Jo’s hand is empty and the last turns
        begin. If Jo keeps it, the game simply goes on.
rule-aa-13 =
    Add up the values of the top cards of your own piles: those are your points. The most points win, or the fewest, if
    you have agreed on that. Players who are level share the win.
    .example =
        Mia’s piles end with 16, 12 and the joker: 16 + 12 + 0 = 28. Tom’s end with 15, 5 and 8: also 28. They share the
        win.

chapter-aa-seen = Who sees what
    .intro =
        Everybody sees all the piles with every card in them, the open cards, how many cards are in each hand and in the
        stock, who laid down which open card and who took which.

        Only you see your hand, the cards you have laid until all are turned up, the card you have just drawn, and the
        cards you have buried.

        Nobody sees the order of the stock.

## dnup

rules-dn-title = How to play dnup
rules-dn-aim =
    Get rid of your cards before the others do: only the value that is up counts, and what comes back to you comes back
    upside down.
rules-dn-rulings =
    The rulebook leaves a few things open. We settled them: which cards there are (DN-3), that chance decides which end
    of a card is up (DN-4), what you may do with the set of a player who is out (DN-13), the end of a round that goes
    nowhere (DN-16) and a last card that beats a set of your own (DN-20).

chapter-dn-material = The cards
rule-dn-1 =
    There are 40 cards. Each has two different values, one at each end. The value that is up is the active one, and only
    this one counts; the other is inactive. We say the active one first: 3/6 has an active 3, in your hand and on the
    table. Turn it upside down and it is 6/3.
rule-dn-2 =
    Some cards have a face on them that tells you when they are in play. Otherwise you leave them out.
    - Sad face: only with 5 players.
    - Smiling face: only with 4 or 5 players.
    - Neutral face: only with 3, 4 or 5 players.
rule-dn-3 =
    The values go from 1 to 9. Every pair of two different values is there once, and the pairs that make ten are there
    twice: 1/9, 2/8, 3/7 and 4/6. For the faces, think of the values 1 to 9 in a circle, with the 9 next to the 1.
    - Sad face: the second copies of 1/9, 2/8, 3/7 and 4/6.
    - Smiling face: neighbours in the circle, such as 3/4 or 9/1.
    - Neutral face: two steps apart in the circle, such as 3/5 or 8/1.
    - Star: the 1/5.

    So this many cards are in play:
    - 5 players: 40 cards, 8 each.
    - 4 players: 36 cards, 9 each.
    - 3 players: 27 cards, 9 each.
    - 2 players: 18 cards, 9 each.

    The rulebook has no list of the cards, so this list is ours.

chapter-dn-setup = Set-up
    .intro = You do this at the start of every round.
rule-dn-4 =
    Leave out the cards that are not in play (DN-2), shuffle, and deal out all the rest, the same number for everybody.
    Which end of a card is up is pure chance. You may sort your hand as you like, but you may not turn any card, except
    where a rule says so.
rule-dn-5 =
    Whoever holds the star, the 1/5, begins, with whatever cards they like. You take turns clockwise.

chapter-dn-turn = Your turn
rule-dn-6 =
    First clear your place: if there is a set in front of you, discard it face down. It is out for this round.
rule-dn-7 =
    Then do exactly one of four things: play, add, take or rotate. A set is one card, or several cards with the same
    active value. The number of cards is the size of the set. Two sets of the same size never lie on the table together.
    .example = Four cards with an active 3 are a set of value 3 and size 4.
rule-dn-8 =
    Lay a set from your hand at your own place. You don’t have to use all your cards of that value. If a set of the same
    size is already on the table, yours needs a higher value; an equal one is not enough. The beaten set goes back into
    its owner’s hand (DN-12).
    .name = Play
    .example =
        A single 7 and three 6s lie on the table. A single card of yours must be an 8 or a 9. Three of a kind must be 7s
        or higher. With two cards, or with four or more, any value will do.
rule-dn-9 =
    Put exactly one card from your hand on an opponent’s set. It must have the same active value as that set. The set is
    now one bigger. If there is another set of that new size, the one you add to must have the higher value, and the
    other one goes back into its owner’s hand (DN-12). Otherwise you may not add the card.
    .name = Add
    .example =
        One opponent has a single 5, another has a pair of 3s. You add a 5 to the single: the new pair of 5s beats the
        3s. The other way round it doesn’t work: next to a pair of 5s, you may not add a 3 to a single 3.
rule-dn-10 =
    Pick up the whole set in front of an opponent and take it into your hand (DN-12).
    .name = Take
    .example = An opponent has 2/5, 2/7 and 2/9 lying there. You take them, and now you hold 5/2, 7/2 and 9/2.
rule-dn-11 =
    Turn your whole hand upside down, every single card.
    .name = Rotate
    .example = You hold 1/5, 2/7 and 9/2. After that they are 5/1, 7/2 and 2/9.
rule-dn-12 =
    Whenever a card goes from the table into a hand, it is turned upside down on the way. So a weak card can come back
    as a strong one.
    .name = The golden rule

chapter-dn-end = The end
    .intro = DN-13 to DN-15 are for three to five players.
rule-dn-13 =
    Whoever is the first to put down the last card of their hand, by playing or by adding, gets 2 points and is out for
    the rest of the round. A set that they played stays until their next turn would come, and is discarded then. Until
    then you may add to it or take it like any other set. If it is beaten, it is discarded at once. A last card that was
    added belongs to the opponent’s set, so nothing is left in front of its player.
rule-dn-14 = The second player to do so gets 1 point, and the round ends at once.
rule-dn-15 = As soon as you have 4 points or more, you have won the game, even in the middle of a round.
rule-dn-16 =
    A round that goes nowhere is stopped: it is over after 100 turns in a row in which no card was discarded. Nobody
    gets any more points for it, but the 2 points of DN-13 stay. Then a new round is dealt. Turn 100 still counts in
    full. Then the round stops, before anybody discards again. This rule is ours, so that every game has an end.

chapter-dn-two = Two players
rule-dn-17 =
    Each of you has two play areas, 1 and 2; area 2 is the one on the left. You always take two turns in a row: the
    first for area 1, the second for area 2. In each turn you discard only the set in that area, and a set that you play
    goes into that area.
rule-dn-18 =
    Every set competes with all the others on the table, even with the one in your own other area. If you beat your own
    set, it comes back into your hand (DN-12). You still add only to an opponent’s set, and take only an opponent’s set.
rule-dn-19 = Whoever holds the star starts the round with just a single turn, for area 2.
rule-dn-20 =
    When you have put down the last card of your hand, you win the round at once. But if that card beats a set of your
    own, the set comes back to you and the round goes on. The first to win 2 rounds wins the game.
    .example =
        A single 4/8 lies in your area 1. Your last card is 6/1, and you play it in area 2. The 6 beats your own 4,
        which comes back to you as 8/4. You hold a card again, so the round goes on.

chapter-dn-seen = Who sees what
    .intro =
        Everybody sees all the sets, how many cards everybody holds, the points, the discarded cards (they lay face up
        on the table before), and who had the star at the start. Everybody may also remember every card that went from
        the table into a hand, and which way up it is there, because a rotate happens in the open and turns all of them.

        With five players some cards exist twice. If a player holds both copies and everybody knows one of them, that
        one counts as the first to be played. So everybody still knows what is left.

        Only you see your hand.
