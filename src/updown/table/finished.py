"""What is kept of each match of a table when it is over: who played, how it ended, how long it was."""

from msgspec import Struct

from updown.rules.match import Game


class FinishedMatch(Struct, frozen=True, omit_defaults=True):
    """By seat: `people` (null for a bot), `players` (the name, or the level of the bot), `scores`. `moves` are those of
    all `rounds`; `low`: the fewest points win; times in milliseconds."""

    match: int
    began: int
    ended: int
    rounds: int
    moves: int
    people: list[int | None]
    players: list[str]
    scores: list[int]
    winners: list[int]
    low: bool = False
    practice: bool = False

    def seat_of(self, person: int) -> int | None:
        """Where the person sat at the end."""
        return self.people.index(person) if person in self.people else None


def fewest_win(game: Game) -> bool:
    """Whether the fewest points win a match with the options of that game."""
    fewest = game.fewest_win
    return fewest if isinstance(fewest, bool) else game.options[fewest[0]] == fewest[1]
