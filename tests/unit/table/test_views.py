"""What each person may see of a table: secrets after the round and not before, the hand of the own seat, and everything
after the match for those who played."""

import random

import pytest

from kit.games import DEEP, TWINS
from kit.tables import (
    GAMES,
    GUEST,
    HOST,
    Crowd,
    Sitting,
    over,
    plan,
    random_plan,
    sealing,
    seated,
    started,
)
from updown.rules.match import Json
from updown.server import wire
from updown.table import provable_deal
from updown.table.commands import Close, Rename, Say, Start
from updown.table.plan import BotSeat, MySeat, OpenSeat
from updown.table.state import Table
from updown.table.views import (
    MOST_LINES,
    SharedViews,
    lines_after,
    lines_before,
    match_view,
    may_see_all,
    recent_lines,
    table_view,
)

KINDS: list[tuple[str, Json]] = [
    ("up-and-down", {"players": 3, "deck": "small-9", "rounds": 2}),
    ("auf-und-ab", {"players": 2, "deck": DEEP}),
    ("dnup", {"players": 3, "deck": TWINS}),
]


def sent_to(table: Table, person: int | None) -> bytes:
    """All that a person receives."""
    return wire.encode([table_view(table, person), match_view(table, person), lines_after(table, 0)])


@pytest.mark.parametrize(("game", "options"), KINDS, ids=GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_secret_is_revealed_after_its_round_and_never_before(game: str, options: Json, seed: int) -> None:
    rng = random.Random(f"{seed} {game}")
    sitting = Sitting(random_plan(rng, game, options))
    crowd = Crowd(sitting, rng, sense=0.9)
    table = sitting.table
    seen = 0
    for _ in range(120):
        crowd.step()
        for person in [None, *range(len(table.people))]:
            text = sent_to(table, person)
            for deal in table.deals:
                assert (deal.secret.encode() in text) == deal.secret_revealed
                assert str(deal.seed).encode() not in text or not deal.seed
                assert provable_deal.commitment(table.id, deal.number, deal.secret).encode() in text
                seen += deal.secret_revealed
        for deal in table.deals[-2:]:
            assert not deal.secret_revealed or deal is table.deals[-2]
    assert seen or game == "auf-und-ab"


def test_a_part_is_shown_when_it_has_been_dealt_with() -> None:
    sitting = seated()
    sitting.commit()
    mine = sitting.part(1).encode()
    sitting.done(HOST, Start())
    assert all(match_view(sitting.table, person) is None for person in (None, HOST, GUEST))
    sitting.reveal(1)
    assert all(mine not in sent_to(sitting.table, person) for person in (None, HOST, GUEST))
    sitting.reveal(0)
    assert all(mine in sent_to(sitting.table, person) for person in (None, HOST, GUEST))


def test_a_table_says_who_sits_where_and_who_you_are() -> None:
    sitting = seated(plan("dnup", OpenSeat(), MySeat(), BotSeat(level="novice"), listed=True, watch="open"))
    view = table_view(sitting.table, GUEST)
    assert [(seat.kind, seat.name, seat.level, seat.host) for seat in view.seats] == [
        ("person", "Guest 0", None, False),
        ("person", "Ada", None, True),
        ("bot", None, "novice", False),
    ]
    assert (view.you.person, view.you.seat, view.you.host, view.you.name, view.you.lang) == (
        1,
        0,
        False,
        "Guest 0",
        "en",
    )
    assert (view.status, view.matches, view.listed, view.watch, view.options) == (
        "lobby", 0, True, "open", {"players": 3},
    )  # fmt: skip
    onlooker = table_view(sitting.table, None)
    assert onlooker.seats == view.seats
    assert (onlooker.you.person, onlooker.you.seat, onlooker.you.host, onlooker.you.name) == (None, None, False, None)
    assert match_view(sitting.table, GUEST) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_its_own_hand_and_of_others_how_many(game: str) -> None:
    sitting = started(plan(game))
    assert sitting.table.match is not None
    hands = sitting.table.match.state()["hands"]
    for person in (HOST, GUEST, None):
        view = match_view(sitting.table, person)
        assert view is not None
        expected = [hand if seat == person else len(hand) for seat, hand in enumerate(hands)]
        assert view.view["hands"] == expected
        assert view.open is None
        assert bool(view.moves) == (person in sitting.table.turn())


@pytest.mark.parametrize("game", GAMES)
def test_viewers_who_share_parts_get_what_each_would_get_alone(game: str) -> None:
    sitting = started(plan(game))
    table, chance = sitting.table, random.Random(5)
    for _ in range(15):
        seat = chance.choice(table.turn())
        have = table.number
        sitting.play(seat, chance.choice(sitting.moves(seat)))
        for persons in ((None, HOST, GUEST), (GUEST, HOST, None)):
            shared = SharedViews(table, joined=True)
            for person in persons * 2:
                for guided in (False, True):
                    alone = match_view(table, person, guided)
                    assert wire.encode(shared.match_view(person, guided)) == wire.encode(alone)
                assert shared.recent_lines(have) == recent_lines(table, have)
                assert shared.recent_lines(0) == recent_lines(table, 0)


@pytest.mark.parametrize("game", ["up-and-down", "auf-und-ab"])
def test_that_somebody_has_chosen_is_public_what_is_not(game: str) -> None:
    sitting = sealing(plan(game))
    move = sitting.moves(1)[0]
    cards = move["cards"] if game == "auf-und-ab" else [move["card"]]
    sitting.play(1, move)
    assert sitting.table.lines[-1].code == {"up-and-down": "up-and-down/chosen", "auf-und-ab": "auf-und-ab/laid"}[game]
    assert not set(cards) & set(sitting.table.lines[-1].values.values())
    views = {person: match_view(sitting.table, person) for person in (None, HOST, GUEST)}
    assert [view.can_take_back for view in views.values() if view] == [False, False, True]
    key = "chosen" if game == "up-and-down" else "piles"
    hidden = True if game == "up-and-down" else len(cards)
    shown = cards[0] if game == "up-and-down" else [[card] for card in sorted(cards)]
    assert [view.view[key][1] for view in views.values() if view] == [hidden, hidden, shown]


@pytest.mark.parametrize("watch", ["public", "open"])
def test_when_the_match_is_over_those_who_played_see_everything(watch: str) -> None:
    sitting = over(plan("up-and-down", options={"deck": "small-9"}, watch=watch))
    assert sitting.table.match is not None
    for person in (HOST, GUEST, None):
        view = match_view(sitting.table, person)
        assert view is not None
        allowed = person is not None or watch == "open"
        assert may_see_all(sitting.table, person) == allowed
        assert view.open == (sitting.table.match.state() if allowed else None)
        assert view.moves == []
        assert view.deadlines == [None, None]
    sitting.done(HOST, Close())
    assert not may_see_all(sitting.table, HOST)


def test_only_lines_after_the_given_number_are_returned() -> None:
    sitting = started()
    sitting.done(HOST, Say(text="so"))
    lines = lines_after(sitting.table, 0)
    assert [line.number for line in lines] == sorted(line.number for line in lines)
    for number in range(sitting.table.number + 2):
        assert lines_after(sitting.table, number) == [line for line in lines if line.number > number]


def test_a_long_log_is_returned_in_parts_that_fit_together() -> None:
    sitting = started()
    sitting.finish()
    for number in range(3 * MOST_LINES):
        sitting.now += 60_000
        sitting.done(HOST, Rename(name=f"Ada {number}"))
    table = sitting.table
    lines = lines_after(table, 0)
    after, found = recent_lines(table, 0)
    assert MOST_LINES <= len(found) < MOST_LINES + 20
    assert found == lines_after(table, after)
    more = True
    while more:
        earlier, more = lines_before(table, found[0].number)
        assert MOST_LINES <= len(earlier) < MOST_LINES + 20 or not more
        assert earlier[0].number < earlier[-1].number < found[0].number
        found = earlier + found
    assert found == lines
    assert lines_before(table, 0) == ([], False)
    have = table.number - 5
    assert recent_lines(table, have) == (have, lines_after(table, have))


def test_the_lines_of_one_event_stay_together_however_many_they_are() -> None:
    table = started().table
    table.number += 1
    for _ in range(2 * MOST_LINES):
        table.log(0, "table/said", text="so")
    after, found = recent_lines(table, 0)
    assert (after, len(found)) == (table.number - 1, 2 * MOST_LINES)
