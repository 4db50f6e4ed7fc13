"""Lays any table of Castellans of Valeria and answers in words; reading.py reads in the same words.

Dice are written by their faces, cards by their ids, parted by blanks: `"gold wood wood"`. Sides are
seats; in solo side 1 is the opponent.
"""

from __future__ import annotations

from typing import Any, Final

from support import questions
from support.questions import answered, go_on, options
from tabard.core import engine
from tabard.core.state import Step
from tabard.core.values import CHANCE
from tabard.games.castellans.draft import DraftTurn
from tabard.games.castellans.game import Castellans
from tabard.games.castellans.kinds import (
    BACK_NAMES,
    BANKER,
    COLUMNS,
    DISTRICT_NAMES,
    DISTRICTS,
    EDGE_NAMES,
    FACE_NAMES,
    FACES,
    GOOD_NAMES,
    GUILD_NAMES,
    LINE_LENGTH,
    LINE_NAMES,
    LINES,
    MANOR,
    MANOR_NAMES,
    MONUMENT_NAMES,
    OPPONENT_NAMES,
    PHASE_NAMES,
    TOKEN_NAMES,
    WINDMILL,
)
from tabard.games.castellans.laws import broken_law
from tabard.games.castellans.state import (
    DIVIDER_LINE,
    CastellansState,
    earn,
    new_table,
)
from tabard.games.castellans.turns import TakeTurn

GAME: Final = Castellans()

WHARF: Final = "W01"
BACK: Final = "sell_vp-buy-sell_influence"


def table(seats: int = 3, round: int = 1, phase: str = "action", **options: str) -> CastellansState:
    """A table in a round, before the first turn of a phase, with nothing on it that could disturb.

    Nobody has built anything, all goods are 0, everybody has drafted three Gold dice, and Gold,
    Wood and Stone are left over. In the draft phase the pool is empty: fill it with `pool`. Keeps
    stand in the last Districts, as many as there were. W01 lies on the Wharf under the back
    `sell_vp-buy-sell_influence`. The lines hold the first four Citizens of each colour. Lay the
    rest with the functions below, then let it begin.
    """
    state = new_table(seats, GAME.rules(seats, options))
    state.round, state.phase, state.first = round, PHASE_NAMES.index(phase), 0
    if seats == 1:
        state.opponent = max(0, OPPONENT_NAMES.index(state.rules.opponent))
    for line in range(LINES):
        cards = state.decks[line].kinds()[:LINE_LENGTH]
        lay_line(state, LINE_NAMES[line], " ".join([GAME.catalog.citizens[c].key for c in cards]))
    cards_of_wharf = [card.name for card in GAME.catalog.wharf_card]
    state.wharf = cards_of_wharf.index(WHARF)
    state.wharf_deck.take(state.wharf)
    state.back = BACK_NAMES.index(BACK)
    spare = [n for n in state.wharf_deck.kinds() if GAME.catalog.wharf[n].back != state.back]
    for card in spare[: round - 1]:
        state.wharf_deck.take(card)
        state.wharf_discard = (*state.wharf_discard, card)
    count = DISTRICTS - len(state.sides) + (round - 1 if state.rules.rolls_keeps else 0)
    for number in range(count):
        state.keeps[DISTRICTS - 1 - number % DISTRICTS] += 1
    for side in state.sides:
        side.goods = [0] * len(side.goods)
        if phase != "draft":
            side.drafted = (0,) * state.rules.catalog.drafted
    if phase != "draft":
        lay_dice(state, "gold wood stone")
    state.is_telling = True
    return state


def lay_dice(state: CastellansState, faces: str) -> None:
    """What lies in the pool, or is left over."""
    state.pool = [0] * FACES
    for face in faces.split():
        state.pool[FACE_NAMES.index(face)] += 1


def goods(state: CastellansState, seat: int, **amounts: int) -> None:
    """Set goods of a player: `goods(state, 0, gold=3, wood=2)`."""
    for name, amount in amounts.items():
        state.sides[seat].goods[GOOD_NAMES.index(name)] = amount


def drafted(state: CastellansState, seat: int, faces: str) -> None:
    """Which dice a player has drafted and not spent."""
    state.sides[seat].drafted = tuple([FACE_NAMES.index(face) for face in faces.split()])


def spent(state: CastellansState, seat: int, faces: str) -> None:
    """Which dice a player has spent; the drafted ones have to be laid beside."""
    state.sides[seat].spent = tuple([FACE_NAMES.index(face) for face in faces.split()])


def guilds(state: CastellansState, seat: int, **spaces: int) -> None:
    """Put Influence tokens somewhere: `guilds(state, 0, worker=12)`."""
    for name, space in spaces.items():
        state.sides[seat].guilds[GUILD_NAMES.index(name)] = space


def manors(state: CastellansState, seat: int, **places: str) -> None:
    """Build Manors: `manors(state, 0, banker="anchorage")`; gifts of the moment are not given."""
    side = state.sides[seat]
    for name, place in places.items():
        manor, district = MANOR_NAMES.index(name), DISTRICT_NAMES.index(place)
        side.manors[manor] = district
        side.supply[MANOR] -= 1
        side.tokens[MANOR * DISTRICTS + district] += 1
        if manor == BANKER:
            side.crates += GAME.catalog.manors[BANKER].crates


