"""Who chooses: what an agent is told, what it answers, and how both are checked. Leaves out how any agent thinks."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from math import isfinite
from typing import Any, ClassVar

import numpy as np

from updown.rules import layout
from updown.rules.errors import shown
from updown.rules.match import Game, Json, Match
from updown.rules.rng import MASK32, Stream, next_word

NEARLY = 1e-6
FILE_ENDING = ".py"
MOST_TOLD = 200


class BadAgent(ValueError):
    """An agent that does not exist, or a setting that it does not take."""


class AgentFailed(ValueError):
    """An agent crashed, or answered with something that is not a legal move."""

    def __init__(self, agent: str, problem: str) -> None:
        super().__init__(f"agent {agent}: {problem}")
        self.agent = agent
        self.problem = problem


@dataclass(frozen=True)
class Setting:
    """A number that an agent's spec may set: `time=0.2`."""

    name: str
    default: float | None
    least: float
    help: str
    whole: bool = False

    def check(self, agent: str, value: object) -> float:
        expected = f"a {'whole ' if self.whole else ''}number from {self.least:g}"
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value) or value < self.least:
            raise BadAgent(f"agent {agent}: {self.name} is {shown(value)}, expected {expected}")
        if self.whole and value != int(value):
            raise BadAgent(f"agent {agent}: {self.name} is {shown(value)}, expected {expected}")
        return int(value) if self.whole else float(value)


class Observation:
    """What an agent is told: the game, its seat, what that seat may know as a record of named integers, and its legal
    moves in their fixed order. `truth`, the whole state, is there only for agents that cheat."""

    def __init__(self, game: Game, record: Any, truth: Any = None, actions: tuple[int, ...] | None = None) -> None:
        self.game = game
        self.record = record
        self.truth = truth
        if actions is not None:
            # Whoever has listed them already need not wait for it again.
            self.actions = actions

    @property
    def seat(self) -> int:
        return int(self.record.viewer)

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """The legal moves as integers; none for a seat that need not act."""
        if self.seat < 0 or not self.record.turn >> self.seat & 1:
            return ()
        return tuple(self.game.list_actions(self.record, self.seat, layout.plain(self.game.spec.Tally)))

    @cached_property
    def moves(self) -> list[Json]:
        """The legal moves as JSON, in the same order."""
        return [self.game.format_move(action) for action in self.actions]

    @cached_property
    def view(self) -> Json:
        """What the seat may know, as JSON in the form of docs/reference/records.md."""
        return self.game.format_view(self.record)

    def stream(self, seed: int, purpose: str) -> Stream:
        """Chance that depends on nothing but the seed, the purpose and what the seat may know."""
        digest = sha256(f"updown agent {purpose} {seed:x} ".encode() + layout.memory(self.record).tobytes()).digest()
        stream = layout.new(Stream)
        stream.a, stream.b, stream.c, stream.counter = np.frombuffer(digest[:16], dtype="<u4").tolist()
        return stream


def look(match: Match, seat: int, *, cheating: bool = False) -> Observation:
    """What an agent at that seat is told; the truth as well if it cheats."""
    return Observation(match.game, match.observe(seat), layout.copy(match._state) if cheating else None)


class Agent(ABC):
    """Chooses for a seat. An agent keeps nothing between decisions: the same seed and the same observation give the
    same answer (unless it thinks by the clock), so a match can go on after a crash as if nothing had been."""

    name: ClassVar[str]
    about: ClassVar[str] = ""
    settings: ClassVar[tuple[Setting, ...]] = ()
    cheats: ClassVar[bool] = False
    """Sees everything: for upper bounds, refused at live tables."""

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        self.game = game
        self.seed = seed
        self.given = settings

    @property
    def spec(self) -> str:
        """The agent's name with the settings that were given, as `make_agent` reads it."""
        return format_spec(self.name, self.given)

    @abstractmethod
    def policy(self, observation: Observation) -> Sequence[float]:
        """A probability for each legal move, in their order."""

    def choose(self, observation: Observation) -> int:
        """One of the legal actions, by the policy."""
        policy = self.policy(observation)
        if len(policy) != len(observation.actions):
            raise ValueError(f"the policy has {len(policy)} probabilities for {len(observation.actions)} legal moves")
        return observation.actions[sample(policy, observation.stream(self.seed, "choose"))]

    def check(self, observation: Observation) -> None:
        """Refuses an observation that this agent was not made for."""
        game, other = self.game, observation.game
        if (type(game), game.options, game.deck) != (type(other), other.options, other.deck):
            raise ValueError(f"agent {self.spec} was made for {game!r}: the observation is of {other!r}")
        if not observation.actions:
            raise ValueError(f"agent {self.spec}: seat {observation.seat} has nothing to decide")


def ask(agent: Agent, observation: Observation) -> int:
    """The agent's choice, checked: AgentFailed where it crashed or chose what is not legal."""
    agent.check(observation)
    try:
        action = agent.choose(observation)
    except Exception as error:
        told = " ".join(str(error).split())[:MOST_TOLD]
        raise AgentFailed(agent.spec, f"crashed: {type(error).__name__}: {told}") from error
    if isinstance(action, Mapping):
        # A bot that thinks in moves may answer with one.
        if action not in observation.moves:
            raise AgentFailed(agent.spec, f"chose {shown(action)}, which is not among its legal moves")
        return observation.actions[observation.moves.index(dict(action))]
    if isinstance(action, bool) or not isinstance(action, int | np.integer) or int(action) not in observation.actions:
        raise AgentFailed(agent.spec, f"chose {shown(action)}, which is not among its legal actions")
    return int(action)


def sample(policy: Sequence[float], stream: Stream) -> int:
    """A place in the policy, each with its probability."""
    if not (min(policy) >= 0 and abs(sum(policy) - 1) <= NEARLY):
        raise ValueError(f"a policy must be probabilities that sum to 1, not {shown(list(policy))}")
    left = next_word(stream) / (MASK32 + 1)
    for place, probability in enumerate(policy):
        left -= probability
        if left < 0:
            return place
    return max(range(len(policy)), key=lambda place: policy[place])


def format_spec(name: str, settings: Mapping[str, float | None]) -> str:
    """`expert:time=0.2`."""
    given = ",".join(f"{key}={_number(value)}" for key, value in settings.items() if value is not None)
    return f"{name}:{given}" if given else name


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def parse_spec(spec: object) -> tuple[str, dict[str, float]]:
    """The name and the settings of a spec string."""
    if not isinstance(spec, str) or not spec:
        raise BadAgent(f"an agent is {shown(spec)}: expected a name like casual, or expert:time=0.2")
    # A file's path may have a colon of its own: settings come after the last one that is followed by name=.
    name, colon, rest = spec.rpartition(":") if FILE_ENDING in spec else spec.partition(":")
    if FILE_ENDING in spec and (not colon or spec.endswith(FILE_ENDING)):
        name, colon, rest = spec, "", ""
    settings: dict[str, float] = {}
    for part in rest.split(",") if colon else []:
        key, equals, text = part.partition("=")
        try:
            value = float(text)
        except ValueError:
            value = float("nan")
        if not key or not equals or not isfinite(value):
            raise BadAgent(f"agent {spec}: {shown(part)} is no setting, expected name=number, like time=0.2")
        if key in settings:
            raise BadAgent(f"agent {spec}: {key} is set twice")
        settings[key] = value
    return name, settings
