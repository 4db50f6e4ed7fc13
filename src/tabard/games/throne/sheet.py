"""The score pad as data: every line with its clause, for terminal and web."""

from __future__ import annotations

from tabard.games.throne.epithets import Names, completed_claims, epithet
from tabard.games.throne.kinds import TRACK_NAMES
from tabard.games.throne.scoring import (
    DECIDED_BY,
    PAD,
    Score,
    all_scores,
    fulfilled_ends,
    places_of,
    reason_of,
)
from tabard.games.throne.shapes import PlayerSheet, SheetLine, ThroneSheet
from tabard.games.throne.state import ThroneState, house_name


def score_sheet(state: ThroneState, names: Names) -> ThroneSheet:
    """A column for each player, as on the pad; then who has won, by what, and the epithets."""
    scores = all_scores(state)
    places = places_of(scores)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return {
        "players": [_column(state, seat, score, places[seat]) for seat, score in enumerate(scores)],
        "winners": winners,
        "decided_by": DECIDED_BY[reason_of(scores, places)],
        "epithets": {
            str(seat): {
                language: epithet(state, seat, names, language) for language in ("en", "de")
            }
            for seat in winners
        },
    }


def _column(state: ThroneState, seat: int, score: Score, place: int) -> PlayerSheet:
    house, catalog = state.houses[seat], state.rules.catalog
    fulfilled = fulfilled_ends(state, seat)
    lines: list[SheetLine] = [
        {"line": name, "value": score.lines[index], "clause": f"TH-SCORE-0{index + 1}"}
        for index, name in enumerate(PAD)
    ]
    lines.append({"line": "subtotal_1", "value": score.subtotal, "clause": "TH-SCORE-09"})
    for track, name in enumerate(TRACK_NAMES):
        lines.append({"line": name, "value": score.town[track], "clause": "TH-SCORE-10"})
    lines.append({"line": "subtotal_2", "value": score.town_total, "clause": "TH-SCORE-10"})
    lines.append({"line": "total", "value": score.total, "clause": "TH-SCORE-11"})
    return {
        "seat": seat,
        "house": house_name(state, seat),
        "lord": None if house.lord < 0 else catalog.lord[house.lord].name,
        "lines": lines,
        "total": score.total,
        "place": place,
        "claims": score.claims,
        "completed": completed_claims(state, seat),
        "missed": [catalog.end[end].name for end in house.ends if end not in fulfilled]
        + [catalog.claim[held.claim].name for held in house.claims],
    }
