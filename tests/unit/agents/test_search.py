"""The compiled search does what the same functions do as ordinary Python, step by step; and finds what is there to
find."""

from typing import Any

import numpy as np
import pytest

import updown
from kit.agents import Decision, decisions, default_game
from kit.games import default_kinds, raw_state
from kit.positions import dn, format_move, play, ud
from kit.rounds import ud_deck_file
from updown import Game, Match
from updown.agents import search
from updown.agents.api import look
from updown.agents.searcher import Searcher
from updown.agents.tree import AVAILABLE, AVERAGE, COLUMNS, FULL, LONGEST_PROBE, REGRET, TOTAL, VISITS, find, mix
from updown.agents.workspace import BUFFERS, MAX_SEATS

PLAN = {"rollout_tries": 2, "rollout_limit": 10, "explore_percent": 100, "others_learn": 2}
SETTINGS = {name: value for name, value in PLAN.items() if name in (BUFFERS.names or ())}
ROLLOUTS = 30
TOLERANCE = 1e-9

KINDS = [pytest.param(name, players, id=f"{name}-{players}") for name, players in default_kinds()]


def sit_down(searcher: Searcher, decision: Decision, **settings: int) -> None:
    observation = look(decision.match, decision.seat, cheating=bool(settings.get("cheats")))
    searcher.load(observation, observation.stream(3, "test"), **SETTINGS | settings)


def positions(name: str, players: int, count: int) -> list[Decision]:
    return list(decisions(default_game(name, players), count, seed=41, apart=8))


def assert_same_thoughts(one: Searcher, two: Searcher) -> None:
    for field in ("iterations", "rollouts", "solved", "depth", "moves"):
        assert one.buffers[field] == two.buffers[field], field
    assert np.array_equal(one.buffers["keys"], two.buffers["keys"])
    np.testing.assert_allclose(one.buffers["table"], two.buffers["table"], rtol=TOLERANCE, atol=TOLERANCE)
    players = one.game.players
    np.testing.assert_allclose(
        one.buffers["values"][:players], two.buffers["values"][:players], rtol=TOLERANCE, atol=TOLERANCE
    )
    assert one.workspace.streams.tobytes() == two.workspace.streams.tobytes()
    assert one.workspace.worlds[:2].tobytes() == two.workspace.worlds[:2].tobytes()


# --- compiled and plain ---


