"""Pages of reports: one HTML file that needs nothing else, readable by day, by night and aloud."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from pathlib import Path

from tabard.core.errors import SetupError

STYLE = (Path(__file__).parent / "page.css").read_text("utf-8")


@dataclass(frozen=True)
class Markup:
    """Text that is HTML already and is not escaped again."""

    html: str


Text = str | Markup


def markup_of(text: Text) -> str:
    """HTML of a text; what is no markup is escaped."""
    return text.html if isinstance(text, Markup) else escape(text)


def code(text: str) -> Markup:
    """A command or an id."""
    return Markup(f"<code>{escape(text)}</code>")


def link(address: str, text: Text) -> Markup:
    """A link, within the page or to a file beside it."""
    return Markup(f'<a href="{escape(address)}">{markup_of(text)}</a>')


def joined(parts: Iterable[Text], between: str = " ") -> Markup:
    """Several texts as one."""
    return Markup(escape(between).join([markup_of(part) for part in parts]))


@dataclass(frozen=True)
class Row:
    """A line of a table; its first cell is its heading."""

    cells: Sequence[Text]
    is_marked: bool = False
    anchor: str = ""


class Page:
    """A page that grows from top to bottom."""

    def __init__(self, language: str, title: str, subtitle: str) -> None:
        self.language = language
        self.title = title
        self.parts: list[str] = []
        self.contents: list[tuple[str, str]] = []
        self.subtitle = subtitle

    def section(self, key: str, title: str) -> None:
        """A heading that the contents lead to."""
        self.contents.append((key, title))
        self.parts.append(f'<h2 id="{escape(key)}">{escape(title)}</h2>')

    def heading(self, title: str) -> None:
        """A smaller heading."""
        self.parts.append(f"<h3>{escape(title)}</h3>")

    def paragraph(self, text: Text, style: str = "") -> None:
        """One paragraph."""
        name = f' class="{style}"' if style else ""
        self.parts.append(f"<p{name}>{markup_of(text)}</p>")

    def bullets(self, items: Sequence[Text]) -> None:
        """A list."""
        lines = "".join([f"<li>{markup_of(item)}</li>" for item in items])
        self.parts.append(f"<ul>{lines}</ul>")

    def figures(self, items: Sequence[tuple[str, str, str]]) -> None:
        """Large numbers with what they are, and a note below."""
        cells = [
            f"<div><dt>{escape(name)}</dt><dd>{escape(number)}</dd>"
            f'<dd class="note">{escape(note)}</dd></div>'
            for name, number, note in items
        ]
        self.parts.append(f'<dl class="figures">{"".join(cells)}</dl>')

    def picture(self, svg: str, caption: str) -> None:
        """A chart with its caption."""
        self.parts.append(
            f'<figure><div class="chart">{svg}</div>'
            f"<figcaption>{escape(caption)}</figcaption></figure>"
        )

    def table(
        self, caption: str, columns: Sequence[str], rows: Sequence[Row], words: int = 1
    ) -> None:
        """A table; its first columns hold words, all others numbers."""
        head = "".join(
            [
                f'<th scope="col"{"" if number < words else _NUMBER}>{escape(name)}</th>'
                for number, name in enumerate(columns)
            ]
        )
        body = "".join([_table_row(row, words) for row in rows])
        label = escape(caption)
        self.parts.append(
            f'<div class="scroll" role="region" aria-label="{label}" tabindex="0"><table>'
            f"<caption>{label}</caption><thead><tr>{head}</tr></thead>"
            f"<tbody>{body}</tbody></table></div>"
        )

    def html(self) -> str:
        """The whole file."""
        links = "".join(
            [f'<li><a href="#{escape(key)}">{escape(name)}</a></li>' for key, name in self.contents]
        )
        contents = f'<nav aria-label="{escape(self.title)}"><ul>{links}</ul></nav>' if links else ""
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{escape(self.title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n"
            f'<header><p class="brand">Tabard</p><h1>{escape(self.title)}</h1>'
            f'<p class="lead">{escape(self.subtitle)}</p>{contents}</header>\n<main>\n'
            + "\n".join(self.parts)
            + "\n</main>\n</body>\n</html>\n"
        )


_NUMBER = ' class="number"'


def _table_row(row: Row, words: int) -> str:
    cells = []
    for number, cell in enumerate(row.cells):
        name = "" if number < words else _NUMBER
        if number == 0:
            cells.append(f'<th scope="row">{markup_of(cell)}</th>')
        else:
            cells.append(f"<td{name}>{markup_of(cell)}</td>")
    mark = ' class="marked"' if row.is_marked else ""
    anchor = f' id="{escape(row.anchor)}"' if row.anchor else ""
    return f"<tr{mark}{anchor}>{''.join(cells)}</tr>"


def write_page(path: Path, html: str) -> None:
    """Write a file so that a crash in between leaves the old one whole."""
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_text(html, "utf-8")
        os.replace(draft, path)  # noqa: PTH105
    except (OSError, ValueError) as error:
        raise SetupError(f"{path} cannot be written: {error}; name another file") from None
    finally:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written in the end, before the work begins."""
    if path.is_dir():
        raise SetupError(f"{path} is a folder; name a file in it")
    if not path.name or not path.parent.is_dir():
        raise SetupError(f"there is no folder {path.parent}; make it, or name another file")
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise SetupError(f"{path.parent} cannot be written to; name another file")
