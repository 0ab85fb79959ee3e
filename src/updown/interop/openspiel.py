"""OpenSpiel versions of the games. Importing this module registers `updown_up_and_down`, `updown_auf_und_ab` and
`updown_dnup`, with explicit chance nodes and simultaneous nodes; and the first two again with `_turns` at the end of
their names: there, seats that choose face down act one after the other and do not see each other's choices.

Actions are the steps of docs/reference/features.md. The tensors are the rows of that page: in the form `markov` for
observations, in the form `recall` for information states."""

import json
from copy import copy, deepcopy
from itertools import product
from typing import Any, ClassVar

import numpy as np

from updown.engine.space import Space
from updown.extras import import_from
from updown.games.registry import BUILT_IN
from updown.games.registry import game as make_game
from updown.rules import layout
from updown.rules.match import NOBODY, Game, Json
from updown.rules.rng import new_stream
from updown.rules.small import counted_outcomes

pyspiel: Any = import_from("openspiel", "pyspiel")
BaseGame: Any = pyspiel.Game
BaseState: Any = pyspiel.State

LIMIT = 2000
"""A match is cut off after this many decisions, and nobody wins: players who only rotate never finish a match of
dnup."""

HEX = "hex:"
TURNS = "_turns"


class OpenSpielGame(BaseGame):  # type: ignore[misc]
    """One of our games as an OpenSpiel game; `updown` is our own object."""

    kind: ClassVar[type[Game]]
    game_type: ClassVar[Any]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        kind, game_type = self.kind, self.game_type
        given = {**game_type.parameter_specification, **(parameters or {})}
        self.updown = make_game(kind.id, **read_options(kind, given))
        self.turns = game_type.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        self.limit = int(given["limit"])
        self.spaces = {form: Space(self.updown, form) for form in ("markov", "recall")}
        self.dealing = Dealing(self.updown)
        players = self.updown.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spaces["markov"].actions,
            max_chance_outcomes=max(64, 2 * (players + 1)),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(game_type, info, given)

    def new_initial_state(self) -> "OpenSpielState":
        """The start of a match, before the cards are dealt."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player knows, as a tensor and as text."""
        return Observer(self, iig_obs_type)


def read_options(kind: type[Game], given: dict[str, Any]) -> Json:
    """The options of a game from the parameters; a deck may be its content in hexadecimal digits."""
    options = {option.name: given[option.name] for option in kind.own_options}
    deck = given["deck"]
    if deck.startswith(HEX):
        options["deck"] = json.loads(bytes.fromhex(deck[len(HEX) :]))
    elif deck:
        options["deck"] = deck
    return options


