"""The interactive API: `Game`, a game with fixed options, and `Match`, one match of it. The rules are in each game's
kernel. Everything else that differs between the games is declared by the fields and methods of `Game`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache, lru_cache
from operator import index
from typing import Any, ClassVar, Literal, NamedTuple, Protocol, Self, SupportsIndex, TypeAlias

from msgspec import json

from updown.rules import layout, plain_picture, plain_terminal, plain_text, saved
from updown.rules.api import AnyRules, AnyState, Kernel, Observer
from updown.rules.deck import deck_names, find_deck
from updown.rules.errors import BadSetup, IllegalMove, shown
from updown.rules.features import Features
from updown.rules.kernel_parts import chance as no_chance
from updown.rules.layout import Vector
from updown.rules.lessons import Lesson
from updown.rules.numbers import whole_number
from updown.rules.options import DECK, Number, Option, parse_options
from updown.rules.recipe import Recipe
from updown.rules.rng import Stream, check_seed, new_stream
from updown.rules.sentences import Sentences
from updown.rules.terminal import Shapes
from updown.words import has_message
from updown.words import say as say_by_id

Json: TypeAlias = dict[str, Any]

Decided: TypeAlias = tuple[int, int, int]
"""A seat, its action, and the outcome of chance for it."""

RECORD_FORMAT = "updown-record/1"
CONTAINERS = (dict, list)
NOBODY = -1
MAX_ROUNDS = 100
"""After so many rounds a match stops dealing the next by itself: players can make every round of dnup void, for ever
(DN-16). It is no rule: the match is not over, and `next_round` goes on."""


class Refusal(Exception):
    """Used inside the rules only: a move that cannot be read or is illegal, before the seat and the move are known."""

    def __init__(self, problem: str, rule: str, code: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.rule = rule
        self.code = code


class Notation(Protocol):
    """The interface of a game's notation.py: reads and writes moves, states and views."""

    def parse_move(self, state: Any, move: Json) -> int:
        """The action that a move means; Refusal if it cannot be read."""

    def format_move(self, action: int) -> Json:
        """The move that an action means."""

    def format_state(self, state: Any) -> Json:
        """The canonical state, without `game`."""

    def format_public(self, observation: Any) -> Json:
        """The canonical view of an onlooker, without `game`, made from the observation alone."""

    def format_own(self, observation: Any) -> Json:
        """The part of a view that is private to the seat, made from its observation alone."""


class Facts(Protocol):
    """The interface of a game's facts.py: the public facts of a move, each with its name under `fact` and its values.
    The functions receive an onlooker's observations before and after the move and the public part of the move
    (`Observer.visible`), so they cannot reveal hidden information."""

    def move_fact(self, rules: Any, notation: Any, before: Any, after: Any, seat: int, visible: int) -> Json:
        """The move itself; for a choice face down, only that it was made."""

    def effect_facts(self, rules: Any, notation: Any, before: Any, after: Any, seat: int, visible: int) -> list[Json]:
        """The effects of the move; after the last choice face down, also what was revealed."""


class Guides(Protocol):
    """The interface of a game's guidance.py: hints for a newcomer at their turn. The function receives the seat's own
    observation, so it can use only what the seat may know."""

    def guide(self, rules: Any, notation: Any, observation: Any) -> Json | None:
        """The hint, for one sentence: its name under `guidance`, and its values. None if there is none."""


class Texts(Protocol):
    """The interface of a game's text.py: the table in words, in the languages of `updown.words`."""

    def table(self, shown: Json, lang: str) -> str:
        """A state or a view as a few lines of text."""

    def whose_turn(self, shown: Json, lang: str) -> str:
        """Whose turn it is, and what they can do."""


