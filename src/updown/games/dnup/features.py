"""Features and steps of dnup for learning programs. Seats are counted from the viewer. Two equal cards are not
distinguished. A move is one step, and one more for each card where the cards of a set have to be picked."""

from typing import Annotated, Any

from updown.games.dnup.kernel import active, both_copies, distinct, owner, seen, tally_moves
from updown.games.dnup.spec import (
    ADD,
    CARD_MASK,
    KIND_SHIFT,
    MAX_CARDS,
    PLACE_MASK,
    PLACE_SHIFT,
    PLAY,
    QUIET_LIMIT,
    ROTATE,
    TAKE,
    VALUE_MASK,
    VALUE_SHIFT,
    Observation,
    Rules,
    State,
    Tally,
)
from updown.rules.bits import count_bits, lowest_bit
from updown.rules.features import Feature, Steps
from updown.rules.layout import Ints, plain

# An unfinished move is stored as its action so far, and the size of the set in the bits above the kind.
SIZE_SHIFT = 59
KIND_MASK = 3
HISTORY = 64


class Tables:
    """Tables: how many different cards there are, and which of them each card is; both ends of every card; the largest
    set; and the places that the viewer sees, its own current one left out."""

    kinds: int
    largest: int
    shown: int
    kind: Annotated[Ints, MAX_CARDS]
    low: Annotated[Ints, MAX_CARDS]
    high: Annotated[Ints, MAX_CARDS]


def make_tables(rules: Rules) -> Tables:
    """The tables of a deck."""
    tables = plain(Tables)
    for value in range(1, rules.values + 1):
        tables.largest = max(tables.largest, count_bits(rules.low[value] | rules.high[value]))
        for card in range(MAX_CARDS):
            if rules.low[value] >> card & 1:
                tables.low[card] = value
            if rules.high[value] >> card & 1:
                tables.high[card] = value
    for card in range(MAX_CARDS):
        if rules.deck & ~(rules.firsts << 1) & 1 << card:
            tables.kinds += 1
        # A second copy follows the first one.
        tables.kind[card] = tables.kinds - 1
    tables.shown = (rules.players - 1) * rules.areas + rules.areas - 1
    return tables


def fields(rules: Rules) -> tuple[Feature, ...]:
    """The columns of a row, as `write_row` writes them."""
    tables, players, values = make_tables(rules), rules.players, rules.values
    most = 2 if rules.firsts else 1
    places = tables.shown
    found = [
        Feature(
            "hand", 2 * tables.kinds, 0, most, "for each card, how many I hold with the low end up, and the high end"
        ),
        Feature(
            "known", 2 * tables.kinds * (players - 1), 0, most, "the same for the cards known to be in other hands"
        ),
        Feature("gone", tables.kinds, 0, most, "for each card, how many are discarded"),
        Feature("set_values", places * values, 0, 1, "the value of each set, one-hot; my other area comes last"),
        Feature("set_ends", places * values, 0, most, "the other ends of the cards of each set, by value"),
        Feature("hand_sizes", players - 1, 0, count_bits(rules.deck), "the number of cards in each other hand"),
        Feature("points", players, 0, rules.goal + 1, "everybody's points, mine first"),
        Feature("star", players, 0, 1, "who held the star at first, if it has not been on the table yet: one-hot"),
        Feature("quiet", 1, 0, QUIET_LIMIT, "turns since a card was discarded"),
    ]
    if rules.areas == 2:
        found.append(Feature("area", 1, 0, 1, "whether this turn is for area 2"))
    else:
        found.append(Feature("out", players - 1, 0, 1, "which other seats are out"))
    found += [
        Feature("picking_to", players * rules.areas - rules.areas, 0, 1, "where a card is being added: one-hot"),
        Feature("picking_value", values, 0, 1, "the value of the set that is being picked: one-hot"),
        Feature("picking_left", 1, 0, tables.largest, "how many cards are still to be picked"),
        Feature("picked", values, 0, most, "the other ends of the cards picked so far"),
    ]
    return tuple(found)


