"""Stories of several people, each at a browser of their own: friends over an invite link, a server that dies in the
middle, and somebody who watches and sees nothing that is hidden."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import GAMES, PHONE, Visitor, visit
from kit.browser_players import CORNER, PLAYERS, AufUndAbPlayer, play_together
from kit.browser_scenery import bring_on, bring_on_together
from kit.live import QUICKLY, RunningServer, running_server
from updown.rules.match import Json


def open_table(anna: Visitor, game: str, *, players: int) -> str:
    """Anna opens a table for friends, at which nobody is in a hurry; the link that she is to send."""
    anna.go()
    anna.press(anna.game(game).get_by_role("button", name=anna.words("web-choose"), exact=True))
    anna.page.get_by_role("dialog").get_by_label(anna.words("web-your-name")).fill("Anna")
    anna.choice("web-players", str(players)).check()
    for seat in range(2, players + 1):
        anna.pick("web-seat-for", anna.words("web-setup-friend"), seat=seat)
    anna.pick("web-time", anna.words("web-count-minutes", count=5))
    anna.press(anna.button("web-open-table"))
    return anna.page.locator("code").inner_text()


# --- friends ---


def test_two_friends_play_over_an_invite_link(browser: Browser, server: RunningServer) -> None:
    """Anna opens a table and sends the link. Ben loses its end on the way, then follows all of it and sits down. In the
    middle Ben's browser loads the page anew, and he plays on; programs beside their pages make the last moves. Both see
    the same result and want to play once more. Neither is ever sent what only the other may know."""
    with visit(browser, server.base) as anna, visit(browser, server.base) as ben:
        link = open_table(anna, "auf-und-ab", players=2)
        expect(anna.text("web-open-seat")).to_be_visible()
        ben.page.goto(link.partition("#")[0])
        expect(ben.text("web-no-table")).to_be_visible()
        # As it should be, this once.
        assert "server/no-such-table" in ben.problems.pop()
        ben.page.goto(link)
        ben.page.get_by_label(ben.words("web-your-name")).fill("Ben")
        ben.press(ben.button("web-sit"))
        expect(ben.text("web-host-starts")).to_be_visible()
        anna.press(anna.button("web-start"))

        friends = AufUndAbPlayer(anna), AufUndAbPlayer(ben)
        play_together(friends, moves=6)
        before = ben.match
        ben.page.reload()
        ben.wait(lambda: ben.match is not before, "nothing was received after the page was loaded anew")
        assert ben.match is not None
        expect(friends[1].hand).to_have_count(len(ben.match["view"]["hands"][1]))
        play_together(friends, moves=4)
        bring_on_together([anna, ben], anna.table)

        for who in (anna, ben):
            expect(who.end).to_be_visible()
            sheet = who.page.get_by_role("table", name=who.words("web-scores"), exact=True)
            assert sheet.get_by_role("rowheader").all_inner_texts() == ranking(who)
        check_frames(anna, "auf-und-ab", seat=0, record=anna.record())
        check_frames(ben, "auf-und-ab", seat=1, record=anna.record())

        anna.press(anna.button("web-rematch"))
        expect(anna.button("web-rematch-waits")).to_be_visible()
        ben.press(ben.button("web-rematch"))
        for friend in friends:
            friend.wait_for_turn()


def test_a_host_goes_on_with_her_phone(browser: Browser, server: RunningServer) -> None:
    """Anna waits for Ben, and moves to her phone by the link in the picture. The table is hers there, with the link for
    her friends, and no longer at the old place. She takes another name, which Ben sees."""
    with visit(browser, server.base) as anna, visit(browser, server.base, size=PHONE) as phone:
        link = open_table(anna, "dnup", players=2)
        anna.press(anna.button("web-menu"))
        anna.press(anna.button("web-move-seat"))
        code = anna.page.get_by_role("dialog").locator(".code").inner_text().replace(" ", "")
        phone.go(f"/#move={code}.{link.partition('#')[2]}")
        phone.press(phone.button("web-join-do"))
        expect(phone.page.locator("code")).to_have_text(link)
        expect(anna.text("web-seat-moved")).to_be_visible()

        with visit(browser, server.base) as ben:
            ben.page.goto(link)
            ben.press(ben.button("web-sit"))
            phone.press(phone.button("web-menu"))
            phone.press(phone.button("web-rename"))
            phone.page.get_by_label(phone.words("web-your-name")).fill("Annette")
            phone.press(phone.button("web-rename-do"))
            expect(phone.button("web-menu")).to_be_focused()
            expect(ben.page.get_by_text("Annette").first).to_be_visible()
            expect(phone.button("web-start")).to_be_visible()


def ranking(visitor: Visitor) -> list[str]:
    """The names at the table as the visitor reads them, the winner's first."""
    assert visitor.match is not None
    view = visitor.match["view"]
    names = ["Anna", "Ben"]
    names[view["seat"]] = visitor.words("web-table-you")
    return [names[seat] for seat in sorted(range(2), key=lambda seat: -view["scores"][seat])]


