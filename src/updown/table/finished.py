"""The summary of a finished match: who played, the scores, and how long it took."""

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
        """The person's seat at the end."""
        return self.people.index(person) if person in self.people else None


def fewest_win(game: Game) -> bool:
    """Whether the fewest points win a match with the options of that game."""
    return game.score_sign < 0
