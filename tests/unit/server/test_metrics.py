"""Figures of one application: its own registry, bounded labels, and a loop that is watched."""

import asyncio
import time

from prometheus_client.parser import text_string_to_metric_families

from updown.server.metrics import MOVERS, OTHER, RESULTS, Metrics, watch_loop


def make() -> Metrics:
    return Metrics(games=["dnup", "up-and-down"], levels=["expert"], commands=["play"], codes=["table/stale"])


def figures(metrics: Metrics) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    families = text_string_to_metric_families(metrics.render().decode())
    samples = [sample for family in families for sample in family.samples]
    return {(sample.name, tuple(sorted(sample.labels.items()))): sample.value for sample in samples}


def value(metrics: Metrics, name: str, **labels: str) -> float:
    return figures(metrics)[f"updown_{name}", tuple(sorted(labels.items()))]


def test_what_is_counted_can_be_read() -> None:
    metrics = make()
    metrics.tables.set(3)
    metrics.sockets.inc()
    metrics.stored(5)
    metrics.moved("dnup", "player")
    metrics.handled("play", "refused")
    metrics.handled("play", "refused")
    metrics.refused("table/stale")
    metrics.decided("expert:time=0.5", 0.3)
    metrics.move_seconds.observe(0.004)
    metrics.commit_seconds.observe(0.003)
    assert value(metrics, "tables") == 3
    assert value(metrics, "sockets") == 1
    assert value(metrics, "bot_queue") == value(metrics, "store_queue") == 0
    assert value(metrics, "events_total") == 5
    assert value(metrics, "moves_total", game="dnup", by="player") == 1
    assert value(metrics, "commands_total", do="play", result="refused") == 2
    assert value(metrics, "refused_total", code="table/stale") == 1
    assert value(metrics, "bot_decisions_total", level="expert") == 1
    assert value(metrics, "bot_seconds_bucket", level="expert", le="0.5") == 1
    assert value(metrics, "bot_seconds_bucket", level="expert", le="0.2") == 0
    assert value(metrics, "move_seconds_sum") == 0.004
    assert value(metrics, "commit_seconds_count") == 1


def test_series_are_there_before_anything_happens() -> None:
    metrics = make()
    for game in ("dnup", "up-and-down", OTHER):
        for by in (*MOVERS, OTHER):
            assert value(metrics, "moves_total", game=game, by=by) == 0
    assert [value(metrics, "commands_total", do="play", result=result) for result in RESULTS] == [0, 0, 0, 0]


def test_no_id_becomes_a_label() -> None:
    metrics = make()
    before = set(figures(metrics))
    for number in range(100):
        metrics.moved(f"game {number}", "player")
        metrics.handled("play", f"result {number}")
        metrics.refused(f"code {number}")
        metrics.decided(f"level {number}", 1)
    assert set(figures(metrics)) == before
    assert value(metrics, "moves_total", game=OTHER, by="player") == 100
    assert value(metrics, "commands_total", do="play", result=OTHER) == 100
    assert value(metrics, "refused_total", code=OTHER) == 100


def test_applications_count_apart() -> None:
    one, other = make(), make()
    one.stored(1)
    assert (value(one, "events_total"), value(other, "events_total")) == (1, 0)
    assert one.content_type == "text/plain; version=0.0.4; charset=utf-8"


def test_a_loop_that_is_held_up_is_seen() -> None:
    metrics = make()

    async def hold_up() -> None:
        watcher = asyncio.create_task(watch_loop(metrics, pause=0.01))
        while value(metrics, "loop_lag_seconds_count") < 2:
            await asyncio.sleep(0.01)
        time.sleep(0.3)
        await asyncio.sleep(0.05)
        watcher.cancel()

    asyncio.run(hold_up())
    total = value(metrics, "loop_lag_seconds_count")
    assert total - value(metrics, "loop_lag_seconds_bucket", le="0.2") >= 1, "one pause took 0.3 s too long"
    assert value(metrics, "loop_lag_seconds_sum") >= 0.28
