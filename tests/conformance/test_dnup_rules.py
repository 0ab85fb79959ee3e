"""dnup, rule by rule: each test is named for the number that it checks, and expects what the rules page says. With two
players the last section."""

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest

import updown
from kit.chance import assert_even
from kit.games import raw_state
from kit.positions import (
    DNUP,
    STAR,
    Json,
    begin,
    dn,
    dn_deck,
    dn_setup,
    in_hands,
    options,
    play,
    record_of,
    turned,
    unturned,
    without,
)
from kit.refusals import refused, refused_move, refused_record, refused_setup
from kit.rounds import DN_FIRST, dn2_round, dn_deck_file, dn_round
from updown import Match

COUNTS = (2, 3, 4, 5)
MANY = (3, 4, 5)
EACH = {2: 9, 3: 9, 4: 9, 5: 8}
DEALS = 400


def plays(match: Match, seat: int) -> set[str]:
    """The sets that the seat may play."""
    return {move.removeprefix("play ") for move in options(match, seat) if move.startswith("play")}


def all_cards(match: Match) -> list[str]:
    """The cards in hands and sets, each with its lower value first, sorted."""
    sets = [card for areas in match.state()["sets"] for cards in areas for card in cards]
    return sorted(unturned(card) for card in in_hands(match) + sets)


# --- material ---


def test_dn_1_the_active_value_comes_first_and_is_the_one_that_counts() -> None:
    match = dn("3/6 1/5", "", "")
    assert "3/6" in match.state()["hands"][0]
    assert "play 3/6" in options(match, 0)
    refused(match, "0 play 6/3", "DN-8")
    match = dn("6/3 1/5", "", "")
    assert "play 6/3" in options(match, 0)
    refused(match, "0 play 3/6", "DN-8")


def test_dn_1_there_is_no_other_card() -> None:
    match = dn("1/5", "", "")
    bad: tuple[object, ...] = ("3/3", "0/4", "3/10", "3", "3-6", "", " 3/6", "1/2", None, 36, ["3/6"], True)
    for card in bad:
        refused_move(match, 0, {"move": "play", "cards": [card]}, "DN-8")
        refused_move(match, 0, {"move": "add", "card": card, "to": 1}, "DN-9")


@pytest.mark.parametrize(("players", "out"), [(5, ""), (4, "frown"), (3, "frown smile"), (2, "frown smile neutral")])
def test_dn_2_symbols_say_which_cards_are_taken_out(players: int, out: str) -> None:
    """With a deck of one's own: below 5, below 4, below 3 players."""
    deck = dn_deck_file(
        *(f"1/{n}" for n in (5, 6, 7, 8)),
        *(f"2/{n}" for n in (5, 6, 7, 8, 9, 3)),
        neutral=["3/5", "3/6"],
        smile=["4/5", "4/6", "4/7", "4/8"],
        frown=["5/6", "5/7", "5/8", "5/9"],
    )
    cards = [*deck["cards"]]
    for symbol in ("neutral", "smile", "frown"):
        if symbol not in out:
            cards += deck[symbol]
    match = updown.game(DNUP, players=players, deck=deck).deal(seed=1)
    assert all_cards(match) == sorted(map(unturned, cards))


@pytest.mark.parametrize("players", COUNTS)
def test_dn_3_the_deck_of_each_number_of_players(players: int) -> None:
    """Each pair once; neighbours on the circle only with 4 or 5, two apart with 3 or more, second copies with 5."""
    match = updown.game(DNUP, players=players).deal(seed=1)
    neighbours = ["1/2", "2/3", "3/4", "4/5", "5/6", "6/7", "7/8", "8/9", "1/9"]
    two_apart = ["1/3", "2/4", "3/5", "4/6", "5/7", "6/8", "7/9", "1/8", "2/9"]
    pairs = [f"{low}/{high}" for low, high in combinations(range(1, 10), 2)]
    cards = [pair for pair in pairs if pair not in neighbours + two_apart]
    assert len(cards) == 18
    assert STAR in cards
    cards += two_apart if players >= 3 else []
    cards += neighbours if players >= 4 else []
    cards += ["1/9", "2/8", "3/7", "4/6"] if players == 5 else []
    assert all_cards(match) == sorted(cards)
    assert len(cards) == {2: 18, 3: 27, 4: 36, 5: 40}[players]
    assert [len(hand) for hand in match.state()["hands"]] == [EACH[players]] * players


def test_dn_3_the_rulebooks_3_4_is_in_play_with_four_or_five() -> None:
    for players in COUNTS:
        assert ("3/4" in all_cards(updown.game(DNUP, players=players).deal(seed=1))) == (players >= 4)
        named = {"1/5", "2/5", "2/7", "3/6"} | ({"2/9"} if players >= 3 else set())
        assert named <= set(all_cards(updown.game(DNUP, players=players).deal(seed=1)))


def test_dn_3_the_deck_is_data() -> None:
    match = updown.game(DNUP, players=3, deck=dn_deck_file("5/1", "2/12", "3/11")).deal(seed=1)
    assert all_cards(match) == sorted(["1/5", "12/2", "11/3"])
    with pytest.raises(ValueError, match="star"):
        updown.game(DNUP, players=3, deck=dn_deck_file("2/4", "2/6", "3/7"))
    with pytest.raises(ValueError, match="evenly"):
        updown.game(DNUP, players=3, deck=dn_deck_file("1/5", "2/6", "3/7", "4/8"))


# --- set-up ---


@pytest.mark.parametrize("players", COUNTS)
def test_dn_4_orientation_is_random_evenly(players: int) -> None:
    ups: Counter[str] = Counter()
    game = updown.game(DNUP, players=players)
    for seed in range(DEALS):
        ups.update(card for hand in game.deal(seed=seed).state()["hands"] for card in hand)
    for card in set(dn_deck(players)):
        assert_even([ups[card], ups[turned(card)]])


def test_dn_4_cards_are_dealt_by_chance() -> None:
    starters: Counter[int] = Counter()
    game = updown.game(DNUP, players=4)
    for seed in range(DEALS):
        starters[game.deal(seed=seed).view(None)["starter"]] += 1
    assert_even([starters[seat] for seat in range(4)])


def test_dn_4_hands_are_never_turned_except_by_the_rules() -> None:
    match = dn("9/2 1/5", "8/3 2/5", "7/4 3/5")
    before = match.state()["hands"]
    match = play(match, "0 play 9/2")
    assert match.state()["hands"] == [[c for c in before[0] if c != "9/2"], before[1], before[2]]
    match = play(match, "1 rotate")
    assert match.state()["hands"][2] == before[2]


