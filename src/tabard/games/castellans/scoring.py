"""The Scoring phase: control, Monuments, Wharf; and the Guilds at the end (CV-SCORE, CV-FINAL)."""

from __future__ import annotations

from typing import final

from tabard.core.state import Step
from tabard.core.values import BLANK
from tabard.games.castellans.events import (
    DistrictScored,
    GuildScored,
    MonumentScored,
    WharfScored,
)
from tabard.games.castellans.kinds import (
    CITIZEN,
    DISTRICTS,
    GATE,
    GUILDS,
    IN_SCORING,
    LIGHTHOUSE,
    LIGHTHOUSE_KEEPER,
    MANOR,
    MONUMENTS,
    SHIP,
    TEMPLE,
    TOKEN_KINDS,
    WARD_TOWER,
    edge_before,
    next_district,
)
from tabard.games.castellans.state import (
    CONTROL_LINE,
    GUILD_LINE,
    MONUMENT_LINE,
    WHARF_LINE,
    CastellansState,
    Side,
    earn,
    tokens_in,
)
from tabard.parts.ranking import shares

HALVES = 2
"""Control is counted in half points: a token gives two, a Windmill one (CV-SCORE-07)."""


def halves_of(side: Side, district: int) -> int:
    """Control of a side in a District, in half points (CV-SCORE-02, -03, -05)."""
    halves = 0
    for kind in range(TOKEN_KINDS):
        halves += side.tokens[kind * DISTRICTS + district]
    return HALVES * halves + side.mills[district] + side.mills[edge_before(district)]


def halves_in(state: CastellansState, district: int) -> list[int]:
    """Control of all sides in a District."""
    return [halves_of(side, district) for side in state.sides]


def control_of(state: CastellansState, district: int, halves: list[int]) -> list[int]:
    """VP for each side in a District; green's share, the last, is lost (CV-SCORE-04, -08, -11).

    If sides without presence rank too, each is lifted by one half, green with its Keeps as well.
    """
    lift = 1 if state.rules.zero_scores else 0
    values = [half + lift for half in halves]
    keeps = state.keeps[district]
    values.append(HALVES * keeps + lift if keeps > 0 else 0)
    return shares(values, state.rules.catalog.control_places)


@final
class ScoringPhase(Step[CastellansState]):
    """Control, then Monuments, then Wharf (CV-SMON-05, CV-SWHARF-01)."""

    def run(self, state: CastellansState) -> None:
        state.phase = IN_SCORING
        for district in state.rules.catalog.city.scored[state.round - 1]:
            score_control(state, district)
        for monument in range(MONUMENTS):
            score_monuments(state, monument)
        score_wharf(state)


def score_control(state: CastellansState, district: int) -> None:
    """One District on its own (CV-SCORE-01, -06)."""
    halves = halves_in(state, district)
    points = control_of(state, district, halves)
    for side in range(len(state.sides)):
        earn(state, side, CONTROL_LINE + district, points[side])
    if state.is_telling:
        keeps, sides = state.keeps[district], tuple(points[:-1])
        state.tell(DistrictScored(district, tuple(halves), keeps, sides, state.opponent))


def monument_site(side: Side, monument: int) -> int:
    """Where a Monument of a side stands, the Lighthouse included; BLANK if nowhere."""
    if monument == LIGHTHOUSE:
        return side.manors[LIGHTHOUSE_KEEPER]
    return side.monuments[monument]


def monument_count(state: CastellansState, monument: int, site: int) -> int:
    """How many tokens of any colour a Monument counts at a site (CV-SMON-01 to -04)."""
    if monument == GATE:
        beyond = next_district(site)
        return tokens_in(state, CITIZEN, site) + tokens_in(state, CITIZEN, beyond)
    if monument == WARD_TOWER:
        return tokens_in(state, MANOR, site)
    return tokens_in(state, SHIP if monument == LIGHTHOUSE else TEMPLE, site)


def monument_vp(state: CastellansState, monument: int, site: int) -> int:
    """What a Monument scores at a site with the board as it is."""
    worth = state.rules.catalog.rewards.monument_vp[monument]
    return worth * monument_count(state, monument, site)


def score_monuments(state: CastellansState, monument: int) -> None:
    """All Monuments of a kind, in all Districts (CV-SMON-05)."""
    for number, side in enumerate(state.sides):
        site = monument_site(side, monument)
        if site == BLANK:
            continue
        vp = monument_vp(state, monument, site)
        earn(state, number, MONUMENT_LINE + monument, vp)
        if state.is_telling:
            count = monument_count(state, monument, site)
            edge, district = (site, BLANK) if monument == GATE else (BLANK, site)
            name = state.named(number)
            state.tell(MonumentScored(name, monument, district, edge, count, vp))


def crates_on_card(state: CastellansState) -> list[int]:
    """How many Crates each side has on the Wharf card."""
    counts = [0] * len(state.sides)
    for owner in state.crates:
        if owner != BLANK:
            counts[owner] += 1
    return counts


def wharf_shares(state: CastellansState) -> list[int]:
    """VP for each side by its Crates on the open card (CV-SWHARF-01 to -03)."""
    return shares(crates_on_card(state), state.rules.catalog.wharf_places)


def score_wharf(state: CastellansState) -> None:
    """Most Crates on the open card (CV-SWHARF-01 to -03)."""
    counts = crates_on_card(state)
    points = wharf_shares(state)
    for side in range(len(state.sides)):
        earn(state, side, WHARF_LINE, points[side])
    if state.is_telling:
        state.tell(WharfScored(tuple(counts), tuple(points), state.opponent))


def guild_shares(state: CastellansState, guild: int) -> list[int]:
    """VP for each side on a track; a token on its start takes no place (CV-FINAL-02, -03)."""
    spaces = [side.guilds[guild] for side in state.sides]
    return shares(spaces, state.rules.catalog.guild_places)


@final
class FinalScoring(Step[CastellansState]):
    """The four tracks, one after another (CV-FINAL-01, CV-GEN-04)."""

    def run(self, state: CastellansState) -> None:
        for guild in range(GUILDS):
            points = guild_shares(state, guild)
            for side, owner in enumerate(state.sides):
                owner.score += points[side]
                owner.tally[GUILD_LINE + guild] += points[side]
            if state.is_telling:
                spaces = tuple([owner.guilds[guild] for owner in state.sides])
                state.tell(GuildScored(guild, spaces, tuple(points), state.opponent))
