"""`tabard serve`: it says where the table stands, or in one line why there is none."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabard

from .conftest import Run

SECONDS = 60


def serve(*argv: str) -> subprocess.Popen[str]:
    source = str(Path(tabard.__file__).parent.parent)
    return subprocess.Popen(
        [sys.executable, "-m", "tabard.cli", "serve", *argv],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": source},
    )


def refused(run: Run, *argv: str) -> str:
    """The one line with which a server does not start."""
    outcome = run("serve", *argv)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("tabard: ")
    assert outcome.err.count("\n") == 1
    return outcome.err


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield int(listening.getsockname()[1])


def test_a_port_in_use_is_said_in_one_line(run: Run, busy_port: int, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    assert f":{busy_port}" in refused(run, "--port", str(busy_port), "--data", str(folder))
    assert not folder.exists()


def test_a_host_that_is_none_is_said_in_one_line(run: Run, tmp_path: Path) -> None:
    argv = ("--port", "0", "--data", str(tmp_path / "data"))
    assert "no.such.host.example" in refused(run, "--host", "no.such.host.example", *argv)


def test_a_folder_that_cannot_be_written_is_said_in_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    where = tmp_path / "file" / "data"
    assert str(where) in refused(run, "--port", "0", "--data", str(where))


def test_a_file_that_is_no_database_is_said_in_one_line_and_left_alone(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "tabard.sqlite"
    file.write_bytes(b"no database at all" * 100)
    assert str(file) in refused(run, "--port", "0", "--data", str(tmp_path))
    assert file.read_bytes() == b"no database at all" * 100


def test_too_many_workers_are_refused(run: Run, tmp_path: Path) -> None:
    assert "1000" in refused(run, "--port", "0", "--data", str(tmp_path), "--workers", "1000")


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_the_table_stands_and_ends_when_asked(
    tmp_path: Path, sign: signal.Signals
) -> None:
    process = serve("--port", "0", "--data", str(tmp_path / "new" / "data"))
    try:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Tabard is at http://127.0.0.1:")
        process.send_signal(sign)
        _, err = process.communicate(timeout=SECONDS)
    finally:
        process.kill()
    assert "Traceback" not in err
    assert process.returncode in (0, -sign, 130)
    assert (tmp_path / "new" / "data" / "tabard.sqlite").exists()