def test_dn_4_bad_deals_are_refused() -> None:
    good = dn_setup("1/5", "", "")
    hands = good["hands"]
    bad: list[Json] = [
        {"hands": hands[:2]},
        {"hands": [*hands, []]},
        {"hands": [hands[0][1:], [*hands[1], hands[0][0]], hands[2]]},
        {"hands": [hands[0][1:], hands[1], hands[2]]},
        {"hands": [[*hands[0][1:], turned(hands[0][1])], *hands[1:]]},
        {"hands": [["1/2", *hands[0][1:]], *hands[1:]]},
        {"hands": [["5/5", *hands[0][1:]], *hands[1:]]},
        {"hands": [[None, *hands[0][1:]], *hands[1:]]},
        {"hands": None},
        {"hands": {"0": hands[0]}},
        good | {"dice": [1, 2]},
        without(good, "hands"),
    ]
    for setup in bad:
        refused_setup(updown.game(DNUP, players=3), setup, "DN-4")
    for players in (2, 4, 5):
        refused_setup(updown.game(DNUP, players=players), good, "DN-4")
    five = dn_setup("1/5 1/9 9/1", "", "", "", "")
    assert updown.game(DNUP, players=5).deal(setup=five).state()["hands"][0].count("1/9") == 1
    five["hands"][0][0] = "1/9"
    refused_setup(updown.game(DNUP, players=5), five, "DN-4")


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("star", ["1/5", "5/1"])
def test_dn_5_the_holder_of_the_star_begins(players: int, star: str) -> None:
    for seat in range(players):
        match = dn(*[star if other == seat else "" for other in range(players)])
        assert match.turn == (seat,)
        for viewer in (None, *range(players)):
            assert match.view(viewer)["starter"] == seat


def test_dn_5_the_star_need_not_be_played_first() -> None:
    match = dn("9/2 1/5", "", "")
    assert {"play 9/2", "play 1/5", "rotate"} <= options(match, 0)


@pytest.mark.parametrize("players", MANY)
def test_dn_5_turns_go_clockwise(players: int) -> None:
    match = dn("", "1/5", *[""] * (players - 2))
    for turn in range(3 * players):
        seat = (1 + turn) % players
        assert match.turn == (seat,)
        for other in range(players):
            if other != seat:
                assert match.moves(other) == []
                refused(match, f"{other} rotate", "DN-5")
        match = play(match, f"{seat} rotate")


# --- a turn ---


def test_dn_6_the_own_set_is_discarded_when_the_turn_begins() -> None:
    match = play(dn("9/2 9/3 1/5", "8/3 2/5", ""), "0 play 9/2 9/3", "1 play 8/3")
    assert match.state()["sets"] == [[["9/2", "9/3"]], [["8/3"]], [[]]]
    assert (match.state()["discarded"], match.state()["quiet"]) == (0, 2)
    match = play(match, "2 rotate")
    state = match.state()
    assert state["sets"] == [[[]], [["8/3"]], [[]]]
    assert (state["discarded"], state["quiet"], state["turn"]) == (2, 0, [0])
    assert [len(hand) for hand in state["hands"]] == [7, 8, 9]
    assert {"2/9", "3/9"}.isdisjoint(all_cards(match))
    assert len(all_cards(match)) == 25
    match = play(match, "0 rotate")
    assert (match.state()["discarded"], match.state()["quiet"]) == (3, 0)


def test_dn_6_nothing_in_front_nothing_discarded() -> None:
    match = play(dn("1/5", "", ""), "0 rotate", "1 rotate", "2 rotate", "0 rotate")
    assert (match.state()["discarded"], match.state()["quiet"]) == (0, 4)


def test_dn_6_discarded_cards_come_back_in_the_next_round() -> None:
    match = play(begin(DNUP, dn_round(0, 1)[0]), *dn_round(0, 1)[1])
    assert match.state()["round"] == 1
    assert all_cards(match) == sorted(dn_deck(3))
    assert (match.state()["discarded"], match.state()["quiet"], match.state()["out"]) == (0, 0, [])


def test_dn_7_a_turn_is_exactly_one_of_four_things() -> None:
    match = play(dn("9/2 9/3 1/5", "9/4 8/3", ""), "0 play 9/2")
    assert {move.split()[0] for move in options(match, 1)} == {"play", "add", "take", "rotate"}
    match = play(match, "1 take 0")
    assert match.turn == (2,)
    refused(match, "1 rotate", "DN-5")
    bad: tuple[object, ...] = ("pass", "discard", "", None, 1, ["play"], {"move": "play"}, True)
    for name in bad:
        refused_move(match, 2, {"move": name}, "DN-7")
    refused_move(match, 2, {}, "DN-7")
    refused_move(match, 2, {"cards": ["1/5"]}, "DN-7")


def test_dn_7_a_set_has_one_active_value() -> None:
    match = dn("9/2 9/3 8/2 1/5", "", "")
    refused(match, "0 play 9/2 8/2", "DN-7")
    refused(match, "0 play 9/2 9/3 8/2", "DN-7")
    refused_move(match, 0, {"move": "play", "cards": []}, "DN-7", "DN-8")
    assert {"9/2", "9/3", "9/2 9/3", "8/2"} <= plays(match, 0)


def test_dn_7_size_is_the_number_of_cards() -> None:
    """The rulebook's set of value 3 and size 4."""
    match = dn("3/5 3/6 3/7 3/8 1/5", "", "")
    match = play(match, "0 play 3/5 3/6 3/7 3/8")
    assert match.state()["sets"][0] == [["3/5", "3/6", "3/7", "3/8"]]


@pytest.mark.parametrize("players", COUNTS)
def test_dn_7_never_two_sets_of_the_same_size(players: int) -> None:
    for seed in range(3):
        chooser = random.Random(seed)
        match = updown.game(DNUP, players=players).deal(seed=seed)
        for _ in range(150):
            if match.over:
                break
            sizes = [len(cards) for areas in match.state()["sets"] for cards in areas if cards]
            assert len(sizes) == len(set(sizes))
            (seat,) = match.turn
            match.play(seat, chooser.choice(match.moves(seat)))


def test_dn_8_cards_of_that_value_may_be_held_back() -> None:
    match = dn("9/2 9/3 9/4 1/5", "", "")
    assert {"9/2", "9/3", "9/4", "9/2 9/3", "9/2 9/4", "9/3 9/4", "9/2 9/3 9/4"} <= plays(match, 0)
    match = play(match, "0 play 9/2 9/4")
    assert "9/3" in match.state()["hands"][0]


def test_dn_8_a_set_of_that_size_must_be_beaten_by_a_strictly_higher_value() -> None:
    match = play(dn("6/2 6/4 1/5", "6/1 6/8 5/2 5/3 7/2 7/3 8/4", ""), "0 play 6/2 6/4")
    refused(match, "1 play 6/1 6/8", "DN-8")
    refused(match, "1 play 5/2 5/3", "DN-8")
    assert "7/2 7/3" in plays(match, 1)
    assert {"6/1", "5/2", "7/2", "8/4"} <= plays(match, 1)


