"""Decides the deals of a table: all seats commit to their parts, then they reveal them, then the round is dealt.
provable_deal.py derives the cards from the parts."""

from updown.table import provable_deal
from updown.table.circumstances import Deciding
from updown.table.commands import CommitPart, RevealPart
from updown.table.events import DealCommitted, PartCommitted, PartRevealed, PartsAsked, RoundDealt
from updown.table.refusals import Rejected, rejected
from updown.table.state import Deal


def commit_part(deciding: Deciding, command: CommitPart) -> Rejected | None:
    table = deciding.table
    found = _part_of(deciding, command.deal)
    if isinstance(found, Rejected):
        return found
    seat, deal = found
    if deal.commitments.get(seat) == command.commitment:
        return None
    if deal.asked_at is not None:
        return rejected("table/parts-asked", deal=deal.number)
    refusal = deciding.limited_person() if seat in deal.commitments else None
    if refusal is not None:
        return refusal
    deciding.emit(PartCommitted(deal=deal.number, seat=seat, commitment=command.commitment))
    if table.status == "playing" and not table.waits_for_deal and table.all_committed():
        # Seats have the whole round to reveal their parts for the next one.
        deciding.emit(PartsAsked(deal=deal.number))
    return None


def reveal_part(deciding: Deciding, command: RevealPart) -> Rejected | None:
    found = _part_of(deciding, command.deal)
    if isinstance(found, Rejected):
        return found
    seat, deal = found
    if deal.asked_at is None:
        return rejected("table/parts-not-asked", deal=deal.number)
    if provable_deal.part_commitment(deciding.table.id, deal.number, seat, command.part) != deal.commitments.get(seat):
        return rejected("table/wrong-part", deal=deal.number)
    if seat not in deal.parts:
        deciding.emit(PartRevealed(deal=deal.number, seat=seat, part=command.part))
        deal_when_ready(deciding)
    return None


def _part_of(deciding: Deciding, number: int) -> tuple[int, Deal] | Rejected:
    """The person's seat, and the next deal, which must have that number."""
    table = deciding.table
    seat = table.seat_of(deciding.around.person)
    if seat is None:
        return rejected("table/not-seated")
    if number != table.next_deal.number:
        return rejected("table/wrong-deal", deal=table.next_deal.number)
    return seat, table.next_deal


def ask_parts(deciding: Deciding) -> None:
    """Begins the next round: seats that have committed to a part are asked to reveal it first."""
    deal = deciding.table.next_deal
    if deal.asked_at is None and deal.commitments:
        deciding.emit(PartsAsked(deal=deal.number))
    deal_when_ready(deciding)


def deal_when_ready(deciding: Deciding) -> None:
    """Deals the round that the table waits for, if no part is missing or the time for it is up."""
    table = deciding.table
    if table.waits_for_deal and (not table.missing_parts() or table.parts_deadline() <= deciding.around.at):
        deal_round(deciding)


def deal_round(deciding: Deciding) -> None:
    """Deals the round that was committed to, and commits to the next."""
    table = deciding.table
    match, deal = table.match, table.next_deal
    assert match is not None
    setup = match.deal_setup(provable_deal.deal_stream(table.seed_of(deal)))
    deciding.emit(RoundDealt(deal=deal.number, setup=setup))
    deciding.emit(DealCommitted(deal=deal.number + 1, secret=deciding.around.fresh()))
