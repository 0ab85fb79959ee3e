"""Results show themselves: a short table as text, and HTML with drawn intervals for a notebook."""

import xml.etree.ElementTree as ET

import pytest

import updown
from updown.engine.showing import Bar, Shown, html_table, text_table


def test_a_simulation_prints_as_a_short_table() -> None:
    result = updown.simulate("dnup", players=2, games=200, seed=1)
    lines = repr(result).splitlines()
    assert lines[0] == "200 games of dnup by random moves (players 2, deck dnup-40; seed 1)"
    assert lines[1].split() == ["seat", "agent", "mean", "score", "95", "%", "win", "share", "95", "%"]
    low, high = result.seats[0].win_share_ci
    assert lines[2].endswith(f"{result.seats[0].win_share:.1%}  {low:.1%} to {high:.1%}")
    assert len(lines) == 5


@pytest.mark.parametrize("mark", [None, 0.5])
def test_the_html_is_well_formed_escaped_and_draws_every_interval(mark: float | None) -> None:
    nan = float("nan")
    bars = [Bar(0.2, (0.1, 0.3)), Bar(0.9, (0.8, 1.0)), Bar(nan, (nan, nan))]
    rows = [["<b>", "20%"], ["&", "90%"], ["–", "–"]]
    shown = Shown("<title>", ["agent", "share"], rows, ["a note & more"], bars, mark, "axis")
    root = ET.fromstring(html_table(shown))
    svgs = root.findall(".//{http://www.w3.org/2000/svg}svg")
    assert len(svgs) == 3
    assert len(root.findall(".//{http://www.w3.org/2000/svg}circle")) == 2
    dots = [float(dot.get("cx", "")) for dot in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert dots[0] < dots[1]
    assert root.find("b") is None
    assert "<title>" in "".join(root.itertext())
    assert text_table(shown).splitlines() == [
        "<title>",
        "agent  share",
        "<b>      20%",
        "&        90%",
        "–          –",
        "a note & more",
    ]


def test_one_value_alone_is_drawn_in_the_middle() -> None:
    root = ET.fromstring(html_table(Shown("t", ["a"], [["1"]], [], [Bar(3.0, (3.0, 3.0))])))
    [dot] = root.iter("{http://www.w3.org/2000/svg}circle")
    assert float(dot.get("cx", "")) == 110