def test_dn_8_the_beaten_set_goes_back_to_its_owners_hand() -> None:
    match = play(dn("6/2 6/4 1/5", "7/2 7/3", ""), "0 play 6/2 6/4", "1 play 7/2 7/3")
    state = match.state()
    assert state["sets"] == [[[]], [["7/2", "7/3"]], [[]]]
    assert {"2/6", "4/6"} <= set(state["hands"][0])
    assert len(state["hands"][0]) == 9
    assert (state["discarded"], state["quiet"]) == (0, 2)


def test_dn_8_other_sizes_stay() -> None:
    match = play(dn("6/2 6/4 1/5", "9/2", "2/4"), "0 play 6/2 6/4", "1 play 9/2")
    assert match.state()["sets"] == [[["6/2", "6/4"]], [["9/2"]], [[]]]


def test_dn_8_only_cards_in_the_hand_lying_so() -> None:
    match = dn("9/2 1/5", "9/3", "")
    refused(match, "0 play 9/3", "DN-8")
    refused(match, "0 play 2/9", "DN-8")
    refused(match, "0 play 9/2 9/2", "DN-8")
    bad: tuple[object, ...] = (None, "9/2", {"9/2": 1}, 5, [["9/2"]], [None])
    for cards in bad:
        refused_move(match, 0, {"move": "play", "cards": cards}, "DN-8")


def test_dn_9_one_card_of_the_sets_value_onto_an_opponents_set() -> None:
    match = play(dn("5/7 1/5", "5/2 5/3 7/4", ""), "0 play 5/7")
    assert {move for move in options(match, 1) if move.startswith("add")} == {"add 5/2 to 0", "add 5/3 to 0"}
    match = play(match, "1 add 5/2 to 0")
    state = match.state()
    assert state["sets"] == [[["5/2", "5/7"]], [[]], [[]]]
    assert "5/2" not in state["hands"][1]
    assert (state["turn"], state["quiet"]) == ([2], 2)


def test_dn_9_what_may_not_be_added() -> None:
    match = play(dn("5/7 1/5", "5/2 7/4 5/3", "5/8"), "0 play 5/7")
    refused(match, "1 add 7/4 to 0", "DN-9")
    refused(match, "1 add 2/5 to 0", "DN-9")
    refused(match, "1 add 5/8 to 0", "DN-9")
    refused(match, "1 add 5/2 to 2", "DN-9")
    refused(match, "1 add 5/2 to 1", "DN-9")
    bad: tuple[object, ...] = (3, -1, "0", None, True, 0.0, [0])
    for to in bad:
        refused_move(match, 1, {"move": "add", "card": "5/2", "to": to}, "DN-9")
    refused_move(match, 1, {"move": "add", "card": ["5/2", "5/3"], "to": 0}, "DN-9")
    refused_move(match, 1, {"move": "add", "cards": ["5/2"], "to": 0}, "DN-9")
    refused_move(match, 1, {"move": "add", "card": "5/2", "to": 0, "area": 1}, "DN-9")


def test_dn_9_another_set_of_the_new_size_must_be_of_lower_value() -> None:
    """A single 5; pairs of 6, of 5 and of 4 in turn."""
    for pair, allowed in (("6/1 6/2", False), ("5/2 5/3", False), ("4/7 4/8", True)):
        match = play(dn("5/7 1/5", pair, "5/8"), "0 play 5/7", f"1 play {pair}")
        if allowed:
            match = play(match, "2 add 5/8 to 0")
            assert {"7/4", "8/4"} <= set(match.state()["hands"][1])
            assert (match.turn, match.state()["discarded"]) == ((0,), 2)
        else:
            refused(match, "2 add 5/8 to 0", "DN-9")


def test_dn_9_adds_can_follow_each_other() -> None:
    match = play(dn("5/7 1/5", "5/2", "5/8", "5/3"), "0 play 5/7", "1 add 5/2 to 0", "2 add 5/8 to 0")
    assert match.state()["sets"][0] == [["5/2", "5/7", "5/8"]]
    match = play(match, "3 add 5/3 to 0")
    assert match.state()["discarded"] == 4


def test_dn_10_take_the_whole_set_of_an_opponent() -> None:
    match = play(dn("9/2 9/3 1/5", "8/4", ""), "0 play 9/2 9/3", "1 play 8/4")
    assert {move for move in options(match, 2) if move.startswith("take")} == {"take 0", "take 1"}
    match = play(match, "2 take 0")
    state = match.state()
    assert {"2/9", "3/9"} <= set(state["hands"][2])
    assert len(state["hands"][2]) == 11
    assert state["sets"] == [[[]], [["8/4"]], [[]]]
    assert (state["discarded"], state["quiet"]) == (0, 3)


def test_dn_10_what_may_not_be_taken() -> None:
    match = play(dn("9/2 1/5", "", ""), "0 play 9/2")
    refused(match, "1 take 2", "DN-10")
    refused(match, "1 take 1", "DN-10")
    bad: tuple[object, ...] = (3, -1, "0", None, True, 0.0, [0])
    for seat in bad:
        refused_move(match, 1, {"move": "take", "from": seat}, "DN-10")
    refused_move(match, 1, {"move": "take"}, "DN-10")
    refused_move(match, 1, {"move": "take", "from": 0, "area": 1}, "DN-10")


def test_dn_11_rotate_turns_all_cards_in_the_hand_and_no_others() -> None:
    match = play(dn("9/2 1/5", "1/3 7/2 9/4", ""), "0 play 9/2")
    before = match.state()
    match = play(match, "1 rotate")
    after = match.state()
    assert after["hands"][1] == sorted(map(turned, before["hands"][1]))
    assert (after["hands"][0], after["hands"][2]) == (before["hands"][0], before["hands"][2])
    assert after["sets"] == before["sets"]
    assert (after["turn"], after["quiet"]) == ([2], 2)


def test_dn_12_every_card_from_the_table_to_a_hand_is_turned() -> None:
    """Taken, beaten by a play, beaten by an add."""
    taken = play(dn("9/2 9/3 1/5", "", ""), "0 play 9/2 9/3", "1 take 0")
    assert {"2/9", "3/9"} <= set(taken.state()["hands"][1])
    played = play(dn("2/9 2/8 1/5", "3/9 3/8", ""), "0 play 2/8 2/9", "1 play 3/8 3/9")
    assert {"9/2", "8/2"} <= set(played.state()["hands"][0])
    added = play(dn("2/9 2/8 1/5", "3/9", "3/8"), "0 play 2/8 2/9", "1 play 3/9", "2 add 3/8 to 1")
    assert {"9/2", "8/2"} <= set(added.state()["hands"][0])
    twice = play(taken, "2 rotate", "0 rotate", "1 play 2/9", "2 take 1")
    assert "9/2" in twice.state()["hands"][2]


