"""Views as JSON, of which only that is written again which has changed or others see otherwise."""

from __future__ import annotations

from typing import Any

import msgspec

STRIDE = 16

_NESTED = frozenset((dict, list))

_encoder = msgspec.json.Encoder()
_buffer = bytearray()


def as_json(data: object) -> bytes:
    """As JSON; the encoder's own buffer would have to grow each time."""
    _encoder.encode_into(data, _buffer)
    return bytes(_buffer)


class Part:
    """Part of a view, and how it is written; its items too once they were written apart."""

    def __init__(self, data: object, raw: msgspec.Raw, items: list[msgspec.Raw] | None) -> None:
        self.data = data
        self.raw = raw
        self.items = items


class Parts:
    """The parts of a table's views as they were last written, for anybody and for each viewer.

    Most of a table is public, and most of it stays as it was: writing it takes three times as long
    as comparing it.
    """

    def __init__(self) -> None:
        self._for_anybody: dict[str, Part] = {}
        self._for_viewers: dict[tuple[int | None, str], Part] = {}

    def written(self, viewer: int | None, name: str, data: object) -> object:
        """A part of a viewer's view, written."""
        if type(data) not in _NESTED:
            return data
        latest = self._for_anybody.get(name)
        if latest is not None and latest.data == data:
            return latest.raw
        own = self._for_viewers.get((viewer, name))
        if own is None or own.data != data:
            own = rewritten(data, own or latest)
            self._for_viewers[viewer, name] = own
        self._for_anybody[name] = own
        return own.raw


def rewritten(data: object, before: Part | None) -> Part:
    """A part, written with what is left of the part that was there before."""
    items = None if before is None else items_of(data, before)
    if items is None:
        return Part(data, msgspec.Raw(as_json(data)), None)
    written = dict(zip(data, items)) if isinstance(data, dict) else items
    return Part(data, msgspec.Raw(as_json(written)), items)


def items_of(data: object, before: Part) -> list[msgspec.Raw] | None:
    """The items of a part, each written; None where too little of them is left to gain by it."""
    new, old = values_of(data), values_of(before.data)
    if not new or len(new) != len(old) or type(new[0]) not in _NESTED:
        return None
    if isinstance(data, dict) and list(data) != list(before.data):  # type: ignore[call-overload]
        return None
    changed = changes(new, old)
    if 2 * len(changed) > len(new):
        return None
    items = (
        [msgspec.Raw(as_json(item)) for item in old] if before.items is None else before.items[:]
    )
    for index in changed:
        items[index] = msgspec.Raw(as_json(new[index]))
    return items


def changes(new: list[object], old: list[object]) -> list[int]:
    """Where two lists of one length differ; a stride at a time, as most of it is alike."""
    found: list[int] = []
    for start in range(0, len(new), STRIDE):
        ahead, behind = new[start : start + STRIDE], old[start : start + STRIDE]
        if ahead != behind:
            pairs = enumerate(zip(ahead, behind), start)
            found += [index for index, (item, other) in pairs if item != other]
    return found


def values_of(data: Any) -> list[object]:
    """What a list or a dictionary holds."""
    if isinstance(data, dict):
        return list(data.values())
    return data if isinstance(data, list) else []
