"""The picture of a table beside a link: whose names and which cards are in it, and how often it is drawn."""

import asyncio
import io
import random
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

import updown
from updown.rules.match import Json
from updown.server import picture_drawer
from updown.server.app import make_app
from updown.server.picture_drawer import Busy, PictureDrawer, rasterize
from updown.server.preview_pictures import drawing
from updown.server.preview_svg import SIZE, PreviewSeat, preview
from updown.server.settings import Settings
from updown.table.commands import Start

KEY = ("abcdefghijklmnop", "en")


def texts(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


def test_names_bots_and_free_seats_are_written_and_nothing_a_name_says_is_markup() -> None:
    svg = preview(
        "dnup", "fr", [PreviewSeat("<b>&"), PreviewSeat(None), PreviewSeat(None, bot=True), PreviewSeat("x" * 30)]
    )
    assert texts(svg) == ["dnup", "&lt;b&gt;&amp;", "Place libre", "Bot", "x" * 15 + "…"]


@pytest.mark.parametrize("game", ["auf-und-ab", "up-and-down", "dnup"])
def test_the_table_is_the_one_that_an_onlooker_sees(game: str) -> None:
    match = updown.game(game, players=2).deal(seed=4)
    rng = random.Random(4)
    for _ in range(12):
        match.play(match.turn[0], rng.choice(match.moves(match.turn[0])))
    names = ["Anna", "Ben"]
    shown = match.svg(None, open_hands=False, names=names)
    assert {"Anna", "Ben"} <= set(texts(shown))
    assert "Seat 0" not in texts(shown)
    svg = preview(match.game.title, "en", [PreviewSeat(name) for name in names], shown)
    assert shown in svg
    # Other hidden cards give the same picture.
    worlds = {match.determinize(None, seed=seed).svg(None, open_hands=False, names=names) for seed in range(5)}
    assert worlds == {shown}


def asked(tmp_path: Path, *plans: Json) -> list[tuple[str, httpx.Response, str]]:
    """For a table of each plan: what may be drawn of it, what the server answers, and the page of the table."""

    async def story() -> list[tuple[str, httpx.Response, str]]:
        app: Any = make_app(Settings(database=f"sqlite:///{tmp_path / 'updown.db'}", warm_bots=False, bot_workers=1))
        found = []
        async with app.app.router.lifespan_context(app.app):
            services = app.app.state.services
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
                for plan in plans:
                    body = {"plan": plan, "name": "Ada", "bearer": True}
                    seat = (await http.post("/api/tables", json=body)).json()
                    if plan["seats"][1]["kind"] == "bot":
                        assert await services.hub.command(seat["table"], 0, Start())
                    header = await services.writer.call(services.store.header, seat["table"])
                    svg = await drawing(services, header[0], "en")
                    png = await http.get(f"/t/{seat['table']}/preview.png?lang=en")
                    page = (await http.get(f"/t/{seat['table']}")).text
                    assert seat["invite"] not in page
                    found.append((svg, png, page.replace(seat["table"], "TABLE")))
                missing = await http.get("/t/aaaaaaaaaaaaaaaa/preview.png")
                assert (missing.status_code, missing.json()["code"]) == (404, "server/no-such-table")
        return found

    return asyncio.run(story())


def test_cards_are_drawn_only_where_anybody_may_find_and_watch_the_table(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    plan: Json = {"game": "auf-und-ab", "options": {"players": 2}, "seats": seats}
    shown, unlisted, unwatched, waiting = asked(
        tmp_path,
        {**plan, "listed": True, "watch": "public"},
        {**plan, "listed": False, "watch": "open"},
        {**plan, "listed": True, "watch": "nobody"},
        {**plan, "listed": True, "watch": "public", "seats": [{"kind": "me"}, {"kind": "open"}]},
    )
    for svg, png, _ in (shown, unlisted, unwatched, waiting):
        assert (png.status_code, png.headers["content-type"]) == (200, "image/png")
        assert Image.open(io.BytesIO(png.content)).size == SIZE
        assert "Ada" in texts(svg)
    assert any(text.startswith("open cards") for text in texts(shown[0]))
    for svg, _, _ in (unlisted, unwatched):
        assert texts(svg) == ["Auf und Ab", "Ada", "Bot"]
    assert texts(waiting[0]) == ["Auf und Ab", "Ada", "Free seat"]
    assert 'content="http://here/t/TABLE/preview.png?lang=en"' in shown[2]


def test_where_nothing_can_be_drawn_the_game_has_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_drawer, "WORKER", tmp_path / "missing.py")
    plan: Json = {"game": "dnup", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    ((_, answer, _),) = asked(tmp_path, plan)
    assert (answer.status_code, answer.headers["location"]) == (302, "/preview-dnup.png")


def test_the_picture_is_a_png_of_the_right_size_with_letters_in_it() -> None:
    def ink(name: str) -> int:
        png = asyncio.run(rasterize(preview("dnup", "en", [PreviewSeat(name)])))
        image = Image.open(io.BytesIO(png)).convert("L")
        assert image.size == SIZE
        return sum(image.crop((70, 160, 600, 220)).histogram()[:128])

    assert ink("Bartholomé") > 3 * ink(".") > 0


def test_what_is_no_svg_is_no_picture() -> None:
    with pytest.raises(Busy):
        asyncio.run(rasterize("this is no picture"))


class Counted:
    """Draws nothing, and counts how often."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.go_on = asyncio.Event()
        self.go_on.set()
        monkeypatch.setattr(picture_drawer, "rasterize", self.draw)

    async def draw(self, svg: str) -> bytes:
        self.asked.append(svg)
        await self.go_on.wait()
        return svg.encode()


def test_a_picture_is_drawn_again_only_when_something_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        counted, drawer = Counted(monkeypatch), PictureDrawer()
        assert drawer.fresh(KEY, 0.0) is None
        assert await drawer.draw(KEY, "one", 0.0) == b"one"
        assert drawer.fresh(KEY, 19.0) == b"one"
        assert drawer.fresh(KEY, 21.0) is None
        assert await drawer.draw(KEY, "one", 21.0) == b"one"
        assert drawer.fresh(KEY, 40.0) == b"one"
        assert await drawer.draw(KEY, "two", 50.0) == b"two"
        assert counted.asked == ["one", "two"]
        drawer.forget(KEY[0])
        assert drawer.fresh(KEY, 50.0) is None

    asyncio.run(story())


def test_who_asks_for_too_many_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        counted, drawer = Counted(monkeypatch), PictureDrawer()
        for number in range(picture_drawer.DRAWN_AT_ONCE):
            await drawer.draw((f"table {number}", "en"), f"{number}", 0.0)
        with pytest.raises(Busy):
            await drawer.draw(KEY, "more", 0.0)
        assert await drawer.draw(KEY, "later", 2.0) == b"later"
        assert len(counted.asked) == picture_drawer.DRAWN_AT_ONCE + 1

    asyncio.run(story())


def test_only_a_few_wait_to_be_drawn_and_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        counted, drawer = Counted(monkeypatch), PictureDrawer()
        counted.go_on.clear()
        waiting = [asyncio.create_task(drawer.draw((f"{n}", "en"), f"{n}", 0.0)) for n in range(6)]
        await asyncio.sleep(0)
        counted.go_on.set()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(each, Busy) for each in results] == [False] * 4 + [True] * 2
        monkeypatch.setattr(picture_drawer, "MOST_KEPT", 2)
        await drawer.draw(("last", "en"), "last", 1.0)
        assert [drawer.fresh((name, "en"), 1.0) for name in ("2", "3", "last")] == [None, b"3", b"last"]

    asyncio.run(story())


def test_the_worker_imports_nothing_of_ours() -> None:
    source = Path(picture_drawer.WORKER).read_text("utf-8")
    assert re.findall(r"^(?:from|import) (\w+)", source, re.MULTILINE) == ["os", "sys", "pathlib", "resvg_py"]
