"""Records, moves, states and views to the letter of the records page, for all games alike."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest

import updown
from kit.positions import (
    AUF_UND_AB,
    DNUP,
    PLAYERS,
    TABLES,
    UP_AND_DOWN,
    Json,
    aa_setup,
    begin,
    dn,
    dn_setup,
    options,
    play,
    record_of,
    ud,
    ud_setup,
    without,
)
from kit.refusals import refused_record, seen
from kit.rounds import aa_deck_file, dn2_round, dn_deck_file, dn_round, ud_deck_file, ud_round
from updown import BadOption, BadRecord, IllegalMove, Match
from updown.games.registry import make_game

ALL = {"game", "round", "turn", "scores", "over", "winners"}
STATE = {
    UP_AND_DOWN: ALL | {"hands", "aside", "side", "suits", "trump", "chef", "phase", "chosen", "pot", "tricks"},
    AUF_UND_AB: ALL | {"phase", "hands", "piles", "open", "stock", "buried", "pending", "last_turns"},
    DNUP: ALL | {"hands", "sets", "area", "out", "discarded", "quiet"},
}
VIEW = {
    UP_AND_DOWN: STATE[UP_AND_DOWN] | {"seat", "played", "dice"},
    AUF_UND_AB: STATE[AUF_UND_AB] | {"seat", "known", "my_buried"},
    DNUP: STATE[DNUP] | {"seat", "known", "starter"},
}
CHANCE = {"roll": {"dice"}, "draw": {"drawn"}}
PARTS: dict[tuple[str, str], set[str]] = {
    (UP_AND_DOWN, "flip"): set(),
    (UP_AND_DOWN, "rotate"): {"turns"},
    (UP_AND_DOWN, "roll"): set(),
    (UP_AND_DOWN, "choose"): {"card"},
    (AUF_UND_AB, "lay"): {"cards"},
    (AUF_UND_AB, "play"): {"card", "pile"},
    (AUF_UND_AB, "draw"): {"discard"},
    (AUF_UND_AB, "swap"): {"discard", "take"},
    (AUF_UND_AB, "keep"): set(),
    (AUF_UND_AB, "bury"): {"card"},
    (DNUP, "play"): {"cards"},
    (DNUP, "add"): {"card", "to"},
    (DNUP, "take"): {"from"},
    (DNUP, "rotate"): set(),
}


def walk(game: str, players: int, turns: int = 60, seed: int = 0, **given: Any) -> list[Match]:
    """A match after each of so many random moves, kinds of moves evenly."""
    chooser = random.Random(seed)
    match = updown.game(game, players=players, **given).deal(seed=seed)
    steps = [match.copy()]
    while not match.over and len(steps) <= turns:
        seat = chooser.choice(match.turn)
        moves = match.moves(seat)
        kind = chooser.choice(sorted({move["move"] for move in moves}))
        match.play(seat, chooser.choice([move for move in moves if move["move"] == kind]))
        steps.append(match.copy())
    return steps


def text(values: list[Any]) -> bool:
    """Whether these are cards, not the numbers of a pile."""
    return all(isinstance(value, str) for value in values)


def same_json(one: Any, two: Any) -> bool:
    """Equal as JSON, where true is not 1 and 1.0 is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(two, sort_keys=True)


# --- states, views, moves ---


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_keys_of_states_and_views_are_those_of_the_page(game: str, players: int) -> None:
    for match in walk(game, players):
        assert set(match.state()) == STATE[game]
        assert match.state()["game"] == game
        for seat in (None, *range(players)):
            assert set(match.view(seat)) == VIEW[game]
            assert match.view(seat)["seat"] == seat


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everything_is_plain_json(game: str, players: int) -> None:
    """No number of another library, no tuple, no key that is not text."""
    for match in walk(game, players):
        for said in (match.state(), match.view(0), match.view(None), match.record(), match.moves(0)):
            assert json.loads(json.dumps(said)) == said
        assert isinstance(match.turn, tuple)
        assert list(match.turn) == match.state()["turn"]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_types_of_the_common_keys(game: str, players: int) -> None:
    for match in walk(game, players):
        state = match.state()
        assert type(state["round"]) is int
        assert type(state["over"]) is bool
        assert state["turn"] == sorted(state["turn"])
        assert len(state["scores"]) == len(state["hands"]) == players
        assert all(type(score) is int for score in state["scores"])
        assert bool(state["winners"]) == state["over"]
        assert state["turn"] == [] if state["over"] else state["turn"]
        for hand in state["hands"]:
            assert hand == sorted(hand)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_legal_move_has_move_and_its_arguments_sorted_and_is_listed_once(game: str, players: int) -> None:
    for match in walk(game, players):
        for seat in range(players):
            moves = match.moves(seat)
            assert bool(moves) == (seat in match.turn)
            texts = [json.dumps(move, sort_keys=True) for move in moves]
            assert len(set(texts)) == len(texts)
            for move in moves:
                parts = PARTS[game, move["move"]]
                if game == DNUP and players == 2 and move["move"] in ("add", "take"):
                    parts = parts | {"area"}
                assert set(move) == parts | {"move"}
                assert all(value == sorted(value) for value in move.values() if isinstance(value, list) and text(value))


