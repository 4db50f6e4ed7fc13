"""What a seat, or a spectator, sees of the table (TH-INFO-01 to -13)."""

from __future__ import annotations

from typing import cast

from tabard.core.engine import facts, is_over
from tabard.core.values import ALL_EYES, BLANK, holds_seat
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
    SELL_TRADE,
    SELL_WEALTH,
    SPACE_NAMES,
    TERRITORIES,
    TERRITORY_NAMES,
    TRACK_NAMES,
    WORKER_NAMES,
)
from tabard.games.throne.planning import is_planning
from tabard.games.throne.points import GoOn, Turn
from tabard.games.throne.rules import HARD_TIMES
from tabard.games.throne.scoring import score_of
from tabard.games.throne.setup import Keep
from tabard.games.throne.shapes import (
    Asked,
    Deal,
    Deals,
    Decks,
    OwnBoard,
    Pad,
    Part,
    PlayerView,
    Private,
    SpaceName,
    SpaceView,
    ThroneView,
    TokenView,
    TurnView,
)
from tabard.games.throne.state import Held, House, ThroneState, house_name, territories
from tabard.parts.eyes import own_of


def view(state: ThroneState, seat: int) -> ThroneView:
    """Everything that a seat, SPECTATOR or ALL_EYES may see; JSON-ready."""
    deck = state.rules.catalog.deck
    return {
        "seat": seat if seat >= 0 else None,
        "week": state.week,
        "weeks": state.rules.catalog.weeks,
        "queen_alive": not state.is_dead,
        "first_player": _seat(state.first),
        "first_player_marker": _seat(state.marker),
        "space": None if state.space == BLANK else SPACE_NAMES[state.space],
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
        "asked": cast("Asked", facts(state, seat)),
        **_decks_view(state),
        **_private_view(state, seat),
    }


def _rows_view(state: ThroneState) -> Deals:
    """What the Travelling Merchant of the week takes and gives (TH-MERC-COM-02)."""
    if state.trader == BLANK:
        return {}
    trader = state.rules.catalog.deck.traders[state.trader]
    deals: list[Deal] = [{"pay": pay, "gain": gain} for pay, gain in zip(trader.pays, trader.gains)]
    return {"sell_trade": deals[SELL_TRADE], "sell_wealth": deals[SELL_WEALTH]}


def _turn_view(state: ThroneState) -> TurnView | None:
    """Whose turn it is in III to VII, with the points left for further actions (TH-INFO-12)."""
    for step in state.agenda[::-1]:
        if isinstance(step, (GoOn, Turn)):
            return {"player": step.seat, "points": step.points, "mode": MODE_NAMES[step.mode]}
    return None


def _token_space(state: ThroneState) -> SpaceName | None:
    """Next to which space the +1 Action Point token reminds of Hard Times! (TH-DEC-28)."""
    if not forbids(state, HARD_TIMES):
        return None
    return SPACE_NAMES[max(FIRST_TRACK_SPACE, state.space)]


def _decks_view(state: ThroneState) -> Decks:
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


def _private_view(state: ThroneState, viewer: int) -> Private:
    """What the viewer alone sees beside the own board."""
    sees_drawn = viewer in (drawer(state), ALL_EYES)
    sees_offer = offer_owner(state) in (BLANK, viewer) or viewer == ALL_EYES
    step = state.agenda[-1] if state.agenda else None
    keep = step if isinstance(step, Keep) else None
    return {
        "drawn": _claims(state, state.drawn) if sees_drawn else [],
        "drawn_count": len(state.drawn),
        "offer": _cards(state, state.offer) if sees_offer else [],
        "offer_count": len(state.offer),
        "discarded_claims": own_of(viewer, state.seats, lambda seat: _discarded(state, seat)),
        "picks": own_of(viewer, state.seats, lambda seat: _picks(state, keep, seat)),
        "picking": []
        if keep is None
        else [seat for seat in range(state.seats) if keep.options(state, seat)],
    }


def _discarded(state: ThroneState, seat: int) -> list[str]:
    """The claims that a seat has seen before they were discarded."""
    known = [held for held in state.claim_discard if holds_seat(held.seen, seat) and seat >= 0]
    return _claims(state, tuple(known))


def _picks(state: ThroneState, keep: Keep | None, seat: int) -> list[str]:
    """What a seat has picked in a choice that all make at once."""
    if keep is None or seat < 0:
        return []
    row = keep.row(state)
    return [row[card].name for card in keep.kept(seat)]


def _tokens_view(state: ThroneState) -> list[TokenView]:
    deck, bonuses = state.rules.catalog.deck, state.rules.tracks.alms_bonuses
    return [
        {"alms": bonuses[index], "token": deck.tokens[token].key}
        for index, token in enumerate(state.tokens)
    ]


def _space_view(state: ThroneState, viewer: int, space: int) -> SpaceView:
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
                if is_open or viewer in (seat, ALL_EYES)
                else [],
                "bid": state.bids[seat] if is_open else None,
            }
            for seat in state.order[space]
        ],
    }


def _player_view(state: ThroneState, viewer: int, seat: int) -> PlayerView:
    house, catalog = state.houses[seat], state.rules.catalog
    ladders = catalog.tracks.ladders
    is_own = viewer in (seat, ALL_EYES)
    is_shown = is_own or is_over(state)
    return {
        "seat": seat,
        "house": house_name(state, seat),
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
                name: house.workers[kind * TERRITORIES + place]
                for kind, name in enumerate(WORKER_NAMES)
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
        **_own_view(state, is_shown, house, is_own),
        "progress": _progress_view(state, seat) if is_shown else {},
        "pad": _pad_view(state, seat, is_shown),
    }


def _progress_view(state: ThroneState, seat: int) -> dict[str, list[Part]]:
    """How far the claims in hand are met, and those just drawn, for which nothing counts yet."""
    house, catalog = state.houses[seat], state.rules.catalog
    found = {
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


def _pad_view(state: ThroneState, seat: int, is_shown: bool) -> Pad:
    """The score pad as it would be filled now; what depends on hidden claims stays empty."""
    score = score_of(state, seat)
    guilds, claims, ends, unfulfilled, diplomacy, alms, anarchy, influence = score.lines
    return {
        "guilds": guilds,
        "claims": claims,
        "ends": ends if is_shown else None,
        "unfulfilled": unfulfilled if is_shown else None,
        "diplomacy": diplomacy,
        "alms": alms,
        "anarchy": anarchy,
        "influence": influence,
        "town": score.town_total,
        "total": score.total - (0 if is_shown else ends + unfulfilled),
    }


def _own_view(state: ThroneState, is_shown: bool, house: House, is_own: bool) -> OwnBoard:
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
