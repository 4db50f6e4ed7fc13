"""The types of the boards, made from what games declare of their views and tell of their matches.

`python -m tabard.server.wire.views_typescript FOLDER` writes FOLDER/<game>/view.ts for each.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict, get_args, get_origin, get_type_hints

from msgspec import inspect

from tabard.core.game import Game
from tabard.core.values import Event
from tabard.games import GAMES
from tabard.match.match import written_name
from tabard.parts.shape import Shapes, fields_of, shapes_of, tables_in
from tabard.server.wire.typescript import written

HEAD = """\
// Made from the views and events of src/tabard/games/{game} by `python3 dev.py protocol`;
// never edited."""
ALL = "/** All that can be told. */"

MANY = 7
"""From so many words on, a row of them is just text."""

Names = Mapping[tuple[object, ...], str]


def declarations(game: Game[Any], shapes: Shapes) -> str:
    """The view, the score sheet and the events of a game as TypeScript."""
    named = _rows_of_words(shapes)
    names: Names = {tuple(sorted(row)): name for name, row in named.items()}
    tables = dict.fromkeys(
        [table for shape in (shapes.view, shapes.sheet) for _, table in tables_in(shape)]
    )
    blocks = [HEAD.format(game=game.key)]
    blocks += [f"export type {name} = {_words(row)};" for name, row in named.items()]
    blocks += [_interface(table, names) for table in tables]
    told = [_one_line(shape, names) for shape in event_shapes(game)]
    name = shapes.view.__name__.removesuffix("View") + "Event"
    blocks.append("\n".join([ALL, f"export type {name} =", *told]) + ";")
    return "\n\n".join(blocks) + "\n"


def event_shapes(game: Game[Any]) -> Iterator[type]:
    """For each event of a game what is told of it, as a TypedDict; in the order of their names."""
    package = type(game).__module__.rpartition(".")[0]
    events = [e for e in Event.__subclasses__() if e.__module__.rpartition(".")[0] == package]
    names = game.words.names()
    for event in sorted(events, key=lambda event: event.__name__):
        hints = get_type_hints(event.__init__, include_extras=True)
        plain = getattr(event, "plain", ())
        fields = {
            field: hints[field] if field in plain else told_type(hints[field], names.get(field, ()))
            for field in getattr(event, "__match_args__", ())
        }
        name = Literal[written_name(event.__name__)]  # type: ignore[valid-type]
        yield TypedDict(event.__name__, {"event": name, **fields})  # type: ignore[operator]


def told_type(declared: Any, names: Any) -> Any:
    """What stands in what is told for a field of an event: names of things, None for blanks."""
    if get_origin(declared) is tuple:
        return list[told_type(get_args(declared)[0], names)]  # type: ignore[misc]
    if get_origin(declared) is Annotated:
        return told_type(get_args(declared)[0], names) | None
    if declared is not int or not names:
        return declared
    if not all(isinstance(name, str) for name in names):
        return str | int
    return Literal[*names] if len(set(names)) < MANY else str


def _rows_of_words(shapes: Shapes) -> dict[str, tuple[str, ...]]:
    """The rows of words that a game has named in its declarations."""
    declared = vars(import_module(shapes.view.__module__))
    return {name: get_args(row) for name, row in declared.items() if get_origin(row) is Literal}


def _words(row: tuple[str, ...]) -> str:
    return " | ".join([f'"{word}"' for word in row])


def _interface(table: type, names: Names) -> str:
    doc = " ".join((table.__dict__.get("__doc__") or "").split())
    lines = [f"/** {doc} */"] if doc else []
    lines += [f"export interface {table.__name__} {{"]
    lines += [f"  {field};" for field in _fields(table, names)]
    return "\n".join([*lines, "}"])


def _one_line(table: type, names: Names) -> str:
    return f"  | {{ {'; '.join(_fields(table, names))} }}"


def _fields(table: type, names: Names) -> list[str]:
    info = inspect.type_info(table)
    assert isinstance(info, inspect.TypedDictType)
    fields = {field.name: field for field in info.fields}
    return [
        f"{key}{'' if fields[key].required else '?'}: {written(fields[key].type, names)}"
        for key in fields_of(table)
    ]


def main(folder: Path) -> None:
    for game in GAMES.values():
        shapes = shapes_of(game)
        if shapes is not None:
            target = folder / game.key / "view.ts"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(declarations(game, shapes), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
