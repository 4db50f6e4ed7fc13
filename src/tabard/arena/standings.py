"""Standings of a tournament: ratings, win shares, and pairs compared on the same deals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from tabard.arena.estimates import Estimate, difference_of, share_of, shared_wins
from tabard.arena.faults import FaultLine, faults_in
from tabard.arena.matches import Outcome
from tabard.arena.ratings import Wins, add_wins, pairs_of, ratings
from tabard.arena.tournament import Tournament

ALIKE = 0.05


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    rating: Estimate
    share: Estimate
    """Its share of victories, a shared one counted as its part."""

    mean_place: float
    mean_score: float
    milliseconds: float
    """How long it thought about a choice, on average."""


@dataclass(frozen=True)
class Comparison:
    """Two bots on the same deals and seats."""

    first: str
    second: str
    first_share: Estimate
    second_share: Estimate
    first_alone: Estimate
    second_alone: Estimate
    """The share of one alone among the others of the other kind; par is one by the seats."""

    difference: Estimate
    """Share of the first less that of the second, deal by deal."""

    chance: float
    """How likely such a difference would be between equals (Student's t over deals)."""


@dataclass(frozen=True)
class Standings:
    """The whole tournament, best bot first."""

    tournament: Tournament
    matches: int
    deals: int
    bots: list[Standing]
    comparisons: list[Comparison]
    seat_shares: list[Estimate]
    faults: list[FaultLine]


def standings(tournament: Tournament, outcomes: Sequence[Outcome]) -> Standings:
    """What the outcomes say."""
    bots = list(dict.fromkeys(tournament.bots))
    by_deal: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_deal[outcome.deal].append(outcome)
    deals = list(by_deal.values())
    rated = ratings(bots, [_pairs(deal) for deal in deals])
    found = [_standing(bot, rated[bot], deals) for bot in bots]
    found.sort(key=lambda one: -one.rating.value)
    return Standings(
        tournament,
        len(outcomes),
        len(deals),
        found,
        [_comparison(tournament, pair, deals) for pair in _compared(tournament, bots)],
        _seat_shares(tournament.seats, deals),
        faults_in(outcomes),
    )


def _pairs(deal: Sequence[Outcome]) -> Wins:
    wins: Wins = {}
    if len(deal[0].bots) > 1:
        for outcome in deal:
            add_wins(wins, pairs_of(outcome.bots, outcome.places))
        return wins
    # Alone at the table, bots meet through the deal: the better place, then the higher score.
    keys = [(outcome.places[0], -outcome.scores[0]) for outcome in deal]
    ranked = sorted(set(keys))
    places = [float(ranked.index(key)) for key in keys]
    return pairs_of([outcome.bots[0] for outcome in deal], places)


def shares_of(bot: str, deals: Sequence[Sequence[Outcome]]) -> list[list[float]]:
    """The bot's shares of victory, match by match and seat by seat, for each deal."""
    return [
        [
            share
            for outcome in deal
            for name, share in zip(outcome.bots, shared_wins(outcome.places), strict=True)
            if name == bot
        ]
        for deal in deals
    ]


def _standing(bot: str, rating: Estimate, deals: Sequence[Sequence[Outcome]]) -> Standing:
    seats = [
        (outcome, seat)
        for deal in deals
        for outcome in deal
        for seat, name in enumerate(outcome.bots)
        if name == bot
    ]
    count = max(1, len(seats))
    decisions = sum(outcome.decisions[seat] for outcome, seat in seats)
    seconds = fsum(outcome.seconds[seat] for outcome, seat in seats)
    return Standing(
        bot,
        rating,
        share_of(shares_of(bot, deals)),
        sum(outcome.places[seat] for outcome, seat in seats) / count,
        sum(outcome.scores[seat] for outcome, seat in seats) / count,
        1000 * seconds / max(1, decisions),
    )


def _compared(tournament: Tournament, bots: Sequence[str]) -> list[tuple[str, str]]:
    if tournament.seats > 1 and tournament.format != "table":
        return [(pair[0], pair[1]) for pair in tournament.pairings()]
    return [(first, second) for index, first in enumerate(bots) for second in bots[index + 1 :]]


def _comparison(
    tournament: Tournament, pair: tuple[str, str], deals: Sequence[Sequence[Outcome]]
) -> Comparison:
    first, second = pair
    is_shared = tournament.format == "table" and tournament.seats > 1
    met = [[one for one in deal if is_shared or set(one.bots) <= {*pair}] for deal in deals]
    shares = [shares_of(bot, met) for bot in pair]
    differences = [
        fsum(mine) / len(mine) - fsum(theirs) / len(theirs)
        for mine, theirs in zip(*shares, strict=True)
        if mine and theirs
    ]
    difference, chance = difference_of(differences)
    return Comparison(
        first,
        second,
        share_of(shares[0]),
        share_of(shares[1]),
        share_of(_alone(first, met)),
        share_of(_alone(second, met)),
        difference,
        chance,
    )


def _alone(bot: str, deals: Sequence[Sequence[Outcome]]) -> list[list[float]]:
    """Its shares in matches in which it was the only one of its kind."""
    return shares_of(bot, [[one for one in deal if one.bots.count(bot) == 1] for deal in deals])


def _seat_shares(seats: int, deals: Sequence[Sequence[Outcome]]) -> list[Estimate]:
    return [
        share_of([[shared_wins(outcome.places)[seat] for outcome in deal] for deal in deals])
        for seat in range(seats)
    ]
