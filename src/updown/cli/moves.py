"""A player's moves in the terminal: numbering, grouping, and reading what was typed. Whether a move is allowed only the
match says: here a move is words, and words are a move."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from updown.rules.match import Game, Json, Match

LANG = "en"

FILLERS = frozenset(
    ("and", "area", "by", "card", "cards", "for", "from", "on", "onto", "pile", "seat", "set", "the", "to")
)
SUIT_SIGNS = str.maketrans("♦♥♠♣", "DHSC")
COURT = {"J": "11", "Q": "12"}
JOKER = "-"
MOST_DIGITS = 6


def read_card(word: str) -> str:
    """A card as people type it, as the games write it: 'd9', '♦9', 'dq', 'cab', 'abc(7)', 'joker', '3/4'."""
    text = word.translate(SUIT_SIGNS).upper().partition("(")[0]
    if text in ("JOKER", "_"):
        return JOKER
    court = re.fullmatch(r"([A-Z])([JQ])", text)
    if court:
        return court[1] + COURT[court[2]]
    return "".join(sorted(text)) if text.isalpha() else text


def read_number(word: str) -> int | str:
    """A number; any other word as it is, for the game to refuse."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS else word


@dataclass(frozen=True)
class Part:
    """One part of a move: how many words it takes (REST: all that are left), and how each is read."""

    key: str
    read: Callable[[str], object]
    words: int = 1
    shown: str = ""


REST = -1
CARD = Part("card", read_card, 1, "CARD")
CARDS = Part("cards", read_card, REST, "CARD CARD ...")
AREA = Part("area", read_number, 1, "AREA")
PILE_PLAY = (CARD, Part("pile", read_number, 2, "SEAT PILE"))

# The parts of each move in the order in which they are typed. `play` has two shapes: cards, or a card and a pile.
SHAPES: dict[str, tuple[Part, ...]] = {
    "flip": (),
    "roll": (),
    "rotate": (Part("turns", read_number, 1, "TURNS"),),
    "choose": (CARD,),
    "lay": (CARDS,),
    "play": (CARDS,),
    "draw": (Part("discard", read_card, 1, "CARD"),),
    "swap": (Part("discard", read_card, 2, "CARD CARD"), Part("take", read_card, 1, "OPEN-CARD")),
    "keep": (),
    "bury": (CARD,),
    "add": (CARD, Part("to", read_number, 1, "SEAT"), AREA),
    "take": (Part("from", read_number, 1, "SEAT"), AREA),
}


def format_typed(move: Json) -> str:
    """A move in words, as it can be typed: 'swap AB C CDE'."""
    words: list[str] = []
    for value in move.values():
        words.extend(map(str, value) if isinstance(value, list) else [str(value)])
    return " ".join(words)


def parse_typed(text: str) -> Json:
    """The move that was typed. A part that was left out is not there: the game says that it is missing."""
    name, *words = split_words(text) or [""]
    parts = SHAPES.get(name, ())
    if name == "play" and any(isinstance(read_number(word), int) for word in words):
        parts = PILE_PLAY
    move: Json = {"move": name}
    for part in parts:
        count = len(words) if part.words == REST else part.words
        values = [part.read(word) for word in words[:count]]
        words = words[count:]
        if values:
            move[part.key] = values[0] if part.words == 1 else values
    if words and name in SHAPES:
        usage = " ".join([name, *(part.shown for part in parts)])
        raise ValueError(f"{' '.join(words)!r} is more than I can read: type {usage!r}")
    return move


def split_words(text: str) -> list[str]:
    """The words that matter, in small letters."""
    return [word for word in re.split(r"[\s,;:]+", text.lower()) if word and word not in FILLERS]


@dataclass(frozen=True)
class Group:
    """Moves of one kind, numbered from `first`."""

    name: str
    first: int
    moves: list[Json]

    @property
    def last(self) -> int:
        return self.first + len(self.moves) - 1


def group_moves(moves: Iterable[Json]) -> list[Group]:
    """The moves by kind, in the order of the game; numbers run on from 1 through all groups."""
    kinds: dict[str, list[Json]] = {}
    for move in moves:
        kinds.setdefault(move["move"], []).append(move)
    groups: list[Group] = []
    for name, same in kinds.items():
        groups.append(Group(name, groups[-1].last + 1 if groups else 1, same))
    return groups


