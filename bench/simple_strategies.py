"""Does a simple trick beat the best agent? Strategies that a person could try, each in a field of that agent: its share
of the wins with a 95 % interval. None may be above the fair share. `--page` writes the figures into the page of
strength.py."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from rich.console import Console
from rich.table import Table
from strength import keep, row_of

import updown
from updown.agents.api import Agent, Observation
from updown.agents.registry import make_agent
from updown.games.registry import GAMES
from updown.lab import arena
from updown.rules.match import Game, Json

Value: TypeAlias = Callable[[Json, Json], float]
"""How much a strategy likes a move, from the move and the view of its seat."""
FEW_CARDS = 3


def strategy(label: str, value: Value) -> type[Agent]:
    """An agent that plays what it likes best; of equal moves any."""

    class Simple(Agent):
        name = label
        about = "a simple strategy"

        def policy(self, observation: Observation) -> Sequence[float]:
            liked = [value(move, observation.view) for move in observation.moves]
            best = max(liked)
            chosen = [float(like == best) for like in liked]
            return [share / sum(chosen) for share in chosen]

    return Simple


class RandomAtTheEnd(Agent):
    name = "random at the end"
    about = "plays as casual does until it has few cards left, then anything"

    def __init__(self, game: Game, *, seed: int = 0, **settings: float | None) -> None:
        super().__init__(game, seed=seed, **settings)
        self.casual = make_agent("casual", game, seed=seed)

    def policy(self, observation: Observation) -> Sequence[float]:
        if len(observation.view["hands"][observation.seat]) > FEW_CARDS:
            return self.casual.policy(observation)
        return [1 / len(observation.moves)] * len(observation.moves)


# --- Up & Down ---


def strength(card: str, view: Json) -> float:
    """How strong a card is now: trumps first, then the seat's own suit by value."""
    value, suit = int(card[1:]), card[0]
    if value == view["trump"]:
        return 100.0
    if suit != view["suits"][view["seat"]]:
        return 0.0
    return float(value if view["side"] == "up" else 16 - value)


def choose(like: Callable[[str, Json], float], change: str) -> Value:
    """Chooses the card that it likes best; the trick boss makes this change."""
    return lambda move, view: like(move["card"], view) if move["move"] == "choose" else float(move["move"] == change)


def last_winner(view: Json) -> float:
    """The value of the card that won the last trick, or of the first card."""
    if not view["played"]:
        return 7.0
    trick = view["played"][-1]
    return float(trick["cards"][trick["winner"] or 0][1:])


def hoard(card: str, view: Json) -> float:
    """Keeps what is strong for the last four tricks."""
    return strength(card, view) * (1 if len(view["hands"][view["seat"]]) <= 4 else -1)


UP_AND_DOWN = {
    "always trump": choose(lambda card, view: strength(card, view) if strength(card, view) >= 100 else -1, "flip"),
    "rush": choose(strength, "rotate"),
    "hoard": choose(hoard, "roll"),
    "stall": choose(lambda card, view: -strength(card, view), "roll"),
    "copy": choose(lambda card, view: -abs(int(card[1:]) - last_winner(view)), "flip"),
}

# --- Auf und Ab ---


def worth(card: str) -> int:
    """The value of a card: each symbol counts double the one before."""
    return sum(1 << "ABCDE".index(symbol) for symbol in card if symbol != "-")


def gain(move: Json, view: Json) -> tuple[bool, float]:
    """Whether a play is on a pile of one's own, and by how much the pile rises (goal high)."""
    seat, number = move["pile"]
    return seat == view["seat"], worth(move["card"]) - worth(view["piles"][seat][number][-1])


def lay_high(move: Json) -> float:
    return float(sum(map(worth, move["cards"])))


def auf_und_ab(play: Callable[[bool, float], float], otherwise: dict[str, float]) -> Value:
    """Lays high cards, then plays what it likes best; else it likes these kinds of moves."""

    def value(move: Json, view: Json) -> float:
        if move["move"] == "lay":
            return lay_high(move)
        return play(*gain(move, view)) if move["move"] == "play" else otherwise.get(move["move"], 0.0)

    return value


