"""Whatever is handed to the public calls: what is wrong is refused with a ValueError that says what is wrong, never
with another exception, and nothing has changed afterwards."""

import re
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Any, TypeAlias

import pytest

import updown
from kit.positions import AUF_UND_AB, DNUP, PLAYERS, UP_AND_DOWN, Json, aa, dn, play, ud, without
from kit.refusals import seen
from kit.rounds import aa_deck_file, dn_deck_file, ud_deck_file
from updown import BadRecord, BadSetup, IllegalMove, Match
from updown.games.registry import make_game


def nested(depth: int) -> list[Any]:
    """A list in a list in a list: deeper than Python can print."""
    inside: list[Any] = []
    for _ in range(depth):
        inside = [inside]
    return inside


JUNK: dict[str, Any] = {
    "null": None,
    "true": True,
    "false": False,
    "minus one": -1,
    "a big number": 10**9,
    "a huge number": 10**5000,
    "a fraction": 1.5,
    "not a number": float("nan"),
    "infinity": float("inf"),
    "no text": "",
    "a text": "x",
    "a long text": "x" * 100_000,
    "half a character": "\ud800",
    "bytes": b"x",
    "a list": [],
    "a list of lists": [[], [None]],
    "a deep list": nested(100_000),
    "a huge number in a list": [10**5000],
    "an object": {},
    "an object in an object": {"move": {"move": {}}},
    "a set": {1},
    "an instance": object(),
    "a function": len,
}
KEYS: tuple[Any, ...] = ("x", "", 5, None, (1, 2))
SEATS = {**JUNK, "0.0": 0.0, "1.0": 1.0, "text 0": "0", "text 1": "1", "99": 99, "(0,)": (0,)}

# What Python itself says when nobody has thought of the case.
PYTHONS_OWN = re.compile("Exceeds the limit|recursion|keywords must|multiple values|unhashable|iterable")
Calls: TypeAlias = dict[str, Callable[[], object]]


def problem(call: Callable[[], object], kind: type[ValueError], word: str) -> str | None:
    """How the call is refused if not as it must be: with an error of that kind, which says the word."""
    try:
        call()
    except kind as error:
        if PYTHONS_OWN.search(str(error)) or word not in str(error):
            return f"says {str(error)[:100]!r}"
        return None
    except Exception as error:
        return f"raises {type(error).__name__}: {str(error)[:100]}"
    return "is accepted"


def problems(calls: Calls, kind: type[ValueError], word: str = "") -> dict[str, str]:
    found = {name: problem(call, kind, word) for name, call in calls.items()}
    return {name: said for name, said in found.items() if said is not None}


# --- game ---

OPTIONS = {
    UP_AND_DOWN: ("players", "edition", "rounds", "tiebreak", "deck"),
    AUF_UND_AB: ("players", "goal", "deck"),
    DNUP: ("players", "deck"),
}


def test_game_name() -> None:
    names = {**JUNK, "capitals": "DNUP", "a space": "dnup ", "another": "chess", "a list of it": ["dnup"]}
    calls: Calls = {why: partial(updown.game, name, players=2) for why, name in names.items()}
    assert problems(calls, ValueError, "game") == {}


@pytest.mark.parametrize(("game", "option"), [(game, option) for game, names in OPTIONS.items() for option in names])
def test_game_option(game: str, option: str) -> None:
    def call(value: Any) -> object:
        return updown.game(game, **{"players": 2, option: value})

    calls: Calls = {why: partial(call, value) for why, value in JUNK.items()}
    assert problems(calls, ValueError, option) == {}


@pytest.mark.parametrize("game", PLAYERS)
def test_game_unknown_option(game: str) -> None:
    def call(name: str) -> object:
        return make_game(game, {"players": 2, name: 1})

    names = ("self", "name", "cls", "given", "options", "Players", "seed", "setup", "decks", "player", "x" * 1000)
    found = {name[:20]: problem(partial(call, name), ValueError, name[:20]) for name in names}
    assert {name: said for name, said in found.items() if said} == {}


