"""Stories of fair deals: a browser that saw the promises does not believe a forged record, its receipt is checked
without the server, and who does not answer is left out for all to see."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Route, expect
from websockets.sync.client import ClientConnection, connect

import updown
from kit.browser import Visitor, visit
from kit.browser_players import PLAYERS
from kit.browser_scenery import bring_on, open_table
from kit.live import RunningServer, socket_address
from updown.cli.main import main
from updown.rules.match import Json
from updown.table import provable_deal
from updown.table.proof import check_record

RECORD = "**/api/tables/*/record?*"


def forge(record: Json) -> Json:
    """Another deal with an impeccable proof, from a secret that the server never committed to."""
    forged = {**record, "rounds": [], "proof": {**record["proof"]}}
    deal = {**record["proof"]["deals"][0], "secret": "f0" * 32}
    table = record["proof"]["table"]
    deal["commitment"] = provable_deal.commitment(table, deal["deal"], deal["secret"])
    seed = provable_deal.round_seed(table, deal["deal"], deal["secret"], deal["parts"])
    setup = updown.replay(record).deal_setup(provable_deal.deal_stream(seed))
    forged["rounds"] = [{"setup": setup, "events": []}]
    forged["proof"]["deals"] = [deal]
    assert check_record(forged).consistent
    return forged


@contextmanager
def answering(mia: Visitor, record: Json) -> Iterator[None]:
    """The server gives this record instead of the true one."""

    def give(route: Route) -> None:
        route.fulfill(json=record)

    mia.page.route(RECORD, give)
    yield
    mia.page.unroute(RECORD)


def save(mia: Visitor, message_id: str, folder: Path) -> Path:
    with mia.page.expect_download() as found:
        mia.press(mia.button(message_id))
    file = folder / found.value.suggested_filename
    found.value.save_as(file)
    return file


def test_a_browser_that_saw_the_promises_refuses_a_forged_record(
    browser: Browser, server: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Mia's match is over. A forged record is consistent with itself, and her browser says no; the true one it calls
    fair. She saves it with her receipt, and a program of her own says the same, without the server."""
    with visit(browser, server.base) as mia:
        mia.go()
        mia.play_now("auf-und-ab")
        PLAYERS["auf-und-ab"](mia).play(moves=2)
        bring_on(mia, mia.table)
        expect(mia.end).to_be_visible()
        record = mia.record()
        assert record["proof"]["deals"][0]["parts"][0] != ""
        with answering(mia, forge(record)):
            mia.press(mia.button("web-check-deal"))
            expect(mia.text("web-deal-forged")).to_be_visible()
        mia.press(mia.button("web-check-deal"))
        expect(mia.text("web-deal-fair")).to_be_visible()

        saved, receipt = save(mia, "web-save-record", tmp_path), save(mia, "web-save-receipt", tmp_path)
        assert saved.name.removesuffix(".json") + ".receipt.json" == receipt.name
        assert json.loads(saved.read_text()) == record
        capsys.readouterr()
        assert main(["verify", str(saved), "--receipt", str(receipt)]) == 0
        assert "The deal was fair in the only round" in capsys.readouterr().out
        assert main(["verify", str(saved)]) == 0
        assert "fair" not in capsys.readouterr().out
        saved.write_text(json.dumps(forge(record)))
        assert main(["verify", str(saved), "--receipt", str(receipt)]) == 1
        assert "the server's secret is not the one it committed to" in capsys.readouterr().out

        # Another browser of hers has seen nothing of it.
        mia.page.evaluate("localStorage.clear()")
        mia.page.reload()
        mia.press(mia.button("web-check-deal"))
        expect(mia.text("web-deal-unproven")).to_be_visible()


class Guest:
    """Somebody at a table whose program promises a part of the deal and never reveals it."""

    def __init__(self, line: ClientConnection, table: str, seat: int) -> None:
        self.line, self.table, self.seat = line, table, seat

    def do(self, command: Json, number: int) -> None:
        self.line.send(json.dumps({"type": "do", "id": f"g{number}", "command": command}))

    def promise(self) -> None:
        commitment = provable_deal.part_commitment(self.table, 0, self.seat, "ab" * 32)
        self.do({"do": "commit-part", "deal": 0, "commitment": commitment}, 1)
        while (message := self._hear())["type"] != "done":
            pass
        assert message["id"] == "g1"

    def _hear(self) -> dict[str, Any]:
        heard: dict[str, Any] = json.loads(self.line.recv(timeout=30))
        assert heard["type"] != "refused", heard
        return heard


def test_who_does_not_reveal_is_left_out_for_all_to_see(browser: Browser, server: RunningServer) -> None:
    """Mia starts a match with a guest who has promised a part and does not reveal it. For a moment she reads that
    cards are being dealt; then they are there, and the log says who was left out."""
    with visit(browser, server.base) as mia:
        table, _, invite = open_table(mia, "dnup", 2, friends=True).partition("#")
        asked = {"name": "Ben", "invite": invite, "bearer": True}
        seat = httpx.post(f"{mia.base}/api/tables/{table}/join", json=asked).json()
        mia.go(f"/t/{table}#{invite}")
        address, bearer = socket_address(mia.base, table), {"Authorization": f"Bearer {seat['token']}"}
        with connect(address, additional_headers=bearer, proxy=None) as line:
            line.send(json.dumps({"type": "hello", "have": 0}))
            Guest(line, table, seat["seat"]).promise()
            mia.press(mia.button("web-start"))
            expect(mia.text("web-dealing")).to_be_visible()
            expect(mia.group("web-dn-values")).to_be_visible()
        mia.press(mia.button("web-log-talk"))
        expect(mia.text("line-left-out", who="Ben", you="nobody")).to_be_visible()
