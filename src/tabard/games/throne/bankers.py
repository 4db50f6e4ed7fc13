"""Grant: a Guild for one's Town Board, or a claim (TH-GRANT); Profits: muster, Wages: movement."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Unshown
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.throne.action_events import GuildAssigned
from tabard.games.throne.anarchy import take_anarchy
from tabard.games.throne.claims import (
    ChooseDrawn,
    check_claims,
    discard_drawn,
    draw_claims,
    keep_claim,
    log_deed,
)
from tabard.games.throne.deeds import (
    ASSIGNED,
    CLAIM_DISCARDED,
    CLAIM_KEPT,
    FOR_DISCARDED_CLAIM,
    GRANTED,
    SWAPPED,
)
from tabard.games.throne.kinds import (
    DISCARD,
    GRANT_CLAIM,
    GRANT_GUILD,
    GUILD,
    GUILDS,
    KEEP,
    REPLACE,
)
from tabard.games.throne.state import ThroneState


def unassigned_guilds(state: ThroneState, seat: int) -> list[int]:
    """Of each Guild a player has one (TH-GRANT-05)."""
    return [guild for guild in range(GUILDS) if guild not in state.houses[seat].guilds]


def may_draw_claim(state: ThroneState) -> bool:
    """Whether any In Game Claim can be drawn (TH-GRANT-09)."""
    return state.claims.size > 0 or bool(state.claim_discard)


@final
class Grant(Unshown[ThroneState]):
    """A Guild or a claim (TH-GRANT-01 to -04)."""

    __match_args__ = ("seat", "is_guild", "guild")

    def __init__(self, seat: int, is_guild: bool = False, guild: int = BLANK) -> None:
        self.seat: Final = seat
        self.is_guild: Final = is_guild
        self.guild: Final = guild

    def decision(self, state: ThroneState) -> Decision:
        seat = self.seat
        if not self.is_guild:
            options = [GRANT_GUILD]
            if may_draw_claim(state):
                options.append(GRANT_CLAIM)
            return Decision(seat, "grant", options)
        if self.guild == BLANK:
            free = unassigned_guilds(state, seat)
            return Decision(seat, "grant_guild", [GUILD[guild] for guild in free])
        held = sorted(state.houses[seat].guilds)
        about = (GUILD[self.guild],)
        return Decision(seat, "grant_replace", [REPLACE[guild] for guild in held], about=about)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        seat = self.seat
        if choice == GRANT_GUILD:
            state.schedule(Grant(seat, True))
        elif choice == GRANT_CLAIM:
            state.schedule(GrantClaim(seat))
            draw_claims(state, seat, 1)
        elif self.guild != BLANK:
            assign_guild(state, seat, self.guild, choice.number)
        elif len(state.houses[seat].guilds) < state.rules.catalog.guild_slots:
            assign_guild(state, seat, choice.number, BLANK)
        else:
            state.schedule(Grant(seat, True, choice.number))

    def barred(self, state: ThroneState) -> list[Barred]:
        if self.is_guild or may_draw_claim(state):
            return []
        return [Barred(GRANT_CLAIM, "TH-GRANT-09")]

    def rewound(self) -> Grant:
        return Grant(self.seat)


def assign_guild(state: ThroneState, seat: int, guild: int, replaced: int) -> None:
    """Into a free slot, or in place of another, which may come back later (TH-GRANT-02 to -06)."""
    house = state.houses[seat]
    if replaced == BLANK:
        house.guilds = house.guilds + (guild,)
    else:
        slot = house.guilds.index(replaced)
        house.guilds = house.guilds[:slot] + (guild,) + house.guilds[slot + 1 :]
    state.tell(GuildAssigned(seat, guild, replaced))
    log_deed(state, seat, GRANTED, (ASSIGNED if replaced == BLANK else SWAPPED,))
    check_claims(state, seat)


@final
class GrantClaim(ChooseDrawn):
    """Keep the drawn claim, or take a marker to discard it at once (TH-GRANT-07, -08)."""

    def decision(self, state: ThroneState) -> Decision:
        options = [KEEP, DISCARD] if state.anarchy_left() > 0 else [KEEP]
        about = (state.rules.catalog.claim[state.drawn[0].claim],)
        return Decision(self.seat, "grant_claim", options, waits=True, about=about)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if choice == DISCARD:
            take_anarchy(state, self.seat, FOR_DISCARDED_CLAIM)
            check_claims(state, self.seat)
            log_deed(state, self.seat, GRANTED, (CLAIM_DISCARDED,))
            discard_drawn(state, self.seat, BLANK)
        else:
            log_deed(state, self.seat, GRANTED, (CLAIM_KEPT,))
            keep_claim(state, self.seat, state.drawn[0])
            state.drawn = ()
        check_claims(state, self.seat)

    def barred(self, state: ThroneState) -> list[Barred]:
        return [] if state.anarchy_left() > 0 else [Barred(DISCARD, "TH-ANAR-08")]
