"""The Decision die of the solo opponent, and how it is read (CV-SOLO-18, -41, -42, -47, -48)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Draw
from tabard.core.values import BLANK, Choice
from tabard.games.castellans.action_events import DecisionRolled, PushLost
from tabard.games.castellans.guilds import Push, movable
from tabard.games.castellans.kinds import DECISION, OPPONENT
from tabard.games.castellans.state import CastellansState


class DecisionRoll(Draw[CastellansState]):
    """The black die: one to six, each as likely."""

    def options(self, state: CastellansState) -> list[Choice]:
        return DECISION


def told_roll(state: CastellansState, choice: Choice) -> int:
    """Tell of a roll; the index of the side that shows."""
    if state.is_telling:
        state.tell(DecisionRolled(choice.number + 1))
    return choice.number


def selected(state: CastellansState, options: tuple[int, ...], side: int) -> int:
    """What the selector chart says of a side; BLANK to roll again (CV-SOLO-41)."""
    chosen = state.rules.catalog.charts.selector[len(options)][side]
    return BLANK if chosen == BLANK else options[chosen]


def selected_district(state: CastellansState, side: int) -> int:
    """The District selector of the current round (CV-SOLO-18)."""
    return state.rules.catalog.charts.districts[state.round - 1][side]


def push_extreme(state: CastellansState, guilds: int, count: int, is_lowest: bool) -> None:
    """Push on the lowest or the highest of the opponent's tracks that can move.

    A tie is decided by the selector, before the first push (CV-SOLO-42, -47, -48).
    """
    if count == 0:
        return
    tracks = movable(state, OPPONENT, guilds)
    if not tracks:
        state.tell(PushLost(state.named(OPPONENT), BLANK, count))
        return
    stands = state.sides[OPPONENT].guilds
    spaces = [stands[guild] for guild in tracks]
    wanted = min(spaces) if is_lowest else max(spaces)
    tied = [guild for guild in tracks if stands[guild] == wanted]
    if len(tied) == 1:
        state.schedule(Push(OPPONENT, tied[0], count))
    else:
        state.schedule(SelectTrack(tuple(tied), count))


@final
class SelectTrack(DecisionRoll):
    """Which of the tied tracks is pushed (CV-SOLO-14, -48)."""

    __match_args__ = ("tracks", "count")

    def __init__(self, tracks: tuple[int, ...], count: int) -> None:
        self.tracks: Final = tracks
        self.count: Final = count

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        guild = selected(state, self.tracks, told_roll(state, choice))
        if guild == BLANK:
            state.schedule(SelectTrack(self.tracks, self.count))
        else:
            state.schedule(Push(OPPONENT, guild, self.count))
