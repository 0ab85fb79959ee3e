"""A training run: plays, learns, keeps checkpoints, and goes on after a kill as if nothing had been. The same plan
gives the same network after the same number of updates."""

import json
import os
import shlex
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from updown.agents.models import Model, Origin, model_name, write_model
from updown.agents.network import Floats, Network
from updown.games.registry import game as make_game
from updown.rules.match import Game
from updown.train import curves
from updown.train.gradient import Adam, Loss, Samples, first_parameters, policy_gradient, value_gradient
from updown.train.selfplay import Policy, SelfPlay

METHODS = ("policy", "value")
CHECKPOINT = "checkpoint.npz"
CURVES = "curves.html"
EPOCHS = 2
MINIBATCH = 1024
RATE = 1e-3
ENTROPY = 0.03
SLOWER = 300
"""Learning rate and weight of the entropy fall with the square root of the updates, counted in this unit."""
EXPLORE = 0.05
AVERAGE = 0.98
POOL_EVERY = 20
POOL_SIZE = 16


class BadPlan(ValueError):
    """A training run that cannot be, or a folder that belongs to another one."""


@dataclass(frozen=True)
class Plan:
    """All that determines what is learnt."""

    game: str
    players: int
    seed: int = 0
    method: str = "policy"
    hidden: tuple[int, ...] = (256, 128)
    matches: int = 512
    length: int = 64

    def __post_init__(self) -> None:
        if self.method not in METHODS:
            raise BadPlan(f"the method is {self.method!r}: expected {' or '.join(METHODS)}")
        if self.matches < 16 or self.length < 8:
            raise BadPlan(f"{self.matches} matches and {self.length} steps: expected at least 16 and 8")

    def command(self, updates: int) -> str:
        """The command that makes the same network again; it says nothing of the machine."""
        words = ["updown", "train", self.game, "--players", self.players, "--seed", self.seed, "--updates", updates]
        for name in ("method", "matches", "length"):
            if getattr(self, name) != getattr(Plan, name):
                words += [f"--{name}", getattr(self, name)]
        return shlex.join(map(str, words))

    def games(self) -> list[Game]:
        """The variants of the game that are played."""
        first = make_game(self.game, players=self.players)
        variants: tuple[dict[str, Any], ...] = getattr(first.features, "VARIANTS", ({},))
        return [make_game(self.game, players=self.players, **options) for options in variants]


@dataclass
class Progress:
    """How far a run is: what the progress line and the learning curves show."""

    updates: int = 0
    decisions: int = 0
    seconds: float = 0.0
    entropy: float = 0.0
    value_error: float = 0.0
    curve: list[dict[str, Any]] = field(default_factory=list)
    """A point for each measurement."""


