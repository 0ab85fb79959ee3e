"""Up & Down, rule by rule: each test is named for the number that it checks, and expects what the rules page says."""

import random
from collections import Counter
from typing import Any

import pytest

import updown
from kit.chance import assert_even
from kit.positions import (
    UD_HAND,
    UD_SUITS,
    UP_AND_DOWN,
    Json,
    Round,
    dice_for,
    in_hands,
    options,
    parse_event,
    play,
    record_of,
    trick,
    ud,
    ud_deck,
    ud_setup,
    without,
)
from kit.refusals import refused, refused_move, refused_record, refused_setup
from kit.rounds import ud_deck_file, ud_round
from updown import BadOption, Match
from updown.games.registry import make_game

COUNTS = (2, 3, 4)
EDITIONS = ("classic", "ludolux")
DEALS = 1200


# --- material ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", COUNTS)
def test_ud_1_the_deck_is_44_cards_four_suits_with_2_to_12(players: int, edition: Any) -> None:
    match = updown.game(UP_AND_DOWN, players=players, edition=edition).deal(seed=3)
    cards = in_hands(match) + match.state()["aside"]
    assert len(cards) == 44
    assert sorted(cards) == sorted(ud_deck(edition))


def test_ud_1_there_is_no_card_beyond_2_to_12() -> None:
    match = play(ud("", "", ""), "0 flip")
    for card in ("D1", "D13", "D0", "D02", "X5", "d5", "5D", "D", "10", "D5 ", "D٣"):
        refused_move(match, 0, {"move": "choose", "card": card}, "UD-11")


@pytest.mark.parametrize(
    ("edition", "suits", "first"), [("classic", ["D", "H", "S", "C"], "C"), ("ludolux", ["F", "M", "H", "R"], "R")]
)
def test_ud_2_suits_in_order_and_the_first_chefs_suit(edition: str, suits: list[str], first: str) -> None:
    state = ud("", "", "", "", edition=edition, chef=3).state()
    assert state["suits"] == suits
    assert state["suits"][state["chef"]] == first


def test_ud_2_classic_is_the_default_edition() -> None:
    assert ud("", "").state() == updown.replay(record_of(UP_AND_DOWN, (ud_setup("", ""), []))).state()


@pytest.mark.parametrize("players", COUNTS)
def test_ud_2_editions_differ_in_names_only(players: int) -> None:
    """The same match with the other edition's letters gives the same results."""
    letters = dict(zip(UD_SUITS["classic"], UD_SUITS["ludolux"], strict=True))
    chooser = random.Random(players)
    classic = updown.game(UP_AND_DOWN, players=players).deal(seed=players)
    setup = classic.record()["rounds"][0]["setup"]
    as_ludolux = setup | {
        "hands": [[letters[card[0]] + card[1:] for card in hand] for hand in setup["hands"]],
        "aside": [letters[card[0]] + card[1:] for card in setup["aside"]],
    }
    ludolux = updown.game(UP_AND_DOWN, players=players, edition="ludolux").deal(setup=as_ludolux)
    while not classic.state()["over"] and classic.state()["round"] == 0:
        seat = chooser.choice(classic.turn)
        event = classic.play(seat, chooser.choice(classic.moves(seat)))
        if "card" in event:
            event["card"] = letters[event["card"][0]] + event["card"][1:]
        record = ludolux.record()
        record["rounds"][-1]["events"].append(event)
        ludolux = updown.replay(record)
        if classic.state()["round"] == 0:
            mine, other = classic.state(), ludolux.state()
            assert [letters[suit] for suit in mine["suits"]] == other["suits"]
            for key in ("turn", "scores", "over", "winners", "side", "trump", "chef", "phase", "pot", "tricks"):
                assert mine[key] == other[key], key


def test_ud_2_cards_and_deck_of_the_other_edition_are_refused() -> None:
    match = play(ud("", ""), "0 flip")
    refused(match, "0 R5", "UD-11")
    refused_setup(updown.game(UP_AND_DOWN, players=2), ud_setup("", "", edition="ludolux"), "UD-5")
    for edition, other in (EDITIONS, EDITIONS[::-1]):
        with pytest.raises(BadOption, match="deck"):
            make_game(UP_AND_DOWN, {"players": 2, "edition": edition, "deck": other})
        assert make_game(UP_AND_DOWN, {"players": 2, "edition": edition, "deck": edition}).deck_name == edition


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("side", ["up", "down"])
def test_ud_3_every_player_has_a_suit_and_a_flip_changes_nobodys(players: int, side: str) -> None:
    match = ud(*[""] * players, side=side)
    suits = match.state()["suits"]
    assert len(set(suits)) == players
    after = play(match, "0 flip").state()
    assert after["suits"] == suits
    assert after["side"] != side


