"""The rules of dnup: plain functions over the state, in the order of the rulebook. They trust their input (callers use
`check` first) and raise nothing; Numba compiles these same functions for simulation and search.

A place, where a set can lie, is the number seat * areas + area; areas are counted from 0."""

from updown.games.dnup.spec import (
    ADD,
    ADD_NOT_HELD,
    ADD_NOT_HIGHER,
    ADD_TO_NOTHING,
    ADD_TO_OWN,
    CARD_MASK,
    FINE,
    GAME_OVER,
    IS_OUT,
    KIND_SHIFT,
    NO_CARDS,
    NO_SUCH_MOVE,
    NOT_HIGHER,
    NOT_HIGHER_THAN_OWN,
    NOT_ON_TURN,
    NOWHERE,
    OTHER_VALUE,
    OVER,
    PAIRS,
    PLACE_MASK,
    PLACE_SHIFT,
    PLAY,
    PLAY_NOT_HELD,
    PLAYING,
    QUIET_LIMIT,
    ROTATE,
    ROUND_OVER,
    SUBSETS,
    SUBSETS_MASK,
    TAKE,
    TAKE_NOTHING,
    TAKE_OWN,
    VALUE_MASK,
    VALUE_SHIFT,
    Rules,
    State,
    Tally,
)
from updown.rules.bits import count_bits, deposit, nth_bit
from updown.rules.kernel_parts import chance as chance
from updown.rules.kernel_parts import count_chances as count_chances
from updown.rules.kernel_parts import nth_chance as nth_chance
from updown.rules.kernel_parts import sealed as sealed
from updown.rules.layout import Ints
from updown.rules.rng import Stream, pick, toss

# --- set-up of a round ---


def deal(rules: Rules, state: State, stream: Stream) -> None:
    """DN-4: deals all cards evenly at random, each of them either way up."""
    rest = rules.deck
    for seat in range(rules.players):
        hand = pick(stream, rest, rules.hand_size)
        rest ^= hand
        state.hands[seat] = hand
    state.turned = toss(stream, rules.deck)
    begin_round(rules, state)


def begin_round(rules: Rules, state: State) -> None:
    """DN-5, DN-19: sets the table for a new round; the cards have been dealt. The holder of the star begins; with two
    players, it begins with area 2."""
    state.round = state.begun
    state.begun += 1
    state.phase = PLAYING
    state.quiet = 0
    state.turns = 0
    state.out_count = 0
    state.is_out = 0
    state.discarded = 0
    state.sizes = 0
    for value in range(rules.values + 1):
        state.sizes_of[value] = 0
    for place in range(rules.places):
        state.sets[place] = 0
        state.set_sizes[place] = 0
        state.set_values[place] = 0
    for seat in range(rules.players):
        state.known[seat] = 0
        if state.hands[seat] & rules.star:
            state.starter = seat
    state.area = rules.areas - 1
    state.seat = state.starter
    state.turn = 1 << state.seat


# --- cards in hand ---


def active(rules: Rules, state: State, cards: int, value: int) -> int:
    """DN-1: the cards of which this value is up."""
    return cards & ((rules.low[value] & ~state.turned) | (rules.high[value] & state.turned))


def both_copies(rules: Rules, cards: int) -> int:
    """The first copies of the cards of which the set has both copies."""
    return cards & (cards >> 1) & rules.firsts


def distinct(rules: Rules, cards: int) -> int:
    """The different cards in the set: a second copy is replaced by the first."""
    seconds = cards & rules.firsts << 1
    return cards & ~seconds | seconds >> 1


# --- how many moves there are, and the n-th ---


def count_sets(singles: int, pairs: int, blocked: int) -> int:
    """The number of different sets that can be made of this many single cards and pairs of copies, with a size that is
    not blocked."""
    if pairs == 0:
        return count_subsets(singles, blocked)
    total = 0
    for copies in range(2 * pairs + 1):
        total += int(PAIRS[pairs, copies]) * count_subsets(singles, blocked >> copies)
    return total


def count_subsets(cards: int, blocked: int) -> int:
    """The number of sets of this many different cards, with a size that is not blocked."""
    sizes = 2 << cards
    return int(SUBSETS[(sizes | blocked & (sizes - 1)) & SUBSETS_MASK])


def tally_moves(rules: Rules, state: State, seat: int, tally: Tally) -> int:
    """The number of moves of the seat, which must be on turn: rotate, takes, adds, plays."""
    plays = tally_plays(rules, state, state.hands[seat], tally)
    tally_places(rules, state, seat, tally)
    return 1 + tally.takes + tally.adds + plays


