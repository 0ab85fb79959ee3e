"""OpenSpiel's ISMCTS bot as one of our agents: `bench/openspiel_bot.py:time=0.2` or `:simulations=1000`. A position
goes to the bot as a turn-based OpenSpiel state: seats that choose together act one after the other, none sees the
others' choice, and the round's end is the end. OpenSpiel's bot in C++ cannot re-deal a game that is written in Python
(its states have no way to answer ResampleFromInfostate), so this is its bot in Python."""

import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from updown.agents.api import Agent, Observation, Setting
from updown.engine import random_games
from updown.engine.compile import Unit
from updown.engine.compiled import rule_modules
from updown.rules import layout
from updown.rules.match import Game
from updown.rules.rng import Stream, next_word

sys.path.insert(0, str(Path(__file__).parent))
import openspiel_steps as steps

BOT = f"{ISMCTSBot.__module__}.{ISMCTSBot.__qualname__}"
EXPLORATION = 2.0
"""The exploration constant of OpenSpiel's own example (mcts.py), for returns between -1 and 1."""
BIG_LEAD = {"up-and-down": 8, "auf-und-ab": 40}
"""A lead that counts in full. That leads count at all makes this bot stronger: against itself with wins alone, at 300
simulations, it made 2.4 tricks more in Up & Down (24 rounds, standard error 1.0)."""
LEAST = 2
"""The first simulation only makes the root."""


class TimeUp(Exception):
    """The time to think is over."""


@cache
def unit_of(game_type: type[Game]) -> Unit:
    return Unit(f"{game_type.id} for OpenSpiel", rule_modules(game_type), [random_games, steps])


def round_returns(game: Game, before: Sequence[int], after: Sequence[int]) -> list[float]:
    """The value of a round to each seat, from -1 to 1. In dnup: the points of the round, as a share of the most
    possible. In the other games: half for the win, half for the lead over the mean of the others."""
    if game.id == "dnup":
        most = 1 if game.players == 2 else 2
        return [2 * (now - then) / most - 1 for then, now in zip(before, after, strict=True)]
    sign = -1 if game.options.get("goal") == "low" else 1
    total, best = sum(after), sign * max(sign * score for score in after)
    won = 2 / after.count(best) - 1
    returns = []
    for score in after:
        lead = sign * (score - (total - score) / (game.players - 1)) / BIG_LEAD[game.id]
        returns.append(((won if score == best else -1.0) + max(-1.0, min(1.0, lead))) / 2)
    return returns


class Table(pyspiel.Game):  # type: ignore[misc]
    """A game from one decision on, as OpenSpiel sees it. Actions are the integers of our kernels."""

    def __init__(self, observation: Observation, seed: int) -> None:
        game = observation.game
        game_type = pyspiel.GameType(
            short_name=f"updown_{game.id}",
            long_name=game.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.players,
            min_num_players=game.players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            provides_factored_observation_string=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=2**31 - 1,
            max_chance_outcomes=0,
            num_players=game.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=10_000,
        )
        super().__init__(game_type, info, {})
        self.game = game
        self.type = game_type
        self.seen = layout.memory(observation.record)
        self.before = list(observation.record.scores)[: game.players]
        self.rules = layout.memory(game.rules)
        self.stream = layout.memory(observation.stream(seed, "openspiel"))
        self.tally = np.zeros(1, layout.dtype_of(game.spec.Tally))
        self.state_type = layout.dtype_of(game.spec.State)
        self.observation_type = layout.dtype_of(game.spec.Observation)
        self.actions = np.zeros(len(observation.actions) + 1000, np.int64)
        unit, actions = unit_of(type(game)), self.actions
        state, seen = self.blank_state(), self.blank_observation()
        self.look = unit.ready(steps.look, self.rules, state, self.tally, actions, seen)
        self.sample_world = unit.ready(
            steps.sample_world, self.rules, seen, state, self.stream, self.tally, actions, seen
        )
        self.advance = unit.ready(steps.advance, self.rules, state, self.stream, 0, self.tally, actions, seen)
        self.roll_out = unit.ready(steps.roll_out, self.rules, state, self.stream, self.tally)

    def blank_state(self) -> Any:
        return np.zeros(1, self.state_type)

    def blank_observation(self) -> Any:
        return np.zeros(1, self.observation_type)

    def get_type(self) -> Any:
        return self.type

    def new_initial_state(self) -> "Position":
        """A determinization of the decision: the true state is not available."""
        world, seen = self.blank_state(), self.blank_observation()
        count = self.sample_world(self.rules, self.seen, world, self.stream, self.tally, self.actions, seen)
        return Position(self, world, count, seen)

    def returns(self, world: Any) -> list[float]:
        return round_returns(self.game, self.before, world["scores"][0, : self.game.players].tolist())