# --- the server dies ---


def test_play_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    """In the middle of a game the server is gone. The page says so, and what is pressed meanwhile is not lost: when the
    server is there again, the move is made, once, and play goes on."""
    with running_server(tmp_path, *QUICKLY, compiled=True) as server, visit(browser, server.base) as anna:
        anna.go()
        anna.play_now("auf-und-ab")
        player = AufUndAbPlayer(anna)
        player.play(moves=1)
        expect(player.draw).to_be_visible()
        server.kill()
        expect(anna.text("web-reconnecting")).to_be_visible()
        held = player.hand.count()
        anna.press(player.hand.first, position=CORNER)
        anna.press(player.draw)
        before = anna.plays
        anna.press(player.draw)
        server.start()
        expect(anna.text("web-reconnecting")).to_be_hidden()
        player.made(before)
        expect(player.keep.or_(player.draw).first).to_be_visible()
        assert player.hand.count() == held
        # That nobody answered is what the browser itself complains of.
        anna.problems = [each for each in anna.problems if "ERR_CONNECTION_REFUSED" not in each]
        player.play(moves=2)


# --- what is hidden ---

CARDS = {
    "up-and-down": re.compile(r"[DHSC]\d+"),
    "auf-und-ab": re.compile(r"-|A?B?C?D?E?(?<=.)"),
    "dnup": re.compile(r"\d/\d"),
}
MOVES = {
    *("played", "added", "took", "rotated"),
    *("laid", "drew", "swapped", "kept", "buried"),
    *("flipped", "rolled", "chosen"),
}
"""The lines of the log that are a move each; others tell what came of one."""


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_nothing_hidden(game: str, browser: Browser, server: RunningServer) -> None:
    """Olga follows the link to watch. Anna plays against bots, most moves by a program beside her page, and neither
    is ever sent a card that did not lie open before, or was dealt to Anna. Nor does Olga get the record."""
    with visit(browser, server.base) as anna, visit(browser, server.base) as olga:
        link = open_table(anna, game, players=2 if game == "auf-und-ab" else 3)
        olga.page.goto(link)
        expect(olga.button("web-sit")).to_be_visible()
        anna.press(anna.button("web-fill-start"))
        olga.at_table()
        expect(olga.text("web-watching")).to_be_visible()
        PLAYERS[game](anna).play(moves=2)
        bring_on(anna, urlsplit(link).path.removeprefix("/t/"))
        for each in (anna, olga):
            each.wait(partial(is_over, each), "the match is not over")

        record = anna.record()
        check_frames(anna, game, seat=0, record=record)
        check_frames(olga, game, seat=None, record=record)
        with pytest.raises(AssertionError, match="cannot be known"):
            check_frames(anna, game, seat=None, record=record)
        assert olga.record() is None
        assert olga.match is not None
        assert olga.match["open"] is None


def is_over(visitor: Visitor) -> bool:
    return visitor.match is not None and bool(visitor.match["view"]["over"])


