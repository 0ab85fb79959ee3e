"""Computes what a seat may know in Auf und Ab, and determinizes the rest. No other module redacts this game. An
observation starts blank and receives the public fields, then the seat's own; a field that is not named here stays
blank."""

from updown.games.auf_und_ab.kernel import put_laid
from updown.games.auf_und_ab.spec import BURY, DRAWN, KIND_SHIFT, LAY, LAYING, NO_CARD, Observation, Rules, State
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.kernel_parts import copy_standing
from updown.rules.rng import Stream, below, pick


def copy_public(rules: Rules, source: State, target: State) -> None:
    """Copies all piles from bottom to top once they are revealed, open cards, the sizes of the stock and of the buried
    cards, and which seat took which open card: `known` is certainly in the hand, `taken` is there or buried since."""
    copy_standing(rules, source, target)
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


def see_public(rules: Rules, state: State, observation: Observation) -> None:
    """Writes the public information into a blank observation, which is then an onlooker's."""
    observation.viewer = -1
    copy_public(rules, state, observation)
    for seat in range(rules.players):
        observation.hand_sizes[seat] = count_bits(state.hands[seat])
        observation.hands[seat] = state.known[seat]


def see_own(rules: Rules, state: State, seat: int, observation: Observation) -> None:
    """Adds the seat's private information to the public one."""
    observation.viewer = seat
    observation.hands[seat] = state.hands[seat]
    if state.phase == DRAWN and state.seat == seat:
        observation.pending = state.pending
    for place in range(state.buried_count[seat]):
        observation.buried[seat, place] = state.buried[seat, place]
    if has_laid(state, seat):
        for pile in range(seat * rules.laid, (seat + 1) * rules.laid):
            copy_pile(state, observation, pile)


def determinize(rules: Rules, observation: Observation, state: State, stream: Stream) -> None:
    """Writes a random state that fits the observation into a blank one. Cards that a seat has taken openly are placed
    first, each where it can be: in the hand, or among those that the seat has buried since; then all others,
    anywhere."""
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
        determinize_pending(observation, state, stream)


def copy_own(rules: Rules, observation: Observation, state: State, viewer: int) -> None:
    state.hands[viewer] = observation.hands[viewer]
    state.pending = observation.pending
    for place in range(observation.buried_count[viewer]):
        state.buried[viewer, place] = observation.buried[viewer, place]
    if has_laid(observation, viewer):
        for pile in range(viewer * rules.laid, (viewer + 1) * rules.laid):
            copy_pile(observation, state, pile)


def unseen_cards(rules: Rules, observation: Observation) -> int:
    """The cards that the seat cannot see now; cards that others have taken openly count as unseen."""
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
    """Places the cards that the seat has taken openly. The later a card was taken, the fewer places it can have, and
    the earlier cards can have all of these too: so the latest is placed first, each with equal chances for the places
    that are left."""
    hand_left = observation.hand_sizes[seat]
    for after in range(observation.buried_count[seat], -1, -1):
        taken = observation.taken[seat]
        while taken:
            card = lowest_bit(taken)
            taken &= taken - 1
            if observation.taken_at[card] == after:
                free = 0
                for place in range(after, observation.buried_count[seat]):
                    if state.buried[seat, place] == NO_CARD:
                        free += 1
                choice = below(stream, hand_left + free)
                if choice < hand_left:
                    hand_left -= 1
                    state.hands[seat] |= 1 << card
                else:
                    put_in_buried(state, seat, after, choice - hand_left, card)
    return observation.taken[seat]


def put_in_buried(state: State, seat: int, place: int, n: int, card: int) -> None:
    """Puts the card at the n-th free place among the cards that the seat has buried, counted from `place` on."""
    while n > 0 or state.buried[seat, place] != NO_CARD:
        if state.buried[seat, place] == NO_CARD:
            n -= 1
        place += 1
    state.buried[seat, place] = card


def fill_hidden(rules: Rules, state: State, seat: int, unseen: int, stream: Stream) -> int:
    """Fills the seat's free buried places and its cards laid face down. Returns the unseen cards that are left."""
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


def determinize_pending(observation: Observation, state: State, stream: Stream) -> None:
    """AA-8: another seat has just drawn; the drawn card may be any card of its hand that it has not taken openly."""
    hidden = state.hands[state.seat] & ~observation.taken[state.seat]
    state.pending = lowest_bit(pick(stream, hidden, 1))


def unseal(rules: Rules, state: State, viewer: int) -> None:
    """Takes back the laid cards of the other seats in a determinized state, so that they lay anew."""
    for seat in range(rules.players):
        if seat != viewer and not state.turn >> seat & 1:
            for pile in range(seat * rules.laid, (seat + 1) * rules.laid):
                state.hands[seat] |= 1 << state.tops[pile]
                state.tops[pile] = -1
            state.turn |= 1 << seat


def visible(rules: Rules, state: State, seat: int, action: int, outcome: int) -> int:
    """The public part of a move, as one number: all but the cards that are laid or buried face down."""
    kind = action >> KIND_SHIFT
    return kind << KIND_SHIFT if kind in (BURY, LAYING) else action
