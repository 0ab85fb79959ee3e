"""What the adapters share: one match of a game that runs compiled, with rows, masks, words and pixels."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from updown.agents.api import Agent, ask, look
from updown.engine.batch import Batch
from updown.extras import import_from
from updown.games.registry import game as make_game
from updown.rules.match import Game

Row = NDArray[np.int8]

NOTHING = np.zeros(1, np.int64)


def as_game(game: str | Game, options: Mapping[str, Any]) -> Game:
    """A game by its name and options, or as it is."""
    if not isinstance(game, Game):
        return make_game(game, **options)
    if options:
        raise ValueError(f"the game has its options already: {', '.join(options)} cannot be given again")
    return game


class OneMatch:
    """One match, as a batch of one."""

    def __init__(self, game: Game, form: str, limit: int | None, joint: bool = False) -> None:
        self.game = game
        self.batch = Batch(game, 1, seed=0, form=form, limit=limit, joint=joint, restart=False, threads=1)
        self.space = self.batch.space

    def reset(self, seed: int | None) -> None:
        """Begins a match: that of the seed; without one, the next by the chance that goes on."""
        if seed is None:
            self.batch.restart_matches(np.ones(1, bool))
        else:
            self.batch.reset(seeds=[seed])

    @property
    def seat(self) -> int:
        """The seat that acts; -1 if the match is over."""
        return int(self.batch._seats[0, 0])

    def row(self, seat: int) -> Row:
        """What a seat may know."""
        rows: Row = self.batch.observe(seats=np.array([seat]), dtype=np.int8)
        row: Row = rows[0]
        return row

    def mask(self) -> Row:
        """Which steps the acting seat may take."""
        mask: Row = self.batch.masks()[0].astype(np.int8)
        return mask

    def step(self, step: int) -> tuple[NDArray[Any], bool, bool]:
        """Takes a step: the rewards, whether the match is over, and whether it was cut off."""
        rewards, over = self.batch.step(np.array([step]))
        return rewards[0], bool(over[0]), bool(self.batch.truncated[0])

    def let(self, agent: Agent | None) -> tuple[NDArray[Any], bool, bool]:
        """Lets an agent move for the acting seat; None moves at random."""
        if agent is None:
            actions = self.batch.sample_moves()
        else:
            actions = np.array([ask(agent, look(self.batch.match(0), self.seat, cheating=agent.cheats))])
        rewards, over = self.batch.play(actions)
        return rewards[0], bool(over[0]), bool(self.batch.truncated[0])

    def text(self) -> str:
        """The table in words, with open hands."""
        return self.batch.match(0).text()

    def show(self, mode: str | None) -> Any:
        """The table as `mode` says: printed, as text, as pixels; nothing without a mode."""
        if mode == "human":
            print(self.text())
            return None
        if mode == "ansi":
            return self.text()
        return pixels(self.text()) if mode == "rgb_array" else None


MODES = ["human", "ansi", "rgb_array"]


def check_mode(mode: str | None) -> str | None:
    """A way to show the table."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is {mode!r}: expected {', '.join(map(repr, MODES))}, or None")
    return mode


LINES, COLUMNS = 26, 100
INCHES = (10.0, 5.6)


def pixels(text: str) -> NDArray[np.uint8]:
    """Text as a picture of red, green and blue; all pictures have the same size."""
    figure: Any = import_from("lab", "matplotlib.figure").Figure(figsize=INCHES, dpi=80, facecolor="white")
    canvas = import_from("lab", "matplotlib.backends.backend_agg").FigureCanvasAgg(figure)
    shown = "\n".join(line[:COLUMNS] for line in text.splitlines()[:LINES])
    figure.text(0.02, 0.97, shown, family="monospace", fontsize=10, va="top", parse_math=False)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[:, :, :3].copy()
