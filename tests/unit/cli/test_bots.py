"""The bots of `updown play`: who may sit down, seeds, what a saved match says."""

from pathlib import Path
from typing import Any

import pytest

import updown
from updown.agents.api import BadAgent
from updown.agents.registry import AGENTS
from updown.cli.bots import ABOUT_WORDS, Bots, check_bots, check_saved, new_seed, saved_bots

GAME = updown.game("dnup", players=3)


def deal(seed: int) -> updown.Match:
    return GAME.deal(seed=seed)


def seated(seed: int, spec: str = "random") -> Bots:
    bots = Bots(spec, seed)
    bots.sit_down(GAME, [0, 2])
    return bots


def write_bot(folder: Path, body: str) -> str:
    file = folder / "bot.py"
    file.write_text(f"from updown.agents.api import Agent\n\nclass Bot(Agent):\n{body}", "utf-8")
    return str(file)


def test_every_seat_has_an_agent_with_a_seed_of_its_own() -> None:
    bots = seated(7)
    assert [*bots.agents] == [0, 2]
    seeds = [agent.seed for agent in bots.agents.values()]
    assert len({*seeds}) == 2
    assert [agent.seed for agent in seated(7).agents.values()] == seeds
    assert [agent.seed for agent in seated(8).agents.values()] != seeds


def test_the_bots_seed_comes_from_the_seed_of_the_match() -> None:
    assert new_seed(3) == new_seed(3) != new_seed(4)
    assert new_seed(None) != new_seed(None)


def test_a_bot_chooses_a_legal_move_from_what_its_seat_may_know() -> None:
    match = next(match for match in map(deal, range(50)) if match.turn == (2,))
    move = seated(7).choose(match, 2)
    assert move in match.moves(2)
    assert all(seated(7).choose(match.determinize(2, seed=seed), 2) == move for seed in range(5))


def test_how_they_are_introduced() -> None:
    bots = seated(7)
    assert bots.introduce("en") == "Your opponents: random (Plays any move, just as it comes)"
    assert bots.introduce("lb") == "Deng Géigner: random (Spillt iergendeen Zuch, wéi et grad kënnt)"
    bots.sit_down(GAME, [1])
    assert bots.introduce("en").startswith("Your opponent: random")


def test_every_agent_that_may_play_has_a_description() -> None:
    assert {*ABOUT_WORDS} == {name for name, agent in AGENTS.items() if not agent.cheats}


def test_a_bot_that_says_nothing_about_itself(tmp_path: Path) -> None:
    file = write_bot(tmp_path, "    def policy(self, observation): ...\n")
    assert seated(7, file).introduce("en") == f"Your opponents: {file}"


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("    cheats = True\n    def policy(self, observation): ...\n", "cheats: it sees all cards"),
        ("    pass\n", "cannot be made: TypeError"),
        ("    1 / 0\n", "cannot be run: ZeroDivisionError"),
    ],
)
def test_a_bot_that_cannot_sit_down_is_refused(tmp_path: Path, body: str, problem: str) -> None:
    with pytest.raises(BadAgent, match=problem):
        seated(7, write_bot(tmp_path, body))


@pytest.mark.parametrize(("spec", "problem"), [("oracle", "agent oracle cheats"), ("clever", "no agent 'clever'")])
def test_who_may_not_play_is_refused(spec: str, problem: str) -> None:
    with pytest.raises(BadAgent, match=problem):
        check_bots(spec)


def test_a_saved_match_says_who_played() -> None:
    assert saved_bots({"bots": Bots("expert:time=1", 5).to_json()}) == ("expert:time=1", 5)


@pytest.mark.parametrize("saved", [None, "casual", ["casual"], {}, {"agent": 3, "seed": "x"}, {"seed": True}])
def test_a_saved_match_may_say_anything(saved: Any) -> None:
    assert saved_bots({"bots": saved}) == (None, None)
    assert saved_bots({}) == (None, None)


@pytest.mark.parametrize("spec", ["bot.py", "bot.py:nerve=2"])
def test_a_record_alone_runs_no_file(spec: str) -> None:
    with pytest.raises(BadAgent, match=f"to run that file again, add --bots {spec}"):
        check_saved(spec)
    check_saved("expert:time=0.5")
