"""Science and Arts cards: displays, purchases, bonuses (AR-B-PLANETARIUM, AR-B-ACADEMY)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Draw, Step
from tabard.core.values import Choice, Decision
from tabard.games.archon.action_events import CardTaken
from tabard.games.archon.events import CardShown
from tabard.games.archon.facts import rests
from tabard.games.archon.goods import (
    cheaper,
    gain_good,
    gain_vp,
    pay,
    receive,
    spares,
)
from tabard.games.archon.kinds import (
    GOLD,
    OBSERVATORY,
    SCIENCE,
    SCULPTURE_COURT,
    SPARE,
    TILE_NAMES,
)
from tabard.games.archon.offers import card_cost
from tabard.games.archon.shapes import Asked
from tabard.games.archon.state import ABILITY_LINE, ARTS_LINE, SCIENCE_LINE, ArchonState
from tabard.games.archon.steps import CardAsk, CardStep


@final
class FillDisplay(Step[ArchonState]):
    """Draw until the display is full, as far as there are cards (AR-SETUP-11)."""

    __match_args__ = ("display",)

    def __init__(self, display: int) -> None:
        self.display: Final = display

    def run(self, state: ArchonState) -> None:
        is_full = len(state.displays[self.display]) >= state.rules.catalog.shown
        if not is_full and state.decks[self.display].size > 0:
            state.schedule(ShowCard(self.display))


@final
class ShowCard(Draw[ArchonState]):
    """The next Science or Arts card is laid face up."""

    __match_args__ = ("display",)

    def __init__(self, display: int) -> None:
        self.display: Final = display

    def options(self, state: ArchonState) -> list[Choice]:
        row = state.rules.catalog.draw[self.display]
        return [row[card] for card in state.decks[self.display].kinds()]

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        display = self.display
        state.decks[display].take(choice.number)
        state.displays[display] = (*state.displays[display], choice.number)
        state.tell(card_shown(display, choice.number))
        state.schedule(FillDisplay(display))


def card_shown(display: int, card: int) -> CardShown:
    return CardShown(card, -1) if display == SCIENCE else CardShown(-1, card)


@final
class BuyCard(CardStep):
    """Planetarium or Academy at full price (AR-B-PLANETARIUM-01, AR-B-ACADEMY-01)."""

    def run(self, state: ArchonState) -> None:
        pay(state, self.seat, card_cost(state, self.display))
        state.schedule(TakeCard(self.seat, self.display))


@final
class BuyCheaper(CardStep):
    """A Science or Arts card for one resource less."""

    def run(self, state: ArchonState) -> None:
        seat, display = self.seat, self.display
        choices = spares(state.houses[seat].goods, card_cost(state, display))
        if len(choices) == 1:
            buy_sparing(state, seat, display, choices[0])
        else:
            state.schedule(SpareForCard(seat, display))


def buy_sparing(state: ArchonState, seat: int, display: int, spared: int) -> None:
    """Leave one resource out, pay the rest and choose a card (AR-D13)."""
    pay(state, seat, cheaper(card_cost(state, display), spared, 1))
    state.schedule(TakeCard(seat, display))


@final
class SpareForCard(CardAsk):
    """Which resource a favor spares (AR-D13)."""

    def decision(self, state: ArchonState) -> Decision:
        choices = spares(state.houses[self.seat].goods, card_cost(state, self.display))
        return Decision(self.seat, "spare", [SPARE[good] for good in choices])

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        buy_sparing(state, self.seat, self.display, choice.number)

    def facts(self, state: ArchonState) -> Asked:
        return {"rest": rests(card_cost(state, self.display))}


@final
class TakeCard(CardAsk):
    """Which card of the display to take (AR-D08)."""

    def decision(self, state: ArchonState) -> Decision:
        row = state.rules.catalog.card[self.display]
        options = [row[card] for card in sorted(state.displays[self.display])]
        return Decision(self.seat, "card", options)

    def resolve(self, state: ArchonState, choice: Choice) -> None:
        seat, display, card = self.seat, self.display, choice.number
        house = state.houses[seat]
        state.displays[display] = tuple([one for one in state.displays[display] if one != card])
        house.displays[display] = (*house.displays[display], card)
        is_science = display == SCIENCE
        state.tell(CardTaken(seat, card if is_science else -1, -1 if is_science else card))
        line = SCIENCE_LINE if is_science else ARTS_LINE
        gain = state.rules.catalog.box.displays[display][card].gain
        steps = receive(state, seat, gain, line)
        add_ability(state, seat, tile_for(display))
        state.schedule(*steps, FillDisplay(display))

    def facts(self, state: ArchonState) -> Asked:
        tile = tile_for(self.display)
        if not state.houses[self.seat].has_tile(tile):
            return {"ability": {}}
        found = state.rules.catalog.box.tiles[tile]
        return {"ability": {"tile": TILE_NAMES[tile], "vp": found.amount, "gold": found.second}}


def tile_for(display: int) -> int:
    """The tile that adds to each card of a display."""
    return OBSERVATORY if display == SCIENCE else SCULPTURE_COURT


def add_ability(state: ArchonState, seat: int, tile: int) -> None:
    """VP and Gold that a tile adds to each card taken (AR-TILE-04)."""
    if state.houses[seat].has_tile(tile):
        found = state.rules.catalog.box.tiles[tile]
        gain_vp(state, seat, ABILITY_LINE, found.amount)
        gain_good(state, seat, GOLD, found.second)
