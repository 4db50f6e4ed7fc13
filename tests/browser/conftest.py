"""A server, a Chromium, and pages that fail the test when they complain."""

from __future__ import annotations

import os
import re
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as BusyError

from browser.tables import finished_table
from devtools.browser import chromium
from support.browsing import Faults, OpenPage, Screenshot, Served, serving

FLAGS = (
    "--no-sandbox",  # which Chromium does not have when root runs it
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK = 1280
HEIGHTS = {360: 780, 768: 1024, 1440: 900}
"""Of screens by their width: a phone, a tablet, a wide one."""

PATIENCE = 40_000
"""Milliseconds that a page has for anything: machines that run tests may be busy."""

expect.set_options(timeout=PATIENCE)

FAILED = pytest.StashKey[bool]()
FAILED_PAGE = "failed-"
"""How names of pictures begin that show pages of tests that fail."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which tests fail, so that their pages are kept as pictures."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole matches first, so that no core ends with a long test while others are idle."""
    items.sort(key=lambda item: "whole_match" not in item.name)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a real server with a data folder of its own."""
    with serving(tmp_path_factory.mktemp("server") / "data") as served:
        yield served.address


@pytest.fixture(scope="session")
def finished(address: str) -> str:
    """The id of a table at which three bots have played Allegiance to the end."""
    return finished_table(address, "allegiance", 3)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may kill."""
    with serving(tmp_path / "data") as served:
        yield served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    assert found, "no Chromium: install one, or name it in TABARD_CHROMIUM"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture
def faults() -> Iterator[Faults]:
    """What the pages of this test complain about; what it does not expect fails it."""
    faults = Faults()
    yield faults
    if found := faults.unexpected():
        pytest.fail("\n".join(["pages complained:", *found]), pytrace=False)


@pytest.fixture
def open_page(
    browser: Browser,
    address: str,
    faults: Faults,
    screenshot: Screenshot,
    request: pytest.FixtureRequest,
) -> Iterator[OpenPage]:
    """Opens pages that know nothing of each other; if the test fails, keeps what they show."""
    contexts: list[BrowserContext] = []

    def opened(
        locale: str = "en",
        *,
        width: int = DESK,
        dark: bool = False,
        motion: bool = False,
        server: str = "",
    ) -> Page:
        context = browser.new_context(
            base_url=server or address,
            locale=locale,
            viewport={"width": width, "height": HEIGHTS.get(width, 800)},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        faults.watch(context)
        contexts.append(context)
        return context.new_page()

    yield opened
    if request.node.stash.get(FAILED, False):
        name = re.sub(r"\W+", "-", request.node.name).strip("-")
        pages = [page for context in contexts for page in context.pages]
        for number, page in enumerate(pages, 1):
            screenshot(page, f"{FAILED_PAGE}{name}-{number}")
    for context in contexts:
        context.close()


@pytest.fixture
def locale() -> str:
    """The reader's language; a test takes German with `parametrize("locale", ["de"])`."""
    return "en"


@pytest.fixture
def page(open_page: OpenPage, locale: str) -> Page:
    return open_page(locale)


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where screenshots are kept: outside the repository."""
    asked = os.environ.get("TABARD_SCREENSHOTS")
    folder = Path(asked) if asked else tmp_path_factory.mktemp("screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def screenshot(gallery: Path) -> Screenshot:
    """Takes pictures where a folder is named for them, and of pages of tests that fail."""

    def taken(page: Page, name: str, full_page: bool = False) -> Path:
        file = gallery / f"{name}.png"
        if not (os.environ.get("TABARD_SCREENSHOTS") or name.startswith(FAILED_PAGE)):
            return file
        # A picture is kept for people; a browser too busy to draw one proves nothing.
        with suppress(BusyError):
            page.screenshot(path=file, animations="disabled", full_page=full_page)
        return file

    return taken
