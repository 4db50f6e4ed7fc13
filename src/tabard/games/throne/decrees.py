"""Royal Decrees: what is read out each week, and what it does at once (TH-DEC)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Draw, Unshown
from tabard.core.values import BLANK, Choice, Decision
from tabard.games.throne.action_events import (
    TrackLowered,
    TrackRaised,
    WorkerPlaced,
    WorkerReturned,
)
from tabard.games.throne.alms import (
    advance_alms,
    advance_diplomacy,
    gain_influence,
    may_give_alms,
)
from tabard.games.throne.anarchy import return_anarchy, take_anarchy
from tabard.games.throne.deeds import FOR_DECREE
from tabard.games.throne.events import DecreeDeclined, DecreeIdle, DecreeRead, QueenDied
from tabard.games.throne.kinds import (
    ACCEPT,
    BRANCH_ANARCHY,
    BRANCH_CARD,
    BRANCH_TRACK,
    PASS,
    SOLDIER,
    TERRITORY,
    TRACK,
    TRACK_NAMES,
    TRACKS,
    WORKER_KINDS,
    WORKER_NAMES,
)
from tabard.games.throne.rules import (
    DISCARD_FOR_DIPLOMACY,
    DISCARD_OR_ANARCHY,
    DRAW_WORKFORCE,
    LOWER_ANY_TRACK,
    LOWER_TRACK_ELSE_ANARCHY,
    LOWER_TRACK_OR_DISCARD,
    PAY_TRACK_FOR_ALMS,
    PLACE_WORKER,
    RAISE_TRACK,
    RETURN_ANARCHY,
    RETURN_WORKER,
    SOLDIER_FOR_INFLUENCE,
    Half,
)
from tabard.games.throne.shapes import Asked
from tabard.games.throne.state import (
    ThroneState,
    clockwise_from,
    lower_track,
    owner_of,
    place_worker,
    raise_track,
    return_worker,
    territories,
)
from tabard.games.throne.steps import SeatAsk, SeatStep
from tabard.games.throne.workforce import card_names, discard_one, draw_cards, hand_options


def half_in_force(state: ThroneState) -> Half:
    """The half of this week's decree that applies (TH-DEC-01, -02)."""
    decree = state.rules.catalog.deck.decrees[state.decree]
    return decree.dead if state.is_dead else decree.alive


def forbids(state: ThroneState, word: int) -> bool:
    """Whether this week's decree says so until Clean up (TH-DEC-07)."""
    return state.decree != BLANK and half_in_force(state).word == word


def decreed(state: ThroneState, word: int, otherwise: int) -> int:
    """The number that this week's decree sets, or what holds otherwise."""
    return half_in_force(state).amount if forbids(state, word) else otherwise


@final
class DrawDecree(Draw[ThroneState]):
    """The top decree is revealed; the Queen may die (TH-RESET-05, TH-DEC-03 to -05).

    The deck holds The Queen Is Dead and random others, so every card left of it is equally
    likely to be hers, and any other decree not seen yet is equally likely to be each of the rest.
    """

    def options(self, state: ThroneState) -> list[Choice]:
        row = state.rules.catalog.decree
        return [row[decree] for decree in state.decrees.kinds()]

    def weights(self, state: ThroneState) -> list[int]:
        decrees = state.rules.catalog.deck.decrees
        unseen = state.decrees.kinds()
        others = len(unseen) - 1
        left = state.decrees_left
        return [
            others if decrees[number].is_queen else self.share(state, left) for number in unseen
        ]

    def share(self, state: ThroneState, left: int) -> int:
        """How likely each other decree is, against `others` for the Queen's."""
        return 1 if state.is_dead else left - 1

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        number = choice.number
        state.decrees.take(number)
        state.decrees_left -= 1
        if state.rules.catalog.deck.decrees[number].is_queen:
            state.is_dead = True
            state.tell(QueenDied(number, state.week))
            state.schedule(DrawDecree())
            return
        state.decree = number
        state.tell(DecreeRead(number, 2 * number + int(state.is_dead)))
        if not half_in_force(state).is_week:
            state.schedule(*[ObeyDecree(seat) for seat in clockwise_from(state, state.first)])


