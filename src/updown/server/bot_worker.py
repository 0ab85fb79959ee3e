"""The process in which bots decide: `python -m updown.server.bot_worker`. It receives only what one seat may know: no
state, no table, no person (bot_pool.py makes sure of that)."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from tempfile import TemporaryFile
from typing import Literal

import msgspec
import numpy as np

from updown.agents.api import MAX_ERROR_TEXT, Agent, BadAgent, Observation, ask, look, parse_spec
from updown.agents.builtin import BudgetedAgent, CompiledAgent
from updown.agents.registry import AGENTS, make_agent
from updown.games.registry import game_of_version
from updown.rules import layout
from updown.rules.match import Game, Json
from updown.server.worker_line import answer_tasks

GAMES_KEPT = 64
AGENTS_KEPT = 8
MOST_HINTS = 10

Moves = list[tuple[Json, float]]


class Task(msgspec.Struct, array_like=True, frozen=True):
    """`choose` and `policy` decide for the seat of the observation; `prepare` compiles an agent into the cache on disk.
    With `plain` nothing is compiled: the same functions run as ordinary Python."""

    do: Literal["choose", "policy", "prepare"]
    game: str
    options: bytes = b"\x80"
    """The options in MessagePack; by default an empty map."""
    observation: bytes = b""
    spec: str = ""
    seed: str = "0"
    """Hexadecimal: MessagePack has no numbers beyond 64 bits."""
    plain: bool = False
    version: int | None = None
    """The version of the game's rules; None is the current one."""


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """The chosen move, or the best moves with their probabilities; or a problem."""

    moves: Moves = []
    problem: str = ""


# --- deciding ---


def answer(task: Task) -> Answer:
    """The answer to a task. An error in an agent does not end the process."""
    try:
        if task.do == "prepare":
            prepare(task.game, task.version, task.spec)
            return Answer()
        observation = read_observation(task.game, task.version, task.options, task.observation)
        agent = cached_agent(observation.game, task.spec, task.plain)
        # An agent keeps only its settings between decisions: it can serve every seat and every table.
        agent.seed = int(task.seed, 16)
        return Answer(best_moves(agent, observation) if task.do == "policy" else chosen_move(agent, observation))
    except Exception as error:
        text = " ".join(str(error).split())[:MAX_ERROR_TEXT]
        return Answer(problem=f"{type(error).__name__}: {text}")


def chosen_move(agent: Agent, observation: Observation) -> Moves:
    return [(observation.game.format_move(ask(agent, observation)), 1.0)]


def best_moves(agent: Agent, observation: Observation) -> Moves:
    """The moves that the agent would make, the most probable first."""
    policy = agent.policy(observation)
    places = sorted((place for place, share in enumerate(policy) if share > 0), key=lambda place: -policy[place])
    format_move = observation.game.format_move
    return [(format_move(observation.actions[place]), float(policy[place])) for place in places[:MOST_HINTS]]


@lru_cache(GAMES_KEPT)
def cached_game(name: str, version: int | None, options: bytes) -> Game:
    """The game, cached. No option can name a file here: a custom deck is passed as content."""
    return game_of_version(name, version)(**msgspec.msgpack.decode(options))


@lru_cache(AGENTS_KEPT)
def cached_agent(game: Game, spec: str, plain: bool) -> Agent:
    """The agent, cached."""
    agent = make_live_agent(spec, game)
    if plain and isinstance(agent, CompiledAgent):
        agent.run_plain()
    return agent


def make_live_agent(spec: str, game: Game) -> Agent:
    """A built-in agent that does not cheat."""
    level, _ = parse_spec(spec)
    if level not in AGENTS or AGENTS[level].cheats:
        raise BadAgent(f"agent {spec} is not for live tables")
    return make_agent(spec, game)


def read_observation(name: str, version: int | None, options: bytes, content: bytes) -> Observation:
    """The observation, from the bytes of its record."""
    game = cached_game(name, version, options)
    dtype = layout.dtype_of(game.spec.Observation)
    return Observation(game, layout.attach(game.spec.Observation, np.frombuffer(content, dtype).copy()))


def prepare(name: str, version: int | None, level: str) -> None:
    """Compiles everything that the level needs in this game, with any options, by making one decision. Fails if the
    cache cannot be written."""
    folder = import_module("updown.engine.compile").cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    TemporaryFile(dir=folder).close()
    chosen = game_of_version(name, version)
    game = chosen(players=chosen.players_option().low)
    match = game.deal(seed=1)
    while len(moves := match.moves(match.turn[0])) == 1:
        match.play(match.turn[0], moves[0])
    spec = f"{level}:rollouts=1" if issubclass(AGENTS[level], BudgetedAgent) else level
    make_live_agent(spec, game).policy(look(match, match.turn[0]))


def main(arguments: Sequence[str] | None = None, answer: Callable[[Task], Answer] = answer) -> None:
    """Answers tasks until the server ends."""
    # Imported in advance: it takes a moment, and every task needs it.
    answer_tasks(Task, answer, arguments, before=lambda: import_module("updown.agents.compiled"))


if __name__ == "__main__":
    main()
