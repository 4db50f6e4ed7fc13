"""What the solo opponent drafts (CV-SOLO-13 to -16)."""

from __future__ import annotations

from tabard.games.castellans.events import DieDrafted
from tabard.games.castellans.kinds import ANY_GUILD, INFLUENCE, OPPONENT
from tabard.games.castellans.solo_charts import push_extreme
from tabard.games.castellans.state import CastellansState


def opponent_drafts(state: CastellansState) -> None:
    """The die that stands highest on its list; Influence alone gives it something."""
    owner, catalog = state.sides[OPPONENT], state.rules.catalog
    for face in catalog.opponents[state.opponent].priority:
        if state.pool[face] == 0:
            continue
        state.pool[face] -= 1
        owner.drafted = (*owner.drafted, face)
        if state.is_telling:
            state.tell(DieDrafted(state.named(OPPONENT), face, face))
        if face == INFLUENCE:
            push_extreme(state, ANY_GUILD, catalog.faces[INFLUENCE].influence_any, True)
        return
