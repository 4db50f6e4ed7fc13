"""The client's types, made from the messages: `python -m tabard.server.wire.typescript FILE`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import Struct, inspect

from tabard.server.wire import answers, messages, requests

HEAD = (
    "// Made from the messages of src/tabard/server by `python3 dev.py protocol`; never edited.\n"
)
PLAIN: dict[type[Any], str] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
NAMELESS: Mapping[tuple[object, ...], str] = {}
UNIONS = ("Entry", "Frame", "ClientFrame", "Field")


def declarations() -> str:
    """All messages as TypeScript."""
    found = [
        item
        for module in (messages, requests, answers)
        for item in vars(module).values()
        if isinstance(item, type)
        and issubclass(item, Struct)
        and item.__module__ == module.__name__
    ]
    blocks = [_interface(info) for info in inspect.multi_type_info(found)]
    for name in UNIONS:
        members = inspect.type_info(getattr(messages, name))
        blocks.append(f"export type {name} = {written(members)};\n")
    return "\n".join([HEAD, *blocks])


def _interface(info: inspect.Type) -> str:
    assert isinstance(info, inspect.StructType)
    lines = [f"export interface {info.cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "" if field.required or not _is_from_client(info) else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def _is_from_client(info: inspect.StructType) -> bool:
    """Whether the client makes it, and so may leave out what has a default."""
    return info.cls in (*messages.ClientFrame.__args__, *structs_of(requests))


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """The messages that a module declares, in its order."""
    found = [item for item in vars(module).values() if isinstance(item, type)]
    return [s for s in found if issubclass(s, Struct) and s.__module__ == module.__name__]


def written(info: inspect.Type, names: Mapping[tuple[object, ...], str] = NAMELESS) -> str:
    """A type in TypeScript; `names` are those of rows of words."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, inspect.Metadata):
        return written(info.type, names)
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        return info.cls.__name__
    if isinstance(info, inspect.LiteralType):
        return names.get(info.values) or " | ".join([f'"{value}"' for value in info.values])
    if isinstance(info, inspect.ListType):
        inner = written(info.item_type, names)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, inspect.DictType):
        return f"Record<{written(info.key_type, names)}, {written(info.value_type, names)}>"
    if isinstance(info, inspect.UnionType):
        return " | ".join([written(member, names) for member in info.types])
    raise TypeError(f"{info!r} has no counterpart in TypeScript; add one in typescript.py")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(declarations(), "utf-8")
