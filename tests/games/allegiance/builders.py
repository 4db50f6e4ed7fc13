"""Lays any table of Allegiance, answers in words, and reads the table in the same words.

Cards are written by kind, parted by blanks: `"monk*2 bishop"`. In a tableau `guildmaster+guard` is
a guarded card and `thief?2` a card that seat 2 laid face down; on an organisation `monk@1` is a
card that seat 1 placed there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from support import questions
from support.questions import answered, first_asked, options
from tabard.core import engine
from tabard.core.state import State
from tabard.core.values import BLANK, EVERYONE, Event, seat_bit
from tabard.games.allegiance.allocation import Allocate
from tabard.games.allegiance.game import Allegiance
from tabard.games.allegiance.kinds import (
    CONVERTED,
    GUARD,
    GUILD,
    KIND_NAMES,
    KINDS,
    PLACE_NAMES,
    REMOVED,
    TABLEAU,
    TEMPLE,
)
from tabard.games.allegiance.laws import broken_law
from tabard.games.allegiance.rounds import ActionPhase, AllocationPhase, PassFirstAction, Round
from tabard.games.allegiance.rules import Rules
from tabard.games.allegiance.scoring import REASON_NAMES, verdict
from tabard.games.allegiance.shapes import AllegianceView, TableCard
from tabard.games.allegiance.state import AllegianceState, Laid, tableau_of
from tabard.games.allegiance.turns import Turn
from tabard.match.match import Match
from tabard.parts.bag import bag_of, empty_bag
from tabard.parts.cards import Card

GAME: Final = Allegiance()

ENDING: Final = -1
"""In place of a turn: all have had theirs, the round is about to end."""

ALLOCATING: Final = -2
"""In place of a turn: all choose cards for the organisations."""

DEALING: Final = -3
"""In place of a turn: the round is about to begin with its cards."""


def table(
    hands: Sequence[str] = (),
    tableaux: Sequence[str] = (),
    *,
    seats: int = 3,
    turn: int = 0,
    first: int | None = None,
    round: int = 1,
    temple: str = "",
    guild: str = "",
    converted: str = "",
    removed: str = "",
    deck: str | None = None,
    options: Mapping[str, str] | None = None,
    game: Allegiance = GAME,
) -> AllegianceState:
    """A settled table in a round. Cards not named lie in the deck, or if that is named, removed."""
    rules = Rules(game.numbers, game.full_options(options or {}))
    begins = first if first is not None else max(turn, 0)
    bags = [empty_bag(KINDS) for _ in range(seats)]
    state = AllegianceState(seats, rules, round, begins, empty_bag(KINDS), bags, [], [])
    for seat, cards in enumerate(hands):
        state.hands[seat] = bag_of(counts_in(cards))
    for seat, cards in enumerate(tableaux):
        lay_tableau(state, seat, cards)
    lay_aside(state, CONVERTED, converted)
    lay_pile(state, TEMPLE, temple)
    lay_pile(state, GUILD, guild)
    lay_aside(state, REMOVED, removed)
    lay_the_rest(state, deck)
    schedule(state, turn)
    state.is_telling = True
    assert broken_law(state) == ""
    engine.settle(state)
    return state


def lay_the_rest(state: AllegianceState, deck: str | None) -> None:
    """What is not named yet: the deck, or beside a named deck out of play."""
    numbers = state.rules.numbers
    rest = [numbers.counts[kind] - numbers.boxed[state.seats][kind] for kind in range(KINDS)]
    for bag in state.hands:
        rest = [count - bag.counts[kind] for kind, count in enumerate(rest)]
    for laid in state.table:
        rest[laid.card.kind] -= 1
    named = rest if deck is None else counts_in(deck)
    assert min(rest) >= 0, f"there are not so many: {rest}"
    state.deck = bag_of(named)
    for kind in range(KINDS):
        for _ in range(rest[kind] - named[kind]):
            state.lay(Laid(Card(kind, 0), REMOVED, BLANK, 0, state.round, False))


def schedule(state: AllegianceState, turn: int) -> None:
    """Put what is left of the round on the agenda."""
    if turn == DEALING:
        state.schedule(AllocationPhase(), ActionPhase(), PassFirstAction(), Round())
    elif turn == ALLOCATING:
        empty: tuple[int, ...] = ()
        state.schedule(Allocate((empty,) * state.seats), ActionPhase(), PassFirstAction(), Round())
    elif turn == ENDING:
        state.schedule(PassFirstAction(), Round())
    else:
        left = (state.first - turn - 1) % state.seats
        turns = [Turn((turn + distance) % state.seats) for distance in range(left + 1)]
        state.schedule(*turns, PassFirstAction(), Round())


def ending(
    hands: Sequence[str] = (),
    tableaux: Sequence[str] = (),
    *,
    seats: int = 3,
    first: int = 0,
    temple: str = "",
    guild: str = "",
    converted: str = "",
    options: Mapping[str, str] | None = None,
    game: Allegiance = GAME,
) -> AllegianceState:
    """A table after its last turn, turned over and counted: the deck is used up."""
    state = table(
        hands,
        tableaux,
        seats=seats,
        turn=ENDING,
        first=first,
        temple=temple,
        guild=guild,
        converted=converted,
        deck="",
        options=options,
        game=game,
    )
    assert engine.is_over(state)
    return state


def influence(state: AllegianceState) -> tuple[int, int]:
    """The influence of Temple and Guild."""
    result = verdict(state)
    return result.influence[TEMPLE].total, result.influence[GUILD].total


def points(state: AllegianceState, seat: int) -> tuple[int, int]:
    """A player's Temple and Guild points."""
    return verdict(state).points[seat]