def event_fields(rules: Rules) -> tuple[Feature, ...]:
    """The columns of a remembered move."""
    players = rules.players
    return (
        Feature("seat", 1, 0, players, "who moved: 1 me, 2 the next seat, ...; 0: no move"),
        Feature("kind", 1, 0, 4, "1 rotate, 2 take, 3 add, 4 play"),
        Feature("owner", 1, 0, players, "whose place: 1 mine, 2 the next seat's, ...; 0 for a rotate"),
        Feature("area", 1, 0, 2, "which of its areas"),
        Feature("value", 1, 0, rules.values, "the value of the cards that were laid"),
        Feature("ends", rules.values, 0, 2, "their other ends, by value"),
    )


def history(rules: Rules) -> int:
    """The number of last moves that are kept: a round has no longest length."""
    return HISTORY


def steps(rules: Rules) -> tuple[Steps, ...]:
    """The numbers of the steps."""
    tables, places = make_tables(rules), (rules.players - 1) * rules.areas
    return (
        Steps("rotate", 1, "turn the hand"),
        Steps("take", places, "take this set: the next seat's first"),
        Steps("add", places, "add a card to this set"),
        Steps("play", rules.values * tables.largest, "play a set: by value, then by size"),
        Steps("pick", rules.values, "pick the card with this other end, in rising order"),
    )


# --- also compiled ---


def other_end(tables: Tables, card: int, value: int) -> int:
    """The end of the card that is not this value."""
    return tables.high[card] if tables.low[card] == value else tables.low[card]


def write_hand(tables: Tables, cards: int, turned: int, row: Any, at: int) -> int:
    """For each different card: how many have the low end up, and how many the high end."""
    for place in range(2 * tables.kinds):
        row[at + place] = 0
    while cards:
        card = lowest_bit(cards)
        row[at + 2 * tables.kind[card] + (turned >> card & 1)] += 1
        cards &= cards - 1
    return at + 2 * tables.kinds


def write_cards(tables: Tables, cards: int, row: Any, at: int) -> int:
    """For each different card: how many there are."""
    for place in range(tables.kinds):
        row[at + place] = 0
    while cards:
        row[at + tables.kind[lowest_bit(cards)]] += 1
        cards &= cards - 1
    return at + tables.kinds


def write_number(number: int, length: int, row: Any, at: int) -> int:
    """A number from 1 to `length`, one-hot; 0 is all zeros."""
    for place in range(length):
        row[at + place] = 0
    if number > 0:
        row[at + number - 1] = 1
    return at + length


def write_ends(rules: Rules, tables: Tables, cards: int, value: int, row: Any, at: int) -> int:
    """The other ends of cards with this value."""
    for place in range(rules.values):
        row[at + place] = 0
    while cards:
        row[at + other_end(tables, lowest_bit(cards), value) - 1] += 1
        cards &= cards - 1
    return at + rules.values


def place_at(rules: Rules, seat: int, number: int) -> int:
    """The place that the seat counts as this one: the next seat's first, its own last."""
    return (seat * rules.areas + rules.areas + number) % rules.places


def shown_place(rules: Rules, state: State, seat: int, number: int) -> int:
    """As `place_at`; the number after those of the others means the seat's area that is not on turn."""
    if number >= rules.places - rules.areas:
        return seat * rules.areas + 1 - state.area
    return place_at(rules, seat, number)


def number_of(rules: Rules, seat: int, place: int) -> int:
    """The number of another seat's place, as `place_at` counts them."""
    return (place - (seat + 1) * rules.areas + rules.places) % rules.places


