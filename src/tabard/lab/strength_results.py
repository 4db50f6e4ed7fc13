"""Results of the series that measure levels: their bounds, as data and as a table."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import fsum
from pathlib import Path
from random import Random

from tabard.arena.estimates import quantile, share_of, shared_wins
from tabard.arena.matches import Outcome
from tabard.bots.simulate import is_compiled
from tabard.core.errors import RecordError
from tabard.games import GAMES

RESULTS = Path(__file__).parent / "strength_results.json"
BEGIN, END = "<!-- strength: made by python -m tabard.lab.strength -->", "<!-- /strength -->"
RESAMPLES = 2000


@dataclass(frozen=True)
class Target:
    """What a lower bound must reach, in one of three ways."""

    share: float = 0.0
    times_par: float = 0.0
    two_seats: float = 0.0
    """Instead of so many times par at a table for two."""

    times_rivals: float = 0.0

    def bar(self, seats: int) -> float:
        """The number that the bound must reach."""
        if self.times_rivals or self.share:
            return self.times_rivals or self.share
        if seats == 2 and self.two_seats:
            return self.two_seats
        return self.times_par / seats


@dataclass(frozen=True)
class Result:
    """How one series went; the fields of the file of results."""

    rung: str
    game: str
    seats: int
    bot: str
    rival: str
    seed: str
    command: str
    commit: str
    matches: int
    wins: float
    """A shared victory counts as its part."""

    share: float
    rivals_share: float
    """Of one rival, on average."""

    ratio: float
    """Share of the bot by that of a rival; zero if rivals never win."""

    measure: str
    """Of which of the two the bounds are: share or ratio."""

    low: float
    high: float
    bar: float
    is_met: bool
    milliseconds: float
    rival_milliseconds: float
    """How long a choice took, on average."""

    compiled: bool

    def line(self) -> str:
        """The result in one line."""
        value = self.ratio if self.measure == "ratio" else self.share
        verdict = "met" if self.is_met else "MISSED"
        return (
            f"{self.rung} {self.game} {self.seats} {self.bot} v {self.rival}: {self.measure} "
            f"{value:.3f} ({self.low:.3f} to {self.high:.3f}, bar {self.bar:.3f}) {verdict}; "
            f"{self.matches} matches, {self.milliseconds:.1f} and "
            f"{self.rival_milliseconds:.1f} ms a choice"
        )


def result_of(
    terms: Mapping[str, str | int], target: Target, outcomes: Sequence[Outcome]
) -> Result:
    """What the outcomes say of the bot that sat alone among rivals."""
    bot, seats = str(terms["bot"]), int(terms["seats"])
    is_ratio = bool(target.times_rivals)
    deals: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for outcome in outcomes:
        deals[outcome.deal].append(victory_of(outcome, bot))
    found = share_of([[mine for mine, _ in deal] for deal in deals.values()])
    rivals = fsum(theirs for deal in deals.values() for _, theirs in deal) / len(outcomes)
    low, high = ratio_bounds(list(deals.values())) if is_ratio else (found.low, found.high)
    bar = target.bar(seats)
    return Result(
        str(terms["rung"]),
        str(terms["game"]),
        seats,
        bot,
        str(terms["rival"]),
        str(terms["seed"]),
        str(terms["command"]),
        str(terms["commit"]),
        len(outcomes),
        round(found.value * len(outcomes), 3),
        round(found.value, 4),
        round(rivals, 4),
        round(found.value / rivals, 4) if rivals else 0.0,
        "ratio" if is_ratio else "share",
        round(low, 4),
        round(high, 4),
        round(bar, 4),
        low >= bar,
        round(thought(outcomes, bot, True), 2),
        round(thought(outcomes, bot, False), 2),
        is_compiled(),
    )


def victory_of(outcome: Outcome, bot: str) -> tuple[float, float]:
    """The bot's part of the victory, and that of a rival on average."""
    parts = shared_wins(outcome.places)
    seat = outcome.bots.index(bot)
    others = [part for index, part in enumerate(parts) if index != seat]
    return parts[seat], fsum(others) / len(others) if others else 0.0


def ratio_bounds(deals: Sequence[Sequence[tuple[float, float]]]) -> tuple[float, float]:
    """Between which bounds the ratio of shares lies: bootstrap over deals (Efron 1979)."""
    random = Random(len(deals))
    sums = [(fsum(one for one, _ in deal), fsum(other for _, other in deal)) for deal in deals]
    ratios = []
    for _ in range(RESAMPLES):
        drawn = random.choices(sums, k=len(sums))
        rivals = fsum(other for _, other in drawn)
        ratios.append(fsum(one for one, _ in drawn) / rivals if rivals else float(len(deals)))
    return quantile(ratios, 0.025), quantile(ratios, 0.975)


def thought(outcomes: Sequence[Outcome], bot: str, is_bot: bool) -> float:
    """Milliseconds a choice of the bot took, or of its rivals."""
    seconds, decisions = 0.0, 0
    for outcome in outcomes:
        for name, time, count in zip(outcome.bots, outcome.seconds, outcome.decisions, strict=True):
            if (name == bot) == is_bot:
                seconds += time
                decisions += count
    return 1000 * seconds / max(1, decisions)


def read_results(path: Path) -> dict[str, Result]:
    """The results of a file by the names of their series; none if there is no file."""
    if not path.exists():
        return {}
    try:
        return {name: Result(**fields) for name, fields in json.loads(path.read_text()).items()}
    except (ValueError, TypeError, AttributeError) as error:
        raise RecordError(f"{path} holds no results: {error}; name another --output") from None


def write_results(path: Path, results: Mapping[str, Result]) -> None:
    """Keep the results, those of one series on lines of their own."""
    data = {name: asdict(result) for name, result in sorted(results.items())}
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")


def as_markdown(names: Sequence[str], results: Mapping[str, Result]) -> str:
    """A table of what is measured, in the order of the plan."""
    lines = [
        "| level | game | seats | against | matches | result (95 %) | needed | ms a choice |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name in [name for name in names if name in results]:
        one = results[name]
        if one.measure == "ratio":
            value = f"{one.ratio:.2f} × ({one.low:.2f}–{one.high:.2f})"
            bar = f"{one.bar:.1f} ×"
        else:
            value = f"{one.share:.0%} ({one.low:.0%}–{one.high:.0%})"
            bar = f"{one.bar:.0%}"
        verdict = "" if one.is_met else ", missed"
        lines.append(
            f"| {one.rung if one.rung != 'solo' else 'expert'} | {GAMES[one.game].title['en']} | "
            f"{one.seats} | {one.rival} | {one.matches} | {value} | {bar}{verdict} | "
            f"{one.milliseconds:.3g} / {one.rival_milliseconds:.3g} |"
        )
    return "\n".join(lines) + "\n"


def with_table(text: str, markdown: str) -> str:
    """A page with the table between its two marks."""
    if BEGIN not in text or END not in text:
        raise RecordError(f"the page has no place for the table; put {BEGIN} and {END} there")
    head, rest = text.split(BEGIN, 1)
    return f"{head}{BEGIN}\n{markdown}{END}{rest.split(END, 1)[1]}"