DECKS = {
    UP_AND_DOWN: ud_deck_file(),
    AUF_UND_AB: aa_deck_file(4, 1),
    DNUP: dn_deck_file("1/5", "2/6", "3/7", "4/8", neutral=["2/4"], smile=["2/3"], frown=["1/9"]),
}
FREE = {("name", "a text"), ("name", "half a character")} | {(face, "a list") for face in ("neutral", "smile", "frown")}


@pytest.mark.parametrize(("game", "key"), [(game, key) for game, deck in DECKS.items() for key in deck])
def test_game_deck_entry(game: str, key: str) -> None:
    """Each entry of a deck, and each thing inside it, becomes junk."""

    def call(entry: Any) -> object:
        return updown.game(game, players=2, deck=DECKS[game] | {key: entry})

    calls: Calls = {why: partial(call, value) for why, value in JUNK.items() if (key, why) not in FREE}
    good = DECKS[game][key]
    if isinstance(good, list):
        calls |= {f"{why}, inside": partial(call, [*good, value]) for why, value in JUNK.items()}
    if isinstance(good, dict):
        calls |= {f"{why}, inside": partial(call, good | {"2": value}) for why, value in JUNK.items()}
    if key not in ("neutral", "smile", "frown"):
        calls["missing"] = partial(updown.game, game, players=2, deck=without(DECKS[game], key))
    assert problems(calls, ValueError, "deck") == {}


def test_game_deck_path() -> None:
    paths = {
        "nowhere": "no/such/file.toml",
        "a null byte": "\0.toml",
        "half a character": "\ud800.toml",
        "a dot": ".toml",
    }
    calls: Calls = {why: partial(updown.game, DNUP, players=2, deck=path) for why, path in paths.items()}
    assert problems(calls, ValueError, "deck") == {}


# --- deal ---


@pytest.mark.parametrize("game", PLAYERS)
def test_deal_seed(game: str) -> None:
    fixed = updown.game(game, players=3)
    fine = ("null", "minus one", "a big number", "a huge number")
    calls: Calls = {why: partial(fixed.deal, seed=seed) for why, seed in JUNK.items() if why not in fine}
    assert problems(calls, ValueError, "seed") == {}
    for why in fine:
        assert problem(partial(fixed.deal, seed=JUNK[why]), ValueError, "seed") in (None, "is accepted")


@pytest.mark.parametrize("game", PLAYERS)
def test_deal_setup(game: str) -> None:
    fixed = updown.game(game, players=3)
    good = fixed.deal(seed=1).record()["rounds"][0]["setup"]
    calls: Calls = {why: partial(fixed.deal, setup=setup) for why, setup in JUNK.items() if setup is not None}
    for place in places(good):
        for why, value in JUNK.items():
            calls[f"{place} {why}"] = partial(fixed.deal, setup=replaced(good, place, value))
    for key in KEYS:
        calls[f"key {key}"] = partial(fixed.deal, setup={**good, key: 1})
    assert problems(calls, BadSetup, "-") == {}
    assert fixed.deal(setup=good).record()["rounds"][0]["setup"] == good


def places(good: Json) -> list[tuple[Any, ...]]:
    """Keys of a set-up, and a few things inside them."""
    inside = [(key, 0) for key, value in good.items() if isinstance(value, list)]
    return [*((key,) for key in good), *inside, ("hands", 0, 0), ("hands", 1, 7)]


def replaced(whole: Json, place: tuple[Any, ...], value: Any) -> Json:
    """A copy with one thing replaced."""
    whole = deepcopy(whole)
    part: Any = whole
    for key in place[:-1]:
        part = part[key]
    part[place[-1]] = value
    return whole


# --- play, moves, view ---