def test_ud_4_the_trump_is_the_sum_of_two_six_sided_dice() -> None:
    for first in range(1, 7):
        for second in range(1, 7):
            setup = ud_setup("", "") | {"dice": [first, second]}
            assert updown.game(UP_AND_DOWN, players=2).deal(setup=setup).state()["trump"] == first + second


# --- set-up ---


@pytest.mark.parametrize(("players", "hand", "aside"), [(4, 11, 0), (3, 14, 2), (2, 15, 14)])
def test_ud_5_hands_and_cards_aside(players: int, hand: int, aside: int) -> None:
    state = updown.game(UP_AND_DOWN, players=players).deal(seed=1).state()
    assert [len(cards) for cards in state["hands"]] == [hand] * players
    assert len(state["aside"]) == aside


@pytest.mark.parametrize("players", COUNTS)
def test_ud_5_cards_aside_are_unseen_by_all_and_stay_out_of_the_round(players: int) -> None:
    match = updown.game(UP_AND_DOWN, players=players).deal(seed=1)
    aside = match.state()["aside"]
    chooser = random.Random(1)
    while match.state()["round"] == 0 and not match.over:
        assert match.state()["aside"] == aside
        for seat in (None, *range(players)):
            assert match.view(seat)["aside"] == len(aside)
        seat = chooser.choice(match.turn)
        match.play(seat, chooser.choice(match.moves(seat)))


def test_ud_5_bad_deals_are_refused() -> None:
    game = updown.game(UP_AND_DOWN, players=3)
    good = ud_setup("", "", "")
    hands, aside = good["hands"], good["aside"]
    bad: list[Json] = [
        good | {"hands": hands[:2]},
        good | {"hands": [*hands, []]},
        good | {"hands": [hands[0][1:], *hands[1:]], "aside": [*aside, hands[0][0]]},
        good | {"hands": [[*hands[0], aside[0]], *hands[1:]], "aside": aside[1:]},
        good | {"hands": [[*hands[0][1:], hands[1][0]], *hands[1:]]},
        good | {"aside": [aside[0], aside[0]]},
        good | {"aside": aside[1:]},
        good | {"aside": []},
        good | {"aside": [aside[0], "R5"]},
        good | {"hands": [[*hands[0][1:], 5], *hands[1:]]},
        good | {"extra": 1},
        without(good, "aside"),
        without(good, "hands"),
    ]
    for setup in bad:
        refused_setup(game, setup, "UD-5")
    four = ud_setup("", "", "", "")
    refused_setup(updown.game(UP_AND_DOWN, players=4), without(four, "aside"), "UD-5")
    assert updown.game(UP_AND_DOWN, players=4).deal(setup=four).state()["aside"] == []


def test_ud_6_the_first_trump_is_rolled_with_both_dice() -> None:
    firsts: Counter[int] = Counter()
    seconds: Counter[int] = Counter()
    game = updown.game(UP_AND_DOWN, players=4)
    for seed in range(DEALS):
        match = game.deal(seed=seed)
        first, second = match.record()["rounds"][0]["setup"]["dice"]
        assert match.state()["trump"] == first + second
        firsts[first] += 1
        seconds[second] += 1
    assert_even([firsts[die] for die in range(1, 7)])
    assert_even([seconds[die] for die in range(1, 7)])


def test_ud_6_bad_dice_are_refused() -> None:
    bad: tuple[object, ...] = ([0, 4], [3, 7], [3], [3, 4, 5], 7, "34", [3.0, 4], [True, 4], ["3", "4"], None, {})
    for dice in bad:
        refused_setup(updown.game(UP_AND_DOWN, players=3), ud_setup("", "", "") | {"dice": dice}, "UD-6")


@pytest.mark.parametrize("players", COUNTS)
def test_ud_7_side_and_orientation_are_drawn_evenly(players: int) -> None:
    sides: Counter[str] = Counter()
    chefs: Counter[int] = Counter()
    game = updown.game(UP_AND_DOWN, players=players)
    for seed in range(DEALS):
        state = game.deal(seed=seed).state()
        assert state["suits"][state["chef"]] == "C"
        sides[state["side"]] += 1
        chefs[state["chef"]] += 1
    assert_even([sides[side] for side in ("up", "down")])
    assert_even([chefs[chef] for chef in range(players)])


def test_ud_7_bad_sides_are_refused() -> None:
    bad: tuple[object, ...] = ("UP", "left", "", None, 1, True, ["up"], {})
    for side in bad:
        refused_setup(updown.game(UP_AND_DOWN, players=3), ud_setup("", "", "") | {"side": side}, "UD-7")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", COUNTS)
