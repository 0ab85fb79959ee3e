"""A receipt is what somebody's own program noted of the deals while they were made. With it a record is shown to be
fair, and a forged one is found out."""

import json
import random
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from kit.tables import GAMES, HOST, TABLE, Crowd, Sitting, plan, seated, secret
from updown.cli.main import main
from updown.rules.match import Json, Match
from updown.rules.rng import new_stream
from updown.table import provable_deal
from updown.table.commands import Start
from updown.table.plan import MySeat, OpenSeat
from updown.table.proof import BadReceipt, check_receipt, check_record
from updown.table.refusals import Rejected
from updown.table.views import finished_record, match_view, table_view

THREE = (MySeat(), OpenSeat(), OpenSeat())


class Notes:
    """Notes what a seat's program is shown of each deal, as the browser does."""

    def __init__(self, sitting: Sitting, seat: int | None) -> None:
        self.sitting = sitting
        self.seat = seat
        self.deals: dict[int, Json] = {}

    def look(self) -> None:
        table = self.sitting.table
        person = None if self.seat is None else table.seats[self.seat].person
        view, match = table_view(table, person).next_deal, match_view(table, person)
        noted = self.deals.setdefault(view.deal, {"deal": view.deal, "commitment": view.commitment, "hand": None})
        part = self.sitting.part(self.seat) if self.seat is not None and view.commitments[self.seat] else ""
        noted.update(commitments=view.commitments, seat=self.seat, part=part)
        dealt = self.deals.get(view.deal - 1)
        if match is not None and dealt is not None and dealt["hand"] is None and self.seat is not None:
            dealt["hand"] = match.view["hands"][self.seat]

    @property
    def receipt(self) -> Json:
        return {"format": "updown-receipt/1", "table": self.sitting.table.id, "deals": [*self.deals.values()]}


def play(game: str, seats: tuple[int | None, ...] = (0, 1, None), late: int = -1) -> tuple[Json, list[Json]]:
    """The record of a match in which all take part in the deals, and the receipts of these seats. `late` never reveals
    its part of the first deal."""
    options = {"up-and-down": {"rounds": 2}, "auf-und-ab": {}, "dnup": {}}[game]
    sitting = seated(plan(game, *THREE, options=options))
    notes = [Notes(sitting, seat) for seat in seats]
    crowd = Crowd(sitting, random.Random(game), sense=1.0)

    def look() -> None:
        for each in notes:
            each.look()

    sitting.commit()
    sitting.done(HOST, Start())
    look()
    for seat in range(3):
        if seat != late:
            sitting.reveal(seat)
    sitting.wait(5)
    look()
    while sitting.table.status == "playing":
        if sitting.table.next_deal.asked_at is None:
            sitting.commit()
            look()
            sitting.reveal()
        crowd.step()
        look()
    record = finished_record(sitting.table, HOST, 0)
    assert not isinstance(record, Rejected)
    return json.loads(json.dumps(record)), [each.receipt for each in notes]


@pytest.fixture(scope="module")
def played() -> tuple[Json, Json]:
    """A match of Up & Down over two rounds, and the receipt of seat 1."""
    record, [receipt] = play("up-and-down", (1,))
    assert len(record["rounds"]) == 2
    return record, receipt


@pytest.mark.parametrize("game", GAMES)
def test_a_true_record_is_fair_to_everybody_who_took_part(game: str) -> None:
    record, receipts = play(game)
    rounds = list(range(len(record["rounds"])))
    assert len(rounds) > 1 or game == "auf-und-ab"
    for receipt in receipts[:2]:
        found = check_receipt(record, receipt)
        assert (found.fair, found.left_out, found.unseen, found.problem) == (rounds, [], [], None)
        assert all(deal["hand"] for deal in receipt["deals"][:-1])
    found = check_receipt(record, receipts[2])
    assert (found.fair, found.left_out) == ([], rounds)


def test_a_receipt_shows_that_its_owner_was_left_out_and_the_others_part_is_in() -> None:
    record, [mine, theirs] = play("up-and-down", (0, 1), late=0)
    assert (check_receipt(record, mine).fair, check_receipt(record, mine).left_out) == ([1], [0])
    assert check_receipt(record, theirs).fair == [0, 1]


def test_a_round_that_nobody_saw_is_not_called_fair(played: tuple[Json, Json]) -> None:
    record, receipt = deepcopy(played)
    del receipt["deals"][0]
    found = check_receipt(record, receipt)
    assert (found.fair, found.unseen) == ([1], [0])


