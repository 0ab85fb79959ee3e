"""A player's moves in the terminal: numbering, grouping, and reading what was typed, in the player's language. It only
converts between moves and words; the match decides whether a move is legal. How cards and the parts of a move are typed
is in the terminal.py of each game."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from updown.rules.match import Game, Json
from updown.rules.sentences import Terminal, leading_message, render
from updown.rules.terminal import REST, plain, read_number
from updown.words import say
from updown.words import say as say_by_id


def parts_of(move: Json) -> list[str]:
    """The parts of a move, cards and numbers, as they can be typed."""
    values = [value if isinstance(value, list) else [value] for key, value in move.items() if key != "move"]
    return [str(word) for value in values for word in value]


def format_typed(move: Json) -> str:
    """A move in the words of the record: 'swap AB C CDE'."""
    return " ".join([move["move"], *parts_of(move)])


class Speech:
    """The names of a game's moves in a language, and how they are typed. The names in records are accepted too."""

    def __init__(self, game: Game, lang: str) -> None:
        self.lang = lang
        self.move_words = game.move_words
        self.read_card = game.terminal.read_card
        self.shapes = game.terminal.shapes(game)
        messages = {move: leading_message(phrase) for move, phrase in game.move_words.items()}
        self.names = {move: say_by_id(lang, message) for move, message in messages.items() if message}
        self.fillers = {*map(plain, say(lang, "cli-fillers").split())}
        phrases = {move: self.split(name) for move, name in self.names.items()}
        # The longest name comes first, because a name may begin with another.
        self.phrases = sorted(phrases.items(), key=lambda known: -len(known[1]))

    def name(self, move: str) -> str:
        """The name of a kind of move."""
        return self.names.get(move, move)

    def split(self, text: str) -> list[str]:
        """The words that matter, in small letters and without accents."""
        return [word for word in re.split(r"[\s,;:]+", plain(text)) if word and word not in self.fillers]

    def format(self, move: Json) -> str:
        """A move in words, as it can be typed: 'tauschen AB C CDE'."""
        if move["move"] in self.move_words:
            return render(self.move_words, "move", move, Terminal(self.lang))
        return format_typed(move)

    def name_of(self, words: list[str]) -> tuple[str, list[str]]:
        """The move that the words name, and the words after its name. A first word that is no name is returned as it
        is."""
        for move, phrase in self.phrases:
            if words[: len(phrase)] == phrase:
                return move, words[len(phrase) :]
        return words[0] if words else "", words[1:]

    def parse(self, text: str) -> Json:
        """The move that was typed. A part that was not typed is left out: the game reports that it is missing."""
        name, words = self.name_of(self.split(text))
        move: Json = {"move": name}
        for part in self.shapes.get(name, ()):
            count = len(words) if part.words == REST else part.words
            values = [part.read(word) for word in words[:count]]
            words = words[count:]
            if values:
                move[part.key] = values[0] if part.words == 1 else values
        if words and name in self.shapes:
            raise ValueError(say(self.lang, "cli-too-many", words=" ".join(words)))
        return move

    def has(self, move: Json, words: list[str]) -> bool:
        """Whether a move has all these words, however the cards among them are typed."""
        known = {move["move"], *self.split(self.names.get(move["move"], "")), *parts_of(move)}
        return all({word, self.read_card(word)} & known for word in words)


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
    cards = [speech.read_card(word) for word in speech.split(text)]
    matching = [move for _, move in numbered(groups) if cards and parts_of(move) == cards]
    return matching[0] if len(matching) == 1 else speech.parse(text)