def test_an_unsorted_list_is_accepted_and_means_the_sorted_one() -> None:
    setup = aa_setup("AB CD A B", "", "")
    game = updown.game(AUF_UND_AB, players=3)
    match = game.deal(setup=setup)
    assert match.play(0, {"move": "lay", "cards": ["CD", "AB"]}) == {"seat": 0, "move": "lay", "cards": ["AB", "CD"]}
    assert match.state()["piles"][0] == [["AB"], ["CD"]]
    match = begin(DNUP, dn_setup("9/4 9/2 9/3 1/5", "", ""))
    event = match.play(0, {"move": "play", "cards": ["9/4", "9/2", "9/3"]})
    assert event == {"seat": 0, "move": "play", "cards": ["9/2", "9/3", "9/4"]}
    assert match.record()["rounds"][0]["events"] == [event]
    two = begin(AUF_UND_AB, aa_setup("A AB C", "E DE CDE", size=3), deck=aa_deck_file(3, 1))
    two = play(two, "0 lay A", "1 lay E", "0 draw AB", "0 keep")
    event = two.play(1, {"move": "swap", "discard": ["DE", "CDE"], "take": "AB"})
    assert event == {"seat": 1, "move": "swap", "discard": ["CDE", "DE"], "take": "AB"}


def test_play_does_not_keep_what_the_caller_goes_on_using() -> None:
    match = dn("9/4 9/2 1/5", "", "")
    move: Json = {"move": "play", "cards": ["9/4", "9/2"]}
    event = match.play(0, move)
    assert move == {"move": "play", "cards": ["9/4", "9/2"]}
    before = seen(match)
    event["cards"].append("x")
    match.record()["rounds"][0]["events"].clear()
    match.record()["options"]["players"] = 5
    match.state()["hands"][0].clear()
    match.view(0)["hands"][0].clear()
    assert seen(match) == before


def test_changing_a_setup_afterwards_changes_nothing() -> None:
    setup = dn_setup("1/5", "", "")
    match = begin(DNUP, setup)
    before = seen(match)
    setup["hands"][0].clear()
    assert seen(match) == before


def test_changing_a_deck_afterwards_changes_nothing() -> None:
    deck = dn_deck_file("1/5", "2/6", "3/7")
    match = updown.game(DNUP, players=3, deck=deck).deal(seed=1)
    before = seen(match)
    deck["cards"].append("4/8")
    deck["name"] = "other"
    assert seen(match) == before


