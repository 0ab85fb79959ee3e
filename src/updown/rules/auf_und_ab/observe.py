"""What a seat may know in Auf und Ab, and re-dealing what it may not: the only redaction of this game. An observation
starts blank and gets what is public, then what is the seat's own; a field that nobody names here stays blank."""

from updown.rules.auf_und_ab.kernel import put_laid
from updown.rules.auf_und_ab.spec import BURY, DRAWN, KIND_SHIFT, LAY, LAYING, NO_CARD, Observation, Rules, State
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.rng import Stream, below, pick


def copy_public(rules: Rules, source: State, target: State) -> None:
    """All piles from bottom to top once they are turned up, open cards, sizes of stock and buried cards, and who took
    which open card: `known` is surely in the hand, `taken` is there or buried since."""
    target.turn = source.turn
    target.over = source.over
    target.round = source.round
    target.begun = source.begun
    target.winners = source.winners
    target.phase = source.phase
    target.seat = source.seat
    target.last_turns = source.last_turns
    target.open = source.open
    target.stock_size = source.stock_size
    target.pending = NO_CARD
    target.pending_seen = source.pending_seen
    if source.pending_seen:
        target.pending = source.pending
    for seat in range(rules.players):
        target.scores[seat] = source.scores[seat]
        target.known[seat] = source.known[seat]
        target.taken[seat] = source.taken[seat]
        target.buried_count[seat] = source.buried_count[seat]
        taken = source.taken[seat]
        while taken:
            card = lowest_bit(taken)
            taken &= taken - 1
            target.taken_at[card] = source.taken_at[card]
    for pile in range(rules.piles):
        target.tops[pile] = NO_CARD
        if source.phase != LAY:
            copy_pile(source, target, pile)


def copy_pile(source: State, target: State, pile: int) -> None:
    card = source.tops[pile]
    target.tops[pile] = card
    while card != NO_CARD:
        target.beneath[card] = source.beneath[card]
        card = source.beneath[card]


def has_laid(state: State, seat: int) -> bool:
    """AA-4: whether the seat's cards lie face down."""
    return state.phase == LAY and not state.turn >> seat & 1


def observe(rules: Rules, state: State, seat: int, observation: Observation) -> None:
    """Writes what the seat may know into a blank observation."""
    see_public(rules, state, observation)
    if seat >= 0:
        see_own(rules, state, seat, observation)


def see_public(rules: Rules, state: State, observation: Observation) -> None:
    """Writes what everybody may know into a blank observation: it is then an onlooker's."""
    observation.viewer = -1
    copy_public(rules, state, observation)
    for seat in range(rules.players):
        observation.hand_sizes[seat] = count_bits(state.hands[seat])
        observation.hands[seat] = state.known[seat]


def see_own(rules: Rules, state: State, seat: int, observation: Observation) -> None:
    """Adds what the seat alone may know to what everybody may."""
    observation.viewer = seat
    observation.hands[seat] = state.hands[seat]
    if state.phase == DRAWN and state.seat == seat:
        observation.pending = state.pending
    for place in range(state.buried_count[seat]):
        observation.buried[seat, place] = state.buried[seat, place]
    if has_laid(state, seat):
        for pile in range(seat * rules.laid, (seat + 1) * rules.laid):
            copy_pile(state, observation, pile)


def redeal(rules: Rules, observation: Observation, state: State, stream: Stream) -> None:
    """Writes a state that looks like this into a blank one. Cards that a seat was seen to take go first, each to a
    place where it can be: the hand, or what that seat has buried since; then all others, anywhere."""
    copy_public(rules, observation, state)
    viewer = observation.viewer
    for seat in range(rules.players):
        for place in range(observation.buried_count[seat]):
            state.buried[seat, place] = NO_CARD
    if viewer >= 0:
        copy_own(rules, observation, state, viewer)
    unseen = unseen_cards(rules, observation)
    for seat in range(rules.players):
        if seat != viewer:
            unseen ^= place_taken(observation, state, seat, stream)
    for seat in range(rules.players):
        if seat != viewer:
            missing = observation.hand_sizes[seat] - count_bits(state.hands[seat])
            hand = pick(stream, unseen, missing)
            state.hands[seat] |= hand
            unseen ^= hand
            unseen = fill_hidden(rules, state, seat, unseen, stream)
    for place in range(state.stock_size):
        card = pick(stream, unseen, 1)
        state.stock[place] = lowest_bit(card)
        unseen ^= card
    if state.phase == DRAWN and state.pending == NO_CARD:
        redeal_pending(observation, state, stream)


