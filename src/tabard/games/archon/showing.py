"""King's Favors on show and the Province of the round (AR-EOR-04, -05)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Draw, Step
from tabard.core.values import Choice
from tabard.games.archon.events import FavorLaid, FavorLeft, ProvinceRevealed
from tabard.games.archon.kinds import RESOURCES
from tabard.games.archon.state import ArchonState


@final
class FillFavors(Step[ArchonState]):
    """Lay favors on the slots at the beginning (AR-SETUP-09)."""

    def run(self, state: ArchonState) -> None:
        if len(state.favors) < state.rules.favors:
            state.schedule(LayFavor(False))


@final
class LayFavor(Draw[ArchonState]):
    """A new favor: on slot 1 if others have moved on, else on the next free slot."""

    __match_args__ = ("is_first",)

    def __init__(self, is_first: bool) -> None:
        self.is_first: Final = is_first

    def options(self, state: ArchonState) -> list[Choice]:
        row = state.rules.catalog.favor
        return [row[favor] for favor in state.favor_deck.kinds()]

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        favor = choice.number
        state.favor_deck.take(favor)
        if self.is_first:
            state.favors = (favor, *state.favors)
            state.tell(FavorLaid(favor, 1))
        else:
            state.favors = (*state.favors, favor)
            state.tell(FavorLaid(favor, len(state.favors)))
            state.schedule(FillFavors())


@final
class MoveFavors(Step[ArchonState]):
    """Each favor moves on, the last one leaves, a new one comes (AR-EOR-04)."""

    def run(self, state: ArchonState) -> None:
        state.tell(FavorLeft(state.favors[-1]))
        state.favors = state.favors[:-1]
        if state.favor_deck.size > 0:
            state.schedule(LayFavor(True))


@final
class ClearRepository(Step[ArchonState]):
    """Cubes left over go back to the stockpile (AR-EOR-05)."""

    def run(self, state: ArchonState) -> None:
        for good in RESOURCES:
            state.stock[good] += state.repository[good]
            state.repository[good] = 0


@final
class RevealProvince(Draw[ArchonState]):
    """The cubes of the next Province come to the Repository (AR-SETUP-10, AR-EOR-05)."""

    def options(self, state: ArchonState) -> list[Choice]:
        row = state.rules.catalog.province
        return [row[province] for province in state.provinces.kinds()]

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        state.provinces.take(choice.number)
        state.province = choice.number
        cubes = state.rules.catalog.box.provinces[choice.number].cubes[state.seats]
        for good in RESOURCES:
            laid = min(cubes[good], state.stock[good])
            state.stock[good] -= laid
            state.repository[good] += laid
        state.tell(ProvinceRevealed(choice.number, tuple(state.repository)))