def write_row(rules: Rules, tables: Tables, observation: Observation, partial: int, row: Any) -> int:
    """Writes the features of the viewer, in the columns of `fields`."""
    seat = observation.viewer
    players = rules.players
    at = write_hand(tables, observation.hands[seat], observation.turned, row, 0)
    for steps in range(1, players):
        other = (seat + steps) % players
        at = write_hand(tables, observation.known[other], observation.turned, row, at)
    at = write_cards(tables, observation.discarded, row, at)
    for number in range(tables.shown):
        place = shown_place(rules, observation, seat, number)
        at = write_number(observation.set_values[place], rules.values, row, at)
    for number in range(tables.shown):
        place = shown_place(rules, observation, seat, number)
        at = write_ends(rules, tables, observation.sets[place], observation.set_values[place], row, at)
    for steps in range(1, players):
        row[at] = observation.hand_sizes[(seat + steps) % players]
        at += 1
    for steps in range(players):
        row[at] = observation.scores[(seat + steps) % players]
        at += 1
    unseen = rules.star & ~seen(rules, observation) != 0
    at = write_number((observation.starter - seat + players) % players + 1 if unseen else 0, players, row, at)
    row[at] = observation.quiet
    at += 1
    if rules.areas == 2:
        row[at] = observation.area
        at += 1
    else:
        for steps in range(1, players):
            row[at] = observation.is_out >> (seat + steps) % players & 1
            at += 1
    return write_partial(rules, tables, seat, -partial, row, at)


def write_partial(rules: Rules, tables: Tables, seat: int, code: int, row: Any, at: int) -> int:
    """Writes the cards that were picked for an unfinished move."""
    value = code >> VALUE_SHIFT & VALUE_MASK
    cards = code & CARD_MASK
    adding = code != 0 and code >> KIND_SHIFT & KIND_MASK == ADD
    place = number_of(rules, seat, code >> PLACE_SHIFT & PLACE_MASK) + 1 if adding else 0
    at = write_number(place, rules.places - rules.areas, row, at)
    at = write_number(value, rules.values, row, at)
    row[at] = (code >> SIZE_SHIFT) - count_bits(cards)
    return write_ends(rules, tables, cards, value, row, at + 1)


def event(rules: Rules, state: State, seat: int, action: int, outcome: int, own: bool) -> int:
    """The action, with the place of a play. All of it is public."""
    if action >> KIND_SHIFT == PLAY:
        return action | (seat * rules.areas + state.area) << PLACE_SHIFT
    return action


def write_event(
    rules: Rules, tables: Tables, observation: Observation, seat: int, event: int, row: Any, at: int
) -> int:
    """Writes a remembered move, in the columns of `event_fields`."""
    viewer = observation.viewer
    players = rules.players
    kind = event >> KIND_SHIFT
    place = event >> PLACE_SHIFT & PLACE_MASK
    value = event >> VALUE_SHIFT & VALUE_MASK
    row[at] = 1 + (seat - viewer + players) % players
    row[at + 1] = 1 + kind
    row[at + 2] = 0 if kind == ROTATE else 1 + (owner(rules, place) - viewer + players) % players
    row[at + 3] = 0 if kind == ROTATE else 1 + place - owner(rules, place) * rules.areas
    row[at + 4] = value
    return write_ends(rules, tables, event & CARD_MASK, value, row, at + 5)


# --- steps ---


def named_cards(rules: Rules, cards: int) -> int:
    """The cards as an action names them: of two copies the first, and both only if both are there."""
    return distinct(rules, cards) | both_copies(rules, cards) << 1


def mask_steps(rules: Rules, tables: Tables, state: State, seat: int, tally: Tally, partial: int, mask: Any) -> None:
    """Marks the steps that the seat may take now."""
    places = rules.places - rules.areas
    plays = 1 + 2 * places
    if partial:
        mark_picks(rules, tables, state, seat, -partial, mask, plays + rules.values * tables.largest - 1)
        return
    mask[0] = True
    tally_moves(rules, state, seat, tally)
    for number in range(places):
        place = place_at(rules, seat, number)
        if state.set_sizes[place] > 0:
            mask[1 + number] = True
            if tally.adding[place] > 0:
                mask[1 + places + number] = True
    for value in range(1, rules.values + 1):
        if tally.plays[value] > 0:
            at = plays + (value - 1) * tables.largest - 1
            for size in range(1, count_bits(active(rules, state, state.hands[seat], value)) + 1):
                if not tally.blocked[value] >> size & 1:
                    mask[at + size] = True