def test_ud_8_the_first_chef_is_who_has_clubs_or_the_rose(players: int, edition: str) -> None:
    for chef in range(players):
        match = ud(*[""] * players, chef=chef, edition=edition)
        state = match.state()
        assert state["chef"] == chef
        assert state["suits"].index({"classic": "C", "ludolux": "R"}[edition]) == chef
        assert match.turn == (chef,)


def test_ud_8_a_chef_that_is_no_seat_is_refused() -> None:
    for players in COUNTS:
        for chef in (-1, players, "0", None, True, 0.0, [0]):
            refused_setup(updown.game(UP_AND_DOWN, players=players), ud_setup(*[""] * players) | {"chef": chef}, "UD-8")


@pytest.mark.parametrize(
    ("players", "chef", "suits"),
    [
        (4, 0, "CDHS"),
        (4, 1, "SCDH"),
        (4, 2, "HSCD"),
        (4, 3, "DHSC"),
        (3, 0, "CDH"),
        (3, 1, "SCD"),
        (3, 2, "HSC"),
        (2, 0, "CH"),
        (2, 1, "HC"),
    ],
)
def test_ud_9_sides_of_the_table(players: int, chef: int, suits: str) -> None:
    """Clockwise from the chef's side the suits are C D H S; two players sit at sides 0 and 2, three at 0, 1, 2."""
    assert ud(*[""] * players, chef=chef).state()["suits"] == list(suits)


# --- a trick: change ---


@pytest.mark.parametrize("players", COUNTS)
def test_ud_10_the_chef_must_do_exactly_one_of_five_things(players: int) -> None:
    for chef in range(players):
        match = ud(*[""] * players, chef=chef)
        assert match.turn == (chef,)
        assert match.state()["phase"] == "change"
        for seat in range(players):
            expected = {"flip", "rotate 1", "rotate 2", "rotate 3", "roll"} if seat == chef else set()
            assert options(match, seat) == expected
            if seat != chef:
                refused(match, f"{seat} flip", "UD-10")
        refused_move(match, chef, {"move": "choose", "card": match.state()["hands"][chef][0]}, "UD-10", "UD-11")


@pytest.mark.parametrize("change", ["flip", "rotate 1", "roll = 1 1"])
def test_ud_10_one_change_is_all(change: str) -> None:
    match = play(ud("", "", ""), f"0 {change}")
    assert match.state()["phase"] == "choose"
    assert match.turn == (0, 1, 2)
    for second in ("flip", "rotate 1", "roll"):
        refused(match, f"0 {second}", "UD-10", "UD-11")


@pytest.mark.parametrize(("before", "after"), [("up", "down"), ("down", "up")])
def test_ud_10_flip(before: str, after: str) -> None:
    match = ud("", "", "", "", side=before, trump=5)
    state = play(match, "0 flip").state()
    assert (state["side"], state["suits"], state["trump"]) == (after, ["C", "D", "H", "S"], 5)


@pytest.mark.parametrize(
    ("players", "turns", "suits"),
    [
        (4, 1, "SCDH"),
        (4, 2, "HSCD"),
        (4, 3, "DHSC"),
        (3, 1, "SCD"),
        (3, 2, "HSC"),
        (3, 3, "DHS"),
        (2, 1, "SD"),
        (2, 2, "HC"),
        (2, 3, "DS"),
    ],
)
@pytest.mark.parametrize("side", ["up", "down"])
def test_ud_10_rotate(players: int, turns: int, suits: str, side: str) -> None:
    """From C D H S on the sides 0 to 3; the suit on side s moves to side s + turns."""
    match = ud(*[""] * players, side=side, trump=9)
    before = match.state()["suits"]
    state = play(match, f"0 rotate {turns}").state()
    assert state["suits"] == list(suits)
    assert (state["side"], state["trump"]) == (side, 9)
    assert all(old != new for old, new in zip(before, state["suits"], strict=True))


def test_ud_10_rotations_add_up() -> None:
    """The orientation stays from trick to trick: 1 and 3 quarter turns are a whole one."""
    match = ud("", "", chef=1)
    start = match.state()["suits"]
    match = play(match, "1 rotate 1")
    match = play(match, *[f"{seat} {match.state()['hands'][seat][0]}" for seat in (0, 1)])
    assert play(match, "0 rotate 3").state()["suits"] == start


