"""The page of a balance report: what stands out, and the matches that show it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tabard.arena.balance import FALSE_FINDINGS, Balance
from tabard.arena.balance_context import Report
from tabard.arena.balance_sections import add_choices, add_figures, add_things
from tabard.arena.charts import Whisker, whiskers
from tabard.arena.comparing import Comparison
from tabard.arena.comparison_report import add_comparison
from tabard.arena.examples import Examples
from tabard.arena.naming import Names, wanted_words
from tabard.arena.page import Page, Row, Text, code, joined
from tabard.arena.wording import Wording

MOST_FINDINGS = 8


def balance_page(
    found: Balance,
    comparison: Comparison | None,
    command: str,
    folder: Path,
    words: Wording,
) -> tuple[str, list[Examples]]:
    """The page in one language, and the examples whose records it points to."""
    report = _report(found, folder, words)
    others = []
    add_summary(report)
    if found.study.seats > 1:
        add_seats(report)
    if comparison is not None:
        second = Examples(comparison.second, folder, "b")
        others.append(second)
        add_comparison(report, comparison, second)
    add_things(report)
    add_figures(report)
    add_choices(report)
    add_method(report, command, comparison is not None)
    add_matches(report, [report.examples, *others])
    return report.page.html(), [report.examples, *others]


def _report(found: Balance, folder: Path, words: Wording) -> Report:
    study = found.study
    dead = [(line.prompt, line.text) for line in found.options]
    things = [(line.group, line.name) for line in found.things]
    wanted = wanted_words(study.game.key, dead, things)
    names = Names(study.game, words.language, dict(study.options), found.outcomes, wanted)
    subtitle = words.say(
        "balance-subtitle",
        matches=len(found.outcomes),
        bots=", ".join(dict.fromkeys(study.bots)),
        seats=study.seats,
        options=", ".join([f"{k}={v}" for k, v in study.changed_options().items()]) or "none",
    )
    title = words.say("balance-title", game=study.game.title[words.language])
    page = Page(words.language, title, subtitle)
    return Report(page, found, names, words, Examples(found, folder))


def add_summary(report: Report) -> None:
    """The figures that say most, and what stands out."""
    page, words, found = report.page, report.words, report.balance
    page.section("summary", words.say("balance-summary"))
    page.figures(
        [
            (
                words.say(f"balance-figure-{one.key}"),
                report.figure(one.key, one.mean.value),
                f"{report.figure(one.key, one.low)} – {report.figure(one.key, one.high)}",
            )
            for one in found.figures
            if one.key in ("decisions", "branching", "winning_score", "margin", "decided")
        ]
    )
    page.heading(words.say("balance-findings"))
    findings = [*_seat_findings(report), *_thing_findings(report), *_dead_findings(report)]
    if findings:
        page.bullets(findings)
    else:
        page.paragraph(words.say("balance-no-findings", count=len(found.things)))
    page.paragraph(words.say("balance-caution"), "small")


def _seat_findings(report: Report) -> list[Text]:
    words, found = report.words, report.balance
    par = 1 / found.study.seats
    return [
        joined(
            [
                words.say(
                    "balance-finding-seat",
                    position=words.say("balance-position", position=line.position + 1),
                    share=words.percent(line.share.value),
                    interval=words.percent_range(line.share),
                    par=words.percent(par),
                ),
                report.examples.links(line.examples),
            ]
        )
        for line in found.seats
        if found.study.seats > 1 and line.chance * found.study.seats < FALSE_FINDINGS
    ]


def _thing_findings(report: Report) -> list[Text]:
    words = report.words
    standing = [line for line in report.balance.things if line.is_finding and line.lift]
    standing.sort(key=lambda line: -abs(line.lift.value) if line.lift else 0.0)
    lines: list[Text] = []
    for line in standing[:MOST_FINDINGS]:
        assert line.lift is not None
        text = words.say(
            "balance-finding-thing",
            thing=report.names.thing(line.group, line.name),
            group=report.names.group(line.group),
            lift=words.number(abs(100 * line.lift.value), 1),
            direction="more" if line.lift.value > 0 else "less",
            interval=words.points_range(line.lift),
            corrected=words.chance(line.corrected),
        )
        lines.append(joined([text, report.examples.links(line.examples)]))
    return lines


def _dead_findings(report: Report) -> list[Text]:
    words = report.words
    dead = [line for line in report.balance.options if line.is_dead]
    dead.sort(key=lambda line: -line.expected)
    return [
        joined(
            [
                words.say(
                    "balance-finding-dead",
                    option=report.names.option(line.prompt, line.text),
                    prompt=report.names.prompt(line.prompt),
                    offered=line.offered,
                    taken=line.taken,
                    expected=words.number(line.expected),
                ),
                report.examples.links(line.examples),
            ]
        )
        for line in dead[: MOST_FINDINGS // 2]
    ]


def add_seats(report: Report) -> None:
    """Whether it matters who begins."""
    page, words, found = report.page, report.words, report.balance
    par = 1 / found.study.seats
    page.section("seats", words.say("balance-seats"))
    lines = [
        Whisker(
            words.say("balance-position", position=line.position + 1),
            line.share,
            f"{words.percent(line.share.value)}  ({words.percent_range(line.share)})",
            line.chance < FALSE_FINDINGS,
        )
        for line in found.seats
    ]
    chart = whiskers(words.say("balance-seats-chart"), lines, lambda x: words.percent(x, 0), par)
    page.picture(chart, words.say("balance-seats-caption", par=words.percent(par)))
    page.table(
        words.say("balance-seats-table"),
        report.columns("position", "share", "interval", "place", "score", "chance", "examples"),
        [
            Row(
                [
                    words.say("balance-position", position=line.position + 1),
                    words.percent(line.share.value),
                    words.percent_range(line.share),
                    words.number(line.mean_place, 2),
                    words.number(line.mean_score, 1),
                    words.chance(line.chance),
                    report.examples.links(line.examples),
                ],
                line.chance * found.study.seats < FALSE_FINDINGS,
            )
            for line in found.seats
        ],
    )


def add_method(report: Report, command: str, is_compared: bool) -> None:
    """How the numbers were found, and how to find them again."""
    page, words = report.page, report.words
    page.section("how", words.say("balance-how"))
    keys = ["shares", "lift", "many", *(["pairs"] if is_compared else [])]
    page.bullets([words.say(f"balance-method-{key}") for key in keys])
    page.paragraph(words.say("balance-command"))
    page.paragraph(code(command))


def add_matches(report: Report, all_examples: Sequence[Examples]) -> None:
    """All matches that were pointed to."""
    page, words = report.page, report.words
    page.section("matches", words.say("balance-matches"))
    page.paragraph(words.say("balance-matches-lead"))
    rows = []
    for examples in all_examples:
        for key, one in sorted(examples.named.items(), key=lambda item: item[1].deal):
            label = examples.labels[key]
            cells: list[Text] = [
                f"#{label}",
                ", ".join(one.bots),
                examples.command(key),
                ", ".join(str(place) for place in one.places),
                ", ".join(str(score) for score in one.scores),
            ]
            rows.append(Row(cells, anchor=f"match-{label}"))
    columns = [
        *report.columns("match"),
        "bots",
        *report.columns("command", "places", "scores"),
    ]
    page.table(words.say("balance-matches-table"), columns, rows, 3)
