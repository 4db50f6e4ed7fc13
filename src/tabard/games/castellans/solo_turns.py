"""What the solo opponent does: die actions, Monument, bonus (CV-SOLO-17 to -40)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Step
from tabard.core.values import BLANK, Choice
from tabard.games.castellans.action_events import (
    CratePlaced,
    OpponentActed,
    OpponentBonus,
    OpponentMonument,
)
from tabard.games.castellans.building import place_manor
from tabard.games.castellans.goods import add_vp
from tabard.games.castellans.guilds import Push, district_pushes
from tabard.games.castellans.harvest import place_windmill
from tabard.games.castellans.kinds import (
    ANY_GUILD,
    BANKER,
    CITIZEN,
    COLUMNS,
    DISTRICTS,
    DO_MANOR,
    DO_RECRUIT,
    DO_SHIPYARD,
    DO_TEMPLE,
    DO_WINDMILL,
    EDGES,
    LIGHTHOUSE,
    LIGHTHOUSE_KEEPER,
    LINES,
    MANORS,
    OPPONENT,
    SELL_VP,
    SHIP,
    TEMPLE,
    WINDMILL,
    next_district,
)
from tabard.games.castellans.monuments import free_sites, monument_guilds, place_monument
from tabard.games.castellans.possible import has_lighthouse
from tabard.games.castellans.recruiting import FillLine, take_card
from tabard.games.castellans.rules import BONUS_WHARF, Plan
from tabard.games.castellans.scoring import monument_vp
from tabard.games.castellans.ships import place_token, sail
from tabard.games.castellans.solo_charts import (
    DecisionRoll,
    push_extreme,
    selected,
    selected_district,
    told_roll,
)
from tabard.games.castellans.state import SALE_LINE, CastellansState, mills_on
from tabard.games.castellans.wharf_deals import deal_of_row, row_of_deal


def plan_of(state: CastellansState) -> Plan:
    """The line of the opponent's card for the current round."""
    return state.rules.catalog.opponents[state.opponent].plans[state.round - 1]


def opponent_acts(state: CastellansState) -> None:
    """The next icon of the round, for the die drafted first (CV-SOLO-17)."""
    owner = state.sides[OPPONENT]
    action = plan_of(state).actions[len(owner.spent)]
    face = owner.drafted[0]
    owner.drafted = owner.drafted[1:]
    owner.spent = (*owner.spent, face)
    if state.is_telling:
        state.tell(OpponentActed(state.named(OPPONENT), action, face))
    if action == DO_RECRUIT:
        state.schedule(RollCitizen(), RollSite(DO_RECRUIT))
    else:
        state.schedule(RollSite(action))


def house_of(state: CastellansState) -> int:
    """A house Manor of the opponent, never the Lighthouse nor that in the box (CV-SOLO-04)."""
    manors = state.sides[OPPONENT].manors
    for manor in range(MANORS):
        if manors[manor] == BLANK and manor not in (LIGHTHOUSE_KEEPER, BANKER):
            return manor
    return BLANK


@final
class RollSite(DecisionRoll):
    """Roll for the selected District, and do there what the icon shows (CV-SOLO-18 to -24)."""

    __match_args__ = ("action",)

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        act_at(state, self.action, selected_district(state, told_roll(state, choice)))


def act_at(state: CastellansState, action: int, district: int) -> None:
    """One action icon in a District; without a token left it is skipped (CV-GEN-10)."""
    rewards = state.rules.catalog.rewards
    supply = state.sides[OPPONENT].supply
    if action == DO_MANOR:
        build_house(state, district)
    elif action == DO_TEMPLE and supply[TEMPLE] > 0:
        place_token(state, OPPONENT, TEMPLE, district)
        state.schedule(*district_pushes(state, OPPONENT, district, rewards.temple))
    elif action == DO_RECRUIT and supply[CITIZEN] > 0:
        place_token(state, OPPONENT, CITIZEN, district)
        mask = state.rules.catalog.city.masks[district]
        push_extreme(state, mask, rewards.recruit_district, False)
    elif action == DO_SHIPYARD and supply[SHIP] > 0:
        place_token(state, OPPONENT, SHIP, district)
    elif action == DO_WINDMILL and supply[WINDMILL] > 0:
        build_mill(state, district)


def build_house(state: CastellansState, district: int) -> None:
    """A house Manor, and a push on each Guild of the District (CV-SOLO-07, -19)."""
    manor = house_of(state)
    if manor != BLANK:
        place_manor(state, OPPONENT, manor, district)
        rewards = state.rules.catalog.rewards
        state.schedule(*district_pushes(state, OPPONENT, district, rewards.manor))


def build_mill(state: CastellansState, district: int) -> None:
    """On the road clockwise of the District, or the next one with a free dot (CV-SOLO-23)."""
    slots = state.rules.catalog.city.slots
    for distance in range(EDGES):
        edge = (district + distance) % EDGES
        if mills_on(state, edge) < slots[edge]:
            place_windmill(state, OPPONENT, edge)
            return


