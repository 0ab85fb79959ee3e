"""Rate limits (token buckets) and limits of simultaneous use. Pure: the time is an argument, and a client is any
text."""

from collections import Counter

# A client that waits for the announced time must succeed, in spite of rounding.
ROUNDING = 1e-6


class Buckets:
    """A bucket for every key: `burst` permissions at first, `rate` more every second, never more than `burst`. Full
    buckets are forgotten, since a key without a bucket counts as one with a full bucket. If there are more than
    `most_keys`, the least recently used bucket is forgotten: a flood of new keys cannot use up the memory, and locks
    nobody out."""

    def __init__(self, rate: float, burst: float, most_keys: int = 100_000) -> None:
        if not (rate > 0 and burst >= 1 and most_keys >= 1):
            raise ValueError(f"rate {rate}, burst {burst}, most_keys {most_keys}: expected > 0, at least 1, at least 1")
        self.rate = rate
        self.burst = burst
        self.most_keys = most_keys
        # Maps a key to the content of its bucket and the time of that; the least recently used comes first.
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, key: str, now: float) -> float:
        """Takes a permission and returns 0; if there is none, returns the seconds until there will be one."""
        content, then = self._buckets.get(key, (self.burst, now))
        content = min(self.burst, content + max(0.0, now - then) * self.rate)
        if content < 1 - ROUNDING:
            return (1 - content) / self.rate
        self._buckets.pop(key, None)
        self._buckets[key] = (content - 1, max(now, then))
        self._forget(now)
        return 0.0

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self, now: float) -> None:
        """Removes at most two old buckets for each new one: the number shrinks, and no call takes long."""
        for _ in range(2):
            key, (content, then) = next(iter(self._buckets.items()))
            full = content + (now - then) * self.rate >= self.burst
            if not full and len(self._buckets) <= self.most_keys:
                return
            del self._buckets[key]


class OpenCounts:
    """Counts how many things each key has open at once, up to a limit, and how many there are in total."""

    def __init__(self, limit: int) -> None:
        if limit < 1:
            raise ValueError(f"limit {limit}: expected at least 1")
        self.limit = limit
        self._open: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Adds one, if there is room; the caller must call `leave` afterwards."""
        if self._open[key] >= self.limit:
            return False
        self._open[key] += 1
        return True

    def leave(self, key: str) -> None:
        if not self._open[key]:
            raise ValueError(f"{key!r} has nothing open: expected one leave for each enter")
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def count(self, key: str) -> int:
        return self._open[key]

    @property
    def total(self) -> int:
        return self._open.total()

    def __len__(self) -> int:
        """The number of keys with something open."""
        return len(self._open)
