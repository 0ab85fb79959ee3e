"""Learns to evaluate worlds: the search plays against itself, a network learns what its positions led to, and the
search plays on with that network (expert iteration). The first matches are played with the game's heuristics, or by a
trained policy if there is one."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from updown.agents.compiled import search_unit
from updown.agents.heuristics import heuristics_of
from updown.agents.learned import EXPAND_AT, EXPLORE_PERCENT
from updown.agents.models import SEARCH, Model, Origin, find_model
from updown.agents.network import MARGIN, WIN, Floats, LayerSizes, Network
from updown.agents.workspace import Layers, Workspace, make_layers, make_workspace
from updown.engine import random_games
from updown.engine.compile import Unit
from updown.rules import layout
from updown.rules.match import Game
from updown.rules.rng import Stream, new_stream
from updown.train import matches
from updown.train.gradient import Adam, first_parameters, forecast_gradient
from updown.train.matches import Course, Positions, Ways
from updown.train.plan import BadPlan, Progress, TrainingPlan
from updown.train.selfplay import Policy, SelfPlay

EPOCHS = 2
FIRST_EPOCHS = 6
MINIBATCH = 1024
RATE = 1e-3
SLOWER = 6
"""The learning rate falls with the square root of the updates, counted in this unit."""
EXPLORE = 0.15
TRACE = 0.8
"""What a position led to is made of the forecasts of the positions after it, and of the end: with every step this much
is left to what comes later (matches.end_match)."""
AVERAGE = np.float32(0.998)
WINDOW = 8
"""A network learns from the positions of this many updates. Those that the heuristics played are forgotten first."""
MOST_COLUMNS = 160
POLICY_SHARE = 30
SIDE_BY_SIDE, STRETCH = 512, 96
"""A trained policy plays the first positions, so many times as many as the search plays for an update; so many matches
side by side, so many steps at a time."""


class SearchLearner:
    """A network that learns from matches that the search plays with it."""

    def __init__(self, plan: TrainingPlan, games: Sequence[Game]) -> None:
        self.plan = plan
        self.games = games
        game = games[0]
        self.heuristics = heuristics_of(type(game))
        self.unit = self_play_unit(type(game))
        self.generator = np.random.default_rng(plan.seed)
        self.shipped = find_model(game, SEARCH) if plan.exploit or plan.refine else None
        if self.shipped is None and (plan.exploit or plan.refine):
            purpose = "learn to beat" if plan.exploit else "refine"
            raise BadPlan(f"there is no network of {game.id} for {game.players} players to {purpose}")
        self.rival = self.shipped if plan.exploit else None
        sizes = LayerSizes(self.heuristics.columns(game.rules), plan.hidden, 0, game.players)
        self.network = Network(sizes if self.shipped is None else self.shipped.network.shape)
        self.average = self.network.flat.copy()
        self.adam = Adam(len(self.network.flat))
        self.margin_scale = 1.0
        self.played = 0
        self.window: list[Positions] = []
        self.by_heuristics = self.shipped is None
        self.room = room(matches.MOST_DECISIONS, game.players)
        self.course = course_of(matches.MOST_DECISIONS, game.players)
        self.key = layout.memory(new_stream(plan.seed, "self-play"))
        self.stream = np.zeros(1, layout.dtype_of(Stream))
        self.state = np.zeros(1, layout.dtype_of(game.spec.State))
        self.chosen = np.zeros(matches.MAX_SEATS, np.int64)

    @property
    def base(self) -> Origin | None:
        """How the network was made that is being refined."""
        return self.shipped.origin if self.plan.refine and self.shipped is not None else None

    def begin(self) -> None:
        """Makes the first network, which knows nothing; if there is one to beat or to refine, it begins as that one."""
        if self.shipped is None:
            first_parameters(self.network, self.generator)
        else:
            self.network.flat[:] = self.shipped.network.flat
            self.margin_scale = self.shipped.margin_scale
        self.average = self.network.flat.copy()

    # --- playing ---

    def workspace(self, game: Game, learned: bool) -> Workspace:
        """The memory of a search with the average of the last networks, or with the heuristics."""
        network = Network(self.network.shape, self.average)
        return self.workspace_of(make_layers(network, self.margin_scale * game.score_sign), game, learned)

    def workspace_of(self, layers: Layers, game: Game, learned: bool) -> Workspace:
        workspace = make_workspace(game, layers)
        buffers, heuristics = workspace.buffers[0], self.heuristics
        buffers["learned"] = int(learned)
        buffers["rollout_tries"] = heuristics.ROLLOUT_TRIES
        buffers["rollout_limit"] = 0 if learned else heuristics.ROLLOUT_LIMIT
        buffers["explore_percent"] = EXPLORE_PERCENT if learned else heuristics.EXPLORE_PERCENT
        buffers["expand_at"] = EXPAND_AT
        buffers["others_learn"] = heuristics.OTHERS_LEARN
        return workspace

    def collect(self, learned: bool) -> Positions:
        """Plays the matches of an update: equally many of each variant of the game."""
        found: list[Positions] = []
        workspaces = [self.workspace(game, learned) for game in self.games]
        others = workspaces
        if self.rival is not None:
            others = [self.workspace_of(self.rival.layers_for(game), game, learned=True) for game in self.games]
        room, count = self.room, 0
        ways = Ways(self.plan.rollouts, EXPLORE, TRACE if learned else 1.0, 0)
        while count < self.plan.positions:
            for game, workspace, other in zip(self.games, workspaces, others, strict=True):
                learner = matches.EVERYBODY if self.rival is None else self.played // len(self.games) % game.players
                arguments = (workspace, other, learner, self.key, self.stream, self.state, self.chosen)
                kept = self.unit.run(matches.play_match, *arguments, room, self.course, self.played, ways)
                self.played += 1
                count += kept
                found.append(
                    Positions(
                        room.columns[:kept].copy(),
                        room.counts[:kept].copy(),
                        room.wins[:kept].copy(),
                        room.margins[:kept] * np.float32(game.score_sign),
                    )
                )
        return joined(found)

    def collect_by_policy(self, model: Model) -> Positions:
        """Positions of matches that a trained policy plays against itself: many in a short time."""
        play = SelfPlay(self.games, SIDE_BY_SIDE, STRETCH, self.plan.seed)
        play.margin_scale = model.margin_scale
        players, actor = self.games[0].players, Policy(model.network)
        columns = np.zeros((STRETCH, play.size, MOST_COLUMNS), np.int16)
        counts = np.zeros((STRETCH, play.size), np.int16)
        firsts = np.zeros((STRETCH, play.size), np.int64)

        def watch(time: int) -> None:
            for game, batch, part in zip(self.games, play.batches, play.parts, strict=True):
                seen = (columns[time, part], counts[time, part], firsts[time, part])
                self.unit.run(matches.keep_positions, layout.memory(game.rules), batch.states, *seen)

        found: list[Positions] = []
        wanted = POLICY_SHARE * self.plan.positions
        while sum(len(part.counts) for part in found) < wanted:
            results = play.collect(actor, None, self.generator, watch).results
            seen = counts.reshape(-1)[play.kept]
            used = np.flatnonzero(seen)
            which = play.kept[used]
            ahead = (firsts.reshape(-1)[which] - play.seats.reshape(-1)[which])[:, None] + np.arange(players)
            turned = np.take_along_axis(results[used], (ahead % players)[:, None, :], axis=2)
            wins = np.clip((turned[:, WIN] * (players - 1) + 1) / players, 0, 1)
            found.append(
                Positions(
                    columns.reshape(len(counts) * play.size, -1)[which].copy(),
                    seen[used],
                    wins / wins.sum(axis=1, keepdims=True),
                    turned[:, MARGIN] * np.float32(model.margin_scale),
                )
            )
        return joined(found)

    # --- learning ---

    def update(self, progress: Progress) -> None:
        """Plays matches, and learns from them and those of the last updates."""
        first = progress.updates == 0 and self.shipped is None
        policy = find_model(self.games[0]) if first else None
        positions = self.collect(learned=not first) if policy is None else self.collect_by_policy(policy)
        if first:
            self.margin_scale = max(float(np.sqrt(np.mean(positions.margins**2))), 1e-3)
            self.by_heuristics = policy is None
        elif progress.updates == 1 and self.by_heuristics:
            self.window = []
        self.window = [*self.window[1 - WINDOW :], positions]
        learnt = joined(self.window)
        earlier = 0 if self.base is None else self.base.updates
        rate = RATE / np.sqrt(1 + (earlier + progress.updates) / SLOWER)
        errors: list[tuple[float, float]] = []
        for _ in range(FIRST_EPOCHS if first else EPOCHS):
            order = self.generator.permutation(len(learnt.counts))
            parts = np.array_split(order, max(1, len(order) // MINIBATCH))
            errors += [self._learn(learnt, part, rate) for part in parts]
        progress.decisions += len(positions.counts)
        progress.entropy, progress.value_error = map(float, np.mean(errors[len(errors) // 2 :], axis=0))

    def _learn(self, positions: Positions, part: NDArray[np.int64], rate: float) -> tuple[float, float]:
        rows = dense(positions.columns[part], positions.counts[part], self.network.shape.width)
        margins = positions.margins[part] / np.float32(self.margin_scale)
        gradient, error = forecast_gradient(self.network, rows, positions.wins[part], margins)
        self.adam.step(self.network.flat, gradient, rate)
        self.average *= AVERAGE
        self.average += (1 - AVERAGE) * self.network.flat
        return error

    # --- saving ---

    def model(self, origin: Origin) -> Model:
        """The average of the last networks."""
        game = self.games[0]
        return Model(
            game=game.id,
            rules_version=game.rules_version,
            players=game.players,
            method=self.plan.method,
            fields=(("columns", self.network.shape.width, 1),),
            steps=(),
            margin_scale=self.margin_scale,
            origin=origin,
            network=Network(self.network.shape, self.average.astype(np.float16).astype(np.float32)),
        )

    def save(self) -> dict[str, NDArray[Any]]:
        """All that is needed to go on."""
        found: dict[str, NDArray[Any]] = {
            "flat": self.network.flat,
            "average": self.average,
            "mean": self.adam.mean,
            "square": self.adam.square,
            "adam_steps": np.array(self.adam.steps),
            "generator": np.array(json.dumps(self.generator.bit_generator.state)),
            "margin_scale": np.array(self.margin_scale),
            "played": np.array(self.played),
            "by_heuristics": np.array(self.by_heuristics),
            "window": np.array(len(self.window)),
        }
        for number, positions in enumerate(self.window):
            for name, array in positions._asdict().items():
                found[f"window_{number}_{name}"] = array
        return found

    def restore(self, saved: dict[str, Any]) -> None:
        """Brings back what `save` returned."""
        self.network.flat[:] = saved["flat"]
        self.average = saved["average"]
        self.adam.mean, self.adam.square = saved["mean"], saved["square"]
        self.adam.steps = int(saved["adam_steps"])
        self.generator.bit_generator.state = json.loads(str(saved["generator"]))
        self.margin_scale = float(saved["margin_scale"])
        self.played = int(saved["played"])
        self.by_heuristics = bool(saved["by_heuristics"])
        self.window = [
            Positions(*(saved[f"window_{number}_{name}"] for name in Positions._fields))
            for number in range(int(saved["window"]))
        ]


@cache
def self_play_unit(game: type[Game], plain: bool = False) -> Unit:
    """The search of a game, and the matches that it plays against itself: compiled, or as ordinary Python."""
    base = search_unit(game, plain)
    return Unit(f"self-play of {game.title}", [], [random_games, matches], plain, base=base)


def room(size: int, players: int) -> Positions:
    """Memory for this many positions."""
    return Positions(
        np.zeros((size, MOST_COLUMNS), np.int16),
        np.zeros(size, np.int16),
        np.zeros((size, players), np.float32),
        np.zeros((size, players), np.float32),
    )


def course_of(size: int, players: int) -> Course:
    """Memory for the course of a match."""
    firsts, rounds = (np.zeros(size + 1, np.int64) for _ in range(2))
    margins, wins, ends = (np.zeros((size + 1, players)) for _ in range(3))
    return Course(firsts, rounds, margins, wins, ends, np.zeros(size + 1))


def joined(parts: Sequence[Positions]) -> Positions:
    """All positions one after the other, with no more columns than are used."""
    most = max(int(part.counts.max(initial=1)) for part in parts)
    columns = [np.pad(part.columns[:, :most], ((0, 0), (0, max(0, most - part.columns.shape[1])))) for part in parts]
    return Positions(np.concatenate(columns), *map(np.concatenate, list(zip(*parts, strict=True))[1:]))


def dense(columns: NDArray[np.int16], counts: NDArray[np.int16], width: int) -> Floats:
    """A row of 0 and 1 for each position."""
    used = np.where(np.arange(columns.shape[1]) < counts[:, None], columns, width)
    rows = np.zeros((len(columns), width + 1), np.float32)
    rows[np.arange(len(columns))[:, None], used] = 1
    return rows[:, :width]
