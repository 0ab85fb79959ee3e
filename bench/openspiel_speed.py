"""Measures the speed of both agents, and of OpenSpiel's C++ bot on its own card games; and the length of a round."""

import random
import statistics
from collections.abc import Callable
from time import perf_counter
from typing import Any

import pyspiel
from openspiel_bot import OpenSpielISMCTS

from updown.agents.api import Agent, Observation, ask, look
from updown.agents.registry import make_agent
from updown.games.registry import game
from updown.rules.match import Game

PROBED = 6
"""The number of decisions of a round that are measured."""
PROBE = 1000
SAMPLE = 5

# How many moves are made first: in hearts, the bot in C++ crashes on states where some have passed their cards.
NATIVE_GAMES = {"hearts": 20, "oh_hell": 3}
NATIVE_SIMULATIONS = 5000
NATIVE_RUNS = 5


def play(chosen: Game, deal: int, choose: Callable[[int, Observation], int], whole: bool = False) -> list[int]:
    """One round of the deal, or the whole match; the scores of the seats."""
    match = chosen.deal(seed=deal)
    while not match.over and (whole or match.observe(None).begun == 1):
        seat = match.turn[0]
        match.play(seat, chosen.format_move(choose(seat, look(match, seat))))
    return list(match.observe(None).scores)[: chosen.players]


def decisions(chosen: Game, deal: int, whole: bool = False) -> list[Observation]:
    """The decisions of a random round, or match, where there is a choice."""
    agent = make_agent("random", chosen, seed=deal)
    seen: list[Observation] = []

    def choose(seat: int, observation: Observation) -> int:
        if len(observation.actions) > 1:
            seen.append(observation)
        return ask(agent, observation)

    play(chosen, deal, choose, whole)
    return seen


def expected_decisions(name: str, players: int, whole: bool) -> float:
    """How many decisions a random round, or match, has."""
    chosen = game(name, players=players)
    return statistics.fmean(len(decisions(chosen, deal, whole)) for deal in range(SAMPLE))


def seconds_of(agent: Agent, seen: list[Observation]) -> float:
    begun = perf_counter()
    for observation in seen:
        agent.choose(observation)
    return perf_counter() - begun


def measure(name: str, players: int, expert: str, rival: dict[str, Any]) -> dict[str, float]:
    """The rollouts of each agent in a second; and, for the estimate of the contest, the total time of one decision in
    each seating of a deal."""
    chosen = game(name, players=players)
    seen = decisions(chosen, 1)
    seen = seen[:: max(1, len(seen) // PROBED)]
    count = rival.get("simulations", PROBE)
    ours = make_agent(f"{expert}:rollouts={count}", chosen)
    theirs = OpenSpielISMCTS(chosen, simulations=count)
    seconds = []
    for agent in (ours, theirs):
        seconds_of(agent, seen[:1])
        seconds.append(seconds_of(agent, seen) / len(seen))
    budget = rival.get("time")
    each = seconds if budget is None else [budget, budget]
    return {
        "expert_rollouts_per_second": count / seconds[0],
        "openspiel_simulations_per_second": count / seconds[1],
        "round_of_decisions": each[0] + (players - 1) * each[1],
    }


def native_speed(name: str) -> float:
    """Simulations a second of OpenSpiel's bot in C++ on a game of its own: the median of a few early decisions."""
    chance = random.Random(1)  # noqa: S311
    native = pyspiel.load_game(name)
    speeds = []
    for seed in range(NATIVE_RUNS):
        state = native.new_initial_state()
        moves = 0
        while moves < NATIVE_GAMES[name] or len(state.legal_actions()) == 1:
            moves += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.ISMCTSBot(seed, evaluator, 2 * native.max_utility(), NATIVE_SIMULATIONS, -1)
        begun = perf_counter()
        bot.step(state)
        speeds.append(NATIVE_SIMULATIONS / (perf_counter() - begun))
    return statistics.median(speeds)


def native_speeds() -> dict[str, float]:
    return {name: native_speed(name) for name in NATIVE_GAMES}