def test_dn_example_single_7_and_triple_6() -> None:
    """A single needs more than 7, a triple more than 6, any other size is free."""
    match = dn("7/9 1/5", "6/8 6/9 6/1", "7/3 7/4 7/5 5/8 5/9 5/2 5/3 8/3 6/2")
    match = play(match, "0 play 7/9", "1 play 6/1 6/8 6/9")
    fives = ["5/2", "5/3", "5/8", "5/9"]
    expected = {"8/3", "7/3 7/4 7/5", " ".join(fives)}
    expected |= {" ".join(pair) for pair in combinations(fives, 2)}
    expected |= {" ".join(pair) for pair in combinations(["7/3", "7/4", "7/5"], 2)}
    assert plays(match, 2) == expected
    refused(match, "2 play 7/3", "DN-8")
    refused(match, "2 play 5/2 5/3 5/8", "DN-8")
    others = {"rotate", "take 0", "take 1", "add 7/3 to 0", "add 7/4 to 0", "add 7/5 to 0", "add 6/2 to 1"}
    assert options(match, 2) - {f"play {cards}" for cards in expected} == others


def test_dn_example_a_3_may_not_be_added_below_a_pair_of_5s() -> None:
    match = play(dn("3/7 1/5", "5/8 5/9", "3/6"), "0 play 3/7", "1 play 5/8 5/9")
    refused(match, "2 add 3/6 to 0", "DN-9")


def test_dn_example_a_5_may_be_added_above_a_pair_of_3s() -> None:
    match = play(dn("5/7 1/5", "3/4 3/6", "5/2", ""), "0 play 5/7", "1 play 3/4 3/6", "2 add 5/2 to 0")
    assert match.state()["sets"][0] == [["5/2", "5/7"]]
    assert {"4/3", "6/3"} <= set(match.state()["hands"][1])


def test_dn_example_taking_three_2s() -> None:
    match = play(dn("2/5 2/7 2/9 1/5", "", ""), "0 play 2/5 2/7 2/9", "1 take 0")
    assert {"5/2", "7/2", "9/2"} <= set(match.state()["hands"][1])


# --- end of a round, of the game: three to five players ---


def first_out() -> Match:
    """Seat 0 of three is out, 1/3 1/4 1/5 in front; seat 1 to move."""
    setup, lines = dn_round(0)
    return play(begin(DNUP, setup), *lines)


def test_dn_13_the_first_to_lay_the_last_cards_gets_2_points_and_plays_no_more() -> None:
    match = first_out()
    state = match.state()
    assert (state["scores"], state["out"], state["turn"]) == ([2, 0, 0], [0], [1])
    assert state["sets"] == [[["1/3", "1/4", "1/5"]], [[]], [[]]]
    assert (state["over"], state["round"], state["discarded"], state["quiet"]) == (False, 0, 6, 1)
    refused(match, "0 rotate", "DN-13")
    match = play(match, "1 rotate", "2 rotate")
    assert match.turn == (1,)
    refused(match, "0 rotate", "DN-13")
    assert match.moves(0) == []


def test_dn_13_the_set_is_discarded_when_that_players_next_turn_would_come() -> None:
    match = play(first_out(), "1 rotate")
    assert match.state()["sets"][0] == [["1/3", "1/4", "1/5"]]
    match = play(match, "2 rotate")
    state = match.state()
    assert (state["sets"][0], state["discarded"], state["quiet"], state["turn"]) == ([[]], 9, 0, [1])


def test_dn_13_a_beaten_set_of_who_is_out_is_discarded_at_once() -> None:
    match = play(first_out(), "1 play 8/1 8/2 8/3")
    state = match.state()
    assert state["hands"][0] == []
    assert state["sets"] == [[[]], [["8/1", "8/2", "8/3"]], [[]]]
    assert (state["discarded"], state["quiet"]) == (9, 1)


def test_dn_13_also_when_it_is_beaten_by_an_add() -> None:
    """Seat 1's pair of 8s becomes a triple before the triple of 1s of seat 0, who is out."""
    _, lines = dn_round(0)
    match = dn(DN_FIRST, "2/8 3/8 4/8 5/8 6/8 2/7 3/7 4/7 1/6", "1/8")
    match = play(match, *lines, "1 play 8/2 8/3", "2 add 8/1 to 1")
    state = match.state()
    assert (state["hands"][0], state["sets"], state["turn"]) == ([], [[[]], [[]], [[]]], [1])
    assert state["discarded"] == 6 + 3 + 3


def test_dn_13_until_then_opponents_may_add_to_it_and_take_it() -> None:
    setup, lines = dn_round(0)
    assert "take 0" in options(first_out(), 1)
    match = play(first_out(), "1 take 0")
    assert {"3/1", "4/1", "5/1"} <= set(match.state()["hands"][1])
    assert (match.state()["hands"][0], match.state()["out"], match.state()["scores"]) == ([], [0], [2, 0, 0])
    setup["hands"][2] = [turned(card) for card in setup["hands"][2]]
    match = play(begin(DNUP, setup), *lines, "1 rotate", "2 add 1/6 to 0")
    assert match.state()["discarded"] == 6 + 4
    assert match.state()["turn"] == [1]


def test_dn_13_the_last_card_may_be_added() -> None:
    """A deck of two cards each: seat 1 adds both of its cards to sets of others."""
    cards = ["1/5", "2/7", "3/5", "2/4", "1/4", "2/6"]
    setup = dn_setup("5/1 7/2", "4/2 5/3", "4/1 6/2", deck=cards)
    match = begin(DNUP, setup, deck=dn_deck_file(*cards))
    match = play(match, "0 play 5/1", "1 add 5/3 to 0", "2 play 4/1", "0 rotate", "1 add 4/2 to 2")
    state = match.state()
    assert (state["scores"], state["out"], state["turn"]) == ([0, 2, 0], [1], [2])
    assert (state["sets"], state["discarded"]) == ([[[]], [[]], [[]]], 4)


def test_dn_14_the_second_gets_1_point_and_the_round_ends_at_once() -> None:
    match = updown.replay(record_of(DNUP, dn_round(0, 1)))
    state = match.state()
    assert (state["scores"], state["out"]) == ([2, 1, 0], [0, 1])
    assert (state["turn"], state["over"], state["winners"], state["round"]) == ([], False, [], 0)
    assert state["sets"] == [[[]], [["7/2", "7/3", "7/4"]], [[]]]
    assert (state["discarded"], state["quiet"], state["area"]) == (15, 1, 1)
    assert [len(hand) for hand in state["hands"]] == [0, 0, 9]
    refused(match, "2 rotate", "DN-14")
    refused(match, "1 rotate", "DN-14")


@pytest.mark.parametrize(("first", "second"), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)])
def test_dn_14_a_new_round_is_dealt_and_points_are_kept(first: int, second: int) -> None:
    setup, lines = dn_round(first, second)
    match = play(begin(DNUP, setup), *lines)
    state = match.state()
    assert state["scores"] == [{first: 2, second: 1}.get(seat, 0) for seat in range(3)]
    assert (state["round"], state["out"], state["sets"]) == (1, [], [[[]], [[]], [[]]])
    assert [len(hand) for hand in state["hands"]] == [9, 9, 9]
    assert any(unturned(card) == STAR for card in state["hands"][state["turn"][0]])