def tokens(state: CastellansState, seat: int, kind: str, **places: int) -> None:
    """Put tokens into Districts: `tokens(state, 0, "ship", nor_high=2)`."""
    side, number = state.sides[seat], TOKEN_NAMES.index(kind)
    for place, count in places.items():
        side.tokens[number * DISTRICTS + DISTRICT_NAMES.index(place)] += count
        side.supply[number] -= count


def windmills(state: CastellansState, seat: int, **edges: int) -> None:
    """Put Windmills on roads: `windmills(state, 0, nor_high_penumbra=1)`."""
    side = state.sides[seat]
    for edge, count in edges.items():
        side.mills[EDGE_NAMES.index(edge)] += count
        side.supply[WINDMILL] -= count


def monument(state: CastellansState, seat: int, kind: str, site: str) -> None:
    """Build a Gate, a Ward Tower or a Statue."""
    names = EDGE_NAMES if kind == "gate" else DISTRICT_NAMES
    state.sides[seat].monuments[MONUMENT_NAMES.index(kind)] = names.index(site)


def score(state: CastellansState, seat: int, vp: int) -> None:
    """Let a player have earned VP at dividers this round."""
    earn(state, seat, DIVIDER_LINE, vp)


def keeps(state: CastellansState, **places: int) -> None:
    """Say where the Keeps stand; their number has to be right (CV-SETUP-15)."""
    state.keeps = [0] * DISTRICTS
    for place, count in places.items():
        state.keeps[DISTRICT_NAMES.index(place)] = count


def crate(state: CastellansState, seat: int, *icons: str) -> None:
    """Put Crates on icons: `crate(state, 0, "2:3")`."""
    for icon in icons:
        row, _, column = icon.partition(":")
        state.crates[int(row) * COLUMNS + int(column)] = seat
        state.sides[seat].crates -= 1


def citizen_number(key: str) -> int:
    return [card.key for card in GAME.catalog.citizens].index(key)


def fetch(state: CastellansState, citizen: int) -> int:
    """Take a Citizen card out of its deck, its line or the discards; its line."""
    line = GAME.catalog.citizens[citizen].line
    cards = state.lines[line]
    if state.decks[line].counts[citizen] > 0:
        state.decks[line].take(citizen)
    elif state.discards[line].counts[citizen] > 0:
        state.discards[line].take(citizen)
    else:
        at = cards.index(citizen)
        spare = next(n for n in state.decks[line].kinds() if n != citizen)
        state.decks[line].take(spare)
        state.lines[line] = (*cards[:at], spare, *cards[at + 1 :])
    return line


def citizens(state: CastellansState, seat: int, keys: str) -> None:
    """Give Citizens to a player; a gap in a line is filled from its deck."""
    side = state.sides[seat]
    for key in keys.split():
        fetch(state, citizen_number(key))
        side.citizens = (*side.citizens, citizen_number(key))


def lay_line(state: CastellansState, name: str, keys: str) -> None:
    """Lay a line from its edge to the centre; what lay there goes back to its deck."""
    line = LINE_NAMES.index(name)
    for citizen in state.lines[line]:
        state.decks[line].put(citizen)
    state.lines[line] = ()
    for key in keys.split():
        citizen = citizen_number(key)
        assert fetch(state, citizen) == line, f"{key} is not {name}"
        state.lines[line] = (*state.lines[line], citizen)


def deck(state: CastellansState, name: str, keys: str) -> None:
    """Let a Citizen deck hold these cards alone; all others lie in the discards."""
    line = LINE_NAMES.index(name)
    for citizen, count in enumerate(state.decks[line].counts[:]):
        for _ in range(count):
            state.decks[line].take(citizen)
            state.discards[line].put(citizen)
    for key in keys.split():
        state.discards[line].take(citizen_number(key))
        state.decks[line].put(citizen_number(key))


def wharf(state: CastellansState, card: str = WHARF, back: str = BACK) -> None:
    """Which Wharf card lies open, and what the back of the next one says."""
    state.wharf_deck.put(state.wharf)
    state.wharf = [one.name for one in GAME.catalog.wharf_card].index(card)
    state.wharf_deck.take(state.wharf)
    state.back = BACK_NAMES.index(back)


def begin(state: CastellansState, *steps: Step[Any]) -> CastellansState:
    """Put steps on the agenda, nothing after them, and let them run until somebody is asked."""
    questions.begin(state, broken_law, *steps)
    go_on(state)
    return state


def turn(state: CastellansState, seat: int = 0) -> CastellansState:
    """One action turn of a player; nothing comes after it."""
    return begin(state, TakeTurn(seat, False, False))


def draft(state: CastellansState, seat: int, faces: str) -> CastellansState:
    """The draft phase from a player's turn on, with these dice in the pool.

    Dice that are missing lie with the others as Gold, as if drafted before.
    """
    lay_dice(state, faces)
    sides = len(state.sides)
    missing = state.rules.dice - len(faces.split())
    for number in range(missing):
        side = state.sides[(seat + sides - 1 - number % sides) % sides]
        side.drafted = (*side.drafted, 0)
    return begin(state, DraftTurn(seat))


def answer(state: CastellansState, *texts: str) -> None:
    """Answer one decision after another, for whoever is asked, CHANCE included.

    Decisions with one option answer themselves, as in a match; laws are checked after each answer.
    """
    for _ in answered(state, *texts):
        go_on(state)
        assert broken_law(state) == "", broken_law(state)


def skip_chance(state: CastellansState) -> None:
    """Let chance take its first option until a seat is asked or all is done."""
    while engine.pending(state) and engine.pending(state)[0].seat == CHANCE:
        answer(state, options(state)[0])
