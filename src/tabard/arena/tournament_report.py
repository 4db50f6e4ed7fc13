"""The report of a tournament: JSON for programs, a page with charts for people."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from tabard.arena.charts import Whisker, whiskers
from tabard.arena.estimates import Estimate
from tabard.arena.faults import FaultLine
from tabard.arena.page import Page, Row, code
from tabard.arena.standings import ALIKE, Comparison, Standing, Standings
from tabard.arena.wording import Wording


@dataclass(frozen=True)
class Origin:
    """Where a report comes from: the command that made it, and its results."""

    command: tuple[str, ...]
    results: str = ""

    def text(self) -> str:
        """The command as it is typed."""
        return shlex.join(self.command)


def standings_data(standings: Standings, origin: Origin) -> dict[str, object]:
    """The fields of `tabard arena --json`."""
    tournament = standings.tournament
    return {
        "game": tournament.game.key,
        "rules": tournament.game.rules_version,
        "seats": tournament.seats,
        "options": dict(tournament.options),
        "seed": tournament.seed,
        "format": tournament.format,
        "matches": standings.matches,
        "deals": standings.deals,
        "par": 1 / tournament.seats,
        "bots": [_standing_data(one) for one in standings.bots],
        "pairs": [_comparison_data(one) for one in standings.comparisons],
        "seat_shares": [one.as_data() for one in standings.seat_shares],
        "faults": [one.as_data() for one in standings.faults],
        "results": origin.results,
        "command": origin.text(),
    }


def _standing_data(one: Standing) -> dict[str, object]:
    return {
        "bot": one.bot,
        "rating": one.rating.as_data(),
        "share": one.share.as_data(),
        "mean_place": one.mean_place,
        "mean_score": one.mean_score,
        "milliseconds": one.milliseconds,
    }


def _comparison_data(one: Comparison) -> dict[str, object]:
    return {
        "first": one.first,
        "second": one.second,
        "first_share": one.first_share.as_data(),
        "second_share": one.second_share.as_data(),
        "first_alone": one.first_alone.as_data(),
        "second_alone": one.second_alone.as_data(),
        "difference": one.difference.as_data(),
        "p": one.chance,
    }


def tournament_page(standings: Standings, origin: Origin, words: Wording) -> str:
    """The page in one language."""
    tournament = standings.tournament
    numbers = {"matches": standings.matches, "deals": standings.deals, "seats": tournament.seats}
    title = words.say("arena-title", game=tournament.game.title[words.language])
    page = Page(words.language, title, words.say("arena-subtitle", **numbers))
    add_standings(page, standings, words)
    add_pairs(page, standings, words)
    if tournament.seats > 1:
        add_seats(page, standings, words)
    add_method(page, standings, origin, words)
    return page.html()


def add_standings(page: Page, standings: Standings, words: Wording) -> None:
    """Ratings and shares, as charts and as a table."""
    page.section("standings", words.say("arena-standings"))
    rated = [Whisker(one.bot, one.rating, _rating(words, one.rating)) for one in standings.bots]
    chart = whiskers(words.say("arena-ratings"), rated, words.number, 0.0)
    page.picture(chart, words.say("arena-ratings-caption"))
    par = 1 / standings.tournament.seats
    shares = [Whisker(one.bot, one.share, _share(words, one.share)) for one in standings.bots]
    chart = whiskers(words.say("arena-shares"), shares, lambda x: words.percent(x, 0), par)
    page.picture(chart, words.say("arena-shares-caption", par=words.percent(par)))
    keys = ("bot", "rating", "interval", "share", "interval", "place", "score", "time", "matches")
    page.table(
        words.say("arena-standings"),
        [words.say(f"arena-column-{key}") for key in keys],
        [Row(standing_cells(one, words)) for one in standings.bots],
    )
    if standings.faults:
        page.bullets(fault_lines(standings.faults, words))


def fault_lines(faults: Sequence[FaultLine], words: Wording) -> list[str]:
    """Which bots lost by which faults."""
    return [
        words.say("arena-fault", matches=one.matches, fault=one.words(words.language))
        for one in faults
    ]


def standing_cells(one: Standing, words: Wording) -> list[str]:
    """One line of the table of standings."""
    return [
        one.bot,
        words.number(one.rating.value, 0, True),
        words.number_range(one.rating, 0, True),
        words.percent(one.share.value),
        words.percent_range(one.share),
        words.number(one.mean_place, 2),
        words.number(one.mean_score, 1),
        words.number(one.milliseconds, 2),
        words.number(one.share.count),
    ]


def add_pairs(page: Page, standings: Standings, words: Wording) -> None:
    """Pairs of bots, compared deal by deal."""
    page.section("pairs", words.say("arena-pairs"))
    differences = [
        Whisker(
            words.say("arena-pair", first=one.first, second=one.second),
            one.difference,
            f"{words.points(one.difference.value)}  (p {words.chance(one.chance)})",
            one.chance < ALIKE,
        )
        for one in standings.comparisons
    ]
    chart = whiskers(
        words.say("arena-pairs-chart"), differences, partial(words.points, digits=0), 0.0
    )
    page.picture(chart, words.say("arena-pairs-chart-caption"))
    page.table(
        words.say("arena-pairs-caption"),
        pair_columns(words),
        [Row(pair_cells(one, words), one.chance < ALIKE) for one in standings.comparisons],
    )
    if has_alone(standings):
        add_alone(page, standings, words)


def add_alone(page: Page, standings: Standings, words: Wording) -> None:
    """Each bot alone among the other kind, beside par."""
    page.table(
        words.say("arena-alone"),
        alone_columns(words),
        [Row(cells) for cells in alone_rows(standings, words)],
    )
    par = words.percent(1 / standings.tournament.seats)
    page.paragraph(words.say("arena-alone-note", par=par), "small")


def has_alone(standings: Standings) -> bool:
    """Whether bots sit alone among those of another kind."""
    return standings.tournament.seats > 1 and standings.tournament.format != "table"


def alone_columns(words: Wording) -> list[str]:
    """What is said of a bot alone among others."""
    keys = ("alone", "share", "interval", "times", "least", "matches")
    return [words.say(f"arena-column-{key}") for key in keys]


def alone_rows(standings: Standings, words: Wording) -> list[list[str]]:
    """Both directions of every pair: share, and how many times par, at least by its lower bound."""
    rows = []
    seats = standings.tournament.seats
    for pair in standings.comparisons:
        for bot, others, share in (
            (pair.second, pair.first, pair.second_alone),
            (pair.first, pair.second, pair.first_alone),
        ):
            rows.append(
                [
                    words.say("arena-among", bot=bot, others=others),
                    words.percent(share.value),
                    words.percent_range(share),
                    words.number(share.value * seats, 2),
                    words.number(share.low * seats, 2),
                    words.number(share.count),
                ]
            )
    return rows


def pair_columns(words: Wording) -> list[str]:
    """What is said of a pair."""
    keys = ("pair", "first", "interval", "second", "interval", "difference", "interval", "chance")
    return [words.say(f"arena-column-{key}") for key in keys]


def pair_cells(one: Comparison, words: Wording) -> list[str]:
    """One line of the table of pairs."""
    return [
        words.say("arena-pair", first=one.first, second=one.second),
        words.percent(one.first_share.value),
        words.percent_range(one.first_share),
        words.percent(one.second_share.value),
        words.percent_range(one.second_share),
        words.points(one.difference.value),
        words.points_range(one.difference),
        words.chance(one.chance),
    ]


def add_seats(page: Page, standings: Standings, words: Wording) -> None:
    """Whether seats differ."""
    par = 1 / standings.tournament.seats
    page.section("seats", words.say("arena-seats"))
    lines = [
        Whisker(words.say("arena-seat", seat=seat), one, _share(words, one))
        for seat, one in enumerate(standings.seat_shares)
    ]
    chart = whiskers(words.say("arena-seats-chart"), lines, lambda x: words.percent(x, 0), par)
    page.picture(chart, words.say("arena-seats-caption", par=words.percent(par)))


def add_method(page: Page, standings: Standings, origin: Origin, words: Wording) -> None:
    """How the numbers were found, and how to find them again."""
    page.section("how", words.say("arena-how"))
    page.bullets([words.say(f"arena-method-{key}") for key in ("rating", "share", "pairs")])
    page.paragraph(words.say("arena-command"))
    page.paragraph(code(origin.text()))
    if origin.results:
        page.paragraph(words.say("arena-results", file=origin.results))
    page.paragraph(words.say("arena-replay"))
    page.paragraph(code(replay_command(standings)))
    page.paragraph(words.say("arena-budget"), "small")


def replay_command(standings: Standings) -> str:
    """How to see the first deal of the first pairing again."""
    tournament = standings.tournament
    bots = tournament.lineups(tournament.pairings()[0])[0]
    options = [f"--option {key}={value}" for key, value in changed_options(standings).items()]
    parts = [
        f"tabard simulate {tournament.game.key} --seats {tournament.seats}",
        f"--bots {','.join(bots)} --seed {shlex.quote(tournament.seed)} --games 1",
        *options,
        f"--save matches && tabard replay matches/{tournament.game.key}-00000.json --all",
    ]
    return " ".join(parts)


def changed_options(standings: Standings) -> dict[str, str]:
    """Options that are not as they are by default."""
    tournament = standings.tournament
    defaults = tournament.game.full_options({})
    return {key: value for key, value in tournament.options.items() if defaults[key] != value}


def _rating(words: Wording, one: Estimate) -> str:
    return f"{words.number(one.value, 0, True)}  ({words.number_range(one, 0, True)})"


def _share(words: Wording, one: Estimate) -> str:
    return f"{words.percent(one.value)}  ({words.percent_range(one)})"