def tally_plays(rules: Rules, state: State, hand: int, tally: Tally) -> int:
    """DN-8: counts the sets that may be played. For each value, a size is blocked if there is a set of that size on the
    table with the same or a higher value. No two sets have the same size (DN-7), so going up from one value to the next
    unblocks exactly the sizes of the sets with the lower value. (Size 0 is always blocked; value 0 is on no card.)"""
    has_copies = rules.firsts != 0
    blocked = state.sizes | 1
    plays = 0
    for value in range(rules.values + 1):
        cards = active(rules, state, hand, value)
        pairs = count_bits(both_copies(rules, cards)) if has_copies else 0
        sets = count_sets(count_bits(cards) - 2 * pairs, pairs, blocked)
        tally.plays[value] = sets
        tally.blocked[value] = blocked
        plays += sets
        blocked ^= state.sizes_of[value]
    return plays


def tally_places(rules: Rules, state: State, seat: int, tally: Tally) -> None:
    """DN-9, DN-10: counts the sets that may be taken from opponents, and the cards that may be added to them."""
    takes = 0
    adds = 0
    for place in range(rules.places):
        size = state.set_sizes[place]
        value = state.set_values[place]
        adding = 0
        if size > 0 and owner(rules, place) != seat:
            takes += 1
            if not tally.blocked[value] >> (size + 1) & 1:
                adding = count_bits(distinct(rules, active(rules, state, state.hands[seat], value)))
        tally.adding[place] = adding
        adds += adding
    tally.takes = takes
    tally.adds = adds


def owner(rules: Rules, place: int) -> int:
    """The seat that the place belongs to."""
    return place >> (rules.areas - 1)


def nth_move(rules: Rules, state: State, seat: int, tally: Tally, n: int) -> int:
    """The n-th move after `tally_moves`: rotate; takes and adds, place by place; sets by value."""
    if n == 0:
        return ROTATE << KIND_SHIFT
    n -= 1
    if n < tally.takes:
        return TAKE << KIND_SHIFT | nth_take(rules, state, seat, n) << PLACE_SHIFT
    n -= tally.takes
    if n < tally.adds:
        return nth_add(rules, state, seat, tally, n)
    n -= tally.adds
    value = 1
    while n >= tally.plays[value]:
        n -= tally.plays[value]
        value += 1
    cards = active(rules, state, state.hands[seat], value)
    return PLAY << KIND_SHIFT | value << VALUE_SHIFT | nth_set(rules, cards, tally.blocked[value], n)


def nth_take(rules: Rules, state: State, seat: int, n: int) -> int:
    """DN-10: the place of the n-th set of an opponent."""
    place = -1
    while n >= 0:
        place += 1
        if state.set_sizes[place] > 0 and owner(rules, place) != seat:
            n -= 1
    return place


def nth_add(rules: Rules, state: State, seat: int, tally: Tally, n: int) -> int:
    """DN-9: the n-th way to add a card."""
    place = 0
    while n >= tally.adding[place]:
        n -= tally.adding[place]
        place += 1
    value = state.set_values[place]
    card = nth_bit(distinct(rules, active(rules, state, state.hands[seat], value)), n)
    return ADD << KIND_SHIFT | place << PLACE_SHIFT | value << VALUE_SHIFT | 1 << card


def nth_set(rules: Rules, cards: int, blocked: int, n: int) -> int:
    """DN-8: the n-th set of these cards whose size is not blocked. Cards with two copies are decided first; then the
    single cards, in the order of the binary numbers whose digits are the cards."""
    doubles = both_copies(rules, cards)
    singles = cards & ~(doubles | doubles << 1)
    left = count_bits(singles)
    chosen = 0
    while doubles:
        card = doubles & -doubles
        doubles ^= card
        copies = 0
        ways = count_sets(left, count_bits(doubles), blocked)
        while n >= ways:
            n -= ways
            copies += 1
            blocked >>= 1
            ways = count_sets(left, count_bits(doubles), blocked)
        if copies >= 1:
            chosen |= card
        if copies == 2:
            chosen |= card << 1
    singles = distinct(rules, singles)
    blocked &= (2 << left) - 1
    if blocked <= 1:
        return chosen | deposit(n + blocked, singles)
    while left > 0:
        left -= 1
        without = count_subsets(left, blocked)
        if n >= without:
            n -= without
            blocked >>= 1
            chosen |= 1 << nth_bit(singles, left)
    return chosen


# --- checks ---


def check_turn(rules: Rules, state: State, seat: int) -> int:
    """The reason why the seat may not act at all; FINE if it may."""
    if state.over:
        return GAME_OVER
    if state.phase == OVER:
        return ROUND_OVER
    if seat == state.seat:
        return FINE
    return IS_OUT if 0 <= seat < rules.players and state.is_out >> seat & 1 else NOT_ON_TURN


