"""Sections of a balance report: cards and other things, figures of a match, choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tabard.arena.balance import DEAD_AFTER, Figure, ThingLine
from tabard.arena.balance_context import Report
from tabard.arena.charts import Whisker, Write, bars, ticks_between, whiskers
from tabard.arena.page import Row, Text
from tabard.arena.wording import Wording

MOST_LIFTS = 18
MOST_DEAD = 60
BINS = 14
PICTURED = ("decisions", "margin", "decided")


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
        report.columns("prompt", "decisions", "options", "most", "examples"),
        [
            Row(
                [
                    report.names.prompt(line.prompt),
                    words.number(line.decisions),
                    words.number(line.mean_options, 1),
                    words.number(line.most_options),
                    report.examples.links(line.examples),
                ]
            )
            for line in found.prompts
        ],
    )
    page.paragraph(words.say("balance-prompts-note"), "small")
    _add_dead(report)


def _add_dead(report: Report) -> None:
    """Options that are offered in vain."""
    page, words, found = report.page, report.words, report.balance
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
