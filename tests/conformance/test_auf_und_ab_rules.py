"""Auf und Ab, rule by rule: each test is named for the number that it checks, and expects what the rules page says."""

import random
from itertools import combinations

import pytest

import updown
from kit.positions import (
    AA_HAND,
    AA_LAID,
    AUF_UND_AB,
    Json,
    aa,
    aa_deck,
    aa_setup,
    aa_value,
    begin,
    in_hands,
    options,
    play,
    record_of,
    without,
)
from kit.refusals import refused, refused_move, refused_record, refused_setup
from kit.rounds import aa_deck_file
from updown import BadOption, Match
from updown.games.registry import make_game

COUNTS = (2, 3)

HANDS = ("- A B AB ABC ABD ABCD CD", "C D E AC AD AE ACDE BCDE", "BC BD BE CE DE ABE ABDE ABCDE")
STOCK = "ACD ACE ADE BCD BCE BDE CDE ABCE"
LAID = ("0 lay AB CD", "1 lay ACDE BCDE", "2 lay ABDE ABCDE")


def table(**given: object) -> Match:
    """Three players; the piles show AB CD, ACDE BCDE, ABDE ABCDE; seat 0 begins."""
    return play(aa(*HANDS, stock=STOCK, **given), *LAID)


def drain(match: Match) -> Match:
    """Everybody draws, laying down the first card of the hand, and keeps, until the stock is empty."""
    while match.state()["stock"]:
        (seat,) = match.turn
        match = play(match, f"{seat} draw {match.state()['hands'][seat][0]}", f"{seat} keep")
    return match


def short(*hands: str, stock: str = "", lay: int = 1, symbols: str = "ABCDE", **given: object) -> Match:
    """A match with hands of just these cards, of which so many are laid at the start: the first ones."""
    size = len(hands[0].split())
    setup = aa_setup(*hands, stock=stock, size=size, symbols=symbols)
    match = begin(AUF_UND_AB, setup, deck=aa_deck_file(size, lay, symbols), **given)
    return play(match, *(f"{seat} lay {' '.join(hand.split()[:lay])}" for seat, hand in enumerate(hands)))


def everything(match: Match) -> list[str]:
    """All cards but the buried ones, sorted."""
    state = match.state()
    piles = [card for own in state["piles"] for pile in own for card in pile]
    return sorted(in_hands(match) + piles + state["open"] + state["stock"])


# --- material ---


@pytest.mark.parametrize("players", COUNTS)
def test_aa_1_the_deck_is_one_card_for_each_subset_of_five_symbols(players: int) -> None:
    match = updown.game(AUF_UND_AB, players=players).deal(seed=2)
    cards = everything(match)
    assert cards == sorted(aa_deck())
    ranks = [0 if card == "-" else len(card) for card in cards]
    assert [ranks.count(rank) for rank in range(6)] == [1, 5, 10, 10, 5, 1]


def test_aa_1_there_is_no_other_card() -> None:
    match = table()
    for card in ("F", "", "BA", "AA", "--", "A-", "ab", "ABCDEF", " A", 5, None, ["A"], True):
        refused_move(match, 0, {"move": "draw", "discard": card}, "AA-8")
        refused_move(match, 0, {"move": "play", "card": card, "pile": [0, 0]}, "AA-7")


def test_aa_2_a_value_is_the_sum_of_the_symbols_worth() -> None:
    """As points of the piles: A 1, B 2, C 4, D 8, E 16."""
    known = {"-": 0, "A": 1, "B": 2, "C": 4, "D": 8, "E": 16, "ACD": 13, "AB": 3, "ABCD": 15, "BCDE": 30, "ABCDE": 31}
    for card in aa_deck():
        other = "A" if card != "A" else "B"
        match = aa(f"{card} {other}", "", "")
        for seat in range(3):
            first = [card, other] if seat == 0 else match.state()["hands"][seat][:2]
            match = play(match, f"{seat} lay {first[0]} {first[1]}")
        assert match.state()["scores"][0] == known.get(card, aa_value(card)) + known[other]


def test_aa_2_values_decide_not_ranks() -> None:
    """A single E is worth more than the quadruple ABCD, when it is decided who begins and who wins."""
    match = short("E A", "ABCD AC")
    assert match.state()["scores"] == [16, 15]
    assert match.turn == (1,)
    match = play(match, "1 draw AC", "1 keep", "0 draw A", "0 keep")
    assert match.state()["scores"] == [16, 15]


# --- set-up ---


@pytest.mark.parametrize(("players", "hand", "stock"), [(2, 13, 6), (3, 8, 8)])
def test_aa_3_hands_and_stock(players: int, hand: int, stock: int) -> None:
    match = updown.game(AUF_UND_AB, players=players).deal(seed=1)
    state = match.state()
    assert [len(cards) for cards in state["hands"]] == [hand] * players
    assert len(state["stock"]) == stock
    assert (state["open"], state["buried"], state["pending"], state["last_turns"]) == ([], 0, None, None)
    for seat in (None, *range(players)):
        assert match.view(seat)["stock"] == stock


