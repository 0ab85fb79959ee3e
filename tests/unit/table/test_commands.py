"""Every command: what it brings about, and every reason for which a table refuses one. A refusal changes nothing
(`Sitting.refused` compares everything that is to be known of the table)."""

from collections.abc import Callable

import msgspec
import pytest

from kit.tables import (
    GAMES,
    GUEST,
    HOST,
    NOON,
    TABLE,
    THIRD,
    Sitting,
    over,
    plan,
    sealing,
    seated,
    secret,
    snapshot,
    started,
)
from updown.rules.match import Json
from updown.table.circumstances import MOST_CHANGES, Circumstances
from updown.table.commands import (
    ChooseFace,
    Close,
    ComeBack,
    Command,
    CommitPart,
    FreeSeat,
    Hold,
    Leave,
    Play,
    React,
    Rematch,
    Rename,
    RevealPart,
    Say,
    SeatBot,
    SendAway,
    Sit,
    Start,
    TakeBack,
)
from updown.table.decide import check_plan, open_table
from updown.table.events import (
    BotSeated,
    ChoiceSealed,
    ChoicesRevealed,
    ChoiceTakenBack,
    DealCommitted,
    FaceChosen,
    MatchEnded,
    MatchStarted,
    MovePlayed,
    PersonLeft,
    PersonSat,
    Reacted,
    RematchWanted,
    RoundDealt,
    Said,
    SeatFreed,
    SeatHeld,
    SeatReturned,
    SecretRevealed,
    TableClosed,
    TableOpened,
)
from updown.table.people import SAID_AT_ONCE, SAID_MS
from updown.table.plan import BotSeat, Live, MySeat, OpenSeat, Plan, Relaxed, Unhurried
from updown.table.refusals import CODES, Rejected
from updown.table.state import MOST_CAUSES, fold_all
from updown.table.views import finished_record, may_watch, table_view

AROUND = Circumstances(NOON, lambda: secret(0))
THREE = (MySeat(), OpenSeat(), OpenSeat())


# --- opening ---


def test_who_opens_a_table_is_its_host_and_sits_where_the_plan_says() -> None:
    made = open_table(TABLE, plan("dnup", OpenSeat(), MySeat()), " Ada \u200b Lovelace", "lb", AROUND)
    assert not isinstance(made, Rejected)
    table, entries = made
    assert [type(entry.event) for entry in entries] == [TableOpened, PersonSat, DealCommitted]
    assert entries[1].event == PersonSat(person=HOST, seat=1, name="Ada Lovelace", lang="lb")
    assert entries[2].event == DealCommitted(deal=0, secret=secret(0))
    assert [(entry.number, entry.at, entry.cause) for entry in entries] == [(n, NOON, "") for n in (1, 2, 3)]
    assert table.status == "lobby"
    assert table.seat_of(HOST) == 1


def test_a_host_need_not_play() -> None:
    table = Sitting(plan("dnup", OpenSeat(), BotSeat(level="novice"))).table
    assert table.seat_of(HOST) is None
    assert [seat.kind for seat in table.seats] == ["open", "bot"]
    view = table_view(table, HOST)
    assert view.you.host
    assert view.you.seat is None
    assert [seat.level for seat in view.seats] == [None, "novice"]


BAD_PLANS = [
    (Plan(game="chess", options={"players": 2}, seats=(MySeat(), OpenSeat())), "there is no game 'chess'"),
    (Plan(game="dnup", options={}, seats=(MySeat(), OpenSeat())), "option 'players' must be given"),
    (Plan(game="dnup", options={"players": "2"}, seats=(MySeat(), OpenSeat())), "option 'players' is '2'"),
    (Plan(game="dnup", options={"players": 2, "deck": "/etc/passwd"}, seats=(MySeat(), OpenSeat())), "option 'deck'"),
    (Plan(game="dnup", options={"players": 2, "deck": {"format": 1}}, seats=(MySeat(), OpenSeat())), "format is 1"),
    (Plan(game="dnup", options={"players": 3}, seats=(MySeat(), OpenSeat())), "2 seats are planned for 3 players"),
    (plan("dnup", MySeat(), MySeat()), "One person has one seat"),
    (plan("dnup", MySeat(), OpenSeat(), pace=Unhurried()), "Without a clock, there is one person and bots"),
]


@pytest.mark.parametrize(("planned", "why"), BAD_PLANS, ids=[why for _, why in BAD_PLANS])
def test_a_table_that_cannot_be_says_why(planned: Plan, why: str) -> None:
    refusal = open_table(TABLE, planned, "Ada", "en", AROUND)
    assert isinstance(refusal, Rejected)
    assert refusal.code == "table/bad-plan"
    assert refusal.message.startswith(CODES["table/bad-plan"])
    assert why in refusal.message
    assert check_plan(planned) == refusal


