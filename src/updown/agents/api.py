"""The interface of agents: the observation that an agent receives, the answer that it returns, and the checks of
both."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from math import isfinite
from typing import Any, ClassVar

import numpy as np

from updown.games.saved import game_of_head
from updown.rules import layout, saved
from updown.rules.errors import shown
from updown.rules.match import Game, Json, Match
from updown.rules.rng import MASK32, Stream, next_word

TOLERANCE = 1e-6
FILE_ENDING = ".py"
MAX_ERROR_TEXT = 200


class BadAgent(ValueError):
    """An agent that does not exist, or a setting that it does not take.

    >>> import updown
    >>> from updown.agents.registry import make_agent
    >>> make_agent("casual:speed=9", updown.game("dnup", players=3))
    Traceback (most recent call last):
    updown.agents.api.BadAgent: agent casual:speed=9: there is no setting 'speed', casual takes no settings
    """


class AgentFailed(ValueError):
    """An agent crashed, or answered with something that is not a legal move.

    >>> import updown
    >>> from updown.agents.api import Agent, ask, look
    >>> class Broken(Agent):
    ...     name = "broken"
    ...     def policy(self, observation):
    ...         return [1.0]
    >>> match = updown.game("dnup", players=3).deal(seed=7)
    >>> ask(Broken(match.game), look(match, 0))
    Traceback (most recent call last):
    updown.agents.api.AgentFailed: agent broken: crashed: ValueError: the policy has 1 probabilities for 13 legal moves
    """

    def __init__(self, agent: str, problem: str) -> None:
        super().__init__(f"agent {agent}: {problem}")
        self.agent = agent
        self.problem = problem


@dataclass(frozen=True)
class Setting:
    """A number that an agent's spec may set: `time=0.2`.

    >>> from updown.agents.api import Setting
    >>> nerve = Setting("nerve", 3, 1, "with how few cards a rival makes it nervous", whole=True)
    >>> nerve.check("mybot", 5)
    5
    >>> nerve.check("mybot", 0)
    Traceback (most recent call last):
    updown.agents.api.BadAgent: agent mybot: nerve is 0, expected a whole number from 1
    """

    name: str
    default: float | None
    least: float
    help: str
    whole: bool = False
    old: str = ""

    def check(self, agent: str, value: object) -> float:
        """The value, if the setting may have it; BadAgent otherwise."""
        expected = f"a {'whole ' if self.whole else ''}number from {self.least:g}"
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value) or value < self.least:
            raise BadAgent(f"agent {agent}: {self.name} is {shown(value)}, expected {expected}")
        if self.whole and value != int(value):
            raise BadAgent(f"agent {agent}: {self.name} is {shown(value)}, expected {expected}")
        return int(value) if self.whole else float(value)


class Observation:
    """What an agent receives: the game, its seat, what that seat may know as a record of named integers, and its legal
    moves in their fixed order. `truth`, the whole state, is set only for agents that cheat.

    >>> import updown
    >>> from updown.agents.api import look
    >>> observation = look(updown.game("dnup", players=3).deal(seed=7), 0)
    >>> observation.seat, len(observation.moves)
    (0, 13)
    >>> observation.moves[0]
    {'move': 'rotate'}
    >>> observation.view["hands"][1:]          # the others' cards are numbers
    [9, 9]
    >>> Observation = type(observation)
    >>> Observation.from_saved(observation.to_bytes()).view == observation.view
    True
    """

    def __init__(self, game: Game, record: Any, truth: Any = None, actions: tuple[int, ...] | None = None) -> None:
        self.game = game
        self.record = record
        self.truth = truth
        if actions is not None:
            # A caller that has already listed the moves can pass them, which saves time.
            self.actions = actions

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return int(self.record.viewer)

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """The legal moves as integers; none for a seat that is not on turn."""
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

    def to_json(self) -> Json:
        """What the seat may know, for JSON; `from_saved` reads it. What agents that cheat see besides is left out."""
        return saved.to_json(saved.OBSERVATION_FORMAT, self.game, {"observation": self.record})

    def to_bytes(self) -> bytes:
        """`to_json` as bytes, shorter and faster."""
        return saved.to_bytes(saved.OBSERVATION_FORMAT, self.game, {"observation": self.record})

    @classmethod
    def from_saved(cls, data: bytes | Mapping[str, Any], *, game: Game | None = None) -> "Observation":
        """The observation that `to_bytes` or `to_json` saved; BadState if it is damaged, or of another game than
        `game`."""
        made, parts = saved.read(
            data, saved.OBSERVATION_FORMAT, game_of_head, lambda made: {"observation": made.spec.Observation}, game
        )
        return cls(made, parts["observation"])

    def stream(self, seed: int, purpose: str) -> Stream:
        """A random stream that depends only on the seed, the purpose and what the seat may know."""
        digest = sha256(f"updown agent {purpose} {seed:x} ".encode() + layout.memory(self.record).tobytes()).digest()
        stream = layout.new(Stream)
        stream.a, stream.b, stream.c, stream.counter = np.frombuffer(digest[:16], dtype="<u4").tolist()
        return stream


def look(match: Match, seat: int, *, cheating: bool = False) -> Observation:
    """The observation of a seat. It contains the whole state only with `cheating=True`.

    >>> import updown
    >>> from updown.agents.api import look
    >>> match = updown.game("dnup", players=3).deal(seed=7)
    >>> look(match, 0).view == match.view(0)
    True
    """
    return Observation(match.game, match.observe(seat), layout.copy(match._state) if cheating else None)


class Agent(ABC):
    """Chooses for a seat. An agent keeps nothing between decisions: the same seed and the same observation give the
    same answer (unless it has a time budget), so a match can continue after a crash.

    >>> import updown
    >>> from updown.agents.api import Agent, ask, look
    >>> class First(Agent):
    ...     name = "first"
    ...     def policy(self, observation):
    ...         return [1.0] + [0.0] * (len(observation.moves) - 1)
    >>> match = updown.game("dnup", players=3).deal(seed=7)
    >>> match.game.format_move(ask(First(match.game), look(match, 0)))
    {'move': 'rotate'}
    """

    name: ClassVar[str]
    about: ClassVar[str] = ""
    settings: ClassVar[tuple[Setting, ...]] = ()
    cheats: ClassVar[bool] = False
    """Whether it sees the true state: for measurements, refused at live tables."""

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        self.game = game
        self.seed = seed
        self.given = settings

    def __reduce__(self) -> tuple[Any, ...]:
        """An agent keeps nothing between decisions: its game, seed and settings are all that is pickled or copied."""
        return _remade, (type(self), self.game, self.seed, self.given)

    @property
    def spec(self) -> str:
        """The agent's name with its settings, as `make_agent` reads it."""
        return format_spec(self.name, self.given)

    @abstractmethod
    def policy(self, observation: Observation) -> Sequence[float]:
        """A probability for each legal move, in their order."""

    def choose(self, observation: Observation) -> int:
        """One of the legal actions, drawn from the policy."""
        policy = self.policy(observation)
        if len(policy) != len(observation.actions):
            raise ValueError(f"the policy has {len(policy)} probabilities for {len(observation.actions)} legal moves")
        return observation.actions[sample(policy, observation.stream(self.seed, "choose"))]

    def check(self, observation: Observation) -> None:
        """Raises ValueError for an observation of another game, or of a seat that has nothing to decide."""
        game, other = self.game, observation.game
        if not same_game(game, other):
            raise ValueError(f"agent {self.spec} was made for {game!r}: the observation is of {other!r}")
        if not observation.actions:
            raise ValueError(f"agent {self.spec}: seat {observation.seat} has nothing to decide")


