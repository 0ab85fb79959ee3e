"""Agents and positions for them: every agent with a small budget, decisions in the middle of matches, and one number
that sums up all answers of the agents there."""

import json
from collections.abc import Iterator
from functools import cache, lru_cache
from hashlib import sha256
from typing import NamedTuple

import updown
from kit.games import Player, default_kinds
from updown import Game, Match
from updown.agents.api import Agent, look
from updown.agents.registry import AGENTS, make_agent

SEARCHERS = ("flat", "strong", "expert", "master", "oracle")
FOR_PEOPLE = ("level1", "level2", "level3", "level4", "level5")
SENSIBLE = ("casual", "flat", "strong", "expert", "net", *FOR_PEOPLE[1:], "master")
HONEST = tuple(name for name, agent in AGENTS.items() if not agent.cheats)


class Decision(NamedTuple):
    """A match that waits for this seat, which has a choice."""

    match: Match
    seat: int


def budgeted(name: str, rollouts: int) -> str:
    """The spec of an agent, with a budget if it takes one."""
    return f"{name}:rollouts={rollouts}" if name in SEARCHERS else name


@lru_cache(64)
def agent(spec: str, game: Game, seed: int = 0) -> Agent:
    """An agent that is made once: it keeps nothing between decisions."""
    return make_agent(spec, game, seed=seed)


@cache
def default_game(name: str, players: int) -> Game:
    return updown.game(name, players=players)


def policy(spec: str, match: Match, seat: int, seed: int = 0) -> list[float]:
    """What the agent answers."""
    asked = agent(spec, match.game, seed)
    return list(asked.policy(look(match, seat, cheating=asked.cheats)))


def decisions(game: Game, count: int, *, seed: int, apart: int = 5) -> Iterator[Decision]:
    """So many decisions in matches that a player of the kit plays, so many moves apart."""
    player, made = Player("kinds", seed), 0
    match = game.deal(seed=seed)
    while count > 0:
        made += 1
        seat = player.random.choice(match.turn)
        if made % apart == 0 and len(match.actions(seat)) > 1:
            yield Decision(match.copy(), seat)
            count -= 1
        player.play(match)
        if match.over:
            match = game.deal(seed=seed + made)


def fingerprint(rollouts: int = 40) -> str:
    """A number that changes if any agent answers anything else, for a few decisions of every game."""
    answers = []
    for name, players in default_kinds():
        for match, seat in decisions(default_game(name, players), 3, seed=11):
            for agent_name in AGENTS:
                spec = budgeted(agent_name, rollouts)
                answers.append(policy(spec, match, seat, seed=5))
    return sha256(json.dumps(answers).encode()).hexdigest()