# --- forging ---


def forge(record: Json, secret_of_server: str | None = None, part_of: int | None = None) -> Json:
    """Another record of the first round with an impeccable proof: from another secret of the server, or from another
    part of a seat with a commitment to match."""
    forged = deepcopy(record)
    deal = forged["proof"]["deals"][0]
    if secret_of_server is not None:
        deal["secret"] = secret_of_server
        deal["commitment"] = provable_deal.commitment(TABLE, 0, secret_of_server)
    if part_of is not None:
        deal["parts"][part_of] = secret(99)
        deal["commitments"][part_of] = provable_deal.part_commitment(TABLE, 0, part_of, secret(99))
    del forged["rounds"][1:], forged["proof"]["deals"][1:]
    match = Match(check_record(record).match.game, new_stream(0))
    setup = match.deal_setup(
        provable_deal.deal_stream(provable_deal.round_seed(TABLE, 0, deal["secret"], deal["parts"]))
    )
    forged["rounds"] = [{"setup": setup, "events": []}]
    assert check_record(forged).consistent
    return forged


FORGED: list[tuple[str, str, Callable[[Json], Json]]] = [
    (
        "another secret",
        "round 0: the server's secret is not the one it committed to before the deal",
        lambda record: forge(record, secret_of_server=secret(98)),
    ),
    (
        "the operator's seat tries again",
        "round 0: seat 0 took part with something it had not committed to before the deal",
        lambda record: forge(record, part_of=0),
    ),
    (
        "the own part replaced",
        "round 0: seat 1 took part with something it had not committed to before the deal",
        lambda record: forge(record, part_of=1),
    ),
]


@pytest.mark.parametrize(("about", "why", "make"), FORGED, ids=[about for about, _, _ in FORGED])
def test_a_forged_record_is_consistent_with_itself_and_refused_by_a_receipt(
    about: str, why: str, make: Callable[[Json], Json], played: tuple[Json, Json]
) -> None:
    record, receipt = played
    with pytest.raises(BadReceipt) as refusal:
        check_receipt(make(record), receipt)
    assert str(refusal.value) == why


def test_a_seat_that_committed_only_after_others_had_revealed_is_found_out(played: tuple[Json, Json]) -> None:
    """A server that showed no commitment of its own seat, heard the others' parts, and then made one to match."""
    record, receipt = deepcopy(played)
    receipt["deals"][0]["commitments"][0] = ""
    with pytest.raises(BadReceipt, match="seat 0 took part with something it had not committed to before the deal"):
        check_receipt(record, receipt)


def test_another_hand_than_was_seen_is_found_out(played: tuple[Json, Json]) -> None:
    record, receipt = deepcopy(played)
    receipt["deals"][0]["hand"][0] = "D2" if receipt["deals"][0]["hand"][0] != "D2" else "D3"
    with pytest.raises(BadReceipt, match="round 0: seat 1 saw another hand than the record says"):
        check_receipt(record, receipt)


def test_another_part_than_was_given_is_found_out(played: tuple[Json, Json]) -> None:
    record, receipt = deepcopy(played)
    receipt["deals"][0]["part"] = secret(97)
    with pytest.raises(BadReceipt, match="seat 1 is said to have taken part with something else than it did"):
        check_receipt(record, receipt)


def deal(change: Callable[[Json], object]) -> Callable[[Json], object]:
    return lambda receipt: change(receipt["deals"][0])


UNREADABLE = "deal 0 of the receipt cannot be read"
BAD: list[tuple[str, str, Callable[[Json], object]]] = [
    ("another format", "this is not a receipt", lambda receipt: receipt.update(format="updown-receipt/2")),
    ("another table", "the receipt is of table 'b', the record of table", lambda receipt: receipt.update(table="b")),
    ("no deals", "the deals of the receipt are None", lambda receipt: receipt.pop("deals")),
    ("a deal that is a text", UNREADABLE, lambda receipt: receipt.update(deals=["0"])),
    ("a deal that is a list", UNREADABLE, lambda receipt: receipt.update(deals=[[]])),
    ("no number", UNREADABLE, deal(lambda found: found.pop("deal"))),
    ("a number that is a truth", UNREADABLE, deal(lambda found: found.update(deal=False))),
    ("a seat that is not there", UNREADABLE, deal(lambda found: found.update(seat=3))),
    ("a seat that is a text", UNREADABLE, deal(lambda found: found.update(seat="1"))),
    ("commitments of two", UNREADABLE, deal(lambda found: found["commitments"].pop())),
    ("a commitment that is no text", UNREADABLE, deal(lambda found: found.update(commitment=1))),
    ("a part that is no text", UNREADABLE, deal(lambda found: found.update(part=None))),
    ("a hand that is a number", UNREADABLE, deal(lambda found: found.update(hand=3))),
    ("a hand of numbers", UNREADABLE, deal(lambda found: found.update(hand=[3]))),
]


