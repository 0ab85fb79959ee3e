"""The table 'Which rule a refusal names' of the records page, line by line: for every breach the positions in which it
can happen, and the rule that the refusal must cite."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest

import updown
from kit.positions import (
    AUF_UND_AB,
    DNUP,
    UP_AND_DOWN,
    Json,
    Round,
    aa,
    aa_setup,
    begin,
    dn,
    dn_setup,
    parse_event,
    play,
    record_of,
    ud,
    ud_setup,
    without,
)
from kit.refusals import refused_move, refused_record, refused_setup
from kit.rounds import aa_deck_file, dn2_round, dn_round, ud_deck_file, ud_round
from updown import Match

# The lines of the table, as they stand there.
BREACHES = [
    "not on turn",
    "a card that is not in the hand, a wrong argument",
    "cards of different value in a set",
    "adding to or taking an own set",
    "passing",
    "after the end",
    "a bad set-up",
    "a seat that does not exist",
    "an unknown move",
    "a move of another phase",
    "another card than the one just drawn or taken",
    "`keep` with nothing just taken",
    "draw without a stock, swap without open cards",
    "wrong dice on a roll; `drawn` that is not the top",
    "a set not higher than one's own other set",
    "a move between rounds, a round too early",
]

# --- positions ---


def changing() -> Match:
    """Up & Down, three players, seat 0 is chef and must change; suits C D H, trump 7, UP."""
    return ud("C9 C8", "D5", "H10")


def choosing() -> Match:
    """All choose; seat 1 has."""
    return play(changing(), "0 flip", "1 D5")


def ud_over() -> Match:
    return updown.replay(record_of(UP_AND_DOWN, ud_round({3: 0, 11: 1})))


def ud_between() -> Match:
    return updown.replay(record_of(UP_AND_DOWN, ud_round({3: 0, 11: 1}), rounds=2))


def laying() -> Match:
    """Auf und Ab, three players; seat 0 has laid AB CD."""
    return play(aa(*AA_HANDS, stock=AA_STOCK), "0 lay AB CD")


AA_HANDS = ("- A B AB ABC ABD ABCD CD", "C D E AC AD AE ACDE BCDE", "BC BD BE CE DE ABE ABDE ABCDE")
AA_STOCK = "ACD ACE ADE BCD BCE BDE CDE ABCE"


def acting() -> Match:
    """Seat 0 to act; piles AB CD, ACDE BCDE, ABCDE ABDE; nothing open."""
    return play(laying(), "1 lay ACDE BCDE", "2 lay ABDE ABCDE")


def drawn() -> Match:
    """Seat 0 has laid ABC open and drawn ACD."""
    return play(acting(), "0 draw ABC")


def opened() -> Match:
    """Seat 1 to act, ABC lies open."""
    return play(drawn(), "0 keep")


def taken() -> Match:
    """Seat 1 has swapped C and D for ABC."""
    return play(opened(), "1 swap C D for ABC")


def no_stock() -> Match:
    """A deck of three symbols without a stock: piles - and B; seat 0 to act with A AB ABC; nothing open."""
    setup = aa_setup("- A AB ABC", "B C AC BC", size=4, symbols="ABC")
    return play(begin(AUF_UND_AB, setup, deck=aa_deck_file(4, 1, "ABC")), "0 lay -", "1 lay B")


def aa_over() -> Match:
    return play(no_stock(), "0 bury ABC", "1 bury C", "0 bury AB", "1 bury AC", "0 bury A", "1 bury BC")


def dn_turn(players: int = 3) -> Match:
    """dnup: a single 6/2 before seat 0, seat 1 to move with 6/3 7/3 5/8."""
    return play(dn("6/2 1/5", "6/3 7/3 5/8", *[""] * (players - 2)), "0 play 6/2")


def dn_out() -> Match:
    """Seat 0 of three is out; seat 1 to move."""
    setup, lines = dn_round(0)
    return play(begin(DNUP, setup), *lines)


def dn_over() -> Match:
    return updown.replay(record_of(DNUP, dn_round(0, 1), dn_round(0)))


def dn_between() -> Match:
    return updown.replay(record_of(DNUP, dn_round(0, 1)))


def two() -> Match:
    """dnup with two players: 6/1 in area 1 of seat 1, whose turn for area 2 it is, with 6/2 5/2."""
    return play(dn("9/3 1/5", "6/1 6/2 5/2"), "0 rotate", "1 play 6/1")


def two_over() -> Match:
    return updown.replay(record_of(DNUP, dn2_round(0), dn2_round(0)))


def two_between() -> Match:
    return updown.replay(record_of(DNUP, dn2_round(0)))


# --- moves ---


class Refused(NamedTuple):
    """In this position the seat may not do this, for one of these rules."""

    breach: str
    at: Callable[[], Match]
    seat: Any
    move: Any
    rules: str


def row(breach: str, at: Callable[[], Match], line: str, rules: str) -> Refused:
    event = parse_event(line)
    return Refused(breach, at, event.pop("seat"), event, rules)


def arguments(at: Callable[[], Match], seat: int, rule: str, *moves: Json) -> list[Refused]:
    return [Refused(BREACHES[1], at, seat, move, rule) for move in moves]


def not_on_turn() -> list[Refused]:
    breach = BREACHES[0]
    return [
        row(breach, changing, "1 flip", "UD-10"),
        row(breach, changing, "2 D5", "UD-10"),
        row(breach, choosing, "1 D6", "UD-11"),
        row(breach, choosing, "1 flip", "UD-11"),
        row(breach, laying, "0 lay A B", "AA-4"),
        row(breach, acting, "1 draw C", "AA-6"),
        row(breach, drawn, "1 keep", "AA-6"),
        row(breach, taken, "0 keep", "AA-6"),
        row(breach, dn_turn, "0 rotate", "DN-5"),
        row(breach, partial(dn_turn, 4), "3 take 0", "DN-5"),
        row(breach, partial(dn_turn, 5), "4 rotate", "DN-5"),
        row(breach, dn_out, "2 rotate", "DN-5"),
        row(breach, dn_out, "0 rotate", "DN-13"),
        row(breach, two, "0 rotate", "DN-17"),
    ]


def no_such_seat() -> list[Refused]:
    places: list[tuple[Callable[[], Match], Json, str]] = [
        (changing, {"move": "flip"}, "UD-10"),
        (choosing, {"move": "choose", "card": "C9"}, "UD-11"),
        (laying, {"move": "lay", "cards": ["A", "B"]}, "AA-4"),
        (acting, {"move": "draw", "discard": "A"}, "AA-6"),
        (drawn, {"move": "keep"}, "AA-6"),
        (dn_turn, {"move": "rotate"}, "DN-5"),
        (dn_out, {"move": "rotate"}, "DN-5"),
        (two, {"move": "rotate"}, "DN-17"),
    ]
    seats = (-1, 3, 99, "0", None, True, False, 0.0, 1.0, [0])
    return [Refused(BREACHES[7], at, seat, move, rule) for at, move, rule in places for seat in seats]


def wrong_arguments() -> list[Refused]:
    return [
        *arguments(changing, 0, "UD-10", {"move": "rotate"}, {"move": "rotate", "turns": 0}),
        *arguments(changing, 0, "UD-10", {"move": "rotate", "turns": 4}, {"move": "rotate", "turns": True}),
        *arguments(changing, 0, "UD-10", {"move": "flip", "turns": 1}, {"move": "roll", "dice": [1, 1]}),
        *arguments(choosing, 0, "UD-11", {"move": "choose"}, {"move": "choose", "card": "D5"}),
        *arguments(choosing, 0, "UD-11", {"move": "choose", "card": "X1"}, {"move": "choose", "card": "C9", "seat": 0}),
        *arguments(laying, 1, "AA-4", {"move": "lay"}, {"move": "lay", "cards": ["A", "C"]}),
        *arguments(laying, 1, "AA-4", {"move": "lay", "cards": ["C"]}, {"move": "lay", "cards": "C D"}),
        *arguments(acting, 0, "AA-7", {"move": "play", "card": "C", "pile": [0, 1]}, {"move": "play", "card": "A"}),
        *arguments(acting, 0, "AA-7", {"move": "play", "card": "ABC", "pile": [0, 2]}),
        *arguments(acting, 0, "AA-7", {"move": "play", "card": "ABCD", "pile": [0, 0]}),
        *arguments(acting, 0, "AA-8", {"move": "draw", "discard": "C"}, {"move": "draw"}),
        *arguments(acting, 0, "AA-8", {"move": "draw", "discard": "A", "drawn": "ACD"}),
        *arguments(opened, 1, "AA-9", {"move": "swap", "discard": ["C", "A"], "take": "ABC"}),
        *arguments(opened, 1, "AA-9", {"move": "swap", "discard": ["C", "D"], "take": "C"}),
        *arguments(opened, 1, "AA-9", {"move": "swap", "discard": ["C", "D"]}),
        *arguments(no_stock, 0, "AA-10", {"move": "bury", "card": "C"}, {"move": "bury"}),
        *arguments(drawn, 0, "AA-8", {"move": "keep", "card": "ACD"}),
        *arguments(taken, 1, "AA-9", {"move": "keep", "card": "ABC"}),
        *arguments(dn_turn, 1, "DN-8", {"move": "play", "cards": ["6/2"]}, {"move": "play", "cards": ["3/6"]}),
        *arguments(dn_turn, 1, "DN-8", {"move": "play"}, {"move": "play", "cards": "6/3"}),
        *arguments(dn_turn, 1, "DN-8", {"move": "play", "cards": ["6/3"]}, {"move": "play", "cards": ["5/8"]}),
        *arguments(dn_turn, 1, "DN-9", {"move": "add", "card": "7/3", "to": 0}, {"move": "add", "card": "6/3"}),
        *arguments(dn_turn, 1, "DN-9", {"move": "add", "card": "6/8", "to": 0}),
        *arguments(dn_turn, 1, "DN-9", {"move": "add", "card": "6/3", "to": 3}),
        *arguments(dn_turn, 1, "DN-9", {"move": "add", "card": "6/3", "to": 2}),
        *arguments(dn_turn, 1, "DN-10", {"move": "take", "from": 2}, {"move": "take"}, {"move": "take", "from": "0"}),
        *arguments(dn_turn, 1, "DN-11", {"move": "rotate", "cards": []}),
    ]


def unknown_moves() -> list[Refused]:
    places: list[tuple[Callable[[], Match], int, str]] = [
        (changing, 0, "UD-10"),
        (choosing, 0, "UD-11"),
        (laying, 1, "AA-4"),
        (acting, 0, "AA-11"),
        (drawn, 0, "AA-8"),
        (taken, 1, "AA-9"),
        (no_stock, 0, "AA-11"),
        (dn_turn, 1, "DN-7"),
        (two, 1, "DN-7"),
    ]
    moves: list[Any] = [{"move": "jump"}, {"move": None}, {"move": ["flip"]}, {}, None, "flip", 5.5, [], {"cards": []}]
    return [Refused(BREACHES[8], at, seat, move, rule) for at, seat, rule in places for move in moves]


def other_phase() -> list[Refused]:
    breach = BREACHES[9]
    return [
        row(breach, changing, "0 C9", "UD-10 UD-11"),
        row(breach, choosing, "0 flip", "UD-10 UD-11"),
        row(breach, choosing, "0 rotate 1", "UD-10 UD-11"),
        row(breach, choosing, "2 roll", "UD-10 UD-11"),
        row(breach, laying, "1 play C on 0.1", "AA-4 AA-7"),
        row(breach, laying, "1 draw C", "AA-4 AA-8"),
        row(breach, laying, "1 swap C D for A", "AA-4 AA-9"),
        row(breach, laying, "1 bury C", "AA-4 AA-10"),
        row(breach, laying, "1 keep", "AA-4 AA-8 AA-9 AA-11"),
        row(breach, acting, "0 lay A B", "AA-4 AA-11"),
        row(breach, drawn, "0 lay A B", "AA-4 AA-8"),
        row(breach, drawn, "0 draw A", "AA-8"),
        row(breach, drawn, "0 swap A B for ABC", "AA-8 AA-9"),
        row(breach, drawn, "0 bury A", "AA-8 AA-10"),
        row(breach, taken, "1 draw E", "AA-8 AA-9"),
        row(breach, taken, "1 swap E AC for C", "AA-9"),
    ]


def after_the_end() -> list[Refused]:
    breach = BREACHES[5]
    return [
        row(breach, ud_over, "0 flip", "UD-16"),
        row(breach, ud_over, "1 C2", "UD-16"),
        row(breach, aa_over, "0 keep", "AA-12"),
        row(breach, aa_over, "1 bury A", "AA-12"),
        row(breach, dn_over, "0 rotate", "DN-15"),
        row(breach, dn_over, "1 rotate", "DN-15"),
        row(breach, two_over, "0 rotate", "DN-20"),
        row(breach, two_over, "1 take 0.1", "DN-20"),
    ]


MOVES: list[Refused] = [
    *not_on_turn(),
    *wrong_arguments(),
    row(BREACHES[2], dn_turn, "1 play 6/3 7/3", "DN-7"),
    row(BREACHES[2], two, "1 play 6/2 5/2", "DN-7"),
    row(BREACHES[3], dn_turn, "1 add 6/3 to 1", "DN-9"),
    row(BREACHES[3], dn_turn, "1 take 1", "DN-10"),
    row(BREACHES[3], two, "1 add 6/2 to 1.1", "DN-18"),
    row(BREACHES[3], two, "1 take 1.1", "DN-18"),
    Refused(BREACHES[4], acting, 0, {"move": "pass"}, "AA-11"),
    Refused(BREACHES[4], no_stock, 0, {"move": "pass"}, "AA-11"),
    *after_the_end(),
    *no_such_seat(),
    *unknown_moves(),
    *other_phase(),
    row(BREACHES[10], drawn, "0 play A on 0.0", "AA-8"),
    row(BREACHES[10], drawn, "0 play ABC on 0.0", "AA-8"),
    row(BREACHES[10], taken, "1 play E on 0.0", "AA-9"),
    row(BREACHES[10], taken, "1 play C on 0.1", "AA-9"),
    row(BREACHES[11], acting, "0 keep", "AA-11"),
    row(BREACHES[11], no_stock, "0 keep", "AA-11"),
    row(BREACHES[12], no_stock, "0 draw A", "AA-11"),
    row(BREACHES[12], acting, "0 swap A B for ABC", "AA-11"),
    row(BREACHES[14], two, "1 play 6/2", "DN-8 DN-18"),
    row(BREACHES[14], two, "1 play 5/2", "DN-8 DN-18"),
    row(BREACHES[15], ud_between, "0 flip", "UD-16"),
    row(BREACHES[15], dn_between, "2 rotate", "DN-14"),
    row(BREACHES[15], dn_between, "0 rotate", "DN-14"),
    row(BREACHES[15], two_between, "1 rotate", "DN-20"),
]


def name(case: Refused) -> str:
    at = case.at.func.__name__ if isinstance(case.at, partial) else case.at.__name__
    return f"{case.breach}-{at}-{case.seat}-{case.move}"


@pytest.mark.parametrize("case", MOVES, ids=name)
def test_refused_move(case: Refused) -> None:
    refused_move(case.at(), case.seat, case.move, *case.rules.split())


# What is a move with too many parts may well be an event.
EVENTS = [case for case in MOVES if isinstance(case.move, dict) and not {"dice", "drawn", "seat"} & set(case.move)]


@pytest.mark.parametrize("case", EVENTS, ids=name)
def test_refused_event(case: Refused) -> None:
    """The same in a record is refused at its place, for the same rule (or because chance has not spoken)."""
    record = case.at().record()
    record["rounds"][-1]["events"].append({"seat": case.seat, **case.move})
    chance = {"roll": ["UD-10"], "draw": ["AA-8"]}.get(str(case.move.get("move")), [])
    place = len(record["rounds"][-1]["events"]) - 1
    refused_record(record, len(record["rounds"]) - 1, place, *case.rules.split(), *chance)


# --- set-ups, chance, rounds ---

UD_GAME = updown.game(UP_AND_DOWN, players=3)
AA_GAME = updown.game(AUF_UND_AB, players=3)
DN_GAME = updown.game(DNUP, players=3)
UD_START, AA_START, DN_START = ud_setup("", "", ""), aa_setup("", "", ""), dn_setup("1/5", "", "")

SETUPS: list[tuple[updown.Game, Any, str]] = [
    (UD_GAME, None, "UD-5"),
    (UD_GAME, {}, "UD-5"),
    (UD_GAME, [], "UD-5"),
    (UD_GAME, without(UD_START, "hands"), "UD-5"),
    (UD_GAME, UD_START | {"aside": []}, "UD-5"),
    (UD_GAME, UD_START | {"dice": [0, 7]}, "UD-6"),
    (UD_GAME, UD_START | {"side": "front"}, "UD-7"),
    (UD_GAME, UD_START | {"chef": 3}, "UD-8"),
    (AA_GAME, None, "AA-3"),
    (AA_GAME, {}, "AA-3"),
    (AA_GAME, AA_START | {"stock": []}, "AA-3"),
    (AA_GAME, UD_START, "AA-3"),
    (DN_GAME, None, "DN-4"),
    (DN_GAME, {}, "DN-4"),
    (DN_GAME, AA_START, "DN-4"),
    (DN_GAME, dn_setup("1/5", ""), "DN-4"),
    (updown.game(DNUP, players=2), DN_START, "DN-4"),
]


@pytest.mark.parametrize(("game", "setup", "rule"), SETUPS)
def test_refused_setup(game: updown.Game, setup: Any, rule: str) -> None:
    if setup is not None:
        refused_setup(game, setup, rule)
    record = game.deal(seed=0).record()
    record["rounds"][0]["setup"] = setup
    refused_record(record, 0, None, rule)


@pytest.mark.parametrize(
    ("start", "line", "rule"),
    [
        (changing, "0 roll", "UD-10"),
        (changing, "0 roll = 3 4", "UD-10"),
        (changing, "0 roll = 1 7", "UD-10"),
        (changing, "0 roll = 5", "UD-10"),
        (changing, "0 roll = 1 2 3", "UD-10"),
        (acting, "0 draw A", "AA-8"),
        (acting, "0 draw A = ACE", "AA-8"),
        (acting, "0 draw A = A", "AA-8"),
        (acting, "0 draw A = ZZ", "AA-8"),
    ],
)
def test_refused_chance(start: Callable[[], Match], line: str, rule: str) -> None:
    """Breach: wrong dice on a roll; `drawn` that is not the top."""
    record = start().record()
    record["rounds"][0]["events"].append(parse_event(line))
    refused_record(record, 0, len(record["rounds"][0]["events"]) - 1, rule)


def stopped(round: Round) -> Round:
    return round[0], round[1][:-1]


@pytest.mark.parametrize(
    ("record", "round", "rules"),
    [
        (record_of(UP_AND_DOWN, stopped(ud_round()), ud_round()), 1, "UD-16"),
        (record_of(UP_AND_DOWN, ud_round({3: 0, 11: 1}), ud_round()), 1, "UD-16"),
        (record_of(AUF_UND_AB, (AA_START, []), (AA_START, [])), 1, "AA-12"),
        (record_of(DNUP, stopped(dn_round(0, 1)), dn_round(0, 1)), 1, "DN-14"),
        (record_of(DNUP, dn_round(0, 1), stopped(dn_round(1, 0)), dn_round(0)), 2, "DN-14"),
        (record_of(DNUP, dn_round(0, 1), dn_round(0), dn_round(0)), 2, "DN-14 DN-15"),
        (record_of(DNUP, stopped(dn2_round(0)), dn2_round(0)), 1, "DN-20"),
        (record_of(DNUP, dn2_round(0), dn2_round(0), dn2_round(1)), 2, "DN-20"),
    ],
)
def test_refused_round(record: Json, round: int, rules: str) -> None:
    """Breach: a round too early, or too many."""
    refused_record(record, round, None, *rules.split())


def test_refused_round_after_a_whole_match_of_auf_und_ab() -> None:
    record = aa_over().record()
    record["rounds"].append(record["rounds"][0])
    refused_record(record, 1, None, "AA-12")


def test_one_trick_decks_end_too() -> None:
    """A small deck's last round is its end like any other."""
    win = (ud_setup("C9", "D5", size=1, side="down"), ["0 flip", "0 C9", "1 D5"])
    match = updown.replay(record_of(UP_AND_DOWN, win, deck=ud_deck_file()))
    assert match.over
    refused_move(match, 0, {"move": "flip"}, "UD-16")


def test_every_line_of_the_table_is_tested() -> None:
    elsewhere = {"a bad set-up", "wrong dice on a roll; `drawn` that is not the top"}
    assert [breach for breach in BREACHES if breach not in elsewhere | {case.breach for case in MOVES}] == []
