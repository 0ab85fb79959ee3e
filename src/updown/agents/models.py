"""Files of trained networks: one for each game and number of players. A file says what it was made for and by which
command, and is refused if it is damaged or of something else."""

import json
import os
from dataclasses import asdict, dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from updown.agents.calibration import KNOTS, UNCALIBRATED, Calibration
from updown.agents.heuristics import heuristics_of
from updown.agents.network import Inputs, LayerSizes, Network
from updown.agents.workspace import Layers, make_layers
from updown.engine.space import Space
from updown.rules.errors import shown
from updown.rules.match import Game

MAGIC = b"updown model "
FORMAT = 1
ENDING = ".model"
DIGEST = 32
MOST_BYTES = 16 << 20
FOLDER = Path(__file__).with_name("networks")
SEARCH = "search"
"""The method of networks that evaluate worlds for the search; others have a policy."""


class BadModel(ValueError):
    """A model that is damaged, or made for something else.

    >>> from updown.agents.models import parse_model
    >>> parse_model(b"hello", "my.model")
    Traceback (most recent call last):
    updown.agents.models.BadModel: my.model is not a model: expected a file that begins with 'updown model 1'
    """


@dataclass(frozen=True)
class Origin:
    """How a model was made: the command, its seed, the hours and updates it took, and the commit of the program. Where
    a network has been refined, hours and updates are those of both trainings, and `base` is the first one."""

    command: str
    seed: int
    hours: float
    updates: int
    commit: str
    base: "Origin | None" = None


@dataclass(frozen=True)
class Model:
    """A trained network, and what it was trained for."""

    game: str
    rules_version: int
    players: int
    method: str
    fields: tuple[tuple[str, int, int], ...]
    steps: tuple[tuple[str, int], ...]
    margin_scale: float
    origin: Origin
    network: Network
    calibration: Calibration = UNCALIBRATED
    """What makes its forecasts true."""

    def head(self) -> dict[str, Any]:
        """All but the numbers of the network, as JSON."""
        found = {name: value for name, value in vars(self).items() if name not in ("network", "origin")}
        found["calibration"] = self.calibration._asdict()
        return {**found, "hidden": self.network.shape.hidden, **asdict(self.origin)}

    def check_game(self, game: Game) -> None:
        """BadModel if the model was not made for the game, its rules and its number of players."""
        if game.id != self.game:
            raise BadModel(f"the model is for {self.game}: expected one for {game.id}")
        if game.rules_version != self.rules_version:
            raise BadModel(
                f"the model is for version {self.rules_version} of the rules of {game.id}: "
                f"expected one for version {game.rules_version}"
            )
        if game.players != self.players:
            raise BadModel(f"the model is for {self.players} players: expected one for {game.players}")

    def layers_for(self, game: Game) -> Layers:
        """The network as the search reads it; BadModel if it was not made to evaluate worlds of this game."""
        self.check_game(game)
        if self.method != SEARCH:
            raise BadModel(f"the model was made by the method {self.method}: expected one that evaluates worlds")
        width = heuristics_of(type(game)).columns(game.rules)
        if self.network.shape.width != width or not has_usual_deck(game):
            raise BadModel(f"the model is for the usual deck and hands of {game.id}: expected a game with these")
        return make_layers(self.network, self.margin_scale * game.score_sign)

    def inputs_for(self, space: Space) -> Inputs:
        """How rows of this game become inputs; BadModel if the model was not made for the game."""
        game = space.game
        self.check_game(game)
        if self.method == SEARCH:
            raise BadModel("the model evaluates worlds: expected one that has a policy")
        steps = tuple((part.name, part.length) for part in space.steps)
        if steps != self.steps or not has_usual_deck(game):
            raise BadModel(f"the model is for the usual deck of {game.id}: expected a game with that deck")
        try:
            return Inputs(self.fields, space.fields)
        except ValueError as error:
            raise BadModel(f"the model was made for other options of {game.id}: {error}") from error


def has_usual_deck(game: Game) -> bool:
    """Whether the deck is the one that comes with the program for these options."""
    return bool(game.deck_option == game.default_deck(game.options))