def copy_own(rules: Rules, observation: Observation, state: State, viewer: int) -> None:
    state.hands[viewer] = observation.hands[viewer]
    state.pending = observation.pending
    for place in range(observation.buried_count[viewer]):
        state.buried[viewer, place] = observation.buried[viewer, place]
    if has_laid(observation, viewer):
        for pile in range(viewer * rules.laid, (viewer + 1) * rules.laid):
            copy_pile(observation, state, pile)


def unseen_cards(rules: Rules, observation: Observation) -> int:
    """The cards that the seat has not before its eyes; those taken openly by others count as unseen."""
    unseen = (1 << rules.cards) - 1
    unseen &= ~observation.open
    for pile in range(rules.piles):
        card = observation.tops[pile]
        while card != NO_CARD:
            unseen &= ~(1 << card)
            card = observation.beneath[card]
    viewer = observation.viewer
    if viewer >= 0:
        unseen &= ~observation.hands[viewer]
        for place in range(observation.buried_count[viewer]):
            unseen &= ~(1 << observation.buried[viewer, place])
    return unseen


def place_taken(observation: Observation, state: State, seat: int, stream: Stream) -> int:
    """Puts the cards that the seat was seen to take where they can be. The later a card was taken, the fewer places it
    has, all of them open to the earlier ones too: so the latest goes first, and each gets an even choice of what is
    left."""
    hand_left = observation.hand_sizes[seat]
    for after in range(observation.buried_count[seat], -1, -1):
        taken = observation.taken[seat]
        while taken:
            card = lowest_bit(taken)
            taken &= taken - 1
            if observation.taken_at[card] == after:
                free = 0
                for place in range(after, observation.buried_count[seat]):
                    free += state.buried[seat, place] == NO_CARD
                choice = below(stream, hand_left + free)
                if choice < hand_left:
                    hand_left -= 1
                    state.hands[seat] |= 1 << card
                else:
                    put_in_buried(state, seat, after, choice - hand_left, card)
    return observation.taken[seat]


def put_in_buried(state: State, seat: int, place: int, n: int, card: int) -> None:
    """Puts the card at the n-th free place of what the seat has buried, from that place on."""
    while n > 0 or state.buried[seat, place] != NO_CARD:
        n -= state.buried[seat, place] == NO_CARD
        place += 1
    state.buried[seat, place] = card


def fill_hidden(rules: Rules, state: State, seat: int, unseen: int, stream: Stream) -> int:
    """Fills the seat's free buried places and its cards laid face down; what is left of the unseen cards."""
    for place in range(state.buried_count[seat]):
        if state.buried[seat, place] == NO_CARD:
            card = pick(stream, unseen, 1)
            state.buried[seat, place] = lowest_bit(card)
            unseen ^= card
    if has_laid(state, seat):
        laid = pick(stream, unseen, rules.laid)
        unseen ^= laid
        put_laid(rules, state, seat, laid)
    return unseen


def redeal_pending(observation: Observation, state: State, stream: Stream) -> None:
    """AA-8: another seat has just drawn: any card of that hand that was not seen to come into it may be the drawn
    one."""
    hidden = state.hands[state.seat] & ~observation.taken[state.seat]
    state.pending = lowest_bit(pick(stream, hidden, 1))


def visible(rules: Rules, state: State, seat: int, action: int, outcome: int) -> int:
    """What everybody sees of a move when it is made, as one number: all but cards that are laid or buried face down."""
    kind = action >> KIND_SHIFT
    return kind << KIND_SHIFT if kind in (BURY, LAYING) else action
