"""Compiles what the tests run compiled, several games at a time: processes that begin with an empty cache would all
compile the same. What has been compiled is kept, so that a second call takes a moment."""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import updown
from kit.outside import SEESAW, seesaw_added
from updown.agents import endgame
from updown.agents.api import ask, look
from updown.agents.registry import AGENTS, make_agent
from updown.agents.searcher import Searcher
from updown.games.registry import GAMES
from updown.lab.arena import run
from updown.testing.lockstep import Lockstep
from updown.train.plan import TrainingPlan
from updown.train.search import SearchLearner

PLAYERS = 3


def warm_engine(name: str) -> None:
    """What simulations, comparisons, arenas and batches of a game need. The programs of one unit are compiled in one
    process: they share what they call."""
    game = updown.game(name, players=PLAYERS)
    updown.simulate(game, games=1, seed=1, threads=1)
    Lockstep(game, 1, seed=1).play(look_every=7)
    run(name, "random", "random", deals=1, seed=1, jobs=1, players=PLAYERS)
    for form in ("markov", "recall") if game.features else ("markov",):
        batch = updown.Batch(game, 1, seed=1, form=form)
        batch.observe(dtype="int8")
        batch.observe()
        batch.masks()
        batch.step(batch.sample())
        moves = batch.sample_moves()
        batch.steps_to(moves)
        batch.records()
        batch.play(moves)


def warm_agents(name: str) -> None:
    """What the agents of a game need."""
    match = updown.game(name, players=PLAYERS).deal(seed=1)
    for agent in AGENTS:
        made = make_agent(agent, match.game)
        ask(made, look(match, match.turn[0], cheating=made.cheats))
    searcher = Searcher(match.game)
    searcher.unit.ready(endgame.solve_first, searcher.workspace)
    if name == "dnup":
        # The one game whose training is tested compiled.
        learner = SearchLearner(TrainingPlan(name, PLAYERS, positions=100, rollouts=4), [match.game])
        learner.begin()
        learner.collect(learned=False)


def warm_outside() -> None:
    """What the tests of the game outside the package need."""
    with seesaw_added():
        warm_engine(SEESAW.id)
        warm_agents(SEESAW.id)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", action="store_true", help="only what simulations and batches need")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (default 2)")
    args = parser.parse_args()
    # The longest first: a process that is done early takes the next.
    works = [partial(warm_engine, name) for name in GAMES]
    if not args.engine:
        works = [*(partial(warm_agents, name) for name in GAMES), *works, partial(warm_outside)]
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for done in [pool.submit(work) for work in works]:
            done.result()
    return 0


if __name__ == "__main__":
    sys.exit(main())