def test_aa_3_bad_deals_are_refused() -> None:
    good = aa_setup(*HANDS, stock=STOCK)
    hands, stock = good["hands"], good["stock"]
    bad: list[Json] = [
        good | {"hands": hands[:2]},
        good | {"hands": [*hands, []]},
        good | {"hands": [hands[0][1:], *hands[1:]], "stock": [*stock, hands[0][0]]},
        good | {"hands": [[*hands[0], stock[0]], *hands[1:]], "stock": stock[1:]},
        good | {"stock": [*stock[1:], hands[0][0]]},
        good | {"hands": [[*hands[0][1:], hands[0][1]], *hands[1:]]},
        good | {"stock": stock[1:]},
        good | {"stock": []},
        good | {"stock": [*stock[1:], "F"]},
        good | {"stock": 8},
        good | {"hands": [[*hands[0][1:], None], *hands[1:]]},
        good | {"dice": [1, 2]},
        without(good, "stock"),
        without(good, "hands"),
    ]
    for setup in bad:
        refused_setup(updown.game(AUF_UND_AB, players=3), setup, "AA-3")
    refused_setup(updown.game(AUF_UND_AB, players=2), good, "AA-3")


@pytest.mark.parametrize(("players", "choices"), [(2, 286), (3, 28)])
def test_aa_4_all_lay_so_many_cards_in_any_order(players: int, choices: int) -> None:
    for order in (range(players), reversed(range(players))):
        match = updown.game(AUF_UND_AB, players=players).deal(seed=4)
        laid = {}
        for seat in order:
            assert match.state()["phase"] == "lay"
            assert seat in match.turn
            hand = match.state()["hands"][seat]
            assert options(match, seat) == {f"lay {' '.join(c)}" for c in combinations(hand, AA_LAID[players])}
            assert len(options(match, seat)) == choices
            laid[seat] = hand[: AA_LAID[players]]
            match.play(seat, {"move": "lay", "cards": laid[seat]})
            if len(laid) < players:
                assert match.turn == tuple(other for other in range(players) if other not in laid)
        state = match.state()
        assert state["phase"] == "act"
        assert state["piles"] == [[[card] for card in laid[seat]] for seat in range(players)]
        assert [len(hand) for hand in state["hands"]] == [AA_HAND[players] - AA_LAID[players]] * players


def test_aa_4_laid_cards_are_secret_until_all_have_chosen() -> None:
    match = play(aa(*HANDS, stock=STOCK), "1 lay ACDE BCDE")
    state = match.state()
    assert state["piles"] == [[], [["ACDE"], ["BCDE"]], []]
    assert state["hands"][1] == ["AC", "AD", "AE", "C", "D", "E"]
    assert (state["turn"], state["scores"]) == ([0, 2], [0, 0, 0])
    assert match.view(1)["piles"] == [0, [["ACDE"], ["BCDE"]], 0]
    assert match.view(0)["piles"] == [[], 2, 0]
    assert match.view(None)["piles"] == [0, 2, 0]
    other = play(aa(*HANDS, stock=STOCK), "1 lay C D")
    for seat in (0, 2, None):
        assert match.view(seat) == other.view(seat)
    match = play(match, "0 lay AB CD", "2 lay ABDE ABCDE")
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["piles"] == [[["AB"], ["CD"]], [["ACDE"], ["BCDE"]], [["ABCDE"], ["ABDE"]]]


def test_aa_4_piles_are_numbered_in_the_order_of_the_sorted_names() -> None:
    match = play(aa(*HANDS, stock=STOCK), "0 lay CD -", "1 lay D C", "2 lay BE ABCDE")
    assert match.state()["piles"] == [[["-"], ["CD"]], [["C"], ["D"]], [["ABCDE"], ["BE"]]]


def test_aa_4_what_may_not_be_laid() -> None:
    match = aa(*HANDS, stock=STOCK)
    for cards in ("AB", "AB CD A", "AB AB", "AB C", "AB ACD", "AB ZZ"):
        refused(match, f"0 lay {cards}", "AA-4")
    bad: tuple[object, ...] = (None, "AB CD", [], [["AB", "CD"]], {"AB": 1, "CD": 2}, ["AB", 3], ["AB", None], 2)
    for junk in bad:
        refused_move(match, 0, {"move": "lay", "cards": junk}, "AA-4")
    match = play(match, "0 lay AB CD")
    refused(match, "0 lay A B", "AA-4")
    two = aa("A B C D", "")
    refused(two, "0 lay A B", "AA-4")
    refused(two, "0 lay A B C D", "AA-4")


