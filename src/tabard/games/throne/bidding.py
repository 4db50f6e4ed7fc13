"""Reveal and ranking: what a space's markers are worth, and who acts when (TH-BID)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Step
from tabard.core.values import BLANK, Choice, Decision
from tabard.games.throne.action_events import GuildActivated
from tabard.games.throne.bid_events import (
    BidRevealed,
    BidsRanked,
    MarkersReturned,
    NobodyRanked,
    StarSet,
)
from tabard.games.throne.claims import ClaimTurn, TakeFirstPlayer, check_claims, log_deed
from tabard.games.throne.decrees import forbids
from tabard.games.throne.deeds import BID_HIGHEST, USED_GUILD
from tabard.games.throne.guilds import is_usable, use_guild
from tabard.games.throne.kinds import (
    GUILD,
    MOST_SEATS,
    PASS,
    SPACE_CLAIMS,
    SPACE_WORKFORCE,
    STAR,
    STAR_VALUE,
)
from tabard.games.throne.points import ActionTurn
from tabard.games.throne.rules import NO_GUILDS
from tabard.games.throne.state import ThroneState
from tabard.games.throne.steps import SeatAsk
from tabard.games.throne.workforce import (
    ClearDisplay,
    SplitDisplay,
    SplitFew,
    WorkforceTurn,
)

GUILD_STAR: Final = 1
"""What a * must count so that a Guild may be activated (TH-BID-05, -06)."""


@final
class ResolveSpace(Step[ThroneState]):
    """Reveal, stars from left to right, ranking, turns, markers back (TH-BID-01 to -12)."""

    __match_args__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, state: ThroneState) -> None:
        space = self.space
        state.space = space
        state.schedule(RankSpace(space), ReturnMarkers(space))
        stars: list[SetStar] = []
        for seat in state.order[space]:
            stars.extend([SetStar(seat)] * reveal_bid(state, seat, space))
        state.schedule(*stars)


def reveal_bid(state: ThroneState, seat: int, space: int) -> int:
    """Turn up a stack and count it, each * apart; how many * are in it (TH-BID-01, -02)."""
    stars = 0
    for kind in state.houses[seat].stacks[space]:
        if kind == STAR:
            stars += 1
        else:
            state.bids[seat] += kind
    state.tell(BidRevealed(seat, space, state.houses[seat].stacks[space]))
    return stars


@final
class SetStar(SeatAsk):
    """The owner of a * says what it counts (TH-BID-03, -04)."""

    def decision(self, state: ThroneState) -> Decision:
        values = state.rules.catalog.star_values
        return Decision(self.seat, "star", [STAR_VALUE[value] for value in values], waits=True)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        state.bids[self.seat] += choice.number
        state.tell(StarSet(self.seat, choice.number))
        if choice.number == GUILD_STAR and usable_guilds(state, self.seat):
            state.schedule(ActivateGuild(self.seat))


def usable_guilds(state: ThroneState, seat: int) -> list[int]:
    """The assigned Guilds that could be activated now (TH-BID-05, TH-DEC-25)."""
    if forbids(state, NO_GUILDS):
        return []
    return [guild for guild in sorted(state.houses[seat].guilds) if is_usable(state, seat, guild)]


@final
class ActivateGuild(SeatAsk):
    """A * counting 1 may activate one assigned Guild: the first part of a turn (TH-GEN-20)."""

    def decision(self, state: ThroneState) -> Decision:
        options = [GUILD[guild] for guild in usable_guilds(state, self.seat)]
        options.append(PASS)
        return Decision(self.seat, "activate_guild", options)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if choice.number == BLANK:
            return
        check_claims(state, self.seat)
        state.tell(GuildActivated(self.seat, choice.number))
        log_deed(state, self.seat, USED_GUILD, (choice.number,))
        check_claims(state, self.seat)
        use_guild(state, self.seat, choice.number)


def ranking(state: ThroneState, space: int) -> list[int]:
    """Positive bids, the highest first, ties from left to right (TH-BID-08, -10, -14)."""
    ranked: list[int] = []
    for seat in state.order[space]:
        bid = state.bids[seat]
        if bid > 0:
            at = 0
            while at < len(ranked) and state.bids[ranked[at]] >= bid:
                at += 1
            ranked.insert(at, seat)
    return ranked


@final
class RankSpace(Step[ThroneState]):
    """Rank the bids, then each ranked player's turn, one after another (TH-BID-08, -11)."""

    __match_args__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, state: ThroneState) -> None:
        ranked = ranking(state, self.space)
        if ranked:
            state.tell(BidsRanked(self.space, tuple(ranked)))
            log_deed(state, ranked[0], BID_HIGHEST, (self.space,))
        else:
            state.tell(NobodyRanked(self.space))
        if self.space == SPACE_CLAIMS:
            schedule_claim_turns(state, ranked)
        elif self.space == SPACE_WORKFORCE:
            schedule_workforce_turns(state, ranked)
        else:
            for rank in range(len(ranked) - 1, -1, -1):
                state.schedule(ActionTurn(ranked[rank], rank, len(ranked)))


def schedule_claim_turns(state: ThroneState, ranked: list[int]) -> None:
    """Space I: claims in rank order, the First Player marker to the lowest (TH-CLM-01 to -06)."""
    if not ranked:
        return
    draws = state.rules.catalog.claim_draws[state.seats]
    turns = [ClaimTurn(seat, draws[rank]) for rank, seat in enumerate(ranked)]
    state.schedule(*turns, TakeFirstPlayer(ranked[-1]))


def schedule_workforce_turns(state: ThroneState, ranked: list[int]) -> None:
    """Space II: the lowest splits, all pick in rank order (TH-WF-01, -02, -06 to -09)."""
    state.schedule(ClearDisplay())
    if not ranked:
        return
    for rank in range(len(ranked) - 1, -1, -1):
        is_blind = rank == MOST_SEATS - 1
        state.schedule(WorkforceTurn(ranked[rank], is_blind))
    if len(state.display) > 2:
        state.schedule(SplitDisplay(ranked[-1]))
    else:
        state.schedule(SplitFew(ranked[-1]))


@final
class ReturnMarkers(Step[ThroneState]):
    """The space is resolved; its markers go back to their owners (TH-BID-12)."""

    __match_args__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, state: ThroneState) -> None:
        for seat in state.order[self.space]:
            house = state.houses[seat]
            for kind in house.stacks[self.space]:
                house.markers[kind] += 1
            house.stacks[self.space] = ()
            state.bids[seat] = 0
        if state.order[self.space]:
            state.tell(MarkersReturned(self.space))
        state.order[self.space] = ()
        state.space = BLANK
