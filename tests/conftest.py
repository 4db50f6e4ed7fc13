"""Says at the top of every run which build is tested; marks what needs a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools.browser import chromium, is_required
from support.builds import IS_COMPILED
from support.tiers import IS_LONG

BROWSER_TESTS = Path(__file__).parent / "browser"


def pytest_report_header() -> str:
    tier = ", long tier" if IS_LONG else ""
    return f"tabard: {'compiled' if IS_COMPILED else 'interpreted'}{tier}"


@pytest.hookimpl(tryfirst=True)  # before pytest itself looks at marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Everything in tests/browser needs a browser, and is skipped where none is nor must be.

    What belongs to the long tier is left out of all others.
    """
    if not IS_LONG:
        left_out = [item for item in items if item.get_closest_marker("long")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)
    is_skipped = not chromium() and not is_required()
    for item in items:
        if BROWSER_TESTS in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if is_skipped:
                item.add_marker(pytest.mark.skip(reason="no Chromium; TABARD_CHROMIUM names one"))
