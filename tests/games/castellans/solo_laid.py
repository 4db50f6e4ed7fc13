"""Solo matches on the way: what several files of tests need."""

from __future__ import annotations

from games.castellans.builders import GAME, answer, begin, guilds
from support.questions import asked, options
from tabard.core import engine
from tabard.core.values import CHANCE
from tabard.games.castellans.kinds import GUILD_NAMES
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.state import CastellansState

HUMAN, OPPONENT = 0, 1


def setting_up(**chosen: str) -> CastellansState:
    """A solo match at its first question."""
    state = GAME.new_state(1, chosen)
    state.is_telling = True
    engine.settle(state)
    return state


def until(state: CastellansState, kind: str) -> None:
    """Let chance take its first options until one of a kind is offered."""
    while not options(state)[0].startswith(f"{kind}:"):
        assert asked(state)[0] == CHANCE
        answer(state, options(state)[0])


def reset(state: CastellansState) -> CastellansState:
    """The whole Reset phase, if no Citizen asks anything in it; then the first die is rolled."""
    begin(state, ResetPhase(), Round())
    while asked(state)[0] == CHANCE and not options(state)[0].startswith("roll:"):
        answer(state, options(state)[0])
    return state


def on_tracks(state: CastellansState, before: list[int]) -> None:
    """Put the opponent's Influence tokens on spaces, from Worker to Holy."""
    guilds(state, OPPONENT, **dict(zip(GUILD_NAMES, before, strict=True)))


PRIORITIES = {
    "brandt": "food wood gold influence stone magic",
    "oake": "food stone wood magic gold influence",
    "dray": "wood gold stone food influence magic",
    "vire": "gold influence food magic wood stone",
    "ysenne": "influence magic stone food wood gold",
    "vaun": "influence gold stone wood food magic",
}
