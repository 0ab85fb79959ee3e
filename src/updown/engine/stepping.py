"""Steps many matches at once, for tree walks and checks: functions over arrays of states. engine/compile.py binds
`kernel`. The rules are an array of length 1; the other arrays have one element for each match."""

from typing import Any

from updown.engine.random_games import start_match
from updown.rules.bits import lowest_bit
from updown.rules.rng import branch

kernel: Any = None

NOBODY = -1


def begin_many(rules: Any, key: Any, first: int, states: Any, streams: Any) -> None:
    """Starts every match, each with its own stream, derived from the key and the number of the match."""
    for place in range(len(states)):
        branch(key[0], first + place, streams[place])
        start_match(rules[0], states[place], streams[place])


def list_seats(states: Any, seats: Any) -> None:
    """The seat that acts next in each match, the lowest if there are several; NOBODY if the match is over."""
    for place in range(len(states)):
        seats[place] = lowest_bit(states[place].turn) if states[place].turn else NOBODY


def count_many(rules: Any, states: Any, seats: Any, tally: Any, counts: Any) -> None:
    """How many moves each of these seats has."""
    for place in range(len(states)):
        counts[place] = 0
        if seats[place] >= 0 and states[place].turn >> seats[place] & 1:
            counts[place] = kernel.tally_moves(rules[0], states[place], seats[place], tally[0])


def pick_many(rules: Any, states: Any, seats: Any, tally: Any, numbers: Any, actions: Any) -> None:
    """The action of each seat at that index of its list of moves; -1 if there is none."""
    for place in range(len(states)):
        actions[place] = -1
        if seats[place] >= 0 and states[place].turn >> seats[place] & 1:
            count = kernel.tally_moves(rules[0], states[place], seats[place], tally[0])
            if 0 <= numbers[place] < count:
                actions[place] = kernel.nth_move(rules[0], states[place], seats[place], tally[0], numbers[place])


def check_many(rules: Any, states: Any, seats: Any, actions: Any, reasons: Any) -> None:
    """The reason why each seat may not do this; 0 if it may, or if nobody acts."""
    for place in range(len(states)):
        reasons[place] = 0
        if seats[place] >= 0:
            reasons[place] = kernel.check(rules[0], states[place], seats[place], actions[place])


def step_many(rules: Any, states: Any, streams: Any, seats: Any, actions: Any) -> None:
    """Plays one legal move in each match, and deals the next round where a round has ended."""
    for place in range(len(states)):
        if seats[place] >= 0:
            state = states[place]
            outcome = kernel.chance(rules[0], state, seats[place], actions[place], streams[place])
            kernel.apply(rules[0], state, seats[place], actions[place], outcome)
            if state.turn == 0 and not state.over:
                kernel.deal(rules[0], state, streams[place])


def list_actions(rules: Any, states: Any, seat: int, tally: Any, actions: Any) -> int:
    """Lists the moves of a seat on turn in the first match, as many as fit into `actions`. Returns how many there
    are."""
    count: int = kernel.tally_moves(rules[0], states[0], seat, tally[0])
    for number in range(min(count, len(actions))):
        actions[number] = kernel.nth_move(rules[0], states[0], seat, tally[0], number)
    return count


def play_one(rules: Any, states: Any, streams: Any, seat: int, action: int) -> None:
    """Plays one legal move in the first match; the next round is not dealt."""
    outcome = kernel.chance(rules[0], states[0], seat, action, streams[0])
    kernel.apply(rules[0], states[0], seat, action, outcome)


def observe_many(rules: Any, states: Any, seats: Any, observations: Any) -> None:
    """Writes the observation of each of these seats; the observations are blank."""
    for place in range(len(states)):
        kernel.see_public(rules[0], states[place], observations[place])
        if seats[place] >= 0:
            kernel.see_own(rules[0], states[place], seats[place], observations[place])


def determinize_many(rules: Any, observation: Any, stream: Any, states: Any) -> None:
    """Fills blank states with determinizations of the one observation."""
    for place in range(len(states)):
        kernel.determinize(rules[0], observation[0], states[place], stream[0])
