"""What seats remember of hands they have seen, kept true while cards move (AL-INFO-02)."""

from __future__ import annotations

from tabard.core.values import EVERYONE, holds_seat, seat_bit
from tabard.games.allegiance.kinds import INQUISITOR, KINDS
from tabard.games.allegiance.rules import Rules
from tabard.games.allegiance.state import AllegianceState, Recall
from tabard.parts.bag import Bag


def remember_inquisitors(state: AllegianceState, number: int) -> None:
    """Everybody knows that each hand began with Inquisitors (AL-SETUP-07)."""
    kinds = (INQUISITOR,) * number
    for viewer in range(state.seats):
        for owner in range(state.seats):
            if viewer != owner and kinds:
                state.recalls.append(Recall(viewer, owner, kinds, 0, True, ()))


def remember_hand(state: AllegianceState, viewer: int, owner: int) -> None:
    """The viewer sees the whole hand now; older memories speak only of what had left it before."""
    if viewer == owner:
        return
    hand = state.hands[owner]
    kept: list[Recall] = []
    for recall in state.recalls:
        if recall.is_open and recall.viewer == viewer and recall.owner == owner:
            recall = _closed_by(state.rules, recall, hand)
        if recall.kinds or recall.pure:
            kept.append(recall)
    kinds = kinds_of(hand)
    if kinds:
        kept.append(Recall(viewer, owner, kinds, 0, True, ()))
    state.recalls = kept


def remember_no_guild_card(state: AllegianceState, looker: int, owner: int) -> None:
    """All learn that the hand holds no Guild card now (AL-ACT-CONVERT-05)."""
    rules = state.rules
    size = state.hands[owner].size
    kept: list[Recall] = []
    for recall in state.recalls:
        if not recall.is_open or recall.owner != owner or recall.viewer == looker:
            kept.append(recall)
            continue
        guild = tuple([kind for kind in recall.kinds if rules.is_guild_card(kind)])
        other = tuple([kind for kind in recall.kinds if not rules.is_guild_card(kind)])
        viewer = recall.viewer
        if guild:
            kept.append(Recall(viewer, owner, guild, 0, False, recall.slots))
        if other or recall.pure:
            kept.append(Recall(viewer, owner, other, recall.pure, True, recall.slots))
    for viewer in range(state.seats):
        if viewer not in (looker, owner) and size:
            kept.append(Recall(viewer, owner, (), size, True, ()))
    state.recalls = kept


def card_left_openly(state: AllegianceState, owner: int, kind: int) -> None:
    """A card left a hand for all to see."""
    _seen_leaving(state, owner, kind, EVERYONE)


def card_left_hidden(
    state: AllegianceState, owner: int, kind: int, slot: int, knowers: int
) -> None:
    """A card left a hand face down; only the knowers know which, the others where it lies."""
    if knowers != seat_bit(owner):
        _seen_leaving(state, owner, kind, knowers)
    recalls = state.recalls
    for index, recall in enumerate(recalls):
        if recall.is_open and recall.owner == owner and not holds_seat(knowers, recall.viewer):
            recalls[index] = Recall(
                recall.viewer, owner, recall.kinds, recall.pure, True, recall.slots + (slot,)
            )


def card_seen(state: AllegianceState, viewers: int, slot: int) -> None:
    """A hidden card on the table was shown to viewers: their memories shrink by it."""
    kind = state.table[slot].card.kind
    is_pure = not state.rules.is_guild_card(kind)
    matched = 0
    kept: list[Recall] = []
    for recall in state.recalls:
        if slot not in recall.slots or not holds_seat(viewers, recall.viewer):
            kept.append(recall)
            continue
        slots = tuple([other for other in recall.slots if other != slot])
        kinds = recall.kinds
        if kind in kinds and not (matched >> recall.viewer) & 1:
            kinds = without(kinds, kind)
            matched |= seat_bit(recall.viewer)
        pure = max(0, recall.pure - 1) if is_pure else recall.pure
        if kinds or pure:
            kept.append(Recall(recall.viewer, recall.owner, kinds, pure, recall.is_open, slots))
    state.recalls = kept


def _seen_leaving(state: AllegianceState, owner: int, kind: int, viewers: int) -> None:
    is_pure = not state.rules.is_guild_card(kind)
    is_shrinking = False
    recalls = state.recalls
    for index, recall in enumerate(recalls):
        if not recall.is_open or recall.owner != owner or not holds_seat(viewers, recall.viewer):
            continue
        kinds = without(recall.kinds, kind) if kind in recall.kinds else recall.kinds
        pure = recall.pure - 1 if is_pure and recall.pure else recall.pure
        recalls[index] = Recall(recall.viewer, owner, kinds, pure, True, recall.slots)
        is_shrinking = is_shrinking or not (kinds or pure)
    if is_shrinking:
        state.recalls = [recall for recall in recalls if recall.kinds or recall.pure]


def _closed_by(rules: Rules, recall: Recall, hand: Bag) -> Recall:
    """What an older memory says of the slots alone, now that the hand itself is known."""
    missing: list[int] = []
    found = [0] * KINDS
    for kind in recall.kinds:
        if found[kind] < hand.counts[kind]:
            found[kind] += 1
        else:
            missing.append(kind)
    pure = recall.pure
    for kind in range(KINDS):
        if not rules.is_guild_card(kind):
            pure -= hand.counts[kind]
    return Recall(recall.viewer, recall.owner, tuple(missing), max(0, pure), False, recall.slots)


def without(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The kinds with one of them taken out."""
    index = kinds.index(kind)
    return kinds[:index] + kinds[index + 1 :]


def kinds_of(hand: Bag) -> tuple[int, ...]:
    """Every card of a hand by kind, in catalog order."""
    kinds: list[int] = []
    for kind, count in enumerate(hand.counts):
        for _ in range(count):
            kinds.append(kind)
    return tuple(kinds)
