"""The pictures of the tables: well-formed, described in words, escaped, and telling no more than a view does. How they
look is for eyes to judge."""

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import pytest

import updown
from updown.games.dnup.picture import face as dnup_face
from updown.rules.markup import tag, write
from updown.rules.picture import CARD_HEIGHT, CARD_WIDTH, back, fan, paper_card

SVG = "{http://www.w3.org/2000/svg}"

KINDS: list[tuple[str, dict[str, Any]]] = [
    *(("up-and-down", {"players": n, "edition": e}) for n in (2, 3, 4) for e in ("classic", "ludolux")),
    ("up-and-down", {"players": 3, "rounds": 2, "tiebreak": "shared"}),
    ("up-and-down", {"players": 2, "deck": "small-9"}),
    ("up-and-down", {"players": 3, "deck": "small-9"}),
    ("up-and-down", {"players": 4, "deck": "small-20"}),
    *(("auf-und-ab", {"players": n}) for n in (2, 3)),
    *(("auf-und-ab", {"players": n, "deck": deck}) for n in (2, 3) for deck in ("binary-8", "binary-16")),
    *(("dnup", {"players": n}) for n in (2, 3, 4, 5)),
    *(("dnup", {"players": n, "deck": "dnup-10"}) for n in (2, 3, 4, 5)),
]
PHASES = {
    "up-and-down": {"change", "choose", "over"},
    "auf-und-ab": {"lay", "act", "drawn", "over"},
    "dnup": {"act", "over"},
}


def kind_name(kind: tuple[str, dict[str, Any]]) -> str:
    return "-".join(map(str, [kind[0], *kind[1].values()]))


every_kind = pytest.mark.parametrize("kind", KINDS, ids=kind_name)


def positions(kind: tuple[str, dict[str, Any]], most: int = 20_000, every: int = 1) -> Iterator[updown.Match]:
    """The match after every so many moves of a random game, at its start, and at its end or where it gets long."""
    match = updown.game(kind[0], **kind[1]).deal(seed=5)
    chance = random.Random(5)
    yield match
    for number in range(1, most + 1):
        seat = chance.choice(match.turn)
        match.play(seat, chance.choice(match.moves(seat)))
        if number % every == 0 or not match.turn:
            yield match
        if not match.turn:
            return


def viewer(match: updown.Match, number: int) -> int | None:
    """An onlooker, then each seat in turn."""
    viewers: list[int | None] = [None, *range(match.game.players)]
    return viewers[number % len(viewers)]


def check(svg: str) -> ET.Element:
    """The picture as XML, with all that every picture must have."""
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert (root[0].tag, root[1].tag) == (f"{SVG}title", f"{SVG}desc")
    assert root[0].text
    assert root[1].text
    assert not any("id" in element.attrib for element in root.iter())
    assert "nan" not in svg
    return root


@every_kind
def test_every_picture_is_well_formed_and_described(kind: tuple[str, dict[str, Any]]) -> None:
    for number, match in enumerate(positions(kind, 150, every=10)):
        drawn = match.svg()
        assert check(drawn).get("viewBox", "").startswith("0 0 900 ")
        assert drawn == match.copy().svg()
        check(match.svg(viewer(match, number), open_hands=False))


@pytest.mark.parametrize("game", PHASES)
def test_every_phase_is_drawn(game: str) -> None:
    seen = set()
    for kind in [kind for kind in KINDS if kind[0] == game]:
        for match in positions(kind, 400):
            phase = match.state().get("phase", "over" if match.over else "act")
            if phase not in seen:
                check(match.svg())
            seen.add(phase)
    assert seen == PHASES[game]


@every_kind
def test_the_winners_are_named(kind: tuple[str, dict[str, Any]]) -> None:
    *_, last = positions(kind, every=20_000)
    title = check(last.svg())[0].text or ""
    assert last.over
    assert re.search(r"The game is over: .*wins?\b.*\.$", title)
    assert all(f"seat {seat}" in title for seat in last.state()["winners"])


@every_kind
def test_a_views_picture_does_not_change_with_hidden_cards(kind: tuple[str, dict[str, Any]]) -> None:
    for number, match in enumerate(positions(kind, 60, every=6)):
        for seat in (viewer(match, number), viewer(match, number + 1)):
            drawn = match.svg(seat, open_hands=False)
            assert match.determinize(seat, seed=number).svg(seat, open_hands=False) == drawn


@every_kind
def test_who_looks_sits_at_the_bottom(kind: tuple[str, dict[str, Any]]) -> None:
    match = updown.game(kind[0], **kind[1]).deal(seed=1)
    for seat in range(match.game.players):
        root = check(match.svg(seat, open_hands=False))
        names = [text.text for text in root.iter(f"{SVG}text") if re.fullmatch(r"Seat \d", text.text or "")]
        assert names[-1] == f"Seat {seat}"
        assert sorted(map(str, names)) == [f"Seat {n}" for n in range(match.game.players)]


@pytest.mark.parametrize("game", PHASES)
def test_text_is_escaped(game: str) -> None:
    names = ["<script>", "&\"'<b>"]
    root = check(updown.game(game, players=2).deal(seed=1).svg(names=names))
    assert not root.findall(f".//{SVG}script")
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert all(name in texts for name in names)


def test_a_card_of_dnup_that_cannot_be_read_shows_its_text() -> None:
    assert "joker" in str(dnup_face("joker"))
    assert "joker" not in str(dnup_face("1/2"))


def test_suits_without_a_drawing_show_their_letter() -> None:
    deck = {
        "format": "updown-deck/1",
        "game": "up-and-down",
        "name": "letters",
        "suits": ["A", "X", "Z"],
        "first_chef": "Z",
        "values": [2, 3, 4],
        "dice": 2,
        "hand": {"2": 3},
    }
    match = updown.game("up-and-down", players=2, deck=deck).deal(seed=1)
    letters = {text.text for text in check(match.svg()).iter(f"{SVG}text")}
    assert set(match.state()["suits"]) <= letters


@pytest.mark.parametrize("width", [120.0, 189.0, 640.0])
@pytest.mark.parametrize("card", [paper_card(), back()], ids=["open", "hidden"])
def test_a_fan_never_exceeds_its_width(width: float, card: Any) -> None:
    for count in range(49):
        assert fan([card] * count, width, 52).width <= width + 0.001
        assert fan([card] * count, width, 60, 44).width <= width + 0.001


def test_the_back_turns_into_itself() -> None:
    path = next(element for element in ET.fromstring(tag("g", back())).iter("path"))
    points = {(float(x), float(y)) for x, y in re.findall(r"([\d.]+) ([\d.]+)", path.get("d", ""))}
    assert {(CARD_WIDTH - x, CARD_HEIGHT - y) for x, y in points} == points


def test_markup_escapes_text_and_attributes() -> None:
    element = ET.fromstring(tag("g", write("<a & b>", 0, 0, 12), title="\"<&'"))
    assert element.get("title") == "\"<&'"
    assert element[0].text == "<a & b>"
