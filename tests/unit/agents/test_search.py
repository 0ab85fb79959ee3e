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
from updown.agents.desk import MAX_SEATS, PAPER
from updown.agents.ladder import sense_of
from updown.agents.mind import Mind
from updown.agents.tree import AVAILABLE, AVERAGE, COLUMNS, FULL, LONGEST_PROBE, REGRET, TOTAL, VISITS, find, mix

PLAN = {"playout_tries": 2, "playout_limit": 10, "explore_percent": 100, "others_learn": 2}
SETTINGS = {name: value for name, value in PLAN.items() if name in (PAPER.names or ())}
PLAYOUTS = 30
NEARLY = 1e-9

KINDS = [pytest.param(name, players, id=f"{name}-{players}") for name, players in default_kinds()]


def sit_down(mind: Mind, decision: Decision, **settings: int) -> None:
    observation = look(decision.match, decision.seat, cheating=bool(settings.get("cheats")))
    mind.sit_down(observation, observation.stream(3, "test"), **SETTINGS | settings)


def positions(name: str, players: int, count: int) -> list[Decision]:
    return list(decisions(default_game(name, players), count, seed=41, apart=8))


def assert_same_thoughts(one: Mind, two: Mind) -> None:
    for field in ("done", "playouts", "solved", "depth", "moves"):
        assert one.paper[field] == two.paper[field], field
    assert np.array_equal(one.paper["keys"], two.paper["keys"])
    np.testing.assert_allclose(one.paper["table"], two.paper["table"], rtol=NEARLY, atol=NEARLY)
    players = one.game.players
    np.testing.assert_allclose(one.paper["values"][:players], two.paper["values"][:players], rtol=NEARLY, atol=NEARLY)
    assert one.desk.streams.tobytes() == two.desk.streams.tobytes()
    assert one.desk.worlds[:2].tobytes() == two.desk.worlds[:2].tobytes()


# --- compiled and plain ---


