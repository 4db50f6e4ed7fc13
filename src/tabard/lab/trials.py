"""Matches of a program that makes a judgement, shared out; and what the judgement is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import fsum
from typing import Any, Protocol

from rich.console import Console
from rich.progress import track

from tabard.arena.estimates import share_of


class Plan(Protocol):
    """What every match of a round has in common; travels between processes."""

    @property
    def key(self) -> str: ...
    @property
    def seed(self) -> str: ...
    @property
    def seats(self) -> tuple[int, ...]: ...


def shared_out(
    mapping: Callable[..., Iterable[Any]], work: Callable[[Any, int], Any], plan: Plan, count: int
) -> Iterator[Any]:
    """The matches of a plan, with their progress."""
    done = mapping(partial(work, plan), range(count))
    yield from track(done, f"{plan.key} {plan.seed}", total=count, console=Console(stderr=True))


def seats_of(plan: Plan, number: int) -> tuple[int, int]:
    """How many sit at the table of a trial, and in which seat what is tried."""
    seats = plan.seats[number % len(plan.seats)]
    return seats, number // len(plan.seats) % seats


def worth_of(trials: Sequence[tuple[int, float]], bot: str, tried: str, rival: str) -> str:
    """How one bot with what is tried did among rivals, in words; par is one by the seats."""
    share = share_of([[part] for _, part in trials])
    par = fsum(1 / seats for seats, _ in trials) / len(trials)
    return (
        f"{bot} with {tried} among {bot} with {rival}: {share.value:.3f} of "
        f"{share.count} victories ({share.low:.3f} to {share.high:.3f}, par {par:.3f})"
    )
