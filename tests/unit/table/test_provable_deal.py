"""What a deal is derived from, and checking a record against itself: a true one is consistent, whatever is changed in
one is found out, and what is said before the deal tells nothing about it."""

import hashlib
import hmac
import random
from collections.abc import Callable
from copy import deepcopy
from itertools import compress
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

import updown
from kit.games import SETTINGS
from kit.tables import GAMES, GUEST, HOST, TABLE, Crowd, Sitting, over, plan, seated, secret
from updown.rules.errors import BadRecord
from updown.rules.match import Json, Match
from updown.rules.rng import new_stream
from updown.table import provable_deal
from updown.table.commands import Rematch, Start
from updown.table.plan import MySeat, OpenSeat
from updown.table.proof import check_record
from updown.table.refusals import Rejected
from updown.table.views import finished_record

THREE = (MySeat(), OpenSeat(), OpenSeat())


def rollout(sitting: Sitting, seed: int) -> None:
    """A match by chance, to its end."""
    crowd = Crowd(sitting, random.Random(seed), sense=1.0)
    sitting.commit()
    sitting.reveal()
    while sitting.table.status == "playing":
        crowd.step()


def record_of(sitting: Sitting, match: int = 0) -> Json:
    record = finished_record(sitting.table, HOST, match)
    assert not isinstance(record, Rejected)
    return deepcopy(record)


def problem(record: Json) -> str | None:
    """What is wrong with the proof of a record; it must have one for each round."""
    return check_record(record).problem


def true_record(game: str, seed: int = 1) -> Json:
    """The record of a match by chance. In its first deal, seat 1 takes part and seat 0 is left out; in the second all
    take part."""
    options = {"up-and-down": {"rounds": 2}, "auf-und-ab": {}, "dnup": {}}[game]
    sitting = seated(plan(game, *THREE, options=options))
    sitting.commit(0, 1)
    sitting.done(HOST, Start())
    sitting.reveal(1)
    sitting.wait(5)
    rollout(sitting, seed)
    return record_of(sitting)


RECORDS = {game: true_record(game) for game in GAMES}


# --- what is derived ---


def test_commitment_deal_and_bots_are_derived_apart_under_names_of_their_own() -> None:
    """Written down once more, as another program would do it."""
    key = secret(1)
    text = f"updown commitment/1 {TABLE} 3 {key}".encode()
    assert provable_deal.commitment(TABLE, 3, key) == hashlib.sha256(text).hexdigest()
    text = f"updown part/1 {TABLE} 3 1 {key}".encode()
    assert provable_deal.part_commitment(TABLE, 3, 1, key) == hashlib.sha256(text).hexdigest()
    for version, derive in ((1, provable_deal.round_seed_1), (2, provable_deal.round_seed)):
        text = f"updown deal/{version} {TABLE} 3 aa,,bb".encode()
        seed = int.from_bytes(hmac.new(bytes.fromhex(key), text, hashlib.sha256).digest(), "big")
        assert derive(TABLE, 3, key, ["aa", "", "bb"]) == seed
    text = f"updown bot/1 {TABLE} 3 2".encode()
    seed = int.from_bytes(hmac.new(bytes.fromhex(key), text, hashlib.sha256).digest(), "big")
    assert provable_deal.bot_seed(TABLE, 3, key, 2) == seed


def test_whatever_goes_into_a_seed_changes_it() -> None:
    seeds = [
        provable_deal.round_seed(TABLE, 0, secret(1), ["", ""]),
        provable_deal.round_seed(TABLE, 0, secret(1), ["aa", ""]),
        provable_deal.round_seed(TABLE, 0, secret(1), ["", "aa"]),
        provable_deal.round_seed(TABLE, 1, secret(1), ["", ""]),
        provable_deal.round_seed("b" * 16, 0, secret(1), ["", ""]),
        provable_deal.round_seed(TABLE, 0, secret(2), ["", ""]),
        *(provable_deal.bot_seed(TABLE, 0, secret(1), seat) for seat in range(3)),
        provable_deal.bot_seed(TABLE, 1, secret(1), 0),
        *(int(provable_deal.commitment(TABLE, deal, secret(1)), 16) for deal in range(3)),
        *(int(provable_deal.part_commitment(TABLE, 0, seat, secret(1)), 16) for seat in range(3)),
        int(provable_deal.part_commitment(TABLE, 1, 0, secret(1)), 16),
    ]
    assert len(set(seeds)) == len(seeds)