def check(rules: Rules, state: State, seat: int, action: int) -> int:
    """The reason why the seat may not make this move; FINE if it may. The action may be any integer: only listed moves
    are FINE."""
    reason = check_turn(rules, state, seat)
    if reason:
        return reason
    kind = action >> KIND_SHIFT
    cards = action & CARD_MASK
    value = action >> VALUE_SHIFT & VALUE_MASK
    place = action >> PLACE_SHIFT & PLACE_MASK
    if kind == PLAY and place == 0:
        return check_play(rules, state, seat, cards, value)
    if kind == ADD:
        return check_add(rules, state, seat, place, cards, value)
    if kind == TAKE and cards == 0 and value == 0:
        return check_take(rules, state, seat, place)
    return FINE if action == ROTATE << KIND_SHIFT else NO_SUCH_MOVE


def check_take(rules: Rules, state: State, seat: int, place: int) -> int:
    """DN-10: an opponent's set."""
    if owner(rules, place) == seat:
        return TAKE_OWN
    return FINE if place < rules.places and state.set_sizes[place] else TAKE_NOTHING


def check_add(rules: Rules, state: State, seat: int, place: int, card: int, value: int) -> int:
    """DN-9: one card of the set's value, and no set of the new size that is as high."""
    if owner(rules, place) == seat:
        return ADD_TO_OWN
    if place >= rules.places or state.set_sizes[place] == 0:
        return ADD_TO_NOTHING
    if count_bits(card) != 1 or not holds(rules, state, seat, card, value):
        return ADD_NOT_HELD
    if value != state.set_values[place]:
        return OTHER_VALUE
    rival = place_of_size(rules, state, state.set_sizes[place] + 1)
    return FINE if rival == NOWHERE or state.set_values[rival] < value else ADD_NOT_HIGHER


def check_play(rules: Rules, state: State, seat: int, cards: int, value: int) -> int:
    """DN-8, DN-18: cards of one value, and no set of that size that is as high, one's own other set included."""
    if cards == 0:
        return NO_CARDS
    if not holds(rules, state, seat, cards, value):
        return PLAY_NOT_HELD
    rival = place_of_size(rules, state, count_bits(cards))
    if rival == NOWHERE or state.set_values[rival] < value:
        return FINE
    return NOT_HIGHER_THAN_OWN if owner(rules, rival) == seat else NOT_HIGHER


def holds(rules: Rules, state: State, seat: int, cards: int, value: int) -> bool:
    """Whether the seat holds all these cards with that value up; a second copy may only be named with the first."""
    if value > rules.values:
        return False
    held = active(rules, state, state.hands[seat], value)
    second_alone = cards & rules.firsts << 1 & ~(cards << 1)
    return (distinct(rules, held) | both_copies(rules, held) << 1) & cards == cards and second_alone == 0


def place_of_size(rules: Rules, state: State, size: int) -> int:
    """DN-7: the place of the one set that has this size, or NOWHERE."""
    if not state.sizes >> size & 1:
        return NOWHERE
    found = NOWHERE
    for place in range(rules.places):
        if state.set_sizes[place] == size:
            found = place
    return found


# --- the effects of moves ---


def apply(rules: Rules, state: State, seat: int, action: int, outcome: int) -> None:
    """Plays a legal move, and begins the turn that follows."""
    kind = action >> KIND_SHIFT
    finished = False
    if kind == ROTATE:
        state.turned ^= state.hands[seat]
    elif kind == TAKE:
        place = action >> PLACE_SHIFT & PLACE_MASK
        to_hand(state, place, seat)
    else:
        place = action >> PLACE_SHIFT & PLACE_MASK if kind == ADD else seat * rules.areas + state.area
        lay(rules, state, seat, place, action & CARD_MASK, action >> VALUE_SHIFT & VALUE_MASK)
        finished = state.hands[seat] == 0
    end_turn(rules, state, seat, finished)


def to_hand(state: State, place: int, seat: int) -> None:
    """DN-12: the golden rule: cards are turned when they go from the table to a hand. Everybody has seen them."""
    cards = state.sets[place]
    state.turned ^= cards
    state.hands[seat] |= cards
    state.known[seat] |= cards
    clear(state, place)


def clear(state: State, place: int) -> None:
    """Removes the set at the place, if there is one."""
    resize(state, place, 0)
    state.sets[place] = 0
    state.set_values[place] = 0


def resize(state: State, place: int, size: int) -> None:
    """Sets the size of the set at the place, 0 if it is removed; `sizes`, and for each value `sizes_of`, have one bit
    for each size on the table."""
    change = (1 << state.set_sizes[place] ^ 1 << size) & ~1
    state.sizes ^= change
    state.sizes_of[state.set_values[place]] ^= change
    state.set_sizes[place] = size


def discard(state: State, place: int) -> None:
    """DN-6: discards the set at the place, if there is one, out of the round; that ends a quiet time (DN-16)."""
    state.discarded |= state.sets[place]
    if state.set_sizes[place] > 0:
        state.quiet = 0
    clear(state, place)


