"""Computes what a seat may know in Up & Down, and determinizes the rest. No other module redacts this game. An
observation starts blank and receives the public fields, then the seat's own; a field that is not named here stays
blank."""

from updown.games.up_and_down.spec import CHANGE_SHIFT, CHOICE, CHOOSE, NO_CARD, Observation, Rules, State
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.kernel_parts import copy_standing
from updown.rules.rng import Stream, pick


def copy_public(rules: Rules, source: State, target: State) -> None:
    """Copies side, rotation, trump, chef, every revealed trick, the pot, the tricks won, and which seats have
    chosen."""
    copy_standing(rules, source, target)
    target.phase = source.phase
    target.side = source.side
    target.trump = source.trump
    target.dice[0] = source.dice[0]
    target.dice[1] = source.dice[1]
    target.chef = source.chef
    target.pot = source.pot
    target.trick = source.trick
    target.rotation = source.rotation
    played, shown = source.played, target.played
    winners, shown_winners = source.trick_winners, target.trick_winners
    seats = range(rules.players)
    for trick in range(source.trick):
        shown_winners[trick] = winners[trick]
        for seat in seats:
            shown[trick, seat] = played[trick, seat]
    for seat in seats:
        target.tricks[seat] = source.tricks[seat]
        if source.phase == CHOOSE:
            shown[source.trick, seat] = NO_CARD


def has_chosen(state: State, seat: int) -> bool:
    """UD-11: whether a card of the seat lies face down."""
    return state.phase == CHOOSE and not state.turn >> seat & 1


def see_public(rules: Rules, state: State, observation: Observation) -> None:
    """Writes the public information into a blank observation, which is then an onlooker's."""
    observation.viewer = -1
    copy_public(rules, state, observation)
    for seat in range(rules.players):
        observation.hand_sizes[seat] = count_bits(state.hands[seat])
    observation.aside_size = count_bits(state.aside)


def see_own(rules: Rules, state: State, seat: int, observation: Observation) -> None:
    """Adds the seat's private information to the public one."""
    observation.viewer = seat
    observation.hands[seat] = state.hands[seat]
    if has_chosen(state, seat):
        observation.played[state.trick, seat] = state.played[state.trick, seat]


def determinize(rules: Rules, observation: Observation, state: State, stream: Stream) -> None:
    """Writes a random state that fits the observation into a blank one: every card that the seat has not seen may be in
    any hand, face down in front of any seat that has chosen, or aside."""
    copy_public(rules, observation, state)
    unseen = rules.deck
    for seat in range(rules.players):
        for trick in range(observation.trick):
            unseen &= ~(1 << observation.played[trick, seat])
    viewer = observation.viewer
    if viewer >= 0:
        state.hands[viewer] = observation.hands[viewer]
        unseen &= ~observation.hands[viewer]
        if has_chosen(observation, viewer):
            card = observation.played[observation.trick, viewer]
            state.played[state.trick, viewer] = card
            unseen &= ~(1 << card)
    for seat in range(rules.players):
        if seat != viewer:
            hand = pick(stream, unseen, observation.hand_sizes[seat])
            state.hands[seat] = hand
            unseen ^= hand
            if has_chosen(observation, seat):
                chosen = pick(stream, unseen, 1)
                state.played[state.trick, seat] = lowest_bit(chosen)
                unseen ^= chosen
    state.aside = unseen


def unseal(rules: Rules, state: State, viewer: int) -> None:
    """Takes back the choices of the other seats in a determinized state, so that they choose anew."""
    for seat in range(rules.players):
        if seat != viewer and not state.turn >> seat & 1:
            state.hands[seat] |= 1 << state.played[state.trick, seat]
            state.played[state.trick, seat] = NO_CARD
            state.turn |= 1 << seat


def visible(rules: Rules, state: State, seat: int, action: int, outcome: int) -> int:
    """The public part of a move, as one number: the change with its dice, or only that a card was chosen."""
    return CHOICE if action >= CHOICE else action << CHANGE_SHIFT | outcome
