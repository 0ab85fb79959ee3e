"""One step of many matches at once: what training code and searches ask of a game, over arrays of states.
engine/compile.py binds `kernel`. Arrays of length 1 are the rules; all others have one element a match."""

from typing import Any

from updown.engine.playout import start_match
from updown.rules.bits import lowest_bit
from updown.rules.rng import branch

kernel: Any = None

NOBODY = -1


def begin_many(rules: Any, key: Any, first: int, states: Any, streams: Any) -> None:
    """Starts every match, each with its own stream of those that belong to the key."""
    for place in range(len(states)):
        branch(key[0], first + place, streams[place])
        start_match(rules[0], states[place], streams[place])


def begin_again(rules: Any, states: Any, streams: Any, which: Any) -> None:
    """Starts those matches anew that `which` marks, their streams going on."""
    for place in range(len(states)):
        if which[place]:
            start_match(rules[0], states[place], streams[place])


def list_seats(states: Any, seats: Any) -> None:
    """The seat that acts next in each match, the lowest where several must; NOBODY where the match is over."""
    for place in range(len(states)):
        seats[place] = lowest_bit(states[place].turn) if states[place].turn else NOBODY


def count_many(rules: Any, states: Any, seats: Any, tally: Any, counts: Any) -> None:
    """How many moves each of these seats has."""
    for place in range(len(states)):
        counts[place] = 0
        if seats[place] >= 0 and states[place].turn >> seats[place] & 1:
            counts[place] = kernel.tally_moves(rules[0], states[place], seats[place], tally[0])


def pick_many(rules: Any, states: Any, seats: Any, tally: Any, numbers: Any, actions: Any) -> None:
    """The action of each seat that stands at that number of its moves; -1 where there is none."""
    for place in range(len(states)):
        actions[place] = -1
        if seats[place] >= 0 and states[place].turn >> seats[place] & 1:
            count = kernel.tally_moves(rules[0], states[place], seats[place], tally[0])
            if 0 <= numbers[place] < count:
                actions[place] = kernel.nth_move(rules[0], states[place], seats[place], tally[0], numbers[place])


def mask_many(rules: Any, states: Any, seats: Any, tally: Any, table: Any, masks: Any) -> None:
    """For each match and each action of the sorted table, whether that seat may do it now."""
    for place in range(len(states)):
        masks[place, :] = False
        if seats[place] >= 0 and states[place].turn >> seats[place] & 1:
            count = kernel.tally_moves(rules[0], states[place], seats[place], tally[0])
            for number in range(count):
                action = kernel.nth_move(rules[0], states[place], seats[place], tally[0], number)
                masks[place, find(table, action)] = True


def find(table: Any, action: int) -> int:
    """Where the action stands in the sorted table."""
    low = 0
    high = len(table) - 1
    while low < high:
        middle = (low + high) >> 1
        if table[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low


def check_many(rules: Any, states: Any, seats: Any, actions: Any, reasons: Any) -> None:
    """Why each seat may not do this; 0 where it may, or where nobody acts."""
    for place in range(len(states)):
        reasons[place] = 0
        if seats[place] >= 0:
            reasons[place] = kernel.check(rules[0], states[place], seats[place], actions[place])


def step_many(rules: Any, states: Any, streams: Any, seats: Any, actions: Any) -> None:
    """Plays one legal move in each match; where that ends a round, the next is dealt."""
    for place in range(len(states)):
        if seats[place] >= 0:
            state = states[place]
            outcome = kernel.chance(rules[0], state, seats[place], actions[place], streams[place])
            kernel.apply(rules[0], state, seats[place], actions[place], outcome)
            if state.turn == 0 and not state.over:
                kernel.deal(rules[0], state, streams[place])


def list_actions(rules: Any, states: Any, seat: int, tally: Any, actions: Any) -> int:
    """The moves of a seat on turn in the first match, in their order, as far as there is room; how many there are."""
    count: int = kernel.tally_moves(rules[0], states[0], seat, tally[0])
    for number in range(min(count, len(actions))):
        actions[number] = kernel.nth_move(rules[0], states[0], seat, tally[0], number)
    return count


def play_one(rules: Any, states: Any, streams: Any, seat: int, action: int) -> None:
    """Plays one legal move in the first match; the next round is not dealt."""
    outcome = kernel.chance(rules[0], states[0], seat, action, streams[0])
    kernel.apply(rules[0], states[0], seat, action, outcome)


def observe_many(rules: Any, states: Any, seats: Any, observations: Any) -> None:
    """What each of these seats may know; the observations are blank."""
    for place in range(len(states)):
        kernel.observe(rules[0], states[place], seats[place], observations[place])


def redeal_many(rules: Any, observation: Any, stream: Any, states: Any) -> None:
    """Fills blank states with random worlds that look like the one observation."""
    for place in range(len(states)):
        kernel.redeal(rules[0], observation[0], states[place], stream[0])
