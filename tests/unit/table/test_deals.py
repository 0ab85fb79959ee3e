"""How a deal comes about: the server and the seats commit, the seats reveal, the round is dealt. Who does not reveal in
time is left out, and everybody sees it."""

import itertools
from typing import Any

import pytest

from kit.tables import GAMES, GUEST, HOST, THIRD, Sitting, plan, seated, secret, snapshot, stored
from updown.table import provable_deal
from updown.table.commands import Close, CommitPart, Leave, Rematch, RevealPart, Start
from updown.table.events import (
    DealCommitted,
    EntropyAdded,
    Entry,
    Event,
    MatchStarted,
    PartCommitted,
    PartRevealed,
    PartsAsked,
    RoundDealt,
    RoundDealtOld,
    SecretRevealed,
)
from updown.table.plan import BotSeat, MySeat, OpenSeat, Unhurried
from updown.table.proof import check_record
from updown.table.refusals import Rejected
from updown.table.state import PARTS_MS, fold_all
from updown.table.views import finished_record, table_view

TWO_ROUNDS = {"deck": "small-9", "rounds": 2, "tiebreak": "shared"}
THREE = (MySeat(), OpenSeat(), OpenSeat())


def kinds(events: list[Event]) -> list[type]:
    return [type(event) for event in events]


def asked(game: str = "up-and-down", *seats: int, **more: Any) -> Sitting:
    """A match that waits for the parts of its first deal: of these seats, or of all."""
    sitting = seated(plan(game, **more))
    sitting.commit(*seats)
    sitting.done(HOST, Start())
    return sitting


def commit(sitting: Sitting, seat: int, part: str | None = None) -> CommitPart:
    deal = sitting.table.next_deal.number
    chosen = sitting.part(seat) if part is None else part
    return CommitPart(deal=deal, commitment=provable_deal.part_commitment(sitting.table.id, deal, seat, chosen))


def lines(sitting: Sitting, code: str) -> list[Any]:
    return [line.values for line in sitting.table.lines if line.code == f"table/{code}"]


# --- the first deal ---


@pytest.mark.parametrize("game", GAMES)
def test_the_first_round_is_dealt_when_all_who_committed_have_revealed(game: str) -> None:
    sitting = seated(plan(game))
    sitting.commit()
    begun, ask = sitting.done(HOST, Start())
    assert isinstance(begun, MatchStarted)
    assert ask == PartsAsked(deal=0)
    assert sitting.table.status == "playing"
    assert sitting.table.turn() == ()
    first = sitting.done(HOST, RevealPart(deal=0, part=sitting.part(0)))
    assert first == [PartRevealed(deal=0, seat=0, part=sitting.part(0))]
    revealed, dealt, committed = sitting.done(GUEST, RevealPart(deal=0, part=sitting.part(1)))
    assert isinstance(revealed, PartRevealed)
    assert isinstance(dealt, RoundDealt)
    assert committed == DealCommitted(deal=1, secret=secret(sitting.secrets))
    parts = [secret(0, f"part of seat {seat}") for seat in range(2)]
    assert sitting.table.deal.seed == provable_deal.round_seed(sitting.table.id, 0, secret(1), parts)
    assert lines(sitting, "dealt")[0]["parts"] == parts
    assert lines(sitting, "left-out") == []


def test_without_commitments_nobody_is_waited_for() -> None:
    sitting = seated()
    assert kinds(sitting.done(HOST, Start())) == [MatchStarted, RoundDealt, DealCommitted]


def test_who_does_not_reveal_in_time_is_left_out_and_everybody_sees_it() -> None:
    sitting = asked()
    sitting.reveal(0)
    assert sitting.wait(PARTS_MS / 1000 - 0.001) == []
    assert kinds(sitting.wait(0.001)) == [RoundDealt, DealCommitted]
    dealt = lines(sitting, "dealt")[0]
    assert [bool(part) for part in dealt["parts"]] == [True, False]
    assert [bool(commitment) for commitment in dealt["commitments"]] == [True, True]
    assert lines(sitting, "left-out") == [{"seat": 1, "deal": 0}]
    assert sitting.table.deal.seed == provable_deal.round_seed(
        sitting.table.id, 0, secret(1), [secret(0, "part of seat 0"), ""]
    )


def test_a_table_without_a_clock_waits_no_longer_for_parts_than_others() -> None:
    sitting = seated(plan("dnup", MySeat(), BotSeat(), pace=Unhurried()))
    sitting.commit()
    sitting.done(HOST, Start())
    assert sitting.table.next_deadline() == sitting.now + PARTS_MS
    assert kinds(sitting.wait(PARTS_MS / 1000)) == [RoundDealt, DealCommitted]
    assert sitting.table.next_deadline() is None


