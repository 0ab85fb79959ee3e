"""What was stored once stays readable: the names of events and commands are pinned, and one stored event of every kind
is read as it was written when its version was made. A change of meaning is a new version, beside the old one."""

from typing import Any

import msgspec
import pytest

from kit.tables import TABLE, secret
from updown.table.commands import (
    FACES,
    PRESETS,
    REACTIONS,
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
from updown.table.events import (
    BotSeated,
    ChoiceSealed,
    ChoicesRevealed,
    ChoiceTakenBack,
    DealCommitted,
    EntropyAdded,
    Entry,
    Event,
    EventErased,
    FaceChosen,
    MatchContinued,
    MatchEnded,
    MatchStarted,
    MovePlayed,
    PartCommitted,
    PartRevealed,
    PartsAsked,
    PersonForgotten,
    PersonLeft,
    PersonRenamed,
    PersonSat,
    PersonSentAway,
    Reacted,
    RematchWanted,
    RoundDealt,
    RoundDealtOld,
    Said,
    SeatFreed,
    SeatHeld,
    SeatLate,
    SeatReturned,
    SecretRevealed,
    TableClosed,
    TableOpened,
    format_event,
    parse_event,
)
from updown.table.plan import BotSeat, Live, MySeat, OpenSeat, Plan, Relaxed, Unhurried
from updown.table.proof import check_record
from updown.table.refusals import CODES
from updown.table.state import fold_all
from updown.table.views import finished_record

EVENTS: list[tuple[str, str, Event]] = [
    (
        "table-opened/1",
        '{"event":"table-opened/1","table":"abcdefghijklmnop","plan":{"game":"up-and-down","options":{"players":3},'
        '"seats":[{"kind":"me"},{"kind":"open"},{"kind":"bot","level":"novice"}],'
        '"pace":{"kind":"live","seconds":30},"watch":"open","hints":false,"memory":false,"listed":true}}',
        TableOpened(
            table=TABLE,
            plan=Plan(
                game="up-and-down", options={"players": 3}, seats=(MySeat(), OpenSeat(), BotSeat(level="novice")),
                pace=Live(seconds=30), watch="open", hints=False, memory=False, listed=True,
            ),
        ),
    ),
    (
        "person-sat/1",
        '{"event":"person-sat/1","person":0,"seat":null,"name":"Zoë","lang":"lb"}',
        PersonSat(person=0, seat=None, name="Zoë", lang="lb"),
    ),
    ("person-left/1", '{"event":"person-left/1","person":1}', PersonLeft(person=1)),
    ("person-sent-away/1", '{"event":"person-sent-away/1","person":1}', PersonSentAway(person=1)),
    (
        "person-renamed/1",
        '{"event":"person-renamed/1","person":1,"name":"Ada","lang":"da"}',
        PersonRenamed(person=1, name="Ada", lang="da"),
    ),
    ("face-chosen/1", '{"event":"face-chosen/1","person":1,"face":"owl"}', FaceChosen(person=1, face="owl")),
    ("person-forgotten/1", '{"event":"person-forgotten/1","person":1}', PersonForgotten(person=1)),
    ("event-erased/1", '{"event":"event-erased/1"}', EventErased()),
    ("bot-seated/1", '{"event":"bot-seated/1","seat":2,"level":"expert"}', BotSeated(seat=2, level="expert")),
    ("seat-freed/1", '{"event":"seat-freed/1","seat":2}', SeatFreed(seat=2)),
    (
        "deal-committed/1",
        '{"event":"deal-committed/1","deal":0,'
        '"secret":"5485cb5d03981cc3bd989290a6be33ca392c013279a5c3c3fd10a1cae57e1460"}',
        DealCommitted(deal=0, secret=secret(1)),
    ),
    (
        "entropy-added/1",
        '{"event":"entropy-added/1","seat":1,"entropy":"c0ffee"}',
        EntropyAdded(seat=1, entropy="c0ffee"),
    ),
    (
        "part-committed/1",
        '{"event":"part-committed/1","deal":0,"seat":1,"commitment":"c0ffee"}',
        PartCommitted(deal=0, seat=1, commitment="c0ffee"),
    ),
    ("parts-asked/1", '{"event":"parts-asked/1","deal":0}', PartsAsked(deal=0)),
    (
        "part-revealed/1",
        '{"event":"part-revealed/1","deal":0,"seat":1,"part":"c0ffee"}',
        PartRevealed(deal=0, seat=1, part="c0ffee"),
    ),
    (
        "match-started/1",
        '{"event":"match-started/1","match":0,"rules_version":1}',
        MatchStarted(match=0, rules_version=1),
    ),
    (
        "match-continued/1",
        '{"event":"match-continued/1","match":0,"rules_version":1,"rounds":[{"setup":{},"events":[]}]}',
        MatchContinued(match=0, rules_version=1, rounds=({"setup": {}, "events": []},)),
    ),
    (
        "round-dealt/1",
        '{"event":"round-dealt/1","deal":0,"entropy":["","c0ffee"],"setup":{"hands":[["1/4"],["5/1"]]}}',
        RoundDealtOld(deal=0, entropy=("", "c0ffee"), setup={"hands": [["1/4"], ["5/1"]]}),
    ),
    (
        "round-dealt/2",
        '{"event":"round-dealt/2","deal":0,"setup":{"hands":[["1/4"],["5/1"]]}}',
        RoundDealt(deal=0, setup={"hands": [["1/4"], ["5/1"]]}),
    ),
    (
        "move-played/1",
        '{"event":"move-played/1","played":{"seat":0,"move":"roll","dice":[5,3]},"by":"late"}',
        MovePlayed(played={"seat": 0, "move": "roll", "dice": [5, 3]}, by="late"),
    ),
    (
        "choice-sealed/1",
        '{"event":"choice-sealed/1","played":{"seat":1,"move":"choose","card":"H7"},"by":"person"}',
        ChoiceSealed(played={"seat": 1, "move": "choose", "card": "H7"}, by="person"),
    ),
    ("choice-taken-back/1", '{"event":"choice-taken-back/1","seat":1}', ChoiceTakenBack(seat=1)),
    ("choices-revealed/1", '{"event":"choices-revealed/1"}', ChoicesRevealed()),
    ("secret-revealed/1", '{"event":"secret-revealed/1","deal":4}', SecretRevealed(deal=4)),
    (
        "match-ended/1",
        '{"event":"match-ended/1","scores":[9,-3],"winners":[0]}',
        MatchEnded(scores=(9, -3), winners=(0,)),
    ),
    ("seat-late/1", '{"event":"seat-late/1","seat":0}', SeatLate(seat=0)),
    ("seat-held/1", '{"event":"seat-held/1","seat":0}', SeatHeld(seat=0)),
    ("seat-returned/1", '{"event":"seat-returned/1","seat":0}', SeatReturned(seat=0)),
    ("said/1", '{"event":"said/1","person":1,"preset":"well-played"}', Said(person=1, preset="well-played")),
    ("reacted/1", '{"event":"reacted/1","person":1,"reaction":"laugh"}', Reacted(person=1, reaction="laugh")),
    ("rematch-wanted/1", '{"event":"rematch-wanted/1","seat":1}', RematchWanted(seat=1)),
    ("table-closed/1", '{"event":"table-closed/1"}', TableClosed()),
]  # fmt: skip

DIGITS = "c0" * 32
COMMANDS: list[tuple[str, str, Any]] = [
    ("sit", '{"do":"sit","name":"Ben","lang":"fr","seat":1}', Sit(name="Ben", lang="fr", seat=1)),
    ("leave", '{"do":"leave"}', Leave()),
    ("rename", '{"do":"rename","name":"Ben","lang":"fr"}', Rename(name="Ben", lang="fr")),
    ("choose-face", '{"do":"choose-face","face":"fox"}', ChooseFace(face="fox")),
    ("seat-bot", '{"do":"seat-bot","seat":1,"level":"novice"}', SeatBot(seat=1, level="novice")),
    ("free-seat", '{"do":"free-seat","seat":1}', FreeSeat(seat=1)),
    ("send-away", '{"do":"send-away","seat":1}', SendAway(seat=1)),
    ("start", '{"do":"start"}', Start()),
    ("play", '{"do":"play","move":{"move":"flip"},"decision":3}', Play(move={"move": "flip"}, decision=3)),
    ("take-back", '{"do":"take-back","decision":3}', TakeBack(decision=3)),
    ("hold", '{"do":"hold","seat":2}', Hold(seat=2)),
    ("come-back", '{"do":"come-back"}', ComeBack()),
    ("say", '{"do":"say","text":"well"}', Say(text="well")),
    ("react", '{"do":"react","reaction":"clap"}', React(reaction="clap")),
    ("rematch", '{"do":"rematch"}', Rematch()),
    ("close", '{"do":"close"}', Close()),
    (
        "commit-part",
        f'{{"do":"commit-part","deal":0,"commitment":"{DIGITS}"}}',
        CommitPart(deal=0, commitment=DIGITS),
    ),
    ("reveal-part", f'{{"do":"reveal-part","deal":0,"part":"{DIGITS}"}}', RevealPart(deal=0, part=DIGITS)),
]


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def test_events_have_these_names_and_no_others() -> None:
    assert [name for name, _, _ in EVENTS] == [tag(kind) for kind in Event.__args__]
    assert [type(event) for _, _, event in EVENTS] == list(Event.__args__)


@pytest.mark.parametrize(("name", "stored", "event"), EVENTS, ids=[name for name, _, _ in EVENTS])
def test_a_stored_event_is_read_and_written_as_ever(name: str, stored: str, event: Event) -> None:
    assert parse_event(stored.encode()) == event
    assert format_event(event).decode() == stored


def test_commands_have_these_names_and_no_others() -> None:
    assert [name for name, _, _ in COMMANDS] == [tag(kind) for kind in Command.__args__]


@pytest.mark.parametrize(("name", "text", "command"), COMMANDS, ids=[name for name, _, _ in COMMANDS])
def test_a_command_is_read_as_ever(name: str, text: str, command: Any) -> None:
    assert msgspec.json.decode(text, type=Command) == command
    assert msgspec.json.decode(msgspec.json.encode(command), type=Command) == command


def test_what_may_be_left_out_of_a_stored_event_has_its_default() -> None:
    plan = '{"game":"dnup","options":{"players":2},"seats":[{"kind":"me"},{"kind":"bot"}]}'
    event = parse_event(f'{{"event":"table-opened/1","table":"abcdefghijklmnop","plan":{plan}}}'.encode())
    assert isinstance(event, TableOpened)
    assert (event.plan.pace, event.plan.watch, event.plan.hints) == (Live(seconds=60), "public", True)
    assert (event.plan.memory, event.plan.listed) == (True, False)
    assert event.plan.seats == (MySeat(), BotSeat(level="casual"))
    assert parse_event(b'{"event":"said/1","person":0,"text":"so"}') == Said(person=0, preset=None, text="so")


@pytest.mark.parametrize("pace", ['{"kind":"relaxed","days":7}', '{"kind":"unhurried"}'])
def test_other_paces_are_read_as_ever(pace: str) -> None:
    read = msgspec.json.decode(pace, type=Relaxed | Unhurried)
    assert read in (Relaxed(days=7), Unhurried())
    assert msgspec.json.encode(read).decode() == pace


@pytest.mark.parametrize(
    "stored",
    [
        '{"event":"seat-late/2","seat":0}',
        '{"event":"seat-late","seat":0}',
        '{"seat":0}',
        '{"event":"seat-late/1"}',
        '{"event":"seat-late/1","seat":"0"}',
        '{"event":"seat-late/1","seat":0,"more":1}',
        "",
    ],
)
def test_an_event_that_is_not_known_is_an_error_and_never_skipped(stored: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        parse_event(stored.encode())


def test_presets_reactions_faces_and_refusals_keep_their_names() -> None:
    assert PRESETS == ("hello", "well-played", "thanks", "oops", "thinking", "hurry", "good-game", "bye")
    assert REACTIONS == ("smile", "laugh", "wow", "sad", "clap", "heart")
    assert FACES == (
        "fox", "owl", "cat", "bear", "rabbit", "hen", "mouse", "frog", "sheep", "badger", "pig", "penguin", "hedgehog",
        "fish",
    )  # fmt: skip
    assert sorted(code.removeprefix("table/") for code in CODES) == [
        "bad-level", "bad-name", "bad-plan", "closed", "just-left", "lesson-waits", "no-such-seat", "nobody-there",
        "not-away", "not-held",
        "not-host", "not-over", "not-playing", "not-seated", "not-your-turn", "nothing-said", "nothing-sealed",
        "parts-asked", "parts-not-asked", "seat-open", "seated", "sent-away", "stale", "started", "taken", "too-fast",
        "too-much", "wrong-deal", "wrong-part", "yourself",
    ]  # fmt: skip


OLD_MATCH = [
    '{"event":"table-opened/1","table":"abcdefghijklmnop","plan":{"game":"up-and-down","options":{"players":2,'
    '"deck":"small-9","tiebreak":"shared"},"seats":[{"kind":"me"},{"kind":"bot"}]}}',
    '{"event":"person-sat/1","person":0,"seat":0,"name":"Ada","lang":"en"}',
    '{"event":"deal-committed/1","deal":0,"secret":"5485cb5d03981cc3bd989290a6be33ca392c013279a5c3c3fd10a1cae57e1460"}',
    '{"event":"entropy-added/1","seat":0,"entropy":"c0ffee"}',
    '{"event":"match-started/1","match":0,"rules_version":1}',
    '{"event":"round-dealt/1","deal":0,"entropy":["c0ffee",""],"setup":{"hands":[["C2","C3","D3"],["C4","D4","H2"]],'
    '"aside":["D2","H3","H4"],"dice":[2,2],"side":"up","chef":0}}',
    '{"event":"deal-committed/1","deal":1,"secret":"57bb17f3f5f52ee8b9737be34ae152fd977096ad23f2390bb80ba3084d7fa6e2"}',
    '{"event":"move-played/1","played":{"seat":0,"move":"rotate","turns":2},"by":"person"}',
    '{"event":"choice-sealed/1","played":{"seat":0,"move":"choose","card":"D3"},"by":"person"}',
    '{"event":"choice-taken-back/1","seat":0}',
    '{"event":"choice-sealed/1","played":{"seat":1,"move":"choose","card":"D4"},"by":"bot"}',
    '{"event":"choice-sealed/1","played":{"seat":0,"move":"choose","card":"D3"},"by":"person"}',
    '{"event":"choices-revealed/1"}',
    '{"event":"move-played/1","played":{"seat":1,"move":"flip"},"by":"bot"}',
    '{"event":"choice-sealed/1","played":{"seat":1,"move":"choose","card":"H2"},"by":"bot"}',
    '{"event":"choice-sealed/1","played":{"seat":0,"move":"choose","card":"C2"},"by":"person"}',
    '{"event":"choices-revealed/1"}',
    '{"event":"move-played/1","played":{"seat":0,"move":"rotate","turns":2},"by":"person"}',
    '{"event":"choice-sealed/1","played":{"seat":0,"move":"choose","card":"C3"},"by":"person"}',
    '{"event":"choice-sealed/1","played":{"seat":1,"move":"choose","card":"C4"},"by":"bot"}',
    '{"event":"choices-revealed/1"}',
    '{"event":"secret-revealed/1","deal":0}',
    '{"event":"match-ended/1","scores":[0,3],"winners":[1]}',
    '{"event":"said/1","person":0,"preset":"good-game"}',
]


def test_a_match_that_was_stored_once_is_what_it_was() -> None:
    table = fold_all(Entry(number, number, "", parse_event(line.encode())) for number, line in enumerate(OLD_MATCH, 1))
    assert (table.status, table.decision, table.matches) == ("over", 7, 1)
    record = finished_record(table, 0, 0)
    assert isinstance(record, dict)
    assert record["players"] == ["Ada", "casual"]
    assert record["options"] == {"players": 2, "tiebreak": "shared", "deck": "small-9"}
    assert [event["move"] for event in record["rounds"][0]["events"]].count("choose") == 6
    assert check_record(record).consistent
    tricks = [line.values for line in table.lines if line.code == "up-and-down/trick"]
    assert [(trick["cards"], trick["winner"]) for trick in tricks] == [
        (["D3", "D4"], 1), (["C2", "H2"], None), (["C3", "C4"], 1),
    ]  # fmt: skip
