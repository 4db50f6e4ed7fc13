"""The score sheet as data: every line with its clause, round by round (CV-SCORE, CV-FINAL)."""

from __future__ import annotations

from tabard.games.castellans.ending import DECIDED_BY, all_places, decided_by
from tabard.games.castellans.kinds import (
    COLOR_NAMES,
    DISTRICT_NAMES,
    GUILD_NAMES,
    MONUMENT_NAMES,
    OPPONENT_NAMES,
    ROUNDS,
)
from tabard.games.castellans.shapes import CastellansSheet, PlayerSheet, RoundSheet, SheetLine
from tabard.games.castellans.state import (
    CITIZEN_LINE,
    CONTROL_LINE,
    DIVIDER_LINE,
    GUILD_LINE,
    MONUMENT_LINE,
    ROUND_LINES,
    SALE_LINE,
    WHARF_LINE,
    CastellansState,
    stars_of,
)

CLAUSES = ["CV-SMON-01", "CV-SMON-02", "CV-SMON-03", "CV-SMON-04"]


def score_sheet(state: CastellansState) -> CastellansSheet:
    """A column for each side, the solo opponent included; then who has won, and by what."""
    places = all_places(state)
    sides = range(len(state.sides))
    return {
        "players": [_column(state, side, places[side]) for side in sides],
        "scored": [
            [DISTRICT_NAMES[place] for place in scored]
            for scored in state.rules.catalog.city.scored
        ],
        "winners": [side for side in sides if places[side] == 1],
        "decided_by": DECIDED_BY[decided_by(state)],
    }


def _column(state: CastellansState, side: int, place: int) -> PlayerSheet:
    is_opponent = state.is_opponent(side)
    owner = state.sides[side]
    guilds = [
        _line(name, owner.tally[GUILD_LINE + guild], "CV-FINAL-02")
        for guild, name in enumerate(GUILD_NAMES)
    ]
    return {
        "seat": None if is_opponent else side,
        "opponent": OPPONENT_NAMES[state.opponent] if is_opponent else None,
        "color": COLOR_NAMES[side],
        "rounds": [_round(state, side, round) for round in range(ROUNDS)],
        "guilds": guilds,
        "total": owner.score,
        "stars": stars_of(state, side),
        "place": place,
    }


def _round(state: CastellansState, side: int, round: int) -> RoundSheet:
    """The lines of one round, and their sum."""
    tally = state.sides[side].tally[round * ROUND_LINES : (round + 1) * ROUND_LINES]
    control = [
        _line(DISTRICT_NAMES[place], tally[CONTROL_LINE + place], "CV-SCORE-06")
        for place in state.rules.catalog.city.scored[round]
    ]
    monuments = [
        _line(name, tally[MONUMENT_LINE + monument], CLAUSES[monument])
        for monument, name in enumerate(MONUMENT_NAMES)
    ]
    others = [
        _line("wharf", tally[WHARF_LINE], "CV-SWHARF-01"),
        _line("dividers", tally[DIVIDER_LINE], "CV-GUILD-03"),
        _line("sales", tally[SALE_LINE], "CV-WHARF-10"),
        _line("citizens", tally[CITIZEN_LINE], "CV-DRAFT-09"),
    ]
    return {
        "round": round + 1,
        "control": control,
        "monuments": monuments,
        "others": others,
        "total": sum(tally),
    }


def _line(name: str, value: int, clause: str) -> SheetLine:
    return {"line": name, "value": value, "clause": clause}
