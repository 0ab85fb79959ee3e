"""Node counts of tiny decks: how many sequences of moves there are from fixed deals, down to a depth or to the end.
The numbers are pinned, counted through `Match`, and counted again by kit/reference.py, which shares nothing with the
rules in src."""

import json
from collections import Counter
from typing import Any, NamedTuple

import pytest

import updown
from kit.games import FEW_TWINS, TWINS, Player
from kit.reference import REFERENCES, Reference, UpAndDown, as_set
from updown import Game, Match
from updown.rules.match import Json


class Start(NamedTuple):
    """A fixed deal of a small deck."""

    game: str
    players: int
    deck: Any
    setup: Json

    def make(self, **options: Any) -> Game:
        return updown.game(self.game, players=self.players, deck=self.deck, **options)

    def match(self) -> Match:
        return self.make().deal(setup=self.setup, seed=1)

    def reference(self) -> Reference:
        made: Reference = REFERENCES[self.game](self.make().deck, self.players, self.setup)
        return made


def hands(*texts: str) -> list[list[str]]:
    return [text.split() for text in texts]


TWO_CHOOSE = Start(
    "up-and-down",
    2,
    "small-9",
    {"hands": hands("D2 H3 C4", "D3 H2 C2"), "aside": ["D4", "H4", "C3"], "dice": [1, 2], "side": "up", "chef": 1},
)
THREE_CHOOSE = Start(
    "up-and-down",
    3,
    "small-9",
    {"hands": hands("D2 H3", "C3 D4", "H2 C2"), "aside": ["D3", "H4", "C4"], "dice": [2, 2], "side": "down", "chef": 2},
)
FOUR_CHOOSE = Start(
    "up-and-down",
    4,
    "small-20",
    {
        "hands": hands("D2 H3 S4 C5", "D3 H4 S5 C6", "D4 H5 S6 C2", "D5 H6 S2 C3"),
        "aside": ["D6", "H2", "S3", "C4"],
        "dice": [3, 2],
        "side": "up",
        "chef": 0,
    },
)
TWO_PILES = Start("auf-und-ab", 2, "binary-8", {"hands": hands("A BC ABC", "- AB C"), "stock": ["B", "AC"]})
THREE_PILES = Start("auf-und-ab", 3, "binary-8", {"hands": hands("A BC", "ABC -", "AB C"), "stock": ["AC", "B"]})
FOUR_PILES = Start(
    "auf-und-ab",
    2,
    "binary-16",
    {"hands": hands("A AB BCD ACD D -", "B C AC ABCD BD CD"), "stock": ["ABC", "AD", "BC", "ABD"]},
)
TWO_SHED = Start("dnup", 2, "dnup-10", {"hands": hands("1/5 3/1 2/4", "4/1 2/5 5/3")})
THREE_SHED = Start("dnup", 3, "dnup-10", {"hands": hands("1/3 1/4", "5/1 2/4", "2/5 5/3")})
FIVE_SHED = Start("dnup", 5, "dnup-10", {"hands": hands("1/3 1/4", "5/1 2/4", "2/5 5/3", "2/3 4/3", "1/2 5/4")})
COPIES = Start("dnup", 3, FEW_TWINS, {"hands": hands("1/2 1/2", "5/1 2/3", "3/2 3/4")})
MANY_COPIES = Start("dnup", 2, TWINS, {"hands": hands("1/5 2/1 2/1 2/3 2/3 3/4", "4/3 1/4 1/4 2/5 3/5 4/5")})