class Dealing:
    """The set-up of a round, drawn outcome by outcome: first the place of each card, then dice and the other steps of
    the game's `recipe`. Every deal has one sequence of outcomes."""

    def __init__(self, game: Game) -> None:
        recipe = game.recipe()
        self.cards = list(recipe.cards)
        self.turning = any(step.kind == "turn" for step in recipe.steps)
        self.steps = [step for step in recipe.steps if step.kind in ("dice", "one-of")]
        self.rest_name = next((step.name for step in recipe.steps if step.kind in ("rest", "stack")), "")
        self.hands: list[list[str]] = [[] for _ in range(game.players)]
        self.hand_size = recipe.hand
        self.rest: list[str] = []
        self.found: Json = {}
        self.next_card = 0

    def __deepcopy__(self, memo: object) -> "Dealing":
        """States are copied at every node: only what changes is copied here."""
        twin = copy(self)
        twin.steps, twin.rest, twin.found = self.steps[:], self.rest[:], dict(self.found)
        twin.hands = [hand[:] for hand in self.hands]
        return twin

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next draw, with their probabilities."""
        if self.next_card < len(self.cards):
            free = [self.hand_size - len(hand) for hand in self.hands]
            left = len(self.cards) - self.next_card
            free.append(left - sum(free))
            shares = [(place, count / left) for place, count in enumerate(free) if count]
            if self.turning:
                return [(2 * place + way, share / 2) for place, share in shares for way in (0, 1)]
            return shares
        step = self.steps[0]
        values = self._values(step)
        return [(number, weight) for number, (_, weight) in enumerate(values)]

    def _values(self, step: Any) -> list[tuple[Any, float]]:
        if step.kind == "one-of":
            return [(value, 1 / len(step.values)) for value in step.values]
        # Only the sum of the dice matters, so the first throw represents all throws with the same sum.
        throws: dict[int, list[list[int]]] = {}
        for one, two in product(step.values, repeat=2):
            throws.setdefault(one + two, []).append([one, two])
        return [(same[0], len(same) / len(step.values) ** 2) for same in throws.values()]

    def draw(self, outcome: int) -> Json | None:
        """Adds an outcome. Returns the set-up when it is complete."""
        if self.next_card < len(self.cards):
            card = self.cards[self.next_card]
            self.next_card += 1
            place, way = divmod(outcome, 2) if self.turning else (outcome, 0)
            if way:
                card = "/".join(reversed(card.split("/")))
            (self.hands[place] if place < len(self.hands) else self.rest).append(card)
        else:
            step = self.steps.pop(0)
            self.found[step.name] = self._values(step)[outcome][0]
        if self.next_card < len(self.cards) or self.steps:
            return None
        rest = {self.rest_name: self.rest} if self.rest_name else {}
        return {"hands": self.hands, **rest, **self.found}


class OpenSpielState(BaseState):  # type: ignore[misc]
    """A state of a match."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        kind = game.updown
        self.state: Any = layout.plain(kind.spec.State)
        self.dealing: Dealing | None = deepcopy(game.dealing)
        self.partials = [0] * kind.players
        self.entries: list[list[int]] = []
        """The moves of the round: the seat, the move as all saw it, the move as the seat knows it."""
        self.sealed_from = 0
        self.past = ""
        self.pending: tuple[int, int] | None = None
        self.decisions = 0

    @property
    def open_spiel_game(self) -> OpenSpielGame:
        game: OpenSpielGame = self.get_game()
        return game

    @property
    def kind(self) -> Game:
        """Our own object of the game."""
        return self.open_spiel_game.updown

    # --- the current decision ---

    def current_player(self) -> Any:
        """The player who acts, or chance, or all at once, or nobody at the end."""
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        if self.dealing is not None or self.pending is not None:
            return pyspiel.PlayerId.CHANCE
        if not self.open_spiel_game.turns and self._sealed():
            return pyspiel.PlayerId.SIMULTANEOUS
        return self._first_seat()

    def _sealed(self) -> bool:
        return bool(self.kind.kernel.sealed(self.kind.rules, self.state))

    def _first_seat(self) -> int:
        turn = int(self.state.turn)
        return (turn & -turn).bit_length() - 1

    def is_terminal(self) -> bool:
        """Whether the match is over or cut off."""
        return bool(self.state.over) or (self.decisions >= self.open_spiel_game.limit and self.pending is None)

    def returns(self) -> list[float]:
        """A sole winner gets 1; the returns of all players add up to 0."""
        players = self.kind.players
        winners = int(self.state.winners)
        if not self.state.over:
            return [0.0] * players
        share = players / winners.bit_count()
        return [((share if winners >> seat & 1 else 0.0) - 1) / (players - 1) for seat in range(players)]

    def _legal_actions(self, player: int) -> list[int]:
        if not self.state.turn >> player & 1:
            return []
        space = self.open_spiel_game.spaces["markov"]
        mask = np.zeros(space.actions, bool)
        kind = self.kind
        if hasattr(space.functions, "mask_steps"):
            tally = layout.plain(kind.spec.Tally)
            partial = self.partials[player]
            space.functions.mask_steps(kind.rules, space.tables, self.state, player, tally, partial, mask)
        else:
            for action in kind.list_actions(self.state, player, layout.plain(kind.spec.Tally)):
                mask[space.functions.step_of(kind.rules, space.tables, self.state, player, 0, action)] = True
        return [int(step) for step in np.flatnonzero(mask)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node, with their probabilities."""
        if self.dealing is not None:
            return self.dealing.outcomes()
        count = len(self._outcomes())
        return [(number, 1 / count) for number in range(count)]

    def _outcomes(self) -> Any:
        assert self.pending is not None
        find = counted_outcomes if self.kind.small is None else self.kind.small.outcomes
        return find(self.kind, self.state, *self.pending)

    # --- playing ---

    def _apply_action(self, action: int) -> None:
        if self.dealing is not None:
            setup = self.dealing.draw(action)
            if setup is not None:
                self.dealing = None
                self.kind.parse_setup(self.state, setup)
        elif self.pending is not None:
            outcome = self._outcomes()[action]
            if self.kind.small is not None:
                self.kind.small.prepare(self.state, outcome)
            seat, chosen = self.pending
            self.pending = None
            self._play(seat, chosen, outcome)
        else:
            self.decisions += 1
            self._take(self._first_seat(), action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.decisions += 1
        for seat, step in enumerate(actions):
            self._take(seat, step)

    def _take(self, seat: int, step: int) -> None:
        """Takes a step; a move whose outcome is chance waits for it."""
        space, kind = self.open_spiel_game.spaces["markov"], self.kind
        made = int(space.functions.take_step(kind.rules, space.tables, self.state, seat, self.partials[seat], step))
        self.partials[seat] = min(made, 0)
        if made < 0:
            return
        self.pending = seat, made
        outcomes = self._outcomes()
        if len(outcomes) == 1:
            self.pending = None
            self._play(seat, made, outcomes[0])

    def _play(self, seat: int, action: int, outcome: int) -> None:
        kind, state = self.kind, self.state
        event, sealed = self.open_spiel_game.spaces["recall"].functions.event, self._sealed()
        seen, known = (int(event(kind.rules, state, seat, action, outcome, own)) for own in (False, True))
        self.entries.append([seat, seen, known])
        kind.kernel.apply(kind.rules, state, seat, action, outcome)
        if not sealed:
            self.sealed_from = len(self.entries)
        elif not self._sealed():
            for entry in self.entries[self.sealed_from :]:
                entry[1] = entry[2]
            self.sealed_from = len(self.entries)
        if state.turn == 0 and not state.over:
            self.past += self._moves_as_known(NOBODY) + "/"
            self.entries, self.sealed_from = [], 0
            self.dealing = deepcopy(self.open_spiel_game.dealing)

    # --- observations ---

    def observation_of(self, player: int) -> Any:
        """What the player may know, as a record."""
        kind = self.kind
        observation = layout.plain(kind.spec.Observation)
        kind.observer.see_public(kind.rules, self.state, observation)
        kind.observer.see_own(kind.rules, self.state, player, observation)
        return observation

    def _moves_as_known(self, player: int) -> str:
        """The moves of the round, as the player knows them."""
        return " ".join(f"{seat}:{known if seat == player else seen}" for seat, seen, known in self.entries)

    def text_for(self, player: int, recall: bool) -> str:
        """What the player knows: the view, and with perfect recall also the moves that led to it."""
        if not self.state.begun or self.dealing is not None:
            return f"{self.past} deal"
        view = json.dumps(self.kind.format_view(self.observation_of(player)), sort_keys=True, separators=(",", ":"))
        picked = f" {self.partials[player]}" if self.partials[player] else ""
        return f"{view}{picked} {self.past}{self._moves_as_known(player)}" if recall else f"{view}{picked}"

    def row_for(self, player: int, recall: bool, row: Any) -> None:
        """The features of the player; zeros while cards are dealt."""
        row[:] = 0
        if not self.state.begun or self.dealing is not None:
            return
        space = self.open_spiel_game.spaces["recall" if recall else "markov"]
        rules, functions, observation = self.kind.rules, space.functions, self.observation_of(player)
        at = functions.write_row(rules, space.tables, observation, self.partials[player], row)
        for seat, seen, known in reversed(self.entries[len(self.entries) - space.history :] if recall else []):
            event = known if seat == player else seen
            at = functions.write_event(rules, space.tables, observation, seat, event, row, at)

    def resample_from_infostate(self, player: int, sampler: Any) -> "OpenSpielState":
        """A random state that the player cannot distinguish from this one."""
        twin: OpenSpielState = self.clone()
        kind = self.kind
        stream = new_stream(int(sampler() * (1 << 53)), "openspiel")
        twin.state = layout.plain(kind.spec.State)
        kind.observer.determinize(kind.rules, self.observation_of(player), twin.state, stream)
        for entry in twin.entries:
            if entry[0] != player:
                entry[2] = entry[1]
        for seat in range(kind.players):
            if seat != player:
                twin.partials[seat] = 0
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.open_spiel_game.spaces["markov"].name_of(action)

    def __str__(self) -> str:
        if not self.state.begun or self.dealing is not None:
            return f"{self.past} deal {self.history()}"
        return json.dumps(self.kind.notation.format_state(self.state), sort_keys=True) + str(self.partials)


class Observer:
    """What a player knows: a tensor of features, and text."""

    def __init__(self, game: OpenSpielGame, kind: Any) -> None:
        self.recall = bool(kind is not None and kind.perfect_recall)
        space = game.spaces["recall" if self.recall else "markov"]
        self.tensor = np.zeros(space.width, np.float32)
        self.dict = {field.name: self.tensor[field.start : field.stop] for field in space.fields}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Writes the tensor."""
        state.row_for(player, self.recall, self.tensor)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The text."""
        return state.text_for(player, self.recall)


def _register(kind: type[Game], turns: bool) -> str:
    option = kind.players_option()
    parameters = {part.name: part.default for part in kind.own_options} | {
        "players": option.low,
        "deck": "",
        "limit": LIMIT,
    }
    dynamics = pyspiel.GameType.Dynamics
    name = f"updown_{kind.id.replace('-', '_')}{TURNS if turns else ''}"
    simultaneous = kind.sealed_choices and not turns
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=f"{kind.title}{', one after the other' if turns else ''}",
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=option.high,
        min_num_players=option.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )

    # A class and not a function: OpenSpiel keeps it until after Python has ended.
    pyspiel.register_game(game_type, type(kind.__name__, (OpenSpielGame,), {"kind": kind, "game_type": game_type}))
    return name


def load(game: str, *, turns: bool = False, limit: int = LIMIT, **options: Any) -> Any:
    """One of our games as an OpenSpiel game. With `turns=True`, seats that choose face down act one after the other.

    >>> from updown.interop.openspiel import load
    >>> game = load("up-and-down", players=2, deck="small-9", tiebreak="shared")
    >>> game.num_players(), game.num_distinct_actions()
    (2, 13)
    """
    make_game(game, **options)
    deck = options.pop("deck", "")
    if not isinstance(deck, str):
        deck = HEX + json.dumps(deck).encode().hex()
    name = f"updown_{game.replace('-', '_')}"
    return pyspiel.load_game(
        name + TURNS if turns and name + TURNS in NAMES else name, {**options, "deck": deck, "limit": limit}
    )


NAMES = [_register(kind, turns) for kind in BUILT_IN for turns in (False, True) if kind.sealed_choices or not turns]
