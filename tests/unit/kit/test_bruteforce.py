"""The kit's solver of endgames: matrix games by known answers, endgames by hand."""

from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest

import updown
from kit.bruteforce import best_actions, solve_matrix, value
from kit.games import raw_state
from updown import Match
from updown.rules.match import Json


def test_rock_paper_scissors() -> None:
    third = [Fraction(1, 3)] * 3
    assert solve_matrix([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) == (Fraction(0), third, third)


def test_dominated_rows_and_columns() -> None:
    worth, rows, columns = solve_matrix([[3, 5, 9], [2, 1, 0], [3, 4, 4]])
    assert worth == 3
    assert columns == [1, 0, 0]
    assert rows[1] == 0


def test_one_row_or_one_column() -> None:
    assert solve_matrix([[4, 2, 7]])[0] == 2
    assert solve_matrix([[4], [2], [7]])[0] == 7


@pytest.mark.parametrize("entries", list(product(range(3), repeat=4)))
def test_two_by_two(entries: tuple[int, ...]) -> None:
    """A saddle point, or (ad - bc) / (a + d - b - c)."""
    a, b, c, d = entries
    low, high = max(min(a, b), min(c, d)), min(max(a, c), max(b, d))
    expected = Fraction(low) if low == high else Fraction(a * d - b * c, a + d - b - c)
    assert solve_matrix([[a, b], [c, d]])[0] == expected


def test_random_matrices_are_solved() -> None:
    """Neither side can do better against the other's mix; and all that is there is used."""
    chooser = np.random.default_rng(5)
    for height, width in product(range(1, 5), repeat=2):
        rows = chooser.integers(-3, 4, (height, width)).tolist()
        worth, x, y = solve_matrix(rows)
        assert sum(x) == sum(y) == 1
        assert min(x) >= 0
        assert min(y) >= 0
        assert max(sum(Fraction(e) * p for e, p in zip(row, y, strict=True)) for row in rows) == worth
        columns = list(zip(*rows, strict=True))
        assert min(sum(Fraction(e) * p for e, p in zip(column, x, strict=True)) for column in columns) == worth


# --- endgames ---


def difference(state: Any) -> list[int]:
    """What each of two seats has more than the other."""
    return [state.scores[0] - state.scores[1], state.scores[1] - state.scores[0]]


def scores(state: Any) -> list[int]:
    return list(state.scores)


def hands(*texts: str) -> list[list[str]]:
    return [text.split() for text in texts]


def small_deck(hand: int) -> Json:
    deck = {"format": "updown-deck/1", "game": "up-and-down", "name": "tiny", "suits": ["D", "C"], "first_chef": "C"}
    return {**deck, "values": [2, 3, 4], "dice": 2, "hand": {"2": hand}}


def two_tricks(hand: int, aside: str, *texts: str) -> Match:
    game = updown.game("up-and-down", players=2, tiebreak="shared", deck=small_deck(hand))
    setup = {"hands": hands(*texts), "aside": aside.split(), "dice": [1, 2], "side": "up", "chef": 0}
    return game.deal(setup=setup)


def test_the_last_trick_of_up_and_down() -> None:
    """UD-10, UD-12: trump is 3, chef 0 has clubs. With D2 against C4 the first seat must get diamonds, which leaves
    seat 1 with clubs and the higher card: then DOWN would win, but only one thing can be changed. A roll gives 2 (with
    one pair of dice), where D2 is trump, or 4 (with one), where C4 is."""
    match = two_tricks(1, "D3 C3 D4 C2", "D2", "C4")
    # flip: suits stay, clubs for 0, diamonds for 1: neither card counts. rotate: both count, 4 is higher. roll: one
    # each way, and no suit helps otherwise.
    assert value(match.game, raw_state(match), difference) == (0, 0)
    assert [match.game.format_move(a)["move"] for a in best_actions(match.game, raw_state(match), difference)] == [
        "flip",
        "roll",
    ]


def test_a_chef_who_wins_for_sure() -> None:
    """D4 against C3 with trump 2: rotating gives both their suit, and 4 is higher; flipping leaves both without."""
    game = updown.game("up-and-down", players=2, tiebreak="shared", deck=small_deck(1))
    setup = {"hands": hands("D4", "C3"), "aside": ["D2", "C2", "D3", "C4"], "dice": [1, 1], "side": "up", "chef": 0}
    match = game.deal(setup=setup)
    assert value(game, raw_state(match), difference) == (1, -1)
    assert best_actions(game, raw_state(match), difference) == [1]


def test_a_sealed_choice_is_a_matrix_game() -> None:
    """UD-11, UD-12: two tricks. The value lies between what seat 0 gets if seat 1 sees its card and if it sees that of
    seat 1; with the suits as they are both would like to see."""
    match = two_tricks(2, "D2 C2", "D3 C4", "C3 D4")
    state = raw_state(match)
    match.play_event({"seat": 0, "move": "flip"})
    mixed = value(match.game, state, difference)
    assert mixed[0] == -mixed[1]
    after = []
    for card in ("D3", "C4"):
        world = match.copy()
        world.play_event({"seat": 0, "move": "choose", "card": card})
        after.append(value(match.game, raw_state(world), difference)[0])
    assert max(after) <= mixed[0]


def test_utilities_of_two_must_have_one_sum() -> None:
    match = two_tricks(2, "D2 C2", "D3 C4", "C3 D4")
    with pytest.raises(ValueError, match="expected one sum"):
        value(match.game, raw_state(match), scores)


def test_three_who_choose_together_are_out_of_scope() -> None:
    match = updown.game("up-and-down", players=3, deck="small-9").deal(seed=1)
    with pytest.raises(NotImplementedError):
        value(match.game, raw_state(match), scores)


def test_three_with_one_card_each() -> None:
    """UD-10 to UD-12: nothing is left to choose but the last change; the chef takes the best for itself."""
    game = updown.game("up-and-down", players=3, deck={**small_deck(1), "suits": ["D", "H", "C"], "hand": {"3": 1}})
    for seed in range(10):
        match = game.deal(seed=seed)
        state = raw_state(match)
        found = value(game, state, scores)
        assert max(found) <= 1
        tried = []
        for move in match.moves(state.chef):
            if move["move"] != "roll":
                world = match.copy()
                world.play_event({"seat": state.chef, **move})
                for seat in range(3):
                    world.play_event({"seat": seat, **world.moves(seat)[0]})
                tried.append(raw_state(world).scores[state.chef])
        assert found[state.chef] >= max(tried)


def test_the_last_turns_of_auf_und_ab() -> None:
    """AA-7, AA-12: seat 0 lays AB (3) and keeps A, seat 1 lays B (2) and keeps -. Who has the lower card begins."""
    deck = {"format": "updown-deck/1", "game": "auf-und-ab", "name": "tiny", "symbols": ["A", "B"]}
    game = updown.game("auf-und-ab", players=2, deck={**deck, "hand": {"2": 2}, "lay": {"2": 1}})
    match = game.deal(setup={"hands": hands("AB A", "B -"), "stock": []})
    match.play_event({"seat": 0, "move": "lay", "cards": ["AB"]})
    match.play_event({"seat": 1, "move": "lay", "cards": ["B"]})
    # Seat 1 begins: the joker fits on B alone, its own pile; it buries it instead. Then seat 0 may put A on AB: 1 : 2,
    # and buries it too: 3 : 2.
    assert match.turn == (1,)
    assert value(game, raw_state(match), difference) == (1, -1)
    assert [game.format_move(a)["move"] for a in best_actions(game, raw_state(match), difference)] == ["bury"]


DNUP: Json = {"format": "updown-deck/1", "game": "dnup", "name": "tiny", "star": "1/5"}


def test_the_last_cards_of_dnup() -> None:
    """DN-20: the holder of the star lays its only card and has won, however long the round could go on."""
    game = updown.game("dnup", players=2, deck={**DNUP, "cards": ["1/5", "1/2"]})
    state = raw_state(game.deal(setup={"hands": hands("1/2", "5/1")}))
    assert value(game, state, difference) == (-1, 1)
    assert [game.format_move(action)["move"] for action in best_actions(game, state, difference)] == ["play"]
