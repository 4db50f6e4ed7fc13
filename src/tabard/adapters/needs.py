"""What is said where a library is missing that only researchers need."""

from __future__ import annotations

from typing import NoReturn


def stop_without(library: str, extra: str, error: ImportError) -> NoReturn:
    """Name the package that is missing and how to install it."""
    raise ImportError(
        f"tabard.adapters.{extra} needs {library} ({error}); install it with: "
        f"pip install 'tabard[{extra}]'"
    ) from error
