"""Background work: whatever goes wrong in it is logged and counted, and it goes on."""

import asyncio
import logging

import pytest

from updown.server import supervise
from updown.server.metrics import watch_loop
from updown.server.services import make_metrics
from updown.server.supervise import start_supervised, supervised


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervise, "FIRST_PAUSE", 0.001)


def test_work_that_fails_begins_again_until_it_is_done(caplog: pytest.LogCaptureFixture) -> None:
    attempts = 0
    crashed: list[str] = []

    async def work() -> None:
        nonlocal attempts
        attempts += 1
        if attempts < 4:
            raise KeyError("a secret")

    with caplog.at_level(logging.ERROR, "updown"):
        asyncio.run(supervised("clock", work, crashed.append))
    assert attempts == 4
    assert crashed == ["clock"] * 3
    assert [record.msg for record in caplog.records] == ["task-failed"] * 3


def test_work_that_is_cancelled_ends() -> None:
    async def main() -> None:
        task = start_supervised("clock", lambda: asyncio.sleep(60))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())


def test_the_lag_of_the_loop_is_measured_on_after_an_error() -> None:
    metrics = make_metrics()
    real, failures = metrics.loop_lag_seconds.observe, [OSError(), ValueError()]
    seen: list[float] = []

    def observe(amount: float) -> None:
        if failures:
            raise failures.pop()
        seen.append(amount)
        real(amount)

    async def main() -> None:
        metrics.loop_lag_seconds.observe = observe  # type: ignore[method-assign, assignment]
        task = start_supervised("loop-lag", lambda: watch_loop(metrics, 0.001), metrics.crashed)
        async with asyncio.timeout(30):
            while len(seen) < 3:
                await asyncio.sleep(0.001)
        task.cancel()

    asyncio.run(main())
    assert 'updown_task_failures_total{task="loop-lag"} 2.0' in metrics.render().decode()
