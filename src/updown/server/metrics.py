"""The metrics of the server, in the Prometheus format. Every application has a registry of its own. Label values come
from fixed lists, so an id can never become one."""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Collection, Iterable
from itertools import accumulate, product
from typing import Generic, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics import MetricWrapperBase
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from updown.server.supervise import TASKS

OTHER = "other"
MOVERS = ("player", "bot")
RESULTS = ("done", "repeated", "refused", "failed")
QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
THOUGHT = (0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
LAG_PAUSE = 0.1

M = TypeVar("M", bound=MetricWrapperBase)


class Bounded(Generic[M]):
    """A metric whose series all exist from the start: the values of each label come from a list, and a value that is
    not on it counts as `other`."""

    def __init__(self, metric: M, *lists: Collection[str]) -> None:
        self._lists = [frozenset(values) for values in lists]
        choices = [[*sorted(known), OTHER] for known in self._lists]
        self._series = {values: metric.labels(*values) for values in product(*choices)}

    def labels(self, *values: str) -> M:
        found = self._series.get(values)
        if found is None:
            pairs = zip(values, self._lists, strict=True)
            found = self._series[tuple(value if value in known else OTHER for value, known in pairs)]
        return found


class FastCounter(Bounded[Counter]):
    """A counter that every move counts with: in a dictionary, which is many times as fast, until somebody asks. For one
    thread."""

    def __init__(self, metric: Counter, *lists: Collection[str]) -> None:
        super().__init__(metric, *lists)
        self._counted: dict[tuple[str, ...], int] = {}

    def count(self, *values: str) -> None:
        self._counted[values] = self._counted.get(values, 0) + 1

    def settle(self) -> None:
        for values, number in self._counted.items():
            self.labels(*values).inc(number)
        self._counted.clear()


class FastHistogram(Collector):
    """A histogram of what every move takes: as FastCounter, it is read only when somebody asks."""

    def __init__(self, name: str, help: str, bounds: tuple[float, ...], registry: CollectorRegistry) -> None:
        self._name = name
        self._help = help
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, amount: float) -> None:
        self._counts[bisect_left(self._bounds, amount)] += 1
        self._sum += amount

    def collect(self) -> Iterable[HistogramMetricFamily]:
        names = [*map(floatToGoString, self._bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._help, buckets=buckets, sum_value=self._sum)


class Metrics:
    """The figures of one application. `commands` are the names of commands, `codes` those of refusals."""

    content_type = CONTENT_TYPE_PLAIN_0_0_4

    def __init__(
        self,
        *,
        games: Collection[str] = (),
        levels: Collection[str] = (),
        commands: Collection[str] = (),
        codes: Collection[str] = (),
        reasons: Collection[str] = (),
    ) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.tables = self._gauge("tables", "tables in memory")
        self.damaged = self._gauge("damaged_tables", "tables that cannot be read")
        self.nodes = self._gauge("nodes", "servers of this database that are alive, with this one")
        self.sockets = self._gauge("sockets", "open sockets")
        self.bot_queue = self._gauge("bot_queue", "decisions that wait for a bot")
        self.store_up = self._gauge("store_up", "1 if the last events could be stored, else 0")
        self.store_up.set(1)
        self.store_queue = self._gauge("store_queue", "events that wait to be durable")
        self.store_wait = self._gauge("store_wait_seconds", "how long the commit takes that is being made now")
        self.slow_commits = self._counter("slow_commits_total", "commits that took longer than half of --store-seconds")
        self.writer_ends = self._counter(
            "writer_ends_total", "processes that wrote to the store and had to be replaced"
        )
        self._crashes = Bounded(
            self._counter("task_failures_total", "background tasks that began again", "task"), TASKS
        )
        self._stored = 0
        self._events = self._counter("events_total", "events that became durable")
        self._moves = FastCounter(self._counter("moves_total", "moves played", "game", "by"), games, MOVERS)
        self._commands = FastCounter(
            self._counter("commands_total", "commands, and what came of them", "do", "result"), commands, RESULTS
        )
        self._refused = Bounded(self._counter("refused_total", "refusals of commands and requests", "code"), codes)
        self._reports = Bounded(self._counter("reports_total", "reports of tables by people", "reason"), reasons)
        self._decisions = Bounded(self._counter("bot_decisions_total", "decisions of bots", "level"), levels)
        self.move_seconds = FastHistogram(
            "updown_move_seconds", "from receiving a command to durable and published", QUICK, self.registry
        )
        self.commit_seconds = self._histogram("commit_seconds", "making a group of events durable", QUICK)
        self.loop_lag_seconds = self._histogram("loop_lag_seconds", "how much too late the event loop wakes up", QUICK)
        self._thinking = Bounded(
            self._histogram("bot_seconds", "how long a decision of a bot took", THOUGHT, "level"), levels
        )

    def crashed(self, task: str) -> None:
        """Counts a background task that failed and will start again."""
        self._crashes.labels(task).inc()

    def stored(self, events: int) -> None:
        """Counts events that became durable."""
        self._stored += events

    def moved(self, game: str, by: str) -> None:
        """Counts a move; `by` is one of MOVERS."""
        self._moves.count(game, by)

    def handled(self, do: str, result: str) -> None:
        """Counts a command; `result` is one of RESULTS."""
        self._commands.count(do, result)

    def refused(self, code: str) -> None:
        """Counts a command or a request that was refused."""
        self._refused.labels(code).inc()

    def reported(self, reason: str) -> None:
        """Counts a report of a table; `reason` is one of wire.REASONS."""
        self._reports.labels(reason).inc()

    def decided(self, level: str, seconds: float) -> None:
        """Counts a bot's decision, by the agent's name without its settings."""
        name = level.partition(":")[0]
        self._decisions.labels(name).inc()
        self._thinking.labels(name).observe(seconds)

    def render(self) -> bytes:
        """All current figures, in the format of `content_type`."""
        self._events.inc(self._stored)
        self._stored = 0
        self._moves.settle()
        self._commands.settle()
        return generate_latest(self.registry)

    def _gauge(self, name: str, help: str) -> Gauge:
        return Gauge(f"updown_{name}", help, registry=self.registry)

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"updown_{name}", help, labels, registry=self.registry)

    def _histogram(self, name: str, help: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"updown_{name}", help, labels, buckets=buckets, registry=self.registry)


async def watch_loop(metrics: Metrics, pause: float = LAG_PAUSE) -> None:
    """Measures the lag of the event loop until cancelled: how much longer than `pause` a pause takes."""
    while True:
        # Not the loop's own time, which has a resolution of a millisecond in some loops.
        begun = time.perf_counter()
        await asyncio.sleep(pause)
        metrics.loop_lag_seconds.observe(max(0.0, time.perf_counter() - begun - pause))
