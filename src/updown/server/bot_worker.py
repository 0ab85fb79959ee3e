"""The process in which bots think: `python -m updown.server.bot_worker`. It reads tasks from standard input and writes
an answer to each to standard output: four bytes that say how long, then MessagePack. It ends as soon as standard input
does. All that it is given is what one seat may know: no state, no table, no person (bots.py sees to that)."""

import os
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from queue import SimpleQueue
from tempfile import TemporaryFile
from threading import Thread
from typing import BinaryIO, Literal

import msgspec
import numpy as np

from updown.agents.api import MOST_TOLD, Agent, BadAgent, Observation, ask, look, parse_spec
from updown.agents.ladder import Searcher, Thinker
from updown.agents.mind import Mind
from updown.agents.registry import AGENTS, make_agent
from updown.rules import layout
from updown.rules.match import Game, Json
from updown.rules.registry import game_of_version

SIZE_BYTES = 4
GAMES_KEPT = 64
AGENTS_KEPT = 8
MOST_HINTS = 10

Moves = list[tuple[Json, float]]


class Task(msgspec.Struct, array_like=True, frozen=True):
    """`choose` and `policy` decide for the seat whose observation it is; `prepare` has an agent compiled and kept on
    disk. With `plain` nothing is compiled: the same functions run as ordinary Python."""

    do: Literal["choose", "policy", "prepare"]
    game: str
    options: bytes = b"\x80"
    """In MessagePack; none unless told."""
    observation: bytes = b""
    spec: str = ""
    seed: str = "0"
    """Hexadecimal: MessagePack has no numbers beyond 64 bits."""
    plain: bool = False
    version: int | None = None
    """Of the game's rules; None: as they are now."""


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """The move that was chosen, or the best ones, each with its probability; or else what went wrong."""

    moves: Moves = []
    problem: str = ""


# --- thinking ---


def answer(task: Task) -> Answer:
    """What is asked for; nothing that goes wrong in an agent ends the process."""
    try:
        if task.do == "prepare":
            prepare(task.game, task.version, task.spec)
            return Answer()
        observation = read_observation(task.game, task.version, task.options, task.observation)
        agent = keep_agent(observation.game, task.spec, task.plain)
        # An agent keeps nothing between decisions but its settings: it can serve every seat and every table.
        agent.seed = int(task.seed, 16)
        return Answer(best_moves(agent, observation) if task.do == "policy" else chosen_move(agent, observation))
    except Exception as error:
        told = " ".join(str(error).split())[:MOST_TOLD]
        return Answer(problem=f"{type(error).__name__}: {told}")


def chosen_move(agent: Agent, observation: Observation) -> Moves:
    return [(observation.game.format_move(ask(agent, observation)), 1.0)]


def best_moves(agent: Agent, observation: Observation) -> Moves:
    """The moves that the agent would make, the most probable first."""
    policy = agent.policy(observation)
    places = sorted((place for place, share in enumerate(policy) if share > 0), key=lambda place: -policy[place])
    format_move = observation.game.format_move
    return [(format_move(observation.actions[place]), float(policy[place])) for place in places[:MOST_HINTS]]


@lru_cache(GAMES_KEPT)
def keep_game(name: str, version: int | None, options: bytes) -> Game:
    """The game, made once. No option can name a file here: a deck of one's own is given whole."""
    return game_of_version(name, version)(**msgspec.msgpack.decode(options))


@lru_cache(AGENTS_KEPT)
def keep_agent(game: Game, spec: str, plain: bool) -> Agent:
    """The agent, made once."""
    agent = make_live_agent(spec, game)
    if plain and isinstance(agent, Thinker):
        agent.mind = Mind(agent.game, plain=True)
    return agent


def make_live_agent(spec: str, game: Game) -> Agent:
    """One of our own agents, which does not cheat."""
    level, _ = parse_spec(spec)
    if level not in AGENTS or AGENTS[level].cheats:
        raise BadAgent(f"agent {spec} is not for live tables")
    return make_agent(spec, game)


def read_observation(name: str, version: int | None, options: bytes, content: bytes) -> Observation:
    """What the seat may know, from the memory of its record."""
    game = keep_game(name, version, options)
    dtype = layout.dtype_of(game.spec.Observation)
    return Observation(game, layout.attach(game.spec.Observation, np.frombuffer(content, dtype).copy()))


def prepare(name: str, version: int | None, level: str) -> None:
    """Has everything compiled that the level needs in this game, with any options: one decision does it. It is only of
    use if it can be kept."""
    folder = import_module("updown.engine.compile").cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    TemporaryFile(dir=folder).close()
    chosen = game_of_version(name, version)
    game = chosen(players=chosen.players_option().low)
    match = game.deal(seed=1)
    while len(moves := match.moves(match.turn[0])) == 1:
        match.play(match.turn[0], moves[0])
    spec = f"{level}:playouts=1" if issubclass(AGENTS[level], Searcher) else level
    make_live_agent(spec, game).policy(look(match, match.turn[0]))


# --- the line to the server ---


def pack(message: Task | Answer) -> bytes:
    """A message as it is sent."""
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(SIZE_BYTES, "big") + content


def main(arguments: Sequence[str] | None = None, answer: Callable[[Task], Answer] = answer) -> None:
    """Answers tasks until the server is gone."""
    parser = ArgumentParser(description="Thinks for `updown serve`, which starts it.")
    parser.add_argument("--nice", type=int, default=0, help="by how much to stand back behind other processes")
    args = parser.parse_args(arguments)
    # The server says when to end; Ctrl-C is meant for it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(args.nice)
    source, target = _take_line()
    tasks: SimpleQueue[Task] = SimpleQueue()
    Thread(target=_read_tasks, args=(source, tasks), daemon=True).start()
    # It takes a moment, and every task needs it.
    import_module("updown.agents.units")
    while True:
        packed = pack(answer(tasks.get()))
        try:
            target.write(packed)
            target.flush()
        except OSError:
            os._exit(0)


def _take_line() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for our messages alone: whatever is printed goes to standard error."""
    source = os.fdopen(os.dup(0), "rb")
    target = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return source, target


def _read_tasks(source: BinaryIO, tasks: "SimpleQueue[Task]") -> None:
    """Reads on while the other thread thinks: when the line ends, so do we, in the middle of a thought."""
    try:
        while size := source.read(SIZE_BYTES):
            tasks.put(msgspec.msgpack.decode(source.read(int.from_bytes(size, "big")), type=Task))
    except (OSError, msgspec.MsgspecError):
        os._exit(1)
    os._exit(0)


if __name__ == "__main__":
    main()