# --- the record ---


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_record_has_the_form_of_the_page(game: str, players: int) -> None:
    record = walk(game, players)[-1].record()
    assert set(record) == {"format", "game", "rules", "options", "rounds"}
    assert (record["format"], record["game"]) == ("updown-record/1", game)
    keys = {
        UP_AND_DOWN: {"hands", "aside", "dice", "side", "chef"},
        AUF_UND_AB: {"hands", "stock"},
        DNUP: {"hands"},
    }
    for part in record["rounds"]:
        assert set(part) == {"setup", "events"}
        assert set(part["setup"]) == keys[game]
        for event in part["events"]:
            move = event["move"]
            parts = PARTS[game, move] | CHANCE.get(move, set()) | {"seat", "move"}
            if game == DNUP and players == 2 and move in ("add", "take"):
                parts |= {"area"}
            assert set(event) == parts


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_record_may_stop_anywhere_and_replays_to_the_same(game: str, players: int) -> None:
    for match in walk(game, players, turns=45, seed=1):
        record = json.loads(json.dumps(match.record()))
        again = updown.replay(record)
        assert same_json(again.state(), match.state())
        assert again.turn == match.turn
        assert same_json(again.record(), match.record())
        for seat in range(players):
            assert again.moves(seat) == match.moves(seat)
        for seat in (None, *range(players)):
            assert same_json(again.view(seat), match.view(seat))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_same_seed_same_match_no_seed_a_random_one(game: str, players: int) -> None:
    one, two = walk(game, players, seed=5)[-1], walk(game, players, seed=5)[-1]
    assert one.record() == two.record()
    fixed = updown.game(game, players=players)
    assert fixed.deal(seed=7).record() == fixed.deal(seed=7).record()
    assert len({json.dumps(fixed.deal(seed=seed).record()) for seed in range(20)}) == 20
    assert len({json.dumps(fixed.deal().record()) for _ in range(5)}) == 5
    assert fixed.deal(seed=10**30).record() == fixed.deal(seed=10**30).record()
    assert fixed.deal(seed=-1).record() != fixed.deal(seed=1).record()


def test_later_chance_comes_from_the_seed() -> None:
    setup, lines = ud_round()
    game = updown.game(UP_AND_DOWN, players=2)
    rolls = {json.dumps(game.deal(setup=setup, seed=seed).play(0, {"move": "roll"})) for seed in range(12)}
    assert len(rolls) > 3
    record = record_of(UP_AND_DOWN, (setup, lines[:3]))
    ends = [updown.replay(record, seed=seed).play(1, {"move": "roll"})["dice"] for seed in (1, 1, 2, 3, 4, 5)]
    assert ends[0] == ends[1]
    assert len({tuple(dice) for dice in ends}) > 1


def test_the_events_of_a_whole_trick() -> None:
    match = play(ud("C9", "D5", "C10", side="down"), "0 roll = 6 5", "2 C10", "0 C9", "1 D5")
    assert match.record()["rounds"][0]["events"] == [
        {"seat": 0, "move": "roll", "dice": [6, 5]},
        {"seat": 2, "move": "choose", "card": "C10"},
        {"seat": 0, "move": "choose", "card": "C9"},
        {"seat": 1, "move": "choose", "card": "D5"},
    ]


@pytest.mark.parametrize(
    ("game", "given", "carried"),
    [
        (UP_AND_DOWN, {}, {}),
        (UP_AND_DOWN, {"edition": "ludolux"}, {"edition": "ludolux"}),
        (UP_AND_DOWN, {"rounds": 3, "tiebreak": "shared"}, {"rounds": 3, "tiebreak": "shared"}),
        (UP_AND_DOWN, {"deck": ud_deck_file()}, {"deck": ud_deck_file()}),
        (AUF_UND_AB, {"goal": "low"}, {"goal": "low"}),
        (AUF_UND_AB, {"deck": aa_deck_file(4, 1)}, {"deck": aa_deck_file(4, 1)}),
        (DNUP, {"deck": dn_deck_file("1/5", "2/6", "3/7", "4/8")}, {"deck": dn_deck_file("1/5", "2/6", "3/7", "4/8")}),
    ],
)
def test_a_record_carries_all_options_that_differ_from_the_default(game: str, given: Json, carried: Json) -> None:
    record = updown.game(game, players=2, **given).deal(seed=1).record()
    assert {"players": 2, **carried}.items() <= record["options"].items()
    assert updown.replay(record).game.options == updown.game(game, players=2, **given).options