def write_model(model: Model, file: Path) -> None:
    """Writes a model, in one piece: a reader finds the old file or the new one."""
    head = json.dumps(model.head(), sort_keys=True).encode()
    content = MAGIC + str(FORMAT).encode() + b"\n" + head + b"\n" + model.network.flat.astype("<f2").tobytes()
    draft = file.with_name(file.name + ".draft")
    draft.write_bytes(content + sha256(content).digest())
    os.replace(draft, file)


def parse_model(content: bytes, name: str) -> Model:
    """The model in a file's content. The reverse of `write_model`."""
    if not content.startswith(MAGIC):
        raise BadModel(f"{name} is not a model: expected a file that begins with '{MAGIC.decode()}{FORMAT}'")
    version, _, rest = content[len(MAGIC) : -DIGEST].partition(b"\n")
    if version != str(FORMAT).encode():
        raise BadModel(f"{name} has format {shown(version.decode(errors='replace'))}: expected {FORMAT}")
    if sha256(content[:-DIGEST]).digest() != content[-DIGEST:]:
        raise BadModel(f"{name} is damaged: its checksum does not fit its content, expected the file as it was made")
    head_text, _, numbers = rest.partition(b"\n")
    try:
        head = json.loads(head_text)
        fields = tuple((str(field), int(length), int(high)) for field, length, high in head["fields"])
        steps = tuple((str(step), int(length)) for step, length in head["steps"])
        hidden = tuple(int(units) for units in head["hidden"])
        width, actions = sum(length for _, length, _ in fields), sum(length for _, length in steps)
        shape = LayerSizes(width, hidden, actions, int(head["players"]))
        flat = np.frombuffer(numbers, "<f2").astype(np.float32)
        if len(flat) != shape.parameters or not np.isfinite(flat).all():
            raise ValueError(f"it has {len(flat)} numbers, expected {shape.parameters} finite ones")
        return Model(
            game=str(head["game"]),
            rules_version=int(head["rules_version"]),
            players=int(head["players"]),
            method=str(head["method"]),
            fields=fields,
            steps=steps,
            margin_scale=float(head["margin_scale"]),
            origin=parse_origin(head),
            network=Network(shape, flat),
            calibration=parse_calibration(head.get("calibration", {})),
        )
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadModel(f"{name} cannot be read: {type(error).__name__}: {error}") from error


def parse_origin(given: dict[str, Any]) -> Origin:
    """How a model was made, from its head."""
    base = given.get("base")
    return Origin(
        command=str(given["command"]),
        seed=int(given["seed"]),
        hours=float(given["hours"]),
        updates=int(given["updates"]),
        commit=str(given["commit"]),
        base=None if base is None else parse_origin(base),
    )


def parse_calibration(given: dict[str, Any]) -> Calibration:
    """The factors in a model's head; a model without them leaves its forecasts unchanged."""
    found = {name: tuple(float(factor) for factor in factors) for name, factors in given.items()}
    for name, factors in found.items():
        if len(factors) != len(KNOTS) or not all(0 <= factor < np.inf for factor in factors):
            raise ValueError(f"calibration of {name} is {factors}, expected {len(KNOTS)} factors of at least 0")
    return Calibration(**found)


def read_model(file: Path) -> Model:
    """The model in a file."""
    if not file.is_file():
        raise BadModel(f"there is no model {file}")
    if file.stat().st_size > MOST_BYTES:
        raise BadModel(f"{file} has {file.stat().st_size} bytes: expected at most {MOST_BYTES}")
    return parse_model(file.read_bytes(), str(file))


def model_name(game: str, players: int, method: str = "policy") -> str:
    """The name of the file for a game and a number of players; a network that evaluates worlds has another."""
    return f"{game}-{players}{'-worlds' if method == SEARCH else ''}{ENDING}"


def find_model(game: Game, method: str = "policy") -> Model | None:
    """The model for a game: from the folder in UPDOWN_MODELS if it has one, else the one that comes with the program.
    None if there is none, as for another deck or for former rules."""
    if not has_usual_deck(game):
        return None
    name = model_name(game.id, game.players, method)
    own = os.environ.get("UPDOWN_MODELS")
    if own and Path(own, name).is_file():
        return _cached(Path(own, name))
    file = FOLDER / name
    model = _cached(file) if file.is_file() else None
    return model if model is not None and model.rules_version == game.rules_version else None


def _cached(file: Path) -> Model:
    return _read_once(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=32)
def _read_once(file: Path, changed: int) -> Model:
    return read_model(file)