def positions() -> dict[str, Match]:
    """Every phase of every game."""
    acting = play(aa("AB CD A", "ACDE BCDE", "ABDE ABCDE"), "0 lay AB CD", "1 lay ACDE BCDE", "2 lay ABDE ABCDE")
    drawn = play(acting.copy(), "0 draw A")
    opened = play(drawn.copy(), "0 keep")
    swap = next(move for move in opened.moves(1) if move["move"] == "swap")
    taken = opened.copy()
    taken.play(1, swap)
    return {
        "change": ud("", "", ""),
        "choose": play(ud("", "", ""), "0 flip"),
        "lay": aa("", "", ""),
        "act": opened,
        "drawn": drawn,
        "taken": taken,
        "dnup": play(dn("6/2 1/5", "6/3", ""), "0 play 6/2"),
        "dnup with two": play(dn("6/2 1/5", "6/3"), "0 play 6/2"),
    }


POSITIONS = positions()


@pytest.mark.parametrize("phase", POSITIONS)
def test_play_seat(phase: str) -> None:
    match = POSITIONS[phase]
    before = seen(match)
    move = match.moves(match.turn[0])[0]
    calls: Calls = {why: partial(match.play, seat, move) for why, seat in SEATS.items()}
    assert problems(calls, IllegalMove, "-") == {}
    assert seen(match) == before


@pytest.mark.parametrize("phase", POSITIONS)
def test_play_move(phase: str) -> None:
    """Junk for a move, and for each part of a legal move of each kind; parts missing, and parts too many."""
    match = POSITIONS[phase]
    before = seen(match)
    seat = match.turn[0]
    calls: Calls = {why: partial(match.play, seat, move) for why, move in JUNK.items()}
    for kind, legal in {move["move"]: move for move in match.moves(seat)}.items():
        for key in legal:
            calls[f"{kind} without {key}"] = partial(match.play, seat, without(legal, key))
            for why, value in JUNK.items():
                calls[f"{kind} {key} {why}"] = partial(match.play, seat, legal | {key: value})
                if isinstance(legal[key], list):
                    calls[f"{kind} {key} [{why}]"] = partial(match.play, seat, legal | {key: [value, *legal[key][1:]]})
        for extra in ("seat", "dice", "drawn", *KEYS):
            calls[f"{kind} and {extra}"] = partial(match.play, seat, {**legal, extra: 1})
    assert problems(calls, IllegalMove, "-") == {}
    assert seen(match) == before


MOVES: tuple[Any, ...] = (None, 5, [], {}, {"move": []}, {"move": "x"})


def test_an_illegal_move_has_its_rule_whatever_it_is() -> None:
    for match in POSITIONS.values():
        for junk in MOVES:
            with pytest.raises(IllegalMove) as caught:
                match.play(match.turn[0], junk)
            assert re.fullmatch(r"(UD|AA|DN)-\d+", caught.value.rule)


@pytest.mark.parametrize("phase", POSITIONS)
def test_view_seat(phase: str) -> None:
    match = POSITIONS[phase]
    calls: Calls = {why: partial(match.view, seat) for why, seat in SEATS.items() if seat is not None}
    assert problems(calls, ValueError, "seat") == {}


@pytest.mark.parametrize("phase", POSITIONS)
def test_moves_of_no_seat(phase: str) -> None:
    """A seat that does not exist need not act; true is not a number."""
    match = POSITIONS[phase]
    found: dict[str, object] = {}
    for why, seat in SEATS.items():
        try:
            found[why] = len(match.moves(seat))
        except Exception as error:
            found[why] = repr(error)[:100]
    assert {why: what for why, what in found.items() if what != 0} == {}


# --- replay ---


def records() -> dict[str, Json]:
    return {phase: match.record() for phase, match in POSITIONS.items()}


RECORDS = records()


def test_replay_of_junk() -> None:
    calls: Calls = {why: partial(updown.replay, record) for why, record in JUNK.items()}
    assert problems(calls, BadRecord) == {}