def test_a_record_may_carry_the_defaults_too() -> None:
    record = updown.game(UP_AND_DOWN, players=2).deal(seed=1).record()
    full = {"players": 2, "edition": "classic", "rounds": 1, "tiebreak": "extra-round", "deck": "classic"}
    assert updown.replay(record | {"options": full}).state() == updown.replay(record).state()
    record = updown.game(AUF_UND_AB, players=2).deal(seed=1).record()
    full = {"players": 2, "goal": "high", "deck": "binary-32"}
    assert updown.replay(record | {"options": full}).state() == updown.replay(record).state()
    record = updown.game(DNUP, players=2).deal(seed=1).record()
    assert (
        updown.replay(record | {"options": {"players": 2, "deck": "dnup-40"}}).state() == updown.replay(record).state()
    )


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_other_keys_are_allowed_at_the_top_level_only(game: str, players: int) -> None:
    match = walk(game, players)[-1]
    record = match.record()
    others: Json = {"names": ["A", "B"], "time": 12.5, "proof": {"hash": None}}
    assert updown.replay(record | others).state() == match.state()
    rounds = deepcopy(record["rounds"])
    rounds[0]["time"] = 1
    error = refused_record(record | {"rounds": rounds}, 0, None, "UD-5", "AA-3", "DN-4")
    assert "round" in str(error)
    rounds = deepcopy(record["rounds"])
    rounds[0]["setup"]["time"] = 1
    refused_record(record | {"rounds": rounds}, 0, None, "UD-5", "AA-3", "DN-4")
    rounds = deepcopy(record["rounds"])
    rounds[0]["events"][0]["time"] = 1
    refused_record(record | {"rounds": rounds}, 0, 0, "UD-10", "UD-11", "AA-4", "DN-8", "DN-9", "DN-10", "DN-11")


def test_dice_and_drawn_must_be_there_and_nowhere_else() -> None:
    ud_start = ud_setup("C9", "D5", "C10")
    for line in ("0 flip", "0 rotate 1"):
        record = record_of(UP_AND_DOWN, (ud_start, [line]))
        for dice in ([1, 1], None, []):
            record["rounds"][0]["events"][0]["dice"] = dice
            refused_record(record, 0, 0, "UD-10")
    record = record_of(UP_AND_DOWN, (ud_start, ["0 flip", "0 C9"]))
    record["rounds"][0]["events"][1]["dice"] = [1, 1]
    refused_record(record, 0, 1, "UD-11")
    record = record_of(UP_AND_DOWN, (ud_start, ["0 roll = 1 1"]))
    record["rounds"][0]["events"][0]["drawn"] = "D9"
    refused_record(record, 0, 0, "UD-10")
    refused_record(record_of(UP_AND_DOWN, (ud_start, ["0 roll"])), 0, 0, "UD-10")
    lays = ["0 lay AB CD", "1 lay ACDE BCDE", "2 lay ABDE ABCDE"]
    aa_start = aa_setup("AB CD A B ABC", "ACDE BCDE C D", "ABDE ABCDE BC BD", stock="ACD ACE")
    refused_record(record_of(AUF_UND_AB, (aa_start, [*lays, "0 draw A"])), 0, 3, "AA-8")
    refused_record(record_of(AUF_UND_AB, (aa_start, [*lays, "0 draw A = ACE"])), 0, 3, "AA-8")
    for line, rule in (("0 play ABC on 0.0", "AA-7"), ("0 lay AB CD", "AA-4")):
        lines = [*lays, line] if "play" in line else [line]
        record = record_of(AUF_UND_AB, (aa_start, lines))
        record["rounds"][0]["events"][-1]["drawn"] = "ACD"
        refused_record(record, 0, len(lines) - 1, rule)
    record = record_of(AUF_UND_AB, (aa_start, [*lays, "0 draw A = ACD", "0 keep"]))
    record["rounds"][0]["events"][-1]["drawn"] = "ACD"
    refused_record(record, 0, 4, "AA-8", "AA-11")
    for key, value in (("dice", [1, 1]), ("drawn", "1/5")):
        record = record_of(DNUP, (dn_setup("1/5", "", ""), ["0 rotate"]))
        record["rounds"][0]["events"][0][key] = value
        refused_record(record, 0, 0, "DN-11")


def test_simultaneous_choices_stand_in_any_order() -> None:
    setup = ud_setup("C9", "D5", "C10")
    choices = ["0 C9", "1 D5", "2 C10"]
    orders = [choices, choices[::-1], [choices[1], choices[0], choices[2]]]
    ends = [updown.replay(record_of(UP_AND_DOWN, (setup, ["0 flip", *order]))) for order in orders]
    assert all(end.state() == ends[0].state() for end in ends)
    for end, order in zip(ends, orders, strict=True):
        assert [event["seat"] for event in end.record()["rounds"][0]["events"]] == [
            0,
            *(int(line[0]) for line in order),
        ]


# --- a record that stops between rounds ---

