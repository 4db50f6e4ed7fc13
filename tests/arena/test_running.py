"""Running: resumed where it stopped, and no finished match is lost with a worker."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import distributed
import pytest

from tabard.arena.crews import Crew, DaskCrew, LocalCrew, LonelyCrew, crew_of
from tabard.arena.journal import Journal
from tabard.arena.matches import Outcome
from tabard.arena.running import run_jobs
from tabard.core.errors import RecordError, SetupError

from .conftest import outcome, small_tournament


def played(path: Path | None, crew: Crew, games: int = 12) -> list[Outcome]:
    tournament = small_tournament(games)
    with Journal(path, tournament.terms()) as journal:
        return run_jobs(tournament.jobs(), journal, crew)


def results_of(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    return [(one.id, one.places, one.scores, one.decisions) for one in outcomes]


def test_a_second_call_goes_on_where_the_first_stopped(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    first = played(path, LonelyCrew(), 6)
    before = path.read_bytes()
    whole = played(path, LonelyCrew(), 12)
    assert path.read_bytes().startswith(before)
    assert len(path.read_text("utf-8").splitlines()) == 1 + 12
    assert results_of(whole[:6]) == results_of(first)
    untouched = path.read_bytes()
    assert results_of(played(path, LonelyCrew(), 12)) == results_of(whole)
    assert path.read_bytes() == untouched


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = played(path, LonelyCrew(), 6)
    path.write_bytes(path.read_bytes()[:-20])
    assert results_of(played(path, LonelyCrew(), 6)) == results_of(whole)
    assert all(json.loads(line) for line in path.read_text("utf-8").splitlines())


def test_several_processes_play_the_same(tmp_path: Path) -> None:
    assert results_of(played(None, LocalCrew(2))) == results_of(played(None, LonelyCrew()))


class Saboteur:
    """A crew one of whose workers is killed when some matches are done."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.workers = crew.workers
        self.opened = 0
        self.done = 0
        self.killed: list[int] = []
        self.before: set[int | None] = set()

    @contextmanager
    def open(self) -> Iterator[Any]:
        self.opened += 1
        self.before = {child.pid for child in multiprocessing.active_children()}
        with self.crew.open() as executor:
            yield executor

    def is_loss(self, error: BaseException) -> bool:
        return self.crew.is_loss(error)

    def progress(self, done: int) -> None:
        self.done += done
        if self.done == 2:
            victim = next(pid for pid in worker_processes() if pid not in self.before)
            os.kill(victim, signal.SIGKILL)
            self.killed.append(victim)


def worker_processes() -> list[int]:
    """Processes that were spawned here, or by a nanny's helper, and are still there."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                command = (entry / "cmdline").read_bytes()
                status = (entry / "stat").read_text()
            except OSError:
                continue
            parent = int(status.rpartition(")")[2].split()[1])
            if parent == os.getpid() and b"spawn_main" in command:
                found.append(int(entry.name))
    return found


@pytest.mark.parametrize("crew", [LocalCrew(2), DaskCrew(2)], ids=["local", "dask"])
def test_a_killed_worker_loses_no_finished_match(tmp_path: Path, crew: Crew) -> None:
    path = tmp_path / "results.jsonl"
    tournament = small_tournament(24)
    saboteur = Saboteur(crew)
    with Journal(path, tournament.terms()) as journal:
        found = run_jobs(tournament.jobs(), journal, saboteur, saboteur.progress)
    assert saboteur.killed
    assert saboteur.done == len(found) == 24
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
    assert len({(line["deal"], *line["bots"]) for line in lines}) == len(lines) == 24
    assert results_of(found) == results_of(played(None, LonelyCrew(), 24))


def test_a_dask_cluster_that_runs_already_plays_the_same() -> None:
    with distributed.LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        crew = crew_of("dask", 1, cluster.scheduler_address)
        assert results_of(played(None, crew, 6)) == results_of(played(None, LonelyCrew(), 6))


def test_results_of_other_terms_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(path, LonelyCrew(), 6)
    before = path.read_bytes()
    other = small_tournament(6, seats=4)
    with pytest.raises(RecordError, match="results there are of seats 3, not 4; name another"):
        Journal(path, other.terms()).__enter__()
    assert path.read_bytes() == before


def test_two_calls_at_once_do_not_mix_their_lines(tmp_path: Path) -> None:
    path, terms = tmp_path / "results.jsonl", small_tournament().terms()
    with (
        Journal(path, terms),
        pytest.raises(SetupError, match="being written by another call"),
        Journal(path, terms),
    ):
        pass
    with Journal(path, terms) as journal:
        assert journal.outcomes == {}


@pytest.mark.parametrize("content", ["my diary\n", "[1]\n", '{"a": 1}\n', "my diary"])
def test_a_file_that_holds_no_results_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(content)
    with pytest.raises(RecordError, match=r"diary\.txt"):
        played(path, LonelyCrew(), 6)
    assert path.read_text() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(path, LonelyCrew(), 6)
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([lines[0], '{"deal": 0}', *lines[2:]]) + "\n")
    with pytest.raises(RecordError, match="lacks something"):
        played(path, LonelyCrew(), 6)
    path.write_text("\n".join([lines[0], "{deal", *lines[2:]]) + "\n")
    with pytest.raises(RecordError, match="line 2 is not JSON"):
        played(path, LonelyCrew(), 6)


def test_an_error_of_a_match_is_not_taken_for_a_lost_worker() -> None:
    tournament = small_tournament(6)
    jobs = tournament.jobs()
    wrong = type(jobs[0])(0, "chess", jobs[0].bots, "x", jobs[0].options)
    with Journal(None, tournament.terms()) as journal, pytest.raises(KeyError):
        run_jobs([wrong], journal, LonelyCrew())


class Graveyard:
    """A crew whose workers all die."""

    workers = 1

    @contextmanager
    def open(self) -> Iterator[Any]:
        yield self

    def submit(self, *_: object) -> Any:
        raise MemoryError

    def is_loss(self, error: BaseException) -> bool:
        return isinstance(error, MemoryError)


def test_workers_that_always_die_are_given_up() -> None:
    tournament = small_tournament(6)
    with Journal(None, {}) as journal, pytest.raises(SetupError, match="fewer workers"):
        run_jobs(tournament.jobs(), journal, Graveyard())


def test_engines_are_named() -> None:
    with pytest.raises(SetupError, match="local, dask"):
        crew_of("ray", 2)
    with pytest.raises(SetupError, match="--engine dask"):
        crew_of("local", 2, "tcp://127.0.0.1:8786")
    assert isinstance(crew_of("local", 1), LonelyCrew)


def test_without_dask_its_engine_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(SetupError, match=r"tabard\[dask\]"), DaskCrew(1).open():
        pass


def test_a_scheduler_that_is_not_there_is_named() -> None:
    crew = DaskCrew(1, "no address")
    with pytest.raises(SetupError, match="no Dask scheduler answers at 'no address'"), crew.open():
        pass


def test_an_outcome_is_what_its_line_says() -> None:
    from tabard.arena.matches import outcome_from_data

    one = outcome(3, ["random", "greedy"], [2, 1])
    assert outcome_from_data(json.loads(json.dumps(one.as_data()))) == one