@pytest.mark.parametrize("settings", [{}, {"endgame_nodes": 60}, {"cheats": 1}], ids=str)
@pytest.mark.parametrize(("name", "players"), KINDS)
def test_compiled_and_plain_think_alike(name: str, players: int, settings: dict[str, int]) -> None:
    minds = [Mind(default_game(name, players), plain) for plain in (False, True)]
    for decision in positions(name, players, 2):
        for mind in minds:
            sit_down(mind, decision, **settings)
            mind.run(search.think, PLAYOUTS // 2)
            mind.run(search.think, PLAYOUTS)
        assert_same_thoughts(*minds)
        for sealed in (False, True):
            columns = [mind.column(AVERAGE if sealed else VISITS) for mind in minds]
            assert columns[0] == pytest.approx(columns[1], abs=NEARLY)
            if columns[0].any():
                results = [mind.result(sealed) for mind in minds]
                assert results[0] == pytest.approx(results[1], abs=NEARLY)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_compiled_and_plain_try_alike(name: str, players: int) -> None:
    minds = [Mind(default_game(name, players), plain) for plain in (False, True)]
    for decision in positions(name, players, 2):
        for mind in minds:
            mind.paper["table"][:] = 0
            sit_down(mind, decision)
            mind.run(search.try_evenly, PLAYOUTS)
        assert_same_thoughts(*minds)


@pytest.mark.parametrize("naive", [False, True])
@pytest.mark.parametrize(("name", "players"), KINDS)
def test_compiled_and_plain_judge_alike(name: str, players: int, naive: bool) -> None:
    minds = [Mind(default_game(name, players), plain) for plain in (False, True)]
    for decision in positions(name, players, 6):
        for mind in minds:
            sit_down(mind, decision)
        (worths, silly), (plain_worths, plain_silly) = (mind.judge(naive=naive) for mind in minds)
        assert worths == pytest.approx(plain_worths, abs=NEARLY)
        assert silly.tolist() == plain_silly.tolist()
        assert len(worths) == len(decision.match.actions(decision.seat))


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_what_is_silly_does_not_depend_on_how_hidden_cards_are_imagined(name: str, players: int) -> None:
    mind = Mind(default_game(name, players))
    for match, seat in decisions(default_game(name, players), 60, seed=7, apart=1):
        observation = look(match, seat)
        marks = set()
        for seed in range(6):
            mind.sit_down(observation, observation.stream(seed, "test"), **SETTINGS)
            marks.add(mind.judge()[1].tobytes())
        assert len(marks) == 1


# --- what a search makes of its worlds ---


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_every_iteration_is_counted_once(name: str, players: int) -> None:
    """Moves one after another: the visits of the root's moves are the iterations. Values are between 0 and 1."""
    mind = Mind(default_game(name, players))
    for decision in positions(name, players, 4):
        sit_down(mind, decision)
        mind.run(search.think, 200)
        visits, totals = mind.column(VISITS), mind.column(TOTAL)
        if not sense_of(mind.game).sealed(mind.game.rules, raw_state(decision.match)):
            done = int(mind.paper["done"])
            assert visits.sum() == done <= mind.paper["playouts"]
            assert mind.column(AVAILABLE).tolist() == [done] * len(visits)
        assert (visits >= 0).all()
        assert (totals >= -NEARLY).all()
        assert (totals <= visits + NEARLY).all()


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_a_world_looks_like_what_the_seat_sees(name: str, players: int) -> None:
    """Choices face down of others are taken back: they choose anew."""
    mind = Mind(default_game(name, players))
    for decision in positions(name, players, 4):
        match, seat = decision
        sit_down(mind, decision)
        mind.run(search.imagine)
        world = match.redeal(seat, seed=1)
        true: Any = raw_state(world)
        seen: Any = mind.desk.worlds[0]
        assert seen["hands"][seat] == true.hands[seat]
        assert seen["turn"] >> seat & 1
        sealed = sense_of(match.game).sealed(match.game.rules, true)
        taken_back = int(getattr(match.game.rules, "laid", 1))
        for other in range(players):
            size = true.hands[other].bit_count() + (taken_back if sealed and other not in match.turn else 0)
            assert int(seen["hands"][other]).bit_count() == size


def test_who_cheats_searches_the_true_world() -> None:
    match, seat = positions("dnup", 3, 1)[0]
    mind = Mind(match.game)
    sit_down(mind, Decision(match, seat), cheats=1)
    mind.run(search.imagine)
    assert mind.desk.worlds[0].tobytes() == raw_state(match).array.tobytes()


def test_regrets_are_never_negative_and_the_average_is_of_strategies() -> None:
    match = play(ud("", "", trump=7), "0 flip")
    mind = Mind(match.game)
    sit_down(mind, Decision(match, 0))
    mind.run(search.think, 2000)
    assert (mind.column(REGRET) >= 0).all()
    assert 0 < mind.column(AVERAGE).sum() <= sum((n + 1.0) ** 2 for n in range(int(mind.paper["done"])))


# --- positions with a plain answer ---


def best(match: Match, seat: int, playouts: int = 1500, sealed: bool = False) -> str:
    mind = Mind(match.game)
    sit_down(mind, Decision(match, seat), playout_limit=1 << 40)
    mind.run(search.think, playouts)
    return format_move(match.moves(seat)[int(np.argmax(mind.result(sealed)))])


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


def paper(rows: int) -> Any:
    class Paper:
        keys = np.zeros(rows, np.int64)

    return Paper()


def test_a_key_has_one_row() -> None:
    sheet = paper(1 << 12)
    keys = [mix(mix(1, n), n * 7) for n in range(500)]
    rows = [find(sheet, key) for key in keys]
    assert len(set(rows)) == len(set(keys)) == 500
    assert [find(sheet, key) for key in keys] == rows


def test_a_full_table_says_so() -> None:
    sheet = paper(LONGEST_PROBE)
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
    mind = Mind(game)
    for decision in positions(name, players, 3):
        sit_down(mind, decision)
        mind.run(search.think, 20)
        free = np.flatnonzero(mind.paper["keys"] == 0)
        mind.paper["keys"][free] = -1
        mind.run(search.think, 400)
        assert mind.paper["playouts"] >= 400
        assert len(mind.column(VISITS)) == len(decision.match.actions(decision.seat))
        assert mind.column(VISITS).sum() > 0
    assert mind.paper["table"].shape[1] == COLUMNS
