"""Guild tracks: pushes, starred spaces, dividers and their rewards (CV-GUILD)."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.state import Ask, Step
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.castellans.action_events import DividerCrossed, Pushed, PushLost
from tabard.games.castellans.facts import gain_view
from tabard.games.castellans.goods import PickResource, add_goods, add_vp
from tabard.games.castellans.kinds import ANY_GUILD, GUILD, GUILD_NAMES, GUILDS, PUSHES
from tabard.games.castellans.rules import Divider
from tabard.games.castellans.shapes import Ahead, Asked, TrackFacts
from tabard.games.castellans.state import DIVIDER_LINE, CastellansState


def next_space(state: CastellansState, guild: int, start: int) -> int:
    """Where one push would bring a token; BLANK if it cannot move (CV-GUILD-06 to -08)."""
    tracks = state.rules.catalog.tracks
    space = start + 1
    if space < tracks.first_star:
        return space
    while space <= tracks.top:
        is_free = True
        for other in state.sides:
            if other.guilds[guild] == space:
                is_free = False
        if is_free:
            return space
        space += 1
    return BLANK


def may_push(state: CastellansState, side: int) -> bool:
    """Whether the token of a side can still move on any track."""
    spaces = state.sides[side].guilds
    for guild in range(GUILDS):
        if next_space(state, guild, spaces[guild]) != BLANK:
            return True
    return False


def movable(state: CastellansState, side: int, guilds: int) -> list[int]:
    """The tracks of a set on which the token of a side can still move (CV-GUILD-10)."""
    spaces = state.sides[side].guilds
    return [
        guild
        for guild in range(GUILDS)
        if (guilds >> guild) & 1 and next_space(state, guild, spaces[guild]) != BLANK
    ]


@final
class Push(Step[CastellansState]):
    """Pushes on one track, one after another; dividers pay in between (CV-GUILD-02 to -04)."""

    __match_args__ = ("side", "guild", "left")

    def __init__(self, side: int, guild: int, left: int) -> None:
        self.side: Final = side
        self.guild: Final = guild
        self.left: Final = left

    def run(self, state: CastellansState) -> None:
        side, guild = self.side, self.guild
        spaces = state.sides[side].guilds
        for left in range(self.left - 1, -1, -1):
            start = spaces[guild]
            space = next_space(state, guild, start)
            if space == BLANK:
                if state.is_telling:
                    state.tell(PushLost(state.named(side), guild, left + 1))
                return
            spaces[guild] = space
            if state.is_telling:
                state.tell(Pushed(state.named(side), guild, space))
            choices = cross(state, side, guild, start, space)
            if choices > 0:
                state.schedule(Push(side, guild, left))
                for _ in range(choices):
                    state.schedule(PickResource(side, 1))
                return


def cross(state: CastellansState, side: int, guild: int, start: int, space: int) -> int:
    """Pay each divider that a move crosses; how many resources are still to be chosen."""
    choices = 0
    for divider in state.rules.catalog.tracks.dividers[guild]:
        if start <= divider.after < space:
            choices += reward(state, side, guild, divider)
    return choices


def reward(state: CastellansState, side: int, guild: int, divider: Divider) -> int:
    """What a divider gives at once; the solo opponent takes VP alone (CV-SOLO-16)."""
    gain = divider.gain
    is_opponent = state.is_opponent(side)
    if is_opponent and gain.vp == 0:
        return 0
    if state.is_telling:
        state.tell(DividerCrossed(state.named(side), guild, divider.after))
    add_vp(state, side, DIVIDER_LINE, gain.vp)
    if is_opponent:
        return 0
    add_goods(state, side, gain.goods)
    return gain.resource_any


@final
class Pushes(Step[CastellansState]):
    """Pushes on tracks of choice out of a set; all on one if `same` (CV-GUILD-10, -11)."""

    __match_args__ = ("side", "count", "guilds", "same")

    def __init__(self, side: int, count: int, guilds: int = ANY_GUILD, same: bool = False) -> None:
        self.side: Final = side
        self.count: Final = count
        self.guilds: Final = guilds
        self.same: Final = same

    def run(self, state: CastellansState) -> None:
        side, count = self.side, self.count
        if count == 0:
            return
        tracks = movable(state, side, self.guilds)
        if not tracks:
            state.tell(PushLost(state.named(side), BLANK, count))
        elif len(tracks) == 1:
            push(state, side, tracks[0], count, self.guilds, self.same)
        else:
            state.schedule(ChooseGuild(side, count, self.guilds, self.same))


def push(
    state: CastellansState, side: int, guild: int, count: int, guilds: int, same: bool
) -> None:
    """One push on the chosen track, or all of them if they belong together."""
    if same or count == 1:
        state.schedule(Push(side, guild, count))
    else:
        state.schedule(Push(side, guild, 1), Pushes(side, count - 1, guilds, False))


@final
class ChooseGuild(Ask[CastellansState]):
    """On which track to push (CV-GUILD-10, CV-D06, CV-D17)."""

    __match_args__ = ("side", "count", "guilds", "same")

    def __init__(self, side: int, count: int, guilds: int, same: bool) -> None:
        self.side: Final = side
        self.count: Final = count
        self.guilds: Final = guilds
        self.same: Final = same

    def decision(self, state: CastellansState) -> Decision:
        options = [GUILD[guild] for guild in movable(state, self.side, self.guilds)]
        prompt = "push_same" if self.same and self.count > 1 else "push"
        return Decision(self.side, prompt, options, about=(PUSHES[self.count],))

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        push(state, self.side, choice.number, self.count, self.guilds, self.same)

    def barred(self, state: CastellansState) -> list[Barred]:
        spaces = state.sides[self.side].guilds
        return [
            Barred(GUILD[guild], "CV-GUILD-08")
            for guild in range(GUILDS)
            if (self.guilds >> guild) & 1 and next_space(state, guild, spaces[guild]) == BLANK
        ]

    def facts(self, state: CastellansState) -> Asked:
        count, spaces = self.count if self.same else 1, state.sides[self.side].guilds
        return {
            "tracks": {
                name: track_facts(state, guild, spaces[guild], count)
                for guild, name in enumerate(GUILD_NAMES)
            }
        }


def track_facts(state: CastellansState, guild: int, start: int, count: int) -> TrackFacts:
    """Where pushes bring a token, what dividers pay on the way, and the next one after that."""
    space = start
    for _ in range(count):
        following = next_space(state, guild, space)
        space = space if following == BLANK else following
    dividers = state.rules.catalog.tracks.dividers[guild]
    ahead: list[Ahead] = [
        {"space": divider.after + 1, "gain": gain_view(divider.gain)}
        for divider in dividers
        if divider.after >= space
    ]
    return {
        "from": start,
        "to": space,
        "gains": [gain_view(each.gain) for each in dividers if start <= each.after < space],
        "ahead": ahead[0] if ahead else None,
    }


def district_pushes(
    state: CastellansState, side: int, district: int, count: int
) -> list[Step[Any]]:
    """Pushes on each Guild of a District, in track order (CV-GUILD-12)."""
    return [Push(side, guild, count) for guild in state.rules.catalog.city.guilds[district]]
