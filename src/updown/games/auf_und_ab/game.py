"""Auf und Ab for the interactive API: options, deck, set-up and refusals in words."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, combinations
from typing import Any, ClassVar

from msgspec import json

from updown.games.auf_und_ab import (
    facts,
    features,
    guidance,
    heuristics,
    kernel,
    lessons,
    observe,
    picture,
    sentences,
    shapes,
    small,
    spec,
    terminal,
    text,
    worlds,
)
from updown.games.auf_und_ab.notation import Notation
from updown.games.auf_und_ab.spec import (
    FIELD_MASK,
    FIELD_SHIFT,
    MAX_CARDS,
    MAX_LAID,
    MAX_PLAYERS,
    MAX_SYMBOLS,
    NO_CARD,
    Rules,
)
from updown.rules.api import Kernel, Observer
from updown.rules.bits import all_bits
from updown.rules.deck import Entries
from updown.rules.errors import BadDeck, shown
from updown.rules.features import Features
from updown.rules.layout import plain
from updown.rules.lessons import Lesson
from updown.rules.match import Facts, Game, Guides, Json, Picture, Refusal, Small, TerminalTexts, Texts, written_moves
from updown.rules.notation import check_all_dealt, check_keys, read_cards, read_hands
from updown.rules.options import Choice, Number, Option
from updown.rules.recipe import Recipe, Step
from updown.rules.sentences import Sentences

GOALS = ("high", "low")


class AufUndAb(Game):
    """The subsets of five symbols; push piles up or down by one symbol."""

    id = "auf-und-ab"
    title = "Auf und Ab"
    rules_version = spec.RULES_VERSION
    package = __package__
    minutes = 15
    title_lang = "de"
    rounds = "one"
    fewest_win = ("goal", "low")
    sealed_choices = True
    own_options: ClassVar[tuple[Option, ...]] = (
        Number("players", 2, MAX_PLAYERS, None, "how many play"),
        Choice("goal", GOALS, "whether most or fewest points win (AA-13)"),
    )
    View: ClassVar[Any] = shapes.View
    State: ClassVar[Any] = shapes.State
    Move: ClassVar[Any] = shapes.Move
    Fact: ClassVar[Any] = shapes.Fact
    Guidance: ClassVar[Any] = shapes.Guidance
    move_words: ClassVar[Sentences] = sentences.MOVES
    guidance_words: ClassVar[Sentences] = sentences.GUIDANCE
    sentences: ClassVar[Sentences] = sentences.SENTENCES
    rules: Rules
    notation: Notation
    kernel: ClassVar[Kernel] = kernel
    observer: ClassVar[Observer] = observe
    spec: ClassVar[Any] = spec
    facts: ClassVar[Facts] = facts
    guidance: ClassVar[Guides | None] = guidance
    features: ClassVar[Features] = features
    worlds: ClassVar[Any] = worlds
    heuristics: ClassVar[Any] = heuristics
    text: ClassVar[Texts] = text
    picture: ClassVar[Picture] = picture
    terminal: ClassVar[TerminalTexts] = terminal
    lessons: ClassVar[tuple[Lesson, ...]] = lessons.LESSONS
    small: ClassVar[Small] = small
    chance_keys: ClassVar[dict[str, str]] = {"draw": "drawn"}

    @classmethod
    def default_deck(cls, options: Json) -> str:
        return "binary-32"

    def make_rules(self) -> Rules:
        entries = Entries(self.deck)
        symbols = entries.take_words("symbols")
        if not 2 <= len(symbols) <= MAX_SYMBOLS or symbols != [chr(ord("A") + n) for n in range(len(symbols))]:
            raise BadDeck(f"deck: symbols is {shown(symbols)}, expected 'A', 'B' and so on, 2 to {MAX_SYMBOLS} of them")
        rules = plain(Rules)
        rules.players = self.players
        rules.symbols = len(symbols)
        rules.cards = 1 << len(symbols)
        rules.hand_size = entries.take_by_players("hand", self.players, MAX_CARDS)
        rules.laid = entries.take_by_players("lay", self.players, MAX_LAID)
        entries.finish()
        if rules.hand_size * self.players > rules.cards:
            raise BadDeck(f"deck: {rules.cards} cards are too few for {self.players} hands of {rules.hand_size}")
        if rules.laid >= rules.hand_size:
            raise BadDeck(f"deck: lay for {self.players} players is {rules.laid}, which leaves no card in hand")
        rules.piles = rules.laid * self.players
        rules.goal = GOALS.index(self.options["goal"])
        self.notation = Notation(rules, symbols)
        by_name = sorted(range(rules.cards), key=self.notation.format_card)
        for card in range(rules.cards):
            rules.fits[card] = sum(1 << (card ^ 1 << bit) for bit in range(rules.symbols))
            rules.name_order[card] = by_name.index(card)
        for pile in range(rules.piles):
            rules.owner[pile] = pile // rules.laid
        return rules

    def card_place(self, card: str) -> Any:
        """By value (AA-2)."""
        return self.notation.parse_card(card)

    # --- set-up ---

    def parse_setup(self, state: Any, setup: Json) -> None:
        rules, notation = self.rules, self.notation
        check_keys(setup, ("hands", "stock"), "AA-3")
        hands = read_hands(setup, self.players, rules.hand_size, notation.parse_card, "AA-3")
        left = rules.cards - self.players * rules.hand_size
        stock = read_cards(setup["stock"], "stock", left, notation.parse_card, "AA-3")
        check_all_dealt([*chain(*hands), *stock], (1 << rules.cards) - 1, notation.format_card, "AA-3")
        for seat in range(self.players):
            state.hands[seat] = sum(1 << card for card in hands[seat])
        state.stock_size = left
        for place, card in enumerate(reversed(stock)):
            state.stock[place] = card
        kernel.begin_round(rules, state)

    def format_setup(self, state: Any) -> Json:
        hands = [self.notation.format_cards(state.hands[seat]) for seat in range(self.players)]
        return {"hands": hands, "stock": self.notation.format_stock(state)}

    def recipe(self) -> Recipe:
        cards = tuple(map(self.notation.format_card, range(self.rules.cards)))
        return Recipe(cards, self.rules.hand_size, (Step("stack", "stock"),))

    # --- moves ---

    def list_actions(self, state: Any, seat: int, tally: Any) -> list[int]:
        """Lists the moves card by card: in plain Python that is many times faster than calling `nth_move`. Tests
        compare this with the kernel's order."""
        cards = state.hands[seat]
        hand = all_bits(cards)
        if state.phase == spec.LAY:
            return list(list_lays(hand, self.rules.laid))
        if state.phase == spec.DRAWN:
            return [spec.KEEP << spec.KIND_SHIFT, *self._list_plays(state, 1 << state.pending)]
        return self._list_plays_and_discards(state, hand) + list_swaps(hand, all_bits(state.open))

    def write_moves(self, state: Any, seat: int, tally: Any) -> bytes:
        """Most moves are swaps; those that lay the same two cards open differ only in their last part, the card that
        is taken. Lays are written once for a hand: a seat sees them again when another has laid."""
        if state.phase == spec.LAY:
            return write_lays(self, state.hands[seat])
        if state.phase != spec.ACT or not state.open:
            return super().write_moves(state, seat, tally)
        texts, hand = swap_texts(self), all_bits(state.hands[seat])
        others = map(written_moves(self).__getitem__, self._list_plays_and_discards(state, hand))
        takes = [b"", *map(texts.takes.__getitem__, all_bits(state.open))]
        swaps = [texts.discards[pair].join(takes) for pair in combinations(hand, 2)]
        return b",".join(others) + b"".join(swaps)

    def _list_plays_and_discards(self, state: Any, hand: tuple[int, ...]) -> list[int]:
        kind = kernel.discard_kind(state) << spec.KIND_SHIFT
        return self._list_plays(state, state.hands[state.seat]) + [kind | card for card in hand]

    def _list_plays(self, state: Any, cards: int) -> list[int]:
        """AA-7: every play of one of these cards."""
        rules, kind = self.rules, spec.PLAY << spec.KIND_SHIFT
        return [
            kind | pile << FIELD_SHIFT | card
            for pile in range(rules.piles)
            if (fitting := kernel.fitting(rules, state, cards, pile))
            for card in all_bits(fitting)
        ]

    def all_actions(self) -> list[int]:
        cards = range(self.rules.cards)
        plays = [pile << FIELD_SHIFT | card for pile in range(self.rules.piles) for card in cards]
        kinds = {spec.PLAY: plays, spec.DRAW: cards, spec.BURY: cards, spec.KEEP: [0]}
        others = [kind << spec.KIND_SHIFT | what for kind, whats in kinds.items() for what in whats]
        swaps = [action for take in cards for action in list_swaps([c for c in cards if c != take], [take])]
        return [*list_lays(tuple(cards), self.rules.laid), *others, *swaps]

    def parse_chance(self, state: Any, action: int, given: object) -> int:
        top = self.format_chance(state, action, 0)
        if given != top:
            problem = "drawn is missing" if given is None else f"drawn is {shown(given)}"
            raise Refusal(f"{problem}, expected {top!r}, the top of the stock", "AA-8", "wrong-card-drawn")
        return 0

    def format_chance(self, before: Any, action: int, outcome: int) -> object:
        return self.notation.format_card(before.stock[before.stock_size - 1])

    def round_rule(self, over: bool) -> str:
        return "AA-12"

    def refusal(self, state: Any, seat: int, action: int, reason: int) -> Refusal:
        pending = "" if state.pending == NO_CARD else self.notation.format_card(state.pending)
        problems = {
            spec.GAME_OVER: "the game is over",
            spec.NOT_TO_LAY: "you have laid your cards already",
            spec.NOT_ON_TURN: f"it is seat {state.seat}'s turn",
            spec.BAD_LAY: f"lay {self.rules.laid} cards from your hand",
            spec.MUST_LAY: f"first everybody lays {self.rules.laid} cards",
            spec.LAID_ALREADY: "the piles have begun already; play, draw, swap or bury",
            spec.PLAY_NOT_HELD: "that card is not in your hand",
            spec.DOES_NOT_FIT: self._does_not_fit(state, action),
            spec.DRAW_NOT_HELD: "the card to lay open is not in your hand",
            spec.NO_STOCK: "the stock is empty; play, swap or bury",
            spec.SWAP_NOT_HELD: "both cards to lay open must be in your hand",
            spec.NOT_OPEN: "you can take only a card that was lying open before",
            spec.NOTHING_OPEN: "there is no open card yet; play or draw",
            spec.BURY_NOT_HELD: "that card is not in your hand",
            spec.STOCK_LEFT: "you can bury only when the stock is empty; draw instead",
            spec.NOTHING_TAKEN: "there is no new card to keep; play, draw, swap or bury",
            spec.DRAWN_ONLY: f"first play or keep the card that you drew, {pending}",
            spec.TAKEN_ONLY: f"first play or keep the card that you took, {pending}",
        }
        code, rule = spec.REFUSALS[reason]
        return Refusal(problems[reason], rule, code)

    def _does_not_fit(self, state: Any, action: int) -> str:
        pile = action >> FIELD_SHIFT & FIELD_MASK
        top = state.tops[pile] if pile < self.rules.piles else NO_CARD
        shown_top = "" if top == NO_CARD else self.notation.format_card(top)
        return f"the pile shows {shown_top}; a card must have exactly one symbol more or one fewer"


