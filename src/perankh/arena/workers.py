"""Where the games of a tournament are played: in local processes, or on a Ray cluster that is already there."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from perankh.arena.games import Outcome, Task, play
from perankh.engine.errors import BadOption

Runner = Callable[[Sequence[Task]], Iterator[Outcome]]


def local(jobs: int) -> Runner:
    """Outcomes as they are finished. Whoever stops listening cancels the rest."""

    def run(tasks: Sequence[Task]) -> Iterator[Outcome]:
        pool = ProcessPoolExecutor(jobs)
        try:
            for done in as_completed([pool.submit(play, task) for task in tasks]):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    return run


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
