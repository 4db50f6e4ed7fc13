"""Setup: houses, claims and lords in secret, hands, tokens, and who begins (TH-SETUP)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tabard.core.dice import Dice
from tabard.core.state import Draw, Sealed, Step
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.throne.events import (
    EndClaimDealt,
    EndClaimsKept,
    FirstPlayerDrawn,
    HouseChosen,
    LordDealt,
    LordRevealed,
    MatchBegan,
    TokenLaid,
)
from tabard.games.throne.kinds import CONFIRM, HOUSE, PLAYER, WORKER_KINDS
from tabard.games.throne.shapes import Asked
from tabard.games.throne.state import House, ThroneState, place_worker, raise_track
from tabard.games.throne.steps import SeatAsk, SeatDraw, SeatStep
from tabard.games.throne.weeks import Week
from tabard.games.throne.workforce import draw_cards
from tabard.parts.eyes import own_of

Picks = tuple[tuple[int, ...], ...]
"""For each seat the clicks made so far."""


@final
class Setup(Step[ThroneState]):
    """From the box to the first week, in the order of the book (TH-SETUP-01 to -17)."""

    def run(self, state: ThroneState) -> None:
        state.tell(MatchBegan(state.seats))
        seats, catalog = range(state.seats), state.rules.catalog
        nothing: Picks = ((),) * state.seats
        choosing = seats if state.rules.chooses_houses else []
        state.schedule(
            *[ChooseHouse(seat) for seat in choosing],
            *[DealEnd(seat, catalog.ends_dealt) for seat in seats],
            KeepEnds(nothing),
            *[DealLord(seat, catalog.lords_dealt) for seat in seats],
            KeepLord(nothing),
            *[DealHand(seat) for seat in seats],
            LayToken(0),
            DrawFirst(),
            Week(),
        )


@final
class ChooseHouse(SeatAsk):
    """Where the table says so, each player chooses one of the houses left (TH-SETUP-01).

    The book names no order. The first player is drawn at the end of Setup only (TH-SETUP-17), so
    all choose in seat order; their homes come into `homes` in that order, too.
    """

    def decision(self, state: ThroneState) -> Decision:
        free = [house for house in HOUSE if house.number not in state.homes]
        return Decision(self.seat, "choose_house", free)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        state.homes = state.homes + (choice.number,)
        state.tell(HouseChosen(self.seat, choice.number))

    def barred(self, state: ThroneState) -> list[Barred]:
        return [Barred(HOUSE[home], "TH-SETUP-01") for home in sorted(state.homes)]


@final
class DealEnd(SeatDraw):
    """A player receives End of Game Claims (TH-SETUP-04)."""

    def options(self, state: ThroneState) -> list[Choice]:
        row = state.rules.catalog.end
        return [row[end] for end in state.ends.kinds()]

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        house = state.houses[self.seat]
        state.ends.take(choice.number)
        house.dealt = tuple(sorted([*house.dealt, choice.number]))
        state.tell(EndClaimDealt(self.seat, choice.number))
        if self.left > 1:
            state.schedule(DealEnd(self.seat, self.left - 1))


@final
class DealLord(SeatDraw):
    """A player receives lords to choose from (TH-SETUP-06)."""

    def options(self, state: ThroneState) -> list[Choice]:
        row = state.rules.catalog.lord
        return [row[lord] for lord in state.lords.kinds()]

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        house = state.houses[self.seat]
        state.lords.take(choice.number)
        house.lords = tuple(sorted([*house.lords, choice.number]))
        state.tell(LordDealt(self.seat, choice.number))
        if self.left > 1:
            state.schedule(DealLord(self.seat, self.left - 1))


class Keep(Sealed[ThroneState]):
    """All at once, in secret: which of the cards dealt to keep."""

    __match_args__: ClassVar[tuple[str, ...]] = ("picks",)

    def __init__(self, picks: Picks) -> None:
        self.picks: Final = picks

    def waits(self, seat: int) -> bool:
        return True

    def row(self, state: ThroneState) -> list[Choice]:
        """The cards as choices."""
        raise NotImplementedError

    def dealt(self, house: House) -> tuple[int, ...]:
        """What a player keeps some of."""
        raise NotImplementedError

    def clicks(self, state: ThroneState) -> int:
        """How many clicks make up a pick."""
        raise NotImplementedError

    def with_picks(self, picks: Picks) -> Keep:
        raise NotImplementedError

    def with_pick(self, seat: int, choice: Choice) -> Keep:
        mine = self.picks[seat] + (choice.number,)
        return self.with_picks(self.picks[:seat] + (mine,) + self.picks[seat + 1 :])

    def kept(self, seat: int) -> tuple[int, ...]:
        """The cards among the clicks of a seat."""
        return tuple([card for card in self.picks[seat] if card != BLANK])

    def imagined(self, state: ThroneState, seat: int, dice: Dice) -> Keep:
        picks = [
            picked if other == seat else self.imagined_pick(state, other, dice)
            for other, picked in enumerate(self.picks)
        ]
        return self.with_picks(tuple(picks))

    def imagined_pick(self, state: ThroneState, seat: int, dice: Dice) -> tuple[int, ...]:
        """Whoever is done has picked something; whoever is not has shown nothing yet."""
        picked = self.picks[seat]
        if len(picked) < self.clicks(state):
            return ()
        cards = list(self.dealt(state.houses[seat]))
        dice.shuffle(cards)
        kept = len(self.kept(seat))
        return tuple(cards[:kept]) + picked[kept:]


@final
class KeepEnds(Keep):
    """Which End of Game Claims to keep, then confirm (TH-SETUP-05)."""

    def prompt(self, seat: int) -> str:
        return "keep_end"

    def row(self, state: ThroneState) -> list[Choice]:
        return state.rules.catalog.end

    def dealt(self, house: House) -> tuple[int, ...]:
        return house.dealt

    def clicks(self, state: ThroneState) -> int:
        return state.rules.catalog.ends_kept + 1

    def with_picks(self, picks: Picks) -> KeepEnds:
        return KeepEnds(picks)

    def options(self, state: ThroneState, seat: int) -> list[Choice]:
        picked, catalog = self.picks[seat], state.rules.catalog
        if len(picked) > catalog.ends_kept:
            return []
        if len(picked) == catalog.ends_kept:
            return [CONFIRM]
        return [catalog.end[end] for end in state.houses[seat].dealt if end not in picked]

    def facts(self, state: ThroneState, seat: int) -> Asked:
        dealt = own_of(seat, state.seats, lambda one: list(state.houses[one].dealt))
        ends = [state.rules.catalog.deck.ends[end] for end in dealt]
        return {"worth": {end.key: end.influence for end in ends}}

    def reveal(self, state: ThroneState) -> None:
        for seat in range(state.seats):
            kept = self.kept(seat)
            state.houses[seat].ends = kept
            state.tell(EndClaimsKept(seat, kept))


@final
class KeepLord(Keep):
    """Which lord to be; revealed together (TH-SETUP-07)."""

    def prompt(self, seat: int) -> str:
        return "keep_lord"

    def row(self, state: ThroneState) -> list[Choice]:
        return state.rules.catalog.lord

    def dealt(self, house: House) -> tuple[int, ...]:
        return house.lords

    def clicks(self, state: ThroneState) -> int:
        return 1

    def with_picks(self, picks: Picks) -> KeepLord:
        return KeepLord(picks)

    def options(self, state: ThroneState, seat: int) -> list[Choice]:
        if self.picks[seat]:
            return []
        row = state.rules.catalog.lord
        return [row[lord] for lord in state.houses[seat].lords]

    def facts(self, state: ThroneState, seat: int) -> Asked:
        dealt = own_of(seat, state.seats, lambda one: list(state.houses[one].lords))
        lords = [state.rules.catalog.deck.lords[lord] for lord in dealt]
        return {"lords": {lord.key: lord.start() for lord in lords}}

    def reveal(self, state: ThroneState) -> None:
        for seat in range(state.seats):
            become_lord(state, seat, self.picks[seat][0])


def become_lord(state: ThroneState, seat: int, number: int) -> None:
    """Tracks and workers as the lord says (TH-SETUP-08, -09)."""
    lord = state.rules.catalog.deck.lords[number]
    state.houses[seat].lord = number
    for track, steps in enumerate(lord.tracks):
        raise_track(state, seat, track, steps)
    for kind in range(WORKER_KINDS):
        for _ in range(lord.workers[kind]):
            place_worker(state, seat, kind, state.homes[seat])
    state.tell(LordRevealed(seat, number))


@final
class DealHand(SeatStep):
    """The first Workforce cards of a player (TH-SETUP-10)."""

    def run(self, state: ThroneState) -> None:
        draw_cards(state, self.seat, state.rules.catalog.cards_dealt)


@final
class LayToken(Draw[ThroneState]):
    """A random Alms Bonus token lies face up on each bonus space (TH-SETUP-15)."""

    __match_args__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index: Final = index

    def options(self, state: ThroneState) -> list[Choice]:
        row = state.rules.catalog.token
        return [token for token in row if token.number not in state.tokens]

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        bonuses = state.rules.tracks.alms_bonuses
        state.tokens = state.tokens + (choice.number,)
        state.tell(TokenLaid(bonuses[self.index], choice.number))
        if self.index + 1 < len(bonuses):
            state.schedule(LayToken(self.index + 1))


@final
class DrawFirst(Draw[ThroneState]):
    """Chance names who holds the First Player marker, and so begins (TH-SETUP-17)."""

    def options(self, state: ThroneState) -> list[Choice]:
        return PLAYER[: state.seats]

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        state.marker = choice.number
        state.tell(FirstPlayerDrawn(choice.number))
