"""Declares Seesaw as one object, with everything that the rest of the program needs of a game."""

from itertools import chain
from typing import Any, ClassVar

from updown.rules.api import Kernel, Observer
from updown.rules.bits import all_bits
from updown.rules.deck import Entries
from updown.rules.errors import BadDeck, BadSetup, shown
from updown.rules.layout import plain
from updown.rules.match import Facts, Game, Json, Picture, Refusal
from updown.rules.notation import check_all_dealt, check_keys, read_cards, read_hands
from updown.rules.options import Number, Option
from updown.rules.recipe import Recipe, Step
from updown.rules.sentences import Sentences

from . import facts, kernel, observe, picture, spec
from .notation import NAMES, Notation
from .sentences import MOVES, SENTENCES
from .spec import Rules


class Seesaw(Game):
    """A trick game: if the card that was led is odd, the highest card wins; if it is even, the lowest."""

    id = "seesaw"
    title = "Seesaw"
    rules_version = spec.RULES_VERSION
    package = __package__
    minutes = 5
    own_options: ClassVar[tuple[Option, ...]] = (
        Number("players", 2, spec.MAX_PLAYERS, None, "how many play"),
        Number("rounds", 1, spec.MAX_ROUNDS, 1, "how many rounds (SS-8)"),
    )
    kernel: ClassVar[Kernel] = kernel
    observer: ClassVar[Observer] = observe
    spec: ClassVar[Any] = spec
    facts: ClassVar[Facts] = facts
    picture: ClassVar[Picture] = picture
    sentences: ClassVar[Sentences] = SENTENCES
    move_words: ClassVar[Sentences] = MOVES
    rules: Rules
    notation: Notation

    def make_rules(self) -> Rules:
        """SS-1, SS-3: the cards of the deck, and how many each player gets."""
        entries = Entries(self.deck)
        cards = entries.take_words("cards")
        hand_size = entries.take_by_players("hand", self.players, spec.MAX_CARDS)
        entries.finish()
        unknown = [card for card in cards if card not in NAMES]
        if unknown or len(set(cards)) != len(cards):
            raise BadDeck(f"deck: cards is {shown(cards)}, expected different cards from S1 to R8")
        if len(cards) < hand_size * self.players:
            raise BadDeck(f"deck: {len(cards)} cards are too few for {self.players} hands of {hand_size}")
        rules = plain(Rules)
        rules.players = self.players
        rules.rounds = self.options["rounds"]
        rules.hand_size = hand_size
        rules.deck = sum(1 << NAMES.index(card) for card in cards)
        self.notation = Notation(rules)
        return rules

    def parse_setup(self, state: Any, setup: Json) -> None:
        notation, rule = self.notation, spec.SETUP_RULE
        check_keys(setup, ("hands", "aside", "leader"), rule)
        hands = read_hands(setup, self.players, self.rules.hand_size, notation.parse_card, rule)
        aside = read_cards(setup["aside"], "aside", None, notation.parse_card, rule)
        check_all_dealt([*chain(*hands), *aside], self.rules.deck, notation.format_card, rule)
        leader = setup["leader"]
        if type(leader) is not int or not 0 <= leader < self.players:
            raise BadSetup(f"leader is {shown(leader)}, expected a seat from 0 to {self.players - 1}", "SS-4")
        for seat, hand in enumerate(hands):
            state.hands[seat] = sum(1 << card for card in hand)
        state.aside = sum(1 << card for card in aside)
        kernel.begin_round(self.rules, state, leader)

    def format_setup(self, state: Any) -> Json:
        cards = self.notation.format_cards
        hands = [cards(state.hands[seat]) for seat in range(self.players)]
        return {"hands": hands, "aside": cards(state.aside), "leader": state.leader}

    def recipe(self) -> Recipe:
        cards = tuple(NAMES[card] for card in all_bits(self.rules.deck))
        leaders = tuple(range(self.players))
        return Recipe(cards, self.rules.hand_size, (Step("rest", "aside"), Step("one-of", "leader", leaders)))

    def all_actions(self) -> list[int]:
        return list(all_bits(self.rules.deck))

    def round_rule(self, over: bool) -> str:
        return "SS-8"

    def refusal(self, state: Any, seat: int, action: int, reason: int) -> Refusal:
        problems = {
            spec.GAME_OVER: "the game is over",
            spec.ROUND_OVER: "the round is over",
            spec.NOT_ON_TURN: "it is another player's turn",
            spec.NOT_HELD: "that card is not in your hand",
        }
        code, rule = spec.REFUSALS[reason]
        return Refusal(problems[reason], rule, code)