def test_dn_15_4_points_win_the_game_at_once() -> None:
    match = updown.replay(record_of(DNUP, dn_round(0, 1), dn_round(0)))
    state = match.state()
    assert (state["scores"], state["over"], state["winners"], state["turn"]) == ([4, 1, 0], True, [0], [])
    assert (state["out"], state["round"]) == ([0], 1)
    assert state["sets"][0] == [["1/3", "1/4", "1/5"]]
    assert [len(hand) for hand in state["hands"]] == [0, 9, 9]


def test_dn_15_more_than_4_points() -> None:
    match = updown.replay(record_of(DNUP, dn_round(0, 1), dn_round(1, 0), dn_round(0)))
    assert (match.state()["scores"], match.state()["winners"], match.over) == ([5, 3, 0], [0], True)


def test_dn_15_the_point_of_the_second_can_win_too() -> None:
    match = updown.replay(record_of(DNUP, dn_round(0, 1), dn_round(1, 0), dn_round(2, 0)))
    assert (match.state()["scores"], match.state()["winners"], match.over) == ([4, 3, 2], [0], True)
    assert match.state()["out"] == [2, 0]


def test_dn_15_nothing_is_played_after_the_end() -> None:
    rounds = [dn_round(0, 1), dn_round(0)]
    match = updown.replay(record_of(DNUP, *rounds))
    for seat in range(3):
        assert match.moves(seat) == []
        refused(match, f"{seat} rotate", "DN-15")
    refused_record(record_of(DNUP, *rounds, dn_round(0)), 2, None, "DN-14", "DN-15")


@pytest.mark.parametrize("players", MANY)
def test_dn_13_to_dn_15_by_the_letter_in_random_matches(players: int) -> None:
    """2 points for the first of a round without cards, 1 for the second, who ends it; 4 points end the game."""
    for seed in range(3):
        chooser = random.Random(seed)
        match = updown.game(DNUP, players=players).deal(seed=seed)
        outs = 0
        while not match.over:
            before = match.state()
            (seat,) = match.turn
            event = match.play(seat, chooser.choice(match.moves(seat)))
            laid = len(event["cards"]) if event["move"] == "play" else int(event["move"] == "add")
            expected = list(before["scores"])
            if laid and laid == len(before["hands"][seat]):
                expected[seat] += 1 if before["out"] else 2
                outs += 1
            after = match.state()
            assert after["scores"] == expected
            assert after["over"] == (max(expected) >= 4)
            if outs and expected != before["scores"] and not after["over"]:
                assert after["round"] == before["round"] + bool(before["out"])
                assert after["out"] == ([] if before["out"] else [seat])
        assert outs >= 2
        assert match.state()["winners"] == [match.state()["scores"].index(max(match.state()["scores"]))]


def rotations(first: int, last: int, players: int = 3, start: int = 0) -> list[str]:
    """Turns from `first` to `last` of a round, counted from 1, in which all rotate."""
    return [f"{(start + turn - 1) % players} rotate" for turn in range(first, last + 1)]


@pytest.mark.parametrize("players", MANY)
def test_dn_16_100_turns_without_a_discard_end_the_round(players: int) -> None:
    setup = dn_setup("1/5", *[""] * (players - 1))
    match = updown.replay(record_of(DNUP, (setup, rotations(1, 99, players))))
    assert (match.state()["quiet"], match.state()["turn"]) == (99, [99 % players])
    match = updown.replay(record_of(DNUP, (setup, rotations(1, 100, players))))
    state = match.state()
    assert (state["quiet"], state["turn"], state["over"], state["round"]) == (100, [], False, 0)
    assert (state["scores"], state["out"], state["winners"]) == ([0] * players, [], [])
    refused(match, f"{100 % players} rotate", "DN-14", "DN-16")


def test_dn_16_statistics_count_the_round_as_void() -> None:
    match = updown.replay(record_of(DNUP, (dn_setup("1/5", "", ""), rotations(1, 100))))
    facts = np.zeros(len(match.game.spec.FACTS), np.int64)
    match.game.kernel.count_facts(match.game.rules, raw_state(match), facts)
    assert dict(zip(match.game.spec.FACTS, facts.tolist(), strict=True)) == {
        "rounds": 1, "void_rounds": 1, "turns": 100, "cards_discarded": 0,
    }  # fmt: skip


def test_dn_16_a_new_round_is_dealt() -> None:
    match = play(dn("1/5", "", ""), *rotations(1, 100))
    state = match.state()
    assert (state["round"], state["quiet"], len(state["turn"])) == (1, 0, 1)
    assert all_cards(match) == sorted(dn_deck(3))


def test_dn_16_a_discard_starts_the_count_anew() -> None:
    """The set of turn 1 is discarded before turn 4, so turn 103 is the hundredth without."""
    setup = dn_setup("9/2 1/5", "", "")
    lines = ["0 play 9/2", *rotations(2, 103)]
    for turns, quiet in ((3, 0), (4, 1), (102, 99)):
        match = updown.replay(record_of(DNUP, (setup, lines[:turns])))
        assert (match.state()["quiet"], len(match.turn)) == (quiet, 1)
    match = updown.replay(record_of(DNUP, (setup, lines)))
    assert (match.state()["quiet"], match.turn, match.state()["discarded"]) == (100, (), 1)


def test_dn_16_it_ends_before_the_next_turns_discard() -> None:
    """Turn 98 is seat 1's (which has rotated 32 times), and so would be turn 101: the set still lies there."""
    setup = dn_setup("1/5", "9/2", "")
    lines = [*rotations(1, 97), "1 play 9/2", *rotations(99, 100)]
    match = updown.replay(record_of(DNUP, (setup, lines)))
    state = match.state()
    assert state["sets"][1] == [["9/2"]]
    assert (state["quiet"], state["discarded"], state["turn"], state["over"]) == (100, 0, [], False)


def test_dn_16_one_turn_earlier_the_discard_comes_first() -> None:
    """Turn 97 is seat 0's: its set is discarded before turn 100, which is then the first quiet one."""
    setup = dn_setup("9/2 1/5", "", "")
    lines = [*rotations(1, 96), "0 play 9/2", *rotations(98, 99)]
    match = updown.replay(record_of(DNUP, (setup, lines)))
    assert (match.state()["quiet"], match.state()["discarded"], match.state()["turn"]) == (0, 1, [0])


def hundredth_turn() -> tuple[Json, list[str]]:
    """Seat 0's nines are discarded before turn 4; in turn 103, the hundredth since, it lays its last cards."""
    setup = dn_setup("9/2 9/3 9/4 9/5 9/6 9/7 3/1 4/1 5/1", "", "")
    return setup, ["0 play 9/2 9/3 9/4 9/5 9/6 9/7", *rotations(2, 102), "0 play 1/3 1/4 1/5"]


