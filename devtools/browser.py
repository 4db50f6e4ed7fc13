"""A Chromium for the browser tests: found, or installed where we may."""

from __future__ import annotations

import os
import shutil

from devtools.commands import apt_installs, say

NAMES = ("chromium", "chromium-browser", "google-chrome")
DEBIAN_PACKAGES = ("chromium", "libatomic1", "fonts-dejavu-core")
"""Playwright's own Node needs libatomic1; without a font a page shows boxes."""


def chromium() -> str:
    """The path of a Chromium; empty if there is none."""
    asked = os.environ.get("TABARD_CHROMIUM", "")
    if asked:
        return asked
    return next((path for name in NAMES if (path := shutil.which(name))), "")


def is_required() -> bool:
    return os.environ.get("TABARD_REQUIRE_BROWSER") == "1"


def fetch_chromium() -> str:
    """Install a Chromium unless there is one; says loudly if that cannot be."""
    if found := chromium():
        return found
    if apt_installs(*DEBIAN_PACKAGES) and (found := chromium()):
        return found
    verdict = "will FAIL" if is_required() else "are SKIPPED"
    say(f"NO CHROMIUM: browser tests {verdict}; install one, or name it in TABARD_CHROMIUM")
    return ""