def numbered(groups: list[Group]) -> list[tuple[int, Json]]:
    """All moves with their numbers."""
    return [(group.first + place, move) for group in groups for place, move in enumerate(group.moves)]


def find_moves(groups: list[Group], text: str) -> list[tuple[int, Json]]:
    """The moves that have all these words, however the cards among them are typed."""
    wanted = [{word, read_card(word)} for word in split_words(text)]
    return [
        (number, move)
        for number, move in numbered(groups)
        if all(forms & set(format_typed(move).split()) for forms in wanted)
    ]


def choose_move(groups: list[Group], text: str) -> Json:
    """The move that was typed: by its number, in words, or by its cards alone where only one move has just these."""
    number = read_number(text.strip())
    if isinstance(number, int):
        moves = numbered(groups)
        if not 1 <= number <= len(moves):
            raise ValueError(f"there is no move {number}: type 1 to {len(moves)}, or m to see them all")
        return moves[number - 1][1]
    words = split_words(text)
    if words and words[0] not in SHAPES:
        cards = [read_card(word) for word in words]
        matching = [move for _, move in numbered(groups) if format_typed(move).split()[1:] == cards]
        if len(matching) == 1:
            return matching[0]
    return parse_typed(text)


def text_module(game: Game) -> Any:
    """The game's words."""
    return import_module(f"{game.package}.text")


def explain(match: Match, seat: int, move: Json) -> str:
    """What a move means here, in a few words; nothing where that is plain. A move without chance is tried in a world
    re-dealt from what the seat knows, so that this can give nothing away."""
    view = match.view(seat)
    if move["move"] == "choose":
        return _explain_choice(view, move["card"])
    if move["move"] == "roll":
        return f"the dice give another trump than {view['trump']}"
    if move["move"] == "keep":
        return f"{view['pending']} stays in your hand"
    if move["move"] not in PREVIEWED:
        return ""
    world = match.redeal(seat)
    world.play(seat, move)
    told = [_explain_fact(match.game, fact, view, world.view(seat)) for fact in world.happened]
    return "; ".join(words for words in told if words)


PREVIEWED = frozenset({"flip", "rotate", "play", "add", "take"})


def _explain_choice(view: Json, card: str) -> str:
    if card[1:] == str(view["trump"]):
        return "trump"
    return "your suit" if card[0] == view["suits"][view["seat"]] else ""


def _explain_fact(game: Game, fact: Json, before: Json, after: Json) -> str:
    """What a fact means for the player at `after['seat']`; nothing for facts that the move itself tells already."""
    seat = after["seat"]
    match fact["fact"]:
        case "flipped":
            return f"{fact['side'].upper()}: the {'highest' if fact['side'] == 'up' else 'lowest'} card wins"
        case "rotated" if "suits" in fact:
            names = text_module(game).Suits(before["suits"] + fact["suits"])
            suits = [names.suit(LANG, letter) for letter in fact["suits"]]
            others = ", ".join(f"seat {other} {suit}" for other, suit in enumerate(suits) if other != seat)
            return f"you get {suits[seat]}, {others}"
        case "rotated":
            return f"you hold {' '.join(after['hands'][seat])}"
        case "played" if "onto" in fact:
            owner = fact["pile"][0]
            whose = "your" if owner == seat else f"seat {owner}'s"
            onto = "joker" if fact["onto"] == JOKER else fact["onto"]
            return f"on {whose} {onto}: {before['scores'][owner]} -> {after['scores'][owner]} points"
        case "added":
            return f"to seat {fact['to']}'s {' '.join(before['sets'][fact['to']][fact.get('area', 1) - 1])}"
        case "took":
            return f"seat {fact['from']}'s {' '.join(fact['cards'])}: you get {' '.join(turned(fact['cards']))}"
        case "beaten":
            whose = "your own" if fact["seat"] == seat else f"seat {fact['seat']}'s"
            return f"beats {whose} {' '.join(fact['cards'])}"
        case "out":
            return "your last card"
    return ""


def turned(cards: list[str]) -> list[str]:
    """Cards with two ends, turned by 180 degrees."""
    return ["/".join(reversed(card.split("/"))) for card in cards]