class Position(pyspiel.State):  # type: ignore[misc]
    """A world in a simulation. The most frequent queries are answered here and not in C++, which would call back."""

    def __init__(self, table: Table, world: Any, count: int, seen: Any) -> None:
        super().__init__(table)
        self.table = table
        self.world = world
        self.note(count, seen)

    def note(self, count: int, seen: Any) -> None:
        """Stores the results of `look`."""
        table = self.table
        while count > len(table.actions):
            table.actions = np.zeros(2 * count, np.int64)
            seen = table.blank_observation()
            table.look(table.rules, self.world, table.tally, table.actions, seen)
        self.moves = table.actions[:count].tolist()
        self.seat = int(seen["viewer"][0]) if count else pyspiel.PlayerId.TERMINAL
        self.key: str = seen.tobytes().decode("latin-1")

    def get_game(self) -> Table:
        return self.table

    def current_player(self) -> int:
        return self.seat

    def is_terminal(self) -> bool:
        return not self.moves

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self) -> list[int]:
        return self.moves  # type: ignore[no-any-return]

    def information_state_string(self) -> str:
        return self.key

    def apply_action(self, action: int) -> None:
        table, seen = self.table, self.table.blank_observation()
        count = table.advance(table.rules, self.world, table.stream, action, table.tally, table.actions, seen)
        self.note(count, seen)

    def returns(self) -> list[float]:
        return self.table.returns(self.world)


class RandomRollout(Evaluator):  # type: ignore[misc]
    """OpenSpiel's RandomRolloutEvaluator with one rollout, its loop compiled: the same chances, and OpenSpiel gains the
    time."""

    def prior(self, state: Position) -> list[tuple[int, float]]:
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]

    def evaluate(self, state: Position) -> list[float]:
        table, world = state.table, state.world.copy()
        table.roll_out(table.rules, world, table.stream, table.tally)
        return table.returns(world)


class OpenSpielISMCTS(Agent):
    name = "openspiel"
    about = "the ISMCTS bot of OpenSpiel"
    settings = (
        Setting("simulations", 1000, LEAST, "how many simulations", whole=True),
        Setting("time", None, 0.001, "seconds to think, instead"),
        Setting("exploration", EXPLORATION, 0, "the constant of UCT"),
    )

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        super().__init__(game, seed=seed, **settings)
        defaults = {setting.name: setting.default for setting in self.settings}
        self.values = defaults | {name: value for name, value in settings.items() if value is not None}
        self.done = 0
        """The number of simulations so far, and their seconds."""
        self.seconds = 0.0

    def policy(self, observation: Observation) -> Sequence[float]:
        if len(observation.actions) == 1:
            return [1.0]
        begun = perf_counter()
        table = Table(observation, self.seed)
        found = dict(self.search(table, begun))
        self.seconds += perf_counter() - begun
        return [float(found[action]) for action in observation.actions]

    def search(self, table: Table, begun: float) -> list[tuple[int, float]]:
        """The bot's own search and final policy; if time is up first, the policy of the current tree."""
        time = self.values["time"]
        limit = int(self.values["simulations"] or LEAST) if time is None else sys.maxsize
        chance = np.random.RandomState(next_word(layout.attach(Stream, table.stream)))
        bot = ISMCTSBot(table, RandomRollout(), self.values["exploration"], limit, random_state=chance)
        done = 0

        def resample(state: Position, seat: int) -> Position:
            nonlocal done
            if time is not None and done >= LEAST and perf_counter() - begun >= time:
                raise TimeUp
            done += 1
            return table.new_initial_state()

        bot.set_resampler(resample)
        root = table.new_initial_state()
        try:
            policy = bot.run_search(root)
        except TimeUp:
            policy = bot.get_final_policy(root, bot._root_node)
        self.done += done
        return policy  # type: ignore[no-any-return]
