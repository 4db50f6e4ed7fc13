"""Conservation: what must hold at every moment of a match, and of a position laid by hand."""

from __future__ import annotations

from typing import Final

from tabard.core.values import BLANK
from tabard.games.castellans.draft import RollDice
from tabard.games.castellans.kinds import (
    ANY_GUILD,
    BANKER,
    COLUMNS,
    DISTRICTS,
    GOOD_NAMES,
    GOODS,
    GUILD_NAMES,
    GUILDS,
    IN_DRAFT,
    IN_SETUP,
    LIGHTHOUSE,
    LIGHTHOUSE_KEEPER,
    LINE_LENGTH,
    LINES,
    MANOR,
    MANORS,
    MONUMENT_NAMES,
    MOST_PUSHES,
    MOST_UNITS,
    ROUNDS,
    TOKEN_KINDS,
    TOKEN_NAMES,
    WINDMILL,
)
from tabard.games.castellans.resetting import RollKeep
from tabard.games.castellans.state import (
    ROUND_LINES,
    CastellansState,
    Side,
    limit_of,
    mills_on,
    whole_supply,
)
from tabard.games.castellans.wharf_deck import ShowBack, TurnWharf, backs_left

STEP_RANGES: Final = {
    "guild": (0, GUILDS - 1),
    "card_guild": (BLANK, GUILDS - 1),
    "guilds": (1, ANY_GUILD),
    "units": (0, MOST_UNITS),
    "count": (0, MOST_PUSHES),
    "left": (0, MOST_PUSHES),
}
"""What fields of steps can be, by their names."""


def broken_law(state: CastellansState) -> str:
    """The first law that the state breaks, in words; empty if all hold."""
    for check in (
        _agenda_fits,
        _dice_add_up,
        _citizens_add_up,
        _wharf_adds_up,
        _keeps_add_up,
        _sites_are_single,
        _stars_are_single,
        _table_is_in_range,
    ):
        broken = check(state)
        if broken:
            return broken
    for number, side in enumerate(state.sides):
        broken = _broken_law_of(state, number, side)
        if broken:
            return f"side {number}: {broken}"
    return ""


def _dice_add_up(state: CastellansState) -> str:
    if min(state.pool) < 0:
        return "dice add up: no face shows on less than no dice"
    dice = sum(state.pool)
    for side in state.sides:
        dice += len(side.drafted) + len(side.spent)
        if len(side.drafted) + len(side.spent) > state.rules.catalog.drafted:
            return f"dice add up: a player has {state.rules.catalog.drafted} at most"
        if side.spent and state.phase == IN_DRAFT:
            return "dice are spent in the Action phase"
    step = state.agenda[-1] if state.agenda else None
    expected = 0 if state.phase == IN_SETUP else state.rules.dice
    if isinstance(step, RollDice):
        expected -= step.dice
    if dice != expected:
        return f"dice add up: {expected} are in play, not {dice}"
    if state.phase > IN_DRAFT and sum(state.pool) != state.rules.catalog.leftover:
        return f"dice add up: {state.rules.catalog.leftover} are left over"
    return ""


def _citizens_add_up(state: CastellansState) -> str:
    cards = state.rules.catalog.citizens
    found = [0] * len(cards)
    for line in range(LINES):
        for bag in (state.decks[line], state.discards[line]):
            if min(bag.counts) < 0 or sum(bag.counts) != bag.size:
                return "Citizens add up: no pile holds less than nothing of a kind"
            for citizen, count in enumerate(bag.counts):
                found[citizen] += count
                if count > 0 and cards[citizen].line != line:
                    return "Citizens lie in the deck of their colour"
        if len(state.lines[line]) > LINE_LENGTH:
            return f"a line of Citizens has {LINE_LENGTH} spaces"
        for citizen in state.lines[line]:
            found[citizen] += 1
            if cards[citizen].line != line:
                return "Citizens lie in the line of their colour"
    for side in state.sides:
        for citizen in side.citizens:
            found[citizen] += 1
    for citizen, count in enumerate(found):
        copies = cards[citizen].copies * state.rules.copies
        if count != copies:
            return f"Citizens add up: {cards[citizen].key} is there {copies} times, not {count}"
    return ""


def _wharf_adds_up(state: CastellansState) -> str:
    found = state.wharf_deck.counts[:]
    for card in state.wharf_discard:
        found[card] += 1
    if state.wharf != BLANK:
        found[state.wharf] += 1
    if set(found) != {1} or min(state.wharf_deck.counts) < 0:
        return "Wharf cards add up: each is there once"
    if sum(state.wharf_deck.counts) != state.wharf_deck.size:
        return "Wharf cards add up: the deck is as large as it holds cards"
    if state.back != BLANK and backs_left(state)[state.back] == 0:
        return "the back that is seen is that of a card in the Wharf deck"
    if state.phase == IN_SETUP:
        return ""
    step = state.agenda[-1] if state.agenda else None
    if (state.wharf == BLANK) != isinstance(step, TurnWharf):
        return "a Wharf card lies open"
    if (state.back == BLANK) != isinstance(step, ShowBack):
        return "the back of the next Wharf card is seen"
    for icon, owner in enumerate(state.crates):
        if owner != BLANK and icon % COLUMNS < state.rules.first_column:
            return "the far-left column of the Wharf is closed"
    return ""


