"""The rules of Auf und Ab: plain functions over the state, in the order of the rulebook. They trust their input
(callers use `check` first) and raise nothing; Numba compiles these same functions for simulation and search."""

from updown.games.auf_und_ab.spec import (
    ACT,
    BAD_LAY,
    BURY,
    BURY_NOT_HELD,
    DOES_NOT_FIT,
    DRAW,
    DRAW_NOT_HELD,
    DRAWN,
    DRAWN_ONLY,
    FIELD_MASK,
    FIELD_SHIFT,
    FINE,
    GAME_OVER,
    HIGH,
    KEEP,
    KIND_SHIFT,
    LAID_ALREADY,
    LAY,
    LAYING,
    MUST_LAY,
    NO_CARD,
    NO_STOCK,
    NOT_ON_TURN,
    NOT_OPEN,
    NOT_TO_LAY,
    NOT_YET,
    NOTHING_OPEN,
    NOTHING_TAKEN,
    OVER,
    PLAY,
    PLAY_NOT_HELD,
    STOCK_LEFT,
    SWAP,
    SWAP_NOT_HELD,
    TAKEN_ONLY,
    WHAT_MASK,
    Rules,
    State,
    Tally,
)
from updown.rules.bits import count_bits, lowest_bit, nth_bit
from updown.rules.kernel_parts import chance as chance
from updown.rules.kernel_parts import count_chances as count_chances
from updown.rules.kernel_parts import nth_chance as nth_chance
from updown.rules.layout import Ints
from updown.rules.rng import Stream, pick

# --- set-up ---


def deal(rules: Rules, state: State, stream: Stream) -> None:
    """AA-3: deals the hands at random; the other cards are the stock, shuffled."""
    rest = (1 << rules.cards) - 1
    for seat in range(rules.players):
        hand = pick(stream, rest, rules.hand_size)
        rest ^= hand
        state.hands[seat] = hand
    state.stock_size = count_bits(rest)
    for place in range(state.stock_size):
        card = pick(stream, rest, 1)
        rest ^= card
        state.stock[place] = lowest_bit(card)
    begin_round(rules, state)


def begin_round(rules: Rules, state: State) -> None:
    """AA-4: sets the table for a new round; the cards have been dealt, and all seats lay."""
    state.round = state.begun
    state.begun += 1
    state.phase = LAY
    state.seat = 0
    state.turn = (1 << rules.players) - 1
    state.last_turns = NOT_YET
    state.open = 0
    state.pending = NO_CARD
    state.pending_seen = 0
    for seat in range(rules.players):
        state.buried_count[seat] = 0
        state.known[seat] = 0
        state.taken[seat] = 0
    for pile in range(rules.piles):
        state.tops[pile] = NO_CARD


# --- how many moves there are, and the n-th ---


def tally_moves(rules: Rules, state: State, seat: int, tally: Tally) -> int:
    """The number of moves of the seat, which must be on turn."""
    if state.phase == ACT:
        return tally_turn(rules, state, seat, tally)
    if state.phase == DRAWN:
        return 1 + tally_plays(rules, state, 1 << state.pending, tally)
    return combinations(count_bits(state.hands[seat]), rules.laid)


def tally_plays(rules: Rules, state: State, cards: int, tally: Tally) -> int:
    """AA-7: the number of plays with these cards."""
    plays = 0
    for pile in range(rules.piles):
        count = count_bits(fitting(rules, state, cards, pile))
        tally.fitting[pile] = count
        plays += count
    return plays


def fitting(rules: Rules, state: State, cards: int, pile: int) -> int:
    """AA-7: those of the cards that fit on the pile."""
    return cards & rules.fits[state.tops[pile]]


def discard_kind(state: State) -> int:
    """AA-8, AA-10: a seat discards a card and draws another; when the stock is empty, it buries the card."""
    return DRAW if state.stock_size > 0 else BURY


def tally_turn(rules: Rules, state: State, seat: int, tally: Tally) -> int:
    """AA-7 to AA-11: counts the plays, one draw or bury for each card, and the swaps of each pair for each open
    card."""
    hand = state.hands[seat]
    tally.plays = tally_plays(rules, state, hand, tally)
    tally.discards = count_bits(hand)
    tally.open = count_bits(state.open)
    return tally.plays + tally.discards + combinations(tally.discards, 2) * tally.open


