"""The page of a balance report: what stands out, and the matches that show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tabard.arena.balance import DEAD_AFTER, FALSE_FINDINGS, Balance, Figure, ThingLine
from tabard.arena.charts import Whisker, Write, bars, ticks_between, whiskers
from tabard.arena.comparing import Comparison
from tabard.arena.comparison_report import add_comparison
from tabard.arena.examples import Examples
from tabard.arena.naming import Names, wanted_words
from tabard.arena.page import Page, Row, Text, code, joined
from tabard.arena.wording import Wording

MOST_LIFTS = 18
MOST_DEAD = 60
MOST_FINDINGS = 8
BINS = 14
DIGITS = {"branching": 1, "score": 1, "winning_score": 1, "margin": 1, "spread": 1}
PICTURED = ("decisions", "margin", "decided")


@dataclass(frozen=True)
class Report:
    """All that the sections of a page need."""

    page: Page
    balance: Balance
    names: Names
    words: Wording
    examples: Examples

    def columns(self, *keys: str) -> list[str]:
        """Headings of a table."""
        return [self.words.say(f"balance-column-{key}") for key in keys]

    def figure(self, key: str, value: float) -> str:
        """A figure of a match as it is written."""
        if key == "decided":
            return self.words.percent(value, 0)
        return self.words.number(value, DIGITS.get(key, 1))


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


def add_things(report: Report) -> None:
    """Every card and every other thing, group by group."""
    page, words, found = report.page, report.words, report.balance
    page.section("things", words.say("balance-things"))
    tested = [line for line in found.things if line.lift is not None]
    tested.sort(key=lambda line: (not line.is_finding, -abs(line.lift.value if line.lift else 0)))
    shown = sorted(tested[:MOST_LIFTS], key=lambda line: -(line.lift.value if line.lift else 0))
    if shown:
        chart = whiskers(
            words.say("balance-lifts-chart"),
            [_lift_whisker(report, line) for line in shown],
            partial(words.points, digits=0),
            0.0,
        )
        page.picture(chart, words.say("balance-lifts-caption"))
    for group in dict.fromkeys([line.group for line in found.things]):
        _add_group(report, group, [line for line in found.things if line.group == group])


def _lift_whisker(report: Report, line: ThingLine) -> Whisker:
    assert line.lift is not None
    note = f"{report.words.points(line.lift.value)}  (q {report.words.chance(line.corrected)})"
    label = report.names.thing(line.group, line.name)
    return Whisker(label, line.lift, note, line.is_finding)


def _add_group(report: Report, group: str, lines: Sequence[ThingLine]) -> None:
    words, none = report.words, report.words.say("balance-none")
    has = {
        "taken": any(line.taken.count for line in lines),
        "fulfilled": any(line.fulfilled.count for line in lines),
        "lift": any(line.lift is not None for line in lines),
    }
    keys = ["thing", "matches", "offered"]
    keys += ["taken", "interval"] if has["taken"] else []
    keys += ["fulfilled"] if has["fulfilled"] else []
    keys += ["lift", "interval", "chance", "corrected"] if has["lift"] else []
    rows = []
    for line in sorted(lines, key=lambda one: -(one.lift.value if one.lift else -9)):
        cells: list[Text] = [report.names.thing(group, line.name), words.number(line.matches)]
        cells.append(words.number(line.offered))
        if has["taken"]:
            cells += [words.percent(line.taken.value), words.percent_range(line.taken)]
        if has["fulfilled"]:
            share = line.fulfilled
            cells.append(words.percent(share.value) if share.count else none)
        if has["lift"]:
            cells += _lift_cells(line, words, none)
        rows.append(Row([*cells, report.examples.links(line.examples)], line.is_finding))
    columns = report.columns(*keys, "examples")
    report.page.table(report.names.group(group), columns, rows)


def _lift_cells(line: ThingLine, words: Wording, none: str) -> list[str]:
    if line.lift is None:
        return [none] * 4
    return [
        words.points(line.lift.value),
        words.points_range(line.lift),
        words.chance(line.chance),
        words.chance(line.corrected),
    ]


def add_figures(report: Report) -> None:
    """Length, scores and tension."""
    page, words, found = report.page, report.words, report.balance
    page.section("figures", words.say("balance-length"))
    for one in found.figures:
        if one.key in PICTURED:
            name = words.say(f"balance-figure-{one.key}")
            chart = bars(
                words.say("balance-histogram", figure=name),
                histogram(one, partial(report.figure, one.key)),
                lambda share: words.percent(share, 0),
            )
            mean = report.figure(one.key, one.mean.value)
            page.picture(chart, f"{name}. {words.say('balance-histogram-caption', mean=mean)}")
    keys = ("figure", "mean", "interval", "low", "median", "high", "examples")
    page.table(
        words.say("balance-figures-table"),
        report.columns(*keys),
        [Row(_figure_cells(report, one)) for one in found.figures],
    )
    page.paragraph(words.say("balance-figure-note"), "small")


def _figure_cells(report: Report, one: Figure) -> list[Text]:
    numbers = (one.mean.value, one.mean.low, one.mean.high, one.low, one.median, one.high)
    mean, low, high, *rest = [report.figure(one.key, number) for number in numbers]
    name = report.words.say(f"balance-figure-{one.key}")
    return [name, mean, f"{low} – {high}", *rest, report.examples.links(one.examples)]


def histogram(one: Figure, write: Write) -> list[tuple[str, list[float]]]:
    """How often each range of a figure occurred."""
    low, high = min(one.values), max(one.values)
    is_whole = all(value == int(value) for value in one.values)
    if is_whole and high - low < 2 * BINS:
        counts = dict.fromkeys(range(int(low), int(high) + 1), 0)
        for value in one.values:
            counts[int(value)] += 1
        total = len(one.values)
        return [(str(number), [count / total]) for number, count in counts.items()]
    edges = ticks_between(low, high, BINS)
    sums = [0] * (len(edges) - 1)
    width = edges[1] - edges[0]
    for value in one.values:
        sums[min(len(sums) - 1, int((value - edges[0]) / width))] += 1
    return [
        (f"{write(edges[number])}–", [count / len(one.values)]) for number, count in enumerate(sums)
    ]


def add_choices(report: Report) -> None:
    """How wide choices are, and which options are dead."""
    page, words, found = report.page, report.words, report.balance
    page.section("choices", words.say("balance-choices"))
    page.table(
        words.say("balance-prompts-table"),
        report.columns("prompt", "decisions", "options", "most"),
        [
            Row(
                [
                    report.names.prompt(line.prompt),
                    words.number(line.decisions),
                    words.number(line.mean_options, 1),
                    words.number(line.most_options),
                ]
            )
            for line in found.prompts
        ],
    )
    dead = sorted([line for line in found.options if line.is_dead], key=lambda one: -one.expected)
    if not dead:
        page.paragraph(words.say("balance-dead-none", least=DEAD_AFTER))
        return
    page.table(
        words.say("balance-dead-table"),
        report.columns("option", "prompt", "offers", "chosen", "expected", "examples"),
        [
            Row(
                [
                    report.names.option(line.prompt, line.text),
                    report.names.prompt(line.prompt),
                    words.number(line.offered),
                    words.number(line.taken),
                    words.number(line.expected, 1),
                    report.examples.links(line.examples),
                ]
            )
            for line in dead[:MOST_DEAD]
        ],
        2,
    )
    page.paragraph(words.say("balance-dead-note", least=DEAD_AFTER), "small")


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