def test_ud_10_rotate_by_something_else_is_refused() -> None:
    match = ud("", "", "")
    bad: tuple[object, ...] = (0, 4, -1, 5, "1", 1.0, None, True, [1], {})
    for turns in bad:
        refused_move(match, 0, {"move": "rotate", "turns": turns}, "UD-10")
    refused_move(match, 0, {"move": "rotate"}, "UD-10")


def test_ud_10_roll() -> None:
    match = ud("", "", "", trump=7)
    state = play(match, "0 roll = 6 4").state()
    assert state["trump"] == 10
    assert (state["side"], state["suits"]) == ("up", ["C", "D", "H"])


@pytest.mark.parametrize("trump", range(2, 13))
def test_ud_10_roll_again_while_the_sum_is_the_old_trump(trump: int) -> None:
    game = updown.game(UP_AND_DOWN, players=2)
    setup = ud_setup("", "", trump=trump)
    sums = set()
    for seed in range(150):
        event = game.deal(setup=setup, seed=seed).play(0, {"move": "roll"})
        assert all(1 <= die <= 6 for die in event["dice"])
        sums.add(sum(event["dice"]))
    assert trump not in sums
    assert len(sums) == 10


def test_ud_10_a_roll_that_gave_the_old_trump_is_refused() -> None:
    for dice in ([3, 4], [6, 1], [5, 2], [7, 1], [0, 5], [3], [1, 2, 3], "53", None, [5, True], [5.0, 3]):
        record = record_of(UP_AND_DOWN, (ud_setup("", "", "", trump=7), ["0 roll = 1 1"]))
        record["rounds"][0]["events"][0]["dice"] = dice
        refused_record(record, 0, 0, "UD-10")


# --- a trick: choose ---


@pytest.mark.parametrize("players", COUNTS)
def test_ud_11_all_choose_at_the_same_time_any_card_in_any_order(players: int) -> None:
    for seed in range(4):
        order = random.Random(seed).sample(range(players), players)
        match = play(ud(*[""] * players), "0 flip")
        assert match.turn == tuple(range(players))
        for place, seat in enumerate(order):
            hand = match.state()["hands"][seat]
            assert options(match, seat) == set(hand)
            assert len(hand) == UD_HAND[players]
            match.play(seat, {"move": "choose", "card": hand[seed]})
            if place < players - 1:
                assert match.turn == tuple(sorted(order[place + 1 :]))
                assert match.state()["phase"] == "choose"
        assert match.state()["phase"] == "change"
        assert match.state()["chosen"] == [None] * players
        assert len(match.view(None)["played"]) == 1


def test_ud_11_order_of_choosing_changes_nothing() -> None:
    lines = ["0 C9", "1 D5", "2 C10"]
    ends = [play(ud("C9", "D5", "C10"), "0 flip", *order).state() for order in (lines, lines[::-1])]
    assert ends[0] == ends[1]


def test_ud_11_a_chosen_card_has_left_the_hand_and_is_secret() -> None:
    match = play(ud("C9", "D5", "C10"), "0 flip", "1 D5")
    state = match.state()
    assert state["chosen"] == [None, "D5", None]
    assert "D5" not in state["hands"][1]
    assert match.view(1)["chosen"] == [None, "D5", None]
    for seat in (0, 2, None):
        assert match.view(seat)["chosen"] == [None, True, None]
        assert match.view(seat)["hands"][1] == 13
        assert match.view(seat)["played"] == []


def test_ud_11_what_was_chosen_does_not_show_in_any_view_of_others() -> None:
    matches = [play(ud("C9", "D5 D6", "C10"), "0 flip", f"1 {card}") for card in ("D5", "D6")]
    for seat in (0, 2, None):
        assert matches[0].view(seat) == matches[1].view(seat)


def test_ud_11_no_second_choice_no_card_of_another_no_card_played_before() -> None:
    match = play(ud("C9 C8", "D5", "C10"), "0 flip", "0 C9")
    refused(match, "0 C8", "UD-11")
    refused(match, "0 C9", "UD-11")
    refused(match, "1 C8", "UD-11")
    match = play(match, "1 D5", "2 C10", "1 flip")
    refused(match, "0 C9", "UD-11")
    refused(match, f"0 {match.state()['aside'][0]}", "UD-11")


# --- a trick: resolve ---