def test_without_a_clock_one_person_plays_bots() -> None:
    assert check_plan(plan("dnup", MySeat(), BotSeat(), pace=Unhurried())) is None
    assert check_plan(plan("dnup", BotSeat(), BotSeat(), pace=Unhurried())) is None


NAMES = [
    ("Ada", "Ada"),
    ("  Ada \t\n Lovelace ", "Ada Lovelace"),
    ("A\u0301da", "\u00c1da"),
    ("\u200bA\u202ed\x00a\ufeff", "Ada"),
    ("Zoë ☀", "Zoë ☀"),
    ("李", "李"),
    ("\u3000Ada\u2028B", "Ada B"),
]


@pytest.mark.parametrize(("given", "kept"), NAMES, ids=[kept for _, kept in NAMES])
def test_names_are_cleaned_of_what_cannot_be_seen(given: str, kept: str) -> None:
    sitting = seated()
    sitting.done(GUEST, Rename(name=given, lang="da"))
    assert (sitting.table.people[GUEST].name, sitting.table.people[GUEST].lang) == (kept, "da")
    assert sitting.done(GUEST, Say(text=given)) == [Said(person=GUEST, text=kept)]


# --- before the match ---


def test_sitting_down_takes_the_first_open_seat_or_that_one() -> None:
    sitting = Sitting(plan("dnup", OpenSeat(), MySeat(), OpenSeat(), OpenSeat()))
    assert sitting.done(None, Sit(name="Ben")) == [PersonSat(person=1, seat=0, name="Ben", lang="en")]
    assert sitting.done(None, Sit(name="Cy", seat=3, lang="fr")) == [PersonSat(person=2, seat=3, name="Cy", lang="fr")]
    assert [seat.person for seat in sitting.table.seats] == [1, HOST, None, 2]


def test_who_has_left_before_the_match_may_sit_down_again_and_is_the_same_person() -> None:
    sitting = seated(plan("dnup", *THREE))
    sitting.done(GUEST, Leave())
    assert sitting.done(GUEST, Sit(name="Ben", lang="da")) == [PersonSat(person=GUEST, seat=1, name="Ben", lang="da")]
    assert [(person.name, person.seat) for person in sitting.table.people] == [("Ada", 0), ("Ben", 1), ("Guest 2", 2)]
    assert sitting.refused(GUEST, Sit(name="Ben")) == "table/seated"


def test_a_host_who_did_not_want_to_play_may_sit_down() -> None:
    sitting = Sitting(plan("dnup", OpenSeat(), OpenSeat()))
    assert sitting.done(HOST, Sit(name="Ada")) == [PersonSat(person=HOST, seat=0, name="Ada", lang="en")]
    assert table_view(sitting.table, HOST).you.host


def test_leaving_before_the_match_frees_the_seat_and_the_last_one_closes_the_table() -> None:
    sitting = seated()
    assert sitting.done(GUEST, Leave()) == [PersonLeft(person=GUEST)]
    assert sitting.table.seats[1].kind == "open"
    assert sitting.done(None, Sit(name="Cy")) == [PersonSat(person=2, seat=1, name="Cy", lang="en")]
    sitting.done(2, Leave())
    assert sitting.done(HOST, Leave()) == [PersonLeft(person=HOST), TableClosed()]
    assert sitting.table.status == "closed"


def test_leaving_a_match_gives_the_seat_to_a_bot() -> None:
    sitting = started()
    seat = sitting.table.turn()[0]
    person = sitting.table.seats[seat].person
    sitting.done(person, Leave())
    assert (sitting.table.seats[seat].kind, sitting.table.seats[seat].person) == ("bot", None)
    assert sitting.table.bot_for(seat) == "casual"
    result = sitting.bot(seat)
    assert not isinstance(result, Rejected)
    assert isinstance(result[0].event, MovePlayed)
    assert result[0].event.by == "bot"


def test_when_the_host_has_left_anybody_who_sits_is_host() -> None:
    sitting = seated(plan("dnup", *THREE))
    assert sitting.refused(GUEST, Start()) == "table/not-host"
    sitting.done(HOST, Leave())
    sitting.done(GUEST, SeatBot(seat=0, level="novice"))
    assert [type(event) for event in sitting.done(THIRD, Start())] == [MatchStarted, RoundDealt, DealCommitted]