def test_aa_4_nothing_else_is_done_before_all_have_laid() -> None:
    match = play(aa(*HANDS, stock=STOCK), "0 lay AB CD")
    refused(match, "1 draw C", "AA-4", "AA-8")
    refused(match, "1 play C on 0.1", "AA-4", "AA-7")
    refused(match, "1 keep", "AA-4", "AA-11")
    refused(match, "0 draw A", "AA-4")


@pytest.mark.parametrize(
    ("hands", "begins"),
    [
        ("E B, ABCD AC, CE A", 0),  # 18, 20, 21
        ("CE A, E B, ABCD AC", 1),
        ("ABCD AC, CE A, E B", 2),
        ("ABCD -, E A, BE B", 0),  # 15, 17, 20
        ("D AC AD, ABC - B", 1),  # 22, 9
        ("A B C, D E AD", 0),
    ],
)
def test_aa_5_the_lowest_sum_begins(hands: str, begins: int) -> None:
    assert laid(hands).turn == (begins,)


@pytest.mark.parametrize(
    ("hands", "begins"),
    [
        ("E B, ABCD AB, CE A", 0),  # 18, 18, 21: B 2 before AB 3; A is lower still but not in the tie
        ("ABCD AB, CE A, E B", 2),
        ("CE -, ABCD AC, E C", 0),  # all 20: 0, 5, 4
        ("ABCD AC, E C, CE -", 2),
        ("ABE C, E ABC, ACE B", 2),  # all 23: 4, 7, 2
        ("A CD B, - D ABC", 1),  # 15, 15: 1, 0
    ],
)
def test_aa_5_on_a_tie_the_lowest_single_card_among_the_tied_begins(hands: str, begins: int) -> None:
    assert laid(hands).turn == (begins,)


def laid(hands: str) -> Match:
    """Everybody has laid these cards and holds one more."""
    parts = hands.split(", ")
    lay = len(parts[0].split())
    return short(*(f"{hand} {rest}" for hand, rest in zip(parts, ("BDE", "CDE", "ADE"), strict=False)), lay=lay)


@pytest.mark.parametrize("players", COUNTS)
def test_aa_6_turns_go_clockwise(players: int) -> None:
    for seed in range(4):
        match = updown.game(AUF_UND_AB, players=players).deal(seed=seed)
        for seat in range(players):
            match.play(seat, match.moves(seat)[0])
        (seat,) = match.turn
        while match.state()["stock"]:
            assert match.turn == (seat,)
            match = play(match, f"{seat} draw {match.state()['hands'][seat][0]}")
            assert match.turn == (seat,)
            match = play(match, f"{seat} keep")
            seat = (seat + 1) % players


def test_aa_6_nobody_else_may_act() -> None:
    match = table()
    for seat in (1, 2):
        assert match.moves(seat) == []
        refused(match, f"{seat} draw {match.state()['hands'][seat][0]}", "AA-6")
    refused(match, "1 play C on 0.1", "AA-6")
    match = play(match, "0 draw ABC")
    refused(match, "1 keep", "AA-6")


# --- a turn ---


def test_aa_7_onto_any_pile_one_symbol_more_or_one_fewer() -> None:
    """Seat 0 holds - A B ABC ABD ABCD; the piles show AB CD, ACDE BCDE, ABCDE ABDE."""
    match = table()
    plays = {move for move in options(match, 0) if move.startswith("play")}
    assert plays == {
        "play A on 0.0",
        "play B on 0.0",
        "play ABC on 0.0",
        "play ABD on 0.0",
        "play ABCD on 2.0",
        "play ABD on 2.1",
    }
    match = play(match, "0 play ABCD on 2.0")
    state = match.state()
    assert state["piles"][2] == [["ABCDE", "ABCD"], ["ABDE"]]
    assert state["hands"][0] == ["-", "A", "ABC", "ABD", "B"]
    assert state["scores"] == [15, 59, 58 - 31 + 15]
    assert (match.turn, state["phase"], state["open"]) == ((1,), "act", [])
    match = play(match, "1 play C on 0.1")
    assert match.state()["piles"][0] == [["AB"], ["CD", "C"]]
    assert match.state()["scores"] == [3 + 4, 59, 42]


def test_aa_7_what_does_not_fit() -> None:
    match = table()
    for card, pile, why in (
        ("ABCD", "0.0", "two symbols more"),
        ("A", "0.1", "another symbol"),
        ("-", "0.0", "the joker on a double"),
        ("ABC", "2.0", "two symbols fewer"),
        ("ABC", "1.0", "one fewer, but another symbol"),
        ("ABD", "1.0", "one fewer, but another symbol"),
        ("ABCD", "1.0", "the same number, one symbol exchanged"),
        ("ABCD", "2.1", "the same number, one symbol exchanged"),
    ):
        assert "AA-7" in str(refused(match, f"0 play {card} on {pile}", "AA-7")), why


