"""The kernel of a pretend version 2 of Up & Down: nobody rolls the dice any more. All else is as in version 1."""

from updown.games.up_and_down.kernel import *  # noqa: F403
from updown.games.up_and_down.kernel import check as check_one
from updown.games.up_and_down.kernel import tally_moves as tally_one
from updown.games.up_and_down.spec import BAD_CHANGE, CHANGE, FINE, ROLL, Rules, State, Tally


def tally_moves(rules: Rules, state: State, seat: int, tally: Tally) -> int:  # type: ignore[no-redef]
    """As in version 1, but for the roll, which was the last of the changes."""
    count = tally_one(rules, state, seat, tally)
    return count - 1 if state.phase == CHANGE else count


def check(rules: Rules, state: State, seat: int, action: int) -> int:  # type: ignore[no-redef]
    """As in version 1, but for the roll."""
    reason = check_one(rules, state, seat, action)
    return BAD_CHANGE if reason == FINE and action == ROLL else reason
