"""A player's moves in the terminal: numbering, grouping, and reading what was typed, in the player's language. Whether
a move is allowed only the match says: here a move is words, and words are a move."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from updown.rules.match import Json
from updown.words import say

SUIT_SIGNS = str.maketrans("♦♥♠♣", "DHSC")
COURT = {"J": "11", "Q": "12"}
JOKER = "-"
MOST_DIGITS = 6
LETTERS = str.maketrans({"æ": "ae", "ø": "o", "œ": "oe", "ß": "ss", "’": "'"})

# What the moves of each game are called.
UP_AND_DOWN_WORDS = {
    "flip": "cli-do-flip",
    "rotate": "cli-do-turn",
    "roll": "cli-do-roll",
    "choose": "cli-do-choose",
}
AUF_UND_AB_WORDS = {
    "lay": "cli-do-lay",
    "play": "do-play",
    "draw": "do-draw",
    "swap": "do-swap",
    "keep": "cli-do-keep",
    "bury": "do-bury",
}
DNUP_WORDS = {"play": "do-play", "add": "do-add", "take": "do-take", "rotate": "do-rotate"}
NAMES = {"up-and-down": UP_AND_DOWN_WORDS, "auf-und-ab": AUF_UND_AB_WORDS, "dnup": DNUP_WORDS}


def plain(text: str) -> str:
    """A word in small letters and without accents, as it can be typed on any keyboard."""
    letters = unicodedata.normalize("NFD", text.lower().translate(LETTERS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


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


REST = -1
CARD = Part("card", read_card)
CARDS = Part("cards", read_card, REST)
AREA = Part("area", read_number)
PILE_PLAY = (CARD, Part("pile", read_number, 2))

# The parts of each move in the order in which they are typed. `play` has two shapes: cards, or a card and a pile.
SHAPES: dict[str, tuple[Part, ...]] = {
    "flip": (),
    "roll": (),
    "rotate": (Part("turns", read_number),),
    "choose": (CARD,),
    "lay": (CARDS,),
    "play": (CARDS,),
    "draw": (Part("discard", read_card),),
    "swap": (Part("discard", read_card, 2), Part("take", read_card)),
    "keep": (),
    "bury": (CARD,),
    "add": (CARD, Part("to", read_number), AREA),
    "take": (Part("from", read_number), AREA),
}


def parts_of(move: Json) -> list[str]:
    """What a move is about: cards and numbers, as they can be typed."""
    values = [value if isinstance(value, list) else [value] for key, value in move.items() if key != "move"]
    return [str(word) for value in values for word in value]


def format_typed(move: Json) -> str:
    """A move in the words of the record: 'swap AB C CDE'."""
    return " ".join([move["move"], *parts_of(move)])


class Speech:
    """How the moves of a game are called and typed in a language. The names of the record are understood too."""

    def __init__(self, game_id: str, lang: str) -> None:
        self.lang = lang
        game_words = NAMES[game_id]
        self.names = {move: say(lang, game_words[move]) for move in game_words}
        self.fillers = {*map(plain, say(lang, "cli-fillers").split())}
        phrases = {move: self.split(name) for move, name in self.names.items()}
        # The longest first: a name may begin with another.
        self.phrases = sorted(phrases.items(), key=lambda known: -len(known[1]))

    def split(self, text: str) -> list[str]:
        """The words that matter, in small letters and without accents."""
        return [word for word in re.split(r"[\s,;:]+", plain(text)) if word and word not in self.fillers]

    def format(self, move: Json) -> str:
        """A move in words, as it can be typed: 'tauschen AB C CDE'."""
        return " ".join([self.names[move["move"]], *parts_of(move)])

    def name_of(self, words: list[str]) -> tuple[str, list[str]]:
        """The move that is named, and the words behind its name; what is no name stands for itself."""
        for move, phrase in self.phrases:
            if words[: len(phrase)] == phrase:
                return move, words[len(phrase) :]
        return words[0] if words else "", words[1:]

    def parse(self, text: str) -> Json:
        """The move that was typed. A part that was left out is not there: the game says that it is missing."""
        name, words = self.name_of(self.split(text))
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
            raise ValueError(say(self.lang, "cli-too-many", words=" ".join(words)))
        return move

    def has(self, move: Json, words: list[str]) -> bool:
        """Whether a move has all these words, however the cards among them are typed."""
        known = {move["move"], *self.split(self.names[move["move"]]), *parts_of(move)}
        return all({word, read_card(word)} & known for word in words)


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


def find_moves(groups: list[Group], text: str, speech: Speech) -> list[tuple[int, Json]]:
    """The moves that have all these words."""
    wanted = speech.split(text)
    return [(number, move) for number, move in numbered(groups) if speech.has(move, wanted)]


def choose_move(groups: list[Group], text: str, speech: Speech) -> Json:
    """The move that was typed: by its number, in words, or by its cards alone where only one move has just these."""
    number = read_number(text.strip())
    if isinstance(number, int):
        moves = numbered(groups)
        if not 1 <= number <= len(moves):
            raise ValueError(say(speech.lang, "cli-no-move-number", number=number, last=len(moves)))
        return moves[number - 1][1]
    cards = [read_card(word) for word in speech.split(text)]
    matching = [move for _, move in numbered(groups) if cards and parts_of(move) == cards]
    return matching[0] if len(matching) == 1 else speech.parse(text)
