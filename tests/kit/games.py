"""Games and matches for property tests: every game with random options and deck, played for a while by a seeded player.
Leaves out positions written by hand (kit/positions.py)."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, TypeAlias

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import updown
from updown import Game, Match
from updown.games.registry import GAMES
from updown.rules.match import Json

Options: TypeAlias = dict[str, Any]

# The same examples on every machine: a failure in one place is a failure everywhere.
SETTINGS = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

# dnup with two copies of many cards also where few play; the shipped deck has copies only with five players.
TWINS: Json = {
    "format": "updown-deck/1",
    "game": "dnup",
    "name": "twins",
    "star": "1/5",
    "cards": ["1/5", "1/2", "1/2", "2/3", "2/3", "3/4", "3/4", "1/4", "1/4", "2/5", "3/5", "4/5"],
    "frown": ["2/5", "3/5", "2/4"],
}

# A smaller one of that sort: six cards, small enough to look at every deal.
FEW_TWINS: Json = {
    "format": "updown-deck/1",
    "game": "dnup",
    "name": "few-twins",
    "star": "1/5",
    "cards": ["1/5", "1/2", "1/2", "2/3", "2/3", "3/4"],
}

# Auf und Ab with large hands and a small stock, so that many cards are swapped and buried.
DEEP: Json = {
    "format": "updown-deck/1",
    "game": "auf-und-ab",
    "name": "deep-16",
    "symbols": ["A", "B", "C", "D"],
    "hand": {"2": 7, "3": 5},
    "lay": {"2": 1, "3": 1},
}

# Players -> decks, the one that the options choose (None) among them.
DECKS: dict[str, dict[int, tuple[Any, ...]]] = {
    "up-and-down": {2: (None, "small-9", "small-20"), 3: (None, "small-9", "small-20"), 4: (None, "small-20")},
    "auf-und-ab": dict.fromkeys((2, 3), (None, "binary-16", "binary-8", DEEP)),
    "dnup": dict.fromkeys((2, 3, 4, 5), (None, "dnup-10", TWINS)),
}


def kinds() -> list[tuple[str, Options]]:
    """Every game, player count and deck, of the program and listed above; other options have their default."""
    return [
        (name, {"players": players} | ({} if deck is None else {"deck": deck}))
        for name, by_players in DECKS.items()
        for players, decks in by_players.items()
        for deck in decks
    ]


def learning_kinds() -> list[tuple[str, Options]]:
    """The same, and the other goal of Auf und Ab, with which a learner sees every card as its opposite."""
    return [*kinds(), *(("auf-und-ab", {"players": players, "goal": "low"}) for players in (2, 3))]


def default_kinds() -> list[tuple[str, int]]:
    """Every game and player count, for the default deck."""
    return [(name, players) for name, by_players in DECKS.items() for players in by_players]


def kind_name(kind: tuple[str, Options]) -> str:
    """For the ids of tests: dnup-5-twins, auf-und-ab-2-full-low."""
    name, options = kind
    deck = options.get("deck", "full")
    goal = f"-{options['goal']}" if "goal" in options else ""
    return f"{name}-{options['players']}-{deck if isinstance(deck, str) else deck['name']}{goal}"


# --- strategies ---


@st.composite
def games(draw: st.DrawFn, small: bool = False) -> Game:
    """A game with random options; `small`: with a study deck."""
    name = draw(st.sampled_from(list(GAMES)))
    players = draw(st.sampled_from(list(DECKS[name])))
    deck = draw(st.sampled_from([deck for deck in DECKS[name][players] if not small or deck is not None]))
    options: Options = {"players": players} | ({} if deck is None else {"deck": deck})
    if name == "up-and-down":
        options["edition"] = draw(st.sampled_from(["classic", "ludolux"]))
        options["rounds"] = draw(st.integers(1, 3))
        options["tiebreak"] = draw(st.sampled_from(["extra-round", "shared"]))
    if name == "auf-und-ab":
        options["goal"] = draw(st.sampled_from(["high", "low"]))
    return updown.game(name, **options)


class Player:
    """Chooses moves for all seats. `even`: every move equally likely; `kinds`: first the kind of move, so that rare
    kinds come up; `hoard`: the same, but never playing a card where something else can be done; `first`, `last`:
    always that move of the list."""

    STYLES = ("even", "kinds", "hoard", "first", "last")

    def __init__(self, style: str, seed: int) -> None:
        self.style = style
        self.random = random.Random(seed)

    def __repr__(self) -> str:
        return f"Player({self.style!r})"

    def choose(self, match: Match) -> tuple[int, Json]:
        seat = self.random.choice(match.turn)
        actions = match.actions(seat)
        if self.style == "first":
            return seat, match.game.format_move(actions[0])
        if self.style == "last":
            return seat, match.game.format_move(actions[-1])
        if self.style == "even":
            return seat, match.game.format_move(self.random.choice(actions))
        moves = [match.game.format_move(action) for action in actions]
        kinds = {move["move"] for move in moves}
        if self.style == "hoard" and len(kinds) > 1:
            kinds.discard("play")
        kind = self.random.choice(sorted(kinds))
        return seat, self.random.choice([move for move in moves if move["move"] == kind])

    def play(self, match: Match) -> Json:
        """Plays one move; the event."""
        return match.play(*self.choose(match))


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**32)


@st.composite
def players(draw: st.DrawFn, styles: tuple[str, ...] = ("even", "kinds")) -> Player:
    return Player(draw(st.sampled_from(styles)), draw(seeds()))


@st.composite
def matches(draw: st.DrawFn, most: int = 120, small: bool = False) -> Match:
    """A match after up to `most` moves; it may be over."""
    match = draw(games(small=small)).deal(seed=draw(seeds()))
    player = draw(players())
    for _ in range(draw(st.integers(0, most))):
        if match.over:
            break
        player.play(match)
    return match


# --- what a deck holds, read from its data alone ---


def deck_cards(game: Game) -> Counter[str]:
    """The names of the cards in play, dnup's with the lower value first."""
    deck = game.deck
    if game.id == "up-and-down":
        return Counter(f"{suit}{value}" for suit in deck["suits"] for value in deck["values"])
    if game.id == "auf-und-ab":
        symbols = deck["symbols"]
        sets = [chosen for size in range(len(symbols) + 1) for chosen in combinations(symbols, size)]
        return Counter("".join(chosen) or "-" for chosen in sets)
    left_out = {"frown": 5, "smile": 4, "neutral": 3}
    names = list(deck["cards"])
    for symbol, players in left_out.items():
        names += deck.get(symbol, []) if game.players >= players else []
    return Counter(map(upright, names))


