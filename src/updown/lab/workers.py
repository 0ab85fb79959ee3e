"""Plays the tasks of a job, such as the deals of the arena, in several processes. If a process dies, only its current
task is lost, and that task is tried once more."""

import signal
import sys
import threading
import traceback
from collections import Counter, deque
from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from typing import Any, Generic, Protocol, TypeVar

from updown.engine.compile import can_cache

TRIES = 2
DIED = "the process that played it died"

SPAWN = get_context("spawn")

Task = TypeVar("Task", bound=Hashable)
Result = TypeVar("Result")
Task_contra = TypeVar("Task_contra", bound=Hashable, contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)


class Runner(Protocol[Task_contra, Result_co]):
    """Plays tasks, one after the other, in the process in which it was made."""

    def warm_up(self) -> None:
        """Compiles once what all processes need."""

    def play(self, task: Task_contra, /) -> Result_co: ...


class Work(Protocol[Task_contra, Result_co]):
    """A job in a form that can be sent to another process."""

    def runner(self) -> Runner[Task_contra, Result_co]: ...

    def lost(self, task: Task_contra, problem: str, /) -> Result_co:
        """The result of a task whose process died."""


def play_tasks(job: Work[Task, Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """Plays the tasks, in any order. With jobs=1 they are played in this process."""
    left = deque(tasks)
    if jobs == 1 or len(left) < 2:
        player = job.runner()
        for task in left:
            yield player.play(task)
        return
    if can_cache():
        job.runner().warm_up()
    pool = _Pool(job, left)
    try:
        for _ in range(min(jobs, len(left))):
            pool.start_worker()
        while pool.workers:
            yield from pool.collect()
    finally:
        pool.stop_workers()


class _TaskWorker(Generic[Task]):
    """A process, our end of the pipe to it, and the task that it is playing."""

    def __init__(self, job: Work[Task, Any]) -> None:
        self.pipe, far_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(job, far_end), daemon=True)
        with _ignoring_interrupts():
            self.process.start()
        far_end.close()
        self.ready = False
        self.task: Task | None = None


class _Pool(Generic[Task, Result]):
    def __init__(self, job: Work[Task, Result], left: deque[Task]) -> None:
        self.job = job
        self.left = left
        self.workers: list[_TaskWorker[Task]] = []
        self.deaths: Counter[Task] = Counter()

    def start_worker(self) -> None:
        self.workers.append(_TaskWorker(self.job))

    def collect(self) -> Iterator[Result]:
        """Waits for an answer of any process, and yields the finished tasks."""
        by_pipe = {worker.pipe: worker for worker in self.workers}
        for pipe in connection.wait(list(by_pipe)):
            worker = by_pipe[pipe]  # type: ignore[index]
            try:
                answer = worker.pipe.recv()
            except (EOFError, OSError):
                yield from self._remove_dead(worker)
                continue
            if isinstance(answer, str):
                raise RuntimeError(f"a game could not be played:\n{answer}")
            worker.ready = True
            if answer is not None:
                yield answer
            self._give_work(worker)

    def _give_work(self, worker: _TaskWorker[Task]) -> None:
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

    def _remove_dead(self, worker: _TaskWorker[Task]) -> Iterator[Result]:
        """Removes a dead process; its task goes to another one, or counts as failed."""
        self.workers.remove(worker)
        worker.process.join()
        worker.pipe.close()
        if not worker.ready:
            code = worker.process.exitcode
            raise ValueError(
                f"a process to play in could not start (exit code {code}): a program that plays in several processes "
                'needs the line if __name__ == "__main__": around its calls, or one process'
            )
        task = worker.task
        assert task is not None
        self.deaths[task] += 1
        if self.deaths[task] < TRIES:
            self.left.appendleft(task)
        else:
            yield self.job.lost(task, f"{DIED} (exit code {worker.process.exitcode})")
        if self.left:
            self.start_worker()

    def stop_workers(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()
            worker.pipe.close()
        self.workers.clear()


def work(job: Work[Any, Any], pipe: "Connection[Any, Any]") -> None:
    """The main function of a process: plays tasks until there are none left."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Output that an agent prints must not be mixed with the results.
    sys.stdout = sys.stderr
    try:
        player = job.runner()
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