def combinations(n: int, k: int) -> int:
    """The number of ways to choose k of n; k is 1, 2 or 3."""
    if k == 1:
        return n
    if k == 2:
        return n * (n - 1) >> 1
    return n * (n - 1) * (n - 2) // 6


def nth_move(rules: Rules, state: State, seat: int, tally: Tally, n: int) -> int:
    """The n-th move after `tally_moves`. On a turn: plays pile by pile, draws (or buries), swaps. After a draw or swap:
    keep, plays. At the start: the sets of cards to lay."""
    if state.phase == ACT:
        hand = state.hands[seat]
        if n < tally.plays:
            return nth_play(rules, state, hand, tally, n)
        n -= tally.plays
        if n < tally.discards:
            return discard_kind(state) << KIND_SHIFT | nth_bit(hand, n)
        return nth_swap(state, hand, tally, n - tally.discards)
    if state.phase == DRAWN:
        if n == 0:
            return KEEP << KIND_SHIFT
        return nth_play(rules, state, 1 << state.pending, tally, n - 1)
    return LAYING << KIND_SHIFT | nth_subset(state.hands[seat], rules.laid, n)


def nth_play(rules: Rules, state: State, cards: int, tally: Tally, n: int) -> int:
    """AA-7: the n-th play of one of these cards."""
    pile = 0
    while n >= tally.fitting[pile]:
        n -= tally.fitting[pile]
        pile += 1
    card = nth_bit(fitting(rules, state, cards, pile), n)
    return PLAY << KIND_SHIFT | pile << FIELD_SHIFT | card


def nth_swap(state: State, hand: int, tally: Tally, n: int) -> int:
    """AA-9: the n-th swap: pairs by their first card, and for each pair the open cards."""
    pair = n // tally.open
    take = nth_bit(state.open, n - pair * tally.open)
    others = tally.discards - 1
    while pair >= others:
        pair -= others
        others -= 1
        hand &= hand - 1
    one = lowest_bit(hand)
    two = nth_bit(hand, 1 + pair)
    return SWAP << KIND_SHIFT | take << 2 * FIELD_SHIFT | two << FIELD_SHIFT | one


def nth_subset(cards: int, size: int, n: int) -> int:
    """The n-th set of `size` of these cards."""
    chosen = 0
    left = count_bits(cards)
    while size > 1:
        left -= 1
        with_card = combinations(left, size - 1)
        if n < with_card:
            chosen |= cards & -cards
            size -= 1
        else:
            n -= with_card
        cards &= cards - 1
    return chosen | 1 << nth_bit(cards, n)


# --- checks ---


def check_turn(rules: Rules, state: State, seat: int) -> int:
    """The reason why the seat may not act at all; FINE if it may."""
    if state.over:
        return GAME_OVER
    if 0 <= seat < rules.players and state.turn >> seat & 1:
        return FINE
    return NOT_TO_LAY if state.phase == LAY else NOT_ON_TURN


def check(rules: Rules, state: State, seat: int, action: int) -> int:
    """The reason why the seat may not make this move; FINE if it may. The action may be any integer: only listed moves
    are FINE."""
    kind = action >> KIND_SHIFT
    what = action & WHAT_MASK
    reason = check_turn(rules, state, seat)
    if reason:
        return reason
    if state.phase == LAY:
        return check_lay(rules, state, seat, what) if kind == LAYING else MUST_LAY
    if state.phase == DRAWN:
        return check_drawn(rules, state, seat, kind, what)
    if kind == PLAY:
        return check_play(rules, state, seat, what)
    if kind == DRAW:
        return check_draw(rules, state, seat, what)
    if kind == SWAP:
        return check_swap(rules, state, seat, what)
    if kind == BURY:
        return check_bury(rules, state, seat, what)
    return LAID_ALREADY if kind == LAYING else NOTHING_TAKEN


def contains(rules: Rules, cards: int, card: int) -> bool:
    """Whether the set contains the card; the card need not be one of the deck."""
    return card < rules.cards and cards >> card & 1 == 1


def check_lay(rules: Rules, state: State, seat: int, cards: int) -> int:
    """AA-4: the right number of cards, all from the hand."""
    if count_bits(cards) != rules.laid or cards & ~state.hands[seat]:
        return BAD_LAY
    return FINE


