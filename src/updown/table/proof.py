"""Checks a record against the proof of its deals, and against the receipt of somebody who was there.

A proof is part of the record, so the writer of the record can write a matching proof: by itself it shows only that the
record is consistent. A receipt is stored by a player's own program: the commitments that it received before anybody
revealed anything, the part that it contributed, and the hand that it then saw. Only both together show a fair deal."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from updown.games.record import replay
from updown.rules.errors import BadSetup, IllegalMove, shown
from updown.rules.match import Json, Match
from updown.table import provable_deal
from updown.table.provable_deal import PROOF_FORMATS

RECEIPT_FORMAT = "updown-receipt/1"
MOST_DEALS = 1 << 32


class BadProof(ValueError):
    """The proof of a deal is missing, cannot be read, or contradicts the cards."""


class BadReceipt(ValueError):
    """A receipt cannot be read, is of another table, or contradicts the record."""


class ProvenDeal(NamedTuple):
    """A deal as the record has it. `parts` and `commitments` have one text for each seat, "" if it took no part;
    `seed` gives the cards and dice."""

    number: int
    commitment: str
    commitments: tuple[str, ...]
    parts: tuple[str, ...]
    seed: int


class Witnessed(NamedTuple):
    """A deal as a witness saw it. `seat` is None for an onlooker, and `hand` if the deal itself was not seen."""

    number: int
    commitment: str
    commitments: tuple[str, ...]
    seat: int | None
    part: str
    hand: tuple[str, ...] | None


@dataclass
class Findings:
    """The result of a check. `problem` is the reason why the proof does not fit the record; None if it fits. For a
    receipt, the rounds by number: `fair` with the witness's own part, `left_out` without it, `unseen` not in the
    receipt."""

    match: Match
    rounds: int
    problem: str | None = None
    fair: list[int] = field(default_factory=list)
    left_out: list[int] = field(default_factory=list)
    unseen: list[int] = field(default_factory=list)

    @property
    def consistent(self) -> bool:
        """Whether all cards and dice follow from the secrets and parts in the record."""
        return self.problem is None


def check_record(record: Json) -> Findings:
    """Replays a record; BadRecord if it breaks a rule. `problem` is the problem of its proof."""
    deals = _Deals(record)
    match = replay(record, witness=deals)
    return Findings(match, len(record["rounds"]), deals.problem)


def check_receipt(record: Json, receipt: Any) -> Findings:
    """Checks a record and the receipt of somebody who was there. BadReceipt if the record is not of the match that the
    witness saw."""
    findings = check_record(record)
    if findings.problem is not None:
        return findings
    table = record["proof"]["table"]
    seen = {witnessed.number: witnessed for witnessed in read_receipt(receipt, table, findings.match.game.players)}
    for number, (part, found) in enumerate(zip(record["rounds"], record["proof"]["deals"], strict=True)):
        deal = _read_deal(f"round {number}", table, findings.match.game.players, found)
        witnessed = seen.get(deal.number)
        if witnessed is None:
            findings.unseen.append(number)
        elif _check_round(f"round {number}", deal, witnessed, part["setup"]):
            findings.fair.append(number)
        else:
            findings.left_out.append(number)
    return findings


def _check_round(place: str, deal: ProvenDeal, seen: Witnessed, setup: Json) -> bool:
    """Whether the witness's own part is in the deal. BadReceipt if it is not the deal that the witness saw."""
    if seen.commitment != deal.commitment:
        raise BadReceipt(f"{place}: the server's secret is not the one it committed to before the deal")
    for seat, part in enumerate(deal.parts):
        if part and seen.commitments[seat] != deal.commitments[seat]:
            raise BadReceipt(f"{place}: seat {seat} took part with something it had not committed to before the deal")
    if seen.seat is None:
        return False
    part = deal.parts[seen.seat]
    if part and part != seen.part:
        raise BadReceipt(f"{place}: seat {seen.seat} is said to have taken part with something else than it did")
    if seen.hand is not None and sorted(setup["hands"][seen.seat]) != sorted(seen.hand):
        raise BadReceipt(f"{place}: seat {seen.seat} saw another hand than the record says")
    return bool(part) and bool(seen.part)


