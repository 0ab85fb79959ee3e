"""The example game that lives outside the package, for tests that need it: it is in the list of games only for a while,
because other tests look at all games that there are."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from updown import Game
from updown.games.registry import GAMES, add_game, load_folder

FOLDER = Path(__file__).parents[2] / "examples" / "seesaw"


def load_seesaw() -> type[Game]:
    """The class of the game."""
    found = load_folder(FOLDER)
    assert isinstance(found, type)
    assert issubclass(found, Game)
    return found


SEESAW = load_seesaw()


@contextmanager
def seesaw_added() -> Iterator[None]:
    """While this lasts, the game is in the list."""
    add_game(SEESAW)
    try:
        yield
    finally:
        GAMES.pop(SEESAW.id, None)