def check_drawn(rules: Rules, state: State, seat: int, kind: int, what: int) -> int:
    """AA-8, AA-9: after a draw or swap, the seat plays that card or keeps it."""
    if kind == KEEP and what == 0:
        return FINE
    if kind != PLAY or what & FIELD_MASK != state.pending:
        return TAKEN_ONLY if state.pending_seen else DRAWN_ONLY
    return check_play(rules, state, seat, what)


def check_play(rules: Rules, state: State, seat: int, what: int) -> int:
    """AA-7: a card of the hand onto a pile that it fits."""
    card = what & FIELD_MASK
    pile = what >> FIELD_SHIFT
    if not contains(rules, state.hands[seat], card):
        return PLAY_NOT_HELD
    if pile >= rules.piles or not rules.fits[state.tops[pile]] >> card & 1:
        return DOES_NOT_FIT
    return FINE


def check_draw(rules: Rules, state: State, seat: int, card: int) -> int:
    """AA-8, AA-11: a card of the hand for one of the stock."""
    if state.stock_size == 0:
        return NO_STOCK
    return FINE if contains(rules, state.hands[seat], card) else DRAW_NOT_HELD


def check_swap(rules: Rules, state: State, seat: int, what: int) -> int:
    """AA-9, AA-11: two cards of the hand, the lower one first, for one that is open."""
    one = what & FIELD_MASK
    two = what >> FIELD_SHIFT & FIELD_MASK
    hand = state.hands[seat]
    if state.open == 0:
        return NOTHING_OPEN
    if one >= two or not (contains(rules, hand, one) and contains(rules, hand, two)):
        return SWAP_NOT_HELD
    return FINE if contains(rules, state.open, what >> 2 * FIELD_SHIFT) else NOT_OPEN


def check_bury(rules: Rules, state: State, seat: int, card: int) -> int:
    """AA-10: a card of the hand, only when the stock is empty."""
    if state.stock_size > 0:
        return STOCK_LEFT
    return FINE if contains(rules, state.hands[seat], card) else BURY_NOT_HELD


# --- the effects of moves ---


def sealed(rules: Rules, state: State) -> bool:
    """AA-4: whether cards are being laid face down."""
    return state.phase == LAY


def apply(rules: Rules, state: State, seat: int, action: int, outcome: int) -> None:
    """Plays a legal move."""
    kind = action >> KIND_SHIFT
    card = action & FIELD_MASK
    if kind == PLAY:
        play(rules, state, seat, card, action >> FIELD_SHIFT & FIELD_MASK)
    elif kind == DRAW:
        draw(state, seat, card)
    elif kind == SWAP:
        swap(state, seat, card, action >> FIELD_SHIFT & FIELD_MASK, action >> 2 * FIELD_SHIFT & FIELD_MASK)
    elif kind == BURY:
        bury(rules, state, seat, card)
    elif kind == KEEP:
        end_turn(rules, state, seat)
    else:
        lay(rules, state, seat, action & WHAT_MASK)


def lay(rules: Rules, state: State, seat: int, cards: int) -> None:
    """AA-4: puts cards face down, in the order of their names; when all seats have laid, the cards are revealed."""
    state.hands[seat] ^= cards
    put_laid(rules, state, seat, cards)
    state.turn ^= 1 << seat
    if state.turn == 0:
        reveal(rules, state)


def put_laid(rules: Rules, state: State, seat: int, cards: int) -> None:
    """AA-4: each card is a pile of the seat."""
    for pile in range(seat * rules.laid, (seat + 1) * rules.laid):
        card = first_by_name(rules, cards)
        cards ^= 1 << card
        state.tops[pile] = card
        state.beneath[card] = NO_CARD


def first_by_name(rules: Rules, cards: int) -> int:
    """The card of the set that comes first when the names are sorted as text."""
    first = lowest_bit(cards)
    cards &= cards - 1
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if rules.name_order[card] < rules.name_order[first]:
            first = card
    return first


