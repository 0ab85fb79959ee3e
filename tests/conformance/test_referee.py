"""Random matches of every game and number of players, step by step against the referee of the kit: the same legal moves
before each move and the same state after it."""

import random
from typing import Any

import pytest

import updown
from kit.positions import TABLES, UP_AND_DOWN, Json, format_move
from kit.referee import after, legal, with_known
from updown import Match

MATCHES = 4
MOST_MOVES = 200
VARIANTS: dict[str, list[Json]] = {
    "up-and-down": [
        {},
        {"rounds": 2, "edition": "ludolux"},
        {"tiebreak": "shared"},
        {"rounds": 3, "tiebreak": "shared"},
    ],
    "auf-und-ab": [{}, {"goal": "low"}],
    "dnup": [{}],
}
DEFAULTS = {"rounds": 1, "tiebreak": "extra-round", "goal": "high"}


def choose(match: Match, seat: int, chooser: random.Random, style: str) -> Json:
    """A random move: any, any kind evenly, or the largest play there is."""
    moves = match.moves(seat)
    if style == "hasty":
        return max(
            moves, key=lambda move: (move["move"] in ("play", "add"), len(move.get("cards", ())), chooser.random())
        )
    if style == "kinds":
        kind = chooser.choice(sorted({move["move"] for move in moves}))
        moves = [move for move in moves if move["move"] == kind]
    return chooser.choice(moves)


@pytest.mark.parametrize("style", ["any", "kinds", "hasty"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_step_is_as_the_referee_says(game: str, players: int, style: str) -> None:
    for seed in range(MATCHES):
        given = VARIANTS[game][seed % len(VARIANTS[game])]
        chooser = random.Random(seed)
        match = updown.game(game, players=players, **given).deal(seed=seed)
        for _ in range(MOST_MOVES):
            if match.over:
                break
            before = with_known(match.state(), match.view(None))
            for seat in range(players):
                assert {format_move(move) for move in match.moves(seat)} == legal(game, before, seat)
            seat = chooser.choice(match.turn)
            event = match.play(seat, choose(match, seat, chooser, style))
            expected = after(game, DEFAULTS | given, before, event)
            check(match, expected)


def check(match: Match, expected: Json) -> None:
    """Where a round has ended, the record up to there shows its final position."""
    if not expected["turn"] and not expected["over"]:
        assert match.state()["round"] == expected["round"] + 1
        assert match.state()["scores"] == expected["scores"]
        match = before_the_deal(match)
    found = with_known(match.state(), match.view(None))
    assert found == expected


def before_the_deal(match: Match) -> Match:
    record: dict[str, Any] = match.record()
    return updown.replay(record | {"rounds": record["rounds"][:-1]})


def test_the_referee_sees_ends_of_rounds_and_of_games() -> None:
    """The random matches above do reach what they are meant to check."""
    ends = rounds = 0
    for seed in range(MATCHES):
        for game, players in TABLES:
            chooser = random.Random(seed)
            match = updown.game(game, players=players).deal(seed=seed)
            for _ in range(MOST_MOVES):
                if not match.over:
                    match.play(match.turn[0], choose(match, match.turn[0], chooser, "hasty"))
            ends += match.over
            rounds += game != UP_AND_DOWN and match.state()["round"]
    assert ends >= 15
    assert rounds >= 10
