"""dnup for the interactive API: options, deck, set-up and refusals in words."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, ClassVar

from updown.games.dnup import (
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
from updown.games.dnup.notation import Notation, parse_ends
from updown.games.dnup.spec import (
    CARD_MASK,
    MAX_CARDS,
    MAX_OF_A_VALUE,
    MAX_PLAYERS,
    MAX_VALUE,
    PLACE_MASK,
    PLACE_SHIFT,
    Rules,
)
from updown.rules.api import Kernel, Observer
from updown.rules.bits import all_bits
from updown.rules.deck import Entries
from updown.rules.errors import BadDeck, BadSetup, shown
from updown.rules.features import Features
from updown.rules.layout import plain
from updown.rules.lessons import Lesson
from updown.rules.match import Facts, Game, Guides, Json, Picture, Refusal, Small, TerminalTexts, Texts
from updown.rules.notation import check_keys, read_hands
from updown.rules.options import Number, Option
from updown.rules.recipe import Recipe, Step
from updown.rules.sentences import Sentences

# DN-2: symbol -> the number of players below which its cards are taken out.
SYMBOLS = {"neutral": 3, "smile": 4, "frown": 5}
SIZES = {1: "a single", 2: "a pair of", 3: "a triple of"}


class Dnup(Game):
    """Shed your cards; what comes back from the table comes back upside down."""

    id = "dnup"
    title = "dnup"
    rules_version = spec.RULES_VERSION
    package = __package__
    minutes = 20
    usual_players = 3
    own_options: ClassVar[tuple[Option, ...]] = (Number("players", 2, MAX_PLAYERS, None, "how many play"),)
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
    small: ClassVar[Small] = small
    text: ClassVar[Texts] = text
    picture: ClassVar[Picture] = picture
    terminal: ClassVar[TerminalTexts] = terminal
    lessons: ClassVar[tuple[Lesson, ...]] = lessons.LESSONS

    @classmethod
    def score_unit(cls, players: int) -> str:
        """DN-20: two players play for rounds."""
        return "web-unit-rounds-won" if players == 2 else "web-unit-points"

    @classmethod
    def default_deck(cls, options: Json) -> str:
        return "dnup-40"

    def make_rules(self) -> Rules:
        cards, star = self._cards()
        rules = plain(Rules)
        rules.players = self.players
        rules.areas = 2 if self.players == 2 else 1
        rules.places = rules.players * rules.areas
        rules.goal = 2 if self.players == 2 else 4
        rules.hand_size = len(cards) // self.players
        rules.values = max(high for _, high in cards)
        rules.star = 1 << cards.index(star)
        for number, (low, high) in enumerate(cards):
            rules.deck |= 1 << number
            rules.low[low] |= 1 << number
            rules.high[high] |= 1 << number
            if cards[number + 1 : number + 2] == [(low, high)]:
                rules.firsts |= 1 << number
        self.notation = Notation(rules, cards)
        self.list_plays = lru_cache(maxsize=2048)(partial(list_plays, rules))
        return rules

    def _cards(self) -> tuple[list[tuple[int, int]], tuple[int, int]]:
        """DN-2, DN-3: the cards in play with this number of players, copies next to each other, and the star card."""
        entries = Entries(self.deck)
        star = self._ends(entries.take("star", str, "the card with the star"))
        texts = entries.take_words("cards")
        for symbol, players in SYMBOLS.items():
            marked = entries.take_words(symbol, default=[])
            if self.players >= players:
                texts = texts + marked
            else:
                for text in marked:
                    self._ends(text)
        entries.finish()
        cards = sorted(self._ends(text) for text in texts)
        if cards.count(star) != 1:
            raise BadDeck(f"deck: the card with the star, {star[0]}/{star[1]}, must be there once, always")
        for (low, high), count in Counter(cards).items():
            if count > 2:
                raise BadDeck(f"deck: {low}/{high} is there {count} times, at most two copies of a card can be played")
        for value, count in Counter(value for ends in cards for value in ends).items():
            if count > MAX_OF_A_VALUE:
                raise BadDeck(f"deck: the value {value} is on {count} cards, expected at most {MAX_OF_A_VALUE}")
        if len(cards) > MAX_CARDS or len(cards) % self.players:
            raise BadDeck(
                f"deck: {len(cards)} cards cannot be dealt evenly to {self.players} players (at most {MAX_CARDS} cards)"
            )
        return cards, star

    @staticmethod
    def _ends(text: str) -> tuple[int, int]:
        ends = parse_ends(text)
        if ends is None or max(ends) > MAX_VALUE:
            expected = f"two different values from 1 to {MAX_VALUE}, such as 3/6"
            raise BadDeck(f"deck: there can be no card {shown(text)}, expected {expected}")
        return min(ends), max(ends)

    def card_place(self, card: str) -> Any:
        """By the value that is up, then by the other."""
        return parse_ends(card) if self.notation.parse_card(card) else None

    # --- set-up ---

    def parse_setup(self, state: Any, setup: Json) -> None:
        check_keys(setup, ("hands",), "DN-4")
        hands = read_hands(setup, self.players, self.rules.hand_size, self.notation.parse_card, "DN-4")
        free = {numbers[0]: list(numbers) for hand in hands for numbers, _ in hand}
        state.turned = 0
        for seat, hand in enumerate(hands):
            state.hands[seat] = 0
            for numbers, turned in hand:
                if not free[numbers[0]]:
                    name = self.notation.format_card(numbers[0], 0)
                    raise BadSetup(f"the card {name} is there too often, another is missing", "DN-4")
                number = free[numbers[0]].pop(0)
                state.hands[seat] |= 1 << number
                state.turned |= turned << number
        kernel.begin_round(self.rules, state)

    def format_setup(self, state: Any) -> Json:
        return {"hands": self.notation.format_hands(state)}

    def recipe(self) -> Recipe:
        cards = tuple(self.notation.format_card(card, 0) for card in all_bits(self.rules.deck))
        return Recipe(cards, self.rules.hand_size, (Step("turn"),))

    # --- moves ---

    def list_actions(self, state: Any, seat: int, tally: Any) -> list[int]:
        """Lists the moves with cached lists of plays, since the same few sets occur again and again. Tests compare this
        with the kernel's order."""
        rules, hand = self.rules, state.hands[seat]
        kernel.tally_moves(rules, state, seat, tally)
        found = self._first_actions(state, seat, tally, 1 + tally.takes + tally.adds)
        for value in range(1, rules.values + 1):
            if count := tally.plays[value]:
                found += self.list_plays(value, kernel.active(rules, state, hand, value), tally.blocked[value], count)
        return found

    def all_actions(self) -> list[int]:
        rules, found = self.rules, [spec.ROTATE << spec.KIND_SHIFT]
        found += [spec.TAKE << spec.KIND_SHIFT | place << PLACE_SHIFT for place in range(rules.places)]
        for value in range(1, rules.values + 1):
            cards = rules.low[value] | rules.high[value]
            shown_value = value << spec.VALUE_SHIFT
            for card in range(MAX_CARDS):
                if kernel.distinct(rules, cards) >> card & 1:
                    added = spec.ADD << spec.KIND_SHIFT | shown_value | 1 << card
                    found += [added | place << PLACE_SHIFT for place in range(rules.places)]
            pairs = kernel.both_copies(rules, cards).bit_count()
            for number in range(kernel.count_sets(cards.bit_count() - 2 * pairs, pairs, 1)):
                found.append(spec.PLAY << spec.KIND_SHIFT | shown_value | int(kernel.nth_set(rules, cards, 1, number)))
        return found

    def round_rule(self, over: bool) -> str:
        if self.rules.areas == 2:
            return "DN-20"
        return "DN-15" if over else "DN-14"

    def refusal(self, state: Any, seat: int, action: int, reason: int) -> Refusal:
        place = action >> PLACE_SHIFT & PLACE_MASK
        size = (action & CARD_MASK).bit_count()
        problems: dict[int, Callable[[], str]] = {
            spec.GAME_OVER: lambda: "the game is over",
            spec.ROUND_OVER: lambda: "the round is over",
            spec.IS_OUT: lambda: "you are out, and play again in the next round",
            spec.NOT_ON_TURN: lambda: f"it is seat {state.seat}'s turn",
            spec.NO_SUCH_MOVE: lambda: "a turn is play, add, take or rotate",
            spec.NO_CARDS: lambda: "pick at least one card",
            spec.PLAY_NOT_HELD: lambda: "you do not hold those cards that way up",
            spec.NOT_HIGHER: lambda: self._not_higher(state, size),
            spec.NOT_HIGHER_THAN_OWN: lambda: self._not_higher(state, size, "in your other area"),
            spec.ADD_NOT_HELD: lambda: "you do not hold that card that way up",
            spec.ADD_TO_OWN: lambda: "you can add only to an opponent's set",
            spec.ADD_TO_NOTHING: lambda: "there is no set to add to",
            spec.OTHER_VALUE: lambda: f"only a {state.set_values[place]} fits that set",
            spec.ADD_NOT_HIGHER: lambda: self._not_higher(state, int(state.set_sizes[place]) + 1),
            spec.TAKE_OWN: lambda: "you can take only an opponent's set",
            spec.TAKE_NOTHING: lambda: "there is no set to take",
        }
        table = spec.TWO_PLAYER_REFUSALS if self.rules.areas == 2 else spec.REFUSALS
        code, rule = table[reason]
        return Refusal(problems[reason](), rule, code)

    def _not_higher(self, state: Any, size: int, where: str = "on the table") -> str:
        """'a pair of 5s lies on the table, and only a higher one beats it'."""
        value = state.set_values[kernel.place_of_size(self.rules, state, size)]
        several = f"{value}" if size == 1 else f"{value}s"
        return f"{SIZES.get(size, f'a set of {size}')} {several} lies {where}, and only a higher one beats it"


def list_plays(rules: Rules, value: int, cards: int, blocked: int, count: int) -> tuple[int, ...]:
    """DN-8: the plays of all sets of these cards, which have this value up, whose size is not blocked; `count` is their
    number."""
    kind = spec.PLAY << spec.KIND_SHIFT | value << spec.VALUE_SHIFT
    return tuple(kind | int(kernel.nth_set(rules, cards, blocked, n)) for n in range(count))
