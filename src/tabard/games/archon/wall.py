"""Elite Warriors on the wall (AR-B-GUARD)."""

from __future__ import annotations

from typing import final

from tabard.core.values import BLANK, Choice, Decision
from tabard.games.archon.action_events import WarriorPosted
from tabard.games.archon.goods import gain_vp, pay, single
from tabard.games.archon.kinds import RECRUIT, SPACE
from tabard.games.archon.offers import warrior_price
from tabard.games.archon.shapes import Asked
from tabard.games.archon.state import WARRIOR_LINE, ArchonState
from tabard.games.archon.steps import CheaperAsk


@final
class PostWarrior(CheaperAsk):
    """On which free space of the wall (AR-B-GUARD-01, AR-D10); spaces are counted from 1."""

    def decision(self, state: ArchonState) -> Decision:
        free = [index for index, owner in enumerate(state.wall) if owner == BLANK]
        return Decision(self.seat, "space", [SPACE[index + 1] for index in free])

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        seat, index = self.seat, choice.number - 1
        state.tell(WarriorPosted(seat, choice.number))
        pay(state, seat, single(RECRUIT, warrior_price(state, seat, self.off)))
        state.wall[index] = seat
        gain_vp(state, seat, WARRIOR_LINE, state.rules.catalog.box.wall[index].vp)

    def facts(self, state: ArchonState) -> Asked:
        return {"price": warrior_price(state, self.seat, self.off)}