def test_bots_are_seated_changed_and_sent_away_by_the_host() -> None:
    sitting = Sitting(plan())
    assert sitting.done(HOST, SeatBot(seat=1, level="novice")) == [BotSeated(seat=1, level="novice")]
    assert sitting.done(HOST, SeatBot(seat=1, level="expert:time=0.2")) == [BotSeated(seat=1, level="expert:time=0.2")]
    assert sitting.table.bot_for(1) == "expert:time=0.2"
    assert sitting.done(HOST, FreeSeat(seat=1)) == [SeatFreed(seat=1)]
    assert sitting.table.seats[1].kind == "open"


@pytest.mark.parametrize("game", GAMES)
def test_starting_deals_what_was_committed_to_and_commits_to_the_next(game: str) -> None:
    sitting = seated(plan(game))
    begun, dealt, committed = sitting.done(HOST, Start())
    assert begun == MatchStarted(match=0, rules_version=sitting.table.game.rules_version)
    assert isinstance(dealt, RoundDealt)
    assert dealt.deal == 0
    assert isinstance(committed, DealCommitted)
    assert committed.deal == 1
    assert committed.secret != sitting.table.deal.secret
    assert sitting.table.status == "playing"
    assert sitting.table.decision == 1


# --- the match ---


def test_a_move_is_one_event_and_asks_for_the_next_decision() -> None:
    sitting = started()
    seat = sitting.table.turn()[0]
    assert sitting.play(seat, {"move": "flip"}) == [MovePlayed(played={"seat": seat, "move": "flip"}, by="person")]
    assert sitting.table.decision == 2


def test_the_reveal_of_sealed_choices_is_one_event_after_the_last() -> None:
    sitting = sealing(plan("up-and-down", *THREE))
    decision = sitting.table.decision
    for seat in (2, 0):
        [event] = sitting.play(seat)
        assert isinstance(event, ChoiceSealed)
        assert sitting.table.decision == decision
    sealed, revealed = sitting.play(1)[:2]
    assert isinstance(sealed, ChoiceSealed)
    assert revealed == ChoicesRevealed()
    assert sitting.table.sealed == []
    assert sitting.table.decision == decision + 1


@pytest.mark.parametrize("game", ["up-and-down", "auf-und-ab"])
def test_a_sealed_choice_can_be_taken_back_and_made_anew(game: str) -> None:
    sitting = sealing(plan(game, *THREE))
    before = snapshot_of_hands(sitting)
    first, second, *_ = sitting.moves(1)
    sitting.play(0)
    sitting.play(1, first)
    assert sitting.done(1, TakeBack(decision=sitting.table.decision)) == [ChoiceTakenBack(seat=1)]
    assert sitting.refused(1, TakeBack(decision=sitting.table.decision)) == "table/nothing-sealed"
    assert sitting.table.turn() == (1, 2)
    [event] = sitting.play(1, second)
    assert isinstance(event, ChoiceSealed)
    assert {**event.played, "seat": 1} == {"seat": 1, **second}
    sitting.done(0, TakeBack(decision=sitting.table.decision))
    sitting.done(1, TakeBack(decision=sitting.table.decision))
    assert snapshot_of_hands(sitting) == before
    for seat in (1, 2, 0):
        sitting.play(seat)
    assert sitting.refused(1, TakeBack(decision=sitting.table.decision - 1)) == "table/stale"
    assert sitting.refused(1, TakeBack(decision=sitting.table.decision)) == "table/nothing-sealed"


def snapshot_of_hands(sitting: Sitting) -> list[Json]:
    assert sitting.table.match is not None
    return [sitting.table.match.state(), *[sitting.table.match.view(seat) for seat in (None, 0, 1, 2)]]


@pytest.mark.parametrize("game", GAMES)
def test_the_secret_is_revealed_at_the_end_of_the_round_and_the_match_ends_with_its_record(game: str) -> None:
    sitting = over(plan(game))
    table = sitting.table
    last = [entry.event for entry in sitting.entries[-2:]]
    assert isinstance(last[0], SecretRevealed)
    assert isinstance(last[1], MatchEnded)
    assert table.status == "over"
    assert table.match is not None
    record = finished_record(table, HOST, 0)
    assert not isinstance(record, Rejected)
    assert record["players"] == ["Ada", "Guest 1"]
    assert {key: record[key] for key in ("format", "game", "rules", "options", "rounds")} == table.match.record()
    assert len(record["proof"]["deals"]) == len(record["rounds"])
    assert list(last[1].scores) == table.match.state()["scores"]


