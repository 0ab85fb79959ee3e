"""What a program of somebody else looks like: checked strictly by mypy, without an ignore (test_typing.py)."""

import json
from typing import Any

import numpy as np

import updown
from updown.agents.api import Agent, Observation, ask, look
from updown.agents.builtin import Random
from updown.lab import arena
from updown.lab.exploit import exploitability


class First(Agent):
    name = "first"

    def policy(self, observation: Observation) -> list[float]:
        return [1.0] + [0.0] * (len(observation.moves) - 1)


def play_one(seed: int) -> tuple[int, ...]:
    game = updown.game("up-and-down", players=3, edition="ludolux", rounds=np.int64(2), tiebreak="shared")
    agent = First(game)
    match = game.deal(seed=seed, max_rounds=None)
    while match.turn:
        seat = match.turn[0]
        match.play(seat, ask(agent, look(match, seat)))
    updown.replay(match.record())
    twin = updown.restore(match.to_bytes(), game=game)
    seen = Observation.from_saved(json.loads(json.dumps(look(twin, 0).to_json())))
    print(seen.view, match.svg(lang="de"), game.sort_cards(["D10", "D2"]), match.winners)
    return match.scores


def measure() -> float:
    shares = updown.simulate("dnup", players=2, agents=["casual", First], games=10, seed=1)
    duel = arena.run("auf-und-ab", First, "random", deals=2, players=2, goal="low", deck="binary-8")
    ladder = arena.tournament("dnup", [First, Random, "casual"], deals=2, players=2)
    small = updown.game("up-and-down", players=2, deck="small-9")
    print(shares, duel.win_share_ci, ladder.ladder[0].agent, exploitability(small, "random").percent)
    return shares.seats[0].win_share


def any_game(name: str, options: dict[str, Any]) -> updown.Game:
    for other in updown.games():
        print(updown.game(other, players=2).title)
    return updown.game(name, **options)


def many() -> None:
    batch = updown.Batch(updown.game("dnup", players=3), 8, seed=1)
    rewards, over = batch.step(batch.sample())
    print(rewards.sum(), over.any())
