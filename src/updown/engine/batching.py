"""Many matches at once for learning programs: rows of features, masks, steps, rewards. Functions over arrays, each for
the matches from `first` to `last - 1`, so that several threads can share the work. engine/compile.py binds `kernel`.

`seats` has a row for each match: one column with the seat that acts, or a column for each seat (-1: it does not act).
`log` has the moves of the round, as a ring buffer for each match: the seat, the move as all saw it, the move as the
seat knows it."""

from typing import Any

from updown.engine.memory import wipe
from updown.engine.random_games import random_move, start_match
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.rng import below, branch

kernel: Any = None

NOBODY = -1
FINE = -1


def begin_streams(first: int, last: int, key: Any, streams: Any) -> None:
    """A stream for each match, derived from the key and the number of the match."""
    for place in range(first, last):
        branch(key[0], place, streams[place])


def begin_matches(
    first: int, last: int, rules: Any, states: Any, streams: Any, partials: Any, seats: Any, counts: Any, which: Any
) -> None:
    """Starts the matches that `which` marks; their streams continue."""
    for place in range(first, last):
        if which[place]:
            begin_match(rules, states, streams, partials, counts, place)
        list_seats(states[place], seats[place])


def begin_match(rules: Any, states: Any, streams: Any, partials: Any, counts: Any, place: int) -> None:
    """Starts one match. `counts` has the moves of the match, those of the round, and where the sealed ones begin."""
    start_match(rules[0], states[place], streams[place])
    for column in range(3):
        counts[place, column] = 0
    for seat in range(rules[0].players):
        partials[place, seat] = 0


def list_seats(state: Any, seats: Any) -> None:
    """The seats that act: the first of them, or all."""
    if len(seats) == 1:
        seats[0] = lowest_bit(state.turn) if state.turn else NOBODY
    else:
        for seat in range(len(seats)):
            seats[seat] = seat if state.turn >> seat & 1 else NOBODY


# --- rows ---


def see(rules: Any, state: Any, seat: int, observation: Any) -> None:
    """Writes the observation of the seat."""
    wipe(observation)
    kernel.see_public(rules, state, observation)
    kernel.see_own(rules, state, seat, observation)


def write_rows(
    first: int,
    last: int,
    rules: Any,
    tables: Any,
    states: Any,
    viewers: Any,
    partials: Any,
    counts: Any,
    log: Any,
    observation: Any,
    rows: Any,
) -> None:
    """Writes the features of each viewer; zeros if there is no viewer."""
    for place in range(first, last):
        for column in range(viewers.shape[1]):
            viewer = viewers[place, column]
            row = rows[place, column]
            if viewer < 0:
                row[:] = 0
            else:
                see(rules[0], states[place], viewer, observation[0])
                at = kernel.write_row(rules[0], tables[0], observation[0], partials[place, viewer], row)
                if log.shape[1] > 0:
                    write_log(rules[0], tables[0], observation[0], counts[place, 1], log[place], row, at)


def write_log(rules: Any, tables: Any, observation: Any, moves: int, log: Any, row: Any, at: int) -> None:
    """Writes the moves of the round, the newest first, then zeros."""
    row[at:] = 0
    length = len(log)
    for back in range(min(moves, length)):
        entry = log[(moves - 1 - back) % length]
        event = entry[2] if entry[0] == observation.viewer else entry[1]
        at = kernel.write_event(rules, tables, observation, entry[0], event, row, at)


def write_records(first: int, last: int, rules: Any, states: Any, viewers: Any, observations: Any) -> None:
    """Writes the observation of each viewer, as records; the observations are blank."""
    for place in range(first, last):
        kernel.see_public(rules[0], states[place], observations[place])
        if viewers[place] >= 0:
            kernel.see_own(rules[0], states[place], viewers[place], observations[place])


# --- masks ---


def write_masks(
    first: int, last: int, rules: Any, tables: Any, states: Any, seats: Any, partials: Any, tally: Any, masks: Any
) -> None:
    """Which steps each acting seat may take."""
    for place in range(first, last):
        for column in range(seats.shape[1]):
            seat = seats[place, column]
            mask = masks[place, column]
            mask[:] = False
            if seat >= 0:
                kernel.mask_steps(rules[0], tables[0], states[place], seat, tally[0], partials[place, seat], mask)


def check_steps(first: int, last: int, seats: Any, masks: Any, steps: Any) -> int:
    """The first step that is not marked, as place * columns + column; FINE if all are."""
    columns: int = seats.shape[1]
    for place in range(first, last):
        for column in range(columns):
            if seats[place, column] >= 0:
                step = steps[place, column]
                if step < 0 or step >= masks.shape[2] or not masks[place, column, step]:
                    return place * columns + column
    return FINE


def check_actions(first: int, last: int, rules: Any, states: Any, seats: Any, actions: Any) -> int:
    """The first action that is illegal, as place * columns + column; FINE if all are legal."""
    columns: int = seats.shape[1]
    for place in range(first, last):
        for column in range(columns):
            seat = seats[place, column]
            if seat >= 0 and kernel.check(rules[0], states[place], seat, actions[place, column]):
                return place * columns + column
    return FINE


