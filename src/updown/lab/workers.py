"""Plays the deals of a job in several processes. If a process dies, only its current deal is lost, and that deal is
tried once more."""

import signal
import sys
import threading
import traceback
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from typing import Any

from updown.lab.play import DealKey, DealResult, DealRunner, Job

TRIES = 2
DIED = "the process that played it died"

SPAWN = get_context("spawn")


def play_deals(job: Job, tasks: Iterable[DealKey], jobs: int) -> Iterator[DealResult]:
    """Plays the deals, in any order. With jobs=1 they are played in this process."""
    left = deque(tasks)
    if jobs == 1 or len(left) < 2:
        player = DealRunner(job)
        for task in left:
            yield player.play(task)
        return
    pool = _Pool(job, left)
    try:
        for _ in range(min(jobs, len(left))):
            pool.hire()
        while pool.workers:
            yield from pool.collect()
    finally:
        pool.dismiss()


class _DealWorker:
    """A process, our end of the pipe to it, and the deal that it is playing."""

    def __init__(self, job: Job) -> None:
        self.pipe, far_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(job, far_end), daemon=True)
        with _ignoring_interrupts():
            self.process.start()
        far_end.close()
        self.ready = False
        self.task: DealKey | None = None


class _Pool:
    def __init__(self, job: Job, left: deque[DealKey]) -> None:
        self.job = job
        self.left = left
        self.workers: list[_DealWorker] = []
        self.deaths: Counter[DealKey] = Counter()

    def hire(self) -> None:
        self.workers.append(_DealWorker(self.job))

    def collect(self) -> Iterator[DealResult]:
        """Waits for an answer of any process, and yields the finished deals."""
        by_pipe = {worker.pipe: worker for worker in self.workers}
        for pipe in connection.wait(list(by_pipe)):
            worker = by_pipe[pipe]  # type: ignore[index]
            try:
                answer = worker.pipe.recv()
            except (EOFError, OSError):
                yield from self._bury(worker)
                continue
            if isinstance(answer, str):
                raise RuntimeError(f"a deal could not be played:\n{answer}")
            worker.ready = True
            if answer is not None:
                yield answer
            self._give_work(worker)

    def _give_work(self, worker: _DealWorker) -> None:
        worker.task = self.left.popleft() if self.left else None
        if worker.task is None:
            self.workers.remove(worker)
        try:
            worker.pipe.send(worker.task)
        except OSError:
            return  # It has died: the next read of its pipe fails.
        if worker.task is None:
            worker.process.join()
            worker.pipe.close()

    def _bury(self, worker: _DealWorker) -> Iterator[DealResult]:
        """Removes a dead process; its deal goes to another one, or counts as failed."""
        self.workers.remove(worker)
        worker.process.join()
        worker.pipe.close()
        if not worker.ready:
            code = worker.process.exitcode
            raise ValueError(
                f"a process to play in could not start (exit code {code}): a program that calls the arena needs "
                'the line if __name__ == "__main__": around its call, or jobs=1'
            )
        task = worker.task
        assert task is not None
        self.deaths[task] += 1
        if self.deaths[task] < TRIES:
            self.left.appendleft(task)
        else:
            pairing = self.job.pairings[task.pairing]
            who = pairing.hero if pairing.hero == pairing.field else f"{pairing.hero} or {pairing.field}"
            yield DealResult(
                task.pairing, task.deal, agent=who, problem=f"{DIED} (exit code {worker.process.exitcode})"
            )
        if self.left:
            self.hire()

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()
            worker.pipe.close()
        self.workers.clear()


def work(job: Job, pipe: "Connection[Any, Any]") -> None:
    """The main function of a process: plays deals until there are none left."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Output that an agent prints must not be mixed with the results.
    sys.stdout = sys.stderr
    try:
        player = DealRunner(job)
        pipe.send(None)
        while (task := pipe.recv()) is not None:
            pipe.send(player.play(task))
    except (EOFError, OSError):
        return  # The parent process has ended.
    except Exception:
        pipe.send(traceback.format_exc())


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """A process that is started in this context ignores Ctrl-C from the start: the parent ends it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
