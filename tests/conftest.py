"""Says at the top of every run which build is tested; marks what needs a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools.browser import chromium, is_required
from support.builds import IS_COMPILED

BROWSER_TESTS = Path(__file__).parent / "browser"


def pytest_report_header() -> str:
    return f"tabard: {'compiled' if IS_COMPILED else 'interpreted'}"


@pytest.hookimpl(tryfirst=True)  # before pytest itself looks at marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in tests/browser needs a browser, and is skipped where none is nor must be."""
    is_skipped = not chromium() and not is_required()
    for item in items:
        if BROWSER_TESTS in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if is_skipped:
                item.add_marker(pytest.mark.skip(reason="no Chromium; TABARD_CHROMIUM names one"))