class TerminalTexts(Protocol):
    """The interface of a game's terminal.py: how moves are typed, and how the terminal describes them. The names of
    moves are in `Game.move_words`, the sentences of facts in `Game.sentences`. A text that is "" is not printed."""

    UNTOLD: frozenset[str]
    """Facts that are not printed during play, because a later fact says more."""

    def shapes(self, game: Any) -> Shapes:
        """The parts of each move, in the order in which they are typed."""

    def read_card(self, word: str) -> str:
        """Converts a card as people type it to the form in which the game writes it."""

    def about_kind(self, kind: str, lang: str) -> str:
        """A text about all moves of that name."""

    def explain(self, match: Any, seat: int, move: Json, lang: str) -> str:
        """What a legal move would do, in a few words that reveal nothing hidden."""

    def refused(self, match: Any, seat: int, error: IllegalMove, lang: str) -> str:
        """Why a move of a seat that is on turn is refused, in one sentence. The rule is added to it."""

    def comment(self, fact: Json, before: Json, lang: str) -> str:
        """A text to add to the sentence of a fact, such as why a card wins; `before` is the view before the move."""

    def learned(self, event: Json, lang: str) -> str:
        """What only the player of a move learns from it, such as the card that they drew."""

    def frame_colour(self, view: Json) -> str:
        """The colour of the frame around the table; "" for the usual one."""


class Picture(Protocol):
    """The interface of a game's picture.py."""

    def table(self, shown: Json) -> str:
        """A state or a view as an SVG document. It has the language under `lang`, and may have `names` by seat."""


class Small(Protocol):
    """The interface of a game's small.py: decks that are small enough for a full game tree (updown.lab.trees)."""

    SMALL: Json
    LARGE: Json

    def limit(self, game: Any) -> int | None:
        """After so many moves a history is cut off, and nobody wins; None if every match ends by itself."""

    def begin(self, state: Any) -> None:
        """Changes a new state before its first round is set up: what went before, where that matters."""

    def setups(self, game: Any) -> Iterator[Json]:
        """Every set-up of a round, all equally likely; parts that nobody has seen may be decided later, by
        `outcomes`."""

    def outcomes(self, game: Any, state: Any, seat: int, action: int) -> Sequence[int]:
        """The possible outcomes of chance for a move, all equally likely."""

    def prepare(self, state: Any, outcome: int) -> None:
        """Changes the state so that the move has this outcome, where the set-up left it open."""


