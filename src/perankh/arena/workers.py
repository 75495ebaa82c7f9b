"""Where the games of a tournament are played: in local processes, or on a Ray cluster that is already there."""

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

from perankh.arena.games import Outcome, Task, play
from perankh.engine.errors import BadOption

Work = TypeVar("Work")
Done = TypeVar("Done")
Runner = Callable[[Sequence[Task]], Iterator[Outcome]]


def spread(function: Callable[[Work], Done], work: Iterable[Work], jobs: int) -> Iterator[Done]:
    """Results as they are finished, from processes of their own. Whoever stops listening ends them."""
    with get_context("spawn").Pool(jobs, _leave_interrupts_to_parent) as pool:
        yield from pool.imap_unordered(function, work)


def local(jobs: int) -> Runner:
    return lambda tasks: spread(play, tasks, jobs)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(address: str) -> Runner:
    try:
        import ray
    except ImportError:
        raise BadOption("Ray is not installed: pip install 'perankh[ray]'") from None

    def run(tasks: Sequence[Task]) -> Iterator[Outcome]:
        if not ray.is_initialized():
            ray.init(address=address, log_to_driver=False)
        remote = ray.remote(play)
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)

    return run
