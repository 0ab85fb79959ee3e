"""One suite for all agents and all games: they answer with probabilities, by nothing but what their seat may know, keep
their budgets, answer the same again, and play every game to its end under every option."""

import os
import subprocess
import sys
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import updown
from kit.agents import (
    HONEST,
    SEARCHERS,
    SENSIBLE,
    Decision,
    agent,
    budgeted,
    decisions,
    default_game,
    fingerprint,
    policy,
)
from kit.games import DECKS, Options, Player, default_kinds, kind_name
from kit.positions import AUF_UND_AB, UP_AND_DOWN
from kit.rounds import aa_deck_file, dn_deck_file
from updown import Game, Match
from updown.agents import searcher
from updown.agents.api import Agent, AgentFailed, BadAgent, Observation, ask, look
from updown.agents.builtin import BudgetedAgent, CompiledAgent
from updown.agents.registry import AGENTS, make_agent
from updown.agents.searcher import Budget, Searcher
from updown.agents.workspace import MAX_MOVES, SEALED_MOVES
from updown.games.registry import GAMES

BUDGET = {"flat": 60, "strong": 60, "expert": 80, "oracle": 60}
WORLDS = 4

KINDS = [pytest.param(name, players, id=f"{name}-{players}") for name, players in default_kinds()]


def spec_of(name: str) -> str:
    return budgeted(name, BUDGET.get(name, 1))


@cache
def middle(name: str, players: int, count: int = 6) -> list[Decision]:
    """Decisions in the middle of matches, of the first and of later rounds."""
    return list(decisions(default_game(name, players), count, seed=100 + players, apart=7))


# --- what an agent may know ---


@pytest.mark.parametrize("name", HONEST)
@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_policy_does_not_change_when_hidden_cards_are_permuted(game: str, players: int, name: str) -> None:
    differ = 0
    for match, seat in middle(game, players):
        expected = policy(spec_of(name), match, seat)
        for seed in range(WORLDS):
            world = match.determinize(seat, seed=seed)
            differ += world.state() != match.state()
            assert policy(spec_of(name), world, seat) == expected
    assert differ > WORLDS, "worlds that can tell something"


def sealed_decisions(game: Game) -> list[Decision]:
    """Decisions face down, before anybody has chosen: in the first trick and later, or when cards are laid."""
    found = []
    for seed in range(3):
        match, player = game.deal(seed=seed), Player("even", seed)
        for _ in range(20 * seed if game.id == UP_AND_DOWN else 0):
            player.play(match)
        while len(match.turn) < game.players or len(match.actions(match.turn[0])) < 2:
            player.play(match)
        found.append(Decision(match, seed % game.players))
    return found


