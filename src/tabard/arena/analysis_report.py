"""The page of an analysed match."""

from __future__ import annotations

import shlex
from dataclasses import dataclass

from tabard.analysis.judging import MISTAKE, Analysis
from tabard.arena.analysis_words import Told, sentence, swing_of
from tabard.arena.charts import Series, lines
from tabard.arena.page import Page, Row, Text, code
from tabard.arena.wording import Wording


@dataclass(frozen=True)
class Sheet:
    """All that the page shows."""

    title: str
    analysis: Analysis
    players: list[str]
    mistakes: list[Told]
    record: str
    """The path of the record, as it was typed."""

    names: str = ""
    """How far the players' names are proven, in words."""


def analysis_page(sheet: Sheet, words: Wording) -> str:
    """The page in one language."""
    analysis = sheet.analysis
    subtitle = words.say(
        "analyse-subtitle",
        players=", ".join(sheet.players),
        moves=len(analysis.expected) - 1,
        choices=len(analysis.judgements),
        iterations=analysis.iterations,
    )
    page = Page(words.language, words.say("analyse-title", game=sheet.title), subtitle)
    if sheet.names:
        page.paragraph(sheet.names, "small")
    page.section("places", words.say("analyse-places"))
    page.picture(places_chart(sheet, words), words.say("analyse-chart-caption"))
    page.section("players", words.say("analyse-summary"))
    keys = ("player", "place", "choices", "loss", "mistakes", "blunders")
    page.table(
        words.say("analyse-summary"),
        [words.say(f"analyse-column-{key}") for key in keys],
        [Row(player_cells(sheet, seat, words)) for seat in range(analysis.seats)],
    )
    add_mistakes(page, sheet, words)
    page.paragraph(words.say("analyse-note"), "small")
    return page.html()


def places_chart(sheet: Sheet, words: Wording) -> str:
    """Expected places over the match."""
    analysis = sheet.analysis
    series = [
        Series(name, [places[seat] for places in analysis.expected])
        for seat, name in enumerate(sheet.players)
    ]
    flags = [(one.judgement.seat, one.judgement.move + 1) for one in sheet.mistakes]
    bounds = (1.0, float(max(2, analysis.seats)))
    return lines(
        words.say("analyse-chart"), series, bounds, lambda place: words.number(place, 1), flags
    )


def player_cells(sheet: Sheet, seat: int, words: Wording) -> list[str]:
    """How one player chose."""
    analysis = sheet.analysis
    unfinished = words.say("analyse-unfinished")
    return [
        sheet.players[seat],
        str(analysis.places[seat]) if analysis.places else unfinished,
        words.number(sum(one.seat == seat for one in analysis.judgements)),
        words.number(100 * analysis.mean_loss(seat), 1),
        words.number(analysis.count(seat, "mistake")),
        words.number(analysis.count(seat, "blunder")),
    ]


def add_mistakes(page: Page, sheet: Sheet, words: Wording) -> None:
    """The costliest choices, in words and as a table with how to see them."""
    page.section("mistakes", words.say("analyse-mistakes"))
    page.bullets([sentence(told, words) for told in sheet.mistakes])
    if not sheet.mistakes:
        page.paragraph(no_mistakes(sheet.analysis, words))
        return
    keys = ("move", "player", "question", "chosen", "better", "cost", "before", "after")
    page.table(
        words.say("analyse-mistakes"),
        [words.say(f"analyse-column-{key}") for key in keys],
        [Row(_mistake_cells(sheet, told, words)) for told in sheet.mistakes],
        5,
    )
    page.paragraph(words.say("analyse-see"))
    first = sheet.mistakes[0].judgement
    command = ["tabard", "replay", sheet.record, "--until", str(first.move), "--all"]
    page.paragraph(code(shlex.join(command)))


def no_mistakes(analysis: Analysis, words: Wording) -> str:
    """Why there is nothing to tell."""
    if not analysis.iterations:
        return words.say("analyse-unjudged")
    return words.say("analyse-no-mistakes", least=words.number(100 * MISTAKE))


def _mistake_cells(sheet: Sheet, told: Told, words: Wording) -> list[Text]:
    before, after = swing_of(sheet.analysis, told.judgement)
    return [
        str(told.judgement.move + 1),
        told.player,
        told.prompt,
        told.choice,
        told.alternatives[0],
        words.number(100 * told.judgement.loss, 1),
        words.number(before, 2),
        words.number(after, 2),
    ]
