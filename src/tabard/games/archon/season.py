"""The end of a season: an attack on the city, then the King's Grant (AR-ATT, AR-GRANT)."""

from __future__ import annotations

from typing import final

from tabard.core.dice import Dice
from tabard.core.state import Draw, Step
from tabard.core.values import BLANK, Choice
from tabard.games.archon.events import (
    AttackDrawn,
    GrantScored,
    RaidSuffered,
    WallHeld,
    WarriorsReturned,
)
from tabard.games.archon.goods import resources_in
from tabard.games.archon.kinds import (
    AMOUNT,
    ARTS,
    CATEGORIES,
    GOLD,
    GOOD_NAMES,
    GOODS,
    LOSE,
    RECRUIT,
    RESOURCES,
    SCIENCE,
    SEASONS,
    season_of,
)
from tabard.games.archon.picking import Picking
from tabard.games.archon.shapes import Asked
from tabard.games.archon.state import (
    GRANT_LINE,
    RAID_LINE,
    ArchonState,
    all_warriors,
    earn,
    put_back,
    warriors_of,
)
from tabard.parts.ranking import shares


@final
class DrawAttack(Draw[ArchonState]):
    """One of the remaining Attack cards (AR-ATT-01)."""

    def options(self, state: ArchonState) -> list[Choice]:
        row = state.rules.catalog.attack
        return [row[attack] for attack in state.attacks.kinds()]

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        state.attacks.take(choice.number)
        state.attack = choice.number
        strength = strength_of(state)
        defenders = len([owner for owner in state.wall if owner != BLANK])
        state.tell(AttackDrawn(choice.number, strength, defenders))
        if defenders >= strength:
            state.tell(WallHeld(strength))
        else:
            state.schedule(Raid(((),) * state.seats))


def strength_of(state: ArchonState) -> int:
    """The number of the card for so many players, and what the seasons add (AR-ATT-01, AR-R11)."""
    return state.rules.strengths[season_of(state.round)][state.attack]


def to_make_up(state: ArchonState, seat: int) -> int:
    """The whole strength less the own warriors (AR-ATT-03)."""
    return strength_of(state) - warriors_of(state, seat)


def resources_due(state: ArchonState, seat: int) -> int:
    """How many resources a player gives up, all Recruits being gone (AR-ATT-04, -05)."""
    goods = state.houses[seat].goods
    return max(0, min(to_make_up(state, seat) - goods[RECRUIT], resources_in(goods)))


@final
class Raid(Picking):
    """All at once: which resources to give up, where there is a choice (AR-ATT-05, AR-D16)."""

    __match_args__ = ("picks",)

    def prompt(self, seat: int) -> str:
        return "lose"

    def options(self, state: ArchonState, seat: int) -> list[Choice]:
        due, picked = resources_due(state, seat), self.picks[seat]
        goods = state.houses[seat].goods
        if len(picked) == due or due == resources_in(goods):
            return []
        return [LOSE[good] for good in RESOURCES if goods[good] > picked.count(good)]

    def with_pick(self, seat: int, choice: Choice) -> Raid:
        mine = (*self.picks[seat], choice.number)
        return Raid(self.picks[:seat] + (mine,) + self.picks[seat + 1 :])

    def about(self, seat: int) -> tuple[Choice, ...]:
        return (AMOUNT[len(self.picks[seat])],)

    def imagined(self, state: ArchonState, seat: int, dice: Dice) -> Raid:
        return Raid(self.picks_imagined(state, seat, dice))

    def dreamt(self, state: ArchonState, seat: int, dice: Dice) -> tuple[int, ...]:
        """Any resources, as many as are due."""
        due = resources_due(state, seat)
        if len(self.picks[seat]) < due:
            return ()
        cubes: list[int] = []
        for good in RESOURCES:
            cubes.extend([good] * state.houses[seat].goods[good])
        dice.shuffle(cubes)
        return tuple(cubes[:due])

    def shown(self, seat: int) -> list[str]:
        return [GOOD_NAMES[good] for good in self.picks[seat]]

    def pickers(self, state: ArchonState) -> list[int]:
        """Who has anything to pick; whether that is done does not show."""
        begun = Raid(((),) * state.seats)
        return [seat for seat in range(state.seats) if begun.options(state, seat)]

    def facts(self, state: ArchonState, seat: int) -> Asked:
        return {
            "strength": strength_of(state),
            "due": to_make_up(state, seat),
            "resources": resources_due(state, seat) - len(self.picks[seat]),
        }

    def reveal(self, state: ArchonState) -> None:
        for seat in state.order:
            suffer(state, seat, self.picks[seat])


def suffer(state: ArchonState, seat: int, picked: tuple[int, ...]) -> None:
    """Recruits, then resources, then Gold, then VP (AR-ATT-04 to -09, -12)."""
    catalog, goods = state.rules.catalog, state.houses[seat].goods
    left = to_make_up(state, seat)
    lost = [0] * GOODS
    lost[RECRUIT] = min(left, goods[RECRUIT])
    left -= lost[RECRUIT]
    due = min(left, resources_in(goods))
    for good in RESOURCES:
        lost[good] = goods[good] if due == resources_in(goods) else picked.count(good)
    left -= due
    points = min(left, goods[GOLD] // catalog.raid_gold)
    lost[GOLD] = points * catalog.raid_gold
    left -= points
    if left > 0 and not state.rules.keeps_odd_coin:
        lost[GOLD] = goods[GOLD]
    for good in range(GOODS):
        goods[good] -= lost[good]
        put_back(state, good, lost[good])
    vp = left * catalog.raid_vp
    earn(state, seat, RAID_LINE, -vp)
    state.tell(RaidSuffered(seat, tuple(lost), vp))


def items_of(state: ArchonState, category: int) -> list[int]:
    """How many cards or warriors each player has (AR-GRANT-01, -05)."""
    if category in (SCIENCE, ARTS):
        return [len(house.displays[category]) for house in state.houses]
    return all_warriors(state)


@final
class ScoreGrant(Step[ArchonState]):
    """The King's Grant of the season; then warriors may return (AR-GRANT-01, AR-R10)."""

    def run(self, state: ArchonState) -> None:
        season = season_of(state.round)
        grant = state.rules.catalog.box.grants[state.grants[season]]
        for category in range(CATEGORIES):
            items = items_of(state, category)
            points = shares(items, grant.rows[category])
            for seat in range(state.seats):
                earn(state, seat, GRANT_LINE + category, points[seat])
            state.tell(GrantScored(category, tuple(items), tuple(points)))
        if not state.rules.warriors_stay and season < SEASONS - 1:
            state.wall = [BLANK] * len(state.wall)
            state.tell(WarriorsReturned(season))
