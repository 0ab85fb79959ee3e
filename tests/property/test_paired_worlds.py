"""Nothing leaks: two tables whose hidden truth differs, and which look the same to a seat, tell it the same, byte for
byte (tests/property/paired_worlds.py; `make soak` compares many more). And the comparison finds what is leaked."""

import asyncio
import io
import json
import logging
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

import updown
from kit.games import TWINS, raw_state
from kit.stores import in_thread
from kit.tables import GAMES, NOON
from property import paired_worlds
from property.paired_worlds import Block, Difference, Outcome, Pair, matched, pairs, refusal, truth
from updown.games.registry import GAMES as GAME_TYPES
from updown.rules.match import Game, Json, Match, Views
from updown.server import identity
from updown.server.bot_pool import BotPool, Question
from updown.server.hub import Hub, write_entries
from updown.server.live_table import LiveTable
from updown.server.logs import JsonLines
from updown.server.services import make_metrics
from updown.server.settings import Settings
from updown.server.store.api import EventBatch, Header
from updown.server.store.store import Store
from updown.server.store.writer import Writer
from updown.server.subscriber import Subscriber
from updown.table.commands import Hold
from updown.table.refusals import Rejected
from updown.table.views import MatchView, SharedViews

PAIRS = 150
DIFFERING = {
    "up-and-down": {"hands", "aside", "chosen", "taken back"},
    "auf-und-ab": {"hands", "stock", "buried", "pending", "piles", "taken back"},
    "dnup": {"hands"},
}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_receives_does_not_depend_on_what_is_hidden(game: str) -> None:
    """By the program itself, in a process of its own."""
    command = [sys.executable, paired_worlds.__file__, "--pairs", str(PAIRS), "--jobs", "1", "--game", game]
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stdout + finished.stderr
    *_, differing, last = finished.stdout.splitlines()
    assert re.fullmatch(rf"{PAIRS} pairs, \d{{5,}} messages: no differences", last)
    counts = {
        key: int(count) for key, count in re.findall(r"(\w[\w ]*) (\d+)", differing.partition("differing in ")[2])
    }
    assert counts.keys() >= DIFFERING[game], counts
    assert counts.get("nothing", 0) < PAIRS / 4


def test_a_difference_ends_the_program_with_a_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = Outcome(Block("dnup", 1, 0, 1), 0, 7, Counter(), "dnup, seat 1: so is not thus")
    monkeypatch.setattr(paired_worlds, "compare", lambda block: found)
    assert paired_worlds.main(["--pairs", "1", "--jobs", "1", "--game", "dnup"]) == 1
    assert "DIFFERENCE dnup, seat 1: so is not thus" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_other_world_is_one_that_the_rules_allow(game: str) -> None:
    """Its events are a record that is checked event by event, and leads to the truth that was dealt anew."""
    for pair in pairs(game, 2, 0, 20):
        pair.history()
        replayed = updown.replay(matched(pair.two).record())
        assert truth(replayed) == truth(pair.world)
        assert matched(pair.one).view(pair.seat) == replayed.view(pair.seat)


TWO_COPIES = [
    [["2/1", "2/1", "2/5", "5/4"], ["1/4", "1/5", "3/5", "4/1"], ["3/2", "3/2", "3/4", "4/3"]],
    [["2/1", "2/1", "2/5", "2/3"], ["1/4", "1/5", "3/4", "4/1"], ["3/2", "5/4", "5/3", "4/3"]],
]


def test_the_log_does_not_tell_in_whose_hand_the_other_copy_is() -> None:
    """Found by pairs: a card that was added and discarded at once was left out of the line, if another had its copy."""
    facts_of_both = []
    for hands in TWO_COPIES:
        match = updown.game("dnup", players=3, deck=TWINS).deal(setup={"hands": hands})
        match.play(1, {"move": "rotate"})
        match.play(2, {"move": "rotate"})
        match.play(0, {"move": "play", "cards": ["2/1", "2/1"]})
        match.play(1, {"move": "rotate"})
        match.play(2, {"move": "add", "card": "2/3", "to": 0})
        facts_of_both.append(match.last_facts)
    assert facts_of_both[0] == facts_of_both[1]
    assert facts_of_both[0][-1] == {"fact": "discarded", "seat": 0, "cards": ["2/1", "2/1", "2/3"]}