def test_dn_16_what_the_hundredth_turn_brings_counts_first() -> None:
    """DN-13: 2 points; then the round ends, and they stay."""
    match = updown.replay(record_of(DNUP, hundredth_turn()))
    state = match.state()
    assert (state["scores"], state["out"], state["quiet"], state["turn"]) == ([2, 0, 0], [0], 100, [])
    assert (state["over"], state["sets"][0], state["discarded"]) == (False, [["1/3", "1/4", "1/5"]], 6)
    match = play(begin(DNUP, hundredth_turn()[0]), *hundredth_turn()[1])
    assert (match.state()["scores"], match.state()["round"]) == ([2, 0, 0], 1)


def test_dn_16_a_win_in_the_hundredth_turn_counts_first() -> None:
    match = updown.replay(record_of(DNUP, dn_round(0, 1), hundredth_turn()))
    assert (match.state()["scores"], match.over, match.state()["winners"]) == ([4, 1, 0], True, [0])


def test_dn_16_the_2_points_of_the_first_stay() -> None:
    """Seat 0 is out in turn 4; its set goes before turn 7 (its own next turn), and then the two others rotate."""
    setup, lines = dn_round(0)
    lines = [*lines, "1 rotate", "2 rotate", *["1 rotate", "2 rotate"] * 50]
    match = updown.replay(record_of(DNUP, (setup, lines[:-1])))
    assert (match.state()["quiet"], match.state()["turn"]) == (99, [2])
    match = updown.replay(record_of(DNUP, (setup, lines)))
    state = match.state()
    assert (state["scores"], state["out"], state["quiet"], state["turn"]) == ([2, 0, 0], [0], 100, [])


def test_dn_16_a_beaten_set_that_is_discarded_starts_the_count_anew() -> None:
    match = first_out()
    assert match.state()["quiet"] == 1
    assert play(match, "1 play 8/1 8/2 8/3").state()["quiet"] == 1


# --- two players ---


def test_dn_17_two_turns_in_a_row_area_1_then_area_2() -> None:
    match = dn("1/5", "")
    assert (match.turn, match.state()["area"]) == ((0,), 2)
    for seat, area in [(1, 1), (1, 2), (0, 1), (0, 2), (1, 1), (1, 2), (0, 1)]:
        refused(match, f"{1 - match.turn[0]} rotate", "DN-17")
        match = play(match, f"{match.turn[0]} rotate")
        assert (match.turn, match.state()["area"]) == ((seat,), area)


def test_dn_17_play_lays_into_the_area_of_the_turn() -> None:
    match = play(dn("1/5", "9/3 9/4 8/2"), "0 rotate", "1 play 9/3 9/4")
    assert match.state()["sets"] == [[[], []], [["9/3", "9/4"], []]]
    match = play(match, "1 play 8/2")
    assert match.state()["sets"] == [[[], []], [["9/3", "9/4"], ["8/2"]]]


def test_dn_17_only_the_set_in_that_area_is_discarded() -> None:
    match = play(dn("1/5", "9/3 9/4 8/2"), "0 rotate", "1 play 9/3 9/4", "1 play 8/2", "0 rotate", "0 rotate")
    state = match.state()
    assert (state["turn"], state["area"], state["discarded"], state["quiet"]) == ([1], 1, 2, 0)
    assert state["sets"] == [[[], []], [[], ["8/2"]]]
    match = play(match, "1 rotate")
    state = match.state()
    assert (state["turn"], state["area"], state["discarded"], state["quiet"]) == ([1], 2, 3, 0)
    assert state["sets"] == [[[], []], [[], []]]


def test_dn_17_add_and_take_say_the_area() -> None:
    match = play(dn("1/5", "9/3 9/4 8/2"), "0 rotate", "1 play 9/3 9/4", "1 play 8/2")
    assert {move for move in options(match, 0) if move.startswith("take")} == {"take 1.1", "take 1.2"}
    taken = play(match.copy(), "0 take 1.2").state()
    assert "2/8" in taken["hands"][0]
    assert taken["sets"] == [[[], []], [["9/3", "9/4"], []]]
    refused_move(match, 0, {"move": "take", "from": 1}, "DN-10", "DN-17")
    bad: tuple[object, ...] = (0, 3, "1", None, True, 1.0)
    for area in bad:
        refused_move(match, 0, {"move": "take", "from": 1, "area": area}, "DN-10", "DN-17")
        refused_move(match, 0, {"move": "add", "card": "8/3", "to": 1, "area": area}, "DN-9", "DN-17")


def test_dn_17_add_to_each_area() -> None:
    """An 8 makes a pair only when the pair of 9s has become a triple."""
    match = play(dn("9/5 8/3 1/5", "9/3 9/4 8/2"), "0 play 1/5", "1 play 9/3 9/4", "1 play 8/2")
    assert {move for move in options(match, 0) if move.startswith("add")} == {"add 9/5 to 1.1"}
    match = play(match, "0 add 9/5 to 1.1")
    assert match.state()["sets"][1] == [["9/3", "9/4", "9/5"], ["8/2"]]
    assert {move for move in options(match, 0) if move.startswith("add")} == {"add 8/3 to 1.2"}
    match = play(match, "0 add 8/3 to 1.2")
    assert (match.turn, match.state()["area"], match.state()["discarded"]) == ((1,), 1, 3)
    assert match.state()["sets"][1] == [[], ["8/2", "8/3"]]


def test_dn_18_sets_conflict_with_the_own_other_one() -> None:
    match = play(dn("1/5", "6/1 6/2 6/3 7/1 5/2"), "0 rotate", "1 play 6/1")
    refused(match, "1 play 6/2", "DN-8", "DN-18")
    refused(match, "1 play 5/2", "DN-8", "DN-18")
    assert {"7/1", "6/2 6/3"} <= plays(match, 1)


def test_dn_18_a_beaten_set_of_ones_own_comes_back_to_the_own_hand() -> None:
    match = play(dn("1/5", "6/1 7/1"), "0 rotate", "1 play 6/1", "1 play 7/1")
    state = match.state()
    assert state["sets"][1] == [[], ["7/1"]]
    assert "1/6" in state["hands"][1]
    assert (state["turn"], state["area"], state["discarded"]) == ([0], 1, 0)


def test_dn_18_an_opponents_set_goes_back_to_the_opponent() -> None:
    match = play(dn("6/1 1/5", "7/1"), "0 play 6/1", "1 play 7/1")
    assert "1/6" in match.state()["hands"][0]
    assert match.state()["sets"] == [[[], []], [["7/1"], []]]


def test_dn_18_an_add_can_beat_the_own_other_set() -> None:
    match = play(dn("9/3 1/5", "9/4 6/1 6/2"), "0 play 9/3", "1 play 6/1 6/2", "1 add 9/4 to 0.2")
    state = match.state()
    assert state["sets"] == [[[], ["9/3", "9/4"]], [[], []]]
    assert {"1/6", "2/6"} <= set(state["hands"][1])
    assert len(state["hands"][1]) == 8


