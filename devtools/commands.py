"""Running other programs in the project's folder, and saying what goes on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NoReturn

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parents[1]
APT_PATIENCE = "DPkg::Lock::Timeout=300"
"""Seconds to wait while another installation is under way."""


def run(*command: object, env: dict[str, str], to_errors: bool = False) -> int:
    """Run a command in the project's folder; an interrupt lets it end, then ends us too."""
    output = sys.stderr if to_errors else None
    process = subprocess.Popen([str(word) for word in command], cwd=ROOT, env=env, stdout=output)
    try:
        return process.wait()
    except KeyboardInterrupt:
        process.wait()
        raise SystemExit(130) from None


def begin_apart(*command: object, log: IO[bytes]) -> subprocess.Popen[bytes]:
    """Start a command that goes on when we end; what it says goes to a file."""
    return subprocess.Popen(
        [str(word) for word in command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Wait until no other of our processes is at this; Windows trusts that none is."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / f"{name}.lock").open("w") as lock:
        if sys.platform != "win32":
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say(f"the {name} is in the making already; waiting for it")
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run_or_stop(*command: object, env: dict[str, str]) -> None:
    if run(*command, env=env):
        stop(f"{Path(str(command[0])).name} failed: see above")


def answer_of(*command: object, env: dict[str, str]) -> tuple[str, str]:
    """What a command prints, and the last line of what it complains about."""
    words = [str(word) for word in command]
    ended = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    complaints = ended.stderr.strip().splitlines()
    return ended.stdout, complaints[-1] if complaints else ""


def apt_installs(*packages: str) -> bool:
    """Install packages of Debian, if this is one and we may."""
    if not shutil.which("apt-get"):
        return False
    sudo: list[str] = []
    if os.geteuid() != 0:
        if not shutil.which("sudo"):
            return False
        sudo = ["sudo", "-n"]
    say(f"apt-get install {' '.join(packages)}")
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt_get = [*sudo, "apt-get", "-qq", "-o", APT_PATIENCE]
    run(*apt_get, "update", env=variables, to_errors=True)
    install = ("install", "--yes", "--no-install-recommends", *packages)
    return run(*apt_get, *install, env=variables, to_errors=True) == 0


def cores() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def say(message: str) -> None:
    print(f"dev: {message}", file=sys.stderr, flush=True)


def stop(message: str, code: int = 1) -> NoReturn:
    say(message)
    raise SystemExit(code)