def test_a_rematch_begins_when_everybody_wants_it_and_has_a_record_of_its_own() -> None:
    sitting = over(plan(options={"deck": "small-9", "tiebreak": "shared"}))
    assert sitting.done(GUEST, Rematch()) == [RematchWanted(seat=1)]
    assert sitting.done(GUEST, Rematch()) == []
    events = sitting.done(HOST, Rematch())
    assert [type(event) for event in events] == [RematchWanted, MatchStarted, RoundDealt, DealCommitted]
    assert events[1] == MatchStarted(match=1, rules_version=sitting.table.game.rules_version)
    assert not any(seat.wants_rematch for seat in sitting.table.seats)
    sitting.finish()
    first, second = (finished_record(sitting.table, HOST, match) for match in (0, 1))
    assert not isinstance(first, Rejected)
    assert not isinstance(second, Rejected)
    assert [deal["deal"] for deal in first["proof"]["deals"]] == [0]
    assert [deal["deal"] for deal in second["proof"]["deals"]] == [1]


def test_one_who_leaves_after_the_match_does_not_keep_the_others_from_a_rematch() -> None:
    sitting = over(plan("up-and-down", *THREE, options={"deck": "small-9"}))
    sitting.done(HOST, Rematch())
    sitting.done(GUEST, Rematch())
    sitting.done(THIRD, Leave())
    assert MatchStarted in [type(event) for event in sitting.done(HOST, Rematch())]
    assert sitting.table.bot_for(2) == "casual"


def test_against_bots_a_rematch_begins_at_once() -> None:
    sitting = over(plan("up-and-down", MySeat(), BotSeat(level="novice"), options={"deck": "small-9"}))
    assert MatchStarted in [type(event) for event in sitting.done(HOST, Rematch())]


def test_a_person_who_is_away_is_held_and_comes_back() -> None:
    sitting = started()
    seat = sitting.table.turn()[0]
    person, other = sitting.table.seats[seat].person, sitting.table.seats[1 - seat].person
    assert person is not None
    assert sitting.done(other, Hold(seat=seat), away=[person]) == [SeatHeld(seat=seat)]
    assert sitting.table.bot_for(seat, "novice") == "novice"
    assert sitting.table.deadline(seat) is None
    assert sitting.done(person, ComeBack()) == [SeatReturned(seat=seat)]
    assert sitting.table.bot_for(seat) is None


def test_a_move_of_a_person_whose_seat_is_held_brings_the_person_back() -> None:
    sitting = started()
    seat = sitting.table.turn()[0]
    person, other = sitting.table.seats[seat].person, sitting.table.seats[1 - seat].person
    assert person is not None
    sitting.done(other, Hold(seat=seat), away=[person])
    move = {"move": "choose", "card": "none"}
    assert sitting.refused(person, Play(move=move, decision=1)) == "rules/no-such-card"
    assert [type(event) for event in sitting.play(seat)] == [SeatReturned, MovePlayed]
    assert not sitting.table.seats[seat].held


def test_a_host_who_does_not_play_may_have_a_seat_held() -> None:
    sitting = started(plan("up-and-down", OpenSeat(), OpenSeat()))
    assert sitting.done(HOST, Hold(seat=1), away=[2]) == [SeatHeld(seat=1)]


# --- around the match ---


def test_what_is_said_is_a_preset_or_a_text() -> None:
    sitting = seated()
    assert sitting.done(HOST, Say(preset="hello")) == [Said(person=HOST, preset="hello")]
    assert sitting.table.lines[-1].values == {"seat": 0, "name": "Ada", "person": HOST, "preset": "hello"}
    assert sitting.done(HOST, Say(text=" well\x07  then ")) == [Said(person=HOST, text="well then")]
    assert sitting.table.lines[-1].values == {"seat": 0, "name": "Ada", "person": HOST, "text": "well then"}


def test_a_person_who_talks_too_much_has_to_wait_and_learns_how_long() -> None:
    sitting = seated()
    for _ in range(SAID_AT_ONCE):
        sitting.done(HOST, Say(preset="oops"))
        sitting.now += 1000
    sitting.done(GUEST, Say(preset="hurry"))
    refusal = sitting.do(HOST, Say(preset="oops"))
    assert isinstance(refusal, Rejected)
    assert refusal.code == "table/too-fast"
    assert refusal.values == {"wait_ms": SAID_MS - SAID_AT_ONCE * 1000}
    sitting.now += refusal.values["wait_ms"] - 1
    assert sitting.refused(HOST, Say(preset="oops")) == "table/too-fast"
    sitting.now += 1
    sitting.done(HOST, Say(preset="oops"))
    assert sitting.refused(HOST, Say(preset="oops")) == "table/too-fast"