def test_aa_7_the_joker_goes_only_on_singles_and_only_singles_on_it() -> None:
    for single in "ABCDE":
        match = short(f"{single} -", "DE CDE" if single != "D" else "CE BCE")
        assert "play - on 0.0" in options(match, 0)
        match = play(match, "0 play - on 0.0")
        assert match.state()["piles"][0] == [[single, "-"]]
    match = short("- A AB ABC ABCD", "B C CD CDE BCDE")
    fitting = {move for move in options(match, 0) if move.endswith("on 0.0")}
    assert fitting == {"play A on 0.0"}
    refused(match, "0 play AB on 0.0", "AA-7")
    match = play(match, "0 draw ABCD", "0 keep")
    fitting = {move for move in options(match, 1) if move.endswith("on 0.0")}
    assert fitting == {"play C on 0.0"}


@pytest.mark.parametrize("players", COUNTS)
def test_aa_7_by_the_letter_in_many_random_positions(players: int) -> None:
    """The legal plays are those whose symbols differ from the top card's in just one."""
    for seed in range(6):
        chooser = random.Random(seed)
        match = updown.game(AUF_UND_AB, players=players).deal(seed=seed)
        while not match.over:
            seat = chooser.choice(match.turn)
            state = match.state()
            if state["phase"] != "lay":
                cards = [state["pending"]] if state["phase"] == "drawn" else state["hands"][seat]
                expected = {
                    f"play {card} on {owner}.{number}"
                    for card in cards
                    for owner, piles in enumerate(state["piles"])
                    for number, pile in enumerate(piles)
                    if len(set(card.strip("-")) ^ set(pile[-1].strip("-"))) == 1
                }
                assert {move for move in options(match, seat) if move.startswith("play")} == expected
            match.play(seat, chooser.choice(match.moves(seat)))


def test_aa_7_a_card_that_is_not_in_the_hand_or_a_pile_that_is_not_there() -> None:
    match = table()
    refused(match, "0 play ACD on 0.1", "AA-7")
    refused(match, "0 play AB on 0.0", "AA-7")
    refused(match, "0 play C on 0.1", "AA-7")
    bad: tuple[object, ...] = (
        [0, 2],
        [3, 0],
        [-1, 0],
        [0, -1],
        [0],
        [0, 0, 0],
        0,
        "0.0",
        None,
        [False, False],
        [0.0, 0],
        ["0", 0],
        {},
    )
    for pile in bad:
        refused_move(match, 0, {"move": "play", "card": "ABC", "pile": pile}, "AA-7")


def test_aa_8_draw_a_card_face_up_then_the_top_of_the_stock() -> None:
    match = play(table(), "0 draw ABC = ACD")
    state = match.state()
    assert state["open"] == ["ABC"]
    assert state["stock"] == STOCK.split()[1:]
    assert state["hands"][0] == ["-", "A", "ABCD", "ABD", "ACD", "B"]
    assert (state["phase"], state["pending"], state["turn"]) == ("drawn", "ACD", [0])


def test_aa_8_that_card_only_may_be_played_at_once_or_it_is_kept() -> None:
    match = play(table(), "0 draw ABC")
    assert options(match, 0) == {"keep", "play ACD on 0.1", "play ACD on 1.0"}
    refused(match, "0 play A on 0.0", "AA-8")
    refused(match, "0 play ABD on 2.1", "AA-8")
    refused(match, "0 play ACD on 0.0", "AA-7")
    for other in ("draw A", "swap A B for ABC", "bury A", "lay A B"):
        refused(match, f"0 {other}", "AA-8", "AA-9", "AA-10", "AA-11", "AA-4")
    played = play(match.copy(), "0 play ACD on 1.0").state()
    assert played["piles"][1] == [["ACDE", "ACD"], ["BCDE"]]
    assert (played["pending"], played["phase"], played["turn"]) == (None, "act", [1])
    assert played["hands"][0] == ["-", "A", "ABCD", "ABD", "B"]
    kept = play(match, "0 keep").state()
    assert (kept["pending"], kept["phase"], kept["turn"]) == (None, "act", [1])
    assert kept["hands"][0] == ["-", "A", "ABCD", "ABD", "ACD", "B"]


def test_aa_8_only_a_card_of_the_hand_can_be_laid_down_to_draw() -> None:
    match = table()
    assert {move for move in options(match, 0) if move.startswith("draw")} == {
        "draw -",
        "draw A",
        "draw B",
        "draw ABC",
        "draw ABD",
        "draw ABCD",
    }
    for card in ("C", "AB", "ACD"):
        refused(match, f"0 draw {card}", "AA-8")


def test_aa_8_the_stock_is_drawn_in_its_order() -> None:
    match = table()
    for card in STOCK.split():
        (seat,) = match.turn
        match = play(match, f"{seat} draw {match.state()['hands'][seat][0]} = {card}", f"{seat} keep")
    assert match.state()["stock"] == []


