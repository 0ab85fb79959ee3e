### Tutorials and the rules in one screen.

## The page

web-learn-title = Learn { $game }
web-learn-chapters = Chapters
web-learn-chapter = Chapter { $chapter }: { $title }
web-learn-progress = How far you are
web-learn-next = Next
web-learn-skip = Skip
web-learn-again = Again
web-learn-another = That’s allowed. Here, try something else.
web-learn-done = Chapter { $chapter } is done
web-learn-done-all = You know the game now
web-learn-next-chapter = Next: { $title }
web-learn-play = Play a match

## The rules in one screen; `wins` and `fits` follow their headings, 'What wins' and 'What fits'

web-learn-by-playing = Learn by playing
web-learn-goal = The goal
web-learn-turn = Your turn
web-learn-wins = What wins
web-learn-fits = What fits
web-learn-end = The end
web-learn-ud-goal = Win more tricks than everybody else.
web-learn-ud-turn = The trick boss changes one thing, then everyone plays a card, face down.
web-learn-ud-wins = Trump, else your suit: high on UP, low on DOWN. Same values cancel out.
web-learn-ud-end = After the last round the most tricks win; if it’s level, play another.
web-learn-aa-goal = Have the most points on top of your piles.
web-learn-aa-turn = Play a card on any pile, draw, swap or bury: one of these.
web-learn-aa-fits = Exactly one symbol more or one fewer, all else the same.
web-learn-aa-end = One hand is empty? The others get one last turn, then you count.
web-learn-dn-goal = Get rid of your cards first. 4 points win; with two players, 2 rounds.
web-learn-dn-turn = Discard your set on the table, then play, add, take or rotate.
web-learn-dn-wins = Same size, higher value. A beaten set comes back upside down.
web-learn-dn-end = First empty hand: 2 points; second: 1, round over. With two players, the first wins it.

## Up & Down; $one and $two are the names of the others

web-learn-ud-1 = What wins a trick
web-learn-ud-1-goal = Win the most tricks. Everyone plays one card, face down, at once.
web-learn-ud-1-cards = Four suits, values 2 to 12: jack is 11, queen 12.
web-learn-ud-1-suit = The edge of the card points spades at you: your suit now.
web-learn-ud-1-up = { $one } flipped the card to UP: now the highest card wins.
web-learn-ud-1-own-suit = Only your own suit can win. Play the jack of spades.
web-learn-ud-1-own-suit-wrong = That card can’t win here. You need your highest spade.
web-learn-ud-1-won = Yours! { $two }’s queen was higher, but not in { $two }’s suit.
web-learn-ud-1-trump = Now { $two } is trick boss and has rolled: 5 is trump.
web-learn-ud-1-play-trump = A trump beats everything, in any suit. Play your 5.
web-learn-ud-1-play-trump-wrong = Others may go higher than that. Only the 5 wins for sure.
web-learn-ud-1-end = Your 5 beat even the queen of clubs, in { $one }’s own suit.
web-learn-ud-2 = You are the trick boss
web-learn-ud-2-boss = After the toss, clubs points at you: you’re the first trick boss.
web-learn-ud-2-flip = You must change one thing. Your club is low: flip to DOWN.
web-learn-ud-2-flip-wrong = First one change: here, flip the card to DOWN.
web-learn-ud-2-low = On DOWN the lowest card wins. Play your 2 of clubs.
web-learn-ud-2-low-wrong = It must be your suit, clubs, and low.
web-learn-ud-2-next = Whoever sits on the left is boss next, whoever won.
web-learn-ud-2-trump = { $one } rolled: 4 is trump. Play your 4.
web-learn-ud-2-trump-wrong = You have no club left. Only the trump, your 4, can win.
web-learn-ud-2-rotate = You hold only spades. Rotate the card: tap the spade.
web-learn-ud-2-rotate-wrong = First rotate so that spades points at you.
web-learn-ud-2-spade = Everybody has another suit now. Yours is spades: play the 3.
web-learn-ud-2-spade-wrong = It’s still DOWN: the low spade wins, not the queen.
web-learn-ud-2-end = Flip, rotate or roll: exactly one change before every trick.
web-learn-ud-3 = The pot and the end
web-learn-ud-3-round = Each round: new cards, two dice, a toss. The rest lies aside.
web-learn-ud-3-roll = Roll the dice. The old sum can’t come again.
web-learn-ud-3-roll-wrong = Here, try the dice first: roll.
web-learn-ud-3-ten = Your 10 is trump and your suit. A sure thing? Play it.
web-learn-ud-3-ten-wrong = Only a club or a 10 can win. Play the 10.
web-learn-ud-3-cancel = { $one } had a 10 too. Equal values cancel out, even trumps.
web-learn-ud-3-pot = { $two }’s card wasn’t { $two }’s suit. Nobody wins: into the pot.
web-learn-ud-3-low = Now DOWN. Play your 3 and take the pot too.
web-learn-ud-3-low-wrong = Spades isn’t your suit now. The club can win.
web-learn-ud-3-two = Two at once: this trick and the one in the pot.
web-learn-ud-3-last = The card was rotated, spades is yours. Play your last card.
web-learn-ud-3-last-wrong = Only cards in your hand can be played. One is left.
web-learn-ud-3-lost = Two 6s cancelled out. The last pot belongs to nobody.
web-learn-ud-3-score = Each trick counts one, over all rounds. You have two.
web-learn-ud-3-tie = The most tricks win. If first place is shared, play another round.

## Auf und Ab; cards are called by their values