class Game(ABC):
    """One of the games with its options. `deal` begins a match.

    A game declares here everything that the rest of the program needs: no other module names a game. The fields without
    a value must be given; the others have a neutral default, so that a new game can begin small.

    >>> import updown
    >>> game = updown.game("dnup", players=3)
    >>> game
    updown.game('dnup', players=3)
    >>> game.deal(seed=7).turn
    (0,)
    """

    id: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    package: ClassVar[str]
    """The game's folder, with its decks, words and rules as data, whatever the version of its rules."""
    minutes: ClassVar[int] = 15
    """About how long a match takes."""
    age: ClassVar[int | None] = None
    """The least age of players, if the rulebook states one."""
    usual_players: ClassVar[int] = 2
    """The number of seats of a table that is opened with one click."""
    title_lang: ClassVar[str] = ""
    """The language of the title, for screen readers; "": none."""
    about: ClassVar[str] = ""
    """The message that says in one sentence what the game is about; `web-about-ID` where none is given."""
    rounds: ClassVar[Literal["one", "open", "option"]] = "open"
    """How many rounds a match has: one, until somebody has won, or as many as the option `rounds` says."""
    fewest_win: ClassVar[bool | tuple[str, str]] = False
    """Whether the fewest points win: always, never, or where an option has a value."""
    sealed_choices: ClassVar[bool] = False
    """Whether the game has moments at which all seats choose face down."""
    own_options: ClassVar[tuple[Option, ...]]
    View: ClassVar[Any] = None
    """The types (msgspec) of the game's views, states, moves and facts, in its shapes.py; None: not described, and the
    browser shows the game with the generic table."""
    State: ClassVar[Any] = None
    Move: ClassVar[Any] = None
    Fact: ClassVar[Any] = None
    Guidance: ClassVar[Any] = None
    sentences: ClassVar[Sentences] = {}
    """The sentence of each fact. A fact without one is shown by its name and values."""
    move_words: ClassVar[Sentences] = {}
    """The name of each move, for a button or a list. A move without one is shown by its parts."""
    guidance_words: ClassVar[Sentences] = {}
    """The sentences of the hints for newcomers, by the name of the hint."""
    kernel: ClassVar[Kernel]
    observer: ClassVar[Observer]
    spec: ClassVar[Any]
    facts: ClassVar[Facts]
    guidance: ClassVar[Guides | None] = None
    """Computes the hint for a newcomer at their turn; None if the game has no hints."""
    text: ClassVar[Texts] = plain_text
    picture: ClassVar[Picture] = plain_picture
    terminal: ClassVar[TerminalTexts] = plain_terminal
    heuristics: ClassVar[Any] = None
    """The game's knowledge for agents, as a module of functions; updown.agents.neutral provides those that it does not
    define."""
    features: ClassVar[Features | None] = None
    """The features and steps for learning programs; None: all numbers of the observation, and a list of all actions."""
    worlds: ClassVar[Any] = None
    """What a network sees of a world in which all cards are known, as a module of functions; None: networks evaluate no
    worlds of this game."""
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    """The chapters that teach the game at its table; () if it has none."""
    small: ClassVar[Small | None] = None
    """Decks for exact solving; None if no deck is small enough."""
    notation: Notation
    chance_keys: ClassVar[dict[str, str]] = {}
    """Maps the name of a move to the key of its event that has the outcome of chance."""

    def __init__(self, /, **given: object) -> None:
        self.options = parse_options(self.id, self.own_options, given)
        default = self.default_deck(self.options)
        self.deck_option = given.get(DECK, default)
        self.deck_name, self.deck = find_deck(self.id, self.package, self.deck_option)
        self.players: int = self.options["players"]
        self.rules: AnyRules = self.make_rules()
        # A copy, so that the caller cannot change it after the checks.
        self.deck_option = deepcopy(self.deck_option)

    @classmethod
    def about_text(cls, lang: str) -> str:
        """One sentence about the game; "" where it has none."""
        message = cls.about or f"web-about-{cls.id}"
        return say_by_id(lang, message) if has_message(message) else ""

    @classmethod
    def score_unit(cls, players: int) -> str:
        """The message that names the unit of the score, such as 'points'; it takes a `count`."""
        return "web-unit-points"

    @classmethod
    def players_option(cls) -> Number:
        """The option with the number of players."""
        option = cls.own_options[0]
        assert isinstance(option, Number)
        return option

    @property
    def score_sign(self) -> int:
        """-1 if the fewest points win, else 1."""
        fewest = self.fewest_win
        return -1 if (fewest if isinstance(fewest, bool) else self.options.get(fewest[0]) == fewest[1]) else 1

    # --- defined by each game ---

    @classmethod
    def default_deck(cls, options: Json) -> str:
        """The name of the deck that is used unless the options name another: the first one in the game's folder."""
        return deck_names(cls.package)[0]

    @abstractmethod
    def make_rules(self) -> Any:
        """The options and the deck as numbers; checks the deck."""

    @abstractmethod
    def parse_setup(self, state: Any, setup: Json) -> None:
        """Begins a round from a set-up; BadSetup with the rule it breaks."""

    @abstractmethod
    def format_setup(self, state: Any) -> Json:
        """The set-up of a round that has just begun."""

    @abstractmethod
    def recipe(self) -> Recipe:
        """How `deal` and the dice are drawn from their streams, described as data."""

    def parse_chance(self, state: Any, action: int, given: object) -> int:
        """The outcome of chance that an event has; Refusal if it is impossible. Called only for `chance_keys`."""
        raise AssertionError(f"no move of {self.title} needs chance")

    def format_chance(self, before: Any, action: int, outcome: int) -> object:
        """The outcome of chance as the event has it. Called only for `chance_keys`."""
        raise AssertionError(f"no move of {self.title} needs chance")

    @abstractmethod
    def refusal(self, state: Any, seat: int, action: int, reason: int) -> Refusal:
        """A kernel's reason as a refusal in words."""

    @abstractmethod
    def all_actions(self) -> list[int]:
        """Every action that can ever be legal in this game, for programs that need a fixed list."""

    @abstractmethod
    def round_rule(self, over: bool) -> str:
        """The number of the rule by which there is no (further) round now."""

    # --- shared by all games ---

    def parse_move(self, state: Any, move: Json) -> int:
        """The action that a move means; Refusal if it cannot be read."""
        return self.notation.parse_move(state, move)

    def format_move(self, action: int) -> Json:
        """The move that an action means."""
        return self.notation.format_move(action)

    def card_place(self, card: str) -> Any:
        """The place of a card among others, as people hold them: a value that can be compared; None if there is no such
        card. A game with other cards than words in the order of the alphabet says it."""
        return card

    def sort_cards(self, cards: Iterable[str]) -> list[str]:
        """Cards as people hold them, by suit and value; in views and records, cards are sorted as texts."""
        given = list(cards)
        places = {card: self.card_place(card) for card in given}
        for card, place in places.items():
            if place is None:
                raise ValueError(f"{shown(card)} is not a card of this game with the deck {self.deck_name!r}")
        return sorted(given, key=places.__getitem__)

    def format_view(self, observation: Any) -> Json:
        """The canonical view, made from the observation alone."""
        view: Json = {"game": self.id, **self.notation.format_public(observation)}
        return view if observation.viewer == NOBODY else view | self.notation.format_own(observation)

    def list_actions(self, state: Any, seat: int, tally: Any) -> list[int]:
        """The legal moves of a seat that is on turn, in the kernel's order."""
        count = self.kernel.tally_moves(self.rules, state, seat, tally)
        return self._first_actions(state, seat, tally, count)

    def write_moves(self, state: Any, seat: int, tally: Any) -> bytes:
        """The same moves as JSON, with commas between them. A game with hundreds of moves may write them faster."""
        return b",".join(map(written_moves(self).__getitem__, self.list_actions(state, seat, tally)))

    def _first_actions(self, state: Any, seat: int, tally: Any, count: int) -> list[int]:
        """The first `count` moves after `tally_moves`."""
        rules, nth_move = self.rules, self.kernel.nth_move
        return [nth_move(rules, state, seat, tally, n) for n in range(count)]

    def deal(
        self,
        *,
        seed: SupportsIndex | None = None,
        setup: Json | None = None,
        max_rounds: SupportsIndex | None = MAX_ROUNDS,
    ) -> "Match":
        """Begins a match: dealt at random from the seed, or from a set-up in the record's form. Later random events use
        the seed in both cases. After `max_rounds` rounds the next is not dealt by itself, so that stubborn players come
        to an end; None: it always is."""
        most = None if max_rounds is None else whole_number("max_rounds", max_rounds, 1)
        match = Match(self, new_stream(check_seed(seed)), most)
        if setup is None:
            match.next_round()
        else:
            match.next_round(setup)
        return match

    def best_turn(self, facts: Sequence[Json]) -> Json | None:
        """The best turn among all facts of a match, as the fact `best` with the `cards` to show, for the end of a match
        at a table; None if there is none. A game's facts.py may have `best_turn(game, facts)`, which
        chooses by one clear criterion that the sentence of `best` states."""
        chooser = getattr(self.facts, "best_turn", None)
        best: Json | None = None if chooser is None else chooser(self, facts)
        return best

    def record_options(self) -> Json:
        """All options that differ from the default; a custom deck with its whole content."""
        carried: Json = {
            option.name: self.options[option.name]
            for option in self.own_options
            if self.options[option.name] != option.default
        }
        if self.deck_option != self.default_deck(self.options):
            carried[DECK] = deepcopy(self.deck_option)
        return carried

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), {**self.options, DECK: self.deck_option})

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        """A game never changes: it is its own copy."""
        return self

    def __repr__(self) -> str:
        return f"updown.game({self.id!r}, {', '.join(f'{k}={v!r}' for k, v in self.record_options().items())})"