def sample_steps(first: int, last: int, seats: Any, masks: Any, chance: Any, steps: Any) -> None:
    """A random step of each acting seat, all that are marked equally likely; -1 where nobody acts."""
    for place in range(first, last):
        for column in range(seats.shape[1]):
            steps[place, column] = NOBODY
            if seats[place, column] >= 0:
                mask = masks[place, column]
                count = 0
                for step in range(len(mask)):
                    if mask[step]:
                        count += 1
                number = below(chance[place], count)
                step = 0
                while number > 0 or not mask[step]:
                    if mask[step]:
                        number -= 1
                    step += 1
                steps[place, column] = step


def sample_actions(
    first: int, last: int, rules: Any, states: Any, seats: Any, tally: Any, chance: Any, actions: Any
) -> None:
    """A random move of each acting seat, all legal moves equally likely; -1 where nobody acts."""
    for place in range(first, last):
        for column in range(seats.shape[1]):
            seat = seats[place, column]
            actions[place, column] = NOBODY
            if seat >= 0:
                actions[place, column] = random_move(rules[0], states[place], seat, tally[0], chance[place])


def next_steps(
    first: int, last: int, rules: Any, tables: Any, states: Any, seats: Any, partials: Any, actions: Any, steps: Any
) -> None:
    """The next step of each acting seat on the way to a legal action."""
    for place in range(first, last):
        for column in range(seats.shape[1]):
            seat = seats[place, column]
            steps[place, column] = NOBODY
            if seat >= 0:
                partial = partials[place, seat]
                steps[place, column] = kernel.step_of(
                    rules[0], tables[0], states[place], seat, partial, actions[place, column]
                )


# --- playing ---


def take_steps(
    first: int,
    last: int,
    rules: Any,
    tables: Any,
    states: Any,
    streams: Any,
    seats: Any,
    partials: Any,
    counts: Any,
    log: Any,
    steps: Any,
    whole: bool,
    limit: int,
    restart: bool,
    rewards: Any,
    ends: Any,
) -> None:
    """Takes one legal step of every acting seat, or plays a whole legal move of each; deals the next round, and starts
    the next match where one is over. The columns of `ends` mark the matches that are over, and those that were cut off
    at the limit."""
    for place in range(first, last):
        state = states[place]
        ends[place, 0] = False
        ends[place, 1] = False
        for seat in range(rules[0].players):
            rewards[place, seat] = 0
        acted = False
        for column in range(seats.shape[1]):
            seat = seats[place, column]
            if seat >= 0:
                acted = True
                made = steps[place, column]
                if not whole:
                    made = kernel.take_step(rules[0], tables[0], state, seat, partials[place, seat], made)
                if made < 0:
                    partials[place, seat] = made
                else:
                    partials[place, seat] = 0
                    play(rules[0], state, streams[place], seat, made, counts[place], log[place])
        if state.turn == 0 and not state.over:
            kernel.deal(rules[0], state, streams[place])
            counts[place, 1] = 0
            counts[place, 2] = 0
        if acted:
            finish(rules[0], state, counts[place], limit, rewards[place], ends[place])
        if restart and (ends[place, 0] or ends[place, 1]):
            begin_match(rules, states, streams, partials, counts, place)
        list_seats(state, seats[place])
        if 0 < limit <= counts[place, 0]:
            for column in range(seats.shape[1]):
                seats[place, column] = NOBODY


def play(rules: Any, state: Any, stream: Any, seat: int, action: int, counts: Any, log: Any) -> None:
    """Plays a move and remembers it. When the last choice face down is made, all of them are seen."""
    outcome = kernel.chance(rules, state, seat, action, stream)
    length = len(log)
    sealed = False
    if length > 0:
        sealed = kernel.sealed(rules, state)
        entry = log[counts[1] % length]
        entry[0] = seat
        entry[1] = kernel.event(rules, state, seat, action, outcome, False)
        entry[2] = kernel.event(rules, state, seat, action, outcome, True)
        if not sealed:
            counts[2] = counts[1] + 1
    kernel.apply(rules, state, seat, action, outcome)
    counts[0] += 1
    counts[1] += 1
    if sealed and not kernel.sealed(rules, state):
        for number in range(counts[2], counts[1]):
            log[number % length][1] = log[number % length][2]
        counts[2] = counts[1]


def finish(rules: Any, state: Any, counts: Any, limit: int, rewards: Any, ends: Any) -> None:
    """Whether the match is over or cut off. A sole winner gets 1, and the rewards of all seats add up to 0."""
    if state.over:
        ends[0] = True
        share = rules.players / count_bits(state.winners)
        for seat in range(rules.players):
            gets = share if state.winners >> seat & 1 else 0.0
            rewards[seat] = (gets - 1.0) / (rules.players - 1)
    elif 0 < limit <= counts[0]:
        ends[1] = True