class SwapTexts:
    """The two parts of a swap as JSON: the cards that are laid open, after a comma, and the card that is taken."""

    def __init__(self, game: AufUndAb) -> None:
        def parts(one: int, two: int, take: int) -> tuple[bytes, bytes]:
            [swap] = list_swaps((one, two), (take,))
            before, key, after = json.encode(game.format_move(swap)).rpartition(b'"take":')
            return b"," + before, key + after

        cards = range(game.rules.cards)
        self.discards = {pair: parts(*pair, 0)[0] for pair in combinations(cards, 2)}
        self.takes = [parts(0, 1, take)[1] for take in cards]


swap_texts = lru_cache(maxsize=16)(SwapTexts)


@lru_cache(maxsize=256)
def list_lays(hand: tuple[int, ...], laid: int) -> tuple[int, ...]:
    """AA-4: every way to lay this number of these cards."""
    kind = spec.LAYING << spec.KIND_SHIFT
    return tuple([kind | chosen for chosen in map(sum, combinations([1 << card for card in hand], laid))])


@lru_cache(maxsize=256)
def write_lays(game: AufUndAb, cards: int) -> bytes:
    """AA-4: the same as JSON, with commas between them."""
    return b",".join(map(written_moves(game).__getitem__, list_lays(all_bits(cards), game.rules.laid)))


def list_swaps(hand: Iterable[int], takes: Iterable[int]) -> list[int]:
    """AA-9: every swap of two cards of a hand for one of the open cards."""
    kind = spec.SWAP << spec.KIND_SHIFT
    taking = [kind | take << 2 * FIELD_SHIFT for take in takes]
    pairs = [two << FIELD_SHIFT | one for one, two in combinations(hand, 2)]
    return [take | pair for pair in pairs for take in taking]