# Suits after the chef 0's flip: C, D, H, S; with two players C, H. Cards by seat -> who wins.
TRICKS = [
    ("own suits, the highest on up", "up", 7, "C9 D10 H5", 1),
    ("own suits, the lowest on down", "down", 7, "C9 D10 H5", 2),
    ("another suit does not count, on up", "up", 7, "C9 D5 C10", 0),
    ("another suit does not count, on down", "down", 7, "C9 D5 C2", 1),
    ("nobody has the own suit", "up", 7, "D9 C5 C10", None),
    ("only one has the own suit", "up", 7, "D9 C5 H2", 2),
    ("two equal values, the third wins", "up", 7, "C9 D9 H5", 2),
    ("two equal values, the third is of another suit", "up", 7, "C9 D9 S5", None),
    ("three equal values", "up", 7, "C9 D9 H9", None),
    ("equal values, also where one does not count", "up", 7, "C12 S12 H2", 2),
    ("equal values, none of which counts", "up", 7, "D12 S12 H2", 2),
    ("trump beats the highest on up", "up", 3, "C12 D11 H3", 2),
    ("trump beats the lowest on down", "down", 12, "C2 D3 H12", 2),
    ("the trump's suit does not matter", "up", 3, "C12 D11 S3", 2),
    ("the trump's suit does not matter on down", "down", 12, "C2 D3 S12", 2),
    ("trump in the own suit", "up", 3, "C12 D3 H11", 1),
    ("trump 7 and nothing else counts", "up", 7, "D7 C5 C10", 0),
    ("two trumps neutralise each other, the third wins", "up", 7, "S7 H7 H2", 2),
    ("two trumps and a wrong suit", "up", 7, "D7 H7 S9", None),
    ("three trumps", "down", 7, "C7 D7 H7", None),
    ("two players on up", "up", 7, "C5 H4", 0),
    ("two players on down", "down", 7, "C5 H4", 1),
    ("two players, equal values", "up", 7, "C5 H5", None),
    ("two players, one wrong suit", "up", 7, "D12 H2", 1),
    ("two players, both wrong suits", "up", 7, "D12 S2", None),
    ("two players, trump", "up", 2, "C12 S2", 1),
    ("four players, two pairs", "up", 7, "C9 D9 H4 S4", None),
    ("four players, one pair, the highest of the rest", "up", 7, "C9 D9 H4 S5", 3),
    ("four players, one pair, the lowest of the rest", "down", 7, "C9 D9 H4 S5", 2),
    ("four players, three equal", "up", 7, "C9 D9 H9 S2", 3),
    ("four players, four equal", "up", 7, "C9 D9 H9 S9", None),
    ("four players, trump among pairs", "up", 4, "C12 D12 S10 C4", 3),
    ("four players, all count", "down", 7, "C12 D8 H10 S11", 1),
]


@pytest.mark.parametrize(("side", "trump", "cards", "winner"), [row[1:] for row in TRICKS], ids=[r[0] for r in TRICKS])
def test_ud_12_who_wins(side: str, trump: int, cards: str, winner: int | None) -> None:
    match = ud(*cards.split(), side="down" if side == "up" else "up", trump=trump)
    match = trick(match, "flip", cards)
    assert match.view(None)["played"] == [{"cards": cards.split(), "winner": winner}]
    assert match.state()["tricks"] == [int(seat == winner) for seat in range(match.game.players)]
    assert match.state()["pot"] == (winner is None)


def test_ud_12_the_current_suit_and_trump_count_not_those_before_the_change() -> None:
    match = trick(ud("S9", "D12", "H12", side="up"), "rotate 1", "S9 D12 H12")
    assert match.view(None)["played"][0]["winner"] == 0
    match = trick(ud("S2", "D12", "H11", side="up", trump=7), "roll = 1 1", "S2 D12 H11")
    assert match.view(None)["played"][0]["winner"] == 0
    match = trick(ud("S7", "D12", "H11", side="up", trump=7), "roll = 1 1", "S7 D12 H11")
    assert match.view(None)["played"][0]["winner"] == 1


def test_ud_12_by_the_letter_in_many_random_tricks() -> None:
    """The three steps of the page once more, over whatever happens."""
    for players in COUNTS:
        for seed in range(12):
            chooser = random.Random(seed)
            match = updown.game(UP_AND_DOWN, players=players, tiebreak="shared").deal(seed=seed)
            while not match.over:
                match.play(match.turn[0], chooser.choice(match.moves(match.turn[0])))
                before = match.state()
                for seat in range(players):
                    match.play(seat, chooser.choice(match.moves(seat)))
                trick_played = match.view(None)["played"][-1]
                assert trick_played["winner"] == best(trick_played["cards"], before)


def best(cards: list[str], state: Json) -> int | None:
    """UD-12: who wins these cards with that side, trump and suits."""
    values = [int(card[1:]) for card in cards]
    can_win = [
        seat
        for seat, card in enumerate(cards)
        if values.count(values[seat]) == 1 and (card[0] == state["suits"][seat] or values[seat] == state["trump"])
    ]
    if not can_win:
        return None
    for seat in can_win:
        if values[seat] == state["trump"]:
            return seat
    return (max if state["side"] == "up" else min)(can_win, key=lambda seat: values[seat])


