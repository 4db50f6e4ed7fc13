"""Says at the top of every run which build is tested."""

from __future__ import annotations

from support.builds import IS_COMPILED


def pytest_report_header() -> str:
    return f"tabard: {'compiled' if IS_COMPILED else 'interpreted'}"