@pytest.mark.parametrize("phase", RECORDS)
def test_replay_seed(phase: str) -> None:
    record = RECORDS[phase]
    fine = ("null", "minus one", "a big number", "a huge number")
    calls: Calls = {why: partial(updown.replay, record, seed=seed) for why, seed in JUNK.items() if why not in fine}
    assert problems(calls, ValueError, "seed") == {}


@pytest.mark.parametrize("key", ["format", "game", "options", "rounds"])
def test_replay_top(key: str) -> None:
    calls: Calls = {}
    for phase, record in RECORDS.items():
        calls |= {f"{phase} {why}": partial(updown.replay, record | {key: value}) for why, value in JUNK.items()}
    assert problems(calls, BadRecord) == {}


@pytest.mark.parametrize(("game", "option"), [(game, option) for game, names in OPTIONS.items() for option in names])
def test_replay_option(game: str, option: str) -> None:
    record = updown.game(game, players=2).deal(seed=1).record()
    calls: Calls = {
        why: partial(updown.replay, record | {"options": {"players": 2, option: v}}) for why, v in JUNK.items()
    }
    for key in ("self", *KEYS):
        calls[f"key {key}"] = partial(updown.replay, record | {"options": {"players": 2, key: 1}})
    assert problems(calls, BadRecord) == {}


@pytest.mark.parametrize("phase", RECORDS)
def test_replay_round_setup_and_events(phase: str) -> None:
    """A round, its parts, the set-up's parts, an event and its parts become junk."""
    record = RECORDS[phase]
    part = record["rounds"][0]
    calls: Calls = {}

    def replay_with(round: Any) -> object:
        return updown.replay(record | {"rounds": [round]})

    for why, value in JUNK.items():
        calls[f"round {why}"] = partial(replay_with, value)
        calls[f"setup {why}"] = partial(replay_with, part | {"setup": value})
        if why != "a list":
            calls[f"events {why}"] = partial(replay_with, part | {"events": value})
        for place in places(part["setup"]):
            calls[f"setup {place} {why}"] = partial(replay_with, replaced(part, ("setup", *place), value))
        calls[f"event {why}"] = partial(replay_with, part | {"events": [*part["events"], value]})
        for number, event in enumerate(part["events"]):
            for key in event:
                calls[f"event {number} {key} {why}"] = partial(
                    replay_with, replaced(part, ("events", number, key), value)
                )
    assert problems(calls, BadRecord) == {}


def test_replay_dice_and_drawn() -> None:
    roll = ud("", "").record()
    draw = play(aa("AB CD", "ACDE BCDE", "ABDE ABCDE"), "0 lay AB CD", "1 lay ACDE BCDE", "2 lay ABDE ABCDE").record()
    discard = updown.replay(draw).moves(0)[-1]["discard"]
    calls: Calls = {}
    for why, value in JUNK.items():
        for dice in (value, [value, 1], [1, value], [1, 1, value]):
            event: Json = {"seat": 0, "move": "roll", "dice": dice}
            calls[f"dice {why} {len(calls)}"] = partial(updown.replay, with_event(roll, event))
        event = {"seat": 0, "move": "draw", "discard": discard, "drawn": value}
        calls[f"drawn {why}"] = partial(updown.replay, with_event(draw, event))
    assert problems(calls, BadRecord, "-") == {}


def with_event(record: Json, event: Json) -> Json:
    part = record["rounds"][0]
    return record | {"rounds": [part | {"events": [*part["events"], event]}]}


def test_a_record_as_deep_as_json_can_be_read() -> None:
    """A few hundred levels pass the reader of JSON; the refusal must bear them too."""
    record = RECORDS["change"]
    for depth in (100, 400, 700, 900):
        deep = with_event(record, {"seat": 0, "move": "rotate", "turns": nested(depth)})
        assert problem(partial(updown.replay, deep), BadRecord, "UD-10") is None