def test_ud_example_a() -> None:
    """Kim's 9 in the own suit beats Léa's 5 in the own suit; Alex's 10 of clubs is not his suit."""
    match = trick(ud("C9", "D5", "C10", side="down"), "flip", "C9 D5 C10")
    assert match.state()["side"] == "up"
    assert match.state()["scores"] == [1, 0, 0]


def test_ud_example_b() -> None:
    """Two queens neutralise each other: the jack, in its player's suit, wins."""
    match = trick(ud("C12", "S12", "H11", side="down"), "flip", "C12 S12 H11")
    assert match.state()["scores"] == [0, 0, 1]


def test_ud_example_c() -> None:
    """Trump 7: two 7s neutralise each other, the third card is not of its player's suit: into the pot."""
    match = trick(ud("D7", "H7", "S9", side="down", trump=7), "flip", "D7 H7 S9")
    assert match.state()["scores"] == [0, 0, 0]
    assert match.state()["pot"] == 1


# --- a trick: the pot, the next chef ---


def test_ud_13_the_winner_takes_the_trick_and_every_trick_in_the_pot() -> None:
    match = ud("C2 C3 C4 C5", "H2 H3 S9 S10", side="down")
    expected = [("C2 H2", 1, [0, 0]), ("C3 H3", 2, [0, 0]), ("C4 S9", 0, [3, 0]), ("C5 S10", 0, [4, 0])]
    for cards, pot, tricks in expected:
        match = trick(match, "flip", cards)
        assert match.state()["pot"] == pot
        assert match.state()["tricks"] == match.state()["scores"] == tricks
    assert [each["winner"] for each in match.view(0)["played"]] == [None, None, 0, 0]


@pytest.mark.parametrize("players", COUNTS)
def test_ud_14_the_next_chef_sits_to_the_left_no_matter_who_won(players: int) -> None:
    for seed in range(3):
        match = updown.game(UP_AND_DOWN, players=players, tiebreak="shared").deal(seed=seed)
        chooser = random.Random(seed)
        chef = match.state()["chef"]
        while not match.over:
            assert match.turn == (chef,)
            match.play(chef, chooser.choice(match.moves(chef)))
            assert match.state()["chef"] == chef
            for seat in range(players):
                match.play(seat, chooser.choice(match.moves(seat)))
            chef = (chef + 1) % players
            assert match.state()["chef"] == chef


def test_ud_15_a_pot_left_after_the_last_trick_is_nobodys() -> None:
    match = updown.replay(record_of(UP_AND_DOWN, ud_round({3: 0, 11: 1})))
    state = match.state()
    assert state["scores"] == state["tricks"] == [3, 8]
    assert state["pot"] == 4
    assert (state["over"], state["winners"], state["turn"], state["phase"]) == (True, [1], [], "over")


# --- score, rounds, end ---


@pytest.mark.parametrize(("players", "tricks"), [(2, 15), (3, 14), (4, 11)])
def test_ud_16_a_round_has_as_many_tricks_as_cards_were_dealt(players: int, tricks: int) -> None:
    match = updown.game(UP_AND_DOWN, players=players, tiebreak="shared").deal(seed=5)
    for number in range(tricks):
        assert not match.over
        assert len(match.view(None)["played"]) == number
        match = trick(match, "flip", " ".join(hand[0] for hand in match.state()["hands"]))
    assert match.over
    assert match.state()["hands"] == [[]] * players
    assert sum(match.state()["scores"]) + match.state()["pot"] == tricks


def test_ud_16_tricks_of_all_rounds_add_up() -> None:
    match = updown.replay(record_of(UP_AND_DOWN, ud_round({3: 0, 11: 1}), ud_round({9: 0, 15: 1}), rounds=2))
    state = match.state()
    assert state["tricks"] == [9, 6]
    assert state["scores"] == [12, 14]
    assert (state["round"], state["over"], state["winners"]) == (1, True, [1])