def test_aa_9_swap_two_cards_for_one_that_was_open_before() -> None:
    """Seat 1 holds C D E AC AD AE; ABC lies open."""
    match = play(table(), "0 draw ABC", "0 keep")
    swaps = {move for move in options(match, 1) if move.startswith("swap")}
    hand = ["AC", "AD", "AE", "C", "D", "E"]
    assert swaps == {f"swap {one} {two} for ABC" for one, two in combinations(hand, 2)}
    match = play(match, "1 swap C D for ABC")
    state = match.state()
    assert state["open"] == ["C", "D"]
    assert state["hands"][1] == ["ABC", "AC", "AD", "AE", "E"]
    assert (state["phase"], state["pending"], state["turn"]) == ("drawn", "ABC", [1])
    assert state["stock"] == STOCK.split()[1:]
    assert options(match, 1) == {"keep", "play ABC on 0.0"}


def test_aa_9_the_card_taken_may_be_played_at_once_or_kept() -> None:
    match = play(table(), "0 draw ABC", "0 keep", "1 swap C D for ABC")
    refused(match, "1 play E on 0.0", "AA-9")
    refused(match, "1 play AC on 1.0", "AA-9")
    refused(match, "1 draw E", "AA-8", "AA-9")
    played = play(match.copy(), "1 play ABC on 0.0").state()
    assert played["piles"][0] == [["AB", "ABC"], ["CD"]]
    assert (played["turn"], played["pending"]) == ([2], None)
    kept = play(match, "1 keep").state()
    assert kept["hands"][1] == ["ABC", "AC", "AD", "AE", "E"]
    assert (kept["turn"], kept["pending"]) == ([2], None)


def test_aa_9_the_two_become_open_cards_like_any_other() -> None:
    match = play(table(), "0 draw ABC", "0 keep", "1 swap C D for ABC", "1 keep")
    match = play(match, "2 swap BC BD for D", "2 keep")
    assert match.state()["open"] == ["BC", "BD", "C"]
    assert "D" in match.state()["hands"][2]


def test_aa_9_any_open_card_may_be_taken_not_only_the_newest() -> None:
    match = play(table(), "0 draw ABC", "0 keep", "1 draw C", "1 keep", "2 draw BC", "2 keep")
    assert match.state()["open"] == ["ABC", "BC", "C"]
    taken = {move.split()[-1] for move in options(match, 0) if move.startswith("swap")}
    assert taken == {"ABC", "BC", "C"}
    assert play(match.copy(), "0 swap A B for ABC").state()["open"] == ["A", "B", "BC", "C"]
    assert play(match, "0 swap A B for BC").state()["open"] == ["A", "ABC", "B", "C"]


def test_aa_9_what_may_not_be_swapped() -> None:
    match = play(table(), "0 draw ABC", "0 keep")
    refused(match, "1 swap C D for C", "AA-9")
    refused(match, "1 swap C D for E", "AA-9")
    refused(match, "1 swap C D for ACE", "AA-9")
    refused(match, "1 swap C BC for ABC", "AA-9")
    refused(match, "1 swap C C for ABC", "AA-9")
    refused(match, "1 swap C for ABC", "AA-9")
    refused(match, "1 swap C D E for ABC", "AA-9")
    bad: tuple[object, ...] = (None, "CD", 2, {}, [["C"], ["D"]], ["C", None])
    for junk in bad:
        refused_move(match, 1, {"move": "swap", "discard": junk, "take": "ABC"}, "AA-9")
        refused_move(match, 1, {"move": "swap", "discard": ["C", "D"], "take": junk}, "AA-9")


def test_aa_10_bury_only_when_the_stock_is_empty() -> None:
    match = table()
    while match.state()["stock"]:
        (seat,) = match.turn
        assert not any(move.startswith("bury") for move in options(match, seat))
        card = match.state()["hands"][seat][0]
        refused(match, f"{seat} bury {card}", "AA-10")
        match = play(match, f"{seat} draw {card}", f"{seat} keep")
    (seat,) = match.turn
    hand = match.state()["hands"][seat]
    assert {move for move in options(match, seat) if move.startswith("bury")} == {f"bury {card}" for card in hand}


def test_aa_10_a_buried_card_is_out_of_the_game_unseen() -> None:
    match = drain(table())
    (seat,) = match.turn
    card = match.state()["hands"][seat][0]
    match = play(match, f"{seat} bury {card}")
    state = match.state()
    assert state["buried"] == 1
    assert card not in everything(match)
    assert len(everything(match)) == 31
    assert match.turn == ((seat + 1) % 3,)
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view["buried"] == 1
        assert view["my_buried"] == ([card] if viewer == seat else [])
    refused(match, f"{(seat + 1) % 3} bury {card}", "AA-10")


