"""The plain table: shows any view of any game; the tables of games refine it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.words import Words
from tabard.core.values import Barred, Decision
from tabard.match.outline import Outline
from tabard.match.texts import Texts

View = Mapping[str, object]

V = TypeVar("V", bound=View)
H = TypeVar("H", bound=View)


class Table(Generic[V, H]):
    """What a terminal shows of a match: of its views, and of its score sheet."""

    told_by_sheet: frozenset[str] = frozenset()
    """Keys of log lines that the score sheet repeats."""

    untold: frozenset[str] = frozenset()
    """Keys of log lines that only say what the next line shows anyway."""

    def board(self, texts: Texts, view: V) -> RenderableType:
        """The whole table as the owner of the view sees it."""
        return outline(texts, view)

    def head(self, texts: Texts, view: V) -> str:
        """How far the match is, for the upper edge."""
        return ""

    def framed(self, texts: Texts, view: V, parts: Sequence[RenderableType]) -> Panel:
        """The parts of a board below their title and how far the match is."""
        title = Text.assemble((texts.title, "bold"), f" · {self.head(texts, view)}")
        return kit.framed(title, *parts)

    def headings(self, texts: Texts, decision: Decision) -> list[str]:
        """Under which heading each option stands, in the order of the options; here all are one."""
        return [""] * len(decision.options)

    def barred(
        self, texts: Texts, view: V, decision: Decision, bars: Sequence[Barred]
    ) -> list[str]:
        """What one might want but may not, a line for each, with the clause that says so."""
        return [f"{texts.option(view, decision.prompt, bar.choice)} [{bar.clause}]" for bar in bars]

    def sheet(self, texts: Texts, sheet: H) -> RenderableType:
        """The score sheet."""
        return outline(texts, sheet)

    def rivals(self, texts: Texts, sheet: H) -> list[tuple[int, str, int]]:
        """Place, name and score of those who are ranked beside the seats; here nobody."""
        return []

    def cards(self, texts: Texts) -> RenderableType:
        """What the pieces of the game are and do."""
        return Group(*[Text(texts.noun(name)) for name in texts.nouns])


def outline(texts: Texts, data: View) -> Panel:
    """All that data say, in words."""
    words = Words(texts.language)
    lines = Outline(texts, words.say("table-yes"), words.say("table-no")).lines(data)
    return Panel(Group(*[Text(line) for line in lines]), title=texts.title)
