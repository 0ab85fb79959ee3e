"""Features and steps of Auf und Ab for learning programs. Seats are counted from the viewer. The piles of a seat are
sorted by their top cards, since their places mean nothing. Cards are counted from bad to good: with the goal `low`
every card appears as its opposite, which has the symbols that it lacks. Laying takes a step for each card, a swap takes
three steps; every other move is one step."""

from typing import Any

from updown.games.auf_und_ab.kernel import discard_kind
from updown.games.auf_und_ab.spec import (
    ACT,
    BURY,
    DRAW,
    DRAWN,
    FIELD_MASK,
    FIELD_SHIFT,
    HIGH,
    KEEP,
    KIND_SHIFT,
    LAY,
    LAYING,
    NO_CARD,
    PLAY,
    SWAP,
    WHAT_MASK,
    Observation,
    Rules,
    State,
    Tally,
)
from updown.rules.bits import count_bits, lowest_bit, nth_bit
from updown.rules.features import Feature, Steps
from updown.rules.kernel_parts import clipped
from updown.rules.layout import plain

# An unfinished move is stored as the set of its cards as they appear in rows. The bits above it hold the card to take
# (plus 1) of a swap, as it is.
TAKE_SHIFT = 40
PICKED_MASK = (1 << TAKE_SHIFT) - 1

# A remembered move is an action with two more cards in the bits above: the card that a play covered, and the card that
# was drawn, both plus 1.
THIRD_SHIFT = 2 * FIELD_SHIFT
OWNER_SHIFT = 4 * FIELD_SHIFT
EVENT_COLUMNS = 6

VARIANTS: tuple[dict[str, Any], ...] = ({"goal": "high"}, {"goal": "low"})
"""The options that a network is trained with, all at once."""


class Tables:
    """Auf und Ab needs no tables."""

    unused: int


def make_tables(rules: Rules) -> Tables:
    """An empty record."""
    return plain(Tables)


def fields(rules: Rules) -> tuple[Feature, ...]:
    """The columns of a row, as `write_row` writes them."""
    cards, symbols, others = rules.cards, rules.symbols, rules.players - 1
    return (
        Feature("hand", cards, 0, 1, "the cards in hand, from bad to good"),
        Feature("open", cards, 0, 1, "the open cards"),
        Feature("gone", cards, 0, 1, "the cards on the piles, top cards included"),
        Feature("buried", cards, 0, 1, "the cards that I have buried"),
        Feature("known", others * cards, 0, 1, "for each other seat, the cards that are certainly in its hand"),
        Feature("taken", others * cards, 0, 1, "for each other seat, cards that it took: in its hand or buried since"),
        Feature(
            "tops", rules.piles * symbols, 0, 1, "the symbols of each top card: my piles first, each seat's bad to good"
        ),
        Feature("pending", 1 + symbols, 0, 1, "whether a card was just drawn or taken, and its symbols"),
        Feature("phase", 3, 0, 1, "laying, acting, or deciding about a card just drawn or taken: one-hot"),
        Feature("picked", cards, 0, 1, "the cards picked so far for an unfinished move"),
        Feature("taking", 1 + symbols, 0, 1, "whether a swap was begun, and the symbols of the card to take"),
        Feature("hand_sizes", others, 0, rules.hand_size + 1, "the number of cards in each other hand"),
        Feature("stock", 1, 0, cards - rules.players * rules.hand_size, "the number of cards in the stock"),
        Feature("buried_counts", others, 0, cards, "the number of cards that each other seat has buried"),
        Feature("lead", others, -127, 127, "by how many points each other seat is ahead of me"),
        Feature("last_turns", 1, 0, rules.players, "turns left after somebody has finished, plus 1; 0 before"),
    )


def event_fields(rules: Rules) -> tuple[Feature, ...]:
    """The columns of a remembered move."""
    cards = rules.cards
    return (
        Feature("seat", 1, 0, rules.players, "who moved: 1 me, 2 the next seat, ...; 0: no move"),
        Feature("kind", 1, 0, 6, "1 play, 2 draw, 3 bury, 4 swap, 5 keep, 6 lay"),
        Feature("first", 1, 0, cards, "the card played, discarded or laid, 1 the worst; 0: none or face down"),
        Feature("second", 1, 0, cards, "of the second card discarded or laid, or of the card that was covered"),
        Feature("third", 1, 0, cards, "of the third card laid, the card taken, or the card that I drew"),
        Feature("owner", 1, 0, rules.players, "whose pile a card was played onto: 1 mine, 2 the next seat's, ..."),
    )


