"""What must be refused, and in words that name the thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def refused(error: type[Exception], words: str = "") -> Iterator[None]:
    """Fails unless what is done there raises that error, with such words in its message."""
    message = ""
    try:
        yield
    except error as found:
        message = str(found)
    assert message, f"not refused; it should be, by {error.__name__} with {words!r}"
    assert re.search(words, message), f"refused with {message!r}, which lacks {words!r}"
