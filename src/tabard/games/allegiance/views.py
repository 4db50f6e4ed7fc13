"""What a seat sees of a match."""

from __future__ import annotations

from tabard.core.engine import is_over
from tabard.core.values import ALL_EYES, BLANK
from tabard.games.allegiance.allocation import CONFIRMED, pending_allocation
from tabard.games.allegiance.catalog import POWERS
from tabard.games.allegiance.kinds import (
    FACTION_NAMES,
    GUILD,
    KIND_NAMES,
    PILE_NAMES,
    PLACE_NAMES,
    REMOVED,
    TABLEAU,
    TEMPLE,
)
from tabard.games.allegiance.shapes import (
    AllegianceView,
    KindView,
    PileView,
    PlacedCard,
    PlayerView,
    Recalled,
    TableCard,
    TrackedCard,
)
from tabard.games.allegiance.state import AllegianceState, Laid, Recall, numbers_in
from tabard.parts.eyes import own_of


def view(state: AllegianceState, viewer: int) -> AllegianceView:
    """What a seat, SPECTATOR or ALL_EYES may see (AL-INFO-01)."""
    over = is_over(state)
    return {
        "seat": viewer if viewer >= 0 else None,
        "round": state.round,
        "rounds": state.rules.numbers.rounds(state.seats),
        "first_action": state.first if state.first != BLANK else None,
        "deck": state.deck.size,
        "boxed": _named_counts(state.rules.numbers.boxed[state.seats]),
        "organisations": {
            "temple": _pile_view(state, TEMPLE),
            "guild": _pile_view(state, GUILD),
        },
        "players": [_player_view(state, viewer, seat, over) for seat in range(state.seats)],
        "table": [
            _card_view(number, laid, viewer)
            for number, laid in enumerate(state.table)
            if laid.place >= TABLEAU and laid.lost == BLANK
        ],
        "placed": own_of(viewer, state.seats, lambda seat: _placed_view(state, seat)),
        "tracked": _tracked_view(state),
        "picks": own_of(viewer, state.seats, lambda seat: _picks_view(state, seat)),
        "confirmed": _confirmed(state),
        "recalled": []
        if over
        else own_of(viewer, state.seats, lambda seat: _recalled_view(state, seat)),
        "kinds": _kinds_view(state),
        "over": over,
    }


def _pile_view(state: AllegianceState, pile: int) -> PileView:
    cards = [state.table[number].card for number in numbers_in(state, pile)]
    opened = sorted([card.kind for card in cards if card.is_open()])
    lost = [laid for laid in state.table if laid.lost != BLANK and laid.seat == pile]
    return {
        "count": len(cards),
        "lost": len(lost),
        "cards": [KIND_NAMES[kind] for kind in opened],
    }


def _player_view(state: AllegianceState, viewer: int, seat: int, is_over: bool) -> PlayerView:
    hand = state.hands[seat]
    is_shown = is_over or viewer in (seat, ALL_EYES)
    shown = _named_counts(hand.counts) if is_shown else None
    return {"seat": seat, "cards": hand.size, "hand": shown}


def _card_view(number: int, laid: Laid, viewer: int) -> TableCard:
    kind = laid.card.kind_for(viewer)
    return {
        "card": number,
        "kind": KIND_NAMES[kind] if kind != BLANK else None,
        "place": PLACE_NAMES[laid.place],
        "player": laid.seat if laid.seat != BLANK else None,
        "from": laid.origin,
        "round": laid.round,
        "face_up": laid.is_up and laid.place != REMOVED,
        "guard": laid.guard if laid.guard != BLANK else None,
    }


def _placed_view(state: AllegianceState, seat: int) -> list[PlacedCard]:
    """Cards that a seat placed on organisations; whether one was lost since, nobody knows."""
    found: list[PlacedCard] = []
    for number, laid in enumerate(state.table):
        if laid.origin == seat and (laid.place < TABLEAU or laid.lost != BLANK):
            pile = laid.place if laid.lost == BLANK else laid.seat
            kind = laid.card.kind_for(seat)
            found.append(
                {
                    "card": number,
                    "kind": KIND_NAMES[kind] if kind != BLANK else None,
                    "place": PILE_NAMES[pile],
                    "round": laid.round,
                }
            )
    return found


def _tracked_view(state: AllegianceState) -> list[TrackedCard]:
    """Who placed which face-down card in which round, where the table plays so (AL-R02)."""
    if not state.rules.tracks_piles():
        return []
    return [
        {"card": n, "place": PILE_NAMES[laid.place], "from": laid.origin, "round": laid.round}
        for n, laid in enumerate(state.table)
        if laid.place < TABLEAU
    ]


def _picks_view(state: AllegianceState, seat: int) -> list[str]:
    """What a seat itself has chosen in an allocation that is not revealed yet (AL-INFO-04)."""
    allocation = pending_allocation(state)
    if allocation is None or seat < 0:
        return []
    return [KIND_NAMES[kind] for kind in allocation.picks[seat][: CONFIRMED - 1]]


def _confirmed(state: AllegianceState) -> list[int]:
    """Who has confirmed an allocation that is not revealed yet (AL-INFO-04)."""
    allocation = pending_allocation(state)
    if allocation is None:
        return []
    return [seat for seat, picks in enumerate(allocation.picks) if len(picks) == CONFIRMED]


def _recalled_view(state: AllegianceState, seat: int) -> list[Recalled]:
    return [_recall_view(recall) for recall in state.recalls if recall.viewer == seat]


def _recall_view(recall: Recall) -> Recalled:
    return {
        "player": recall.owner,
        "kinds": [KIND_NAMES[kind] for kind in recall.kinds],
        "not_of_guild": recall.pure,
        "in_hand": recall.is_open,
        "or_placed_as": list(recall.slots),
        "nothing_else_in": list(recall.sealed),
    }


def _kinds_view(state: AllegianceState) -> list[KindView]:
    """Side and power of each kind, as this table plays it (AL-R01)."""
    sides = [FACTION_NAMES[faction] for faction in state.rules.factions]
    powers = [POWERS[name] if POWERS[name] != "none" else None for name in KIND_NAMES]
    return [
        {"kind": name, "side": sides[kind], "power": powers[kind]}
        for kind, name in enumerate(KIND_NAMES)
    ]


def _named_counts(counts: list[int]) -> dict[str, int]:
    return {KIND_NAMES[kind]: count for kind, count in enumerate(counts) if count > 0}