BETWEEN: list[tuple[str, Json, Json]] = [
    (
        "up-and-down, more rounds",
        record_of(UP_AND_DOWN, ud_round({3: 0, 11: 1}), rounds=2),
        {"scores": [3, 8], "pot": 4},
    ),
    ("up-and-down, a tie", record_of(UP_AND_DOWN, ud_round()), {"scores": [0, 0], "pot": 15}),
    ("dnup, second out", record_of(DNUP, dn_round(0, 1)), {"scores": [2, 1, 0], "out": [0, 1]}),
    ("dnup, two players", record_of(DNUP, dn2_round(1)), {"scores": [0, 1], "out": [1], "area": 2}),
    (
        "dnup, 100 turns",
        record_of(DNUP, (dn_setup("1/5", "", ""), [f"{n % 3} rotate" for n in range(100)])),
        {"scores": [0, 0, 0], "quiet": 100},
    ),
]


@pytest.mark.parametrize(("record", "final"), [row[1:] for row in BETWEEN], ids=[row[0] for row in BETWEEN])
def test_between_rounds_the_final_position_stays(record: Json, final: Json) -> None:
    match = updown.replay(record, seed=3)
    state = match.state()
    assert (state["turn"], state["over"], state["winners"], state["round"]) == ([], False, [], 0)
    assert match.turn == ()
    assert all(state[key] == value for key, value in final.items())
    if record["game"] == UP_AND_DOWN:
        assert (state["phase"], state["hands"], state["chef"]) == ("over", [[], []], 1)
        assert len(match.view(0)["played"]) == 15
    players = match.game.players
    for seat in range(players):
        assert match.moves(seat) == []
        with pytest.raises(IllegalMove):
            match.play(seat, {"move": "rotate"})
    assert match.state() == state
    assert same_json(match.record()["rounds"], updown.replay(match.record()).record()["rounds"])


@pytest.mark.parametrize("record", [row[1] for row in BETWEEN], ids=[row[0] for row in BETWEEN])
def test_next_round_goes_on_from_there(record: Json) -> None:
    match = updown.replay(record, seed=3)
    scores = match.state()["scores"]
    match.next_round()
    state = match.state()
    assert (state["round"], state["scores"], state["over"]) == (1, scores, False)
    assert len(state["turn"]) == 1
    assert match.moves(state["turn"][0])
    assert len(match.record()["rounds"]) == 2
    assert updown.replay(match.record()).state() == state
    twin = updown.replay(record, seed=3)
    twin.next_round()
    assert twin.record() == match.record()
    before = seen(match)
    with pytest.raises(ValueError, match="round"):
        match.next_round()
    assert seen(match) == before


def test_next_round_is_refused_when_the_match_is_over() -> None:
    match = updown.replay(record_of(UP_AND_DOWN, ud_round({3: 0, 11: 1})))
    before = seen(match)
    with pytest.raises(ValueError, match="over"):
        match.next_round()
    assert seen(match) == before


def test_when_a_round_ends_in_play_the_next_has_begun_at_once() -> None:
    for game, (setup, lines) in ((UP_AND_DOWN, ud_round()), (DNUP, dn_round(0, 1)), (DNUP, dn2_round(0))):
        match = play(begin(game, setup), *lines)
        assert (match.state()["round"], len(match.turn)) == (1, 1)
        assert [len(part["events"]) for part in match.record()["rounds"]] == [len(lines), 0]


def test_when_the_game_is_over_the_last_position_stays() -> None:
    match = updown.replay(record_of(UP_AND_DOWN, ud_round({3: 0, 11: 1})))
    assert (match.state()["phase"], match.state()["chef"], match.state()["trump"]) == ("over", 1, 7)
    match = updown.replay(record_of(DNUP, dn2_round(0), dn2_round(0)))
    assert (match.state()["area"], match.state()["sets"][0]) == (2, [["8/2", "8/3", "8/4"], ["1/4", "1/5"]])
    match = begin(AUF_UND_AB, aa_setup("A AB", "E DE", size=2), deck=aa_deck_file(2, 1))
    match = play(match, "0 lay A", "1 lay E", "0 play AB on 0.0", "1 play DE on 1.0")
    assert (match.state()["phase"], match.state()["piles"]) == ("over", [[["A", "AB"]], [["E", "DE"]]])