def test_a_reaction_is_shown_to_all_and_counts_as_something_said() -> None:
    sitting = seated()
    assert sitting.done(GUEST, React(reaction="wow")) == [Reacted(person=GUEST, reaction="wow")]
    last = sitting.table.lines[-1]
    assert (last.code, last.values) == ("table/reacted", {"seat": 1, "name": "Guest 1", "person": 1, "reaction": "wow"})
    for _ in range(SAID_AT_ONCE - 1):
        sitting.done(GUEST, Say(preset="oops"))
    assert sitting.refused(GUEST, React(reaction="wow")) == "table/too-fast"
    sitting.done(HOST, React(reaction="clap"))


def test_a_face_is_shown_at_the_seat_and_stays_with_the_person() -> None:
    sitting = seated()
    assert [seat.face for seat in table_view(sitting.table, None).seats] == [None, None]
    assert sitting.done(GUEST, ChooseFace(face="owl")) == [FaceChosen(person=GUEST, face="owl")]
    assert sitting.table.metadata_number == sitting.table.number
    assert [seat.face for seat in table_view(sitting.table, None).seats] == [None, "owl"]
    assert sitting.done(GUEST, ChooseFace(face="owl")) == []
    sitting.done(GUEST, Rename(name="Bo"))
    sitting.done(HOST, ChooseFace(face="fox"))
    assert [seat.face for seat in table_view(fold_all(sitting.entries), None).seats] == ["fox", "owl"]


def test_a_person_who_takes_the_seat_of_another_has_a_face_of_their_own() -> None:
    sitting = seated()
    sitting.done(GUEST, ChooseFace(face="owl"))
    sitting.done(GUEST, Leave())
    assert table_view(sitting.table, None).seats[1].face is None
    sitting.done(None, Sit(name="Cy"))
    assert table_view(sitting.table, None).seats[1].face is None


@pytest.mark.parametrize("text", ['{"do":"choose-face","face":"unicorn"}', '{"do":"react","reaction":"<b>"}'])
def test_only_known_faces_and_reactions_are_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="Invalid enum value"):
        msgspec.json.decode(text, type=Command)


def test_the_host_closes_the_table_and_nothing_more_happens_there() -> None:
    sitting = started()
    assert sitting.done(HOST, Close()) == [TableClosed()]
    assert sitting.table.turn() == ()
    assert sitting.wait(1_000_000) == []
    commands: list[Command] = [
        Sit(name="Cy"), Leave(), Rename(name="Cy"), ChooseFace(face="owl"), SeatBot(seat=0), FreeSeat(seat=0),
        SendAway(seat=1), Start(),
        Play(move={"move": "flip"}, decision=1), TakeBack(decision=1), Hold(seat=1), ComeBack(), Say(preset="bye"),
        React(reaction="sad"), Rematch(), Close(), COMMIT, REVEAL,
    ]  # fmt: skip
    assert {sitting.refused(HOST, command) for command in commands} == {"table/closed"}
    result = sitting.bot(0, {"move": "flip"}, decision=1)
    assert isinstance(result, Rejected)
    assert result.code == "table/stale"


def test_of_very_many_commands_the_last_ones_are_remembered() -> None:
    """By their ids: one that comes again is then known (Hub.command)."""
    sitting = seated()
    for number in range(MOST_CAUSES + 2):
        sitting.now += 60_000
        sitting.do(HOST, Rename(name=f"Ada {number}"), cause=f"0:{number}")
    assert len(sitting.table.causes) == MOST_CAUSES
    assert "0:1" not in sitting.table.causes
    assert sitting.table.causes["0:2"] == sitting.table.number - MOST_CAUSES + 1
    assert list(sitting.table.causes)[-1] == f"0:{MOST_CAUSES + 1}"


# --- refusals ---


def small(game: str = "up-and-down", **more: Json) -> Plan:
    return plan(game, options={"deck": "small-9"}, **more)


def opening(name: str) -> str:
    refusal = open_table(TABLE, plan(), name, "en", AROUND)
    assert isinstance(refusal, Rejected)
    return refusal.code


def bad_plan() -> str:
    refusal = open_table(TABLE, plan("chess"), "Ada", "en", AROUND)
    assert isinstance(refusal, Rejected)
    return refusal.code


def closed() -> Sitting:
    sitting = seated()
    sitting.done(HOST, Close())
    return sitting