# --- what is seen of it ---


def test_everybody_sees_the_commitments_and_who_has_revealed_and_no_part() -> None:
    sitting = asked()
    sitting.reveal(1)
    for person in (None, HOST, GUEST):
        deal = table_view(sitting.table, person).next_deal
        assert deal.commitment == provable_deal.commitment(sitting.table.id, 0, secret(1))
        assert deal.commitments == [
            provable_deal.part_commitment(sitting.table.id, 0, seat, sitting.part(seat)) for seat in range(2)
        ]
        assert (deal.asked, deal.revealed) == (True, [1])


def test_a_deal_that_waits_is_folded_from_its_events_again() -> None:
    sitting = asked()
    sitting.reveal(1)
    again = fold_all(map(stored, sitting.entries))
    assert snapshot(again) == snapshot(sitting.table)
    assert again.missing_parts() == [0]


# --- changing one's mind, and asking twice ---


def test_the_last_commitment_counts_until_parts_are_asked_for() -> None:
    sitting = seated()
    sitting.done(HOST, commit(sitting, 0, secret(7)))
    assert sitting.done(HOST, commit(sitting, 0)) == [
        PartCommitted(deal=0, seat=0, commitment=commit(sitting, 0).commitment)
    ]
    sitting.done(HOST, Start())
    assert sitting.refused(HOST, RevealPart(deal=0, part=secret(7))) == "table/wrong-part"
    assert sitting.refused(HOST, commit(sitting, 0, secret(7))) == "table/parts-asked"
    sitting.reveal(0)
    assert sitting.table.turn()


def test_the_same_twice_is_done_once() -> None:
    sitting = asked()
    assert sitting.done(HOST, commit(sitting, 0)) == []
    sitting.reveal(0)
    assert sitting.done(HOST, RevealPart(deal=0, part=sitting.part(0))) == []


# --- later deals: during the round before ---


def test_during_a_round_parts_are_asked_for_when_all_have_committed() -> None:
    """So nobody waits when the round is over."""
    sitting = seated(plan(options=TWO_ROUNDS))
    sitting.done(HOST, Start())
    assert kinds(sitting.done(HOST, commit(sitting, 0))) == [PartCommitted]
    assert kinds(sitting.done(GUEST, commit(sitting, 1))) == [PartCommitted, PartsAsked]
    sitting.reveal()
    events = play_round(sitting)
    assert kinds(events[-3:]) == [SecretRevealed, RoundDealt, DealCommitted]
    assert all(lines(sitting, "dealt")[1]["parts"])


def play_round(sitting: Sitting) -> list[Event]:
    """The events of the last move of a round."""
    deal, events = sitting.table.deal.number, list[Event]()
    while sitting.table.status == "playing" and sitting.table.deal.number == deal and not sitting.table.waits_for_deal:
        events = sitting.play(sitting.table.turn()[0])
    return events


def test_after_a_round_a_part_that_was_not_asked_for_in_time_is_waited_for() -> None:
    sitting = seated(plan(options=TWO_ROUNDS))
    sitting.done(HOST, Start())
    sitting.done(GUEST, commit(sitting, 1))
    assert kinds(play_round(sitting)[-2:]) == [SecretRevealed, PartsAsked]
    assert sitting.table.waits_for_deal
    assert sitting.table.turn() == ()
    sitting.reveal(1)
    assert sitting.table.turn()
    assert [bool(part) for part in lines(sitting, "dealt")[1]["parts"]] == [False, True]


def test_who_has_had_time_enough_to_reveal_is_not_waited_for_after_the_round() -> None:
    sitting = seated(plan(options=TWO_ROUNDS))
    sitting.done(HOST, Start())
    sitting.commit()
    sitting.reveal(0)
    sitting.now += PARTS_MS
    assert kinds(play_round(sitting)[-3:]) == [SecretRevealed, RoundDealt, DealCommitted]
    assert lines(sitting, "left-out") == [{"seat": 1, "deal": 1}]


def test_somebody_whose_seat_a_bot_holds_is_not_waited_for() -> None:
    sitting = seated(plan(options=TWO_ROUNDS))
    sitting.done(HOST, Start())
    sitting.table.seats[1].held = True
    assert kinds(sitting.done(HOST, commit(sitting, 0))) == [PartCommitted, PartsAsked]


# --- tables that began before seats committed to their parts ---