# --- records that are refused ---


GOOD = updown.game(DNUP, players=3).deal(seed=1).record()
WHOLE: dict[str, Any] = {
    "nothing": None,
    "a list": [],
    "a text": "record",
    "a number": 7,
    "empty": {},
    "a list of records": [GOOD],
    **{f"no {key}": without(GOOD, key) for key in ("format", "game", "options", "rounds")},
    "another format": GOOD | {"format": "updown-record/2"},
    "no format at all": GOOD | {"format": None},
    "rules true": GOOD | {"rules": True},
    "rules a text": GOOD | {"rules": "1"},
    "rules null": GOOD | {"rules": None},
    "rules from before the first": GOOD | {"rules": 0},
    "rules of a newer program": GOOD | {"rules": 99},
    "another game": GOOD | {"game": "chess"},
    "a game in capitals": GOOD | {"game": "DNUP"},
    "a game that is null": GOOD | {"game": None},
    "a game that is a list": GOOD | {"game": ["dnup"]},
    "no options": GOOD | {"options": {}},
    "options null": GOOD | {"options": None},
    "options a list": GOOD | {"options": [["players", 3]]},
    "players true": GOOD | {"options": {"players": True}},
    "players too many": GOOD | {"options": {"players": 6}},
    "players a text": GOOD | {"options": {"players": "3"}},
    "an unknown option": GOOD | {"options": {"players": 3, "unknown": 1}},
    "an unknown option self": GOOD | {"options": {"players": 3, "self": 1}},
    "an unknown option name": GOOD | {"options": {"players": 3, "name": 1}},
    "an unknown option cls": GOOD | {"options": {"players": 3, "cls": 1}},
    "an option that is no text": GOOD | {"options": {"players": 3, 5: 1}},
    "an unknown deck": GOOD | {"options": {"players": 3, "deck": "no-such-deck"}},
    "a deck file's name": GOOD | {"options": {"players": 3, "deck": "deck.toml"}},
    "an empty deck": GOOD | {"options": {"players": 3, "deck": {}}},
    "no rounds": GOOD | {"rounds": []},
    "rounds an object": GOOD | {"rounds": {}},
    "rounds null": GOOD | {"rounds": None},
    "rounds a text": GOOD | {"rounds": "[]"},
}


@pytest.mark.parametrize("record", WHOLE.values(), ids=WHOLE)
def test_a_record_that_is_bad_as_a_whole_names_no_place(record: Any) -> None:
    refused_record(record, None, None)


def bad_rounds(setup: Json) -> dict[str, Any]:
    return {
        "null": None,
        "a list": [],
        "a text": "round",
        "empty": {},
        "no setup": {"events": []},
        "events null": {"setup": setup, "events": None},
        "events an object": {"setup": setup, "events": {}},
        "an unknown key": {"setup": setup, "events": [], "more": 1},
        "setup null": {"setup": None, "events": []},
        "setup a list": {"setup": [], "events": []},
        "setup empty": {"setup": {}, "events": []},
        "setup with an unknown key": {"setup": setup | {"more": 1}, "events": []},
        "setup without hands": {"setup": without(setup, "hands"), "events": []},
        "a hand missing": {"setup": setup | {"hands": setup["hands"][1:]}, "events": []},
    }


@pytest.mark.parametrize("why", bad_rounds(GOOD["rounds"][0]["setup"]))
@pytest.mark.parametrize("game", PLAYERS)
def test_a_bad_round_or_setup_has_its_round_and_no_event(game: str, why: str) -> None:
    good = updown.game(game, players=3).deal(seed=1).record()
    rule = {UP_AND_DOWN: "UD-5", AUF_UND_AB: "AA-3", DNUP: "DN-4"}[game]
    part = bad_rounds(good["rounds"][0]["setup"])[why]
    refused_record(good | {"rounds": [part]}, 0, None, rule)


def test_places_are_counted_within_the_round() -> None:
    first, second = dn_round(0, 1), dn_round(1, 0)
    for place in range(len(second[1])):
        lines = [*second[1][:place], "2 take 2", *second[1][place:]]
        error = refused_record(record_of(DNUP, first, (second[0], lines)), 1, place, "DN-5", "DN-10")
        assert "round 1" in str(error)
        assert f"event {place}" in str(error)
    broken = (second[0] | {"hands": second[0]["hands"][:2]}, second[1])
    refused_record(record_of(DNUP, first, broken), 1, None, "DN-4")


