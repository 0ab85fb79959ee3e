"""The functions of an OpenSpiel state, each as one compiled call, so that a step takes Python only a few microseconds.
engine/compile.py binds `kernel`. All arrays of records have length 1."""

from typing import Any

from updown.engine.random_games import random_move
from updown.rules.bits import lowest_bit

kernel: Any = None


def look(rules: Any, state: Any, tally: Any, actions: Any, observation: Any) -> int:
    """The moves of the seat that acts, as many as there is room for, and what that seat may know (into a blank one);
    how many moves there are, 0 at the end of the round. Of seats that choose together the lowest acts first."""
    if state[0].turn == 0:
        return 0
    seat = lowest_bit(state[0].turn)
    count: int = kernel.tally_moves(rules[0], state[0], seat, tally[0])
    for number in range(min(count, len(actions))):
        actions[number] = kernel.nth_move(rules[0], state[0], seat, tally[0], number)
    kernel.see_public(rules[0], state[0], observation[0])
    kernel.see_own(rules[0], state[0], seat, observation[0])
    return count


def sample_world(rules: Any, seen: Any, state: Any, stream: Any, tally: Any, actions: Any, observation: Any) -> int:
    """Fills a blank state with a random world that looks like what was seen; then `look`."""
    kernel.determinize(rules[0], seen[0], state[0], stream[0])
    return look(rules, state, tally, actions, observation)


def advance(rules: Any, state: Any, stream: Any, action: int, tally: Any, actions: Any, observation: Any) -> int:
    """Plays a move of the seat that acts, chance included; then `look`."""
    seat = lowest_bit(state[0].turn)
    outcome = kernel.chance(rules[0], state[0], seat, action, stream[0])
    kernel.apply(rules[0], state[0], seat, action, outcome)
    return look(rules, state, tally, actions, observation)


def roll_out(rules: Any, state: Any, stream: Any, tally: Any) -> int:
    """Uniformly random moves to the end of the round; how many."""
    moves = 0
    while state[0].turn:
        seat = lowest_bit(state[0].turn)
        action = random_move(rules[0], state[0], seat, tally[0], stream[0])
        outcome = kernel.chance(rules[0], state[0], seat, action, stream[0])
        kernel.apply(rules[0], state[0], seat, action, outcome)
        moves += 1
    return moves