@pytest.mark.parametrize("name", HONEST)
@pytest.mark.parametrize(
    ("game", "players"), [kind for kind in default_kinds() if kind[0] in (UP_AND_DOWN, AUF_UND_AB)]
)
def test_a_policy_does_not_depend_on_what_others_have_chosen_face_down(game: str, players: int, name: str) -> None:
    options: Options = {"rounds": 2} if game == UP_AND_DOWN else {}
    for match, seat in sealed_decisions(updown.game(game, players=players, **options)):
        other = (seat + 1) % players
        answers = set()
        for move in match.moves(other)[:: max(1, len(match.moves(other)) // 6)]:
            world = match.copy()
            world.play(other, move)
            assert seat in world.turn
            answers.add(tuple(policy(spec_of(name), world, seat)))
        assert len(answers) == 1


@pytest.mark.parametrize("name", HONEST)
def test_honest_agents_do_not_look_at_the_truth(name: str) -> None:
    """Not even where somebody gives it to them."""
    for game, players in default_kinds():
        match, seat = middle(game, players)[0]
        asked = agent(spec_of(name), match.game)
        assert not asked.cheats
        observation = look(match, seat, cheating=True)
        assert list(asked.policy(observation)) == policy(spec_of(name), match, seat)


def test_only_the_oracle_cheats() -> None:
    assert [name for name, each in AGENTS.items() if each.cheats] == ["oracle"]


@pytest.mark.parametrize("game", GAMES)
def test_the_oracle_refuses_an_observation_without_the_truth(game: str) -> None:
    match, seat = middle(game, 2)[0]
    oracle = agent(spec_of("oracle"), match.game)
    with pytest.raises(BadAgent, match="agent oracle sees all cards: it is for measuring, and refused where people"):
        oracle.policy(look(match, seat))
    with pytest.raises(AgentFailed, match="agent oracle:rollouts=60: crashed: BadAgent: agent oracle sees all cards"):
        ask(oracle, look(match, seat))


@pytest.mark.parametrize("game", GAMES)
def test_the_oracle_knows_the_hidden_cards(game: str) -> None:
    answers = {
        tuple(policy("oracle:rollouts=200", match.determinize(seat, seed=seed), seat))
        for match, seat in middle(game, 2)[:1]
        for seed in range(20)
    }
    assert len(answers) > 1


# --- what it answers ---


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_policy_is_probabilities_of_the_legal_moves(game: str, players: int, name: str) -> None:
    for match, seat in middle(game, players):
        answer = policy(spec_of(name), match, seat)
        assert len(answer) == len(match.actions(seat))
        assert all(type(chance) is float and 0 <= chance <= 1 for chance in answer)
        assert sum(answer) == pytest.approx(1, abs=1e-9)


@lru_cache(8)
def searcher_for(game: Game) -> Searcher:
    return Searcher(game)


def blunder_places(match: Match, seat: int) -> list[int]:
    """The places of moves that no sensible player would make."""
    searcher, observation = searcher_for(match.game), look(match, seat)
    searcher.load(observation, observation.stream(77, "test"))
    return np.flatnonzero(searcher.judge()[1]).tolist()


@cache
def tempting(name: str) -> list[tuple[Decision, list[int]]]:
    """Decisions with blunders and others, for each number of players."""
    found = []
    for players in DECKS[name]:
        game, left = default_game(name, players), 4
        for seed in range(60):
            match, player = game.deal(seed=seed), Player("even", seed)
            while left and not match.over:
                seat = match.turn[0]
                blunders = blunder_places(match, seat)
                if 0 < len(blunders) < len(match.actions(seat)):
                    found.append((Decision(match.copy(), seat), blunders))
                    left -= 1
                    break
                player.play(match)
    return found


@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize("game", GAMES)
def test_blunders_have_no_probability(game: str, name: str) -> None:
    assert len(tempting(game)) >= 4
    for (match, seat), blunders in tempting(game):
        answer = policy(spec_of(name), match, seat)
        assert [answer[place] for place in blunders] == [0.0] * len(blunders)


def many_moves() -> Match:
    """dnup: two times twelve cards of one value in a hand, which makes thousands of sets that can be played."""
    first = [f"{low}/{high}" for low in (1, 2) for high in range(4, 16)]
    second = [f"3/{high}" for high in range(4, 16)] + [f"{low}/{low + 1}" for low in range(5, 15)] + ["4/6", "4/7"]
    game = updown.game("dnup", players=2, deck=dn_deck_file(*first, *second))
    return game.deal(setup={"hands": [first, second]})


@pytest.mark.parametrize("name", AGENTS)
def test_a_choice_of_more_moves_than_an_agent_looks_at(name: str) -> None:
    match = many_moves()
    assert len(match.actions(0)) > MAX_MOVES
    asked = make_agent(budgeted(name, 200), match.game)
    observation = look(match, 0, cheating=asked.cheats)
    answer = asked.policy(observation)
    assert len(answer) == len(observation.actions)
    assert sum(answer) == pytest.approx(1, abs=1e-9)
    assert list(asked.policy(observation)) == list(answer)
    assert ask(asked, observation) in observation.actions


# --- budgets ---


def rollouts_made(asked: Agent, observation: Observation, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many rollouts the search itself made for an answer, the last that the agent's searcher was asked for."""
    assert isinstance(asked, BudgetedAgent)
    made, spend = [], asked.searcher.spend

    def counted(program: Any, budget: Budget) -> None:
        before = int(asked.searcher.buffers["rollouts"])
        spend(program, budget)
        made.append(int(asked.searcher.buffers["rollouts"]) - before)

    with monkeypatch.context() as patch:
        patch.setattr(asked.searcher, "spend", counted)
        asked.policy(observation)
    return made[-1]


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize(("game", "players"), KINDS)
@pytest.mark.parametrize("rollouts", [1, 50, 333])
def test_a_budget_of_rollouts_is_kept(
    game: str, players: int, name: str, rollouts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An iteration is not stopped in the middle: where all choose face down, it looks at several moves."""
    for match, seat in middle(game, players)[:3]:
        asked = agent(budgeted(name, rollouts), match.game)
        made = rollouts_made(asked, look(match, seat, cheating=asked.cheats), monkeypatch)
        assert 1 <= made < rollouts + SEALED_MOVES


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_budget_of_time_is_kept(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every rollout takes a tenth of a millisecond."""
    match, seat = middle(game, 2)[0]
    asked = make_agent(f"{name}:time=0.05", match.game)
    assert isinstance(asked, BudgetedAgent)
    made, run = [0], asked.searcher.run

    def counted(program: Any, *arguments: Any) -> Any:
        before = int(asked.searcher.buffers["rollouts"])
        answer = run(program, *arguments)
        made.append(made[-1] + max(0, int(asked.searcher.buffers["rollouts"]) - before))
        return answer

    monkeypatch.setattr(asked.searcher, "run", counted)
    monkeypatch.setattr(searcher, "time", SimpleNamespace(perf_counter=lambda: made[-1] / 10_000))
    asked.policy(look(match, seat, cheating=asked.cheats))
    assert 500 <= made[-1] < 500 + 2 * SEALED_MOVES


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("game", GAMES)
def test_of_two_budgets_the_smaller_is_kept(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = middle(game, 2)[0]
    asked = make_agent(f"{name}:time=60,rollouts=100", match.game)
    made = rollouts_made(asked, look(match, seat, cheating=asked.cheats), monkeypatch)
    assert 1 <= made < 100 + SEALED_MOVES


def forced(game: Game) -> Decision:
    """The only move that there is."""
    for seed in range(200):
        match, player = game.deal(seed=seed), Player("even", seed)
        while not match.over:
            seat = match.turn[0]
            if len(match.actions(seat)) == 1:
                return Decision(match, seat)
            player.play(match)
    raise AssertionError(f"{game!r} has no forced moves")


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("game", GAMES)
def test_forced_moves_need_no_thought(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = forced(updown.game(game, players=2))
    asked = make_agent(name, match.game)
    if isinstance(asked, CompiledAgent):

        def think(observation: Observation) -> Any:
            raise AssertionError("there is nothing to think about")

        monkeypatch.setattr(asked, "think", think)
    observation = look(match, seat, cheating=asked.cheats)
    assert list(asked.policy(observation)) == [1.0]
    assert ask(asked, observation) == observation.actions[0]


# --- the same again ---


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize(("game", "players"), KINDS)
def test_the_same_seed_gives_the_same_answer(game: str, players: int, name: str) -> None:
    """Also in an agent that has thought about something else before."""
    here = [make_agent(spec_of(name), default_game(game, players), seed=9) for _ in range(2)]
    observations = [look(match, seat, cheating=here[0].cheats) for match, seat in middle(game, players)]
    forward = [(list(here[0].policy(each)), here[0].choose(each)) for each in observations]
    backward = [(list(here[1].policy(each)), here[1].choose(each)) for each in reversed(observations)]
    assert forward == backward[::-1]


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_may_give_another_choice(game: str) -> None:
    for name in ("random", "beginner", "casual"):
        for match, seat in middle(game, 2)[:1]:
            choices = {agent(name, match.game, seed).choose(look(match, seat)) for seed in range(60)}
            assert len(choices) > 1, name


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_is_another_search(game: str) -> None:
    match, seat = middle(game, 2)[0]
    seen = set()
    for seed in range(6):
        asked = agent("expert:rollouts=30", match.game, seed)
        assert isinstance(asked, BudgetedAgent)
        asked.policy(look(match, seat))
        seen.add(asked.searcher.buffers["table"].tobytes())
    assert len(seen) == 6


def test_a_fresh_process_answers_the_same() -> None:
    tests = Path(__file__).resolve().parents[1]
    path = os.pathsep.join([str(tests), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]).rstrip(os.pathsep)
    surroundings = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "77"}
    program = "from kit.agents import fingerprint; print(fingerprint())"
    done = subprocess.run(
        [sys.executable, "-c", program], env=surroundings, capture_output=True, text=True, check=True, timeout=300
    )
    assert done.stdout.strip() == fingerprint()


# --- whole matches ---


def all_options() -> list[tuple[str, Options]]:
    """Every option of every game with every deck that the kit has for it."""
    found: list[tuple[str, Options]] = []
    for name, by_players in DECKS.items():
        own: list[Options] = [{}]
        if name == UP_AND_DOWN:
            ways = product(("classic", "ludolux"), (1, 2), ("extra-round", "shared"))
            own = [{"edition": edition, "rounds": rounds, "tiebreak": tiebreak} for edition, rounds, tiebreak in ways]
        if name == AUF_UND_AB:
            own = [{"goal": "high"}, {"goal": "low"}]
        for players, decks in by_players.items():
            for deck, more in product(decks, own):
                found.append((name, {"players": players, **more} | ({} if deck is None else {"deck": deck})))
    return found


def option_name(kind: tuple[str, Options]) -> str:
    more = [str(value) for key, value in kind[1].items() if key not in ("players", "deck")]
    return "-".join([kind_name(kind), *more])


def play(match: Match, agents: list[Agent], most: int = 20_000) -> int:
    """Plays to the end; how many decisions that took."""
    count = 0
    while not match.over:
        seat = match.turn[count % len(match.turn)]
        chosen = ask(agents[seat], look(match, seat, cheating=agents[seat].cheats))
        match.play(seat, match.game.format_move(chosen))
        count += 1
        assert count < most, "a match without an end"
    return count


@pytest.mark.parametrize("kind", [pytest.param(kind, id=option_name(kind)) for kind in all_options()])
def test_every_agent_plays_to_the_end_under_every_option(kind: tuple[str, Options]) -> None:
    """As many matches as it takes to seat all of them."""
    name, options = kind
    game = updown.game(name, **options)
    waiting = list(AGENTS)
    while waiting:
        names = [waiting.pop() if waiting else "casual" for _ in range(game.players)]
        agents = [make_agent(budgeted(each, 6), game, seed=seat) for seat, each in enumerate(names)]
        match = game.deal(seed=len(waiting))
        assert play(match, agents) > 0
        assert match.over


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize(("game", "players"), KINDS)
def test_every_agent_plays_against_itself(game: str, players: int, name: str) -> None:
    seats = [make_agent(budgeted(name, 6), default_game(game, players), seed=seat) for seat in range(players)]
    match = default_game(game, players).deal(seed=players)
    play(match, seats)
    assert match.over


@pytest.mark.parametrize("name", AGENTS)
def test_the_smallest_games_are_played(name: str) -> None:
    """One card in hand; one card to lay of one."""
    tiny = [
        updown.game(UP_AND_DOWN, players=2, tiebreak="shared", deck=tiny_up_and_down()),
        updown.game(AUF_UND_AB, players=2, deck=aa_deck_file(2, 1, "AB")),
        updown.game("dnup", players=2, deck=dn_deck_file("1/5", "1/2")),
    ]
    for game in tiny:
        agents = [make_agent(budgeted(name, 20), game, seed=seat) for seat in range(2)]
        match = game.deal(seed=3)
        play(match, agents)
        assert match.over


def tiny_up_and_down() -> dict[str, Any]:
    deck = {"format": "updown-deck/1", "game": UP_AND_DOWN, "name": "tiny", "suits": ["D", "C"], "first_chef": "C"}
    return {**deck, "values": [2, 3, 4], "dice": 2, "hand": {"2": 1}}