# --- leaks on purpose ---


def show_everything(patch: pytest.MonkeyPatch, game: str) -> None:
    """The view has all hands in it."""

    match_view = SharedViews.match_view

    def leaky(views: SharedViews, person: int | None, guided: bool = False) -> MatchView | None:
        view = match_view(views, person, guided)
        return None if view is None else replace(view, open=matched(views.table).state())

    patch.setattr(SharedViews, "match_view", leaky)


def observe_too_much(patch: pytest.MonkeyPatch, game: str) -> None:
    """The one redaction forgets a hand: a bot would know it."""
    observer = GAME_TYPES[game].observer
    see_own = observer.see_own

    def leaky(rules: Any, state: Any, seat: int, observation: Any) -> None:
        see_own(rules, state, seat, observation)
        other = (seat + 1) % rules.players
        observation.hands[other] = state.hands[other]

    patch.setattr(observer, "see_own", leaky)


class LeakyViews(Views):
    """Views that have something more in them."""

    def __init__(self, match: Match, more: Callable[[Match, int | None], Json]) -> None:
        super().__init__(match.game, raw_state(match), match.observe(None))
        self.match = match
        self.more = more

    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), **self.more(self.match, seat)}


def show(patch: pytest.MonkeyPatch, more: Callable[[Match, int | None], Json]) -> None:
    patch.setattr(Match, "views", lambda match: LeakyViews(match, more))


def count_what_is_hidden(patch: pytest.MonkeyPatch, game: str) -> None:
    """A number that has something to do with a hand."""
    show(patch, lambda match, seat: {"mood": raw_state(match).hands[-1 if seat == 0 else 0] % 3})


def tell_in_a_line(patch: pytest.MonkeyPatch, game: str) -> None:
    """The log is made from a hand that only its seat may know, and says what is left in it."""
    facts = GAME_TYPES[game].facts
    see_public, effect_facts = Match._see_public, facts.effect_facts

    def see(match: Match) -> Any:
        public = see_public(match)
        for seat in range(match.game.players):
            public.hands[seat] = raw_state(match).hands[seat]
        return public

    def leaky(rules: Any, notation: Any, before: Any, after: Any, seat: int, visible: int) -> list[Json]:
        found = effect_facts(rules, notation, before, after, seat, visible)
        return [*found, {"fact": "left", "cards": after.hands[seat]}]

    patch.setattr(Match, "_see_public", see)
    patch.setattr(facts, "effect_facts", leaky)


def tell_in_a_refusal(patch: pytest.MonkeyPatch, game: str) -> None:
    """A refusal says what another has."""
    kind = GAME_TYPES[game]
    refuse = kind.refusal

    def leaky(self: Game, state: Any, seat: int, action: int, reason: int) -> Exception:
        refused = refuse(self, state, seat, action, reason)
        refused.problem += f" (and {state.hands[(seat + 1) % self.players]})"
        return refused

    patch.setattr(kind, "refusal", leaky)


LEAKS: list[Callable[[pytest.MonkeyPatch, str], None]] = [
    show_everything, observe_too_much, count_what_is_hidden, tell_in_a_line, tell_in_a_refusal,
]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(leak: Callable[[pytest.MonkeyPatch, str], None], game: str) -> None:
    for pair in pairs(game, 3, 0, 40):
        with pytest.MonkeyPatch.context() as patch:
            leak(patch, game)
            try:
                pair.compare()
            except Difference:
                return
    raise AssertionError("nothing was noticed")


def what_comes_next(match: Match, seat: int | None) -> Json:
    """What will be drawn next decides which of two words is written."""
    raw = raw_state(match)
    return {"weather": raw.stock[raw.stock_size - 1] % 2 if raw.stock_size else 0}


def what_is_buried(match: Match, seat: int | None) -> Json:
    raw = raw_state(match)
    others = [other for other in range(match.game.players) if other != seat]
    return {"gone": [raw.buried[other, 0] for other in others if raw.buried_count[other]]}


