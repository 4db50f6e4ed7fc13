"""Dice about to be rolled or drafted: what several files of tests need."""

from __future__ import annotations

from games.castellans.builders import GAME, answer, citizens, draft, goods, table
from support.questions import offers, options
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.games.castellans.state import CastellansState


def drafting(faces: str, keys: str = "", **amounts: int) -> CastellansState:
    """Seat 0 is about to draft its last die, with Citizens and goods."""
    state = table(phase="draft")
    citizens(state, 0, keys)
    goods(state, 0, **amounts)
    return draft(state, 0, faces)


def rolling(seats: int, first: int = 0) -> CastellansState:
    """A match set up to its first roll; the 1st Player is the one named."""
    state = GAME.new_state(seats, {})
    state.is_telling = True
    engine.settle(state)
    dice = Dice(seats)
    while not offers(state, "roll"):
        found = options(state)
        answer(state, f"first:{first}" if f"first:{first}" in found else dice_pick(dice, found))
    return state


def dice_pick(dice: Dice, texts: list[str]) -> str:
    return texts[dice.below(len(texts))]
