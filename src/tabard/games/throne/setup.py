"""Setup: houses, claims and lords in secret, hands, tokens, and who begins (TH-SETUP)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask, Draw, Sealed, Step
from tabard.core.values import Barred, Choice, Decision
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
from tabard.games.throne.state import ThroneState, place_worker, raise_track
from tabard.games.throne.weeks import Week
from tabard.games.throne.workforce import draw_cards


@final
class Setup(Step[ThroneState]):
    """From the box to the first week, in the order of the book (TH-SETUP-01 to -17)."""

    def run(self, state: ThroneState) -> None:
        state.tell(MatchBegan(state.seats))
        seats, numbers = range(state.seats), state.rules.numbers
        nothing: tuple[tuple[int, ...], ...] = ((),) * state.seats
        choosing = seats if state.rules.chooses_houses else []
        state.schedule(
            *[ChooseHouse(seat) for seat in choosing],
            *[DealEnd(seat, numbers.ends_dealt) for seat in seats],
            KeepEnds(nothing),
            *[DealLord(seat, numbers.lords_dealt) for seat in seats],
            KeepLord(nothing),
            *[DealHand(seat) for seat in seats],
            LayToken(0),
            DrawFirst(),
            Week(),
        )


@final
class ChooseHouse(Ask[ThroneState]):
    """Where the table says so, each player chooses one of the houses left (TH-SETUP-01).

    The book names no order. The first player is drawn at the end of Setup only (TH-SETUP-17), so
    all choose in seat order; their homes come into `homes` in that order, too.
    """

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, state: ThroneState) -> Decision:
        free = [house for house in HOUSE if house.number not in state.homes]
        return Decision(self.seat, "choose_house", free)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        state.homes = state.homes + (choice.number,)
        state.tell(HouseChosen(self.seat, choice.number))

    def barred(self, state: ThroneState) -> list[Barred]:
        return [Barred(HOUSE[home], "TH-SETUP-01") for home in sorted(state.homes)]


@final
class DealEnd(Draw[ThroneState]):
    """A player receives End of Game Claims, one by one (TH-SETUP-04)."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def options(self, state: ThroneState) -> list[Choice]:
        row = state.rules.numbers.end
        return [row[end] for end in state.ends.kinds()]

    def weights(self, state: ThroneState) -> list[int]:
        return [1] * state.ends.size

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        house = state.houses[self.seat]
        state.ends.take(choice.number)
        house.dealt = tuple(sorted([*house.dealt, choice.number]))
        state.tell(EndClaimDealt(self.seat, choice.number))
        if self.left > 1:
            state.schedule(DealEnd(self.seat, self.left - 1))


@final
class KeepEnds(Sealed[ThroneState]):
    """All at once, in secret: which End of Game Claims to keep, then confirm (TH-SETUP-05)."""

    __match_args__ = ("picks",)

    def __init__(self, picks: tuple[tuple[int, ...], ...]) -> None:
        self.picks: Final = picks

    def prompt(self, seat: int) -> str:
        return "keep_end"

    def options(self, state: ThroneState, seat: int) -> list[Choice]:
        picked, numbers = self.picks[seat], state.rules.numbers
        if len(picked) > numbers.ends_kept:
            return []
        if len(picked) == numbers.ends_kept:
            return [CONFIRM]
        return [numbers.end[end] for end in state.houses[seat].dealt if end not in picked]

    def with_pick(self, seat: int, choice: Choice) -> KeepEnds:
        mine = self.picks[seat] + (choice.number,)
        return KeepEnds(self.picks[:seat] + (mine,) + self.picks[seat + 1 :])

    def waits(self, seat: int) -> bool:
        return True

    def reveal(self, state: ThroneState) -> None:
        for seat in range(state.seats):
            kept = self.picks[seat][:-1]
            state.houses[seat].ends = kept
            state.tell(EndClaimsKept(seat, kept))


@final
class DealLord(Draw[ThroneState]):
    """A player receives lords to choose from (TH-SETUP-06)."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def options(self, state: ThroneState) -> list[Choice]:
        row = state.rules.numbers.lord
        return [row[lord] for lord in state.lords.kinds()]

    def weights(self, state: ThroneState) -> list[int]:
        return [1] * state.lords.size

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        house = state.houses[self.seat]
        state.lords.take(choice.number)
        house.lords = tuple(sorted([*house.lords, choice.number]))
        state.tell(LordDealt(self.seat, choice.number))
        if self.left > 1:
            state.schedule(DealLord(self.seat, self.left - 1))


@final
class KeepLord(Sealed[ThroneState]):
    """All at once, in secret: which lord to be; revealed together (TH-SETUP-07)."""

    __match_args__ = ("picks",)

    def __init__(self, picks: tuple[tuple[int, ...], ...]) -> None:
        self.picks: Final = picks

    def prompt(self, seat: int) -> str:
        return "keep_lord"

    def options(self, state: ThroneState, seat: int) -> list[Choice]:
        if self.picks[seat]:
            return []
        row = state.rules.numbers.lord
        return [row[lord] for lord in state.houses[seat].lords]

    def with_pick(self, seat: int, choice: Choice) -> KeepLord:
        return KeepLord(self.picks[:seat] + ((choice.number,),) + self.picks[seat + 1 :])

    def waits(self, seat: int) -> bool:
        return True

    def reveal(self, state: ThroneState) -> None:
        for seat in range(state.seats):
            become_lord(state, seat, self.picks[seat][0])


def become_lord(state: ThroneState, seat: int, number: int) -> None:
    """Tracks and workers as the lord says (TH-SETUP-08, -09)."""
    lord = state.rules.numbers.deck.lords[number]
    state.houses[seat].lord = number
    for track, steps in enumerate(lord.tracks):
        raise_track(state, seat, track, steps)
    for kind in range(WORKER_KINDS):
        for _ in range(lord.workers[kind]):
            place_worker(state, seat, kind, state.homes[seat])
    state.tell(LordRevealed(seat, number))


@final
class DealHand(Step[ThroneState]):
    """The first Workforce cards of a player (TH-SETUP-10)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: ThroneState) -> None:
        draw_cards(state, self.seat, state.rules.numbers.cards_dealt)


@final
class LayToken(Draw[ThroneState]):
    """A random Alms Bonus token lies face up on each bonus space (TH-SETUP-15)."""

    __match_args__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index: Final = index

    def options(self, state: ThroneState) -> list[Choice]:
        row = state.rules.numbers.token
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