def _keeps_add_up(state: CastellansState) -> str:
    keeps = sum(state.keeps)
    if min(state.keeps) < 0 or keeps > state.rules.catalog.keeps:
        return f"Keeps add up: there are {state.rules.catalog.keeps}"
    if state.phase == IN_SETUP:
        return "" if keeps == 0 else "Keeps come after the first Manors"
    expected = DISTRICTS - len(state.sides)
    if state.rules.rolls_keeps:
        step = state.agenda[-1] if state.agenda else None
        expected += state.round - 1 - int(isinstance(step, RollKeep))
    return "" if keeps == expected else f"Keeps add up: {expected} stand in the city, not {keeps}"


def _sites_are_single(state: CastellansState) -> str:
    for monument in range(LIGHTHOUSE):
        sites = [s.monuments[monument] for s in state.sides if s.monuments[monument] != BLANK]
        if len(set(sites)) != len(sites):
            return f"a site holds one {MONUMENT_NAMES[monument]} at most"
    lit = [s.manors[LIGHTHOUSE_KEEPER] for s in state.sides if s.has(LIGHTHOUSE_KEEPER)]
    if len(set(lit)) != len(lit):
        return "a District holds one Lighthouse at most"
    for edge, slots in enumerate(state.rules.catalog.city.slots):
        if mills_on(state, edge) > slots:
            return f"a road holds {slots} Windmills at most"
    return ""


def _stars_are_single(state: CastellansState) -> str:
    tracks = state.rules.catalog.tracks
    for guild in range(GUILDS):
        spaces = [side.guilds[guild] for side in state.sides]
        if min(spaces) < 0 or max(spaces) > tracks.top:
            return f"{GUILD_NAMES[guild]}: spaces are counted from 0 to {tracks.top}"
        starred = [space for space in spaces if space >= tracks.first_star]
        if len(set(starred)) != len(starred):
            return f"{GUILD_NAMES[guild]}: a starred space holds one token"
    return ""


def _table_is_in_range(state: CastellansState) -> str:
    if not 1 <= state.round <= ROUNDS:
        return f"rounds are counted from 1 to {ROUNDS}"
    if state.phase != IN_SETUP and state.first == BLANK:
        return "somebody holds the Scepter"
    if state.is_solo() != (state.opponent != BLANK) and state.phase != IN_SETUP:
        return "an opponent is there in solo, and only there"
    return ""


def _agenda_fits(state: CastellansState) -> str:
    """What would count from the end of a row, or for ever, if it were less than nothing."""
    for step in state.agenda:
        side = getattr(step, "side", 0)
        dice = getattr(step, "dice", 1)
        if not _is_within(side, 0, len(state.sides) - 1):
            return f"there is no side {side!r}"
        if not _is_within(dice, 1, state.rules.dice):
            return f"there are no {dice!r} dice to roll"
        for field, (least, most) in STEP_RANGES.items():
            value = getattr(step, field, least)
            if not _is_within(value, least, most):
                return f"{field} of a step is counted from {least} to {most}, not {value!r}"
        tracks: object = getattr(step, "tracks", ())
        if not isinstance(tracks, tuple) or not all(track in range(GUILDS) for track in tracks):
            return f"there are no tracks {tracks!r}"
    return ""


def _is_within(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and least <= value <= most


def _broken_law_of(state: CastellansState, number: int, side: Side) -> str:
    for check in (_tokens_add_up, _crates_add_up, _goods_are_within_limits):
        broken = check(state, number, side)
        if broken:
            return broken
    return _tally_adds_up(state, side)


def _tokens_add_up(state: CastellansState, number: int, side: Side) -> str:
    supply = whole_supply(state.rules, state.is_opponent(number))
    if min(side.tokens) < 0 or min(side.mills) < 0 or min(side.supply) < 0:
        return "tokens add up: nowhere are less than none"
    for kind in range(TOKEN_KINDS):
        placed = sum(side.tokens[kind * DISTRICTS : (kind + 1) * DISTRICTS])
        if placed + side.supply[kind] != supply[kind]:
            return f"tokens add up: there are {supply[kind]} of {TOKEN_NAMES[kind]}"
    if sum(side.mills) + side.supply[WINDMILL] != supply[WINDMILL]:
        return f"tokens add up: there are {supply[WINDMILL]} of {TOKEN_NAMES[WINDMILL]}"
    for district in range(DISTRICTS):
        houses = len([manor for manor in range(MANORS) if side.manors[manor] == district])
        if houses != side.tokens_at(MANOR, district):
            return "each Manor in the city has left its place on the board"
    if state.is_opponent(number) and side.has(BANKER):
        return "the opponent's Manor on the Gold track is in the box"
    return ""


def _crates_add_up(state: CastellansState, number: int, side: Side) -> str:
    catalog = state.rules.catalog
    usable = catalog.crates_at_start
    if side.has(BANKER) or state.is_opponent(number):
        usable = catalog.crates
    if side.crates < 0 or side.crates + state.crates.count(number) != usable:
        return f"Crates add up: {usable} are unlocked"
    return ""


def _goods_are_within_limits(state: CastellansState, number: int, side: Side) -> str:
    for good in range(GOODS):
        most = 0 if state.is_opponent(number) else limit_of(state, number, good)
        if not 0 <= side.goods[good] <= most:
            return f"{GOOD_NAMES[good]} is counted from 0 to {most}, not {side.goods[good]}"
    return ""


def _tally_adds_up(state: CastellansState, side: Side) -> str:
    if min(side.tally) < 0 or sum(side.tally) != side.score:
        return "VP add up: the lines of the sheet make the score"
    if sum(side.tally[state.round * ROUND_LINES : ROUNDS * ROUND_LINES]) > 0:
        return "VP add up: rounds to come have scored nothing"
    return ""