@final
class RollCitizen(DecisionRoll):
    """Roll for the Citizen that the opponent takes (CV-SOLO-21)."""

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        line, place = state.rules.catalog.charts.citizens[told_roll(state, choice)]
        line, place = found_card(state, line, place)
        if place == BLANK:
            return
        citizen = take_card(state, OPPONENT, line, place)
        guild = state.rules.catalog.citizens[citizen].guild
        pushes = state.rules.catalog.rewards.recruit_card
        state.schedule(FillLine(line), Push(OPPONENT, guild, pushes))


def found_card(state: CastellansState, line: int, place: int) -> tuple[int, int]:
    """Where a card lies if the space that was rolled is empty (CV-R52).

    Lines close toward the edge, so spaces toward the centre are empty too: the card nearest to the
    space lies toward the edge; else the other line is looked at.
    """
    for candidate in (line, (line + 1) % LINES):
        cards = len(state.lines[candidate])
        if cards > 0:
            return candidate, min(place, cards - 1)
    return line, BLANK


@final
class OpponentMonumentTurn(Step[CastellansState]):
    """After all dice: the Monument goes where it would score most (CV-SOLO-25, -30)."""

    def run(self, state: CastellansState) -> None:
        monument = plan_of(state).monument
        if monument == BLANK:
            return
        state.tell(OpponentMonument(state.named(OPPONENT), monument))
        worths = {site: monument_vp(state, monument, site) for site in sites_for(state, monument)}
        best = [site for site, worth in worths.items() if worth == max(worths.values())]
        if len(best) == 1:
            raise_monument(state, monument, best[0])
        elif best:
            state.schedule(SelectSite(monument, tuple(best)))


def sites_for(state: CastellansState, monument: int) -> list[int]:
    """Free positions for a Monument of the opponent, which has to have it still."""
    owner = state.sides[OPPONENT]
    if monument == LIGHTHOUSE:
        if owner.manors[LIGHTHOUSE_KEEPER] != BLANK:
            return []
        return [place for place in range(DISTRICTS) if not has_lighthouse(state, place)]
    return free_sites(state, monument) if owner.monuments[monument] == BLANK else []


def raise_monument(state: CastellansState, monument: int, site: int) -> None:
    """Place it and push (CV-SOLO-27 to -29)."""
    rewards = state.rules.catalog.rewards
    if monument == LIGHTHOUSE:
        place_manor(state, OPPONENT, LIGHTHOUSE_KEEPER, site)
        state.schedule(*district_pushes(state, OPPONENT, site, rewards.manor))
        return
    place_monument(state, OPPONENT, monument, site)
    guilds = monument_guilds(state, monument, site)
    push_extreme(state, guilds, rewards.monuments[monument], False)


@final
class SelectSite(DecisionRoll):
    """Which of equally good positions is taken (CV-SOLO-26)."""

    __match_args__ = ("monument", "sites")

    def __init__(self, monument: int, sites: tuple[int, ...]) -> None:
        self.monument: Final = monument
        self.sites: Final = sites

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        site = selected(state, self.sites, told_roll(state, choice))
        if site == BLANK:
            state.schedule(SelectSite(self.monument, self.sites))
        else:
            raise_monument(state, self.monument, site)


@final
class OpponentBonusTurn(Step[CastellansState]):
    """Last in the Action phase: Crates or Sails, once a round (CV-SOLO-31)."""

    def run(self, state: CastellansState) -> None:
        plan = plan_of(state)
        state.tell(OpponentBonus(state.named(OPPONENT), plan.bonus))
        if plan.bonus == BONUS_WHARF:
            place_crates(state, plan)
        else:
            state.schedule(*[RollSail() for _ in range(plan.sails)])


def place_crates(state: CastellansState, plan: Plan) -> None:
    """A Crate for each die whose face is shown, on the rightmost free icons of a line; then
    pushes on one track, or VP (CV-SOLO-34 to -39)."""
    owner = state.sides[OPPONENT]
    wanted = len([face for face in (*owner.drafted, *owner.spent) if face in plan.faces])
    row = row_of_deal(state, plan.deal)
    placed = 0
    for column in range(COLUMNS - 1, state.rules.first_column - 1, -1):
        icon = row * COLUMNS + column
        if placed < wanted and owner.crates > 0 and state.crates[icon] == BLANK:
            state.crates[icon] = OPPONENT
            owner.crates -= 1
            placed += 1
            if state.is_telling:
                good = state.rules.catalog.wharf[state.wharf].front[icon]
                deal = deal_of_row(state, row)
                state.tell(CratePlaced(state.named(OPPONENT), row, column, deal, good))
    deals = state.rules.catalog.deals
    if plan.deal == SELL_VP:
        add_vp(state, OPPONENT, SALE_LINE, placed * deals.sell_vp)
    else:
        push_extreme(state, ANY_GUILD, placed * deals.favour_pushes, True)


@final
class RollSail(DecisionRoll):
    """The first own Ship met clockwise after the selected District sails there (CV-SOLO-32)."""

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        target = selected_district(state, told_roll(state, choice))
        owner = state.sides[OPPONENT]
        place = next_district(target)
        while place != target:
            if owner.tokens_at(SHIP, place) > 0:
                sail(state, OPPONENT, place, target)
                return
            place = next_district(place)
