"""Shared by the adapters: one match of a game that runs compiled, with rows, masks, text and pixels."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from updown.agents.api import Agent, ask, look
from updown.engine.batch import Batch
from updown.engine.stepper import make_stepper
from updown.extras import import_from
from updown.rules.match import Game

Row = NDArray[np.int8]


class OneMatch:
    """One match, as a batch of one. What the acting seat may know is always at hand; with `joint`, what all seats may
    know, and those that choose face down act together."""

    def __init__(self, game: Game, form: str, limit: int | None, joint: bool = False) -> None:
        self.game = game
        self.batch = Batch(game, 1, seed=0, form=form, limit=limit, joint=joint, restart=False, threads=1)
        self.space = self.batch.space
        columns = game.players if joint else 1
        self._steps = np.zeros((1, columns), np.int64)
        self._viewers = np.arange(game.players)[None] if joint else self.batch._seats
        self._rows: Row = np.zeros((1, columns, self.space.width), np.int8)
        self._masks: NDArray[np.bool_] = np.zeros((1, columns, self.space.actions), bool)
        self._rewards = np.zeros((1, game.players), np.float32)
        self._ends = np.zeros((1, 2), bool)
        self._advance = self._slow_step
        if self.space.own:
            self._advance = make_stepper(
                self.batch, self._steps, self._viewers, self._rows, self._masks, self._rewards, self._ends
            )

    def _slow_step(self) -> None:
        """For a game without features."""
        given = self._steps if self.batch.joint else self._steps[0]
        self._ends[:, 0] = self.batch.step(given, self._rewards)[1]
        self._ends[:, 1] = self.batch.truncated
        self.refresh()

    def refresh(self) -> None:
        """Looks at the match anew."""
        joint = self.batch.joint
        rows, masks = (self._rows, self._masks) if joint else (self._rows[0], self._masks[0])
        self.batch.observe(rows, seats=self._viewers if joint else self._viewers[0])
        self.batch.masks(masks)

    def reset(self, seed: int | None) -> None:
        """Begins a match: that of the seed, or without one the next of the random stream."""
        if seed is None:
            self.batch.restart_matches(np.ones(1, bool))
        else:
            self.batch.reset(seeds=[seed])
        self.refresh()

    @property
    def seat(self) -> int:
        """The seat that acts; -1 if the match is over."""
        return int(self.batch._seats[0, 0])

    def row(self, seat: int) -> Row:
        """The row of what a seat may know."""
        if seat == self._viewers[0, 0]:
            own: Row = self._rows[0, 0].copy()
            return own
        rows: Row = self.batch.observe(seats=np.array([seat]), dtype=np.int8)
        row: Row = rows[0]
        return row

    def rows(self) -> Row:
        """The rows of all seats, or of the acting one."""
        rows: Row = self._rows[0].copy()
        return rows

    def mask(self) -> Row:
        """Which steps the acting seat may take."""
        mask: Row = self._masks[0, 0].astype(np.int8)
        return mask

    def masks(self) -> Row:
        """Which steps each seat may take."""
        masks: Row = self._masks[0].astype(np.int8)
        return masks

    def step(self, *steps: int) -> tuple[list[float], bool, bool]:
        """Takes a step of the acting seat, or of every seat. Returns the rewards, whether the match is over, and
        whether it was cut off."""
        self._steps[0] = steps
        self._advance()
        return self._rewards[0].tolist(), bool(self._ends[0, 0]), bool(self._ends[0, 1])

    def let(self, agent: Agent | None) -> tuple[list[float], bool, bool]:
        """Lets an agent move for the acting seat; None moves at random. `refresh` has to follow."""
        if agent is None:
            actions = self.batch.sample_moves()
        else:
            actions = np.array([ask(agent, look(self.batch.match(0), self.seat, cheating=agent.cheats))])
        rewards, over = self.batch.play(actions)
        return rewards[0].tolist(), bool(over[0]), bool(self.batch.truncated[0])

    def text(self) -> str:
        """The table in words, with open hands."""
        return self.batch.match(0).text()

    def show(self, mode: str | None) -> Any:
        """Shows the table as `mode` says: printed, as text, or as pixels; None: not at all."""
        if mode == "human":
            print(self.text())
            return None
        if mode == "ansi":
            return self.text()
        return pixels(self.text()) if mode == "rgb_array" else None


MODES = ["human", "ansi", "rgb_array"]


def check_mode(mode: str | None) -> str | None:
    """Checks a render mode."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is {mode!r}: expected {', '.join(map(repr, MODES))}, or None")
    return mode


LINES, COLUMNS = 26, 100
INCHES = (10.0, 5.6)


def pixels(text: str) -> NDArray[np.uint8]:
    """Draws text as an RGB image; all images have the same size."""
    figure: Any = import_from("lab", "matplotlib.figure").Figure(figsize=INCHES, dpi=80, facecolor="white")
    canvas = import_from("lab", "matplotlib.backends.backend_agg").FigureCanvasAgg(figure)
    shown = "\n".join(line[:COLUMNS] for line in text.splitlines()[:LINES])
    figure.text(0.02, 0.97, shown, family="monospace", fontsize=10, va="top", parse_math=False)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[:, :, :3].copy()