def lay(rules: Rules, state: State, seat: int, place: int, cards: int, value: int) -> None:
    """DN-8, DN-9: puts cards from the hand at a place. A set of the new size is beaten: its owner takes it back,
    turned, or it is discarded if the owner is out (DN-13)."""
    if rules.firsts:
        cards = real_copies(rules, state, seat, cards, value)
    state.hands[seat] &= ~cards
    state.known[seat] &= ~cards
    size = state.set_sizes[place] + count_bits(cards)
    beaten = place_of_size(rules, state, size)
    if beaten != NOWHERE:
        loser = owner(rules, beaten)
        if state.is_out >> loser & 1:
            discard(state, beaten)
        else:
            to_hand(state, beaten, loser)
    state.sets[place] |= cards
    state.set_values[place] = value
    resize(state, place, size)


def real_copies(rules: Rules, state: State, seat: int, cards: int, value: int) -> int:
    """Which of two equal cards is laid. Copies differ only by their number, which must reveal nothing: the first of a
    pair that comes to the table gets the first number, wherever the other one is. So, of two in one hand, the first is
    the one that is publicly known, if any is, and it is laid first."""
    held = active(rules, state, state.hands[seat], value)
    one_copy = cards & rules.firsts & ~(cards >> 1)
    second_alone = one_copy & held >> 1 & ~held
    unseen = second_alone & ~seen(rules, state)
    use_second = second_alone ^ unseen
    while unseen:
        exchange_copies(rules, state, unseen & -unseen)
        unseen &= unseen - 1
    return cards ^ (use_second | use_second << 1)


def seen(rules: Rules, state: State) -> int:
    """The cards that have been on the table in this round."""
    cards = state.discarded
    for seat in range(rules.players):
        cards |= state.known[seat]
    for place in range(rules.places):
        cards |= state.sets[place]
    return cards


def exchange_copies(rules: Rules, state: State, first: int) -> None:
    """Exchanges the numbers of two copies; both are in hands and have never been seen."""
    both = first | first << 1
    for seat in range(rules.players):
        if count_bits(state.hands[seat] & both) == 1:
            state.hands[seat] ^= both
    if count_bits(state.turned & both) == 1:
        state.turned ^= both


# --- the end of a turn, a round, the game ---


def end_turn(rules: Rules, state: State, seat: int, finished: bool) -> None:
    """DN-13 to DN-16, DN-20: ends a turn; unless the round has ended, the next turn begins."""
    state.quiet += 1
    state.turns += 1
    if finished:
        go_out(rules, state, seat)
    if state.phase == PLAYING and state.quiet >= QUIET_LIMIT:
        end_round(state)
    if state.phase == PLAYING:
        begin_turn(rules, state)


def go_out(rules: Rules, state: State, seat: int) -> None:
    """DN-13, DN-14: the first seat to lay its last card gets 2 points; the second gets 1 and ends the round. DN-20:
    with two players, the first wins the round. DN-15: enough points win the game."""
    state.out[state.out_count] = seat
    state.out_count += 1
    state.is_out |= 1 << seat
    state.scores[seat] += 2 if rules.areas == 1 and state.out_count == 1 else 1
    if state.scores[seat] >= rules.goal:
        state.over = 1
        state.winners = 1 << seat
    if state.over or rules.areas == 2 or state.out_count == 2:
        end_round(state)


def end_round(state: State) -> None:
    state.phase = OVER
    state.turn = 0


def begin_turn(rules: Rules, state: State) -> None:
    """DN-5, DN-17: the turn goes to the next seat, or with two players to the other area; a seat that is out only loses
    its set (DN-13). DN-6: the set at the place on turn is discarded."""
    if rules.areas == 2:
        state.area = 1 - state.area
        if state.area == 0:
            state.seat = 1 - state.seat
    else:
        state.seat = next_seat(rules, state.seat)
        while state.is_out >> state.seat & 1:
            discard(state, state.seat)
            state.seat = next_seat(rules, state.seat)
    discard(state, state.seat * rules.areas + state.area)
    state.turn = 1 << state.seat


def next_seat(rules: Rules, seat: int) -> int:
    return seat + 1 if seat + 1 < rules.players else 0


def is_void(rules: Rules, state: State) -> bool:
    """DN-16: whether the round has ended because nothing was discarded for too long, before enough seats were out."""
    enough = 1 if rules.areas == 2 else 2
    return state.phase == OVER and not state.over and state.out_count < enough


def count_facts(rules: Rules, state: State, facts: Ints) -> None:
    """For simulations: counts rounds, void rounds (DN-16), turns, and cards discarded."""
    facts[0] += 1
    if is_void(rules, state):
        facts[1] += 1
    facts[2] += state.turns
    facts[3] += count_bits(state.discarded)