def history(rules: Rules) -> int:
    """More moves than a match can have: a lay each, then at most two for each card of hands and stock."""
    return rules.players + 2 * rules.cards


def steps(rules: Rules) -> tuple[Steps, ...]:
    """The numbers of the steps."""
    return (
        Steps(
            "play", rules.piles * rules.symbols, "play the card that changes this symbol of this top card; as `tops`"
        ),
        Steps("keep", 1, "keep the card just drawn or taken"),
        Steps("card", rules.cards, "lay this card; or discard it, to draw or bury; or discard it for a swap"),
        Steps("take", rules.cards, "begin a swap that takes this open card"),
    )


# --- also compiled ---


def turned_symbols(rules: Rules) -> int:
    """AA-13: the symbols that appear exactly on the cards without them: all symbols if the fewest points win."""
    return 0 if rules.goal == HIGH else rules.cards - 1


def appearance(rules: Rules, card: int) -> int:
    """AA-13: the card as it appears: itself, or its opposite if the fewest points win; and the other way round."""
    return card ^ turned_symbols(rules)


def appearances(rules: Rules, cards: int) -> int:
    """The same for a set of cards."""
    if rules.goal == HIGH:
        return cards
    found = 0
    while cards:
        found |= 1 << appearance(rules, lowest_bit(cards))
        cards &= cards - 1
    return found


def write_set(rules: Rules, cards: int, row: Any, at: int) -> int:
    """A 0 or 1 for each card as it appears."""
    turned = turned_symbols(rules)
    for card in range(rules.cards):
        row[at + card] = cards >> (card ^ turned) & 1
    return at + rules.cards


def write_symbols(rules: Rules, card: int, row: Any, at: int) -> int:
    """A 0 or 1 for each symbol of the card as it appears; zeros where there is none."""
    shown = 0 if card == NO_CARD else appearance(rules, card)
    for symbol in range(rules.symbols):
        row[at + symbol] = shown >> symbol & 1
    return at + rules.symbols


def write_maybe(rules: Rules, card: int, row: Any, at: int) -> int:
    """Whether there is a card, and its symbols."""
    row[at] = 0 if card == NO_CARD else 1
    return write_symbols(rules, card, row, at + 1)


def seat_after(rules: Rules, seat: int, steps: int) -> int:
    """The seat that many places clockwise."""
    other = seat + steps
    return other - rules.players if other >= rules.players else other