def mark_picks(rules: Rules, tables: Tables, state: State, seat: int, code: int, mask: Any, at: int) -> None:
    """Cards are picked by their other end: marks those above the ones picked, as long as enough of them are left. A
    second copy can be picked only after the first."""
    value = code >> VALUE_SHIFT & VALUE_MASK
    picked = code & CARD_MASK
    held = active(rules, state, state.hands[seat], value)
    if code >> KIND_SHIFT & KIND_MASK == ADD:
        left = distinct(rules, held)
    else:
        left = named_cards(rules, held) & ~picked
    while left and left & -left < picked:
        left &= left - 1
    spare = count_bits(left) - ((code >> SIZE_SHIFT) - count_bits(picked))
    while spare >= 0:
        card = lowest_bit(left)
        left &= left - 1
        spare -= 1
        mask[at + other_end(tables, card, value)] = True


def take_step(rules: Rules, tables: Tables, state: State, seat: int, partial: int, step: int) -> int:
    """The action that a step completes, or what has been picked so far."""
    places = rules.places - rules.areas
    plays = 1 + 2 * places
    if step == 0:
        return ROTATE << KIND_SHIFT
    if step <= places:
        return TAKE << KIND_SHIFT | place_at(rules, seat, step - 1) << PLACE_SHIFT
    if step < plays:
        place = place_at(rules, seat, step - 1 - places)
        begun = ADD << KIND_SHIFT | place << PLACE_SHIFT | state.set_values[place] << VALUE_SHIFT
        return picked_or_done(rules, state, seat, begun, 1)
    number = step - plays
    if number < rules.values * tables.largest:
        value = number // tables.largest
        size = number - value * tables.largest + 1
        return picked_or_done(rules, state, seat, PLAY << KIND_SHIFT | (value + 1) << VALUE_SHIFT, size)
    return pick_card(rules, tables, state, seat, -partial, number - rules.values * tables.largest + 1)


def picked_or_done(rules: Rules, state: State, seat: int, begun: int, size: int) -> int:
    """A move whose cards are to be picked; it is complete if there is only one way to pick them."""
    held = active(rules, state, state.hands[seat], begun >> VALUE_SHIFT & VALUE_MASK)
    cards = distinct(rules, held) if begun >> KIND_SHIFT == ADD else named_cards(rules, held)
    if count_bits(cards) == size:
        return begun | cards
    return -(size << SIZE_SHIFT | begun)


def pick_card(rules: Rules, tables: Tables, state: State, seat: int, code: int, end: int) -> int:
    """Picks the card with that other end: the first copy, or the second if the first has been picked."""
    value = code >> VALUE_SHIFT & VALUE_MASK
    left = named_cards(rules, active(rules, state, state.hands[seat], value)) & ~code
    while other_end(tables, lowest_bit(left), value) != end:
        left &= left - 1
    code |= left & -left
    if count_bits(code & CARD_MASK) < code >> SIZE_SHIFT:
        return -code
    return code & ((1 << SIZE_SHIFT) - 1)


def step_of(rules: Rules, tables: Tables, state: State, seat: int, partial: int, action: int) -> int:
    """The next step on the way to an action."""
    places = rules.places - rules.areas
    plays = 1 + 2 * places
    kind = action >> KIND_SHIFT
    value = action >> VALUE_SHIFT & VALUE_MASK
    cards = action & CARD_MASK
    place = action >> PLACE_SHIFT & PLACE_MASK
    if partial:
        card = lowest_bit(cards & ~(-partial & CARD_MASK))
        return plays + rules.values * tables.largest + other_end(tables, card, value) - 1
    if kind == ROTATE:
        return 0
    if kind == TAKE:
        return 1 + number_of(rules, seat, place)
    if kind == ADD:
        return 1 + places + number_of(rules, seat, place)
    return plays + (value - 1) * tables.largest + count_bits(cards) - 1