def test_dn_18_add_and_take_need_an_opponents_set() -> None:
    match = play(dn("1/5", "6/1 6/2"), "0 rotate", "1 play 6/1")
    refused(match, "1 take 1.1", "DN-18")
    refused(match, "1 add 6/2 to 1.1", "DN-18")
    refused(match, "1 take 1.2", "DN-18", "DN-10")
    assert {move.split()[0] for move in options(match, 1)} == {"play", "rotate"}


@pytest.mark.parametrize("star", ["1/5", "5/1"])
@pytest.mark.parametrize("seat", [0, 1])
def test_dn_19_the_holder_of_the_star_starts_with_one_turn_for_area_2(seat: int, star: str) -> None:
    match = dn(*[star if other == seat else "" for other in range(2)])
    assert (match.turn, match.state()["area"]) == ((seat,), 2)
    match = play(match, f"{seat} play {star}")
    assert match.state()["sets"][seat] == [[], [star]]
    assert (match.turn, match.state()["area"]) == ((1 - seat,), 1)


@pytest.mark.parametrize("winner", [0, 1])
def test_dn_20_who_has_laid_the_last_card_wins_the_round_at_once(winner: int) -> None:
    match = updown.replay(record_of(DNUP, dn2_round(winner)))
    state = match.state()
    assert state["scores"] == [int(seat == winner) for seat in range(2)]
    assert (state["turn"], state["over"], state["winners"], state["out"]) == ([], False, [], [winner])
    assert (state["area"], state["discarded"], state["quiet"], state["round"]) == (2, 4, 1, 0)
    assert state["sets"][winner] == [["8/2", "8/3", "8/4"], ["1/4", "1/5"]]
    refused(match, f"{winner} rotate", "DN-20")
    refused(match, f"{1 - winner} rotate", "DN-20")
    setup, lines = dn2_round(winner)
    live = play(begin(DNUP, setup), *lines)
    assert (live.state()["round"], live.state()["area"], live.state()["out"]) == (1, 2, [])


@pytest.mark.parametrize(
    ("rounds", "scores", "winners"), [([0, 0], [2, 0], [0]), ([1, 0, 1], [1, 2], [1]), ([0, 1], [1, 1], [])]
)
def test_dn_20_first_to_win_2_rounds_wins_the_game(rounds: list[int], scores: list[int], winners: list[int]) -> None:
    match = updown.replay(record_of(DNUP, *map(dn2_round, rounds)))
    assert (match.state()["scores"], match.state()["winners"]) == (scores, winners)
    assert match.over == bool(winners)
    if winners:
        refused(match, "0 rotate", "DN-20")
        refused_record(record_of(DNUP, *map(dn2_round, [*rounds, 0])), len(rounds), None, "DN-20")


def own_set_beaten() -> Match:
    """A deck of two cards each; seat 0 has laid 1/5 in area 2 and holds 6/2, which beats it from area 1."""
    cards = ["1/5", "2/6", "3/7", "4/8"]
    match = begin(DNUP, dn_setup("1/5 6/2", "3/7 4/8", deck=cards), deck=dn_deck_file(*cards))
    return play(match, "0 play 1/5", "1 rotate", "1 rotate", "0 play 6/2")


def test_dn_20_the_own_set_comes_back_in_the_same_action_and_the_round_goes_on() -> None:
    match = own_set_beaten()
    state = match.state()
    assert (state["hands"][0], state["sets"][0]) == (["5/1"], [["6/2"], []])
    assert (state["scores"], state["out"], state["over"]) == ([0, 0], [], False)
    assert (state["turn"], state["area"], state["quiet"], state["discarded"]) == ([0], 2, 4, 0)
    assert match.view(1)["known"] == [["5/1"], []]
    match = play(match, "0 rotate", "1 rotate", "1 rotate")
    assert (match.turn, match.state()["area"], match.state()["discarded"]) == ((0,), 1, 1)
    record = play(match, "0 play 1/5").record()
    assert record["rounds"][0]["events"][-1] == {"seat": 0, "move": "play", "cards": ["1/5"]}
    assert updown.replay(record).state()["round"] == 1


def test_dn_20_the_last_card_added_that_beats_the_own_set_does_not_win_either() -> None:
    """Seat 0's pair of 2s in area 2; its last card makes the opponent's single 5 a pair, which beats it."""
    cards = ["1/5", "2/6", "2/7", "3/5", "4/8", "4/9"]
    match = begin(DNUP, dn_setup("2/7 2/6 5/1", "5/3 4/8 4/9", deck=cards), deck=dn_deck_file(*cards))
    match = play(match, "0 play 2/6 2/7", "1 play 5/3", "1 rotate", "0 add 5/1 to 1.1")
    state = match.state()
    assert state["sets"] == [[[], []], [["5/1", "5/3"], []]]
    assert (state["hands"][0], state["out"], state["scores"]) == (["6/2", "7/2"], [], [0, 0])
    assert (state["turn"], state["area"]) == ([0], 2)


def test_dn_20_the_last_card_may_be_added() -> None:
    cards = ["1/5", "2/6", "3/5", "4/8"]
    match = begin(DNUP, dn_setup("6/2 5/1", "5/3 4/8", deck=cards), deck=dn_deck_file(*cards))
    match = play(match, "0 play 6/2", "1 rotate", "1 rotate", "0 rotate")
    assert (match.state()["hands"], match.state()["discarded"]) == ([["1/5"], ["4/8", "5/3"]], 1)
    record = play(match, "0 rotate", "1 play 5/3", "1 rotate", "0 add 5/1 to 1.1").record()
    state = updown.replay(without_last_round(record)).state()
    assert (state["scores"], state["out"]) == ([1, 0], [0])
    assert state["sets"] == [[[], []], [["5/1", "5/3"], []]]


def without_last_round(record: Json) -> Json:
    """The record as it was before the next round was dealt."""
    return record | {"rounds": record["rounds"][:-1]}


def test_dn_16_two_players_100_quiet_turns() -> None:
    order = [0, *[1, 1, 0, 0] * 25]
    setup = dn_setup("1/5", "")
    lines = [f"{seat} rotate" for seat in order[:100]]
    match = updown.replay(record_of(DNUP, (setup, lines[:99])))
    assert (match.state()["quiet"], match.turn) == (99, (0,))
    match = updown.replay(record_of(DNUP, (setup, lines)))
    state = match.state()
    assert (state["quiet"], state["turn"], state["scores"], state["out"]) == (100, [], [0, 0], [])
    assert (state["over"], state["area"]) == (False, 1)
    refused(match, "0 rotate", "DN-20", "DN-16")