# How many sequences of 1, 2, 3 ... moves there are; where several choose at once, the lowest seat goes first.
COUNTS: list[tuple[str, Start, list[int]]] = [
    ("two choose", TWO_CHOOSE, [4, 12, 36, 144, 288, 576, 2304, 2304, 2304]),
    ("three choose", THREE_CHOOSE, [4, 8, 16, 32, 128, 128, 128, 128, 0]),
    ("four choose", FOUR_CHOOSE, [5, 20, 80, 320, 1280, 6400]),
    ("two piles", TWO_PILES, [3, 9, 30, 79, 250, 546, 1396, 3164]),
    ("three piles", THREE_PILES, [2, 4, 8, 17, 40, 88, 165, 214, 165]),
    ("four piles", FOUR_PILES, [15, 225, 1984, 10595]),
    ("two shed", TWO_SHED, [4, 18, 56, 167, 551, 2028, 6336]),
    ("three shed", THREE_SHED, [3, 10, 35, 102, 312, 894, 2658, 8090]),
    ("five shed", FIVE_SHED, [3, 10, 32, 108, 393, 1203, 3739]),
    ("copies", COPIES, [3, 12, 36, 117, 355, 1005, 2852]),
    ("many copies", MANY_COPIES, [11, 97, 666, 3510]),
]
NAMES = [name for name, _, _ in COUNTS]


def count_by_match(match: Match, counts: list[int], depth: int = 0) -> list[int]:
    """Adds the sequences of moves within the round, by length, through the calls that other programs rely on."""
    if not match.turn or match.state()["round"]:
        return counts
    seat = match.turn[0]
    moves = match.moves(seat)
    counts[depth] += len(moves)
    if depth + 1 < len(counts):
        for move in moves:
            after = match.copy()
            after.play(seat, move)
            count_by_match(after, counts, depth + 1)
    return counts


def count_by_reference(game: Reference, counts: list[int], depth: int = 0) -> list[int]:
    turn = game.turn()
    if not turn:
        return counts
    moves = game.moves(turn[0])
    counts[depth] += len(moves)
    if depth + 1 < len(counts):
        for move in moves:
            after = game.copy()
            after.play(turn[0], first_throw(after, move))
            count_by_reference(after, counts, depth + 1)
    return counts


def first_throw(game: Reference, move: Json) -> Json:
    """A roll with some dice: how many moves follow does not depend on them."""
    if move["move"] != "roll":
        return move
    assert isinstance(game, UpAndDown)
    return {**move, "dice": game.throws()[0]}


@pytest.mark.parametrize(("name", "start", "counts"), COUNTS, ids=NAMES)
def test_node_counts_through_match(name: str, start: Start, counts: list[int]) -> None:
    assert count_by_match(start.match(), [0] * len(counts)) == counts


@pytest.mark.parametrize(("name", "start", "counts"), COUNTS, ids=NAMES)
def test_node_counts_through_the_reference(name: str, start: Start, counts: list[int]) -> None:
    assert count_by_reference(start.reference(), [0] * len(counts)) == counts


def test_node_counts_of_up_and_down_by_arithmetic() -> None:
    """UD-10, UD-11: as many changes as suits and one, then each seat any card: 4 * 3 * 3, 4 * 2 * 2, 4 * 1 * 1."""
    counts = {name: counts for name, _, counts in COUNTS}["two choose"]
    assert counts == [4, 4 * 3, 4 * 9, 36 * 4, 36 * 4 * 2, 36 * 16, 576 * 4, 2304, 2304]


# --- whole trees ---


def ends_by_match(match: Match, ends: Counter[str]) -> None:
    """Every way through the round, every throw of the dice too: how often each end is reached."""
    if not match.turn:
        ends[end_of(match.state())] += 1
        return
    seat = match.turn[0]
    for move in match.moves(seat):
        for event in events(match, seat, move):
            after = match.copy()
            after.play_event(event)
            ends_by_match(after, ends)


def events(match: Match, seat: int, move: Json) -> list[Json]:
    """The move with each outcome that chance can give."""
    event = {"seat": seat, **move}
    if move["move"] == "draw":
        return [{**event, "drawn": match.state()["stock"][0]}]
    if move["move"] != "roll":
        return [event]
    throws = [[one, two] for one in (1, 2) for two in (1, 2) if one + two != match.state()["trump"]]
    return [{**event, "dice": dice} for dice in throws]