@pytest.mark.parametrize(("about", "why", "spoil"), BAD, ids=[about for about, _, _ in BAD])
def test_a_receipt_that_cannot_be_read_says_why(
    about: str, why: str, spoil: Callable[[Json], object], played: tuple[Json, Json]
) -> None:
    record, receipt = deepcopy(played)
    spoil(receipt)
    with pytest.raises(BadReceipt) as refusal:
        check_receipt(record, receipt)
    assert str(refusal.value).startswith(why)


def test_a_receipt_that_is_no_object_is_refused(played: tuple[Json, Json]) -> None:
    with pytest.raises(BadReceipt, match="this is not a receipt"):
        check_receipt(played[0], [])


# --- on the command line ---


def verify(
    folder: Path, capsys: pytest.CaptureFixture[str], record: Json, receipt: Any = None, *more: str
) -> tuple[int, list[str]]:
    (folder / "record.json").write_text(json.dumps(record))
    args = ["verify", str(folder / "record.json"), *more]
    if receipt is not None:
        (folder / "receipt.json").write_text(json.dumps(receipt))
        args += ["--receipt", str(folder / "receipt.json")]
    code = main(args)
    captured = capsys.readouterr()
    return code, (captured.out + captured.err).splitlines()


def test_verify_says_fair_only_with_a_receipt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], played: tuple[Json, Json]
) -> None:
    record, receipt = played
    code, said = verify(tmp_path, capsys, record)
    assert code == 0
    assert said[0].startswith("The rules were kept: ")
    assert said[1].startswith("The record is consistent with itself: ")
    assert "fair" not in " ".join(said)
    code, said = verify(tmp_path, capsys, record, receipt)
    assert code == 0
    assert said[1].startswith("The deal was fair in all 2 rounds: ")
    code, said = verify(tmp_path, capsys, record, receipt, "--json")
    assert json.loads(said[0])["verdict"] == "fair"
    code, said = verify(tmp_path, capsys, record, None, "--json")
    assert json.loads(said[0])["verdict"] == "consistent"


def test_verify_refuses_a_forged_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], played: tuple[Json, Json]
) -> None:
    record, receipt = played
    forged = forge(record, secret_of_server=secret(98))
    code, said = verify(tmp_path, capsys, forged)
    assert code == 0
    assert "fair" not in " ".join(said)
    code, said = verify(tmp_path, capsys, forged, receipt)
    assert code == 1
    assert said[1] == "round 0: the server's secret is not the one it committed to before the deal"
    code, said = verify(tmp_path, capsys, forged, receipt, "--json")
    assert (code, json.loads(said[0])["verdict"]) == (1, "wrong")


def test_verify_tells_which_rounds_are_not_proven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], played: tuple[Json, Json]
) -> None:
    record, receipt = deepcopy(played)
    del receipt["deals"][0]
    code, said = verify(tmp_path, capsys, record, receipt)
    assert code == 0
    assert said[1].startswith("The deal was fair in round 2 of 2: ")
    assert said[2] == "Not proven fair: round 1 of 2, which the receipt does not have."
    record, [mine] = play("up-and-down", (0,), late=0)
    code, said = verify(tmp_path, capsys, record, mine)
    assert said[2].startswith("Not proven fair: round 1 of 2, which had no part of yours in the deal. ")
    code, said = verify(tmp_path, capsys, record, mine, "--json")
    assert json.loads(said[0])["verdict"] == "not-proven"


def test_a_record_without_a_proof_keeps_the_rules_and_claims_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], played: tuple[Json, Json]
) -> None:
    record = {key: value for key, value in played[0].items() if key != "proof"}
    code, said = verify(tmp_path, capsys, record)
    assert code == 0
    assert said[0].startswith("The rules were kept: ")
    assert said[1] == "The record has no proof: nothing is known about how its cards and dice came about."
    code, said = verify(tmp_path, capsys, record, None, "--json")
    assert (code, json.loads(said[0])["verdict"]) == (0, "no-proof")
    code, said = verify(tmp_path, capsys, record, played[1])
    assert code == 1, "with a receipt, a proof is expected"
