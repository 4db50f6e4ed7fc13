"""Conservation: what must hold at every moment of a match, and of a position laid by hand."""

from __future__ import annotations

from tabard.core.values import BLANK
from tabard.games.allegiance.kinds import (
    GUARD,
    GUILD,
    KIND_NAMES,
    KINDS,
    REMOVED,
    TABLEAU,
    TEMPLE,
)
from tabard.games.allegiance.state import AllegianceState, Laid, Recall


def broken_law(state: AllegianceState) -> str:
    """The first law that the state breaks, in words; empty if all hold."""
    for check in (_cards_add_up, _numbers_in_range, _guards_lie_on_cards, _memories_are_true):
        broken = check(state)
        if broken:
            return broken
    return ""


def _cards_add_up(state: AllegianceState) -> str:
    numbers = state.rules.numbers
    boxed = numbers.boxed[state.seats]
    found = [0] * KINDS
    for bag in [state.deck, *state.hands]:
        for kind, count in enumerate(bag.counts):
            found[kind] += count
    for laid in state.table:
        found[laid.card.kind] += 1
    for kind, count in enumerate(found):
        in_play = numbers.counts[kind] - boxed[kind]
        if count != in_play:
            return f"cards add up: {in_play} of {KIND_NAMES[kind]} are in play, not {count}"
    for bag in [state.deck, *state.hands]:
        if min(bag.counts) < 0 or sum(bag.counts) != bag.size:
            return "cards add up: no deck or hand holds less than nothing of a kind"
    return ""


def _numbers_in_range(state: AllegianceState) -> str:
    most = _cards_in_play(state) // (state.rules.numbers.dealt * state.seats)
    if not 0 <= state.round <= most:
        return f"rounds are counted from 0 to {most}, not {state.round}"
    if not (BLANK if state.round == 0 else 0) <= state.first < state.seats:
        return f"the First Action card lies with a seat, not with {state.first}"
    for number, laid in enumerate(state.table):
        if not 0 <= laid.origin < state.seats:
            return f"card {number} comes from a seat, not from {laid.origin}"
        if laid.place == TABLEAU and not 0 <= laid.seat < state.seats:
            return f"card {number} lies in a seat's tableau, not in {laid.seat}'s"
        if laid.is_up and laid.place == TABLEAU and not laid.card.is_open():
            return f"card {number} lies face up, so everybody knows it"
        if not 0 <= laid.round <= state.round:
            return f"card {number} was laid in a round played so far, not in {laid.round}"
        if laid.lost != BLANK and not _was_lost(state, laid):
            return f"card {number} was lost by an organisation in a round after it was laid"
    return ""


def _cards_in_play(state: AllegianceState) -> int:
    numbers = state.rules.numbers
    return sum(numbers.counts) - sum(numbers.boxed[state.seats])


def _was_lost(state: AllegianceState, laid: Laid) -> bool:
    """Whether a card taken at random bears the marks of it; `seat` keeps the organisation."""
    is_removed = laid.place == REMOVED and laid.seat in (TEMPLE, GUILD) and not laid.is_up
    return is_removed and laid.round <= laid.lost <= state.round


def _guards_lie_on_cards(state: AllegianceState) -> str:
    table = state.table
    for number, laid in enumerate(table):
        if laid.guard == BLANK:
            continue
        if not number < laid.guard < len(table):
            return f"card {number} is guarded by a card laid after it, not by {laid.guard}"
        guard = table[laid.guard]
        if guard.card.kind != GUARD or not guard.is_up or guard.place != TABLEAU:
            return f"card {number} is guarded by a face-up Guard, not by card {laid.guard}"
        if laid.place != TABLEAU or guard.seat != laid.seat or not laid.is_up:
            return f"card {number} and its Guard lie face up in one tableau"
    return ""


def _memories_are_true(state: AllegianceState) -> str:
    for recall in state.recalls:
        if not is_true(state, recall):
            return f"seat {recall.viewer} remembers cards of seat {recall.owner} that are there"
    return ""


def is_true(state: AllegianceState, recall: Recall) -> bool:
    """Whether the remembered cards are in the hand or the slots, as the memory says."""
    if not (0 <= recall.viewer < state.seats and 0 <= recall.owner < state.seats):
        return False
    counts = [0] * KINDS
    if recall.is_open:
        counts = state.hands[recall.owner].counts[:]
    for slot in recall.slots:
        if not 0 <= slot < len(state.table):
            return False
        counts[state.table[slot].card.kind] += 1
    pure = 0
    for kind, count in enumerate(counts):
        if not state.rules.is_guild_card(kind):
            pure += count
    if pure < recall.pure:
        return False
    for kind in recall.kinds:
        counts[kind] -= 1
    return min(counts) >= 0 and _sealed_hold_nothing_else(state, recall)


def _sealed_hold_nothing_else(state: AllegianceState, recall: Recall) -> bool:
    if not set(recall.sealed) <= set(recall.slots):
        return False
    held = [state.table[slot].card.kind for slot in recall.sealed]
    if not recall.kinds and not recall.spare:
        return not any(state.rules.is_guild_card(kind) for kind in held)
    allowed = [*recall.kinds, *recall.spare]
    for kind in held:
        if kind not in allowed:
            return False
        allowed.remove(kind)
    return True