def what_lies_face_down(match: Match, seat: int | None) -> Json:
    down = match.state()["piles"] if match.sealed else []
    return {"down": [piles for other, piles in enumerate(down) if other != seat]}


@pytest.mark.parametrize("leak", [what_comes_next, what_is_buried, what_lies_face_down])
def test_a_leak_of_hidden_piles_is_found(leak: Callable[[Match, int | None], Json]) -> None:
    for pair in pairs("auf-und-ab", 3, 0, 120):
        with pytest.MonkeyPatch.context() as patch:
            show(patch, leak)
            try:
                pair.history()
            except Difference:
                return
    raise AssertionError("nothing was noticed")


def test_a_sealed_choice_that_leaks_is_found() -> None:
    """Others have chosen different cards face down, and nothing else is different."""

    def what_is_chosen(match: Match, seat: int | None) -> Json:
        return {"peek": [card for other, card in enumerate(match.state()["chosen"]) if other != seat]}

    found = 0
    for pair in pairs("up-and-down", 3, 0, 60):
        pair.history()
        if "chosen" in pair.hidden:
            with pytest.MonkeyPatch.context() as patch:
                show(patch, what_is_chosen)
                with pytest.raises(Difference):
                    pair.look("now")
            found += 1
    assert found > 5


# --- through a hub and a store ---


class NoBots:
    """Bots that never come to an end."""

    async def choose(self, asked: Question) -> Json:
        await asyncio.Event().wait()
        raise AssertionError

    queue_size = 0


@contextmanager
def captured_logs() -> Iterator[io.StringIO]:
    """Everything that the program logs, down to the least."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("updown")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        yield stream
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)


async def let_in(_live: LiveTable) -> bool:
    return True


async def hear(pair: Pair, theirs: bool, folder: Path) -> tuple[list[bytes], list[Json]]:
    """What a reader at the seat and an onlooker hear when the table is loaded from a store and refuses commands; and
    the log of it."""
    entries = pair.theirs if theirs else pair.ours
    table = pair.two if theirs else pair.one
    store = Store(f"sqlite:///{folder / f'{pair.seed}-{theirs}.sqlite'}")
    writer = Writer(in_thread(store))
    await writer.start()
    bots = cast(BotPool, NoBots())
    hub = Hub(store, writer, bots, Settings(), make_metrics(), clock=lambda: pair.now / 1000)
    header = Header(table.id, table.game.id, NOON, False, identity.hashed("invite"))
    await writer.append(EventBatch(table.id, write_entries(entries), table.status, header))
    heard: list[bytes] = []

    async def send(texts: list[bytes]) -> None:
        heard.extend(texts)

    with captured_logs() as stream:
        live = await hub.find(table.id)
        assert live is not None
        tasks = []
        for person in pair.eyes:
            subscriber = Subscriber(person, 0)
            assert await hub.subscribe(table.id, subscriber, let_in) is live
            tasks.append(asyncio.create_task(subscriber.send_all(send, lambda: asyncio.sleep(0))))
        for person in pair.eyes:
            for command in pair.commands(person, random.Random(1)):
                if isinstance(command, Hold):
                    continue  # Nobody else is connected: this one would be done.
                result = await hub.command(table.id, person, command)
                assert isinstance(result, Rejected)
                heard.append(refusal(result))
        await asyncio.sleep(0)
        for subscriber in live.subscribers:
            subscriber.close()
        await asyncio.gather(*tasks)
        await hub.stop()
    await writer.stop()
    store.close()
    logged = [json.loads(line) for line in stream.getvalue().splitlines()]
    return heard, [{key: value for key, value in line.items() if key != "time"} for line in logged]


@pytest.mark.parametrize("game", GAMES)
def test_through_a_hub_with_its_store_the_same_is_heard_and_logged(game: str, tmp_path: Path) -> None:
    heard = 0
    for pair in pairs(game, 4, 0, 5):
        pair.history()
        ours = asyncio.run(hear(pair, False, tmp_path))
        theirs = asyncio.run(hear(pair, True, tmp_path))
        assert ours == theirs
        heard += len(ours[0])
    assert heard > 100
