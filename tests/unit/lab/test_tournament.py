"""Real tournaments, and the pages that are made of them."""

import json
import re
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from updown.extras import MissingExtra
from updown.lab import arena, report
from updown.lab.tournament import TournamentResult

Bot = Callable[[str], str]


def quick(agents: list[str], deals: int = 30, **more: Any) -> TournamentResult:
    wishes: dict[str, Any] = {"seed": 5, "jobs": 1, "players": 2, "deck": "small-9", **more}
    return arena.tournament("up-and-down", agents, deals, **wishes)


class Page(HTMLParser):
    """What a page consists of: elements that stay open, and every attribute."""

    VOID = frozenset({"meta", "br", "link", "img", "hr", "input"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(text: str, pictures: int) -> None:
    """Well formed, complete in itself, and with words for those who cannot see the pictures."""
    page = Page(text)
    assert page.open == []
    assert not {"script", "link", "img", "iframe", "object"} & {tag for tag, _ in page.seen}
    for tag, attributes in page.seen:
        for name, value in attributes.items():
            if name in ("src", "href", "xlink:href", "data", "action"):
                assert (value or "").startswith("#"), (tag, name, value)
    assert not re.search(r"@import|url\((?!#)", text)
    assert set(re.findall(r"https?://[^\"' <]*", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    svgs = [attributes for tag, attributes in page.seen if tag == "svg"]
    assert len(svgs) == pictures
    assert all(svg["role"] == "img" and svg["aria-label"] for svg in svgs)
    ids = [attributes["id"] for _, attributes in page.seen if "id" in attributes]
    assert len(ids) == len(set(ids))


@pytest.fixture
def played(bot: Bot) -> TournamentResult:
    return quick(["random", bot("first"), bot("as_move")])


def test_every_ordered_pair_is_played(played: TournamentResult) -> None:
    pairs = {(result.hero, result.field) for result in played.pairings}
    assert len(pairs) == 6
    assert all(result.deals_counted == 30 for result in played.pairings)
    content = json.loads(json.dumps(played.to_json()))
    assert {"agents", "ladder", "matrix", "matrix_ci", "cycles", "warnings", "failures", "pairings"} <= set(content)
    assert content["matrix"][1][1] is None
    assert content["matrix"][0][1] == next(
        result.win_share for result in played.pairings if (result.hero, result.field) == played.agents[:2]
    )


def test_a_pair_of_a_tournament_is_that_pair_alone(played: TournamentResult) -> None:
    inside = played.pairings[0]
    alone = arena.run("up-and-down", inside.hero, inside.field, 30, seed=5, jobs=1, players=2, deck="small-9")
    assert (inside.advantage, inside.win_share_ci) == (alone.advantage, alone.win_share_ci)


def test_a_tournament_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    quick(["random", "beginner"], 2, resume=file)
    reported: list[int] = []
    quick(["random", "beginner"], 3, resume=file, progress=lambda done, _: reported.append(done))
    assert reported == [4, 5, 6]
    with pytest.raises(ValueError, match="belongs to another run: agents"):
        quick(["beginner", "random"], 3, resume=file)


def test_a_tournament_goes_on_without_an_agent_that_always_fails(bot: Bot) -> None:
    crash = bot("crash")
    result = quick(["random", crash, bot("first")], 4)
    assert {standing.agent for standing in result.ladder[:2]} == {"random", str(Path(crash).with_name("first.py"))}
    assert result.ladder[2].agent == crash
    content = result.to_json()
    assert content["ladder"][2]["elo"] is None
    assert content["matrix"][0][1] is None
    assert content["failures"][0]["agent"] == crash
    text = report.page(result)
    check_page(text, 3)
    assert "crash.py" in text
    assert str(Path(crash).parent) not in text


def test_any_name_has_a_short_form() -> None:
    names = ["expert:time=0.2", "a/b/bot.py:time=0.2", "expert:time=0.2 or random"]
    assert [report.short(name) for name in names] == ["expert:time=0.2", "bot.py:time=0.2", "expert:time=0.2 or random"]


@pytest.mark.parametrize(
    ("agents", "problem"),
    [
        ([], r"a tournament of 0 agents \(none\): expected 2 or more"),
        (["random"], r"a tournament of 1 agents \(random\): expected 2 or more"),
        (["random", "beginner", "random"], "agent random is there 2 times: expected different agents"),
        (["random", "nobody"], "there is no agent 'nobody'"),
    ],
)
def test_bad_tournaments_are_refused(agents: list[str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        quick(agents)


# --- pages ---


def test_the_page_of_a_tournament(played: TournamentResult) -> None:
    text = report.page(played)
    check_page(text, 3)
    for wanted in ("The ladder", "Strength against thinking time", "Who wins against whom", "first.py", "--seed 5"):
        assert wanted in text
    assert "cores" in text
    folder = str(Path(played.agents[1]).parent)
    assert folder not in text


def test_the_page_of_a_pairing(bot: Bot) -> None:
    result = arena.run("up-and-down", bot("first"), "random", 5, seed=5, jobs=1, players=3)
    text = report.page(result)
    check_page(text, 2)
    assert "--hero first.py --field random --deals 5" in text
    assert "5 deals are few" in text


def test_names_are_escaped(played: TournamentResult) -> None:
    assert report.table(["<b>"], [["a & b"]]).count("&lt;b&gt;") == 1


def test_without_the_extra_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "updown.lab.plots", raising=False)
    with pytest.raises(MissingExtra, match=re.escape("pip install 'updown[lab]'")):
        report.check_drawing()