def _remade(kind: type[Game], given: Json) -> Game:
    """A game that was pickled."""
    return kind(**given)


class Mark(NamedTuple):
    """A point within a round to which a match can return."""

    state: AnyState
    events: int


class WrittenMoves(dict[int, bytes]):
    """A cache of the moves of a game as JSON, by action: most of a seat's moves are the same as at its last turn."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.format_move = game.format_move

    def __missing__(self, action: int) -> bytes:
        written = self[action] = json.encode(self.format_move(action))
        return written


written_moves = lru_cache(maxsize=64)(WrittenMoves)


class Views:
    """`Match.view` for several viewers of the same state: the public part is computed once and shared by all views. So
    views are read-only, and valid only until the next move."""

    def __init__(self, game: Game, state: AnyState, public: Any) -> None:
        self._game = game
        self._state = state
        self._public = public
        self._onlooker = game.format_view(public)
        self._observations: dict[int, Any] = {}

    def view(self, seat: int | None) -> Json:
        """The view of that seat; of an onlooker for None."""
        viewer = viewer_of(self._game, seat)
        if viewer == NOBODY:
            return self._onlooker
        return self._onlooker | self._game.notation.format_own(self._observe(viewer))

    def guidance(self, seat: int) -> Json | None:
        """The hint for a newcomer at that seat; None if the seat is not on turn, or there is no hint."""
        game = self._game
        if game.guidance is None or seat not in seats_in(self._state.turn):
            return None
        return game.guidance.guide(game.rules, game.notation, self._observe(seat))

    def _observe(self, viewer: int) -> Any:
        """What that seat may know, read-only."""
        observation = self._observations.get(viewer)
        if observation is None:
            observation = self._observations[viewer] = layout.copy(self._public)
            self._game.observer.see_own(self._game.rules, self._state, viewer, observation)
        return observation


class Match:
    """One match. `play` plays a move, or raises IllegalMove and leaves everything as it was.

    >>> import updown
    >>> match = updown.game("dnup", players=3).deal(seed=7)
    >>> match.moves(0)[1]
    {'move': 'play', 'cards': ['1/6']}
    >>> match.play(0, {"move": "rotate"})
    {'seat': 0, 'move': 'rotate'}
    >>> match.turn
    (1,)
    >>> match.view(1)["hands"][0]             # seat 1 sees how many cards seat 0 holds
    9
    >>> match.play(0, {"move": "rotate"})
    Traceback (most recent call last):
    updown.rules.errors.IllegalMove: seat 0 may not rotate: it is seat 1's turn (DN-5)
    """

    def __init__(self, game: Game, stream: Stream, max_rounds: int | None = MAX_ROUNDS) -> None:
        self.game = game
        self.max_rounds = max_rounds
        """After so many rounds, `play` does not deal the next; None: it always does."""
        self._stream = stream
        self._state: AnyState = layout.plain(game.spec.State)
        self._tally = layout.plain(game.spec.Tally)
        self._rounds: list[Json] | None = []
        self._resolved: tuple[Json, Decided] | None = None
        """The last event that was resolved, and its decision; valid until something is played."""
        self._public: Any = None
        """An onlooker's observation of the current state, cached on first use."""
        self.move_facts: list[Json] = []
        """The last move as everybody saw it: one fact, or none before the first move."""
        self.effects: list[Json] = []
        """The effects of the last move, as public facts."""

    # --- the current decision ---

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that must act now; () if none must."""
        return seats_in(self._state.turn)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._state.over)

    @property
    def players(self) -> int:
        """How many play."""
        return self.game.players

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores of all seats, as in `state`."""
        return tuple(int(self._state.scores[seat]) for seat in range(self.game.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; () until the match is over."""
        return seats_in(int(self._state.winners))

    @property
    def begun(self) -> bool:
        """Whether a round has been dealt."""
        return bool(self._state.begun)

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended and the next has not been dealt: `next_round` deals it."""
        return self._state.turn == 0 and not self._state.over

    @property
    def last_facts(self) -> list[Json]:
        """The last move and its effects, as public facts."""
        return [*self.move_facts, *self.effects]

    @property
    def sealed(self) -> bool:
        """Whether choices are being made face down: each seat in `turn` makes one, and all are revealed together."""
        return bool(self.game.kernel.sealed(self.game.rules, self._state))

    def moves(self, seat: int) -> list[Json]:
        """The legal moves; [] for a seat that is not on turn."""
        return list(map(self.game.notation.format_move, self.actions(seat)))

    def actions(self, seat: int) -> list[int]:
        """The legal moves as integers, in the same order."""
        place = seat_number(seat)
        if place not in self.turn:
            return []
        return self.game.list_actions(self._state, place, self._tally)

    def write_moves(self, seat: int) -> bytes:
        """The legal moves as JSON, in the same order, with commas between them.

        >>> import updown
        >>> match = updown.game("dnup", players=3).deal(seed=7)
        >>> match.write_moves(0)[:50]
        b'{"move":"rotate"},{"move":"play","cards":["1/6"]},'
        """
        place = seat_number(seat)
        if place not in self.turn:
            return b""
        return self.game.write_moves(self._state, place, self._tally)

    def count_moves(self, seat: int) -> int:
        """How many legal moves the seat has, without making a list of them.

        >>> import updown
        >>> match = updown.game("up-and-down", players=3).deal(seed=1)
        >>> match.count_moves(match.turn[0])
        5
        """
        place = seat_number(seat)
        if place not in self.turn:
            return 0
        return self.game.kernel.tally_moves(self.game.rules, self._state, place, self._tally)

    def action_of(self, seat: int, move: Json | SupportsIndex) -> int:
        """The action of a legal move, given as a move or as the action itself; raises IllegalMove."""
        place = seat_number(seat)
        if not isinstance(move, (dict, bool)) and isinstance(move, SupportsIndex):
            action = index(move)
            if -(1 << 63) <= action < 1 << 63 and not self.game.kernel.check(
                self.game.rules, self._state, place, action
            ):
                return action
        try:
            # A number that is not a legal action is a move that cannot be read.
            return int(self._legal_action(place, move))
        except Refusal as refusal:
            raise IllegalMove(seat, move, refusal.problem, refusal.rule, refusal.code) from None

    # --- playing ---

    def play(self, seat: int, move: Json | SupportsIndex) -> Json:
        """Plays a move, or an action (one of `actions`), and returns its event for the record. If that ends a round and
        the match is not over, the next round is dealt at once, unless `max_rounds` have been played: then nobody is on
        turn, and `next_round` goes on."""
        if not isinstance(move, (dict, bool)) and isinstance(move, SupportsIndex):
            move = self.game.format_move(self.action_of(seat, move))
        decided = self._decide(seat, move, lambda: self._stream)
        event = self._event(*decided)
        self._play(*decided, event)
        if self.between_rounds and (self.max_rounds is None or self._state.begun < self.max_rounds):
            self.next_round()
        return {key: part[:] if isinstance(part, list) else part for key, part in event.items()}

    def resolve(self, seat: int, move: Json, stream: Callable[[], Stream]) -> Json:
        """The event that a move would have in the record. An outcome of chance is drawn from this stream. The match
        does not change."""
        decided = self._decide(seat, move, stream)
        event = self._event(*decided)
        self._resolved = event, decided
        return event

    def play_event(self, event: Json, *, trusted: bool = False) -> None:
        """Plays an event of a record: the outcome of chance is in it, and the next round is not dealt. A trusted event
        is known to be legal (`resolve` has just returned it, or it comes from our store), so it is not checked."""
        if trusted and self._resolved is not None and self._resolved[0] is event:
            self._play(*self._resolved[1], event)
            return
        if not isinstance(event, dict):
            reason = self.game.kernel.check_turn(self.game.rules, self._state, NOBODY)
            refusal = self.game.refusal(self._state, NOBODY, 0, reason)
            raise IllegalMove(None, event, "an event is an object with seat and move", refusal.rule, "bad-argument")
        move = dict(event)
        seat = move.pop("seat", None)
        key = self.game.chance_keys.get(_text(move.get("move")))
        given = None if key is None else (move.pop(key, None),)
        decided = self._decide(seat, move, lambda: self._stream, given, trusted)
        self._play(*decided, event if trusted else self._event(*decided))

    def _decide(
        self,
        seat: object,
        move: Any,
        stream: Callable[[], Stream],
        given: tuple[object] | None = None,
        trusted: bool = False,
    ) -> Decided:
        """The seat's number, the action and the outcome of chance for it, from the stream unless it is given."""
        game, state = self.game, self._state
        place = seat_number(seat)
        try:
            action = game.notation.parse_move(state, move) if trusted else self._legal_action(place, move)
            if given is not None:
                outcome = game.parse_chance(state, action, given[0])
            elif move["move"] in game.chance_keys and game.kernel.chance is not no_chance:
                outcome = game.kernel.chance(game.rules, state, place, action, stream())
            else:
                outcome = 0
        except Refusal as refusal:
            raise IllegalMove(seat, move, refusal.problem, refusal.rule, refusal.code) from None
        return place, action, outcome

    def _play(self, place: int, action: int, outcome: int, event: Json) -> None:
        """Plays a decision, stores its event, and sets the public facts of the move."""
        game, rules, state = self.game, self.game.rules, self._state
        visible = game.observer.visible(rules, state, place, action, outcome)
        before = self._see_public()
        game.kernel.apply(rules, state, place, action, outcome)
        self._changed()
        if self._rounds is not None:
            self._rounds[-1]["events"].append(event)
        seen = rules, game.notation, before, self._see_public(), place, visible
        self.move_facts = [game.facts.move_fact(*seen)]
        self.effects = game.facts.effect_facts(*seen)

    def _changed(self) -> None:
        """Clears what was cached for the state before it changed."""
        self._resolved = None
        self._public = None

    def _see_public(self) -> Any:
        """An onlooker's observation of the current state, read-only."""
        if self._public is None:
            self._public = layout.plain(self.game.spec.Observation)
            self.game.observer.see_public(self.game.rules, self._state, self._public)
        return self._public

    def _event(self, place: int, action: int, outcome: int) -> Json:
        """The event of a decision that has not been played yet."""
        game = self.game
        event = {"seat": place, **game.notation.format_move(action)}
        key = game.chance_keys.get(event["move"])
        if key is not None:
            event[key] = game.format_chance(self._state, action, outcome)
        return event

    def _legal_action(self, seat: int, move: object) -> int:
        """The action of a legal move; Refusal otherwise."""
        game, state = self.game, self._state
        try:
            action = game.parse_move(state, move if isinstance(move, dict) else {})
        except Refusal:
            # A move out of turn is refused as such, even if it cannot be read; `check` looks at the turn first, too.
            reason = game.kernel.check_turn(game.rules, state, seat)
            if reason:
                raise game.refusal(state, seat, 0, reason) from None
            raise
        reason = game.kernel.check(game.rules, state, seat, action)
        if reason:
            raise game.refusal(state, seat, action, reason)
        return action

    def next_round(self, setup: Json | None = None) -> None:
        """Begins the next round: dealt at random, or from a set-up."""
        game = self.game
        self._changed()
        if self._state.begun and not self.between_rounds:
            raise ValueError("the match is over" if self.over else "the round is still being played")
        if setup is None:
            game.kernel.deal(game.rules, self._state, self._stream)
        else:
            self._state = self._begun_from(setup)
        if self._rounds is not None:
            self._rounds.append({"setup": game.format_setup(self._state), "events": []})

    def _begun_from(self, setup: object) -> AnyState:
        """The state at the start of a round with that set-up; BadSetup names its problem."""
        if not isinstance(setup, Mapping):
            raise BadSetup(f"the set-up is {shown(setup)}, expected an object", self.game.spec.SETUP_RULE)
        state = layout.copy(self._state)
        self.game.parse_setup(state, dict(setup))
        return state

    def read_setup(self, setup: Json) -> Json:
        """A set-up of the next round in the record's form, with its cards sorted; BadSetup names its problem."""
        return self.game.format_setup(self._begun_from(setup))

    def deal_setup(self, stream: Stream) -> Json:
        """The set-up that the next round would have, dealt from this stream. The match does not change."""
        state = layout.copy(self._state)
        self.game.kernel.deal(self.game.rules, state, stream)
        return self.game.format_setup(state)

    def mark(self) -> "Mark":
        """The current point of the round, for `back_to`."""
        return Mark(layout.copy(self._state), self.events_in_round)

    def back_to(self, mark: "Mark") -> None:
        """Undoes everything since the mark, which must have been made in this round."""
        self._state = layout.copy(mark.state)
        self._changed()
        assert self._rounds is not None
        del self._rounds[-1]["events"][mark.events :]

    # --- queries ---

    @property
    def events_in_round(self) -> int:
        """How many events the record of this round has so far."""
        return len(self._rounds[-1]["events"]) if self._rounds else 0

    def state(self) -> Json:
        """The full state, with hidden information, for checking."""
        return {"game": self.game.id, **self.game.notation.format_state(self._state)}

    def view(self, seat: int | None) -> Json:
        """The view of that seat; of an onlooker for None."""
        return self.views().view(seat)

    def guidance(self, seat: int) -> Json | None:
        """The hint for a newcomer at that seat: what they can do now, computed only from what the seat may know. None
        if it is not on turn."""
        return self.views().guidance(seat)

    def views(self) -> "Views":
        """The views of the current state, for several viewers."""
        return Views(self.game, self._state, self._see_public())

    def observe(self, seat: int | None) -> Any:
        """What that seat may know, as a record of named integers."""
        viewer = viewer_of(self.game, seat)
        observation = layout.plain(self.game.spec.Observation)
        self.game.observer.see_public(self.game.rules, self._state, observation)
        if viewer != NOBODY:
            self.game.observer.see_own(self.game.rules, self._state, viewer, observation)
        return observation

    def observation(self, seat: int | None) -> Vector:
        """`observe` as one row of integers: numbers as they are, sets of cards as a 0 or 1 for each card.
        `updown.rules.layout.vector_names` names the columns."""
        spec = self.game.spec
        row: Vector = layout.vector(spec.Observation, layout.memory(self.observe(seat)), spec.MAX_CARDS)[0]
        return row

    def record(self) -> Json:
        """The record so far."""
        if self._rounds is None:
            raise ValueError("this match has no record: it was determinized, or restored from a saved state")
        return {
            "format": RECORD_FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": self.game.record_options(),
            "rounds": copied(self._rounds),
        }

    # --- copies and determinizations ---

    def to_json(self) -> Json:
        """The state for JSON, with hidden information and the random events to come; `updown.restore` reads it."""
        return saved.to_json(saved.STATE_FORMAT, self.game, self._parts())

    def to_bytes(self) -> bytes:
        """`to_json` as bytes, shorter and faster."""
        return saved.to_bytes(saved.STATE_FORMAT, self.game, self._parts())

    def _parts(self) -> saved.Parts:
        return {"state": self._state, "chance": self._stream}

    @classmethod
    def from_parts(cls, game: Game, state: AnyState, stream: Stream) -> "Match":
        """A match without a record, in that state, with the random events of that stream to come."""
        match = cls(game, stream)
        match._state = state
        match._rounds = None
        return match

    def copy(self) -> "Match":
        """An independent copy, with the same random events to come."""
        twin = Match(self.game, layout.copy(self._stream), self.max_rounds)
        twin._state = layout.copy(self._state)
        twin._rounds = copied(self._rounds)
        twin.move_facts = copied(self.move_facts)
        twin.effects = copied(self.effects)
        return twin

    def determinize(self, seat: int | None, *, seed: int | None = None) -> "Match":
        """A match in a uniformly random state among those that look the same to that seat. It is made from the seat's
        observation alone, so it reveals nothing more."""
        world = Match(self.game, new_stream(check_seed(seed), "redeal"), self.max_rounds)
        self.game.observer.determinize(self.game.rules, self.observe(seat), world._state, world._stream)
        world._rounds = None
        return world

    # --- showing ---

    def text(self, lang: str = "en", seat: int | None = None, *, open_hands: bool = True) -> str:
        """The table in words; with `open_hands=False` as that seat may see it."""
        shown_state = self.state() if open_hands else self.view(seat)
        return self.game.text.table(shown_state, lang)

    def svg(
        self, seat: int | None = None, *, lang: str = "en", open_hands: bool = True, names: Sequence[str] = ()
    ) -> str:
        """The table as a picture, with words in that language; with `open_hands=False` as that seat may see it.
        `names`, by seat, stand in place of the numbers of the seats."""
        shown_state = (self.state() if open_hands else self.view(seat)) | {"lang": lang}
        return self.game.picture.table({**shown_state, "names": list(names)} if names else shown_state)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<{self.game!r}\n{self.text()}>"


def seat_number(seat: object) -> int:
    """A seat as a number; NOBODY if it is not one (`True` is not a number)."""
    if type(seat) is int:
        return seat
    if isinstance(seat, bool) or not isinstance(seat, SupportsIndex):
        return NOBODY
    return index(seat)


def viewer_of(game: Game, seat: object) -> int:
    """The number of a viewer: that of the seat, or NOBODY for an onlooker (None)."""
    viewer = NOBODY if seat is None else seat_number(seat)
    if seat is not None and not 0 <= viewer < game.players:
        raise ValueError(f"seat is {shown(seat)}: expected 0 to {game.players - 1}, or None for an onlooker")
    return viewer


@cache
def seats_in(seats: int) -> tuple[int, ...]:
    """The seats in a set that has one bit for each seat."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def copied(data: Any) -> Any:
    """An independent copy of a dictionary or list of JSON, many times as fast as `deepcopy`."""
    if isinstance(data, dict):
        return {key: copied(value) if isinstance(value, CONTAINERS) else value for key, value in data.items()}
    return [copied(value) if isinstance(value, CONTAINERS) else value for value in data]


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