def test_aa_10_the_last_draw_may_be_played_before_anyone_buries() -> None:
    match = table()
    while len(match.state()["stock"]) > 1:
        (seat,) = match.turn
        match = play(match, f"{seat} draw {match.state()['hands'][seat][0]}", f"{seat} keep")
    (seat,) = match.turn
    match = play(match, f"{seat} draw {match.state()['hands'][seat][0]}")
    assert match.state()["stock"] == []
    refused(match, f"{seat} bury {match.state()['hands'][seat][0]}", "AA-8", "AA-10")
    assert "keep" in options(match, seat)


def test_aa_11_draw_needs_a_card_in_the_stock() -> None:
    match = drain(table())
    (seat,) = match.turn
    assert not any(move.startswith("draw") for move in options(match, seat))
    refused(match, f"{seat} draw {match.state()['hands'][seat][0]}", "AA-11")


def test_aa_11_swap_needs_an_open_card_and_two_hand_cards() -> None:
    match = table()
    assert not any(move.startswith("swap") for move in options(match, 0))
    refused(match, "0 swap A B for ABC", "AA-11")
    match = short("A AB", "E DE", "D BD")
    match = play(match, "0 draw AB", "0 keep")
    assert match.state()["hands"][1] == ["DE"]
    assert not any(move.startswith("swap") for move in options(match, 1))
    refused(match, "1 swap DE E for AB", "AA-9", "AA-11")
    refused(match, "1 swap DE for AB", "AA-9", "AA-11")


def test_aa_11_swap_stays_possible_when_the_stock_is_empty() -> None:
    match = drain(table())
    (seat,) = match.turn
    state = match.state()
    one, two = state["hands"][seat][:2]
    match = play(match, f"{seat} swap {one} {two} for {state['open'][0]}")
    assert match.state()["phase"] == "drawn"
    assert "keep" in options(match, seat)


def test_aa_11_no_passing() -> None:
    for match in (table(), drain(table())):
        (seat,) = match.turn
        refused_move(match, seat, {"move": "pass"}, "AA-11")
        refused(match, f"{seat} keep", "AA-11")
        assert {move.split()[0] for move in options(match, seat)} <= {"play", "draw", "swap", "bury"}


def test_aa_11_who_could_play_may_draw_swap_or_bury_instead() -> None:
    match = play(table(), "0 draw ABC", "0 keep")
    assert {move.split()[0] for move in options(match, 1)} == {"play", "draw", "swap"}
    assert len(options(match, 1)) == 2 + 6 + 15
    match = short("- ABC AC AB", "A B C BC", symbols="ABC")
    assert options(match, 0) == {"bury ABC", "bury AC", "bury AB", "play AB on 1.0", "play AC on 1.0"}


# --- end ---


THREE = ("A AB ABC", "E DE CDE", "D BD BCD")
FIRST_CARDS = ("0 play AB on 0.0", "1 play DE on 1.0", "2 play BD on 2.0")


def test_aa_12_every_other_player_has_one_last_turn_in_order() -> None:
    match = play(short(*THREE), *FIRST_CARDS)
    assert match.state()["last_turns"] is None
    match = play(match, "0 play ABC on 0.0")
    assert (match.state()["last_turns"], match.turn, match.over) == ([1, 2], (1,), False)
    match = play(match, "1 draw CDE")
    assert (match.state()["last_turns"], match.turn) == ([1, 2], (1,))
    match = play(match, "1 keep")
    assert (match.state()["last_turns"], match.turn) == ([2], (2,))
    match = play(match, "2 play BCD on 2.0")
    state = match.state()
    assert (state["last_turns"], state["turn"], state["over"], state["phase"]) == ([], [], True, "over")


def test_aa_12_the_order_is_clockwise_from_who_finished() -> None:
    match = play(short(THREE[2], THREE[0], THREE[1]), "1 play AB on 1.0", "2 play DE on 2.0", "0 play BD on 0.0")
    match = play(match, "1 play ABC on 1.0")
    assert (match.state()["last_turns"], match.turn) == ([2, 0], (2,))
    assert play(match, "2 play CDE on 2.0").state()["last_turns"] == [0]


def test_aa_12_who_empties_the_hand_in_a_last_turn_adds_no_turns() -> None:
    match = play(short(*THREE), *FIRST_CARDS, "0 play ABC on 0.0", "1 play CDE on 1.0")
    assert (match.state()["last_turns"], match.turn, match.over) == ([2], (2,), False)
    assert play(match, "2 play BCD on 2.0").over


def test_aa_12_two_players_one_last_turn() -> None:
    match = play(short("A AB", "E DE"), "0 play AB on 0.0")
    assert (match.state()["last_turns"], match.turn) == ([1], (1,))
    match = play(match, "1 draw DE", "1 keep")
    assert (match.over, match.state()["last_turns"]) == (True, [])


