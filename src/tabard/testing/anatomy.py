"""What an object holds, field by field, compiled or not: to see whether anything changed in it."""

from __future__ import annotations

from types import GetSetDescriptorType


def fields_of(thing: object) -> dict[str, object]:
    """The attributes of an object; compiled classes keep them in descriptors."""
    names = set(getattr(thing, "__dict__", {}))
    for ancestor in type(thing).__mro__:
        for name, member in vars(ancestor).items():
            if isinstance(member, GetSetDescriptorType) and not name.startswith("__"):
                names.add(name)
    return {name: getattr(thing, name) for name in sorted(names) if hasattr(thing, name)}


def anatomy(thing: object) -> object:
    """The object as nested plain values, down to the last field."""
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, list | tuple):
        return [anatomy(item) for item in thing]
    if isinstance(thing, dict):
        return {str(key): anatomy(value) for key, value in thing.items()}
    fields = fields_of(thing)
    return [type(thing).__name__, {name: anatomy(value) for name, value in fields.items()}]


def lists_of(thing: object) -> dict[str, list[object]]:
    """The lists that an object holds itself, by name."""
    return {name: value for name, value in fields_of(thing).items() if isinstance(value, list)}
