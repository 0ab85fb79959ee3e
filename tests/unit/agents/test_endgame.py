"""The last cards exactly: the compiled solver of endgames against the kit's, which looks at everything in fractions."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

import updown
from kit import bruteforce
from kit.games import Player, raw_state
from kit.rounds import aa_deck_file, dn_deck_file
from updown import Game, Match
from updown.agents import endgame
from updown.agents.endgame import SOLVED, UNSOLVED
from updown.agents.heuristics import heuristics_of
from updown.agents.searcher import Searcher
from updown.agents.workspace import VALUE
from updown.games.dnup.spec import QUIET_LIMIT
from updown.rules import layout

ENOUGH = 1 << 40
TOLERANCE = 1e-9
FINE = 1 << 40


@lru_cache(8)
def mind_for(game: Game, plain: bool) -> Searcher:
    return Searcher(game, plain)


def solve(game: Game, state: Any, nodes: int = ENOUGH, plain: bool = False) -> list[float] | None:
    """What the solver says, None where it gives up."""
    searcher = mind_for(game, plain)
    searcher.workspace.worlds[0] = layout.memory(state)[0]
    searcher.buffers["nodes_left"] = nodes
    done = searcher.unit.run(endgame.solve_first, searcher.workspace)
    assert done in (SOLVED, UNSOLVED)
    found: list[float] = searcher.buffers["results"][0, VALUE, : game.players].tolist()
    return found if done == SOLVED else None


class Utility:
    """What an end is worth to each seat by the game's heuristics. Of two the values sum to just 1."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, state: Any) -> list[float]:
        values = [0.0] * self.game.players
        heuristics_of(type(self.game)).evaluate(self.game.rules, state, values)
        values = [round(value * FINE) / FINE for value in values]
        return [values[0], 1 - values[0]] if self.game.players == 2 else values


def last_decisions(game: Game, tricks: int, count: int) -> Iterator[Match]:
    """Matches of Up & Down with so many tricks left, the chef to act."""
    for seed in range(count):
        match, player = game.deal(seed=seed), Player("even", seed)
        while True:
            state: Any = raw_state(match)
            if game.rules.hand_size - state.trick == tricks:  # type: ignore[attr-defined]
                break
            player.play(match)
        yield match


# --- Up & Down ---


@pytest.mark.parametrize("options", [{}, {"rounds": 2}, {"tiebreak": "shared"}, {"edition": "ludolux"}], ids=str)
@pytest.mark.parametrize("tricks", [1, 2])
def test_the_last_tricks_of_two(tricks: int, options: dict[str, Any]) -> None:
    """UD-10 to UD-14: the change, the roll's dice, and with two tricks the choice face down as a matrix game."""
    small: dict[str, Any] = {"deck": "small-9"} if tricks == 2 else {}
    game = updown.game("up-and-down", players=2, **options | small)
    for match in last_decisions(game, tricks, 5):
        expected = bruteforce.value(game, raw_state(match), Utility(game))
        assert solve(game, raw_state(match)) == pytest.approx(expected, abs=TOLERANCE)


def test_two_tricks_of_the_whole_deck() -> None:
    game = updown.game("up-and-down", players=2)
    for match in last_decisions(game, 2, 1):
        match.play(match.turn[0], {"move": "flip"})
        expected = bruteforce.value(game, raw_state(match), Utility(game))
        assert solve(game, raw_state(match)) == pytest.approx(expected, abs=TOLERANCE)


def test_a_choice_face_down_is_worth_more_than_one_that_is_seen() -> None:
    """Once the other has chosen, the solver takes that choice to be known, as the kit does."""
    game = updown.game("up-and-down", players=2, deck="small-9")
    for match in last_decisions(game, 2, 4):
        match.play(match.turn[0], {"move": "flip"})
        both = solve(game, raw_state(match))
        assert both is not None
        for move in match.moves(0):
            world = match.copy()
            world.play(0, move)
            expected = bruteforce.value(game, raw_state(world), Utility(game))
            found = solve(game, raw_state(world))
            assert found == pytest.approx(expected, abs=TOLERANCE)
            assert found is not None
            assert found[0] <= both[0] + TOLERANCE


@pytest.mark.parametrize("players", [3, 4])
def test_the_last_trick_of_three_and_four(players: int) -> None:
    """Nothing is left to choose but the change. Where several are best for the chef, the others may get one or the
    other."""
    game = updown.game("up-and-down", players=players)
    clear = 0
    for match in last_decisions(game, 1, 12):
        state: Any = raw_state(match)
        expected = bruteforce.value(game, state, Utility(game))
        found = solve(game, state)
        assert found is not None
        assert found[state.chef] == pytest.approx(expected[state.chef], abs=TOLERANCE)
        if len(bruteforce.best_actions(game, state, Utility(game))) == 1:
            assert found == pytest.approx(expected, abs=TOLERANCE)
            clear += 1
    assert clear > 2