def test_dn_16_two_players_a_round_won_in_the_hundredth_turn_counts() -> None:
    """Seat 0 rotates 49 times before turn 100, which is its turn for area 1, and then lays both cards."""
    cards = ["1/5", "1/4", "2/6", "3/7"]
    deck = dn_deck_file(*cards)
    setup = dn_setup("5/1 4/1", "2/6 3/7", deck=cards)
    order = [0, *[1, 1, 0, 0] * 25]
    lines = [*(f"{seat} rotate" for seat in order[:99]), "0 play 1/4 1/5"]
    state = updown.replay(record_of(DNUP, (setup, lines), deck=deck)).state()
    assert (state["scores"], state["out"], state["quiet"], state["turn"]) == ([1, 0], [0], 100, [])
    rounds = [(dn_setup("1/5 1/4", "2/6 3/7", deck=cards), ["0 play 1/4 1/5"]), (setup, lines)]
    state = updown.replay(record_of(DNUP, *rounds, deck=deck)).state()
    assert (state["scores"], state["over"], state["winners"]) == ([2, 0], True, [0])


# --- what each player may know ---


def test_dn_knowledge_public_things_are_alike_in_all_views() -> None:
    match = play(dn("6/2 6/4 1/5", "7/2 7/3", ""), "0 play 6/2 6/4", "1 play 7/2 7/3")
    state = match.state()
    public = ["round", "turn", "scores", "over", "winners", "sets", "area", "out", "discarded", "quiet"]
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert (view["seat"], view["starter"]) == (seat, 0)
        assert all(view[key] == state[key] for key in public)
        sizes = [9, 7, 9]
        assert view["hands"] == [state["hands"][n] if n == seat else sizes[n] for n in range(3)]
        assert view["known"] == [["2/6", "4/6"], [], []]


def test_dn_knowledge_known_cards_turn_with_a_rotate_and_leave_when_played() -> None:
    match = play(dn("9/2 9/3 1/5", "", ""), "0 play 9/2 9/3", "1 take 0")
    assert match.view(None)["known"] == [[], ["2/9", "3/9"], []]
    match = play(match, "2 rotate", "0 rotate", "1 rotate")
    assert match.view(None)["known"] == [[], ["9/2", "9/3"], []]
    match = play(match, "2 rotate", "0 rotate", "1 play 9/2")
    assert match.view(None)["known"] == [[], ["9/3"], []]


def test_dn_knowledge_the_star_is_not_listed_until_it_has_been_on_the_table() -> None:
    match = dn("1/5", "9/2", "")
    assert match.view(None)["known"] == [[], [], []]
    match = play(match, "0 play 1/5")
    assert match.view(None)["known"] == [[], [], []]
    match = play(match, "1 take 0")
    assert match.view(None)["known"] == [[], ["5/1"], []]


def test_dn_knowledge_the_next_round_starts_with_nothing_known() -> None:
    setup, lines = dn_round(0)
    match = play(begin(DNUP, setup), *lines, "1 take 0")
    assert match.view(None)["known"][1] == ["3/1", "4/1", "5/1"]
    match = play(match, *["2 rotate", "1 rotate"] * 49)
    assert match.state()["round"] == 1
    assert match.view(None)["known"] == [[], [], []]


def test_dn_knowledge_a_view_is_the_same_whatever_others_hold() -> None:
    """Unseen cards of others may be exchanged and turned without a trace, also the star."""
    one = dn_setup("9/2 1/5", "8/3", "")
    hands = one["hands"]
    two = {"hands": [hands[0], [turned(card) for card in hands[1]], hands[2]]}
    three = {"hands": [hands[0], hands[2], hands[1]]}
    game = updown.game(DNUP, players=3)
    views = [play(game.deal(setup=setup), "0 play 9/2").view(0) for setup in (one, two, three)]
    assert views[0] == views[1] == views[2]
    star = {"hands": [[turned(card) if unturned(card) == STAR else card for card in hands[0]], *hands[1:]]}
    starts = [play(game.deal(setup=setup), "0 play 9/2") for setup in (one, star)]
    for seat in (None, 1, 2):
        assert starts[0].view(seat) == starts[1].view(seat)


FIVE = ("9/1 1/5", "1/9", "", "", "")


def test_dn_knowledge_of_two_equal_cards_the_known_copy_counts_as_played_first() -> None:
    match = play(dn(*FIVE), "0 play 9/1", "1 take 0")
    assert match.state()["hands"][1].count("1/9") == 2
    assert match.view(None)["known"][1] == ["1/9"]
    match = play(match, "2 rotate", "3 rotate", "4 rotate", "0 rotate")
    assert {"1/9", "1/9 1/9"} <= plays(match, 1)
    match = play(match, "1 play 1/9")
    assert match.view(None)["known"][1] == []
    assert match.state()["hands"][1].count("1/9") == 1


def test_dn_knowledge_both_copies_played() -> None:
    match = play(dn(*FIVE), "0 play 9/1", "1 take 0", "2 rotate", "3 rotate", "4 rotate", "0 rotate")
    match = play(match, "1 play 1/9 1/9")
    assert match.state()["sets"][1] == [["1/9", "1/9"]]
    assert match.view(None)["known"][1] == []
    match = play(match, "2 take 1")
    assert match.view(None)["known"][2] == ["9/1", "9/1"]


def test_dn_knowledge_two_copies_that_lie_differently_are_distinguished() -> None:
    match = play(dn("9/1 1/5", "9/1", "", "", ""), "0 play 9/1", "1 take 0")
    assert {"1/9", "9/1"} <= set(match.state()["hands"][1])
    assert match.view(None)["known"][1] == ["1/9"]
    match = play(match, "2 rotate", "3 rotate", "4 rotate", "0 rotate", "1 play 9/1")
    assert match.view(None)["known"][1] == ["1/9"]


def test_dn_knowledge_which_copy_is_where_does_not_show() -> None:
    """Seat 1 or seat 2 holds the other copy: an onlooker cannot tell, before and after one is taken."""
    one = dn_setup("9/1 1/5", "1/9 2/8", "8/2", "", "")
    two = dn_setup("9/1 1/5", "8/2 2/8", "1/9", "", "")
    game = updown.game(DNUP, players=5)
    for lines in ([], ["0 play 9/1"], ["0 play 9/1", "1 rotate"]):
        assert play(game.deal(setup=one), *lines).view(None) == play(game.deal(setup=two), *lines).view(None)


def test_dn_5_two_copies_are_one_card_among_the_moves() -> None:
    match = dn("1/9 1/9 1/5", "", "", "", "")
    assert {"1/9", "1/9 1/9", "1/5 1/9", "1/5 1/9 1/9"} <= plays(match, 0)
    match = play(dn("9/2 1/5", "9/1 9/1", "", "", ""), "0 play 9/2")
    assert {move for move in options(match, 1) if move.startswith("add 9/1")} == {"add 9/1 to 0"}
    refused(match, "1 play 9/1 9/1 9/1", "DN-8")