def check_frames(visitor: Visitor, game: str, seat: int | None, record: Json) -> None:
    """Until the match is over, every card in a message was face up before or was the seat's own, and no message has the
    secret of a deal. An onlooker does not receive hidden cards even after the match."""
    seen = Seen(game, seat, record)
    checked = 0
    ever: set[str] = set()
    for update in visitor.updates:
        known = seen.follow(update["lines"])
        if seen.ended and seat is not None:
            break
        best = [line for line in update["lines"] if line["code"].endswith("/best")]
        sent = cards_in({**update, "lines": [line for line in update["lines"] if line not in best]}, game)
        ever |= sent
        # The best turn of the match may be one of an earlier round: its cards lay open then.
        assert cards_in(best, game) <= ever
        assert sent <= known, f"event {update['number']}: {sorted(sent - known)} cannot be known"
        # The secret of a round may be sent after its last move, and not before.
        secrets = record["proof"]["deals"][seen.round + (not seen.events) :]
        assert not any(deal["secret"] in json.dumps(update) for deal in secrets)
        checked += bool(sent)
    assert seen.ended
    assert checked > 3


class Seen:
    """Which cards a seat, or an onlooker, has seen in a match: worked out from its record alone."""

    def __init__(self, game: str, seat: int | None, record: Json) -> None:
        self.game = game
        self.seat = seat
        self.rounds: list[Json] = record["rounds"]
        self.round = -1
        self.events: list[Json] = []
        """Those of the round that are still to come."""
        self.sealed: set[str] = set()
        self.known: set[str] = set()
        self.number = 0
        self.ended = False

    def follow(self, lines: list[Json]) -> set[str]:
        """The cards that one message with these lines may show. Lines that came before change nothing."""
        fresh = [line for line in lines if line["number"] > self.number]
        known = set(self.known)
        for line in fresh:
            self.number = line["number"]
            area, _, fact = line["code"].partition("/")
            if line["code"] == "table/dealt":
                self.deal()
            elif line["code"] == "table/ended":
                self.ended = True
            elif area == self.game and fact in MOVES:
                self.see(self.events.pop(0))
            elif fact in ("trick", "revealed"):
                self.known |= self.sealed
                self.sealed = set()
            known |= self.known
        return known

    def deal(self) -> None:
        """Another round: nothing is known but the own hand."""
        self.round += 1
        dealt = self.rounds[self.round]
        self.events = list(dealt["events"])
        self.known = set() if self.seat is None else set(map(same_card, dealt["setup"]["hands"][self.seat]))

    def see(self, event: Json) -> None:
        cards = {same_card(card) for key in ("card", "cards", "discard", "take") for card in texts_in(event.get(key))}
        if event["move"] in ("choose", "lay"):
            self.sealed |= cards
        elif event["move"] != "bury":
            self.known |= cards
        if event["seat"] == self.seat and "drawn" in event:
            self.known.add(event["drawn"])


def same_card(card: str) -> str:
    """A card of dnup is the same either way up."""
    return "/".join(sorted(card.split("/")))


def cards_in(value: Any, game: str) -> set[str]:
    return {same_card(text) for text in texts_in(value) if CARDS[game].fullmatch(text)}


def texts_in(value: Any) -> Iterator[str]:
    """All texts in a message."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts_in(each)


# --- a table that cannot be read any more ---


def test_a_damaged_table_is_explained_and_its_host_deletes_it(browser: Browser, tmp_path: Path) -> None:
    """Anna's table is damaged while the server is down. She sees it marked in her list, reads a kind
    explanation, and deletes it."""
    with running_server(tmp_path, *QUICKLY) as server, visit(browser, server.base) as anna:
        open_table(anna, "dnup", players=2)
        table = anna.table
        anna.go()
        server.kill()
        with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
            database.execute("UPDATE events SET body = ? WHERE table_id = ? AND number = 2", (b"?", table))
        server.start()
        anna.page.goto(f"{server.base}/t/{table}")
        expect(anna.text("web-damaged-table")).to_be_visible()
        # As it should be, this once.
        assert any("server/damaged-table" in problem for problem in anna.problems)
        anna.problems.clear()
        anna.page.get_by_role("main").get_by_role("link", name=anna.words("web-home")).click()
        expect(anna.page.get_by_text(anna.words("web-status-damaged"), exact=True)).to_be_visible()
        anna.go(f"/t/{table}")
        anna.press(anna.button("web-delete-table"))
        expect(anna.game("dnup")).to_be_visible()
        expect(anna.page.get_by_text(anna.words("web-status-damaged"), exact=True)).to_have_count(0)
        anna.problems.clear()
