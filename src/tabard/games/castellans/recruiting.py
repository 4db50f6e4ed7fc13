"""Recruit, and the two lines of Citizens (CV-RECRUIT, CV-EXH)."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.state import Ask, Draw, Step
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.castellans.action_events import CitizenRecruited
from tabard.games.castellans.events import CitizenLaid, DeckShuffled
from tabard.games.castellans.facts import chosen, filled, price_facts
from tabard.games.castellans.goods import fixed_magic, magic_decision, pay
from tabard.games.castellans.guilds import Push, Pushes
from tabard.games.castellans.kinds import (
    AT,
    CARD,
    CITIZEN,
    DO,
    FOOD,
    LINE_LENGTH,
    LINES,
    MAGIC,
    RECRUIT,
)
from tabard.games.castellans.possible import open_cards
from tabard.games.castellans.powers import ReceiveCitizen, bonuses_after
from tabard.games.castellans.rules import INSTANT
from tabard.games.castellans.shapes import Asked
from tabard.games.castellans.ships import place_token
from tabard.games.castellans.state import CastellansState


@final
class FillLine(Step[CastellansState]):
    """Draw into the centre until the line is full; an empty deck is rebuilt (CV-EXH-01, -06)."""

    __match_args__ = ("line",)

    def __init__(self, line: int) -> None:
        self.line: Final = line

    def run(self, state: CastellansState) -> None:
        line = self.line
        if len(state.lines[line]) == LINE_LENGTH:
            return
        if state.decks[line].size == 0 and state.discards[line].size > 0:
            state.decks[line], state.discards[line] = state.discards[line], state.decks[line]
            state.tell(DeckShuffled(line, state.decks[line].size))
        if state.decks[line].size > 0:
            state.schedule(DrawCitizen(line))


@final
class DrawCitizen(Draw[CastellansState]):
    """The top card of a Citizen deck is laid into the centre space of its line."""

    __match_args__ = ("line",)

    def __init__(self, line: int) -> None:
        self.line: Final = line

    def options(self, state: CastellansState) -> list[Choice]:
        row, counts = state.rules.catalog.citizen, state.decks[self.line].counts
        return [choice for choice in row if counts[choice.number] > 0]

    def weights(self, state: CastellansState) -> list[int]:
        return [count for count in state.decks[self.line].counts if count > 0]

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        line = self.line
        state.decks[line].take(choice.number)
        state.lines[line] = (*state.lines[line], choice.number)
        if state.is_telling:
            state.tell(CitizenLaid(choice.number, line))
        state.schedule(FillLine(line))


def take_card(state: CastellansState, side: int, line: int, place: int) -> int:
    """A card leaves its line, which closes toward the edge (CV-RECRUIT-04, -05)."""
    cards = state.lines[line]
    citizen = cards[place]
    state.lines[line] = cards[:place] + cards[place + 1 :]
    owner = state.sides[side]
    owner.citizens = (*owner.citizens, citizen)
    if state.is_telling:
        state.tell(CitizenRecruited(state.named(side), citizen, line))
    return citizen


@final
class RecruitCitizen(Ask[CastellansState]):
    """Name a card, and how much of its price is Magic (CV-D15, CV-D16)."""

    __match_args__ = ("side", "card")

    def __init__(self, side: int, card: int = BLANK) -> None:
        self.side: Final = side
        self.card: Final = card

    def decision(self, state: CastellansState) -> Decision:
        side = self.side
        if self.card == BLANK:
            goods = state.sides[side].goods
            cards = open_cards(state, goods[FOOD], goods[MAGIC])
            return Decision(side, "card", [CARD[card] for card in cards])
        return magic_decision(state, side, FOOD, price_of(state, self.card))

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side = self.side
        if self.card != BLANK:
            recruit(state, side, self.card, choice.number)
            return
        magic = fixed_magic(state, side, FOOD, price_of(state, choice.number))
        if magic < 0:
            state.schedule(RecruitCitizen(side, choice.number))
        else:
            recruit(state, side, choice.number, magic)

    def barred(self, state: CastellansState) -> list[Barred]:
        if self.card != BLANK:
            return []
        goods = state.sides[self.side].goods
        payable = open_cards(state, goods[FOOD], goods[MAGIC])
        return [
            Barred(CARD[line * LINE_LENGTH + place], "CV-RECRUIT-03")
            for line in range(LINES)
            for place in range(len(state.lines[line]))
            if line * LINE_LENGTH + place not in payable
        ]

    def facts(self, state: CastellansState) -> Asked:
        units = 0 if self.card == BLANK else price_of(state, self.card)
        named = chosen(DO[RECRUIT], *filled(CARD, self.card))
        return {**price_facts(FOOD, units, {}, None), "chosen": named}


def price_of(state: CastellansState, card: int) -> int:
    """The Food a card costs by its place (CV-RECRUIT-03)."""
    return state.rules.catalog.costs.recruit_food[card % LINE_LENGTH]


def recruit(state: CastellansState, side: int, card: int, magic: int) -> None:
    """Pay, take, refill, instant, token and pushes, then what the action brings (CV-RECRUIT)."""
    line, place = card // LINE_LENGTH, card % LINE_LENGTH
    pay(state, side, FOOD, price_of(state, card), magic, 0)
    citizen = take_card(state, side, line, place)
    taken = state.rules.catalog.citizens[citizen]
    state.schedule(SettleCitizen(side, citizen))
    if taken.timing == INSTANT:
        state.schedule(ReceiveCitizen(side, citizen))
    state.schedule(FillLine(line))


def reward_recruit(state: CastellansState, side: int, citizen: int, district: int) -> None:
    """A push on the card's Guild, one on a Guild of the District, then what the action brings.

    Without a token there is no District (CV-RECRUIT-08 to -10).
    """
    catalog = state.rules.catalog
    guild = catalog.citizens[citizen].guild
    steps: list[Step[Any]] = [Push(side, guild, catalog.rewards.recruit_card)]
    if district != BLANK:
        mask = catalog.city.masks[district]
        steps.append(Pushes(side, catalog.rewards.recruit_district, mask, True))
    steps.extend(bonuses_after(state, side, RECRUIT, district, guild, new_citizen=citizen))
    state.schedule_all(steps)


@final
class SettleCitizen(Step[CastellansState]):
    """A Citizen token must go to a District if one is left (CV-RECRUIT-07, -10)."""

    __match_args__ = ("side", "citizen")

    def __init__(self, side: int, citizen: int) -> None:
        self.side: Final = side
        self.citizen: Final = citizen

    def run(self, state: CastellansState) -> None:
        if state.sides[self.side].supply[CITIZEN] > 0:
            state.schedule(PlaceCitizen(self.side, self.citizen))
        else:
            reward_recruit(state, self.side, self.citizen, BLANK)


@final
class PlaceCitizen(Ask[CastellansState]):
    """Where the Citizen token goes (CV-D13)."""

    __match_args__ = ("side", "citizen")

    def __init__(self, side: int, citizen: int) -> None:
        self.side: Final = side
        self.citizen: Final = citizen

    def decision(self, state: CastellansState) -> Decision:
        about = (state.rules.catalog.citizen[self.citizen],)
        return Decision(self.side, "citizen_at", AT, about=about)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        place_token(state, self.side, CITIZEN, choice.number)
        reward_recruit(state, self.side, self.citizen, choice.number)

    def facts(self, state: CastellansState) -> Asked:
        return {"chosen": chosen(DO[RECRUIT], state.rules.catalog.citizen[self.citizen])}