def test_ud_16_each_round_starts_with_a_whole_new_setup() -> None:
    setup, lines = ud_round({3: 0, 11: 1})
    game = updown.game(UP_AND_DOWN, players=2, rounds=2)
    starts = set()
    for seed in range(12):
        match = play(game.deal(setup=setup, seed=seed), *lines)
        state = match.state()
        assert (state["round"], state["phase"], state["turn"]) == (1, "change", [state["chef"]])
        assert (state["scores"], state["tricks"], state["pot"]) == ([3, 8], [0, 0], 0)
        assert sorted(in_hands(match) + state["aside"]) == sorted(ud_deck())
        assert [len(hand) for hand in state["hands"]] == [15, 15]
        assert match.view(0)["played"] == []
        starts.add((state["side"], state["chef"], state["trump"], *state["hands"][0]))
    assert len(starts) == 12
    assert {start[0] for start in starts} == {"up", "down"}
    assert {start[1] for start in starts} == {0, 1}


def test_ud_16_rounds_are_1_to_20_and_1_by_default() -> None:
    for rounds in (0, 21, -1, True, "2", 2.0, None):
        with pytest.raises(BadOption, match="rounds"):
            make_game(UP_AND_DOWN, {"players": 2, "rounds": rounds})
    assert play(ud(*ud_hands(ud_round({3: 0, 11: 1})), side="down"), *ud_round({3: 0, 11: 1})[1]).over
    win = (ud_setup("C9", "D5", "H4", side="down", size=1), ["0 flip", "0 C9", "1 D5", "2 H4"])
    for played in (19, 20):
        match = updown.replay(record_of(UP_AND_DOWN, *[win] * played, rounds=20, deck=ud_deck_file()))
        assert match.state()["scores"] == [played, 0, 0]
        assert match.over == (played == 20)


def ud_hands(round: Round) -> list[str]:
    return [" ".join(hand) for hand in round[0]["hands"]]


def test_ud_16_nothing_is_played_after_the_end_and_no_round_is_too_many() -> None:
    won = ud_round({3: 0, 11: 1})
    match = updown.replay(record_of(UP_AND_DOWN, won))
    for seat in (0, 1):
        assert match.moves(seat) == []
        refused(match, f"{seat} flip", "UD-16")
        refused(match, f"{seat} C2", "UD-16")
    refused_record(record_of(UP_AND_DOWN, won, won), 1, None, "UD-16")
    refused_record(record_of(UP_AND_DOWN, (won[0], [*won[1], "0 flip"])), 0, 45, "UD-16")


def test_ud_16_a_round_begins_only_when_the_one_before_has_ended() -> None:
    setup, lines = ud_round({3: 0, 11: 1})
    for stop in (0, 1, 44):
        refused_record(record_of(UP_AND_DOWN, (setup, lines[:stop]), (setup, lines), rounds=2), 1, None, "UD-16")


def one_trick_rounds(*winners: int | None, players: int = 3, **options: object) -> Match:
    """Rounds of one trick each, won by these seats."""
    rounds = []
    for winner in winners:
        cards = ["D12", "C12", "C11", "C10"][:players] if winner is None else ["D2", "C3", "C4", "C5"][:players]
        if winner is not None:
            cards[winner] = f"{('CH' if players == 2 else 'CDHS')[winner]}9"
        lines = ["0 flip", *(f"{seat} {card}" for seat, card in enumerate(cards))]
        rounds.append((ud_setup(*cards, side="down", size=1), lines))
    return updown.replay(record_of(UP_AND_DOWN, *rounds, deck=ud_deck_file(), **options), seed=1)


@pytest.mark.parametrize("players", COUNTS)
def test_ud_17_most_tricks_wins(players: int) -> None:
    for winner in range(players):
        for tiebreak in ("extra-round", "shared"):
            other = (winner + 1) % players
            match = one_trick_rounds(winner, other, winner, players=players, rounds=3, tiebreak=tiebreak)
            assert match.state()["scores"] == [(seat == winner) * 2 + (seat == other) for seat in range(players)]
            assert (match.over, match.state()["winners"]) == (True, [winner])


def test_ud_17_shared_all_who_are_level_win() -> None:
    match = updown.replay(record_of(UP_AND_DOWN, ud_round(), tiebreak="shared"))
    assert (match.over, match.state()["winners"]) == (True, [0, 1])
    match = one_trick_rounds(2, 0, rounds=2, tiebreak="shared")
    assert (match.over, match.state()["winners"]) == (True, [0, 2])
    match = one_trick_rounds(None, players=4, tiebreak="shared")
    assert (match.over, match.state()["winners"]) == (True, [0, 1, 2, 3])


