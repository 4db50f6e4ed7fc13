"""A server, a Chromium, and pages that fail the test when they complain."""

from __future__ import annotations

import os
import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from devtools.browser import chromium
from support.browsing import Faults, OpenPage, Screenshot, serving

FLAGS = (
    "--no-sandbox",  # which Chromium does not have when root runs it
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK = ViewportSize(width=1280, height=800)
PATIENCE = 15_000
"""Milliseconds that a page has for anything: machines that run tests may be busy."""

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which tests fail, so that their pages are kept as pictures."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a real server with a data folder of its own."""
    with serving(tmp_path_factory.mktemp("server") / "data") as address:
        yield address


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
        locale: str = "en", viewport: ViewportSize | None = None, dark: bool = False
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            locale=locale,
            viewport=viewport or DESK,
            color_scheme="dark" if dark else "light",
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
            screenshot(page, f"failed-{name}-{number}")
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
    def taken(page: Page, name: str, full_page: bool = False) -> Path:
        file = gallery / f"{name}.png"
        page.screenshot(path=file, animations="disabled", full_page=full_page)
        return file

    return taken