web-learn-aa-1 = Piles go up and down
web-learn-aa-1-goal = Most points on top of your piles win. This is your hand.
web-learn-aa-1-cards = Every mix of five symbols once. Symbols add up: 1 + 4 = 5.
web-learn-aa-1-stock = The cards that are left are the stock, face down.
web-learn-aa-1-lay = Lay 5 and 10: two symbols can still go up or down.
web-learn-aa-1-lay-wrong = Lay exactly two cards. Here: the 5 and the 10.
web-learn-aa-1-begin = 15 against 19: the lowest sum begins. Then on clockwise.
web-learn-aa-1-up = A card fits with one symbol more. Play 21 on your 5.
web-learn-aa-1-up-wrong = Exactly one symbol more or fewer. The 21 adds one.
web-learn-aa-1-down = One symbol fewer fits too. Push { $one }’s 12 down to 4.
web-learn-aa-1-down-wrong = Only one symbol may be missing: 4 fits on the 12.
web-learn-aa-1-end = { $one } loses 8 points: only the top card counts.
web-learn-aa-2 = New cards
web-learn-aa-2-turn = One thing each turn, never pass. None of these cards fits.
web-learn-aa-2-draw = Lay your 1 open and draw another: tap “Draw” twice.
web-learn-aa-2-draw-wrong = Give away your lowest card, the 1, and draw.
web-learn-aa-2-play = 22! The new card may be played at once. Tap your pile.
web-learn-aa-2-play-wrong = Only the new card may be played now, and it fits.
web-learn-aa-2-swap = { $one } laid 30 open. Swap: give 3 and 5, take 30.
web-learn-aa-2-swap-wrong = Two of yours for one that was open before: take the 30.
web-learn-aa-2-use = Play it right away: your pile climbs from 22 to 30.
web-learn-aa-2-use-wrong = You could keep it. But it fits now: tap your pile.
web-learn-aa-2-end = Play, draw or swap: even when a card fits, you choose.
web-learn-aa-3 = The end
web-learn-aa-3-small = A tiny game with three symbols. The stock is empty.
web-learn-aa-3-joker = The joker has no symbols, is worth 0, fits only on singles.
web-learn-aa-3-bury = The stock is empty: bury the joker. Tap “Bury” twice.
web-learn-aa-3-bury-wrong = On your pile the joker costs points. Bury it.
web-learn-aa-3-up = Bring your pile up: play 3 on 2.
web-learn-aa-3-up-wrong = 7 has two symbols more than 2. The 3 fits in between.
web-learn-aa-3-last = Your last card: 7 on 3. Then { $one } has one last turn.
web-learn-aa-3-last-wrong = That helps { $one }. Play the 7 on your own pile.
web-learn-aa-3-answer = { $one } used the last turn: your 7 is a 6 now.
web-learn-aa-3-count = Only the top cards count: 6 against 5. You win!
web-learn-aa-3-low = You can also agree that the fewest points win.

## dnup

web-learn-dn-1 = Sets and the golden rule
web-learn-dn-1-goal = All cards are dealt. Be the first to get rid of yours.
web-learn-dn-1-card = The big value counts: 5. Upside down it would be 1.
web-learn-dn-1-star = You hold the star card, so you begin.
web-learn-dn-1-pair = A set: cards of one value. Play both 3s.
web-learn-dn-1-pair-wrong = A set has one value only. Pick the two 3s.
web-learn-dn-1-beaten = Same size, higher value: { $two }’s 5s beat your 3s.
web-learn-dn-1-golden = The golden rule: they come back turned. Now 6 and 8!
web-learn-dn-1-eight = A single must beat { $one }’s 7. Play your 8.
web-learn-dn-1-eight-wrong = A single 7 lies there: you need more than 7.
web-learn-dn-1-gone = Nobody beat your 8. On your turn it’s discarded for good.
web-learn-dn-1-free = No single lies there now: any value will do. Play 2.
web-learn-dn-1-free-wrong = Keep the better cards: get rid of the 2 now.
web-learn-dn-2 = Add, take, rotate
web-learn-dn-2-four = Four things are possible: play, add, take or rotate. Do one.
web-learn-dn-2-add = Add your 5 to { $one }’s 5: same value, one card.
web-learn-dn-2-add-wrong = Only the same value fits: your 5 on the 5.
web-learn-dn-2-added = A pair of 5s now: { $two }’s 3s go home, turned.
web-learn-dn-2-rotate = Only low cards left. Rotate your whole hand.
web-learn-dn-2-rotate-wrong = 1, 2 and 3 beat nothing here. Rotate: they become high.
web-learn-dn-2-take = Take { $two }’s three 2s: in your hand they turn.
web-learn-dn-2-take-wrong = Here, take the set in front of { $two }.
web-learn-dn-2-end = 2, 2, 2 became 5, 7, 9: more cards, but strong ones.
web-learn-dn-3 = Points and the end
web-learn-dn-3-pair = Three cards left. Begin with the pair of 5s.
web-learn-dn-3-pair-wrong = Keep the 9: hardly anything beats it later. Play the 5s.
web-learn-dn-3-last = Your 5s are gone. Your last card, the 9, beats the 6.
web-learn-dn-3-last-wrong = Don’t turn it: the 9 ends your round right now.
web-learn-dn-3-first = First out: 2 points! You sit out the rest of the round.
web-learn-dn-3-stays = Your set stays until your next turn would come.
web-learn-dn-3-second = The second one out gets 1 point and ends the round.
web-learn-dn-3-four = With 4 points you win the game, at once.
web-learn-dn-3-quiet = 100 turns without a discard stop a round. A new one follows.
web-learn-dn-3-fewer = Values go from 1 to 9. Fewer players, fewer cards.
web-learn-dn-3-two-places = Two players: two places each, two turns; the star starts with one.
web-learn-dn-3-two-own = Then your own sets compete too: you can beat yourself.
web-learn-dn-3-two-end = With two, an empty hand wins the round; two rounds win.