AUF_UND_AB = {
    "up only": auf_und_ab(lambda mine, rise: rise if mine else -100, {"draw": 0.5}),
    "spoil": auf_und_ab(lambda mine, rise: rise / 100 if mine else -rise, {"draw": 0.5}),
    "rush": auf_und_ab(lambda mine, rise: 100 + (rise if mine else -rise), {"bury": 50}),
    "hoard": auf_und_ab(lambda mine, rise: rise / 100 if mine else -100, {"draw": 10, "keep": 10, "swap": 5}),
    "swap": auf_und_ab(lambda mine, rise: rise / 10 if mine else -100, {"swap": 10, "keep": 10, "draw": 5}),
}

# --- dnup ---


def dnup(by_size: float, by_value: float, otherwise: dict[str, float]) -> Value:
    """Plays the set that it likes best, by size and value; else it likes these kinds of moves."""

    def value(move: Json, view: Json) -> float:
        if move["move"] == "play":
            return by_size * len(move["cards"]) + by_value * int(move["cards"][0].split("/")[0])
        return otherwise.get(move["move"], -100.0)

    return value


DNUP = {
    "large sets": dnup(10, 1, {"add": 5}),
    "low cards first": dnup(0, -1, {"add": -5}),
    "high cards first": dnup(0, 1, {"add": 5}),
    "take all": dnup(1, 0, {"take": 50}),
    "stall": dnup(0, 1, {"rotate": 50}),
    "add": dnup(1, 0, {"add": 50}),
}
STRATEGIES: dict[str, dict[str, Value]] = {"up-and-down": UP_AND_DOWN, "auf-und-ab": AUF_UND_AB, "dnup": DNUP}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--players", type=int, nargs="+", help="which numbers of players (all)")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--field", default="master")
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument("--page", action="store_true", help="write the figures into the page of the documentation")
    args = parser.parse_args()
    console, rows = Console(), []
    for name in args.games:
        counts = GAMES[name].players_option()
        made = [*(strategy(label, value) for label, value in STRATEGIES[name].items()), RandomAtTheEnd]
        for players in args.players or range(counts.low, counts.high + 1):
            game = updown.game(name, players=players)
            found = [arena.run(game, hero, args.field, deals=args.deals, seed=args.seed, jobs=1) for hero in made]
            console.print(shown(game, found))
            rows += [one_row(game, result) for result in found]
            if args.page:
                place = f"{name} {players}"
                keep("simple", {f"{place} {each.hero}": row_of(each) for each in found})
    if args.json:
        args.json.write_text(json.dumps(rows, indent=1) + "\n")
    above = [row for row in rows if row["win_share"] > row["fair_share"]]
    return 1 if above else 0


def one_row(game: Game, result: Any) -> dict[str, Any]:
    return {
        "game": game.id,
        "players": game.players,
        "strategy": result.hero,
        "advantage": result.advantage,
        "advantage_ci": result.advantage_ci,
        "win_share": result.win_share,
        "win_share_ci": result.win_share_ci,
        "fair_share": result.fair_share,
        "deals": result.deals_counted,
    }


def shown(game: Game, results: Sequence[Any]) -> Table:
    fair = f"a fair share is {1 / game.players:.1%}"
    made = Table(title=f"{game.title}, {game.players} players, {results[0].deals_counted} deals: {fair}")
    for title in ("strategy", "advantage", "95 %", "win share", "95 %"):
        made.add_column(title, justify="left" if title == "strategy" else "right")
    for result in results:
        low, high = result.advantage_ci
        least, most = result.win_share_ci
        made.add_row(
            result.hero,
            f"{result.advantage:+.2f}",
            f"{low:+.2f} to {high:+.2f}",
            f"{result.win_share:.1%}",
            f"{least:.1%} to {most:.1%}",
        )
    return made


if __name__ == "__main__":
    sys.exit(main())