def test_aa_12_the_last_card_laid_down_to_draw_has_not_finished() -> None:
    match = play(short(*THREE, stock="B"), *FIRST_CARDS, "0 draw ABC = B")
    assert (match.state()["last_turns"], match.state()["hands"][0]) == (None, ["B"])
    match = play(match, "0 keep")
    assert (match.state()["last_turns"], match.turn) == (None, (1,))


def test_aa_12_unless_the_drawn_card_is_played_at_once() -> None:
    match = play(short(*THREE, stock="B"), *FIRST_CARDS, "0 draw ABC = B", "0 play B on 0.0")
    assert (match.state()["last_turns"], match.turn) == ([1, 2], (1,))


def test_aa_12_two_last_cards_swapped_and_the_one_taken_played() -> None:
    match = play(short("A AB C", *THREE[1:]), "0 draw AB", "0 keep", "1 swap DE CDE for AB")
    assert match.state()["last_turns"] is None
    kept = play(match.copy(), "1 keep")
    assert (kept.state()["last_turns"], kept.turn) == (None, (2,))
    match = play(match, "1 play AB on 0.0")
    assert (match.state()["last_turns"], match.turn) == ([2, 0], (2,))


def test_aa_12_the_last_card_buried() -> None:
    match = short("- A AB ABC", "B C AC BC", symbols="ABC")
    match = play(match, "0 bury ABC", "1 bury C", "0 bury AB", "1 bury AC", "0 bury A")
    assert (match.state()["last_turns"], match.turn, match.state()["buried"]) == ([1], (1,), 5)
    match = play(match, "1 bury BC")
    assert (match.over, match.state()["buried"], match.state()["scores"]) == (True, 6, [0, 2])


@pytest.mark.parametrize(("players", "hand"), [(2, 10), (3, 6)])
def test_aa_12_a_whole_match_of_drawing_and_burying(players: int, hand: int) -> None:
    match = updown.game(AUF_UND_AB, players=players).deal(seed=8)
    for seat in range(players):
        match.play(seat, match.moves(seat)[0])
    start = match.state()
    match = drain(match)
    (first,) = match.turn
    for turn in range(hand * players):
        seat = (first + turn) % players
        assert match.turn == (seat,)
        expected = None if turn <= (hand - 1) * players else [(first + n) % players for n in range(1, players)]
        if expected is not None:
            expected = expected[turn - (hand - 1) * players - 1 :]
        assert match.state()["last_turns"] == expected
        match = play(match, f"{seat} bury {match.state()['hands'][seat][0]}")
    assert match.over
    assert match.state()["buried"] == hand * players
    assert match.state()["piles"] == start["piles"]
    assert match.state()["scores"] == start["scores"]


def test_aa_12_nothing_is_played_after_the_end_and_there_is_one_round() -> None:
    match = play(short("A AB", "E DE"), "0 play AB on 0.0", "1 draw DE", "1 keep")
    for seat in (0, 1):
        assert match.moves(seat) == []
        refused(match, f"{seat} keep", "AA-12")
        refused(match, f"{seat} draw A", "AA-12")
    start = (aa_setup(*HANDS, stock=STOCK), list(LAID))
    refused_record(record_of(AUF_UND_AB, start, start), 1, None, "AA-12")
    record = match.record()
    record["rounds"].append(record["rounds"][0])
    refused_record(record, 1, None, "AA-12")


@pytest.mark.parametrize(("goal", "winners"), [("high", [1]), ("low", [0])])
def test_aa_13_the_sum_of_the_top_cards_decides(goal: str, winners: list[int]) -> None:
    match = play(short(*THREE, goal=goal), *FIRST_CARDS, "0 play ABC on 0.0")
    match = play(match, "1 play CDE on 1.0", "2 draw BCD", "2 keep")
    state = match.state()
    assert state["scores"] == [7, 28, 10]
    assert (state["over"], state["winners"]) == (True, winners)


def test_aa_13_high_is_the_default_goal() -> None:
    match = play(short("A AB", "E DE"), "0 play AB on 0.0", "1 play DE on 1.0")
    assert (match.state()["scores"], match.state()["winners"]) == ([3, 24], [1])
    for goal in ("highest", "", None, 1, True):
        with pytest.raises(BadOption, match=r"goal.*high.*low"):
            make_game(AUF_UND_AB, {"players": 2, "goal": goal})


def test_aa_13_scores_run_along_with_the_top_cards() -> None:
    for seed in range(4):
        chooser = random.Random(seed)
        match = updown.game(AUF_UND_AB, players=3).deal(seed=seed)
        while not match.over:
            state = match.state()
            tops = [sum(aa_value(pile[-1]) for pile in own) for own in state["piles"]]
            assert state["scores"] == ([0, 0, 0] if state["phase"] == "lay" else tops)
            assert state["winners"] == []
            seat = chooser.choice(match.turn)
            match.play(seat, chooser.choice(match.moves(seat)))