def test_an_event_after_the_round_has_ended_is_refused_there() -> None:
    setup, lines = dn_round(0, 1)
    refused_record(record_of(DNUP, (setup, [*lines, "2 rotate"])), 0, len(lines), "DN-14")
    setup, lines = dn2_round(0)
    refused_record(record_of(DNUP, (setup, [*lines, "1 rotate"])), 0, len(lines), "DN-20")


def test_bad_record_is_a_value_error_with_its_place() -> None:
    error = BadRecord("why", 1, 2, "DN-8")
    assert isinstance(error, ValueError)
    assert (error.round, error.event, error.rule) == (1, 2, "DN-8")
    assert issubclass(IllegalMove, ValueError)
    assert issubclass(BadOption, ValueError)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_true_is_not_a_number_anywhere_in_a_record(game: str, players: int) -> None:
    """Every number of a record in turn becomes true or a text: each time it is refused."""
    record = walk(game, players, turns=12, seed=2)[-1].record()
    places = list(numbers(record))
    assert len(places) > 5
    for place in places:
        for other in (True, False, "1", None, 1.0):
            bad = deepcopy(record)
            put(bad, place, other)
            with pytest.raises(BadRecord):
                updown.replay(bad)


def numbers(part: Any, place: tuple[Any, ...] = ()) -> Any:
    """The places of all numbers inside."""
    if type(part) is int:
        yield place
    for key, value in part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ():
        yield from numbers(value, (*place, key))


def put(whole: Any, place: tuple[Any, ...], value: Any) -> None:
    for key in place[:-1]:
        whole = whole[key]
    whole[place[-1]] = value


# --- options ---


@pytest.mark.parametrize(("game", "low", "high"), [(UP_AND_DOWN, 2, 4), (AUF_UND_AB, 2, 3), (DNUP, 2, 5)])
def test_players_must_be_given_within_bounds(game: str, low: int, high: int) -> None:
    for players in range(low, high + 1):
        assert updown.game(game, players=players).players == players
    for bad in (low - 1, high + 1, 0, -2, True, "3", 3.0, None, [3]):
        with pytest.raises(BadOption, match=f"players.*{low} to {high}"):
            make_game(game, {"players": bad})
    with pytest.raises(BadOption, match=f"players.*{low} to {high}"):
        updown.game(game)


def test_options_of_another_game_are_unknown() -> None:
    for game, option in ((DNUP, "rounds"), (DNUP, "goal"), (AUF_UND_AB, "edition"), (UP_AND_DOWN, "goal")):
        with pytest.raises(BadOption, match=option):
            make_game(game, {"players": 2, option: 1})


@pytest.mark.parametrize(("game", "default"), [(UP_AND_DOWN, "classic"), (AUF_UND_AB, "binary-32"), (DNUP, "dnup-40")])
def test_the_default_deck_by_its_name(game: str, default: str) -> None:
    named = updown.game(game, players=3, deck=default).deal(seed=6)
    assert named.record() == updown.game(game, players=3).deal(seed=6).record()
    decks: tuple[object, ...] = ("no-such-deck", "", None, 5, True, [default], {})
    for bad in decks:
        with pytest.raises(ValueError, match="deck"):
            make_game(game, {"players": 3, "deck": bad})


def test_a_deck_of_another_game_is_refused() -> None:
    for game, deck in ((DNUP, ud_deck_file()), (UP_AND_DOWN, aa_deck_file(4, 1)), (AUF_UND_AB, dn_deck_file("1/5"))):
        with pytest.raises(ValueError, match="deck"):
            updown.game(game, players=2, deck=deck)


def test_a_deck_that_does_not_come_with_the_program_is_carried_whole() -> None:
    deck = dn_deck_file("1/5", "1/4", "2/6", "3/7")
    match = updown.game(DNUP, players=2, deck=deck).deal(seed=1)
    assert match.record()["options"] == {"players": 2, "deck": deck}
    again = updown.replay(json.loads(json.dumps(match.record())))
    assert again.state() == match.state()
    assert options(again, again.turn[0]) == options(match, match.turn[0])
