"""Features and steps of Up & Down for learning programs. A row does not depend on the names of seats and suits, nor on
whether UP or DOWN shows: seats are counted from the viewer, suits from the viewer's own, and cards from weak to strong.
Every move is one step."""

from typing import Annotated, Any

from updown.games.up_and_down.spec import (
    CHOICE,
    CHOOSE,
    DOWN,
    MAX_ROUNDS,
    ROLL,
    SUIT_SHIFT,
    VALUE_MASK,
    Observation,
    Rules,
    State,
)
from updown.rules.features import MOST, Feature, Steps
from updown.rules.kernel_parts import clipped
from updown.rules.layout import Ints, plain

# A remembered move: a change with the trump before it and its dice, or a choice with its card; 0 while face down.
CHANGED = 1 << 24
CHOSEN = 1 << 25
TRUMP_SHIFT = 8
CHANGE_SHIFT = 16

VARIANTS: tuple[dict[str, Any], ...] = ({}, {"rounds": 3})
"""The options that a network is trained with, all at once."""


class Tables:
    """Tables: whether high and low can be exchanged, whether all seats see the suits in the same way, the values of the
    deck, and the place of each value among them."""

    mirrored: int
    lopsided: int
    values: int
    value: Annotated[Ints, VALUE_MASK + 1]
    place: Annotated[Ints, VALUE_MASK + 1]


def make_tables(rules: Rules) -> Tables:
    """UD-12: DOWN is UP with the values exchanged, if values and sums of dice stay the same set."""
    tables = plain(Tables)
    values = [value for value in range(VALUE_MASK + 1) if rules.deck >> value & 1]
    middle = rules.dice_faces + 1
    tables.mirrored = int(values == sorted(2 * middle - value for value in values))
    sides = {tuple(_others(rules, seat)) for seat in range(rules.players)}
    tables.lopsided = int(len(sides) > 1)
    tables.values = len(values)
    for place, value in enumerate(values):
        tables.value[place] = value
        tables.place[value] = place
    return tables


def _others(rules: Rules, seat: int) -> list[int]:
    """The suits of the other seats, counted from the seat's own."""
    sides = [rules.sides[(seat + other) % rules.players] for other in range(rules.players)]
    return [(side - sides[0]) % rules.suits for side in sides[1:]]


def fields(rules: Rules) -> tuple[Feature, ...]:
    """The columns of a row, as `write_row` writes them."""
    tables, players = make_tables(rules), rules.players
    cards, others = rules.suits * tables.values, players - 1
    found = [
        Feature("hand", cards, 0, 1, "the cards in hand: my suit first, the next clockwise; in each, weak to strong"),
        Feature("gone", cards, 0, 1, "the cards revealed in this round, in the same order"),
        Feature("trump", 2 * rules.dice_faces - 1, 0, 1, "the trump value, one-hot, weak to strong"),
    ]
    if not tables.mirrored:
        found.append(Feature("up", 1, 0, 1, "whether UP shows (only if the deck is not the same both ways)"))
    if tables.lopsided:
        found.append(Feature("suits", others * rules.suits, 0, 1, "each other seat's suit, one-hot, counted from mine"))
    found += [
        Feature("choosing", 1, 0, 1, "whether cards are being chosen (else I am the trick boss and change the rules)"),
        Feature("chef", players, 0, 1, "the trick boss, one-hot, counted from me"),
        Feature("pot", 1, 0, rules.hand_size, "tricks in the pot"),
        Feature("tricks_left", 1, 0, rules.hand_size, "tricks still to be played in this round"),
        Feature("lead", others, -MOST, MOST, "each other seat's tricks of the whole match, less mine"),
    ]
    if rules.rounds > 1:
        found.append(Feature("rounds_left", 1, 0, MAX_ROUNDS, "rounds that follow this one"))
    return tuple(found)


def event_fields(rules: Rules) -> tuple[Feature, ...]:
    """The columns of a remembered move."""
    tables, most = make_tables(rules), 2 * rules.dice_faces
    return (
        Feature("seat", 1, 0, rules.players, "who moved: 1 me, 2 the next seat, ...; 0: no move"),
        Feature("change", 1, 0, rules.suits + 1, "1 flip, 2 to 4 rotate by 1 to 3, then roll; 0: a choice"),
        Feature("trump_before", 1, 0, most, "the trump value before a change"),
        Feature("trump_after", 1, 0, most, "the trump value after a roll"),
        Feature("suit", 1, 0, rules.suits, "the suit of a chosen card, 1 mine; 0 while it lies face down"),
        Feature("value", 1, 0, tables.values, "its value, 1 the weakest"),
    )


def history(rules: Rules) -> int:
    """All moves of a round."""
    return rules.hand_size * (rules.players + 1)


def steps(rules: Rules) -> tuple[Steps, ...]:
    """The numbers of the steps."""
    return (
        Steps("flip", 1, "flip the card"),
        Steps("rotate", rules.suits - 1, "rotate it by 1, 2 or 3 quarter turns"),
        Steps("roll", 1, "roll the dice"),
        Steps("choose", rules.suits * make_tables(rules).values, "choose a card, in the order of `hand`"),
    )


# --- also compiled ---


def is_flipped(tables: Tables, state: State) -> bool:
    """Whether values are exchanged: the lowest card is the strongest."""
    return tables.mirrored == 1 and state.side == DOWN


def canonical_sum(rules: Rules, flipped: bool, trump: int) -> int:
    """The sum of the dice, exchanged if values are exchanged."""
    return 2 * (rules.dice_faces + 1) - trump if flipped else trump