def talked() -> Sitting:
    sitting = seated()
    for _ in range(SAID_AT_ONCE):
        sitting.done(HOST, Say(preset="oops"))
    return sitting


def as_bot(sitting: Sitting, seat: int, decision: int) -> str:
    before = snapshot(sitting.table)
    result = sitting.bot(seat, {"move": "flip"}, decision)
    assert isinstance(result, Rejected)
    assert snapshot(sitting.table) == before
    return result.code


def record_code(sitting: Sitting, person: int | None, match: int) -> str:
    refusal = finished_record(sitting.table, person, match)
    assert isinstance(refusal, Rejected)
    return refusal.code


NO_CLOCK = plan("up-and-down", MySeat(), BotSeat(), pace=Unhurried())
FLIP = Play(move={"move": "flip"}, decision=1)
COMMIT = CommitPart(deal=0, commitment="c0" * 32)
REVEAL = RevealPart(deal=0, part="c0" * 32)

Case = tuple[str, str, Callable[[], str]]
CASES: list[Case] = [
    ("table/closed", "say", lambda: closed().refused(HOST, Say(preset="bye"))),
    ("table/closed", "start", lambda: closed().refused(HOST, Start())),
    ("table/not-seated", "leave as an onlooker", lambda: seated().refused(None, Leave())),
    ("table/not-seated", "leave twice", lambda: left().refused(GUEST, Leave())),
    ("table/not-seated", "rename as an onlooker", lambda: seated().refused(None, Rename(name="Cy"))),
    ("table/not-seated", "commit as an onlooker", lambda: seated().refused(None, COMMIT)),
    ("table/not-seated", "reveal as an onlooker", lambda: seated().refused(None, REVEAL)),
    ("table/wrong-deal", "commit for another deal", lambda: started().refused(HOST, COMMIT)),
    ("table/wrong-deal", "reveal for another deal", lambda: started().refused(HOST, REVEAL)),
    ("table/parts-asked", "commit when parts are asked for", lambda: asked().refused(HOST, COMMIT)),
    ("table/parts-not-asked", "reveal before the match", lambda: committed().refused(HOST, REVEAL)),
    ("table/wrong-part", "reveal something else", lambda: asked().refused(HOST, REVEAL)),
    ("table/wrong-part", "reveal without a commitment", lambda: asked(0).refused(GUEST, REVEAL)),
    ("table/not-seated", "play as an onlooker", lambda: started().refused(None, FLIP)),
    ("table/not-seated", "play after leaving", lambda: left(started(plan("dnup", *THREE))).refused(GUEST, FLIP)),
    ("table/not-seated", "take back as an onlooker", lambda: sealing().refused(None, TakeBack(decision=2))),
    ("table/not-seated", "hold as an onlooker", lambda: started().refused(None, Hold(seat=1), away=[GUEST])),
    ("table/not-seated", "come back as an onlooker", lambda: started().refused(None, ComeBack())),
    ("table/not-seated", "a face as an onlooker", lambda: seated().refused(None, ChooseFace(face="owl"))),
    ("table/not-seated", "react as an onlooker", lambda: seated().refused(None, React(reaction="sad"))),
    ("table/not-seated", "say as an onlooker", lambda: seated().refused(None, Say(preset="hello"))),
    ("table/not-seated", "say as a host who does not play", lambda: idle_host().refused(HOST, Say(preset="hello"))),
    ("table/not-seated", "rematch as an onlooker", lambda: over(small()).refused(None, Rematch())),
    ("table/not-seated", "record for a stranger", lambda: record_code(over(small()), None, 0)),
    ("table/seated", "sit twice", lambda: Sitting(plan("dnup", *THREE)).refused(HOST, Sit(name="Ada", seat=1))),
    ("table/seated", "sit during a match", lambda: started().refused(GUEST, Sit(name="Ada"))),
    ("table/taken", "no seat is open", lambda: seated().refused(None, Sit(name="Cy"))),
    ("table/taken", "that seat is taken", lambda: Sitting(plan()).refused(None, Sit(name="Cy", seat=0))),
    ("table/taken", "a bot on a person", lambda: seated().refused(HOST, SeatBot(seat=1))),
    ("table/taken", "free a person's seat", lambda: seated().refused(HOST, FreeSeat(seat=0))),
    ("table/no-such-seat", "sit", lambda: Sitting(plan()).refused(None, Sit(name="Cy", seat=2))),
    ("table/no-such-seat", "seat a bot", lambda: seated().refused(HOST, SeatBot(seat=4))),
    ("table/no-such-seat", "free a seat", lambda: seated().refused(HOST, FreeSeat(seat=2))),
    ("table/no-such-seat", "hold", lambda: started().refused(HOST, Hold(seat=3))),
    ("table/started", "sit", lambda: started().refused(None, Sit(name="Cy"))),
    ("table/started", "seat a bot", lambda: started().refused(HOST, SeatBot(seat=1))),
    ("table/started", "free a seat", lambda: over(small()).refused(HOST, FreeSeat(seat=1))),
    ("table/started", "start", lambda: started().refused(HOST, Start())),
    ("table/seat-open", "start", lambda: Sitting(plan()).refused(HOST, Start())),
    ("table/not-host", "start", lambda: seated().refused(GUEST, Start())),
    ("table/not-host", "seat a bot", lambda: Sitting(plan()).refused(None, SeatBot(seat=1))),
    ("table/not-host", "free a seat", lambda: seated().refused(GUEST, FreeSeat(seat=0))),
    ("table/not-host", "close", lambda: seated().refused(GUEST, Close())),
    ("table/not-host", "close, the host having no seat", lambda: idle_host().refused(GUEST, Close())),
    ("table/not-playing", "play in the lobby", lambda: seated().refused(HOST, FLIP)),
    ("table/not-playing", "play when it is over", lambda: over(small()).refused(HOST, FLIP)),
    ("table/not-playing", "hold in the lobby", lambda: seated().refused(HOST, Hold(seat=1), away=[GUEST])),
    ("table/stale", "play", lambda: started().refused(HOST, Play(move={"move": "flip"}, decision=0))),
    ("table/stale", "play ahead", lambda: started().refused(GUEST, Play(move={"move": "flip"}, decision=2))),
    ("table/stale", "take back", lambda: sealing().refused(HOST, TakeBack(decision=1))),
    ("table/stale", "a bot too late", lambda: as_bot(started(), 0, 0)),
    ("table/stale", "a bot in the lobby", lambda: as_bot(seated(), 0, 0)),
    ("table/not-your-turn", "a bot for a person who is there", lambda: as_bot(started(), 0, 1)),
    ("table/nothing-sealed", "nothing chosen", lambda: started().refused(HOST, TakeBack(decision=1))),
    ("table/nothing-sealed", "another has chosen", lambda: chosen(1).refused(HOST, TakeBack(decision=2))),
    ("table/nothing-sealed", "dnup", lambda: started(plan("dnup")).refused(HOST, TakeBack(decision=1))),
    ("table/not-away", "who is here", lambda: started().refused(HOST, Hold(seat=1), away=[HOST])),
    (
        "table/just-left",
        "who may be back at once",
        lambda: started().refused(HOST, Hold(seat=1), away=[GUEST], just_left=[GUEST]),
    ),
    ("table/not-away", "a bot", lambda: started(NO_CLOCK).refused(HOST, Hold(seat=1), away=[HOST])),
    ("table/not-away", "held already", lambda: held().refused(HOST, Hold(seat=1), away=[GUEST])),
    ("table/not-away", "days to decide", lambda: started(plan(pace=Relaxed())).refused(HOST, Hold(seat=1), away=[1])),
    ("table/not-held", "come back", lambda: started().refused(HOST, ComeBack())),
    ("table/not-over", "rematch", lambda: started().refused(HOST, Rematch())),
    ("table/not-over", "rematch in the lobby", lambda: seated().refused(HOST, Rematch())),
    ("table/not-over", "record", lambda: record_code(started(), HOST, 0)),
    ("table/not-over", "record of the next match", lambda: record_code(over(small()), HOST, 1)),
    ("table/not-over", "record before the first", lambda: record_code(over(small()), HOST, -1)),
    ("table/sent-away", "sit down again", lambda: sent_away().refused(GUEST, Sit(name="Ben"))),
    ("table/sent-away", "rename", lambda: sent_away().refused(GUEST, Rename(name="Ben"))),
    ("table/not-host", "send away as a guest", lambda: seated().refused(GUEST, SendAway(seat=0))),
    ("table/not-host", "send away when the host has left", lambda: hostless().refused(GUEST, SendAway(seat=2))),
    ("table/yourself", "send yourself away", lambda: seated().refused(HOST, SendAway(seat=0))),
    ("table/nobody-there", "send a bot away", lambda: started(NO_CLOCK).refused(HOST, SendAway(seat=1))),
    ("table/nobody-there", "send nobody away", lambda: Sitting(plan()).refused(HOST, SendAway(seat=1))),
    ("table/no-such-seat", "send away", lambda: seated().refused(HOST, SendAway(seat=4))),
    ("table/too-much", "rename", lambda: busy().refused(HOST, Rename(name="Bea"))),
    ("table/too-fast", "say", lambda: talked().refused(HOST, Say(text="once more"))),
    ("table/nothing-said", "nothing", lambda: seated().refused(HOST, Say())),
    ("table/nothing-said", "both", lambda: seated().refused(HOST, Say(preset="bye", text="bye"))),
    ("table/nothing-said", "nothing that can be seen", lambda: seated().refused(HOST, Say(text="\u200b \t"))),
    ("table/bad-name", "open", lambda: opening("\u200b\n")),
    ("table/bad-name", "sit", lambda: Sitting(plan()).refused(None, Sit(name=" "))),
    ("table/bad-name", "rename", lambda: seated().refused(HOST, Rename(name="\u202e"))),
    ("table/bad-plan", "open", bad_plan),
    ("rules/not-the-chef", "another's turn", lambda: not_the_chef()),
    ("rules/unknown-move", "no move", lambda: not_the_chef(whose=True, move={})),
    ("rules/bad-change", "a card too early", lambda: not_the_chef(whose=True, move={"move": "choose", "card": "H2"})),
]  # fmt: skip