@final
class ObeyDecree(SeatStep):
    """One player carries out an immediate half, as far as possible (TH-DEC-06, TH-GEN-04)."""

    def run(self, state: ThroneState) -> None:
        seat, half = self.seat, half_in_force(state)
        word = half.word
        if word == RAISE_TRACK:
            raised = raise_track(state, seat, half.subject, half.amount)
            state.tell(TrackRaised(seat, half.subject, raised))
        elif word == DRAW_WORKFORCE:
            draw_cards(state, seat, half.amount)
        elif word == LOWER_TRACK_ELSE_ANARCHY:
            lower_or_take_anarchy(state, seat, half)
        elif not is_possible(state, seat, half):
            state.tell(DecreeIdle(seat))
        elif word in (PLACE_WORKER, RETURN_ANARCHY, SOLDIER_FOR_INFLUENCE):
            state.schedule(AcceptDecree(seat))
        elif word == RETURN_WORKER:
            state.schedule(ReturnWorker(seat))
        elif word in (LOWER_TRACK_OR_DISCARD, DISCARD_OR_ANARCHY):
            state.schedule(ChooseBranch(seat))
        elif word == DISCARD_FOR_DIPLOMACY:
            state.schedule(PayForDiplomacy(seat))
        else:
            state.schedule(NameTrack(seat))


def lower_or_take_anarchy(state: ThroneState, seat: int, half: Half) -> None:
    """Whoever cannot lower the track takes a marker, if one is left (TH-DEC-13, TH-ANAR-08)."""
    if lower_track(state, seat, half.subject, half.amount):
        state.tell(TrackLowered(seat, half.subject, half.amount))
    elif state.anarchy_left() > 0:
        take_anarchy(state, seat, FOR_DECREE)
    else:
        state.tell(DecreeIdle(seat))


def is_possible(state: ThroneState, seat: int, half: Half) -> bool:
    """Whether there is anything to decide about an immediate half."""
    house, word = state.houses[seat], half.word
    if word == PLACE_WORKER:
        return house.supply > 0
    if word == RETURN_WORKER:
        return bool(sites_with(state, seat, half.subject))
    if word == RETURN_ANARCHY:
        return house.anarchy > 0
    if word == SOLDIER_FOR_INFLUENCE:
        return house.workers_at(SOLDIER, state.homes[seat]) > 0
    if word == DISCARD_FOR_DIPLOMACY:
        last = len(state.rules.tracks.diplomacy) - 1
        return house.hand.size >= half.amount and house.diplomacy < last
    if word == LOWER_ANY_TRACK:
        return max(house.tracks) > 0
    if word == PAY_TRACK_FOR_ALMS:
        return max(house.tracks) > 0 and may_give_alms(state, seat)
    return bool(branches(state, seat, half))


def sites_with(state: ThroneState, seat: int, kind: int) -> list[int]:
    """The territories with an own worker of a kind."""
    house = state.houses[seat]
    return [place for place in territories(state) if house.workers_at(kind, place) > 0]


def branches(state: ThroneState, seat: int, half: Half) -> list[Choice]:
    """What a player may choose between (TH-DEC-15, -17)."""
    house = state.houses[seat]
    found: list[Choice] = []
    if half.word == LOWER_TRACK_OR_DISCARD and house.tracks[half.subject] > 0:
        found.append(BRANCH_TRACK)
    if house.hand.size > 0:
        found.append(BRANCH_CARD)
    if half.word == DISCARD_OR_ANARCHY and state.anarchy_left() > 0:
        found.append(BRANCH_ANARCHY)
    return found


class DecreeAsk(SeatAsk):
    """What a seat makes of the half in force."""

    def facts(self, state: ThroneState) -> Asked:
        """Whom or what the half concerns, if it names anything, and how much."""
        half = half_in_force(state)
        found: Asked = {
            "half": half.key,
            "amount": half.amount,
            "track": TRACK_NAMES[half.subject],
        }
        if half.subject < WORKER_KINDS:
            found["worker"] = WORKER_NAMES[half.subject]
        return found