def pile_at(rules: Rules, state: State, seat: int, slot: int) -> int:
    """The pile at that slot: the seat's own piles come first, and those of one seat in the order of their top cards."""
    first = seat_after(rules, seat, slot // rules.laid) * rules.laid
    rank = slot % rules.laid
    found = first
    for pile in range(first, first + rules.laid):
        lower = 0
        for other in range(first, first + rules.laid):
            if appearance(rules, state.tops[other]) < appearance(rules, state.tops[pile]):
                lower += 1
        if lower == rank:
            found = pile
    return found


def slot_of(rules: Rules, state: State, seat: int, pile: int) -> int:
    """The slot of a pile, as `pile_at` counts them."""
    owner = pile // rules.laid
    lower = 0
    for other in range(owner * rules.laid, (owner + 1) * rules.laid):
        if appearance(rules, state.tops[other]) < appearance(rules, state.tops[pile]):
            lower += 1
    return (owner - seat + rules.players) % rules.players * rules.laid + lower


def picked_cards(partial: int) -> int:
    """The cards picked so far, as they appear."""
    return -partial & PICKED_MASK


def taking(partial: int) -> int:
    """The card to take of a swap that has begun, or NO_CARD."""
    return (-partial >> TAKE_SHIFT) - 1


def on_piles(rules: Rules, observation: Observation) -> int:
    """All cards on the piles."""
    cards = 0
    for pile in range(rules.piles):
        card = observation.tops[pile]
        while card != NO_CARD:
            cards |= 1 << card
            card = observation.beneath[card]
    return cards


def write_row(rules: Rules, tables: Tables, observation: Observation, partial: int, row: Any) -> int:
    """Writes the features of the viewer, in the columns of `fields`."""
    seat = observation.viewer
    buried = 0
    for place in range(observation.buried_count[seat]):
        buried |= 1 << observation.buried[seat, place]
    shown = observation.phase != LAY
    at = write_set(rules, observation.hands[seat], row, 0)
    at = write_set(rules, observation.open, row, at)
    at = write_set(rules, on_piles(rules, observation) if shown else 0, row, at)
    at = write_set(rules, buried, row, at)
    for steps in range(1, rules.players):
        at = write_set(rules, observation.known[seat_after(rules, seat, steps)], row, at)
    for steps in range(1, rules.players):
        at = write_set(rules, observation.taken[seat_after(rules, seat, steps)], row, at)
    for slot in range(rules.piles):
        at = write_symbols(
            rules, observation.tops[pile_at(rules, observation, seat, slot)] if shown else NO_CARD, row, at
        )
    at = write_maybe(rules, observation.pending, row, at)
    row[at] = 1 if observation.phase == LAY else 0
    row[at + 1] = 1 if observation.phase == ACT else 0
    row[at + 2] = 1 if observation.phase == DRAWN else 0
    at = write_set(rules, appearances(rules, picked_cards(partial)), row, at + 3)
    at = write_maybe(rules, taking(partial), row, at)
    return write_counts(rules, observation, seat, row, at)


def write_counts(rules: Rules, observation: Observation, seat: int, row: Any, at: int) -> int:
    """The features that are numbers: cards of the others, the stock, points, and turns left."""
    others = rules.players - 1
    sign = 1 if rules.goal == HIGH else -1
    for steps in range(1, rules.players):
        other = seat_after(rules, seat, steps)
        row[at + steps - 1] = observation.hand_sizes[other]
        row[at + others + steps] = observation.buried_count[other]
        row[at + 2 * others + steps] = clipped(sign * (observation.scores[other] - observation.scores[seat]))
    row[at + others] = observation.stock_size
    row[at + 3 * others + 1] = observation.last_turns + 1
    return at + 3 * others + 2


def event(rules: Rules, state: State, seat: int, action: int, outcome: int, own: bool) -> int:
    """The action, with the card that a play covers and, for the seat itself, the card that it draws. Cards laid or
    buried face down are left out for the others."""
    kind = action >> KIND_SHIFT
    card = action & FIELD_MASK
    if kind == PLAY:
        pile = action >> FIELD_SHIFT & FIELD_MASK
        return PLAY << KIND_SHIFT | rules.owner[pile] << OWNER_SHIFT | (state.tops[pile] + 1) << FIELD_SHIFT | card + 1
    if kind == DRAW:
        drawn = state.stock[state.stock_size - 1] + 1 if own else 0
        return DRAW << KIND_SHIFT | drawn << THIRD_SHIFT | card + 1
    if kind == SWAP:
        return action + (1 << THIRD_SHIFT | 1 << FIELD_SHIFT | 1)
    if kind == KEEP:
        return action
    if kind == BURY:
        return BURY << KIND_SHIFT | (card + 1 if own else 0)
    return laid_event(action & WHAT_MASK if own else 0)


def laid_event(cards: int) -> int:
    """Up to three cards laid, each plus 1."""
    found = 0
    shift = 0
    while cards:
        found |= (lowest_bit(cards) + 1) << shift
        cards &= cards - 1
        shift += FIELD_SHIFT
    return LAYING << KIND_SHIFT | found


def write_event(
    rules: Rules, tables: Tables, observation: Observation, seat: int, event: int, row: Any, at: int
) -> int:
    """Writes a remembered move, in the columns of `event_fields`."""
    kind = event >> KIND_SHIFT
    viewer = observation.viewer
    row[at] = 1 + (seat - viewer + rules.players) % rules.players
    row[at + 1] = 1 + kind
    for number in range(3):
        card = event >> number * FIELD_SHIFT & FIELD_MASK
        row[at + 2 + number] = appearance(rules, card - 1) + 1 if card else 0
    owner = event >> OWNER_SHIFT & FIELD_MASK
    row[at + 5] = 1 + (owner - viewer + rules.players) % rules.players if kind == PLAY else 0
    return at + EVENT_COLUMNS


# --- steps ---


def mask_steps(rules: Rules, tables: Tables, state: State, seat: int, tally: Tally, partial: int, mask: Any) -> None:
    """Marks the steps that the seat may take now."""
    hand = state.hands[seat]
    keep = rules.piles * rules.symbols
    if state.phase == LAY:
        mark_picks(appearances(rules, hand), picked_cards(partial), rules.laid, mask, keep + 1)
        return
    if partial:
        mark_picks(appearances(rules, hand), picked_cards(partial), 2, mask, keep + 1)
        return
    if state.phase == DRAWN:
        mask[keep] = True
        mark_plays(rules, state, seat, 1 << state.pending, mask)
        return
    mark_plays(rules, state, seat, hand, mask)
    mark_cards(appearances(rules, hand), mask, keep + 1)
    if hand & (hand - 1):
        mark_cards(appearances(rules, state.open), mask, keep + 1 + rules.cards)


def mark_cards(cards: int, mask: Any, at: int) -> None:
    """Marks all these cards."""
    while cards:
        mask[at + lowest_bit(cards)] = True
        cards &= cards - 1


def mark_picks(hand: int, picked: int, size: int, mask: Any, at: int) -> None:
    """Cards are picked from bad to good: marks those above the ones picked, as long as enough are left above."""
    left = hand & ~picked
    while left and left & -left < picked:
        left &= left - 1
    spare = count_bits(left) - (size - count_bits(picked))
    while spare >= 0:
        mask[at + lowest_bit(left)] = True
        left &= left - 1
        spare -= 1


def mark_plays(rules: Rules, state: State, seat: int, cards: int, mask: Any) -> None:
    """AA-7: marks the plays of these cards, by slot and symbol."""
    for pile in range(rules.piles):
        top = state.tops[pile]
        fitting = cards & rules.fits[top]
        if fitting:
            at = slot_of(rules, state, seat, pile) * rules.symbols
            for symbol in range(rules.symbols):
                if fitting >> (top ^ 1 << symbol) & 1:
                    mask[at + symbol] = True


def take_step(rules: Rules, tables: Tables, state: State, seat: int, partial: int, step: int) -> int:
    """The action that a step completes, or what has been picked so far."""
    keep = rules.piles * rules.symbols
    if step < keep:
        slot = step // rules.symbols
        pile = pile_at(rules, state, seat, slot)
        card = state.tops[pile] ^ 1 << (step - slot * rules.symbols)
        return PLAY << KIND_SHIFT | pile << FIELD_SHIFT | card
    if step == keep:
        return KEEP << KIND_SHIFT
    card = step - keep - 1
    if card >= rules.cards:
        return -((appearance(rules, card - rules.cards) + 1) << TAKE_SHIFT)
    if state.phase == ACT and partial == 0:
        return discard_kind(state) << KIND_SHIFT | appearance(rules, card)
    picked = picked_cards(partial) | 1 << card
    if state.phase == LAY:
        return LAYING << KIND_SHIFT | appearances(rules, picked) if count_bits(picked) == rules.laid else -picked
    take = taking(partial)
    if count_bits(picked) < 2:
        return -((take + 1) << TAKE_SHIFT | picked)
    picked = appearances(rules, picked)
    return SWAP << KIND_SHIFT | take << THIRD_SHIFT | nth_bit(picked, 1) << FIELD_SHIFT | lowest_bit(picked)


def step_of(rules: Rules, tables: Tables, state: State, seat: int, partial: int, action: int) -> int:
    """The next step on the way to an action."""
    kind = action >> KIND_SHIFT
    card = action & FIELD_MASK
    keep = rules.piles * rules.symbols
    if kind == PLAY:
        pile = action >> FIELD_SHIFT & FIELD_MASK
        return slot_of(rules, state, seat, pile) * rules.symbols + lowest_bit(state.tops[pile] ^ card)
    if kind == KEEP:
        return keep
    if kind == LAYING:
        return keep + 1 + lowest_bit(appearances(rules, action & WHAT_MASK) & ~picked_cards(partial))
    if kind == SWAP:
        if partial == 0:
            return keep + 1 + rules.cards + appearance(rules, action >> THIRD_SHIFT & FIELD_MASK)
        both = 1 << card | 1 << (action >> FIELD_SHIFT & FIELD_MASK)
        return keep + 1 + lowest_bit(appearances(rules, both) & ~picked_cards(partial))
    return keep + 1 + appearance(rules, card)
