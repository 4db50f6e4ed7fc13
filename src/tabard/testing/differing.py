"""Two texts that should be equal, and where they part."""

from __future__ import annotations

AROUND = 60


def check_same(found: str, wanted: str, words: str) -> None:
    """Fails with the words, and with both texts from shortly before they part."""
    if found == wanted:
        return
    at = next(
        (n for n, (one, other) in enumerate(zip(found, wanted)) if one != other),
        min(len(found), len(wanted)),
    )
    begin = max(0, at - AROUND)
    parts = [f"…{text[begin : at + AROUND]}…" for text in (found, wanted)]
    raise AssertionError(f"{words}: {parts[0]} instead of {parts[1]}")