class Run:
    """A training run in a folder. `run` goes on until a number of updates or hours is reached."""

    def __init__(self, plan: Plan, folder: Path, commit: str = "") -> None:
        self.plan = plan
        self.folder = folder
        self.commit = commit
        self.games = plan.games()
        self.head = json.loads(json.dumps({**asdict(plan), "rules_version": self.games[0].rules_version}))
        self.checkpoint = folder / CHECKPOINT
        self.progress = Progress()
        saved = self._open()
        self.play = SelfPlay(self.games, plan.matches, plan.length, plan.seed)
        self.generator = np.random.default_rng(plan.seed)
        self.network = Network(self.play.shape(plan.hidden))
        self.adam = Adam(len(self.network.flat))
        self.pool: list[Floats] = []
        if saved is None:
            self.play.measure_margin()
            first_parameters(self.network, self.generator)
            self.average = self.network.flat.copy()
        else:
            self._restore(saved)

    def _open(self) -> dict[str, Any] | None:
        """The checkpoint in the folder, if there is one; BadPlan if it belongs to another plan."""
        if not self.checkpoint.exists():
            if self.folder.exists() and any(self.folder.iterdir()):
                raise BadPlan(f"{self.folder} has other files in it: expected an empty folder, or one of this training")
            return None
        try:
            with np.load(self.checkpoint, allow_pickle=False) as file:
                saved: dict[str, Any] = dict(file)
            head = json.loads(str(saved["plan"]))
        except (OSError, ValueError, KeyError) as error:
            raise BadPlan(f"{self.checkpoint} is damaged ({error}): expected a checkpoint of a training") from error
        for name, value in self.head.items():
            if head.get(name) != value:
                raise BadPlan(
                    f"{self.folder} belongs to another training: {name} is {head.get(name)!r} there, expected {value!r}"
                )
        return saved

    def _restore(self, saved: dict[str, Any]) -> None:
        self.play.restore(saved)
        self.network.flat[:] = saved["flat"]
        self.average = saved["average"]
        self.adam.mean, self.adam.square = saved["mean"], saved["square"]
        self.adam.steps = int(saved["adam_steps"])
        self.pool = list(saved["pool"])
        self.generator.bit_generator.state = json.loads(str(saved["generator"]))
        self.progress = Progress(**json.loads(str(saved["progress"])))

    def save(self) -> None:
        """Keeps all that is needed to go on, and the model as it is now."""
        self.folder.mkdir(parents=True, exist_ok=True)
        arrays: dict[str, Any] = {
            **self.play.save(),
            "plan": np.array(json.dumps(self.head)),
            "flat": self.network.flat,
            "average": self.average,
            "mean": self.adam.mean,
            "square": self.adam.square,
            "adam_steps": np.array(self.adam.steps),
            "pool": np.array(self.pool, np.float32).reshape(len(self.pool), len(self.network.flat)),
            "generator": np.array(json.dumps(self.generator.bit_generator.state)),
            "progress": np.array(json.dumps(asdict(self.progress))),
        }
        draft = self.folder / f"draft-{CHECKPOINT}"
        with draft.open("wb") as file:
            np.savez(file, **arrays)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, self.checkpoint)
        write_model(self.model(), self.folder / model_name(self.plan.game, self.plan.players))

    def model(self) -> Model:
        """The average of the last networks, as it is written."""
        game, play = self.games[0], self.play
        return Model(
            game=game.id,
            rules_version=game.rules_version,
            players=game.players,
            method=self.plan.method,
            fields=tuple(play.fields),
            steps=tuple((part.name, part.length) for part in play.batches[0].space.steps),
            margin_scale=play.margin_scale,
            origin=Origin(
                self.plan.command(self.progress.updates),
                self.plan.seed,
                self.progress.seconds / 3600,
                self.progress.updates,
                self.commit,
            ),
            network=Network(self.network.shape, self.average.astype(np.float16).astype(np.float32)),
        )

    # --- learning ---

    def update(self) -> None:
        """Plays a stretch, and learns from it."""
        started = time.perf_counter()
        progress, generator = self.progress, self.generator
        slower = np.sqrt(1 + progress.updates / SLOWER)
        explore = EXPLORE if self.plan.method == "value" else -1.0
        earlier = None
        if self.pool:
            earlier = Network(self.network.shape, self.pool[int(generator.integers(len(self.pool)))])
        samples = self.play.collect(Policy(self.network, explore), earlier, generator)
        losses: list[Loss] = []
        for _ in range(EPOCHS):
            order = generator.permutation(len(samples.steps))
            parts = np.array_split(order, max(1, len(order) // MINIBATCH))
            losses += [self._learn(samples.part(part), RATE / slower, ENTROPY / slower) for part in parts]
        progress.updates += 1
        progress.decisions += len(samples.steps)
        progress.entropy = float(np.mean([loss.entropy for loss in losses]))
        progress.value_error = float(np.mean([loss.value_error for loss in losses]))
        kept = np.float32(min(AVERAGE, progress.updates / (progress.updates + 9)))
        self.average = self.average * kept + self.network.flat * (1 - kept)
        if progress.updates % POOL_EVERY == 0:
            self._remember()
        progress.seconds += time.perf_counter() - started

    def _learn(self, samples: Samples, rate: float, entropy_weight: float) -> Loss:
        inputs = self.play.scaled(samples.rows)
        if self.plan.method == "policy":
            gradient, loss = policy_gradient(self.network, inputs, samples, entropy_weight)
        else:
            gradient, loss = value_gradient(self.network, inputs, samples)
        self.adam.step(self.network.flat, gradient, rate)
        return loss

    def _remember(self) -> None:
        """Adds the network to the pool; when it is full, a random one makes room, so that old ones stay too."""
        if len(self.pool) == POOL_SIZE:
            del self.pool[int(self.generator.integers(POOL_SIZE))]
        self.pool.append(self.network.flat.copy())

    def measure(self, rivals: Sequence[str], deals: int) -> None:
        """Plays the model of now against the rivals, and writes the page of learning curves."""
        model = self.model()
        self.progress.curve += map(dict, curves.measure(model, self.games[0], rivals, deals, self.plan.seed))
        self.save()
        (self.folder / CURVES).write_text(curves.page(model, self.progress.curve), "utf-8")

    def run(
        self,
        *,
        updates: int | None = None,
        hours: float | None = None,
        every: float = 60.0,
        report: Callable[["Run"], None] | None = None,
    ) -> None:
        """Learns until so many updates or hours have been spent in all. A checkpoint is kept every so many seconds and
        at the end; `report` is called after each update, and may measure."""
        kept = time.monotonic()
        while (updates is None or self.progress.updates < updates) and (
            hours is None or self.progress.seconds < hours * 3600
        ):
            self.update()
            if report is not None:
                report(self)
            if time.monotonic() - kept > every:
                self.save()
                kept = time.monotonic()
        self.save()
