"""Balance: what many observed matches say of seats, things, options, length and tension."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from tabard.arena.corrections import benjamini_hochberg
from tabard.arena.effects import difference_between, is_enough
from tabard.arena.estimates import (
    Estimate,
    difference_of,
    mean_of,
    quantile,
    share_of,
    shared_wins,
    wilson,
)
from tabard.arena.faults import FaultLine, faults_in
from tabard.arena.groups import ROLES, Group, groups_of
from tabard.arena.matches import Outcome
from tabard.arena.study import Study
from tabard.core.errors import SetupError

FALSE_FINDINGS = 0.05
"""At most this share of what is called a finding may be chance (Benjamini and Hochberg)."""

EXAMPLES = 2
DEAD_AFTER = 30
"""An option must have been offered so often before it is called dead."""

DEAD_BELOW = 0.2
"""Dead is what is chosen surely less than a fifth as often as by blind chance."""

OFFERED, TAKEN, REFUSED, FULFILLED = range(len(ROLES))


@dataclass(frozen=True)
class SeatLine:
    """How it is to play at one place of the turn order."""

    position: int
    share: Estimate
    mean_place: float
    mean_score: float
    chance: float
    examples: tuple[str, ...]


@dataclass(frozen=True)
class ThingLine:
    """One card, claim, citizen, tile …: how often, and whether it goes with victory."""

    group: str
    name: str
    matches: int
    """In how many matches it came up."""

    offered: int
    taken: Estimate
    fulfilled: Estimate
    lift: Estimate | None
    """Win share of those who took it less that of those who could have and did not."""

    chance: float
    corrected: float
    examples: tuple[str, ...]

    @property
    def is_finding(self) -> bool:
        """Whether it stands out even among so many."""
        return self.lift is not None and self.corrected < FALSE_FINDINGS


@dataclass(frozen=True)
class Figure:
    """One number of every match."""

    key: str
    mean: Estimate
    low: float
    median: float
    high: float
    values: tuple[float, ...]
    examples: tuple[str, ...]
    """The matches with the least, the median and the most."""


@dataclass(frozen=True)
class OptionLine:
    """One option under one prompt: how often chosen, beside what blind chance would choose."""

    prompt: str
    text: str
    offered: int
    taken: int
    expected: float
    is_dead: bool
    examples: tuple[str, ...]


@dataclass(frozen=True)
class PromptLine:
    """How wide the choice under one prompt is."""

    prompt: str
    decisions: int
    mean_options: float
    most_options: int
    examples: tuple[str, ...]
    """A match with the widest choice."""


@dataclass(frozen=True)
class Balance:
    """Everything that a study says."""

    study: Study
    outcomes: list[Outcome]
    seats: list[SeatLine]
    things: list[ThingLine]
    figures: list[Figure]
    options: list[OptionLine]
    prompts: list[PromptLine]
    faults: list[FaultLine]
    """Of matches that are left out of everything else."""


def _options_a_decision(one: Outcome) -> float:
    lines = one.seen["branching"].values()
    options: int = sum(line[1] for line in lines)
    decisions: int = sum(line[0] for line in lines)
    return options / max(1, decisions)


def _margin(scores: Sequence[int]) -> float:
    ordered = sorted(scores, reverse=True)
    return float(ordered[0] - ordered[1])


FIGURES: dict[str, Callable[[Outcome], float]] = {
    "decisions": lambda one: float(sum(one.decisions)),
    "rounds": lambda one: float(one.seen["rounds"]),
    "branching": _options_a_decision,
    "score": lambda one: fmean(one.scores),
    "winning_score": lambda one: float(max(one.scores)),
    "margin": lambda one: _margin(one.scores),
    "spread": lambda one: float(max(one.scores) - min(one.scores)),
    "lead_changes": lambda one: float(one.seen["lead_changes"]),
    "favourite_changes": lambda one: float(one.seen["favourite_changes"]),
    "decided": lambda one: float(one.seen["decided"]),
}
"""What is measured of every match."""

FOR_SEVERAL = {"margin", "spread", "lead_changes", "favourite_changes", "decided"}
"""What says nothing where one plays alone."""


def balance(study: Study, outcomes: Sequence[Outcome]) -> Balance:
    """What the outcomes of a study say."""
    faults, whole = faults_in(outcomes), [one for one in outcomes if not one.fault]
    if not whole:
        raise SetupError(f"every match was lost by a fault, such as: {faults[0].words('en')}")
    return Balance(
        study,
        whole,
        _seat_lines(study, whole),
        _thing_lines(study, whole),
        [_figure(key, whole) for key in figure_keys(study)],
        _option_lines(whole),
        _prompt_lines(whole),
        faults,
    )


def figure_keys(study: Study) -> list[str]:
    """What is measured of matches with so many seats."""
    return [key for key in FIGURES if study.seats > 1 or key not in FOR_SEVERAL]


def _by_deal(outcomes: Sequence[Outcome]) -> list[list[Outcome]]:
    deals: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        deals[outcome.deal].append(outcome)
    return list(deals.values())


def _seat_lines(study: Study, outcomes: Sequence[Outcome]) -> list[SeatLine]:
    """Seats by the order in which they play, since who begins may be drawn."""
    lines = []
    for position in range(study.seats):
        at = [one.seen["turn_order"].index(position) for one in outcomes]
        wins = {one.id: shared_wins(one.places)[seat] for one, seat in zip(outcomes, at)}
        deals = [[wins[one.id] for one in deal] for deal in _by_deal(outcomes)]
        differences = [fmean(deal) - 1 / study.seats for deal in deals]
        best = sorted(outcomes, key=lambda one: -wins[one.id])
        lines.append(
            SeatLine(
                position,
                share_of(deals),
                fmean(one.places[seat] for one, seat in zip(outcomes, at)),
                fmean(one.scores[seat] for one, seat in zip(outcomes, at)),
                difference_of(differences)[1],
                tuple(one.id for one in best[:EXAMPLES]),
            )
        )
    return lines


@dataclass(frozen=True)
class _SeatMatch:
    """One seat of one match, with how much more it won than its bot does on average."""

    outcome: Outcome
    seat: int
    excess: float


def _seat_matches(outcomes: Sequence[Outcome]) -> list[_SeatMatch]:
    won: dict[str, list[float]] = defaultdict(list)
    for one in outcomes:
        for bot, share in zip(one.bots, shared_wins(one.places), strict=True):
            won[bot].append(share)
    usual = {bot: fmean(shares) for bot, shares in won.items()}
    return [
        _SeatMatch(one, seat, share - usual[one.bots[seat]])
        for one in outcomes
        for seat, share in enumerate(shared_wins(one.places))
    ]


def _thing_lines(study: Study, outcomes: Sequence[Outcome]) -> list[ThingLine]:
    everything = _seat_matches(outcomes)
    lines = []
    for group in groups_of(study.game.key).groups:
        names = sorted({name for one in outcomes for name in one.seen["things"].get(group.id, {})})
        lines += [_thing_line(group, name, everything) for name in names]
    tested = [line for line in lines if line.lift is not None]
    adjusted = benjamini_hochberg([line.chance for line in tested])
    corrected = {
        (line.group, line.name): value for line, value in zip(tested, adjusted, strict=True)
    }
    return [replace(line, corrected=corrected.get((line.group, line.name), 1.0)) for line in lines]


def _thing_line(group: Group, name: str, everything: Sequence[_SeatMatch]) -> ThingLine:
    offered, taken, fulfilled, others = [], [], [], []
    for one in everything:
        has = _roles(group, name, one.outcome, one.seat)
        is_offered = has[OFFERED] if group.offered else True
        is_taken = has[TAKEN]
        if is_offered or is_taken:
            offered.append(one)
        if is_taken:
            taken.append(one)
        else:
            others.append(one)
        if is_taken and has[FULFILLED]:
            fulfilled.append(one)
    lift, chance = _lift(taken, offered, others)
    return ThingLine(
        group.id,
        name,
        len({one.outcome.id for one in (*offered, *taken)}),
        len(offered),
        _rate(taken, offered) if group.is_takeable else Estimate(0.0, 0.0, 1.0, 0),
        _rate(fulfilled, taken) if group.fulfilled else Estimate(0.0, 0.0, 1.0, 0),
        lift,
        chance,
        1.0,
        _telling(taken or offered, lift),
    )


def _roles(group: Group, name: str, outcome: Outcome, seat: int) -> list[bool]:
    """In which roles a match tells of a thing for a seat.

    Where it tells who refused, whoever was offered the thing and did not has taken it.
    """
    counts = outcome.seen["things"].get(group.id, {}).get(name)
    has = [bool(line[seat]) for line in counts] if counts else [False] * len(ROLES)
    is_offered = has[OFFERED] or not group.offered
    has[TAKEN] = has[TAKEN] or (bool(group.refused) and is_offered and not has[REFUSED])
    return has


def takers(group: Group, name: str, outcome: Outcome) -> list[int]:
    """The seats that took a thing in a match, or that it belongs to."""
    return [
        seat for seat in range(len(outcome.places)) if _roles(group, name, outcome, seat)[TAKEN]
    ]


def _lift(
    taken: Sequence[_SeatMatch], offered: Sequence[_SeatMatch], others: Sequence[_SeatMatch]
) -> tuple[Estimate | None, float]:
    """Against those who could have taken it; if all who could did, against all others."""
    who = {(one.outcome.id, one.seat) for one in taken}
    passed = _valued([one for one in offered if (one.outcome.id, one.seat) not in who])
    did, rest = _valued(taken), _valued(others)
    against = passed if is_enough(passed) else rest
    if not is_enough(did) or not is_enough(against):
        return None, 1.0
    lift, chance = difference_between(did, against)
    return (lift, chance) if lift.high != float("inf") else (None, 1.0)


def _valued(some: Sequence[_SeatMatch]) -> list[tuple[int, float]]:
    return [(one.outcome.deal, one.excess) for one in some]


def _rate(part: Sequence[_SeatMatch], whole: Sequence[_SeatMatch]) -> Estimate:
    """How often, over deals."""
    inside = {(one.outcome.id, one.seat) for one in part}
    deals: dict[int, list[float]] = defaultdict(list)
    for one in whole:
        deals[one.outcome.deal].append(float((one.outcome.id, one.seat) in inside))
    return share_of(list(deals.values()))


def _telling(some: Sequence[_SeatMatch], lift: Estimate | None) -> tuple[str, ...]:
    """Matches that show it: won with it where it helps, lost with it where it harms."""
    sign = -1 if lift is not None and lift.value < 0 else 1
    ranked = sorted(some, key=lambda one: -sign * one.excess)
    return tuple(dict.fromkeys(one.outcome.id for one in ranked[: 2 * EXAMPLES]))[:EXAMPLES]


def _figure(key: str, outcomes: Sequence[Outcome]) -> Figure:
    measure = FIGURES[key]
    values = {one.id: measure(one) for one in outcomes}
    ranked = sorted(outcomes, key=lambda one: values[one.id])
    examples = (ranked[0], ranked[len(ranked) // 2], ranked[-1])
    every = list(values.values())
    by_deal = [fmean(values[one.id] for one in deal) for deal in _by_deal(outcomes)]
    return Figure(
        key,
        mean_of(by_deal),
        quantile(every, 0.1),
        quantile(every, 0.5),
        quantile(every, 0.9),
        tuple(every),
        tuple(dict.fromkeys(one.id for one in examples)),
    )


def _option_lines(outcomes: Sequence[Outcome]) -> list[OptionLine]:
    sums: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    shown: dict[tuple[str, str], list[str]] = defaultdict(list)
    for one in outcomes:
        for prompt, texts in one.seen["options"].items():
            for text, line in texts.items():
                total = sums[prompt, text]
                for index in range(3):
                    total[index] += line[index]
                if len(shown[prompt, text]) < EXAMPLES:
                    shown[prompt, text].append(one.id)
    return [
        OptionLine(
            prompt,
            text,
            int(offered),
            int(taken),
            expected,
            is_dead(int(offered), int(taken), expected),
            tuple(shown[prompt, text]),
        )
        for (prompt, text), (offered, taken, expected) in sorted(sums.items())
    ]


def is_dead(offered: int, taken: int, expected: float) -> bool:
    """Whether an option is chosen surely far less often than by blind chance."""
    if offered < DEAD_AFTER:
        return False
    return wilson(taken / offered, offered)[1] < DEAD_BELOW * expected / offered


def _prompt_lines(outcomes: Sequence[Outcome]) -> list[PromptLine]:
    counts: dict[str, list[tuple[int, int, int]]] = defaultdict(list)
    widest: dict[str, tuple[int, str]] = {}
    for one in outcomes:
        for prompt, (count, options, most) in one.seen["branching"].items():
            counts[prompt].append((count, options, most))
            if most > widest.get(prompt, (0, ""))[0]:
                widest[prompt] = (most, one.id)
    found = []
    for prompt, some in counts.items():
        decisions = sum(count for count, _, _ in some)
        options = sum(options for _, options, _ in some)
        most, example = widest[prompt]
        found.append(PromptLine(prompt, decisions, options / decisions, most, (example,)))
    return sorted(found, key=lambda line: -line.decisions)
