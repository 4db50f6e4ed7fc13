"""What a seat, or a spectator, sees of the table (TH-INFO-01 to -13)."""

from __future__ import annotations

from tabard.core.engine import facts, is_over
from tabard.core.values import BLANK, holds_seat
from tabard.games.throne.anarchy import anarchy_value
from tabard.games.throne.bidding import ranking
from tabard.games.throne.claims import drawer
from tabard.games.throne.conditions import progress_of
from tabard.games.throne.decrees import forbids, half_in_force
from tabard.games.throne.guilds import offer_owner
from tabard.games.throne.kinds import (
    FIRST_TRACK_SPACE,
    GUILD_NAMES,
    MARKER_NAMES,
    MODE_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    TERRITORIES,
    TERRITORY_NAMES,
    TRACK_NAMES,
    WORKER_NAMES,
)
from tabard.games.throne.planning import is_planning
from tabard.games.throne.points import GoOn, Turn
from tabard.games.throne.rules import HARD_TIMES
from tabard.games.throne.scoring import PAD, score_of
from tabard.games.throne.setup import Keep
from tabard.games.throne.state import Held, House, ThroneState, house_name, territories


def view(state: ThroneState, seat: int) -> dict[str, object]:
    """Everything the viewer may see; JSON-ready."""
    deck = state.rules.catalog.deck
    shown: dict[str, object] = {
        "seat": seat if seat >= 0 else None,
        "week": state.week,
        "weeks": state.rules.catalog.weeks,
        "queen_alive": not state.is_dead,
        "first_player": _seat(state.first),
        "first_player_marker": _seat(state.marker),
        "space": _name(SPACE_NAMES, state.space),
        "merchant": None if state.trader == BLANK else deck.traders[state.trader].key,
        "rows": _rows_view(state),
        "decree": None if state.decree == BLANK else deck.decrees[state.decree].key,
        "half": None if state.decree == BLANK else half_in_force(state).key,
        "action_point_token": _token_space(state),
        "display": _cards(state, state.display),
        "groups": [_cards(state, group) for group in state.groups],
        "tokens": _tokens_view(state),
        "anarchy": {
            "left": state.anarchy_left(),
            "markers": state.rules.catalog.anarchy_markers,
            "value": anarchy_value(state),
        },
        "spaces": [_space_view(state, seat, space) for space in range(len(SPACE_NAMES))],
        "ranking": [] if state.space == BLANK else ranking(state, state.space),
        "turn": _turn_view(state),
        "players": [_player_view(state, seat, other) for other in range(state.seats)],
        "over": is_over(state),
        "asked": facts(state, seat),
    }
    shown.update(_decks_view(state))
    shown.update(_private_view(state, seat))
    return shown


def _rows_view(state: ThroneState) -> dict[str, object]:
    """What the Travelling Merchant of the week takes and gives (TH-MERC-COM-02)."""
    if state.trader == BLANK:
        return {}
    trader = state.rules.catalog.deck.traders[state.trader]
    return {
        name: {"pay": trader.pays[row], "gain": trader.gains[row]}
        for row, name in enumerate(ROW_NAMES)
    }


def _turn_view(state: ThroneState) -> dict[str, object] | None:
    """Whose turn it is in III to VII, with the points left for further actions (TH-INFO-12)."""
    for step in state.agenda[::-1]:
        if isinstance(step, (GoOn, Turn)):
            return {"player": step.seat, "points": step.points, "mode": MODE_NAMES[step.mode]}
    return None


def _token_space(state: ThroneState) -> str | None:
    """Next to which space the +1 Action Point token reminds of Hard Times! (TH-DEC-28)."""
    if not forbids(state, HARD_TIMES):
        return None
    return SPACE_NAMES[max(FIRST_TRACK_SPACE, state.space)]


def _decks_view(state: ThroneState) -> dict[str, object]:
    """How many cards lie where, and the piles that lie face up (TH-INFO-07)."""
    catalog = state.rules.catalog
    seen = [t.key for n, t in enumerate(catalog.deck.traders) if state.traders.counts[n] == 0]
    read = [d.key for n, d in enumerate(catalog.deck.decrees) if state.decrees.counts[n] == 0]
    return {
        "decks": {
            "workforce": state.deck.size,
            "claims": state.claims.size,
            "decrees": state.decrees_left,
            "merchants": catalog.merchants_in_deck - len(seen),
        },
        "discard": _counted(state, state.discard.counts),
        "claim_discard": len(state.claim_discard),
        "decrees_read": read,
        "merchants_seen": seen,
    }


def _private_view(state: ThroneState, seat: int) -> dict[str, object]:
    """What the viewer alone sees beside the own board."""
    catalog = state.rules.catalog
    mine = drawer(state) == seat
    owner = offer_owner(state)
    known = [held for held in state.claim_discard if holds_seat(held.seen, seat) and seat >= 0]
    return {
        "drawn": [catalog.claim[held.claim].name for held in state.drawn] if mine else [],
        "drawn_count": len(state.drawn),
        "offer": _cards(state, state.offer) if owner in (BLANK, seat) else [],
        "offer_count": len(state.offer),
        "discarded_claims": [catalog.claim[held.claim].name for held in known],
        **_picks_view(state, seat),
    }