def sent_away() -> Sitting:
    sitting = seated()
    sitting.done(HOST, SendAway(seat=1))
    return sitting


def hostless() -> Sitting:
    sitting = seated(plan("dnup", *THREE))
    sitting.done(HOST, Leave())
    return sitting


def busy() -> Sitting:
    """The host has done as much as one may within an hour."""
    sitting = seated()
    for _ in range(MOST_CHANGES):
        sitting.done(HOST, Rename(name="Ada"))
    return sitting


def left(sitting: Sitting | None = None) -> Sitting:
    sitting = sitting or seated()
    sitting.done(GUEST, Leave())
    return sitting


def committed(*seats: int) -> Sitting:
    """A table before its match, at which these seats, or all, have committed to their parts of the deal."""
    sitting = seated()
    sitting.commit(*seats)
    return sitting


def asked(*seats: int) -> Sitting:
    """A table that waits for the parts of its first deal."""
    sitting = committed(*seats)
    sitting.done(HOST, Start())
    return sitting


def idle_host() -> Sitting:
    return seated(plan("up-and-down", OpenSeat(), OpenSeat()))


def chosen(seat: int) -> Sitting:
    sitting = sealing()
    sitting.play(seat)
    return sitting


def held() -> Sitting:
    sitting = started()
    sitting.done(HOST, Hold(seat=1), away=[GUEST])
    return sitting