def ends_by_reference(game: Reference, ends: Counter[str]) -> None:
    turn = game.turn()
    if not turn:
        ends[end_of(game.state())] += 1
        return
    for move in game.moves(turn[0]):
        throws = game.throws() if isinstance(game, UpAndDown) and move["move"] == "roll" else [None]
        for dice in throws:
            after = game.copy()
            after.play(turn[0], move if dice is None else {**move, "dice": dice})
            ends_by_reference(after, ends)


def end_of(state: Json) -> str:
    return json.dumps([state["scores"], state.get("pot", state.get("buried"))])


WHOLE_TREES: list[tuple[str, Start, int, dict[str, int]]] = [
    ("two choose", TWO_CHOOSE, 5364, {"[[2, 1], 0]": 823, "[[1, 2], 0]": 822, "[[3, 0], 0]": 751, "[[0, 3], 0]": 668}),
    ("three choose", THREE_CHOOSE, 272, {"[[0, 2, 0], 0]": 63, "[[0, 1, 1], 0]": 45, "[[0, 1, 0], 1]": 36}),
    ("three piles", THREE_PILES, 440, {"[[5, 6, 3], 0]": 5, "[[2, 0, 5], 0]": 5}),
]


@pytest.mark.parametrize(("name", "start", "total", "some"), WHOLE_TREES, ids=[name for name, _, _, _ in WHOLE_TREES])
def test_whole_tree(name: str, start: Start, total: int, some: dict[str, int]) -> None:
    """Every end with the number of ways that lead to it: scores, and the tricks left in the pot or the cards buried."""
    found: Counter[str] = Counter()
    ends_by_match(start.match(), found)
    expected: Counter[str] = Counter()
    ends_by_reference(start.reference(), expected)
    assert found == expected
    assert found.total() == total
    assert {end: found[end] for end in some} == some


# --- whole random games ---


FULL = [("up-and-down", 2), ("up-and-down", 3), ("up-and-down", 4), ("auf-und-ab", 2), ("auf-und-ab", 3)]
FULL += [("dnup", players) for players in (2, 3, 4, 5)]


@pytest.mark.parametrize(("name", "players"), FULL)
@pytest.mark.parametrize("style", ["even", "kinds"])
def test_random_rounds_go_as_the_reference_says(name: str, players: int, style: str) -> None:
    """The full decks: the same moves are legal and the same state follows, after every move of a round."""
    for seed in range(3):
        compare_round(updown.game(name, players=players), seed, Player(style, seed))


@pytest.mark.parametrize("start", [start for _, start, _ in COUNTS], ids=NAMES)
def test_random_rounds_of_small_decks_go_as_the_reference_says(start: Start) -> None:
    for seed in range(6):
        compare_round(start.make(), seed, Player("kinds", seed))


def test_random_rounds_for_the_lowest_score_go_as_the_reference_says() -> None:
    for seed in range(3):
        compare_round(updown.game("auf-und-ab", players=3, goal="low"), seed, Player("even", seed))


def compare_round(game: Game, seed: int, player: Player) -> None:
    match = game.deal(seed=seed)
    setup = match.record()["rounds"][0]["setup"]
    # The record's form of the start: the first round of every game is played on to its end and no further.
    match = updown.replay({**match.record(), "rounds": [{"setup": setup, "events": []}]}, seed=seed)
    goal = {"goal": game.options["goal"]} if "goal" in game.options else {}
    reference: Reference = REFERENCES[game.id](game.deck, game.players, setup, **goal)
    while match.turn:
        compare(match, reference)
        seat, move = player.choose(match)
        event = match.copy().play(seat, move)
        match.play_event(event)
        reference.play(seat, {key: value for key, value in event.items() if key not in ("seat", "drawn")})
    compare(match, reference)


def compare(match: Match, reference: Reference) -> None:
    state, expected = match.state(), reference.state()
    assert {key: state[key] for key in expected} == expected
    for seat in range(match.game.players):
        assert as_set(match.moves(seat)) == as_set(reference.moves(seat))