def _remade(kind: type[Agent], game: Game, seed: int, settings: dict[str, float | None]) -> Agent:
    """An agent that was pickled or copied."""
    return kind(game, seed=seed, **settings)


def same_game(one: Game, other: Game) -> bool:
    """Whether both are the same game with the same options and cards.

    >>> import updown
    >>> from updown.agents.api import same_game
    >>> same_game(updown.game("dnup", players=3), updown.game("dnup", players=4))
    False
    """
    return (type(one), one.options, one.deck) == (type(other), other.options, other.deck)


def ask(agent: Agent, observation: Observation) -> int:
    """The agent's choice, checked: AgentFailed if it crashed or chose a move that is not legal.

    >>> import updown
    >>> from updown.agents.api import ask, look
    >>> from updown.agents.registry import make_agent
    >>> match = updown.game("dnup", players=3).deal(seed=7)
    >>> action = ask(make_agent("casual", match.game, seed=1), look(match, 0))
    >>> action in match.actions(0)
    True
    """
    agent.check(observation)
    try:
        action = agent.choose(observation)
    except Exception as error:
        text = " ".join(str(error).split())[:MAX_ERROR_TEXT]
        raise AgentFailed(agent.spec, f"crashed: {type(error).__name__}: {text}") from error
    if isinstance(action, Mapping):
        # An agent may also answer with a move as JSON.
        if action not in observation.moves:
            raise AgentFailed(agent.spec, f"chose {shown(action)}, which is not among its legal moves")
        return observation.actions[observation.moves.index(dict(action))]
    if isinstance(action, bool) or not isinstance(action, int | np.integer) or int(action) not in observation.actions:
        raise AgentFailed(agent.spec, f"chose {shown(action)}, which is not among its legal actions")
    return int(action)


def sample(policy: Sequence[float], stream: Stream) -> int:
    """Draws an index of the policy by its probabilities.

    >>> from updown.agents.api import sample
    >>> from updown.rules.rng import new_stream
    >>> sample([0.0, 1.0, 0.0], new_stream(1))
    1
    """
    if not (min(policy) >= 0 and abs(sum(policy) - 1) <= TOLERANCE):
        raise ValueError(f"a policy must be probabilities that sum to 1, not {shown(list(policy))}")
    left = next_word(stream) / (MASK32 + 1)
    for place, probability in enumerate(policy):
        left -= probability
        if left < 0:
            return place
    return max(range(len(policy)), key=lambda place: policy[place])


def format_spec(name: str, settings: Mapping[str, float | None]) -> str:
    """The spec of an agent: its name and its settings as one text. The reverse of `parse_spec`.

    >>> from updown.agents.api import format_spec
    >>> format_spec("expert", {"time": 0.2})
    'expert:time=0.2'
    """
    given = ",".join(f"{key}={_number(value)}" for key, value in settings.items() if value is not None)
    return f"{name}:{given}" if given else name


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def parse_spec(spec: object) -> tuple[str, dict[str, float]]:
    """The name and the settings of a spec. The reverse of `format_spec`.

    >>> from updown.agents.api import parse_spec
    >>> parse_spec("expert:time=0.2")
    ('expert', {'time': 0.2})
    """
    if not isinstance(spec, str) or not spec:
        raise BadAgent(f"an agent is {shown(spec)}: expected a name like casual, or expert:time=0.2")
    # A file's path may contain a colon itself: the settings come after the last one.
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
            raise BadAgent(f"agent {spec}: {shown(part)} is not a setting, expected name=number, like time=0.2")
        if key in settings:
            raise BadAgent(f"agent {spec}: {key} is set twice")
        settings[key] = value
    return name, settings
