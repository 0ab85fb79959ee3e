"""Learning curves: how strong a network was at each measurement, and the page that shows it."""

from collections.abc import Sequence
from html import escape
from typing import Any, TypedDict

from updown.agents.learned import Master, Net
from updown.agents.models import SEARCH, Model
from updown.games.registry import game_type
from updown.lab import arena
from updown.lab.report import STYLE, check_drawing, picture, section, span, table
from updown.rules.match import Game


class Point(TypedDict):
    """One measurement of the arena: the network against a rival."""

    updates: int
    hours: float
    rival: str
    deals: int
    advantage: float
    advantage_ci: tuple[float, float]
    win_share: float
    win_share_ci: tuple[float, float]


def measure(model: Model, game: Game, rivals: Sequence[str], deals: int, seed: int) -> list[Point]:
    """Plays the network against each rival, always with the same deals. It changes nothing in the training."""

    kind: type[Net | Master] = Master if model.method == SEARCH else Net

    class Trained(kind):  # type: ignore[misc, valid-type]
        name = "trained"

        def model_for(self, game: Game) -> Model | None:
            return model

    points: list[Point] = []
    for rival in rivals:
        result = arena.run(game, Trained, rival, deals=deals, seed=seed, jobs=1)
        points.append(
            Point(
                updates=model.origin.updates,
                hours=model.origin.hours,
                rival=rival,
                deals=deals,
                advantage=result.advantage,
                advantage_ci=result.advantage_ci,
                win_share=result.win_share,
                win_share_ci=result.win_share_ci,
            )
        )
    return points


def page(model: Model, points: Sequence[dict[str, Any]]) -> str:
    """The page with the curves: advantage against each rival over the hours, then the figures."""
    plots = check_drawing()
    title = f"{game_type(model.game).title}, {model.players} players: learning curves"
    rivals = list(dict.fromkeys(point["rival"] for point in points))
    lines = {
        rival: [
            plots.Measured(f"{point['hours']:.2f} h", point["advantage"], *point["advantage_ci"], point["hours"])
            for point in points
            if point["rival"] == rival
        ]
        for rival in rivals
    }
    alt = "Advantage over the hours: " + "; ".join(
        f"against {rival} {line[0].value:+.2f} at first, {line[-1].value:+.2f} at last" for rival, line in lines.items()
    )
    curves = (
        picture(
            "How strong it was when",
            plots.draw_curves(lines, "hours of training", "points a match ahead of the others", alt),
            "Bars are 95% intervals. Above the dashed line the network is better than its rival.",
        )
        if points
        else ""
    )
    heads = ["hours", "updates", "against", "deals", "advantage", "95%", "win share", "95%"]
    rows = [
        [
            f"{point['hours']:.2f}",
            f"{point['updates']:,}",
            point["rival"],
            f"{point['deals']}",
            f"{point['advantage']:+.3f}",
            span(tuple(point["advantage_ci"]), "+.3f"),
            f"{point['win_share']:.1%}",
            span(tuple(point["win_share_ci"]), ".1%"),
        ]
        for point in points
    ]
    origin = model.origin
    how = f"seed {origin.seed}, {origin.updates:,} updates in {origin.hours:.2f} hours, method {model.method}"
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n<h1>{escape(title)}</h1>\n"
        f"{curves}{section('Figures', table(heads, rows))}"
        f'{section("How this was made", f"<pre>{escape(origin.command)}</pre>")}<p class="small">{escape(how)}</p>'
        "</body></html>\n"
    )