def _picks_view(state: ThroneState, seat: int) -> dict[str, object]:
    """What the viewer has picked in a choice that all make at once, and who has not yet."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Keep):
        return {"picks": [], "picking": []}
    row = step.row(state)
    return {
        "picks": [row[card].name for card in step.kept(seat)] if seat >= 0 else [],
        "picking": [other for other in range(state.seats) if step.options(state, other)],
    }


def _tokens_view(state: ThroneState) -> list[dict[str, object]]:
    deck, bonuses = state.rules.catalog.deck, state.rules.tracks.alms_bonuses
    return [
        {"alms": bonuses[index], "token": deck.tokens[token].key}
        for index, token in enumerate(state.tokens)
    ]


def _space_view(state: ThroneState, viewer: int, space: int) -> dict[str, object]:
    """The bid stacks of an action space, from left to right (TH-INFO-02 to -04)."""
    is_open = state.space == space
    return {
        "space": SPACE_NAMES[space],
        "open": is_open,
        "stacks": [
            {
                "player": seat,
                "count": len(state.houses[seat].stacks[space]),
                "markers": [MARKER_NAMES[kind] for kind in state.houses[seat].stacks[space]]
                if is_open or seat == viewer
                else [],
                "bid": state.bids[seat] if is_open else None,
            }
            for seat in state.order[space]
        ],
    }


def _player_view(state: ThroneState, viewer: int, seat: int) -> dict[str, object]:
    house, catalog = state.houses[seat], state.rules.catalog
    ladders = catalog.tracks.ladders
    shown: dict[str, object] = {
        "seat": seat,
        "house": house_name(state, seat) or None,
        "lord": None if house.lord == BLANK else catalog.lord[house.lord].name,
        "tracks": dict(zip(TRACK_NAMES, house.tracks)),
        "moves": {
            name: ladders[track].moves[house.tracks[track]]
            for track, name in enumerate(TRACK_NAMES)
        },
        "seals": {
            name: ladders[track].seals[house.tracks[track]]
            for track, name in enumerate(TRACK_NAMES)
        },
        "workers": {
            TERRITORY_NAMES[place]: {
                WORKER_NAMES[kind]: house.workers[kind * TERRITORIES + place]
                for kind in range(len(WORKER_NAMES))
            }
            for place in territories(state)
        },
        "supply": house.supply,
        "anarchy": house.anarchy,
        "influence": house.influence,
        "diplomacy": catalog.tracks.diplomacy[house.diplomacy],
        "alms": house.alms,
        "guilds": [GUILD_NAMES[guild] for guild in house.guilds],
        "cards": house.hand.size,
        "seen_cards": _counted(state, house.known),
        "claims": len(house.claims),
        "done": [catalog.claim[claim].name for claim in house.done],
        "ends": len(house.ends),
    }
    is_shown = viewer == seat or is_over(state)
    shown.update(_own_view(state, is_shown, house, viewer == seat))
    shown["progress"] = _progress_view(state, seat) if is_shown else {}
    shown["pad"] = _pad_view(state, seat, is_shown)
    return shown


def _progress_view(state: ThroneState, seat: int) -> dict[str, object]:
    """How far the claims in hand are met, and those just drawn, for which nothing counts yet."""
    house, catalog = state.houses[seat], state.rules.catalog
    found: dict[str, object] = {
        catalog.end[end].name: progress_of(state, seat, catalog.deck.ends[end], 0)
        for end in house.ends
    }
    since = {held.claim: held.since for held in house.claims}
    if drawer(state) == seat:
        since |= {held.claim: len(house.deeds) for held in state.drawn}
    for claim, first in since.items():
        card = catalog.deck.claims[claim]
        found[catalog.claim[claim].name] = progress_of(state, seat, card, first)
    return found


def _pad_view(state: ThroneState, seat: int, is_shown: bool) -> dict[str, object]:
    """The score pad as it would be filled now; what depends on hidden claims stays empty."""
    score = score_of(state, seat)
    lines: dict[str, object] = {}
    total = score.town_total
    for name, value in zip(PAD, score.lines):
        is_open = is_shown or name not in ("ends", "unfulfilled")
        lines[name] = value if is_open else None
        total += value if is_open else 0
    return {**lines, "town": score.town_total, "total": total}


def _own_view(state: ThroneState, is_shown: bool, house: House, is_own: bool) -> dict[str, object]:
    """What only the owner sees; claims lie open at the end (TH-INFO-05, -06, -13)."""
    catalog = state.rules.catalog
    hides = is_planning(state)
    rejected = [end for end in house.dealt if end not in house.ends]
    return {
        "markers": {name: house.markers[kind] for kind, name in enumerate(MARKER_NAMES)}
        if is_own or not hides
        else None,
        "hand": _counted(state, house.hand.counts) if is_own else None,
        "claim_cards": _claims(state, house.claims) if is_shown else None,
        "end_cards": [catalog.end[end].name for end in house.ends] if is_shown else None,
        "other_ends": [catalog.end[end].name for end in rejected] if is_own else None,
        "lords": [catalog.lord[lord].name for lord in house.lords] if is_own else None,
    }


def _claims(state: ThroneState, claims: tuple[Held, ...]) -> list[str]:
    return [state.rules.catalog.claim[held.claim].name for held in claims]


def _cards(state: ThroneState, cards: tuple[int, ...]) -> list[str]:
    return [state.rules.catalog.card[kind].name for kind in cards]


def _counted(state: ThroneState, counts: list[int]) -> dict[str, int]:
    row = state.rules.catalog.card
    return {row[kind].name: count for kind, count in enumerate(counts) if count > 0}


def _seat(seat: int) -> int | None:
    return None if seat == BLANK else seat


def _name(names: list[str], number: int) -> str | None:
    return None if number == BLANK else names[number]
