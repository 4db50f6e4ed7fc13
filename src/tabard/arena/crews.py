"""Crews that play matches: this process, several processes, or a Dask cluster."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, Protocol, TypeVar

from tabard.core.errors import SetupError

ENGINES = ("local", "dask")
_SECONDS_TO_CONNECT = 20

R = TypeVar("R")


class Crew(Protocol):
    """Whoever plays matches; everything is written against executors."""

    workers: int

    def open(self) -> Any:
        """A context manager that gives an executor."""

    def is_loss(self, error: BaseException) -> bool:
        """Whether the error says that a worker was lost, not that a match went wrong."""


def crew_of(engine: str, workers: int, scheduler: str = "") -> Crew:
    """The crew of that name; a scheduler is the address of a Dask cluster that runs already."""
    if engine not in ENGINES:
        raise SetupError(f"there is no engine {engine!r}; choose one of: {', '.join(ENGINES)}")
    if engine == "dask":
        return DaskCrew(workers, scheduler)
    if scheduler:
        raise SetupError("a scheduler is only asked with --engine dask; add that or leave it out")
    return LocalCrew(workers) if workers > 1 else LonelyCrew()


class LonelyExecutor(Executor):
    """Does everything at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


class LonelyCrew:
    """This process alone."""

    workers = 0

    @contextmanager
    def open(self) -> Iterator[Executor]:
        yield LonelyExecutor()

    def is_loss(self, error: BaseException) -> bool:
        """Never: were this process lost, nobody would ask."""
        return False


class LocalCrew:
    """Several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    @contextmanager
    def open(self) -> Iterator[Executor]:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.workers, mp_context=context) as pool:
            try:
                yield pool
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    def is_loss(self, error: BaseException) -> bool:
        return isinstance(error, BrokenExecutor)


class DaskCrew:
    """A Dask cluster: one of several processes started here, or one that runs already."""

    def __init__(self, workers: int, scheduler: str = "") -> None:
        self.workers = workers
        self.scheduler = scheduler

    @contextmanager
    def open(self) -> Iterator[Executor]:
        distributed = _dask()
        with self._client(distributed) as client:
            executor = client.get_executor(pure=False)
            try:
                yield executor
            finally:
                with suppress(Exception):
                    executor.shutdown(wait=False)

    def is_loss(self, error: BaseException) -> bool:
        return type(error).__name__ in {"KilledWorker", "FutureCancelledError", "CancelledError"}

    @contextmanager
    def _client(self, distributed: Any) -> Iterator[Any]:
        if self.scheduler:
            try:
                client = distributed.Client(self.scheduler, timeout=_SECONDS_TO_CONNECT)
            except (OSError, TimeoutError, ValueError) as error:
                raise SetupError(
                    f"no Dask scheduler answers at {self.scheduler!r} ({error}); start one with "
                    "`dask scheduler`, or leave --scheduler out"
                ) from None
            with client:
                yield client
            return
        with (
            distributed.LocalCluster(
                n_workers=self.workers,
                threads_per_worker=1,
                processes=True,
                dashboard_address=None,
                silence_logs=logging.ERROR,
                host="127.0.0.1",
            ) as cluster,
            distributed.Client(cluster) as client,
        ):
            yield client


def _dask() -> Any:
    try:
        import distributed  # noqa: PLC0415
    except ImportError:
        raise SetupError(
            "the engine dask needs Dask; install it with: pip install 'tabard[dask]'"
        ) from None
    return distributed