def not_the_chef(whose: bool = False, move: Json | None = None) -> str:
    sitting = started()
    seat = sitting.table.turn()[0] if whose else 1 - sitting.table.turn()[0]
    return sitting.refused(seat, Play(move={"move": "flip"} if move is None else move, decision=1))


@pytest.mark.parametrize(("code", "about", "run"), CASES, ids=[f"{code}, {about}" for code, about, _ in CASES])
def test_a_refusal_has_its_code_and_changes_nothing(code: str, about: str, run: Callable[[], str]) -> None:
    assert run() == code


def test_every_code_of_a_table_is_among_these_refusals() -> None:
    """A bot's level is checked where bots are: tests/e2e/test_live_misuse.py; lessons have test_lessons.py."""
    elsewhere = {"table/bad-level", "table/lesson-waits"}
    assert set(CODES) == {code for code, _, _ in CASES if code.startswith("table/")} | elsewhere


def test_a_refusal_of_the_rules_names_the_rule_and_the_move() -> None:
    sitting = started(plan(pace=Live(seconds=5)))
    chef = sitting.table.turn()[0]
    refusal = sitting.do(1 - chef, FLIP)
    assert isinstance(refusal, Rejected)
    problem = f"seat {chef} is trick boss and must change the trick rules first"
    assert refusal.rule == "UD-10"
    assert refusal.values == {"problem": problem}
    assert refusal.message == f"seat {1 - chef} may not flip: {problem} (UD-10)"


@pytest.mark.parametrize("watch", ["nobody", "public", "open"])
def test_who_may_watch_and_who_gets_the_record(watch: str) -> None:
    sitting = over(small(watch=watch))  # type: ignore[arg-type]
    assert may_watch(sitting.table, None) == (watch != "nobody")
    assert may_watch(sitting.table, GUEST)
    assert isinstance(finished_record(sitting.table, None, 0), Rejected) == (watch != "open")
    assert not isinstance(finished_record(sitting.table, GUEST, 0), Rejected)
