"""Up & Down for the interactive API: options, deck, set-up and refusals in words."""

from itertools import chain
from typing import Any, ClassVar

from updown.games.up_and_down import (
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
from updown.games.up_and_down.notation import SIDE_NUMBERS, SIDES, Notation
from updown.games.up_and_down.spec import MAX_PLAYERS, MAX_ROUNDS, MAX_SUITS, MAX_TRICKS, SUIT_SHIFT, Rules
from updown.rules.api import Kernel, Observer
from updown.rules.bits import all_bits
from updown.rules.deck import Entries
from updown.rules.errors import BadDeck, BadOption, BadSetup, shown
from updown.rules.features import Features
from updown.rules.layout import plain
from updown.rules.lessons import Lesson
from updown.rules.match import Facts, Game, Guides, Json, Picture, Refusal, Small, TerminalTexts, Texts
from updown.rules.notation import check_all_dealt, check_keys, read_cards, read_hands
from updown.rules.options import Choice, Number, Option
from updown.rules.recipe import Recipe, Step
from updown.rules.sentences import Sentences

EDITIONS = ("classic", "ludolux")
TIEBREAKS = ("extra-round", "shared")


class UpAndDown(Game):
    """Tricks played simultaneously; before each one, the chef must change what wins."""

    id = "up-and-down"
    title = "Up & Down"
    rules_version = spec.RULES_VERSION
    package = __package__
    minutes = 20
    age = 8
    usual_players = 3
    title_lang = "en"
    rounds = "option"
    sealed_choices = True
    own_options: ClassVar[tuple[Option, ...]] = (
        Number("players", 2, MAX_PLAYERS, None, "how many play"),
        Choice("edition", EDITIONS, "whose suits and pictures (UD-2)"),
        Number("rounds", 1, MAX_ROUNDS, 1, "how many rounds (UD-16)", offered=(1, 2, 3, 4, 5, 6, 8, 10)),
        Choice("tiebreak", TIEBREAKS, "what a tie for first place brings (UD-17)"),
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
    small: ClassVar[Small] = small
    lessons: ClassVar[tuple[Lesson, ...]] = lessons.LESSONS
    chance_keys: ClassVar[dict[str, str]] = {"roll": "dice"}

    @classmethod
    def score_unit(cls, players: int) -> str:
        return "web-unit-tricks"

    @classmethod
    def default_deck(cls, options: Json) -> str:
        return str(options["edition"])

    def make_rules(self) -> Rules:
        other = [edition for edition in EDITIONS if edition != self.options["edition"]]
        if self.deck_option in other:
            expected = f"edition {self.options['edition']!r} is played with its own deck, or one of yours"
            raise BadOption("deck", f"is {shown(self.deck_option)}: {expected}")
        entries = Entries(self.deck)
        suits = entries.take_words("suits")
        if not 2 <= len(suits) <= MAX_SUITS or len(set(suits)) != len(suits):
            raise BadDeck(f"deck: suits is {shown(suits)}, expected 2 to {MAX_SUITS} different letters")
        if not all(len(suit) == 1 and "A" <= suit <= "Z" for suit in suits):
            raise BadDeck(f"deck: suits is {shown(suits)}, expected letters from A to Z")
        if self.players > len(suits):
            raise BadDeck(f"deck: {len(suits)} suits are too few for {self.players} players")
        rules = plain(Rules)
        rules.players = self.players
        rules.suits = len(suits)
        rules.chef_suit = self._chef_suit(entries, suits)
        rules.dice_faces = entries.take_number("dice", 2, 6)
        rules.deck = self._cards(entries, len(suits), 2 * rules.dice_faces)
        rules.hand_size = entries.take_by_players("hand", self.players, min(MAX_TRICKS, 11 * len(suits)))
        entries.finish()
        if rules.hand_size * self.players > rules.deck.bit_count():
            raise BadDeck(
                f"deck: {rules.deck.bit_count()} cards are too few for {self.players} hands of {rules.hand_size}"
            )
        rules.rounds = self.options["rounds"]
        rules.tiebreak = TIEBREAKS.index(self.options["tiebreak"])
        for seat in range(self.players):
            rules.sides[seat] = 2 * seat if (len(suits), self.players) == (4, 2) else seat
            for rotation in range(len(suits)):
                rules.pointing[seat, rotation] = (rules.sides[seat] - rotation) % len(suits)
        self.notation = Notation(rules, suits)
        return rules

    @staticmethod
    def _chef_suit(entries: Entries, suits: list[str]) -> int:
        suit = entries.take("first_chef", str, "one of the suits")
        if suit not in suits:
            raise BadDeck(f"deck: first_chef is {shown(suit)}, expected one of the suits {', '.join(suits)}")
        return suits.index(suit)

    @staticmethod
    def _cards(entries: Entries, suits: int, highest: int) -> int:
        values = entries.take("values", list, "a list of numbers")
        deck = 0
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not 2 <= value <= highest:
                raise BadDeck(f"deck: there can be no card of value {shown(value)}, the dice give 2 to {highest}")
            if deck >> value & 1:
                raise BadDeck(f"deck: the value {value} is there twice")
            for suit in range(suits):
                deck |= 1 << (suit << SUIT_SHIFT | value)
        return deck

    def card_place(self, card: str) -> Any:
        """By suit, in the order of the deck, then by value."""
        return self.notation.parse_card(card)

    # --- set-up ---

    def parse_setup(self, state: Any, setup: Json) -> None:
        rules, notation = self.rules, self.notation
        check_keys(setup, ("hands", "aside", "dice", "side", "chef"), "UD-5")
        hands = read_hands(setup, self.players, rules.hand_size, notation.parse_card, "UD-5")
        aside = read_cards(setup["aside"], "aside", None, notation.parse_card, "UD-5")
        check_all_dealt([*chain(*hands), *aside], rules.deck, notation.format_card, "UD-5")
        dice = self.parse_dice(setup["dice"])
        if dice is None:
            raise BadSetup(f"dice is {shown(setup['dice'])}, expected two numbers from 1 to {rules.dice_faces}", "UD-6")
        side, chef = setup["side"], setup["chef"]
        if not isinstance(side, str) or side not in SIDE_NUMBERS:
            raise BadSetup(f"side is {shown(side)}, expected 'up' or 'down'", "UD-7")
        if isinstance(chef, bool) or not isinstance(chef, int) or not 0 <= chef < self.players:
            raise BadSetup(f"chef is {shown(chef)}, expected a seat from 0 to {self.players - 1}", "UD-8")
        for seat in range(self.players):
            state.hands[seat] = sum(1 << card for card in hands[seat])
        state.aside = sum(1 << card for card in aside)
        kernel.begin_round(rules, state, *dice, SIDE_NUMBERS[side], chef)

    def parse_dice(self, given: object) -> tuple[int, int] | None:
        """Two dice, or None if the value is not two dice."""
        if not isinstance(given, list) or len(given) != 2:
            return None
        if not all(isinstance(d, int) and not isinstance(d, bool) and 1 <= d <= self.rules.dice_faces for d in given):
            return None
        return given[0], given[1]

    def format_setup(self, state: Any) -> Json:
        format_cards = self.notation.format_cards
        return {
            "hands": [format_cards(state.hands[seat]) for seat in range(self.players)],
            "aside": format_cards(state.aside),
            "dice": list(state.dice),
            "side": SIDES[state.side],
            "chef": state.chef,
        }

    def recipe(self) -> Recipe:
        faces = self.rules.dice_faces
        return Recipe(
            cards=tuple(map(self.notation.format_card, all_bits(self.rules.deck))),
            hand=self.rules.hand_size,
            steps=(
                Step("rest", "aside"),
                Step("dice", "dice", tuple(range(1, faces + 1))),
                Step("one-of", "side", SIDES),
                Step("one-of", "chef", tuple(range(self.players))),
            ),
            rolls=faces,
        )

    # --- moves ---

    def list_actions(self, state: Any, seat: int, tally: Any) -> list[int]:
        """Lists the cards of the hand at once: in plain Python that is many times faster than calling `nth_move`. Tests
        compare this with the kernel's order."""
        if state.phase == spec.CHOOSE:
            return [spec.CHOICE + card for card in all_bits(state.hands[seat])]
        return super().list_actions(state, seat, tally)

    def all_actions(self) -> list[int]:
        cards = [card for card in range(spec.MAX_CARDS) if self.rules.deck >> card & 1]
        return [*range(self.rules.suits), spec.ROLL, *(spec.CHOICE + card for card in cards)]

    def parse_chance(self, state: Any, action: int, given: object) -> int:
        dice = self.parse_dice(given)
        if dice is None:
            expected = f"two numbers from 1 to {self.rules.dice_faces}"
            problem = "the dice are missing" if given is None else f"dice is {shown(given)}"
            raise Refusal(f"{problem}, expected {expected}", "UD-10", "wrong-dice")
        if sum(dice) == state.trump:
            raise Refusal(f"dice of sum {state.trump}, the old trump, are thrown again", "UD-10", "wrong-dice")
        return dice[0] * 16 + dice[1]

    def format_chance(self, before: Any, action: int, outcome: int) -> object:
        return [outcome >> 4, outcome & 15]

    def round_rule(self, over: bool) -> str:
        return "UD-16"

    def refusal(self, state: Any, seat: int, action: int, reason: int) -> Refusal:
        waiting = ", ".join(f"seat {other}" for other in range(self.players) if state.turn >> other & 1)
        problems = {
            spec.GAME_OVER: "the game is over",
            spec.ROUND_OVER: "the round is over",
            spec.NOT_THE_CHEF: f"seat {state.chef} is trick boss and must change the trick rules first",
            spec.NOT_TO_CHOOSE: f"you have chosen already; still to choose: {waiting}",
            spec.BAD_CHANGE: "as trick boss, first flip the card, rotate it, or roll the dice",
            spec.BAD_CHOICE: "the trick rules have changed already; now choose a card",
            spec.NOT_HELD: "that card is not in your hand",
        }
        code, rule = spec.REFUSALS[reason]
        return Refusal(problems[reason], rule, code)
