"""A training run: learns, keeps checkpoints, and goes on after a kill as if nothing had been. The same plan gives the
same network after the same number of updates."""

import json
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from updown.agents.models import Model, Origin, find_model, model_name, write_model
from updown.train import curves
from updown.train.memory import check_memory
from updown.train.plan import SEARCH, BadPlan, Progress, TrainingPlan
from updown.train.policy import PolicyLearner
from updown.train.search import SearchLearner

CHECKPOINT = "checkpoint.npz"
CURVES = "curves.html"


class Run:
    """A training run in a folder. `run` goes on until a number of updates or hours is reached."""

    def __init__(self, plan: TrainingPlan, folder: Path, commit: str = "") -> None:
        self.plan = plan
        self.folder = folder
        self.commit = commit
        self.games = plan.games()
        rules = self.games[0].rules_version
        self.head = json.loads(json.dumps({**asdict(plan), "rules_version": rules, "begins_as": self._begins_as()}))
        self.checkpoint = folder / CHECKPOINT
        self.progress = Progress()
        saved = self._open()
        check_memory(plan, self.games[0])
        make: Any = SearchLearner if plan.method == SEARCH else PolicyLearner
        self.learner: PolicyLearner | SearchLearner = make(plan, self.games)
        if saved is None:
            self.learner.begin()
        else:
            self.learner.restore(saved)
            self.progress = Progress(**json.loads(str(saved["progress"])))

    def _begins_as(self) -> str | None:
        """Names the network that it begins as, by its numbers; None if it begins with one that knows nothing."""
        if not self.plan.exploit and not self.plan.refine:
            return None
        shipped = find_model(self.games[0], SEARCH)
        return None if shipped is None else sha256(shipped.network.flat.tobytes()).hexdigest()

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
            if head.get(name, getattr(TrainingPlan, name, None)) != value:
                raise BadPlan(
                    f"{self.folder} belongs to another training: {name} is {head.get(name)!r} there, expected {value!r}"
                )
        return saved

    def save(self) -> None:
        """Keeps all that is needed to go on, and the model as it is now."""
        self.folder.mkdir(parents=True, exist_ok=True)
        arrays: dict[str, Any] = {
            **self.learner.save(),
            "plan": np.array(json.dumps(self.head)),
            "progress": np.array(json.dumps(asdict(self.progress))),
        }
        draft = self.folder / f"draft-{CHECKPOINT}"
        with draft.open("wb") as file:
            np.savez(file, **arrays)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, self.checkpoint)
        write_model(self.model(), self.folder / model_name(self.plan.game, self.plan.players, self.plan.method))

    def model(self) -> Model:
        """The average of the last networks, as it is written."""
        progress = self.progress
        command = self.plan.command(progress.updates)
        hours, updates = progress.seconds / 3600, progress.updates
        base = self.learner.base
        if base is not None:
            hours, updates = hours + base.hours, updates + base.updates
        return self.learner.model(Origin(command, self.plan.seed, hours, updates, self.commit, base))

    def update(self) -> None:
        """Plays a stretch, and learns from it."""
        started = time.perf_counter()
        self.learner.update(self.progress)
        self.progress.updates += 1
        self.progress.seconds += time.perf_counter() - started

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