class _Deals:
    """Observes a replay: repeats each deal and each roll of the dice from the proof. Notes the first problem and lets
    the replay continue, which checks the rules."""

    def __init__(self, record: Any) -> None:
        self.problem: str | None = None
        self._seed = 0
        self._deals: list[Any] = []
        self._table = ""
        self._note(partial(self._read, record))

    def _note(self, check: Callable[[], None]) -> None:
        if self.problem is None:
            try:
                check()
            except BadProof as error:
                self.problem = str(error)

    def _read(self, record: Any) -> None:
        proof = record.get("proof") if isinstance(record, dict) else None
        if not isinstance(proof, dict) or proof.get("format") not in PROOF_FORMATS:
            expected = " or ".join(map(repr, PROOF_FORMATS))
            raise BadProof(f"the record has no proof of its deals: expected 'proof' with format {expected}")
        table, deals, rounds = proof.get("table"), proof.get("deals"), record.get("rounds")
        count = len(rounds) if isinstance(rounds, list) else 0
        if not isinstance(table, str) or not table.isascii() or not isinstance(deals, list) or len(deals) != count:
            raise BadProof(f"the proof has to name its table and {count} deals, one for each round")
        self._table, self._deals = table, deals

    def before_round(self, match: Match, number: int, setup: Json) -> None:
        self._note(lambda: self._check_setup(match, number, setup))

    def before_event(self, match: Match, number: int, place: int, event: Any) -> None:
        self._note(lambda: self._check_chance(match, number, place, event))

    def _check_setup(self, match: Match, number: int, setup: Json) -> None:
        place = f"round {number}"
        deal = _read_deal(place, self._table, match.game.players, self._deals[number])
        self._seed = deal.seed
        try:
            dealt = match.read_setup(setup)
        except BadSetup:
            return  # The replay itself refuses it.
        if match.deal_setup(provable_deal.deal_stream(deal.seed)) != dealt:
            raise BadProof(f"{place}: from its secret other cards come than were dealt")

    def _check_chance(self, match: Match, number: int, place: int, event: Any) -> None:
        """The replay itself refuses an event that cannot be read or played."""
        name = event.get("move") if isinstance(event, dict) else None
        key = match.game.chance_keys.get(name) if isinstance(name, str) else None
        if key is None:
            return
        move = {name: value for name, value in event.items() if name not in ("seat", key)}
        try:
            resolved = match.resolve(event.get("seat"), move, partial(provable_deal.event_stream, self._seed, place))
        except IllegalMove:
            return
        if resolved[key] != event.get(key):
            given = shown(event.get(key))
            raise BadProof(f"round {number}, event {place}: {key} is {given}, from its secret comes {resolved[key]}")


# --- reading ---


def _read_deal(place: str, table: str, players: int, found: Any) -> ProvenDeal:
    """Reads a deal and checks its commitments."""
    try:
        old = "entropy" in found
        number, secret = found["deal"], found["secret"]
        parts = _texts(found["entropy" if old else "parts"], players)
        commitments = ("",) * players if old else _texts(found["commitments"], players)
        readable = (
            type(number) is int
            and 0 <= number < MOST_DEALS
            and len(bytes.fromhex(secret)) == provable_deal.SECRET_BYTES
        )
    except (TypeError, KeyError, ValueError):
        readable = False
    if not readable:
        raise BadProof(
            f"{place}: the proof of a deal has its number, its secret, and for each of {players} seats its part"
        )
    if provable_deal.commitment(table, number, secret) != found.get("commitment"):
        raise BadProof(f"{place}: the secret is not the one that was committed to before the deal")
    if old:
        return ProvenDeal(
            number,
            found["commitment"],
            commitments,
            ("",) * players,
            provable_deal.round_seed_1(table, number, secret, parts),
        )
    for seat, part in enumerate(parts):
        if part and provable_deal.part_commitment(table, number, seat, part) != commitments[seat]:
            raise BadProof(f"{place}: the part of seat {seat} is not the one that it had committed to")
    return ProvenDeal(
        number, found["commitment"], commitments, parts, provable_deal.round_seed(table, number, secret, parts)
    )


def read_receipt(receipt: Any, table: str, players: int) -> list[Witnessed]:
    """The deals of a receipt, which must be of that table."""
    if not isinstance(receipt, dict) or receipt.get("format") != RECEIPT_FORMAT:
        raise BadReceipt(f"this is not a receipt: expected an object with format {RECEIPT_FORMAT!r}")
    if receipt.get("table") != table:
        raise BadReceipt(f"the receipt is of table {shown(receipt.get('table'))}, the record of table {shown(table)}")
    deals = receipt.get("deals")
    if not isinstance(deals, list):
        raise BadReceipt(f"the deals of the receipt are {shown(deals)}, expected a list")
    return [_read_witnessed(place, deal, players) for place, deal in enumerate(deals)]


def _read_witnessed(place: int, deal: Any, players: int) -> Witnessed:
    try:
        number, seat, hand = deal["deal"], deal["seat"], deal.get("hand")
        commitment, part = deal["commitment"], deal["part"]
        commitments = _texts(deal["commitments"], players)
        readable = type(number) is int and isinstance(commitment, str) and isinstance(part, str)
        readable = readable and (seat is None or (type(seat) is int and 0 <= seat < players))
        cards = None if hand is None else _texts(hand, len(hand))
    except (TypeError, KeyError, ValueError, AttributeError):
        readable = False
    if not readable:
        expected = f"deal, commitment, commitments of {players} seats, seat, part and hand"
        raise BadReceipt(f"deal {place} of the receipt cannot be read: expected {expected}")
    return Witnessed(number, commitment, commitments, seat, part, cards)


def _texts(found: Any, count: int) -> tuple[str, ...]:
    """A list of `count` ASCII texts; ValueError otherwise."""
    if not isinstance(found, list) or len(found) != count:
        raise ValueError
    if not all(isinstance(one, str) and one.isascii() for one in found):
        raise ValueError
    return tuple(found)
