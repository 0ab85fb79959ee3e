"""The networks of agents that have learned: rows of features in, weights of steps and values of seats out. In plain
NumPy, so that playing needs nothing else."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]

WIN, MARGIN = 0, 1
CHANNELS = 2
"""What is forecast for every seat: its share of the win of the match, and what its margin in this round will still
grow by."""
NEVER = np.float32(-1e9)


class LayerSizes(NamedTuple):
    """The sizes of a network: columns of a row, hidden units of each layer, steps, and seats."""

    width: int
    hidden: tuple[int, ...]
    actions: int
    players: int

    @property
    def outputs(self) -> int:
        """A number for each step, then one for each forecast: the win of all seats, then their margins."""
        return self.actions + CHANNELS * self.players

    @property
    def sizes(self) -> tuple[int, ...]:
        return (self.width, *self.hidden, self.outputs)

    @property
    def parameters(self) -> int:
        """How many numbers the network has."""
        return sum((before + 1) * after for before, after in zip(self.sizes, self.sizes[1:], strict=False))

    def layers(self, flat: Floats) -> list[tuple[Floats, Floats]]:
        """The weights and biases of each layer, as parts of one vector."""
        found = []
        at = 0
        for before, after in zip(self.sizes, self.sizes[1:], strict=False):
            end = at + before * after
            found.append((flat[at:end].reshape(before, after), flat[end : end + after]))
            at = end + after
        return found


class Network:
    """A network with rectified units. All its numbers are parts of one vector, `flat`.

    >>> import numpy as np
    >>> from updown.agents.network import LayerSizes, Network
    >>> network = Network(LayerSizes(width=3, hidden=(8,), actions=5, players=2))
    >>> logits, values = network.forward(np.ones((4, 3), np.float32))
    >>> logits.shape, values.shape
    ((4, 5), (4, 2, 2))
    """

    def __init__(self, shape: LayerSizes, flat: Floats | None = None) -> None:
        self.shape = shape
        self.flat = np.zeros(shape.parameters, np.float32) if flat is None else flat
        self.layers = shape.layers(self.flat)

    def activations(self, rows: Floats) -> list[Floats]:
        """The rows, the units of each hidden layer, and the outputs."""
        found = [rows]
        for number, (weights, biases) in enumerate(self.layers):
            units = found[-1] @ weights
            units += biases
            if number < len(self.layers) - 1:
                np.maximum(units, 0, out=units)
            found.append(units)
        return found

    def forward(self, rows: Floats) -> tuple[Floats, Floats]:
        """A number for each step, and the forecasts: by channel and seat, counted from the one that acts."""
        outputs = self.activations(rows)[-1]
        shape = self.shape
        return outputs[:, : shape.actions], outputs[:, shape.actions :].reshape(-1, CHANNELS, shape.players)


def log_policy(logits: Floats, masks: NDArray[np.bool_]) -> Floats:
    """The logarithms of the probabilities of the steps that may be taken; very low for the others."""
    found = np.where(masks, logits, NEVER)
    found -= found.max(axis=1, keepdims=True)
    found -= np.log(np.exp(found).sum(axis=1, keepdims=True))
    return found


class Inputs:
    """How the rows of a game become the inputs of a network: by the names of their fields, and scaled. A field that the
    game does not have is 0, as it is there for a game of one round how many rounds are left."""

    def __init__(self, fields: Sequence[tuple[str, int, int]], columns: Sequence[Any]) -> None:
        """`fields` are the network's: name, length and largest number. `columns` are those of a game's Space."""
        self.fields = tuple((str(name), int(length), int(high)) for name, length, high in fields)
        self.width = sum(length for _, length, _ in self.fields)
        starts = {}
        at = 0
        for name, length, _ in self.fields:
            starts[name] = (at, length)
            at += length
        sources: list[int] = []
        targets: list[int] = []
        for column in columns:
            start, length = starts.get(column.name, (0, 0))
            if length != column.stop - column.start:
                raise ValueError(f"the field {column.name} has {column.stop - column.start} columns: expected {length}")
            sources += range(column.start, column.stop)
            targets += range(start, start + length)
        self.sources = np.array(sources)
        self.targets = np.array(targets)
        self.same = sources == targets and len(sources) == self.width
        self.scale = np.concatenate(
            [np.full(length, 1 / np.sqrt(max(high, 1)), np.float32) for _, length, high in self.fields]
        )

    def arrange(self, rows: NDArray[Any], out: NDArray[Any]) -> None:
        """Writes rows of the game, still unscaled, in the order of the network."""
        if self.same:
            out[:] = rows
        else:
            out[:] = 0
            out[:, self.targets] = rows[:, self.sources]

    def scaled(self, rows: NDArray[Any]) -> Floats:
        """Arranged rows as the network takes them."""
        return np.asarray(np.multiply(rows, self.scale, dtype=np.float32))


def fields_of(spaces: Sequence[Any]) -> list[tuple[str, int, int]]:
    """The fields of a network that plays several games: each field of theirs once."""
    found: dict[str, tuple[str, int, int]] = {}
    for space in spaces:
        for column in space.fields:
            field = (column.name, column.stop - column.start, max(abs(column.low), column.high))
            known = found.setdefault(column.name, field)
            if known[1] != field[1]:
                raise ValueError(
                    f"the field {column.name} has {known[1]} columns in one game and {field[1]} in another"
                )
    return list(found.values())