def upright(card: str) -> str:
    """A card of dnup with its lower value first, however it lies."""
    return "/".join(sorted(card.split("/"), key=int))


def table_cards(match: Match) -> Counter[str]:
    """The names of all cards of a match, wherever they are."""
    return Counter(_table_cards(match))


def _table_cards(match: Match) -> Iterator[str]:
    state, game, raw = match.state(), match.game, raw_state(match)
    if game.id == "dnup":
        for hand in state["hands"]:
            yield from map(upright, hand)
        for areas in state["sets"]:
            for cards in areas:
                yield from map(upright, cards)
        yield from notation_of(game).format_cards(raw.discarded, 0)
        return
    for hand in state["hands"]:
        yield from hand
    if game.id == "up-and-down":
        yield from state["aside"]
        yield from (card for card in state["chosen"] if card is not None)
        for trick in match.view(None)["played"]:
            yield from trick["cards"]
        return
    for piles in state["piles"]:
        for pile in piles:
            yield from pile
    yield from state["open"]
    yield from state["stock"]
    for seat in range(game.players):
        for place in range(raw.buried_count[seat]):
            yield notation_of(game).format_card(raw.buried[seat, place])


def raw_state(match: Match) -> Any:
    """The state's record: what the canonical state shows as numbers only is read there."""
    return match._state


def notation_of(game: Game) -> Any:
    """The names of the game's cards."""
    return vars(game)["notation"]
