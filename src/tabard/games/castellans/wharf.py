"""The Wharf Action: Crates one by one, then Shipyard and Sail (CV-WHARF)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask, Step
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.castellans.action_events import CratePlaced
from tabard.games.castellans.facts import action_costs, chosen
from tabard.games.castellans.goods import add_good, add_vp, pay, pay_gold
from tabard.games.castellans.guilds import Pushes, may_push
from tabard.games.castellans.kinds import (
    BUY,
    COLUMNS,
    CRATE,
    DO,
    END,
    GOLD,
    ICONS,
    INFLUENCE,
    SAIL,
    SELL_VP,
    SHIP,
    SHIPYARD,
    SUB,
    TAKE,
    WHARF,
)
from tabard.games.castellans.powers import bonuses_after
from tabard.games.castellans.shapes import Asked
from tabard.games.castellans.ships import BuildShip, MoveShip, may_build_ship, may_sail, sail_price
from tabard.games.castellans.state import SALE_LINE, CastellansState
from tabard.games.castellans.steps import SideAsk
from tabard.games.castellans.wharf_deals import deal_of_row, has_payable_icon, payable_icons

DEAL_CLAUSES: Final = ["CV-WHARF-08", "CV-WHARF-10", "CV-WHARF-09"]
"""What each line says, by its deal."""


@final
class OfferCrates(Step[CastellansState]):
    """Crates, as long as one is there and can be paid for; then powers and sub-actions."""

    __match_args__ = ("side", "has_placed")

    def __init__(self, side: int, has_placed: bool) -> None:
        self.side: Final = side
        self.has_placed: Final = has_placed

    def run(self, state: CastellansState) -> None:
        owner = state.sides[self.side]
        if owner.crates > 0 and has_payable_icon(state, owner.goods):
            state.schedule(PlaceCrate(self.side, self.has_placed))
        else:
            finish_wharf(state, self.side)


def finish_wharf(state: CastellansState, side: int) -> None:
    """After the last Crate: Manor and Citizens, then Shipyard and Sail (CV-R16)."""
    state.schedule(OfferSubs(side, False, False))
    state.schedule_all(bonuses_after(state, side, WHARF))


@final
class PlaceCrate(Ask[CastellansState]):
    """Put a Crate on a free icon and settle it, or end (CV-WHARF-05 to -11, CV-D22)."""

    __match_args__ = ("side", "has_placed")

    def __init__(self, side: int, has_placed: bool) -> None:
        self.side: Final = side
        self.has_placed: Final = has_placed

    def decision(self, state: CastellansState) -> Decision:
        icons = payable_icons(state, state.sides[self.side].goods)
        options = [CRATE[icon] for icon in icons]
        if self.has_placed or not state.rules.needs_crate:
            options.append(END)
        return Decision(self.side, "crate", options)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side = self.side
        if choice == END:
            finish_wharf(state, side)
            return
        state.schedule(OfferCrates(side, True))
        place_crate(state, side, choice.number)

    def barred(self, state: CastellansState) -> list[Barred]:
        payable = payable_icons(state, state.sides[self.side].goods)
        found = [
            Barred(CRATE[icon], why_no_crate(state, icon))
            for icon in range(ICONS)
            if icon not in payable
        ]
        if not self.has_placed and state.rules.needs_crate:
            found.append(Barred(END, "CV-WHARF-05"))
        return found

    def facts(self, state: CastellansState) -> Asked:
        deals = state.rules.catalog.deals
        return {
            "buy": deals.buy_gold,
            "favour": deals.favour_gold,
            "coins": deals.sell_gold,
            "vp": deals.sell_vp,
            "pushes": deals.favour_pushes,
            "chosen": chosen(DO[WHARF]),
        }


def why_no_crate(state: CastellansState, icon: int) -> str:
    """The clause that bars an icon: a closed column, another Crate, or what is to be paid."""
    if icon % COLUMNS < state.rules.first_column:
        return "CV-WHARF-03"
    if state.crates[icon] != BLANK:
        return "CV-WHARF-06"
    return DEAL_CLAUSES[deal_of_row(state, icon // COLUMNS)]


def place_crate(state: CastellansState, side: int, icon: int) -> None:
    """One Crate is one payment of one unit (CV-WHARF-08 to -12)."""
    deals = state.rules.catalog.deals
    good = state.rules.catalog.wharf[state.wharf].front[icon]
    deal = deal_of_row(state, icon // COLUMNS)
    state.sides[side].crates -= 1
    state.crates[icon] = side
    if state.is_telling:
        state.tell(CratePlaced(state.named(side), icon // COLUMNS, icon % COLUMNS, deal, good))
    if deal == BUY:
        pay_gold(state, side, deals.buy_gold)
        add_good(state, side, good, 1)
        return
    pay(state, side, good, 1, 0, 0)
    if deal == SELL_VP:
        add_good(state, side, GOLD, deals.sell_gold)
        add_vp(state, side, SALE_LINE, deals.sell_vp)
    else:
        state.schedule(TakeFavour(side))


@final
class TakeFavour(SideAsk):
    """Influence or Gold for a sale, chosen for each Crate (CV-WHARF-09, CV-D23)."""

    def decision(self, state: CastellansState) -> Decision:
        options = [TAKE[GOLD]]
        if may_push(state, self.side):
            options.append(TAKE[INFLUENCE])
        return Decision(self.side, "favour", options)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        deals = state.rules.catalog.deals
        if choice.number == GOLD:
            add_good(state, self.side, GOLD, deals.favour_gold)
        else:
            state.schedule(Pushes(self.side, deals.favour_pushes))

    def barred(self, state: CastellansState) -> list[Barred]:
        if may_push(state, self.side):
            return []
        return [Barred(TAKE[INFLUENCE], "CV-GUILD-08")]

    def facts(self, state: CastellansState) -> Asked:
        deals, named = state.rules.catalog.deals, chosen(DO[WHARF])
        return {"coins": deals.favour_gold, "pushes": deals.favour_pushes, "chosen": named}


def subs(state: CastellansState, side: int, has_built: bool, has_sailed: bool) -> list[Choice]:
    """Shipyard and Sail, each once, as far as they can be done (CV-SHIP-01, CV-SAIL-01, -05)."""
    options: list[Choice] = []
    if not has_built and may_build_ship(state, side):
        options.append(SUB[SHIPYARD])
    if not has_sailed and may_sail(state, side, False):
        options.append(SUB[SAIL])
    return options


@final
class OfferSubs(Step[CastellansState]):
    """Ask, as long as a sub-action is left that can be done."""

    __match_args__ = ("side", "has_built", "has_sailed")

    def __init__(self, side: int, has_built: bool, has_sailed: bool) -> None:
        self.side: Final = side
        self.has_built: Final = has_built
        self.has_sailed: Final = has_sailed

    def run(self, state: CastellansState) -> None:
        if subs(state, self.side, self.has_built, self.has_sailed):
            state.schedule(ChooseSub(self.side, self.has_built, self.has_sailed))


@final
class ChooseSub(Ask[CastellansState]):
    """Shipyard, Sail, or end; in either order (CV-SAIL-05, CV-D24)."""

    __match_args__ = ("side", "has_built", "has_sailed")

    def __init__(self, side: int, has_built: bool, has_sailed: bool) -> None:
        self.side: Final = side
        self.has_built: Final = has_built
        self.has_sailed: Final = has_sailed

    def decision(self, state: CastellansState) -> Decision:
        options = subs(state, self.side, self.has_built, self.has_sailed)
        return Decision(self.side, "sub_wharf", [*options, END])

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side = self.side
        if choice == END:
            return
        if choice.number == SHIPYARD:
            state.schedule(BuildShip(side), OfferSubs(side, True, self.has_sailed))
        else:
            state.schedule(MoveShip(side, False), OfferSubs(side, self.has_built, True))

    def barred(self, state: CastellansState) -> list[Barred]:
        side = self.side
        found: list[Barred] = []
        if self.has_built:
            found.append(Barred(SUB[SHIPYARD], "CV-SHIP-01"))
        elif not may_build_ship(state, side):
            is_left = state.sides[side].supply[SHIP] > 0
            found.append(Barred(SUB[SHIPYARD], "CV-SHIP-02" if is_left else "CV-SHIP-04"))
        if self.has_sailed:
            found.append(Barred(SUB[SAIL], "CV-SAIL-01"))
        elif not may_sail(state, side, False):
            is_poor = state.sides[side].gold() < state.rules.catalog.costs.sail_gold
            found.append(Barred(SUB[SAIL], "CV-SAIL-01" if is_poor else "CV-SAIL-03"))
        return found

    def facts(self, state: CastellansState) -> Asked:
        return {"costs": action_costs(state), "price": sail_price(state, False)}