def test_three_who_choose_face_down_are_not_solved() -> None:
    game = updown.game("up-and-down", players=3, deck="small-9")
    for match in last_decisions(game, 2, 2):
        assert solve(game, raw_state(match)) is None


# --- Auf und Ab ---


@pytest.mark.parametrize("goal", ["high", "low"])
@pytest.mark.parametrize("deck", ["binary-8", aa_deck_file(3, 1, "ABC"), aa_deck_file(2, 1, "AB")], ids=str)
def test_the_last_turns_of_auf_und_ab(goal: Any, deck: Any) -> None:
    """AA-7 to AA-12: everybody knows every card and the order of the stock."""
    game = updown.game("auf-und-ab", players=2, goal=goal, deck=deck)
    solved = 0
    for seed in range(8):
        match, player = game.deal(seed=seed), Player("even", seed)
        states = []
        while not match.over:
            states.append(layout.copy(raw_state(match)))
            player.play(match)
        for state in states[-3:]:
            found = solve(game, state, 20_000)
            if found is not None:
                assert found == pytest.approx(bruteforce.value(game, state, Utility(game)), abs=TOLERANCE)
                solved += 1
    assert solved >= 8


def test_three_on_their_last_turns() -> None:
    """Of three, the one on turn gets what it can; the others as well where it has no equally good move."""
    game = updown.game("auf-und-ab", players=3, deck="binary-16")
    solved = 0
    for seed in range(6):
        match, player = game.deal(seed=seed), Player("even", seed)
        states: list[Any] = []
        while not match.over:
            states.append(layout.copy(raw_state(match)))
            player.play(match)
        state = states[-1]
        found = solve(game, state, 2000)
        if found is not None:
            seat = state.turn.bit_length() - 1
            expected = bruteforce.value(game, state, Utility(game))
            assert found[seat] == pytest.approx(expected[seat], abs=TOLERANCE)
            solved += 1
    assert solved >= 3


def test_cards_laid_face_down_are_a_matrix_game() -> None:
    """AA-4: of two cards each lays one; then the rest is played."""
    game = updown.game("auf-und-ab", players=2, deck=aa_deck_file(2, 1, "AB"))
    solved = 0
    for seed in range(6):
        state = raw_state(game.deal(seed=seed))
        found = solve(game, state)
        if found is not None:
            assert found == pytest.approx(bruteforce.value(game, state, Utility(game)), abs=TOLERANCE)
            assert sum(found) == pytest.approx(1)
            solved += 1
    assert solved


# --- dnup ---


def test_the_last_card_of_dnup() -> None:
    """DN-20: who can lay the last card does. The round could go on for long, so that others are solved only when the
    rules end it soon (QUIET_LIMIT)."""
    game = updown.game("dnup", players=2, deck=dn_deck_file("1/5", "1/2", "2/3", "3/4"))
    solved = 0
    for seed in range(6):
        match = game.deal(seed=seed)
        state: Any = layout.copy(raw_state(match))
        state.quiet = QUIET_LIMIT - 2
        found = solve(game, state, 200_000)
        if found is not None:
            assert found == pytest.approx(bruteforce.value(game, state, Utility(game)), abs=TOLERANCE)
            solved += 1
    assert solved


def test_a_long_round_of_dnup_is_not_solved() -> None:
    game = updown.game("dnup", players=3)
    assert solve(game, raw_state(game.deal(seed=1)), 5000) is None


# --- both ---


def small_positions() -> list[tuple[Game, Any]]:
    found: list[tuple[Game, Any]] = []
    game = updown.game("up-and-down", players=2, deck="small-9")
    found += [(game, raw_state(match)) for match in last_decisions(game, 1, 2)]
    aa = updown.game("auf-und-ab", players=2, deck=aa_deck_file(2, 1, "AB"))
    found += [(aa, raw_state(aa.deal(seed=seed))) for seed in range(2)]
    return found


@pytest.mark.parametrize("place", range(4))
def test_compiled_and_plain_agree(place: int) -> None:
    game, state = small_positions()[place]
    assert solve(game, state, plain=True) == pytest.approx(solve(game, state), abs=1e-12)


@pytest.mark.parametrize("place", range(4))
def test_it_gives_up_where_the_nodes_are_too_few(place: int) -> None:
    """The value is exact or there is none."""
    game, state = small_positions()[place]
    exact = solve(game, state)
    needed = ENOUGH - int(mind_for(game, False).buffers["nodes_left"])
    answers = [solve(game, state, nodes) for nodes in range(needed + 1)]
    least = answers.index(exact)
    assert least > 1
    assert answers == [None] * least + [exact] * (needed + 1 - least)


def test_a_finished_round_is_worth_what_it_is() -> None:
    game = updown.game("up-and-down", players=2, deck="small-9")
    match, player = game.deal(seed=1), Player("even", 1)
    while not match.over:
        player.play(match)
    assert solve(game, raw_state(match), 0) == pytest.approx(Utility(game)(raw_state(match)), abs=TOLERANCE)