def test_ud_17_extra_rounds_until_one_leads_alone() -> None:
    """All play it and it adds to the sums; `extra-round` is the default."""
    match = one_trick_rounds(2, 0, rounds=2)
    assert (match.over, match.turn, match.state()["winners"]) == (False, (), [])
    match = one_trick_rounds(2, 0, None, rounds=2)
    assert (match.over, match.state()["scores"]) == (False, [1, 0, 1])
    match = one_trick_rounds(2, 0, None, 1, rounds=2)
    assert (match.over, match.state()["scores"]) == (False, [1, 1, 1])
    match = one_trick_rounds(2, 0, None, 1, 1, rounds=2)
    assert (match.over, match.state()["winners"], match.state()["scores"]) == (True, [1], [1, 2, 1])
    assert match.state()["round"] == 4
    assert one_trick_rounds(2, 0, 2, rounds=2, tiebreak="extra-round").state()["winners"] == [2]


def test_ud_17_an_extra_round_is_dealt_at_once() -> None:
    setup, lines = ud_round()
    match = play(updown.game(UP_AND_DOWN, players=2).deal(setup=setup, seed=9), *lines)
    state = match.state()
    assert (state["round"], state["over"], state["winners"], state["phase"]) == (1, False, [], "change")
    assert [len(hand) for hand in state["hands"]] == [15, 15]


def test_ud_17_only_a_tie_for_first_place_after_the_last_round_counts() -> None:
    assert one_trick_rounds(0).over
    assert not one_trick_rounds(0, 1, rounds=3).over
    match = one_trick_rounds(0, 1, 1, rounds=3)
    assert (match.over, match.state()["winners"]) == (True, [1])


def test_ud_17_other_tiebreaks_are_refused() -> None:
    for tiebreak in ("none", "", None, 1, True, ["shared"]):
        with pytest.raises(BadOption, match=r"tiebreak.*extra-round.*shared"):
            make_game(UP_AND_DOWN, {"players": 2, "tiebreak": tiebreak})


# --- what each player may know ---


def test_ud_knowledge_public_things_are_alike_in_all_views() -> None:
    match = play(trick(ud("C9", "D5", "C10", side="down"), "flip", "C9 D5 C10"), "1 roll = 6 6", "2 C2")
    state = match.state()
    public = ["round", "turn", "scores", "over", "winners", "side", "suits", "trump", "chef", "phase", "pot", "tricks"]
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view["seat"] == seat
        assert all(view[key] == state[key] for key in public)
        assert view["played"] == [{"cards": ["C9", "D5", "C10"], "winner": 0}]


def test_ud_knowledge_own_hand_and_nothing_of_others() -> None:
    match = play(ud("C9", "D5", "C10"), "0 flip", "0 C9")
    state = match.state()
    assert match.view(None)["hands"] == [13, 14, 14]
    for seat in range(3):
        sizes = [13, 14, 14]
        assert match.view(seat)["hands"] == [state["hands"][n] if n == seat else sizes[n] for n in range(3)]
        assert match.view(seat)["aside"] == 2


def test_ud_knowledge_a_view_is_the_same_whatever_others_hold() -> None:
    """Cards of others and aside may be exchanged without a trace."""
    one = ud_setup("C9 C8", "D5 D6", "C10")
    two = one | {"hands": [one["hands"][0], one["hands"][2], one["hands"][1]]}
    three = one | {"hands": [*one["hands"][:2], [*one["aside"], *one["hands"][2][2:]]], "aside": one["hands"][2][:2]}
    game = updown.game(UP_AND_DOWN, players=3)
    views = [play(game.deal(setup=setup), "0 rotate 2", "0 C8").view(0) for setup in (one, two, three)]
    assert views[0] == views[1] == views[2]


def test_ud_knowledge_chosen_cards_show_when_all_have_chosen() -> None:
    match = play(ud("C9", "D5", "C10"), "0 flip", "0 C9", "1 D5")
    assert match.view(2)["chosen"] == [True, True, None]
    match = play(match, "2 C10")
    assert match.view(2)["chosen"] == [None, None, None]
    assert match.view(2)["played"][0]["cards"] == ["C9", "D5", "C10"]


def test_ud_refused_moves_do_not_touch_the_dice() -> None:
    """The match is as it was, and so is the chance that is to come."""
    game = updown.game(UP_AND_DOWN, players=2)
    setup = ud_setup("", "")
    rolls = []
    for disturbed in (False, True):
        match = game.deal(setup=setup, seed=4)
        if disturbed:
            refused_move(match, 0, {"move": "roll", "dice": [1, 1]}, "UD-10")
            refused(match, "1 roll", "UD-10")
        rolls.append(match.play(0, {"move": "roll"})["dice"])
    assert rolls[0] == rolls[1]


def test_ud_short_dice_give_the_trump() -> None:
    assert [sum(dice_for(trump)) for trump in range(2, 13)] == list(range(2, 13))
    assert parse_event("0 roll = 3 4") == {"seat": 0, "move": "roll", "dice": [3, 4]}
