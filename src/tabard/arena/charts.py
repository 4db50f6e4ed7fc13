"""Charts as inline SVG: whiskers, bars and lines; each with a title and a description."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import floor, inf, log10

from tabard.arena.estimates import Estimate

WIDTH = 760
LABELS = 190
NUMBERS = 172
LINE = 26
DASHES = ("", "7 3", "2 3", "9 3 2 3", "1 4")
LONGEST_LABEL = 30

Write = Callable[[float], str]
"""How a number is written on an axis."""


@dataclass(frozen=True)
class Whisker:
    """One line of a chart of intervals."""

    label: str
    estimate: Estimate
    note: str
    is_strong: bool = False


@dataclass(frozen=True)
class Series:
    """One line of a chart over time."""

    label: str
    values: Sequence[float]


def svg(width: float, height: float, title: str, description: str, body: str) -> str:
    """A picture that screen readers announce by its title and description."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" '
        f'aria-label="{escape(title)}. {escape(description)}">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>{body}</svg>"
    )


def whiskers(
    title: str, lines: Sequence[Whisker], write: Write, reference: float | None = None
) -> str:
    """Estimates with their intervals, one below the other."""
    bounds = [bound for line in lines for bound in (line.estimate.low, line.estimate.high)]
    known = [bound for bound in bounds if abs(bound) != inf]
    known += [line.estimate.value for line in lines] + ([] if reference is None else [reference])
    ticks = ticks_between(min(known), max(known))
    low, high = ticks[0], ticks[-1]
    room = WIDTH - LABELS - NUMBERS
    bottom = LINE * len(lines) + 8

    def across(value: float) -> float:
        share = (min(max(value, low), high) - low) / (high - low)
        return round(LABELS + room * share, 1)

    body = [_axis(across(tick), bottom, write(tick)) for tick in ticks]
    if reference is not None:
        middle = across(reference)
        body.append(_line("reference", middle, 0, middle, bottom))
    for number, line in enumerate(lines):
        y = LINE * number + LINE / 2 + 4
        one = line.estimate
        body.append(
            f"<g{_STRONG if line.is_strong else ''}>"
            f'<text x="{LABELS - 12}" y="{y + 4:g}" text-anchor="end">'
            f"{escape(_cut(line.label))}</text>"
            + _line("whisker", across(one.low), y, across(one.high), y)
            + f'<circle class="dot" cx="{across(one.value)}" cy="{y:g}" r="4"/>'
            f'<text class="soft" x="{WIDTH - NUMBERS + 14}" y="{y + 4:g}">'
            f"{escape(line.note)}</text></g>"
        )
    description = "; ".join([f"{line.label}: {line.note}" for line in lines])
    return svg(WIDTH, bottom + 24, title, description, "".join(body))


def bars(title: str, groups: Sequence[tuple[str, Sequence[float]]], write: Write) -> str:
    """Bars side by side; several values of one group stand together."""
    height, bottom, left = 200.0, 176.0, 50.0
    ticks = ticks_between(0.0, max([value for _, values in groups for value in values] + [1e-9]))
    step = (WIDTH - left - 10) / max(1, len(groups))
    body = []
    for tick in ticks:
        y = bottom - (bottom - 14) * tick / ticks[-1]
        body.append(_line("axis", left, y, WIDTH - 10, y))
        body.append(_text(left - 8, y + 4, write(tick), "end"))
    skip = -(-len(groups) // 14)
    for number, (label, values) in enumerate(groups):
        wide = step * 0.8 / len(values)
        for index, value in enumerate(values):
            tall = (bottom - 14) * value / ticks[-1]
            x = left + step * number + step * 0.1 + wide * index
            other = " other" if index else ""
            body.append(
                f'<rect class="bar{other}" x="{x:.1f}" y="{bottom - tall:.1f}" '
                f'width="{max(0.5, wide - 1):.1f}" height="{tall:.1f}"/>'
            )
        if number % skip == 0:
            body.append(_text(left + step * (number + 0.5), bottom + 18, label, "middle"))
    description = "; ".join(
        [f"{label}: {', '.join([write(value) for value in values])}" for label, values in groups]
    )
    return svg(WIDTH, height, title, description, "".join(body))


def lines(
    title: str,
    series: Sequence[Series],
    bounds: tuple[float, float],
    write: Write,
    flags: Sequence[tuple[int, int]] = (),
) -> str:
    """Values over time, the first bound on top; flags mark (series, moment)."""
    height, top, bottom, left, right = 300.0, 16.0, 270.0, 46.0, WIDTH - 120.0
    length = max([len(one.values) for one in series] + [2])
    first, last = bounds

    def at(moment: int, value: float) -> tuple[float, float]:
        x = left + (right - left) * moment / (length - 1)
        return round(x, 1), round(top + (bottom - top) * (value - first) / (last - first), 1)

    body = []
    for tick in ticks_between(min(bounds), max(bounds)):
        if min(bounds) <= tick <= max(bounds):
            y = at(0, tick)[1]
            body.append(_line("axis", left, y, right, y))
            body.append(_text(left - 8, y + 4, write(tick), "end"))
    for moment in sorted({round(share * (length - 1) / 5) for share in range(6)}):
        body.append(_text(at(moment, first)[0], bottom + 20, str(moment), "middle"))
    ends = _spread([at(len(one.values) - 1, one.values[-1])[1] for one in series])
    for number, one in enumerate(series):
        points = " ".join([f"{x},{y}" for x, y in map(at, range(len(one.values)), one.values)])
        dash = DASHES[number % len(DASHES)]
        style = f' stroke-dasharray="{dash}"' if dash else ""
        body.append(f'<polyline class="series s{number % 5}" points="{points}"{style}/>')
        body.append(_text(right + 8, ends[number] + 4, one.label, "start"))
    for number, moment in flags:
        x, y = at(moment, series[number].values[moment])
        body.append(f'<circle class="flag" cx="{x}" cy="{y}" r="5"/>')
    final = "; ".join([f"{one.label}: {write(one.values[-1])}" for one in series])
    return svg(WIDTH, height, title, final, "".join(body))


_STRONG = ' class="strong"'


def ticks_between(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that cover a range."""
    if high - low < 1e-12:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / most
    scale = 10 ** floor(log10(rough))
    step = next(scale * one for one in (1, 2, 2.5, 5, 10) if scale * one >= rough * 0.999)
    first = floor(low / step + 1e-9)
    ticks = [first * step]
    while ticks[-1] < high - 1e-9 * step:
        ticks.append((first + len(ticks)) * step)
    return ticks


def _spread(heights: Sequence[float]) -> list[float]:
    """Labels moved apart so that none lies on another."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    moved = list(heights)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + 15)
    return moved


def _axis(x: float, bottom: float, text: str) -> str:
    return _line("axis", x, 0, x, bottom) + _text(x, bottom + 17, text, "middle")


def _line(name: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{name}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return (
        f'<text class="soft" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">'
        f"{escape(_cut(text))}</text>"
    )


def _cut(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else f"{label[: LONGEST_LABEL - 1]}…"