def own_suit(rules: Rules, state: State, seat: int) -> int:
    """UD-3: the suit that points at the seat."""
    return rules.pointing[seat, state.rotation]


def turned(rules: Rules, number: int) -> int:
    """A number of suits around the card, at least 0."""
    return number + rules.suits if number < 0 else number


def write_cards(rules: Rules, tables: Tables, mine: int, flipped: bool, cards: int, row: Any, at: int) -> int:
    """A 0 or 1 for each card: my suit first, weak to strong."""
    for suit in range(rules.suits):
        shown = mine + suit
        if shown >= rules.suits:
            shown -= rules.suits
        word = cards >> (shown << SUIT_SHIFT)
        for place in range(tables.values):
            value = tables.value[tables.values - 1 - place] if flipped else tables.value[place]
            row[at + place] = word >> value & 1
        at += tables.values
    return at


def write_row(rules: Rules, tables: Tables, observation: Observation, partial: int, row: Any) -> int:
    """Writes the features of the viewer, in the columns of `fields`."""
    seat = observation.viewer
    mine = own_suit(rules, observation, seat)
    flipped = is_flipped(tables, observation)
    gone = 0
    for trick in range(observation.trick):
        for other in range(rules.players):
            gone |= 1 << observation.played[trick, other]
    at = write_cards(rules, tables, mine, flipped, observation.hands[seat], row, 0)
    at = write_cards(rules, tables, mine, flipped, gone, row, at)
    trump = canonical_sum(rules, flipped, observation.trump)
    for number in range(2, 2 * rules.dice_faces + 1):
        row[at] = 1 if trump == number else 0
        at += 1
    if tables.mirrored == 0:
        row[at] = observation.side
        at += 1
    if tables.lopsided == 1:
        at = write_suits(rules, observation, seat, mine, row, at)
    row[at] = 1 if observation.phase == CHOOSE else 0
    at += 1
    chef = turned_seat(rules, observation.chef - seat)
    for other in range(rules.players):
        row[at] = 1 if other == chef else 0
        at += 1
    row[at] = observation.pot
    row[at + 1] = rules.hand_size - observation.trick
    at += 2
    for other in range(1, rules.players):
        lead = observation.scores[turned_seat(rules, seat + other - rules.players)] - observation.scores[seat]
        row[at] = clipped(lead)
        at += 1
    if rules.rounds > 1:
        row[at] = max(0, rules.rounds - 1 - observation.round)
        at += 1
    return at


def turned_seat(rules: Rules, number: int) -> int:
    """A number of seats around the table, at least 0."""
    return number + rules.players if number < 0 else number


def write_suits(rules: Rules, observation: Observation, seat: int, mine: int, row: Any, at: int) -> int:
    """The suit of each other seat, counted from the viewer's."""
    for other in range(1, rules.players):
        where = turned_seat(rules, seat + other - rules.players)
        theirs = turned(rules, own_suit(rules, observation, where) - mine)
        for suit in range(rules.suits):
            row[at] = 1 if theirs == suit else 0
            at += 1
    return at


def event(rules: Rules, state: State, seat: int, action: int, outcome: int, own: bool) -> int:
    """A change with the trump before it and its dice; a choice with its card, for its own seat."""
    if action >= CHOICE:
        return CHOSEN | (action - CHOICE + 1 if own else 0)
    return CHANGED | action << CHANGE_SHIFT | state.trump << TRUMP_SHIFT | outcome


def write_event(
    rules: Rules, tables: Tables, observation: Observation, seat: int, event: int, row: Any, at: int
) -> int:
    """Writes a remembered move, in the columns of `event_fields`."""
    viewer = observation.viewer
    flipped = is_flipped(tables, observation)
    for column in range(6):
        row[at + column] = 0
    row[at] = 1 + turned_seat(rules, seat - viewer)
    if event & CHANGED:
        change = event >> CHANGE_SHIFT & 15
        row[at + 1] = rules.suits + 1 if change == ROLL else change + 1
        row[at + 2] = canonical_sum(rules, flipped, event >> TRUMP_SHIFT & 15)
        if change == ROLL:
            row[at + 3] = canonical_sum(rules, flipped, (event >> 4 & 15) + (event & 15))
    elif event != CHOSEN:
        card = (event & 255) - 1
        place = tables.place[card & VALUE_MASK]
        row[at + 4] = 1 + turned(rules, (card >> SUIT_SHIFT) - own_suit(rules, observation, viewer))
        row[at + 5] = tables.values - place if flipped else place + 1
    return at + 6


def take_step(rules: Rules, tables: Tables, state: State, seat: int, partial: int, step: int) -> int:
    """The action of a step."""
    if step < rules.suits:
        return step
    if step == rules.suits:
        return ROLL
    suit = (step - rules.suits - 1) // tables.values
    place = (step - rules.suits - 1) - suit * tables.values
    if is_flipped(tables, state):
        place = tables.values - 1 - place
    shown = own_suit(rules, state, seat) + suit
    if shown >= rules.suits:
        shown -= rules.suits
    return CHOICE + (shown << SUIT_SHIFT | tables.value[place])


def step_of(rules: Rules, tables: Tables, state: State, seat: int, partial: int, action: int) -> int:
    """The step of an action."""
    if action == ROLL:
        return rules.suits
    if action < CHOICE:
        return action
    card = action - CHOICE
    place = tables.place[card & VALUE_MASK]
    if is_flipped(tables, state):
        place = tables.values - 1 - place
    suit = turned(rules, (card >> SUIT_SHIFT) - own_suit(rules, state, seat))
    return rules.suits + 1 + suit * tables.values + place