def test_a_match_that_was_dealt_the_old_way_goes_on_in_the_new_one() -> None:
    sitting = seated(plan(options=TWO_ROUNDS))
    table = sitting.table
    seed = provable_deal.round_seed_1(table.id, 0, table.next_deal.secret, ("", "c0ffee"))
    setup = table.game.deal(seed=0).deal_setup(provable_deal.deal_stream(seed))
    for event in (
        EntropyAdded(seat=1, entropy="c0ffee"),
        MatchStarted(match=0, rules_version=table.game.rules_version),
        RoundDealtOld(deal=0, entropy=("", "c0ffee"), setup=setup),
        DealCommitted(deal=1, secret=secret(50)),
    ):
        entry = Entry(table.number + 1, sitting.now, "", event)
        table.fold(entry)
        sitting.entries.append(entry)
    sitting.commit()
    sitting.reveal()
    sitting.finish()
    record = finished_record(table, HOST, 0)
    assert not isinstance(record, Rejected)
    assert record["proof"]["format"] == "updown-proof/2"
    assert [sorted(deal) for deal in record["proof"]["deals"]] == [
        ["commitment", "deal", "entropy", "secret"],
        ["commitment", "commitments", "deal", "parts", "secret"],
    ]
    assert check_record(record).consistent


# --- people who go ---


def test_who_leaves_before_the_parts_are_asked_for_has_no_part() -> None:
    sitting = seated(plan("dnup", *THREE))
    sitting.commit()
    sitting.done(THIRD, Leave())
    assert table_view(sitting.table, HOST).next_deal.commitments[2] == ""


def test_who_leaves_instead_of_revealing_is_left_out_and_not_waited_for() -> None:
    sitting = seated(plan("dnup", *THREE))
    sitting.commit()
    sitting.done(HOST, Start())
    sitting.reveal(0, 1)
    assert kinds(sitting.done(THIRD, Leave()))[1:] == [RoundDealt, DealCommitted]
    assert lines(sitting, "left-out") == [{"seat": 2, "deal": 0}]


def test_a_table_that_is_closed_deals_no_more() -> None:
    sitting = asked()
    sitting.done(HOST, Close())
    assert sitting.wait(60) == []
    assert sitting.table.next_deadline() is None


def test_a_rematch_has_a_deal_with_parts_too() -> None:
    sitting = seated(plan(options={"deck": "small-9", "tiebreak": "shared"}))
    sitting.done(HOST, Start())
    sitting.finish()
    sitting.commit()
    sitting.done(HOST, Rematch())
    assert kinds(sitting.done(GUEST, Rematch()))[1:] == [MatchStarted, PartsAsked]
    sitting.reveal()
    assert all(lines(sitting, "dealt")[1]["parts"])


# --- the operator ---


def wanted(setup: dict[str, Any]) -> bool:
    """A deal that the operator would like: four values that beat most others in the own hand."""
    return sum(int(card[1:]) >= 11 for card in setup["hands"][0]) >= 7


def test_an_operator_who_plays_cannot_aim_at_a_deal() -> None:
    """The operator reads all that is stored, and looks for a part of his own that gives him the deal he wants. Before
    the parts are asked for he knows the others' commitments only; afterwards his own is fixed."""
    sitting = seated(plan(options={"players": 2}))
    sitting.done(GUEST, commit(sitting, 1))
    table = sitting.table
    match = table.game.deal(seed=0)

    def setup_with(parts: list[str]) -> dict[str, Any]:
        seed = provable_deal.round_seed(table.id, 0, table.next_deal.secret, parts)
        return match.deal_setup(provable_deal.deal_stream(seed))

    # All that is stored of the other's part is its commitment. Aiming with what he knows, he finds a part ...
    known = table.next_deal.commitments[1]
    assert sitting.part(1) not in str(sitting.entries)
    tries = (f"{number:064x}" for number in itertools.count())
    mine = next(part for part in tries if wanted(setup_with([part, known])))
    sitting.done(HOST, commit(sitting, 0, mine))
    sitting.done(HOST, Start())
    sitting.reveal(1)
    # ... which gives another deal than he has aimed at: the other's part was not known then.
    assert setup_with([mine, sitting.part(1)]) != setup_with([mine, known])
    # Now he knows everything, and finds a part that would do. The table does not take it.
    better = next(part for part in tries if wanted(setup_with([part, sitting.part(1)])))
    assert sitting.refused(HOST, RevealPart(deal=0, part=better)) == "table/wrong-part"
    assert sitting.refused(HOST, commit(sitting, 0, better)) == "table/parts-asked"
