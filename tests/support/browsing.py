"""A real server in a process of its own, and what pages in a real browser complain about."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError

HOST = "127.0.0.1"
SECONDS_TO_START = 60
SECONDS_TO_END = 10
REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (violation) =>
  console.error(`content security policy: ${violation.violatedDirective} ${violation.blockedURI}`),
);
"""


class OpenPage(Protocol):
    """Opens a page in a context of its own, as another person would; leads to the server."""

    def __call__(
        self,
        locale: str = "en",
        *,
        width: int = 1280,
        dark: bool = False,
        motion: bool = False,
        server: str = "",
    ) -> Page: ...


class Screenshot(Protocol):
    """Keeps a picture of a page under a name, and returns its file."""

    def __call__(self, page: Page, name: str, full_page: bool = False) -> Path: ...


class Faults:
    """What pages complained about. A test that provokes complaints names them in `expected`."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.expected: list[str] = []
        """Patterns that may be found in a complaint."""

    def watch(self, context: BrowserContext) -> None:
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("console", self._hear)
        context.on("weberror", self._catch)

    def unexpected(self) -> list[str]:
        return [
            fault
            for fault in self.found
            if not any(re.search(pattern, fault) for pattern in self.expected)
        ]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"{message.text} ({message.location['url']})")

    def _catch(self, error: WebError) -> None:
        self.found.append(f"uncaught: {error.error}")


class Served:
    """`tabard serve` on the data in a folder; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tabard.cli", "serve", "--data", str(self.folder)]
        output = self.folder.with_name(f"{self.folder.name}-{self.port}.log")
        with output.open("a") as file:
            self.process = subprocess.Popen(
                [*command, "--host", HOST, "--port", str(self.port)],
                stdout=file,
                stderr=subprocess.STDOUT,
            )
        wait_for(self.address, self.process, output)

    def kill(self) -> None:
        """As when the power fails: it has no time to finish anything."""
        assert self.process, "kill what was started"
        self.process.kill()
        self.process.wait()
        self.process = None

    def end(self) -> None:
        if self.process:
            end(self.process)


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    """A server that stands, and ends afterwards."""
    served = Served(folder)
    try:
        served.start()
        yield served
    finally:
        served.end()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def wait_for(address: str, process: subprocess.Popen[bytes], output: Path) -> None:
    """Return when the server answers; fail with what it printed if it does not."""
    deadline = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/api/games", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"tabard serve does not answer at {address}:\n{output.read_text()}")


def end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