def bits_of(text: str) -> list[int]:
    return [int(bit) for bit in f"{int(text, 16):0256b}"]


def largest_correlation(one: NDArray[np.float64], two: NDArray[np.float64]) -> float:
    """Of any column of the one with any of the other, in standard errors: 4 to 5 is usual of ten thousand pairs."""
    count = len(one)
    ones, twos = ((each - each.mean(0)) / each.std(0) for each in (one, two))
    return float(np.abs(ones.T @ twos).max() / np.sqrt(count))


def test_the_commitment_tells_nothing_about_the_deal() -> None:
    """No bit of it goes along with any card's place, or with the dice and the side, over thousands of secrets."""
    match = Match(updown.game("up-and-down", players=2, deck="small-20"), new_stream(0))
    deck = sorted(match.game.deal(seed=0).state()["hands"][0] + match.game.deal(seed=0).state()["hands"][1])
    commitments, deals = [], []
    for number in range(3000):
        key = secret(number)
        setup = match.deal_setup(provable_deal.deal_stream(provable_deal.round_seed(TABLE, 0, key, ["", ""])))
        places = [(card in setup["hands"][0]) - (card in setup["hands"][1]) for card in deck]
        commitments.append(bits_of(provable_deal.commitment(TABLE, 0, key)))
        deals.append([*places, *setup["dice"], setup["side"] == "up", setup["chef"]])
    one, two = np.array(commitments, np.float64), np.array(deals, np.float64)
    assert two.shape[1] >= 14
    assert largest_correlation(one, two) < 6
    # The test finds what is there: a card that goes to one seat a little more often when a bit is set.
    leaky = two.copy()
    leaky[: len(leaky) // 3, 0] = one[: len(leaky) // 3, 17]
    assert largest_correlation(one, leaky) > 6


@pytest.mark.parametrize("game", GAMES)
def test_the_part_of_any_seat_changes_the_deal(game: str) -> None:
    deals = []
    for seats in ((), (0,), (1,), (2,), (0, 1), (0, 1, 2)):
        sitting = seated(plan(game, *THREE))
        if seats:
            sitting.commit(*seats)
        sitting.done(HOST, Start())
        sitting.reveal()
        assert sitting.table.deal.secret == secret(1)
        assert sitting.table.match is not None
        deals.append(str(sitting.table.match.record()["rounds"][0]["setup"]["hands"]))
    assert len(set(deals)) == len(deals) == 6


# --- true records ---


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_true_record_is_consistent(game: str, seed: int) -> None:
    record = true_record(game, seed)
    found = check_record(record)
    assert (found.consistent, found.rounds) == (True, len(record["rounds"]))
    assert found.match.state() == updown.replay(record).state()
    assert record["proof"]["format"] == "updown-proof/2"
    deal = record["proof"]["deals"][0]
    assert [bool(part) for part in deal["parts"]] == [False, True, False]
    assert [bool(commitment) for commitment in deal["commitments"]] == [True, True, False]
    assert any("dice" in event for part in record["rounds"] for event in part["events"]) == (game == "up-and-down")


def test_what_was_said_before_the_deal_is_what_the_record_proves() -> None:
    sitting = over(plan("dnup", *THREE))
    said = {
        line.values["deal"]: line.values["commitment"] for line in sitting.table.lines if line.code == "table/committed"
    }
    record = record_of(sitting)
    assert len(record["rounds"]) > 1
    for deal in record["proof"]["deals"]:
        assert said[deal["deal"]] == deal["commitment"]


def test_a_rematch_is_proven_by_itself() -> None:
    sitting = over(plan("up-and-down", options={"deck": "small-9", "tiebreak": "shared"}))
    sitting.done(HOST, Rematch())
    sitting.done(GUEST, Rematch())
    rollout(sitting, 3)
    first, second = record_of(sitting, 0), record_of(sitting, 1)
    assert problem(first) is problem(second) is None
    assert problem({**second, "proof": first["proof"]}) == OTHER_CARDS


# --- tampering ---


def swap(cards: Json, one: tuple[Any, ...], two: tuple[Any, ...]) -> None:
    """Two cards of a set-up change their places."""
    first, second = cards[one[0]], cards[two[0]]
    for part in one[1:-1]:
        first = first[part]
    for part in two[1:-1]:
        second = second[part]
    first[one[-1]], second[two[-1]] = second[two[-1]], first[one[-1]]


def unplayed(record: Json) -> list[tuple[int, int]]:
    """Seat and place of the cards of Up & Down that stay in the hand when only the first event is played."""
    del record["rounds"][0]["events"][1:], record["rounds"][1:], record["proof"]["deals"][1:]
    return [
        (seat, place) for seat, hand in enumerate(record["rounds"][0]["setup"]["hands"]) for place in range(len(hand))
    ]


def swap_hands(record: Json) -> None:
    unplayed(record)
    swap(record["rounds"][0]["setup"], ("hands", 0, 0), ("hands", 1, 0))


def swap_aside(record: Json) -> None:
    unplayed(record)
    swap(record["rounds"][0]["setup"], ("hands", 2, 1), ("aside", 0))


def other_side(record: Json) -> None:
    unplayed(record)
    setup = record["rounds"][0]["setup"]
    setup["side"] = {"up": "down", "down": "up"}[setup["side"]]


def other_start_dice(record: Json) -> None:
    unplayed(record)
    record["rounds"][0]["events"].clear()
    setup = record["rounds"][0]["setup"]
    setup["dice"] = [7 - setup["dice"][0], setup["dice"][1]]


def other_rolled_dice(record: Json) -> None:
    events = record["rounds"][0]["events"]
    place = next(place for place, event in enumerate(events) if "dice" in event)
    unplayed_rest = slice(place + 1, None)
    del events[unplayed_rest], record["rounds"][1:], record["proof"]["deals"][1:]
    assert problem(record) is None
    one, two = events[place]["dice"]
    events[place]["dice"] = [one % 6 + 1, two] if one % 6 + 1 + two != trump_before(record) else [one, two % 6 + 1]


def trump_before(record: Json) -> int:
    cut = deepcopy(record)
    cut["rounds"][0]["events"].pop()
    return int(updown.replay(cut).state()["trump"])


def deal(change: Callable[[Json], object]) -> Callable[[Json], object]:
    return lambda record: change(record["proof"]["deals"][0])


def proof(change: Callable[[Json], object]) -> Callable[[Json], object]:
    return lambda record: change(record["proof"])


OTHER_CARDS = "round 0: from its secret other cards come than were dealt"
OTHER_SECRET = "round 0: the secret is not the one that was committed to before the deal"
OTHER_PART = "round 0: the part of seat 1 is not the one that it had committed to"
UNREADABLE = "round 0: the proof of a deal has its number, its secret, and for each of 3 seats its part"
NO_PROOF = "the record has no proof of its deals: expected 'proof' with format 'updown-proof/1' or 'updown-proof/2'"
NO_DEALS = "the proof has to name its table and 2 deals, one for each round"


def recommit(found: Json) -> None:
    """Another secret, and a commitment that goes with it."""
    found["secret"] = secret(99)
    found["commitment"] = provable_deal.commitment(TABLE, found["deal"], found["secret"])


def recommit_part(found: Json) -> None:
    """Another part of seat 1, and a commitment that goes with it."""
    found["parts"][1] = secret(99)
    found["commitments"][1] = provable_deal.part_commitment(TABLE, found["deal"], 1, found["parts"][1])


TAMPERED: list[tuple[str, str, Callable[[Json], object]]] = [
    ("two hands exchange a card", OTHER_CARDS, swap_hands),
    ("a hand has a card that was aside", OTHER_CARDS, swap_aside),
    ("the board's other side", OTHER_CARDS, other_side),
    ("other dice at the start", OTHER_CARDS, other_start_dice),
    ("other dice in a roll", "round 0, event 0: dice is ", other_rolled_dice),
    ("another secret", OTHER_SECRET, deal(lambda found: found.update(secret=secret(99)))),
    ("another secret and its commitment", OTHER_CARDS, deal(recommit)),
    ("the secret in capitals", OTHER_SECRET, deal(lambda found: found.update(secret=found["secret"].upper()))),
    ("another part", OTHER_PART, deal(lambda found: found.update(parts=["", secret(99), ""]))),
    ("another part and its commitment", OTHER_CARDS, deal(recommit_part)),
    ("no part", OTHER_CARDS, deal(lambda found: found.update(parts=["", "", ""]))),
    ("a part without a commitment", OTHER_PART, deal(lambda found: found.update(commitments=["", "", ""]))),
    ("a deal of the old kind", OTHER_CARDS, deal(lambda found: found.update(entropy=found.pop("parts")))),
    ("another commitment", OTHER_SECRET, deal(lambda found: found.update(commitment=secret(5)))),
    ("a commitment that is no text", OTHER_SECRET, deal(lambda found: found.update(commitment=7))),
    ("a commitment with other letters", OTHER_SECRET, deal(lambda found: found.update(commitment="é" * 64))),
    ("no commitment", OTHER_SECRET, deal(lambda found: found.pop("commitment"))),
    ("another deal's number", OTHER_SECRET, deal(lambda found: found.update(deal=1))),
    ("a number that is a truth", UNREADABLE, deal(lambda found: found.update(deal=False))),
    ("a number below 0", UNREADABLE, deal(lambda found: found.update(deal=-1))),
    ("a number without end", UNREADABLE, deal(lambda found: found.update(deal=10**5000))),
    ("no number", UNREADABLE, deal(lambda found: found.pop("deal"))),
    ("no secret", UNREADABLE, deal(lambda found: found.pop("secret"))),
    ("half a secret", UNREADABLE, deal(lambda found: found.update(secret=found["secret"][:32]))),
    ("a secret that is not hexadecimal", UNREADABLE, deal(lambda found: found.update(secret="x" * 64))),
    ("a secret that is a number", UNREADABLE, deal(lambda found: found.update(secret=10))),
    ("parts of two", UNREADABLE, deal(lambda found: found["parts"].pop())),
    ("parts that are a text", UNREADABLE, deal(lambda found: found.update(parts="abc"))),
    ("parts that are numbers", UNREADABLE, deal(lambda found: found.update(parts=[0, 0, 0]))),
    ("parts that cannot be encoded", UNREADABLE, deal(lambda found: found.update(parts=["\ud800", "", ""]))),
    ("no parts", UNREADABLE, deal(lambda found: found.pop("parts"))),
    ("no commitments of seats", UNREADABLE, deal(lambda found: found.pop("commitments"))),
    ("commitments of two", UNREADABLE, deal(lambda found: found["commitments"].pop())),
    ("another table", OTHER_SECRET, proof(lambda found: found.update(table="b" * 16))),
    ("a table that cannot be encoded", NO_DEALS, proof(lambda found: found.update(table="\ud800"))),
    ("no table", NO_DEALS, proof(lambda found: found.pop("table"))),
    ("a deal too few", NO_DEALS, proof(lambda found: found["deals"].pop())),
    ("a deal too many", NO_DEALS, proof(lambda found: found["deals"].append(found["deals"][0]))),
    ("deals that are no list", NO_DEALS, proof(lambda found: found.update(deals={}))),
    ("a deal that is a list", UNREADABLE, proof(lambda found: found["deals"].__setitem__(0, [1, 2, 3]))),
    ("deals in another order", OTHER_CARDS, proof(lambda found: found["deals"].reverse())),
    ("another format", NO_PROOF, proof(lambda found: found.update(format="updown-proof/3"))),
    ("a proof that is a list", NO_PROOF, lambda record: record.update(proof=[])),
    ("no proof", NO_PROOF, lambda record: record.pop("proof")),
]


@pytest.mark.parametrize(("about", "why", "tamper"), TAMPERED, ids=[about for about, _, _ in TAMPERED])
def test_what_was_changed_afterwards_is_found_out(about: str, why: str, tamper: Callable[[Json], object]) -> None:
    record = deepcopy(RECORDS["up-and-down"])
    assert len(record["rounds"]) == 2
    tamper(record)
    found = problem(record)
    assert found is not None
    assert found.startswith(why)


def test_cards_of_the_stock_that_change_places_are_found_out() -> None:
    record = deepcopy(RECORDS["auf-und-ab"])
    record["rounds"][0]["events"].clear()
    swap(record["rounds"][0]["setup"], ("stock", -1), ("stock", -2))
    assert problem(record) == OTHER_CARDS


def test_a_card_that_lay_the_other_way_is_found_out() -> None:
    record = deepcopy(RECORDS["dnup"])
    del record["rounds"][1:], record["proof"]["deals"][1:]
    record["rounds"][0]["events"].clear()
    hand = record["rounds"][0]["setup"]["hands"][1]
    hand[0] = "/".join(reversed(hand[0].split("/")))
    assert problem(record) == OTHER_CARDS


# --- anything at all ---

TEXTS = st.one_of(st.text(st.characters(), max_size=8), st.sampled_from(["00", "é", "\ud800", "x" * 64, "0" * 64]))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every part of something made of lists and objects: what holds it, and under which key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [place for key in keys for place in [(value, key), *places(value[key])]]


@settings(SETTINGS, max_examples=120)
@given(st.data())
def test_a_proof_with_anything_in_it_is_proven_or_refused(data: st.DataObject) -> None:
    """Nothing but the rules is ever refused, and no part of a good proof can be replaced, but the commitment of a seat
    that was left out, which only a receipt can tell, and the format's name."""
    record = deepcopy(SHORT[data.draw(st.sampled_from(GAMES))])
    whole = {"proof": record["proof"]}
    change(data, whole)
    if "proof" in whole:
        record["proof"] = whole["proof"]
    else:
        del record["proof"]
    same = repr(proven_part(record.get("proof"))) == repr(proven_part(SHORT[record["game"]]["proof"]))
    assert (problem(record) is None) == same


def proven_part(proof: Any) -> Any:
    """A proof without what it does not prove: which of the formats it has, and commitments that nobody revealed."""
    try:
        deals = [
            {**deal, "commitments": [sum(map(bool, deal["parts"])), *compress(deal["commitments"], deal["parts"])]}
            if all(isinstance(text, str) and text.isascii() for text in deal["commitments"])
            and len(deal["commitments"]) == 3
            else deal
            for deal in proof["deals"]
        ]
        return {**proof, "format": proof["format"] in provable_deal.PROOF_FORMATS, "deals": deals}
    except (TypeError, KeyError, ValueError):
        return proof


def change(data: st.DataObject, whole: Json) -> None:
    """Replaces a part of it by anything, takes one out, or puts one in."""
    holder, key = data.draw(st.sampled_from(places(whole)))
    if data.draw(st.booleans()):
        holder[key] = data.draw(VALUES)
    elif isinstance(holder, dict):
        del holder[key]
    else:
        holder.insert(key, data.draw(VALUES))


@settings(SETTINGS, max_examples=120)
@given(st.data())
def test_a_record_with_anything_in_it_is_proven_or_refused(data: st.DataObject) -> None:
    """Only who played is not checked, nor for how many rounds a match was meant that stopped earlier; without a version
    of the rules it is one of version 1."""
    game = data.draw(st.sampled_from(GAMES))
    record = deepcopy(SHORT[game])
    change(data, record)
    try:
        if problem(record) is not None:
            return
    except BadRecord:
        return
    expected = deepcopy(SHORT[game])
    del expected["rounds"][0]["events"][len(record["rounds"][0]["events"]) :]
    for who in ("players", "bots"):
        record.pop(who, None)
        del expected[who]
    for each in (record, expected):
        each["options"].pop("rounds", None)
    if "rules" not in record:
        assert expected.pop("rules") == 1
    record["proof"], expected["proof"] = proven_part(record["proof"]), proven_part(expected["proof"])
    assert repr(record) == repr(expected)


def shortened(record: Json) -> Json:
    """Its first few events."""
    cut = deepcopy(record)
    del cut["rounds"][1:], cut["proof"]["deals"][1:], cut["rounds"][0]["events"][12:]
    return cut


SHORT = {game: shortened(record) for game, record in RECORDS.items()}