def reveal(rules: Rules, state: State) -> None:
    """AA-5: the seat with the lowest sum begins; of several, the one with the lowest single card."""
    begins = 0
    best_total = 0
    best_lowest = 0
    for seat in range(rules.players):
        total = 0
        lowest = rules.cards
        for pile in range(seat * rules.laid, (seat + 1) * rules.laid):
            total += state.tops[pile]
            lowest = min(lowest, state.tops[pile])
        state.scores[seat] = total
        if seat == 0 or total < best_total or (total == best_total and lowest < best_lowest):
            best_total = total
            best_lowest = lowest
            begins = seat
    state.phase = ACT
    state.seat = begins
    state.turn = 1 << begins


def leave_hand(state: State, seat: int, card: int) -> None:
    """The card leaves the hand openly."""
    gone = ~(1 << card)
    state.hands[seat] &= gone
    state.known[seat] &= gone
    state.taken[seat] &= gone


def play(rules: Rules, state: State, seat: int, card: int, pile: int) -> None:
    """AA-7: the card covers the pile's top; the points of the pile's owner change by the difference (AA-13)."""
    leave_hand(state, seat, card)
    state.scores[rules.owner[pile]] += card - state.tops[pile]
    state.beneath[card] = state.tops[pile]
    state.tops[pile] = card
    end_turn(rules, state, seat)


def draw(state: State, seat: int, discard: int) -> None:
    """AA-8: puts a card face up and draws the top of the stock; then the seat plays that card or keeps it."""
    leave_hand(state, seat, discard)
    state.open |= 1 << discard
    state.stock_size -= 1
    state.pending = state.stock[state.stock_size]
    state.pending_seen = 0
    state.hands[seat] |= 1 << state.pending
    state.phase = DRAWN


def swap(state: State, seat: int, one: int, two: int, take: int) -> None:
    """AA-9: puts two cards face up and takes an open one; everybody sees which, so it is known to be in the hand."""
    leave_hand(state, seat, one)
    leave_hand(state, seat, two)
    card = 1 << take
    state.open = (state.open ^ card) | 1 << one | 1 << two
    state.hands[seat] |= card
    state.known[seat] |= card
    state.taken[seat] |= card
    state.taken_at[take] = state.buried_count[seat]
    state.pending = take
    state.pending_seen = 1
    state.phase = DRAWN


def bury(rules: Rules, state: State, seat: int, card: int) -> None:
    """AA-10: puts a card face down, out of the game. It may be any card, so no card is known to be in the hand any
    more. Cards taken openly before are in the hand or among those buried since: `taken` remembers them."""
    state.hands[seat] ^= 1 << card
    state.known[seat] = 0
    state.buried[seat, state.buried_count[seat]] = card
    state.buried_count[seat] += 1
    end_turn(rules, state, seat)


def end_turn(rules: Rules, state: State, seat: int) -> None:
    """AA-6, AA-12: passes the turn to the next seat; when a seat ends a turn without cards, each other seat has one
    last turn."""
    state.pending = NO_CARD
    state.pending_seen = 0
    state.phase = ACT
    if state.last_turns != NOT_YET:
        state.last_turns -= 1
    elif state.hands[seat] == 0:
        state.last_turns = rules.players - 1
    state.seat = seat + 1 if seat + 1 < rules.players else 0
    state.turn = 1 << state.seat
    if state.last_turns == 0:
        end_game(rules, state)


def end_game(rules: Rules, state: State) -> None:
    """AA-13: the most points win, or the fewest; players with the same points share the win."""
    state.phase = OVER
    state.turn = 0
    state.over = 1
    best = state.scores[0]
    for seat in range(rules.players):
        score = state.scores[seat]
        best = max(best, score) if rules.goal == HIGH else min(best, score)
    state.winners = 0
    for seat in range(rules.players):
        if state.scores[seat] == best:
            state.winners |= 1 << seat


def count_facts(rules: Rules, state: State, facts: Ints) -> None:
    """For simulations: counts where the cards are at the end: on piles, open, buried, in hands, in the stock."""
    buried = 0
    held = 0
    for seat in range(rules.players):
        buried += state.buried_count[seat]
        held += count_bits(state.hands[seat])
    lying_open = count_bits(state.open)
    facts[0] += rules.cards
    facts[1] += rules.cards - lying_open - buried - held - state.stock_size
    facts[2] += lying_open
    facts[3] += buried
    facts[4] += held
    facts[5] += state.stock_size
