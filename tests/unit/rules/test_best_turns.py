"""Which turn of a match was the best: one criterion for each game, from public facts alone."""

import pytest

import updown
from kit.tables import over, plan
from updown.rules.match import Json
from updown.table.plan import BotSeat, MySeat


def trick(winner: int | None, taken: int = 1, verdicts: str = "wb") -> Json:
    words = {"w": "wins", "b": "beaten", "d": "does-not-count", "c": "cancelled"}
    cards = [f"H{number}" for number in range(1, len(verdicts) + 1)]
    named = [words[letter] for letter in verdicts]
    return {"fact": "trick", "winner": winner, "taken": taken, "verdicts": named, "cards": cards, "edition": "classic"}


def test_the_best_trick_took_the_most_then_beat_the_most_then_came_first() -> None:
    game = updown.game("up-and-down", players=3)
    few, more = trick(0, verdicts="wdd"), trick(1, verdicts="bwb")
    with_pot = trick(2, 3, verdicts="ddw")
    assert game.best_turn([few]) is None, "nothing was beaten"
    assert game.best_turn([trick(None, 0, "ccd")]) is None
    best = game.best_turn([few, more, trick(0, verdicts="wbb")])
    shown = {"cards": ["H1", "H2", "H3"], "ringed": 1, "edition": "classic"}
    assert best == {"fact": "best", "seat": 1, **shown, "taken": 1, "beaten": 2}
    taken = game.best_turn([few, more, with_pot])
    assert taken is not None
    assert (taken["seat"], taken["taken"], taken["beaten"]) == (2, 3, 0)


def played(seat: int, owner: int, onto: int, card: int) -> Json:
    values = {"value": card, "onto_value": onto, "change": card - onto}
    return {"fact": "played", "seat": seat, "pile": [owner, 0], "card": f"c{card}", "onto": f"c{onto}", **values}


def test_the_best_turn_was_worth_most_to_the_one_who_played_it() -> None:
    raised, spoiled, gift = played(0, 0, 4, 12), played(1, 0, 28, 12), played(0, 1, 1, 31)
    high, low = updown.game("auf-und-ab", players=2), updown.game("auf-und-ab", players=2, goal="low")
    assert high.best_turn([gift]) is None
    assert high.best_turn([]) is None
    assert high.best_turn([raised, spoiled, gift]) == {
        "fact": "best", "seat": 1, "owner": 0, "cards": ["c28", "c12"], "ringed": 1, "values": [28, 12],
    }  # fmt: skip
    best = low.best_turn([raised, spoiled, gift])
    assert best is not None
    assert (best["seat"], best["owner"], best["values"]) == (0, 1, [1, 31])


def test_the_best_set_is_the_largest_then_the_highest() -> None:
    game = updown.game("dnup", players=3)
    single = {"fact": "played", "seat": 0, "cards": ["9/1"], "value": 9}
    pair = {"fact": "played", "seat": 1, "cards": ["3/1", "3/2"], "value": 3}
    higher = {"fact": "played", "seat": 2, "cards": ["6/1", "6/2"], "value": 6}
    assert game.best_turn([single, {"fact": "rotated", "seat": 1}]) is None
    assert game.best_turn([single, pair, higher, pair]) == {
        "fact": "best", "seat": 2, "cards": ["6/1", "6/2"], "ringed": None, "value": 6,
    }  # fmt: skip


@pytest.mark.parametrize("name", ["up-and-down", "auf-und-ab", "dnup"])
def test_at_the_end_of_a_match_the_table_tells_it_once(name: str) -> None:
    table = over(plan(name, MySeat(), BotSeat(level="casual"))).table
    codes = [line.code for line in table.lines]
    assert codes.count(f"{name}/best") == 1
    assert codes.index(f"{name}/best") == codes.index("table/ended") - 1
    line = table.lines[codes.index(f"{name}/best")]
    facts = [
        {"fact": each.code.partition("/")[2], **each.values} for each in table.lines if each.code.startswith(f"{name}/")
    ]
    assert table.game.best_turn(facts[:-1]) == {"fact": "best", **line.values}
