"""Decides the commands about people: seats, names, faces and chat. As in decide.py, a command gives events or a
refusal."""

import unicodedata
from collections.abc import Callable

from updown.table.circumstances import Deciding
from updown.table.commands import ChooseFace, FreeSeat, Leave, React, Rename, Say, SeatBot, SendAway, Sit
from updown.table.dealing import deal_when_ready
from updown.table.events import (
    BotSeated,
    FaceChosen,
    PersonLeft,
    PersonRenamed,
    PersonSat,
    PersonSentAway,
    Reacted,
    Said,
    SeatFreed,
    TableClosed,
)
from updown.table.plan import MySeat
from updown.table.refusals import Rejected, rejected
from updown.table.seating import HOST

SAID_AT_ONCE, SAID_MS = 5, 15_000
"""The most messages and reactions that a person may send within this time."""


def clean_name(name: str) -> str | None:
    """A nickname without invisible characters; None if nothing is left."""
    text = unicodedata.normalize("NFC", name)
    kept = "".join(" " if char.isspace() else char for char in text if char.isprintable() or char.isspace())
    return " ".join(kept.split()) or None


def sit(deciding: Deciding, command: Sit) -> Rejected | None:
    table = deciding.table
    if table.seat_of(deciding.around.person) is not None:
        return rejected("table/seated")
    if table.status != "lobby":
        return rejected("table/started")
    name = clean_name(command.name)
    if name is None:
        return rejected("table/bad-name", name=command.name)
    if command.seat is not None and command.seat >= len(table.seats):
        return rejected("table/no-such-seat", seat=command.seat)
    wanted = range(len(table.seats)) if command.seat is None else [command.seat]
    free = [seat for seat in wanted if table.seats[seat].kind == "open"]
    if not free:
        return rejected("table/taken")
    known = deciding.around.person
    refusal = deciding.limited(table.comings if known is None else table.people[known].changes)
    if refusal is not None:
        return refusal
    person = len(table.people) if known is None else known
    deciding.emit(PersonSat(person=person, seat=free[0], name=name, lang=command.lang))
    return None


def leave(deciding: Deciding, command: Leave) -> Rejected | None:
    table, person = deciding.table, deciding.around.person
    if person is None or (table.seat_of(person) is None and person != HOST):
        return rejected("table/not-seated")
    deciding.emit(PersonLeft(person=person))
    if all(sitting.kind != "person" for sitting in table.seats):
        deciding.emit(TableClosed())
    else:
        deal_when_ready(deciding)
    return None


def rename(deciding: Deciding, command: Rename) -> Rejected | None:
    person = deciding.around.person
    if person is None:
        return rejected("table/not-seated")
    name = clean_name(command.name)
    if name is None:
        return rejected("table/bad-name", name=command.name)
    refusal = deciding.limited_person()
    if refusal is None:
        deciding.emit(PersonRenamed(person=person, name=name, lang=command.lang))
    return refusal


def choose_face(deciding: Deciding, command: ChooseFace) -> Rejected | None:
    person = deciding.around.person
    if person is None:
        return rejected("table/not-seated")
    if deciding.table.people[person].face == command.face:
        return None
    refusal = deciding.limited_person()
    if refusal is None:
        deciding.emit(FaceChosen(person=person, face=command.face))
    return refusal


def _host_may(deciding: Deciding, seat: int) -> Rejected | None:
    """The reason why this person may not change the seat; None if they may."""
    table = deciding.table
    if not is_host(deciding):
        return rejected("table/not-host")
    if table.status != "lobby":
        return rejected("table/started")
    if seat >= len(table.seats):
        return rejected("table/no-such-seat", seat=seat)
    if table.seats[seat].kind == "person":
        return rejected("table/taken", seat=seat)
    return deciding.limited(table.people[HOST].changes)


def is_host(deciding: Deciding) -> bool:
    """Whether this person is the host, or the host has left and this person has a seat."""
    table, person = deciding.table, deciding.around.person
    if person == HOST:
        return True
    host_left = table.people[HOST].seat is None and any(isinstance(seat, MySeat) for seat in table.plan.seats)
    return host_left and table.seat_of(person) is not None


def seat_bot(deciding: Deciding, command: SeatBot) -> Rejected | None:
    refusal = _host_may(deciding, command.seat)
    if refusal is None:
        deciding.emit(BotSeated(seat=command.seat, level=command.level))
    return refusal


def free_seat(deciding: Deciding, command: FreeSeat) -> Rejected | None:
    refusal = _host_may(deciding, command.seat)
    if refusal is None:
        deciding.emit(SeatFreed(seat=command.seat))
    return refusal


def send_away(deciding: Deciding, command: SendAway) -> Rejected | None:
    """Only the person who opened the table may do this. People who are host because that person has left may not: they
    all have the same rights, and would send each other away."""
    table = deciding.table
    if deciding.around.person != HOST:
        return rejected("table/not-host")
    if command.seat >= len(table.seats):
        return rejected("table/no-such-seat", seat=command.seat)
    person = table.seats[command.seat].person
    if person is None:
        return rejected("table/nobody-there", seat=command.seat)
    if person == HOST:
        return rejected("table/yourself")
    deciding.emit(PersonSentAway(person=person))
    deal_when_ready(deciding)
    return None


def say(deciding: Deciding, command: Say) -> Rejected | None:
    text = None if command.text is None else clean_name(command.text)
    if (command.preset is None) == (text is None):
        return rejected("table/nothing-said")
    return _speak(deciding, lambda person: Said(person=person, preset=command.preset, text=text))


def react(deciding: Deciding, command: React) -> Rejected | None:
    return _speak(deciding, lambda person: Reacted(person=person, reaction=command.reaction))


def _speak(deciding: Deciding, event: Callable[[int], Said | Reacted]) -> Rejected | None:
    """Only people at the table may send messages and reactions, and not too fast."""
    table, person = deciding.table, deciding.around.person
    if person is None or table.seat_of(person) is None:
        return rejected("table/not-seated")
    recent = [at for at in table.people[person].said if at > deciding.around.at - SAID_MS]
    if len(recent) >= SAID_AT_ONCE:
        return rejected("table/too-fast", wait_ms=recent[0] + SAID_MS - deciding.around.at)
    refusal = deciding.limited_person()
    if refusal is None:
        deciding.emit(event(person))
    return refusal