def winners(state: AllegianceState) -> list[int]:
    """Who wins as things stand."""
    return verdict(state).winners


def decided_by(state: AllegianceState) -> str:
    """What decided who wins."""
    return REASON_NAMES[verdict(state).reason]


def match_of(state: AllegianceState) -> Match:
    """A match that goes on from a laid table, driven as every match is."""
    return Match(GAME, state, state.rules.options, "laid by hand")


def answer(state: AllegianceState, *texts: str) -> None:
    """Play each text for whoever is pending first, chance included."""
    for _ in answered(state, *texts):
        assert broken_law(state) == ""


def answer_as(state: AllegianceState, seat: int, *texts: str) -> None:
    """Play each text for one seat; needed while several are pending."""
    for text in texts:
        engine.play(state, seat, engine.choice_from_text(state, seat, text))


def allocate(state: AllegianceState, *picks: str) -> None:
    """Each seat's two cards, in the order of seats: `allocate(state, "monk thief", …)`."""
    for seat, cards in enumerate(picks):
        temple, guild = cards.split()
        answer_as(state, seat, f"temple:{temple}", f"guild:{guild}", "confirm")
    assert broken_law(state) == ""


def barred_by(state: AllegianceState, clause: str) -> list[str]:
    """What whoever is pending may not choose because of a clause."""
    bars = engine.barred(state, first_asked(state))
    return [bar.choice.text for bar in bars if bar.clause == clause]


def bars(state: AllegianceState) -> list[str]:
    """All that whoever is pending may not choose, with the clause of each."""
    found = engine.barred(state, first_asked(state))
    return [f"{bar.choice.text} {bar.clause}" for bar in found]


def about(state: AllegianceState, seat: int) -> list[str]:
    """What the question to a seat speaks of."""
    decision = engine.decision_of(state, seat)
    assert decision is not None
    return [choice.text for choice in decision.about]


def refusal(state: AllegianceState, text: str) -> str:
    """What the engine says to a choice that is not allowed."""
    said = questions.refusal(state, text)
    assert said, f"{text} is allowed; options: {', '.join(options(state))}"
    return said


def forbids(state: AllegianceState, text: str, clause: str) -> bool:
    """Whether a choice is no option, is listed as barred by the clause and refused with its id."""
    is_listed = text in barred_by(state, clause)
    return text not in options(state) and is_listed and f"({clause})" in refusal(state, text)


def told(state: AllegianceState, seat: int | None = None) -> list[Event]:
    """What was told since the table was laid; with a seat, as it may see it."""
    if seat is None:
        return list(state.told)
    seen = [event.seen_by(seat) for event in state.told]
    return [event for event in seen if event is not None]


def forget(state: AllegianceState) -> None:
    """Begin a new list of what is told."""
    state.told = []


def hand(state: AllegianceState, seat: int) -> str:
    """A hand in catalog order: `"thief monk*2"`."""
    return written(state.hands[seat].counts)