@pytest.mark.parametrize("goal", ["high", "low"])
def test_aa_13_level_players_share_the_win(goal: str) -> None:
    """E CD A against ABCD AC D: 29 and 28; the joker on A makes it 28 and 28."""
    match = short("E CD A ABC", "ABCD AC D -", lay=3, goal=goal)
    assert (match.state()["scores"], match.turn) == ([29, 28], (1,))
    match = play(match, "1 play - on 0.0", "0 draw ABC", "0 keep")
    assert (match.state()["scores"], match.state()["winners"]) == ([28, 28], [0, 1])


@pytest.mark.parametrize(("goal", "winners"), [("high", [1, 2]), ("low", [0])])
def test_aa_13_two_of_three_share(goal: str, winners: list[int]) -> None:
    match = short("A C -", "E B AC", "ABCD AB BC", lay=2, goal=goal)
    assert (match.state()["scores"], match.turn) == ([5, 18, 18], (0,))
    match = play(match, "0 play - on 0.0", "1 draw AC", "1 keep", "2 draw BC", "2 keep")
    assert (match.state()["scores"], match.state()["winners"]) == ([4, 18, 18], winners)


# --- what each player may know ---


def test_aa_knowledge_public_things_are_alike_in_all_views() -> None:
    match = play(table(), "0 draw ABC", "0 keep", "1 swap C D for ABC")
    state = match.state()
    public = ["round", "turn", "scores", "over", "winners", "phase", "piles", "open", "buried", "last_turns"]
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view["seat"] == seat
        assert all(view[key] == state[key] for key in public)
        assert view["stock"] == 7
        sizes = [6, 5, 6]
        assert view["hands"] == [state["hands"][n] if n == seat else sizes[n] for n in range(3)]


def test_aa_knowledge_a_drawn_card_is_its_players_own() -> None:
    match = play(table(), "0 draw ABC")
    assert match.view(0)["pending"] == "ACD"
    for seat in (None, 1, 2):
        assert match.view(seat)["pending"] is True
        assert match.view(seat)["known"] == [[], [], []]
    match = play(match, "0 keep")
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["pending"] is None


def test_aa_knowledge_who_took_which_open_card() -> None:
    match = play(table(), "0 draw ABC", "0 keep", "1 swap C D for ABC")
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["pending"] == "ABC"
        assert match.view(seat)["known"] == [[], ["ABC"], []]
    kept = play(match.copy(), "1 keep")
    assert kept.view(2)["known"] == [[], ["ABC"], []]
    assert play(kept, "2 draw BC", "2 keep", "0 draw A", "0 keep", "1 draw ABC").view(2)["known"] == [[], [], []]
    assert play(match, "1 play ABC on 0.0").view(2)["known"] == [[], [], []]


def test_aa_knowledge_a_bury_empties_that_seats_list_only() -> None:
    match = drain(table())
    one, two, three = match.turn[0], (match.turn[0] + 1) % 3, (match.turn[0] + 2) % 3
    known: list[list[str]] = [[], [], []]
    for seat in (one, two):
        hand, (take, *_) = match.state()["hands"][seat], match.state()["open"]
        match = play(match, f"{seat} swap {hand[0]} {hand[1]} for {take}", f"{seat} keep")
        known[seat] = [take]
    assert match.view(None)["known"] == known
    match = play(match, f"{three} bury {match.state()['hands'][three][0]}")
    assert match.view(None)["known"] == known
    hand = match.state()["hands"][one]
    buried = next(card for card in hand if card not in known[one])
    match = play(match, f"{one} bury {buried}")
    known[one] = []
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["known"] == known


def test_aa_knowledge_which_card_was_buried_does_not_show() -> None:
    match = drain(table())
    (seat,) = match.turn
    first, second = match.state()["hands"][seat][:2]
    ends = [play(match.copy(), f"{seat} bury {card}") for card in (first, second)]
    for viewer in (None, (seat + 1) % 3, (seat + 2) % 3):
        assert ends[0].view(viewer) == ends[1].view(viewer)


def test_aa_knowledge_nobody_knows_the_stocks_order_nor_others_hands() -> None:
    base = aa_setup(*HANDS, stock=STOCK)
    other = base | {"stock": base["stock"][::-1]}
    mixed = base | {"hands": [*base["hands"][:2], ["ABCE", *base["hands"][2][1:]]]}
    mixed["stock"] = [*base["stock"][:-1], "BC"]
    game = updown.game(AUF_UND_AB, players=3)
    starts = [play(game.deal(setup=setup), *LAID) for setup in (base, other, mixed)]
    for seat in (None, 0, 1):
        assert starts[0].view(seat) == starts[1].view(seat) == starts[2].view(seat)
    assert starts[0].view(2) == starts[1].view(2)
    drawn = [play(match, "0 draw ABC") for match in starts]
    for seat in (None, 1):
        assert drawn[0].view(seat) == drawn[1].view(seat)
