"""The score sheet as data: every line with its clause, season by season (AR-SCORE-01)."""

from __future__ import annotations

from tabard.games.archon.ending import AT_THE_END, DECIDED_BY, all_places, decided_by
from tabard.games.archon.kinds import EMBLEM_NAMES, SEASON_NAMES, SEASONS, TILE_NAMES
from tabard.games.archon.shapes import ArchonSheet, PlayerSheet, SeasonSheet, SheetLine
from tabard.games.archon.state import (
    LEFTOVER_LINE,
    LEVEL_LINE,
    SEASON_LINES,
    START_LINE,
    ArchonState,
)

LINES = [
    ("favors", "AR-B-PALACE-01"),
    ("science_cards", "AR-B-PLANETARIUM-01"),
    ("arts_cards", "AR-B-ACADEMY-01"),
    ("warriors", "AR-B-GUARD-01"),
    ("magisters", "AR-B-GUILD-01"),
    ("tiles", "AR-B-BUILD-01"),
    ("abilities", "AR-TILE-04"),
    ("grant_science", "AR-GRANT-02"),
    ("grant_arts", "AR-GRANT-02"),
    ("grant_warriors", "AR-GRANT-02"),
    ("raid", "AR-ATT-07"),
]
"""The lines of a season, in the order of the tally."""


def score_sheet(state: ArchonState) -> ArchonSheet:
    """A column for each player; then who has won, and by what."""
    places = all_places(state)
    return {
        "players": [_column(state, seat, places[seat]) for seat in range(state.seats)],
        "winners": [seat for seat in range(state.seats) if places[seat] == 1],
        "decided_by": DECIDED_BY[decided_by(state)],
    }


def _column(state: ArchonState, seat: int, place: int) -> PlayerSheet:
    house = state.houses[seat]
    end = [
        _line(TILE_NAMES[tile], house.tally[LEVEL_LINE + tile], "AR-END-02")
        for tile in AT_THE_END
        if tile in house.tiles
    ]
    end.append(_line("leftovers", house.tally[LEFTOVER_LINE], "AR-END-03"))
    return {
        "seat": seat,
        "emblem": EMBLEM_NAMES[seat],
        "start": _line("start", house.tally[START_LINE], "AR-SETUP-05"),
        "seasons": [_season(house.tally, season) for season in range(SEASONS)],
        "end": end,
        "total": house.score,
        "place": place,
    }


def _season(tally: tuple[int, ...], season: int) -> SeasonSheet:
    row = tally[season * SEASON_LINES : (season + 1) * SEASON_LINES]
    return {
        "season": SEASON_NAMES[season],
        "lines": [_line(name, row[index], clause) for index, (name, clause) in enumerate(LINES)],
        "total": sum(row),
    }


def _line(name: str, value: int, clause: str) -> SheetLine:
    return {"line": name, "value": value, "clause": clause}
