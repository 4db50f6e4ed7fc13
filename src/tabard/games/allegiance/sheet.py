"""The score sheet: how influence and allegiances come about."""

from __future__ import annotations

from tabard.games.allegiance.catalog import POWERS
from tabard.games.allegiance.kinds import GUILD, KIND_NAMES, PILE_NAMES, TEMPLE
from tabard.games.allegiance.scoring import REASON_NAMES, Influence, changes_of, verdict
from tabard.games.allegiance.shapes import AllegianceSheet, InfluenceLines
from tabard.games.allegiance.state import AllegianceState


def score_sheet(state: AllegianceState) -> AllegianceSheet:
    """Influence line by line, then the points of each player."""
    result = verdict(state)
    return {
        "influence": {
            "temple": _influence_lines(result.influence[TEMPLE]),
            "guild": _influence_lines(result.influence[GUILD]),
        },
        "leading": PILE_NAMES[result.leading],
        "players": [
            {
                "seat": seat,
                "temple_points": temple,
                "guild_points": guild,
                "changes": [POWERS[KIND_NAMES[kind]] for kind in changes_of(state, seat)],
                "allegiance": PILE_NAMES[result.allegiances[seat]],
                "wins": seat in result.winners,
            }
            for seat, (temple, guild) in enumerate(result.points)
        ],
        "winners": result.winners,
        "decided_by": REASON_NAMES[result.reason],
    }


def _influence_lines(influence: Influence) -> InfluenceLines:
    return {
        "cards": influence.cards,
        "nobles": influence.nobles,
        "converted": influence.converted,
        "merchants": influence.merchants,
        "followers": influence.followers,
        "total": influence.total,
    }
