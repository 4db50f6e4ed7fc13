"""Changes that no rule would make, to see which law they break."""

from __future__ import annotations


def put(thing: object, **values: object) -> None:
    """Set fields of a table or of what belongs to a player, whatever the rules say."""
    for name, value in values.items():
        setattr(thing, name, value)


def add(found: list[int], *changes: tuple[int, int]) -> None:
    """Change numbers in a list: place and difference."""
    for place, difference in changes:
        found[place] += difference
