"""The guidance for newcomers is true by the rules, complete, short, and made from what the seat may know."""

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kit.games import default_kinds
from updown import Match, game
from updown.games.registry import BUILT_IN
from updown.rules.match import Json
from updown.rules.sentences import People, render
from updown.words import LANGUAGES

SEEDS = range(8)
STEPS = 120
LONGEST = 12


def turns(name: str, players: int, **options: Any) -> Iterator[tuple[Match, int]]:
    """Random matches, at each step with a seat that is on turn."""
    for seed in SEEDS:
        rng = random.Random(f"{name} {players} {seed}")
        match = game(name, players=players, **options).deal(seed=seed)
        for _ in range(STEPS):
            if not match.turn:
                break
            seat = rng.choice(match.turn)
            yield match, seat
            match.play(seat, rng.choice(match.moves(seat)))


def everywhere() -> Iterator[tuple[Match, int]]:
    for name, players in default_kinds():
        yield from turns(name, players)
    yield from turns("up-and-down", 4, edition="ludolux")


def said(match: Match, guidance: Json, lang: str = "en") -> str:
    return render(match.game.guidance_words, "guidance", guidance, People(lang, []))


def takes_the_trick(match: Match, seat: int, card: str) -> bool | None:
    """Plays the trick out: whether the card wins it against cards that do not count; None if somebody has no such
    card."""
    trial = match.copy()
    trial.play(seat, {"move": "choose", "card": card})
    others = {other: match.view(other) for other in trial.turn}
    for other, view in others.items():
        poor = [each for each in view["hands"][other] if each[0] != view["suits"][other] and each[1:] != card[1:]]
        poor = [each for each in poor if int(each[1:]) != view["trump"]]
        if not poor:
            return None
        trial.play(other, {"move": "choose", "card": poor[0]})
    return bool(trial.last_facts[1]["winner"] == seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_and_down_names_every_card_that_can_win_and_no_other(players: int) -> None:
    compared: dict[bool, int] = defaultdict(int)
    for match, seat in turns("up-and-down", players):
        guidance = match.guidance(seat)
        assert guidance is not None
        hand = match.view(seat)["hands"][seat]
        named = [card for card in hand if card[0] == guidance["suit"] or int(card[1:]) == guidance["trump"]]
        assert guidance["wins"] == len(named)
        if guidance["guidance"] == "change" or len(match.turn) < players:
            continue
        for card in hand:
            wins = takes_the_trick(match, seat, card)
            if wins is not None:
                assert wins == (card in named)
                compared[wins] += 1
    assert min(compared[True], compared[False]) > 100


@pytest.mark.parametrize("players", [2, 3])
def test_auf_und_ab_names_every_card_that_fits_and_no_other(players: int) -> None:
    checked = 0
    for match, seat in turns("auf-und-ab", players):
        guidance = match.guidance(seat)
        view, moves = match.view(seat), match.moves(seat)
        assert (guidance is None) == (view["phase"] != "act")
        if guidance is None:
            continue
        checked += 1
        playable = {move["card"] for move in moves if move["move"] == "play"}
        symbols = match.game.deck["symbols"]
        worth = {card: sum(1 << symbols.index(each) for each in card if each != "-") for card in playable}
        assert guidance["values"] == sorted(worth.values())
        assert (guidance["fit"], guidance["held"]) == (len(playable), len(view["hands"][seat]))
        assert guidance["draw"] == any(move["move"] == "draw" for move in moves)
    assert checked > 100


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dnup_names_every_set_that_is_in_the_way_and_no_other(players: int) -> None:
    names = set()
    for match, seat in turns("dnup", players):
        guidance = match.guidance(seat)
        assert guidance is not None
        names.add(guidance["guidance"])
        plays = {tuple(move["cards"]) for move in match.moves(seat) if move["move"] == "play"}
        legal = {(len(cards), int(cards[0][0])) for cards in plays}
        counts: dict[int, int] = defaultdict(int)
        for card in match.view(seat)["hands"][seat]:
            counts[int(card[0])] += 1
        possible = {(size, value) for value, count in counts.items() for size in range(1, count + 1)}
        if guidance["guidance"] == "too-low":
            assert not legal
            assert guidance["adds"] == sum(move["move"] == "add" for move in match.moves(seat))
            continue
        rivals = dict(zip(guidance.get("sizes", ()), guidance.get("values", ()), strict=True))
        assert legal == {(size, value) for size, value in possible if value > rivals.get(size, 0)}
        assert set(rivals) <= {size for size, _ in possible}
    assert names == {"beat", "free", "too-low"}


def test_every_kind_occurs_fits_its_type_and_is_short_in_every_language() -> None:
    kinds, texts = set(), set()
    for match, seat in everywhere():
        guidance = match.guidance(seat)
        if guidance is None:
            continue
        msgspec.convert(guidance, match.game.Guidance, strict=True)
        kinds.add((match.game.id, guidance["guidance"]))
        if len(guidance.get("sizes", ())) > 3:
            continue  # Four sizes in the way of one hand: nearly never.
        texts |= {(lang, said(match, guidance, lang)) for lang in LANGUAGES}
    assert kinds == {(each.id, name) for each in BUILT_IN for name in each.guidance_words}
    for lang, text in texts:
        words = [word for word in text.split() if any(map(str.isalnum, word))]
        assert len(words) <= LONGEST, (lang, text)


@pytest.mark.parametrize(("name", "players"), default_kinds())
def test_it_is_the_same_in_every_world_that_the_seat_may_be_in(name: str, players: int) -> None:
    for number, (match, seat) in enumerate(turns(name, players)):
        if number % 7 == 0:
            assert match.determinize(seat, seed=number).guidance(seat) == match.guidance(seat)


def test_a_seat_that_is_not_on_turn_gets_no_guidance() -> None:
    match = game("dnup", players=3).deal(seed=7)
    assert [match.guidance(seat) is None for seat in range(3)] == [False, True, True]


def test_looking_for_it_changes_nothing() -> None:
    for match, seat in everywhere():
        before: Any = match.state(), match.view(seat)
        match.guidance(seat)
        assert (match.state(), match.view(seat)) == before


def test_what_is_said() -> None:
    match = game("up-and-down", players=3).deal(seed=1)
    classic = {"suit": "C", "trump": 8, "edition": "classic", "wins": 3}
    assert said(match, {"guidance": "choose", **classic}) == "Choose a card: only clubs and 8s can win."
    assert (
        said(match, {"guidance": "choose", **classic, "trump": 12}) == "Choose a card: only clubs and queens can win."
    )
    assert said(match, {"guidance": "choose", **classic, "wins": 0}) == "None of your cards can win. Give one away."
    assert said(match, {"guidance": "change", **classic}) == "Flip, rotate or roll: now only clubs and 8s could win."
    ludolux = {"suit": "R", "trump": 12, "edition": "ludolux", "wins": 1}
    assert said(match, {"guidance": "choose", **ludolux}, "de") == (
        "Wähle eine Karte: Nur Rose und 12er können gewinnen."
    )
    match = game("auf-und-ab", players=2).deal(seed=1)
    turn = {"guidance": "turn", "held": 8, "draw": True}
    assert said(match, {**turn, "values": [0, 5, 21], "fit": 3}) == "Only the joker, 5 and 21 fit on a pile."
    assert said(match, {**turn, "values": [5], "fit": 1}) == "Only 5 fits on a pile."
    assert said(match, {**turn, "values": [1, 2, 3, 4, 5, 6], "fit": 6}) == "6 of your 8 cards fit on a pile."
    assert said(match, {**turn, "values": [], "fit": 0}) == "None of your cards fits on a pile: better draw one."
    match = game("dnup", players=3).deal(seed=1)
    assert said(match, {"guidance": "beat", "sizes": [1, 2], "values": [7, 5]}) == "To beat: a single 7, a pair of 5s."