def tableau(state: AllegianceState, seat: int) -> str:
    """A tableau in the order it was laid; Guards stand with the card under them."""
    words = []
    guards = {laid.guard for laid in state.table}
    for number in tableau_of(state, seat):
        laid = state.table[number]
        if number in guards:
            continue
        word = KIND_NAMES[laid.card.kind] + ("" if laid.is_up else f"?{laid.origin}")
        while laid.guard != BLANK:
            word += "+guard"
            laid = state.table[laid.guard]
        words.append(word)
    return " ".join(words)


def cards_at(state: AllegianceState, place: str) -> str:
    """What lies at a place (temple, guild, converted, removed), in catalog order."""
    counts = [0] * KINDS
    for laid in state.table:
        if PLACE_NAMES[laid.place] == place:
            counts[laid.card.kind] += 1
    return written(counts)


def number_of(state: AllegianceState, seat: int, kind: str) -> int:
    """The number of the latest card of a kind in a tableau."""
    found = [n for n in tableau_of(state, seat) if KIND_NAMES[state.table[n].card.kind] == kind]
    assert found, f"tableau {seat} holds no {kind}"
    return found[-1]


def card(state: AllegianceState, seat: int, kind: str) -> str:
    """The choice that names a card in a tableau."""
    return f"card:{number_of(state, seat, kind)}"


def view(state: State, seat: int) -> AllegianceView:
    """What a seat, or SPECTATOR, sees."""
    assert isinstance(state, AllegianceState)
    return GAME.view(state, seat)


def rows(data: object, key: str) -> list[dict[str, object]]:
    """A list of tables inside a view."""
    assert isinstance(data, dict)
    found = data[key]
    assert isinstance(found, list)
    return found


def seen_card(state: AllegianceState, viewer: int, number: int) -> TableCard:
    """A card on the table as a viewer sees it."""
    found = [card for card in view(state, viewer)["table"] if card["card"] == number]
    assert len(found) == 1
    return found[0]


def lay_tableau(state: AllegianceState, seat: int, cards: str) -> None:
    """Lay a tableau as written."""
    for word in words_in(cards):
        name, *guards = word.split("+")
        name, _, origin = name.partition("?")
        kind = KIND_NAMES.index(name)
        if origin:
            knowers = seat_bit(int(origin))
            state.lay(Laid(Card(kind, knowers), TABLEAU, seat, int(origin), state.round, False))
            continue
        number = state.lay(Laid(Card(kind, EVERYONE), TABLEAU, seat, seat, state.round, True))
        for _ in guards:
            guard = Laid(Card(GUARD, EVERYONE), TABLEAU, seat, seat, state.round, True)
            above = state.lay(guard)
            state.table[number] = state.table[number].with_guard(above)
            number = above


def lay_pile(state: AllegianceState, organisation: int, cards: str) -> None:
    """Lay cards face down on an organisation; where no seat is named, in turn from each."""
    for index, word in enumerate(words_in(cards)):
        name, _, origin = word.partition("@")
        seat = int(origin) if origin else index % state.seats
        card_ = Card(KIND_NAMES.index(name), seat_bit(seat))
        state.lay(Laid(card_, organisation, BLANK, seat, state.round, False))


def lay_aside(state: AllegianceState, place: int, cards: str) -> None:
    """Lay cards open beside the Temple, or unseen out of play."""
    for kind in kinds_in(cards):
        is_open = place == CONVERTED
        card_ = Card(kind, EVERYONE if is_open else 0)
        state.lay(Laid(card_, place, BLANK, 0, state.round, is_open))


def words_in(cards: str) -> list[str]:
    """Each card as one word: `"monk*2"` is two."""
    found: list[str] = []
    for word in cards.split():
        match = re.fullmatch(r"([a-z_]+)\*(\d+)", word)
        found += [match[1]] * int(match[2]) if match else [word]
    return found


def kinds_in(cards: str) -> list[int]:
    """Cards as numbers of kinds."""
    return [KIND_NAMES.index(word) for word in words_in(cards)]


def counts_in(cards: str) -> list[int]:
    """How many of each kind."""
    kinds = kinds_in(cards)
    return [kinds.count(kind) for kind in range(KINDS)]


def written(counts: Sequence[int]) -> str:
    """Counts by kind as a text of cards, in catalog order."""
    words = []
    for kind, count in enumerate(counts):
        if count:
            words.append(KIND_NAMES[kind] + (f"*{count}" if count > 1 else ""))
    return " ".join(words)