@final
class AcceptDecree(DecreeAsk):
    """Take what a decree offers, or not (TH-DEC-08, -10, -16, -20)."""

    def decision(self, state: ThroneState) -> Decision:
        word = half_in_force(state).word
        if word == PLACE_WORKER:
            return Decision(self.seat, "decree_place_worker", [ACCEPT, PASS])
        if word == RETURN_ANARCHY:
            return Decision(self.seat, "decree_return_anarchy", [ACCEPT, PASS])
        return Decision(self.seat, "decree_soldier_for_influence", [ACCEPT, PASS])

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        seat, half = self.seat, half_in_force(state)
        home = state.homes[seat]
        if choice == PASS:
            state.tell(DecreeDeclined(seat))
        elif half.word == PLACE_WORKER:
            place_worker(state, seat, half.subject, home)
            state.tell(WorkerPlaced(seat, half.subject, home, seat))
        elif half.word == RETURN_ANARCHY:
            return_anarchy(state, seat, FOR_DECREE)
        else:
            return_worker(state, seat, SOLDIER, home)
            state.tell(WorkerReturned(seat, SOLDIER, home, seat))
            gain_influence(state, seat, half.amount)


@final
class ReturnWorker(DecreeAsk):
    """A worker of a kind goes home from a territory of choice (TH-DEC-11)."""

    def decision(self, state: ThroneState) -> Decision:
        sites = sites_with(state, self.seat, half_in_force(state).subject)
        return Decision(self.seat, "decree_return_worker", [TERRITORY[place] for place in sites])

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        kind, place = half_in_force(state).subject, choice.number
        return_worker(state, self.seat, kind, place)
        state.tell(WorkerReturned(self.seat, kind, place, owner_of(state, place)))


@final
class ChooseBranch(DecreeAsk):
    """A hardship of two: which one (TH-DEC-15, -17)."""

    def decision(self, state: ThroneState) -> Decision:
        half = half_in_force(state)
        about = (TRACK[half.subject],) if half.word == LOWER_TRACK_OR_DISCARD else ()
        prompt = "decree_branch" if about else "decree_riot"
        return Decision(self.seat, prompt, branches(state, self.seat, half), about=about)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if choice == BRANCH_CARD:
            state.schedule(DiscardCard(self.seat))
        elif choice == BRANCH_TRACK:
            half = half_in_force(state)
            lower_track(state, self.seat, half.subject, half.amount)
            state.tell(TrackLowered(self.seat, half.subject, half.amount))
        else:
            take_anarchy(state, self.seat, FOR_DECREE)


@final
class DiscardCard(Unshown[ThroneState]):
    """Discard a Workforce card of the hand (TH-DEC-15, -17)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, state: ThroneState) -> Decision:
        return Decision(self.seat, "decree_discard", hand_options(state, self.seat), waits=True)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        discard_one(state, self.seat, choice.number)

    def rewound(self) -> ChooseBranch:
        return ChooseBranch(self.seat)


@final
class PayForDiplomacy(Unshown[ThroneState]):
    """Discard Workforce cards for a step of Diplomacy, all or none (TH-DEC-22)."""

    __match_args__ = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def decision(self, state: ThroneState) -> Decision:
        counts = state.houses[self.seat].hand.counts
        row = state.rules.catalog.card
        options = [row[kind] for kind, count in enumerate(counts) if count > self.cards.count(kind)]
        if not self.cards:
            options.append(PASS)
        return Decision(self.seat, "decree_diplomacy", options, waits=True)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if choice == PASS:
            state.tell(DecreeDeclined(self.seat))
            return
        cards = tuple(sorted([*self.cards, choice.number]))
        if len(cards) < half_in_force(state).amount:
            state.schedule(PayForDiplomacy(self.seat, cards))
            return
        for kind in cards:
            discard_one(state, self.seat, kind)
        advance_diplomacy(state, self.seat, 1)

    def rewound(self) -> PayForDiplomacy:
        return PayForDiplomacy(self.seat)

    def facts(self, state: ThroneState) -> Asked:
        return {"cards": card_names(state, self.cards)}


@final
class NameTrack(DecreeAsk):
    """Lower a Town Track of choice, for alms if one likes, or because one must (-18, -19)."""

    def decision(self, state: ThroneState) -> Decision:
        values = state.houses[self.seat].tracks
        options = [TRACK[track] for track in range(TRACKS) if values[track] > 0]
        if half_in_force(state).word == LOWER_ANY_TRACK:
            return Decision(self.seat, "decree_lower_any", options)
        options.append(PASS)
        return Decision(self.seat, "decree_alms", options)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if choice == PASS:
            state.tell(DecreeDeclined(self.seat))
            return
        half = half_in_force(state)
        lower_track(state, self.seat, choice.number, half.amount)
        state.tell(TrackLowered(self.seat, choice.number, half.amount))
        if half.word == PAY_TRACK_FOR_ALMS:
            advance_alms(state, self.seat)
