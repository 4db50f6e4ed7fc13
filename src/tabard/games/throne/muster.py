"""Recruit, Infiltrate, Tradesman, Profits, Educate: workers placed, cards discarded for tracks."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Unshown
from tabard.core.values import BLANK, DONE, Choice, Decision
from tabard.games.throne.action_events import CardsMustered, WorkerPlaced
from tabard.games.throne.claims import check_claims, log_deed
from tabard.games.throne.deeds import DEPLOYED, MUSTERED
from tabard.games.throne.kinds import ACTIONS_A_SPACE, JOKER, TRACK, TRACK_NAMES, WORKER_KINDS
from tabard.games.throne.shapes import Asked
from tabard.games.throne.state import ThroneState, place_worker, raise_track
from tabard.games.throne.workforce import card_names, discard_cards


def has_matching_card(state: ThroneState, seat: int, track: int) -> bool:
    """Whether a card of the track's type, or a Joker, is in hand (TH-GEN-26)."""
    types = state.rules.catalog.deck.workforce.types
    for kind, count in enumerate(state.houses[seat].hand.counts):
        if count > 0 and (types[kind] == track or types[kind] == JOKER):
            return True
    return False


@final
class Muster(Unshown[ThroneState]):
    """Discard any number of matching cards, then the worker is placed and the track rises.

    Recruit, Infiltrate and Tradesman place a worker and need no card (TH-SOLD-REC-01 to -03,
    TH-SPY-INF-01, TH-MERC-TRA-01); Profits and Educate place none and need one (TH-BANK-PRO-01,
    TH-SCHO-EDU-01). Which cards were clicked shows when all are.
    """

    __match_args__ = ("seat", "action", "cards")

    def __init__(self, seat: int, action: int, cards: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.cards: Final = cards

    def track(self) -> int:
        return self.action // ACTIONS_A_SPACE

    def needs_card(self) -> bool:
        """Whether it cannot be done without a card (TH-BANK-PRO-01)."""
        return self.track() >= WORKER_KINDS

    def decision(self, state: ThroneState) -> Decision:
        catalog, track = state.rules.catalog, self.track()
        types, hand = catalog.deck.workforce.types, state.houses[self.seat].hand
        options: list[Choice] = []
        for kind, count in enumerate(hand.counts):
            fits = types[kind] == track or types[kind] == JOKER
            if fits and count > self.cards.count(kind):
                options.append(catalog.card[kind])
        if self.cards or not self.needs_card():
            options.append(DONE)
        waits = hand.size > 0
        return Decision(self.seat, "muster", options, waits, about=(TRACK[track],))

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if choice == DONE:
            muster(state, self.seat, self.track(), self.cards)
        else:
            cards = tuple(sorted([*self.cards, choice.number]))
            state.schedule(Muster(self.seat, self.action, cards))

    def rewound(self) -> Muster:
        return Muster(self.seat, self.action)

    def facts(self, state: ThroneState) -> Asked:
        """The cards clicked so far, and what they and the others are worth."""
        workforce = state.rules.catalog.deck.workforce
        return {
            "track": TRACK_NAMES[self.track()],
            "cards": card_names(state, self.cards),
            "raised": sum([workforce.values[card] for card in self.cards]),
            "values": dict(zip(workforce.keys, workforce.values)),
        }


def mustered_track(state: ThroneState, seat: int) -> int:
    """The track for which a seat is about to discard a card that it must have; else BLANK."""
    step = state.agenda[-1]
    if isinstance(step, Muster) and step.seat == seat and step.needs_card():
        return step.track()
    return BLANK


def muster(state: ThroneState, seat: int, track: int, cards: tuple[int, ...]) -> None:
    """A worker of the track's kind comes home, and the track rises by the cards' values."""
    if track < WORKER_KINDS:
        home = state.homes[seat]
        place_worker(state, seat, track, home)
        state.tell(WorkerPlaced(seat, track, home, seat))
        log_deed(state, seat, DEPLOYED, (track,))
        check_claims(state, seat)
    if not cards:
        return
    values = state.rules.catalog.deck.workforce.values
    value = sum([values[kind] for kind in cards])
    discard_cards(state, seat, cards)
    raise_track(state, seat, track, value)
    state.tell(CardsMustered(seat, track, cards))
    log_deed(state, seat, MUSTERED, (track, len(cards), value))
    check_claims(state, seat)
