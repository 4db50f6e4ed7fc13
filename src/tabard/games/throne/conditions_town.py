"""Conditions on the own town: tracks, and what lies beside them (TH-COND-01 to -03, -09 to -15)."""

from __future__ import annotations

from typing import Final, final

from tabard.games.throne.conditions import Count, Limit
from tabard.games.throne.deeds import Deed
from tabard.games.throne.kinds import TRACK_NAMES, TRACKS
from tabard.games.throne.shapes import Part, PartAbout
from tabard.games.throne.state import ThroneState


@final
class TrackMin(Count):
    """An own track stands at a value or higher (TH-COND-01)."""

    __match_args__ = ("bound", "track")
    word = "track_min"

    def __init__(self, bound: int, track: int) -> None:
        super().__init__(bound)
        self.track: Final = track

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return state.houses[seat].tracks[self.track]

    def about(self, state: ThroneState, seat: int, have: int) -> PartAbout:
        return {"track": TRACK_NAMES[self.track]}


@final
class TracksCountMin(Count):
    """So many own Town Tracks stand at a value or higher (TH-COND-02)."""

    __match_args__ = ("bound", "value")
    word = "tracks_count_min"

    def __init__(self, bound: int, value: int) -> None:
        super().__init__(bound)
        self.value: Final = value

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        count = 0
        for value in state.houses[seat].tracks:
            if value >= self.value:
                count += 1
        return count

    def share(self, state: ThroneState, seat: int) -> float:
        """How high the best tracks stand."""
        values = sorted([min(value, self.value) for value in state.houses[seat].tracks])
        return sum(values[TRACKS - self.bound :]) / (self.value * self.bound)

    def progress(self, state: ThroneState, seat: int, deeds: list[Deed]) -> list[Part]:
        if self.bound > 1:
            return super().progress(state, seat, deeds)
        best = max(state.houses[seat].tracks)
        part = self.part(best, self.value, best >= self.value, {})
        return [{**part, "measure": "best_track"}]

    def about(self, state: ThroneState, seat: int, have: int) -> PartAbout:
        return {"bound": self.value}


@final
class TracksLeading(Count):
    """Ahead of every other player on so many Town Tracks (TH-COND-03)."""

    word = "tracks_leading"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        count = 0
        for track in range(TRACKS):
            value = state.houses[seat].tracks[track]
            is_ahead = True
            for other in range(state.seats):
                if other != seat and state.houses[other].tracks[track] >= value:
                    is_ahead = False
            if is_ahead:
                count += 1
        return count


@final
class AnarchyMin(Count):
    """Anarchy markers (TH-COND-09)."""

    word = "anarchy_min"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return state.houses[seat].anarchy


@final
class AnarchyMax(Limit):
    """Anarchy markers (TH-COND-09)."""

    word = "anarchy_max"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return state.houses[seat].anarchy


@final
class DiplomacyMin(Count):
    """The step of Diplomacy (TH-COND-10)."""

    word = "diplomacy_min"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return state.rules.tracks.diplomacy[state.houses[seat].diplomacy]


@final
class AlmsEnd(Count):
    """The Alms track, to its last space (TH-COND-11)."""

    word = "alms_end"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return state.houses[seat].alms


@final
class GuildsMin(Count):
    """Assigned Guilds (TH-COND-12)."""

    word = "guilds_min"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return len(state.houses[seat].guilds)


@final
class InfluenceMin(Count):
    """Influence (TH-COND-13)."""

    word = "influence_min"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return state.houses[seat].influence


@final
class InGameDoneMin(Count):
    """Completed In Game Claims (TH-COND-14)."""

    word = "ingame_done_min"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return len(state.houses[seat].done)


@final
class HandMin(Count):
    """Workforce cards in hand (TH-COND-15)."""

    word = "hand_min"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return state.houses[seat].hand.size