@pytest.mark.parametrize("settings", [{}, {"endgame_nodes": 60}, {"cheats": 1}], ids=str)
@pytest.mark.parametrize(("name", "players"), KINDS)
def test_compiled_and_plain_think_alike(name: str, players: int, settings: dict[str, int]) -> None:
    minds = [Searcher(default_game(name, players), plain) for plain in (False, True)]
    for decision in positions(name, players, 1 if settings else 2):
        for searcher in minds:
            sit_down(searcher, decision, **settings)
            searcher.run(search.think, ROLLOUTS // 2)
            searcher.run(search.think, ROLLOUTS)
        assert_same_thoughts(*minds)
        for sealed in (False, True):
            columns = [searcher.column(AVERAGE if sealed else VISITS) for searcher in minds]
            assert columns[0] == pytest.approx(columns[1], abs=TOLERANCE)
            if columns[0].any():
                results = [searcher.result(sealed) for searcher in minds]
                assert results[0] == pytest.approx(results[1], abs=TOLERANCE)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_compiled_and_plain_try_alike(name: str, players: int) -> None:
    minds = [Searcher(default_game(name, players), plain) for plain in (False, True)]
    for decision in positions(name, players, 2):
        for searcher in minds:
            searcher.buffers["table"][:] = 0
            sit_down(searcher, decision)
            searcher.run(search.flat_search, ROLLOUTS)
        assert_same_thoughts(*minds)


@pytest.mark.parametrize("naive", [False, True])
@pytest.mark.parametrize(("name", "players"), KINDS)
def test_compiled_and_plain_judge_alike(name: str, players: int, naive: bool) -> None:
    minds = [Searcher(default_game(name, players), plain) for plain in (False, True)]
    for decision in positions(name, players, 6):
        for searcher in minds:
            sit_down(searcher, decision)
        (values, blunders), (plain_values, plain_blunders) = (searcher.judge(naive=naive) for searcher in minds)
        assert values == pytest.approx(plain_values, abs=TOLERANCE)
        assert blunders.tolist() == plain_blunders.tolist()
        assert len(values) == len(decision.match.actions(decision.seat))


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_blunders_do_not_depend_on_the_determinization(name: str, players: int) -> None:
    searcher = Searcher(default_game(name, players))
    for match, seat in decisions(default_game(name, players), 60, seed=7, apart=1):
        observation = look(match, seat)
        marks = set()
        for seed in range(6):
            searcher.load(observation, observation.stream(seed, "test"), **SETTINGS)
            marks.add(searcher.judge()[1].tobytes())
        assert len(marks) == 1


# --- what a search makes of its worlds ---


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_every_iteration_is_counted_once(name: str, players: int) -> None:
    """Moves one after another: the visits of the root's moves are the iterations. Values are between 0 and 1."""
    searcher = Searcher(default_game(name, players))
    for decision in positions(name, players, 4):
        sit_down(searcher, decision)
        searcher.run(search.think, 200)
        visits, totals = searcher.column(VISITS), searcher.column(TOTAL)
        if not searcher.game.kernel.sealed(searcher.game.rules, raw_state(decision.match)):
            done = int(searcher.buffers["iterations"])
            assert visits.sum() == done <= searcher.buffers["rollouts"]
            assert searcher.column(AVAILABLE).tolist() == [done] * len(visits)
        assert (visits >= 0).all()
        assert (totals >= -TOLERANCE).all()
        assert (totals <= visits + TOLERANCE).all()


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_a_world_looks_like_what_the_seat_sees(name: str, players: int) -> None:
    """Choices face down of others are taken back: they choose anew."""
    searcher = Searcher(default_game(name, players), plain=True)
    for decision in positions(name, players, 4):
        match, seat = decision
        sit_down(searcher, decision)
        searcher.run(search.sample_world)
        world = match.determinize(seat, seed=1)
        true: Any = raw_state(world)
        seen: Any = searcher.workspace.worlds[0]
        assert seen["hands"][seat] == true.hands[seat]
        assert seen["turn"] >> seat & 1
        sealed = match.game.kernel.sealed(match.game.rules, true)
        taken_back = int(getattr(match.game.rules, "laid", 1))
        for other in range(players):
            size = true.hands[other].bit_count() + (taken_back if sealed and other not in match.turn else 0)
            assert int(seen["hands"][other]).bit_count() == size


def test_who_cheats_searches_the_true_world() -> None:
    match, seat = positions("dnup", 3, 1)[0]
    searcher = Searcher(match.game)
    sit_down(searcher, Decision(match, seat), cheats=1)
    searcher.run(search.sample_world)
    assert searcher.workspace.worlds[0].tobytes() == raw_state(match).array.tobytes()


def test_regrets_are_never_negative_and_the_average_is_of_strategies() -> None:
    match = play(ud("", "", trump=7), "0 flip")
    searcher = Searcher(match.game)
    sit_down(searcher, Decision(match, 0))
    searcher.run(search.think, 2000)
    assert (searcher.column(REGRET) >= 0).all()
    assert 0 < searcher.column(AVERAGE).sum() <= sum((n + 1.0) ** 2 for n in range(int(searcher.buffers["iterations"])))


# --- positions with a plain answer ---


def best(match: Match, seat: int, rollouts: int = 1500, sealed: bool = False) -> str:
    searcher = Searcher(match.game)
    sit_down(searcher, Decision(match, seat), rollout_limit=1 << 40)
    searcher.run(search.think, rollouts)
    return format_move(match.moves(seat)[int(np.argmax(searcher.result(sealed)))])


def one_card(*hands: str, trump: int) -> Match:
    setup = {"hands": [[hand] for hand in hands], "side": "up", "chef": 0, "dice": [1, trump - 1]}
    game = updown.game("up-and-down", players=2, tiebreak="shared", deck=ud_deck_file(1))
    cards = [f"{suit}{value}" for suit in "DHSC" for value in range(2, 13) if f"{suit}{value}" not in hands]
    return game.deal(setup={**setup, "aside": cards})


def test_the_last_card_of_up_and_down_is_made_to_win() -> None:
    """UD-8, UD-10: seat 0 has only D12; one of the changes makes diamonds its suit, UP stays up."""
    match = one_card("D12", "S3", trump=5)
    found = best(match, 0)
    world = play(match.copy(), f"0 {found}", "0 D12", "1 S3")
    assert found.startswith("rotate")
    assert list(raw_state(world).scores)[:2] == [1, 0]


def test_dnup_lays_its_last_cards() -> None:
    game = updown.game("dnup", players=2, deck="dnup-10")
    for seed in range(30):
        match = game.deal(seed=seed)
        hand = match.state()["hands"][match.turn[0]]
        if len({card.split("/")[0] for card in hand}) == 1:
            assert best(match, match.turn[0]).startswith("play")
            break
    match = dn("9/2 9/3 9/4 9/5 9/6 9/7 1/3 1/4 1/5", "", "")
    assert best(match, 0).startswith("play 9/")


# --- the table ---


def buffers(rows: int) -> Any:
    class Paper:
        keys = np.zeros(rows, np.int64)

    return Paper()


def test_a_key_has_one_row() -> None:
    sheet = buffers(1 << 12)
    keys = [mix(mix(1, n), n * 7) for n in range(500)]
    rows = [find(sheet, key) for key in keys]
    assert len(set(rows)) == len(set(keys)) == 500
    assert [find(sheet, key) for key in keys] == rows


def test_a_full_table_says_so() -> None:
    sheet = buffers(LONGEST_PROBE)
    for key in range(2, 2 * LONGEST_PROBE + 2, 2):
        assert find(sheet, key) != FULL
    assert find(sheet, 2 * LONGEST_PROBE + 4) == FULL
    assert find(sheet, 4) != FULL


def test_keys_are_odd_numbers_that_depend_on_all_of_both() -> None:
    chance = np.random.default_rng(1)
    starts = [mix(1, viewer) for viewer in range(MAX_SEATS)]
    words = [1 << bit for bit in range(63)] + chance.integers(0, 1 << 62, 2000).tolist()
    keys = [mix(start, word) for start in starts for word in words]
    assert len(set(keys)) == len(keys)
    assert all(0 < key < 1 << 63 and key % 2 for key in keys)


@pytest.mark.parametrize(("name", "players"), [("up-and-down", 4), ("auf-und-ab", 2), ("dnup", 5)])
def test_a_search_goes_on_when_the_table_is_full(name: str, players: int) -> None:
    """Rows that are taken by others stand for a long search."""
    game: Game = default_game(name, players)
    searcher = Searcher(game)
    for decision in positions(name, players, 3):
        sit_down(searcher, decision)
        searcher.run(search.think, 20)
        free = np.flatnonzero(searcher.buffers["keys"] == 0)
        searcher.buffers["keys"][free] = -1
        searcher.run(search.think, 400)
        assert searcher.buffers["rollouts"] >= 400
        assert len(searcher.column(VISITS)) == len(decision.match.actions(decision.seat))
        assert searcher.column(VISITS).sum() > 0
    assert searcher.buffers["table"].shape[1] == COLUMNS
