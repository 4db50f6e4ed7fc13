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
        if not recall.is_idle():
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
        rest = recall.keeping(other, recall.pure)
        if guild:  # which of the sealed slots hold these is not told apart any more
            rest = Recall(viewer, owner, other, recall.pure, True, recall.slots)
        if not rest.is_idle():
            kept.append(rest)
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
            recalls[index] = _with_slot(recall, slot, state.hands[owner].size + 1)


def _with_slot(recall: Recall, slot: int, hand: int) -> Recall:
    """One more place where remembered cards may lie; `hand` is the hand before it lost the card.

    As long as the memory speaks of every card, the slot can hold nothing else.
    """
    known = len(recall.kinds) if recall.kinds else recall.pure
    is_whole = known == hand + len(recall.slots)
    return Recall(
        recall.viewer,
        recall.owner,
        recall.kinds,
        recall.pure,
        True,
        recall.slots + (slot,),
        recall.sealed + (slot,) if is_whole else recall.sealed,
        recall.spare,
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
        kinds = recall.kinds
        if kind in kinds and not (matched >> recall.viewer) & 1:
            kinds = without(kinds, kind)
            matched |= seat_bit(recall.viewer)
        pure = max(0, recall.pure - 1) if is_pure else recall.pure
        shrunk = _without_slot(recall, slot, kinds, pure, kind)
        if not shrunk.is_idle():
            kept.append(shrunk)
    state.recalls = kept


def _without_slot(
    recall: Recall, slot: int, kinds: tuple[int, ...], pure: int, kind: int
) -> Recall:
    """The memory after one of its slots was seen to hold a kind."""
    sealed = tuple([other for other in recall.sealed if other != slot])
    spare = recall.spare
    if len(sealed) < len(recall.sealed):
        if len(kinds) == len(recall.kinds) and kind in spare:
            spare = without(spare, kind)
    elif sealed and len(kinds) < len(recall.kinds):
        spare = (*spare, kind)
    slots = tuple([other for other in recall.slots if other != slot])
    return Recall(recall.viewer, recall.owner, kinds, pure, recall.is_open, slots, sealed, spare)


def _seen_leaving(state: AllegianceState, owner: int, kind: int, viewers: int) -> None:
    is_pure = not state.rules.is_guild_card(kind)
    is_shrinking = False
    recalls = state.recalls
    for index, recall in enumerate(recalls):
        if not recall.is_open or recall.owner != owner or not holds_seat(viewers, recall.viewer):
            continue
        shrunk = _without_kind(recall, kind, is_pure)
        recalls[index] = shrunk
        is_shrinking = is_shrinking or shrunk.is_idle()
    if is_shrinking:
        state.recalls = [recall for recall in recalls if not recall.is_idle()]


def _without_kind(recall: Recall, kind: int, is_pure: bool) -> Recall:
    """The memory after a card was seen to leave the hand; it may have been another of its kind."""
    pure = recall.pure - 1 if is_pure and recall.pure else recall.pure
    if kind not in recall.kinds:
        return recall.keeping(recall.kinds, pure)
    return Recall(
        recall.viewer,
        recall.owner,
        without(recall.kinds, kind),
        pure,
        True,
        recall.slots,
        recall.sealed,
        (*recall.spare, kind) if recall.sealed else recall.spare,
    )


def _closed_by(rules: Rules, recall: Recall, hand: Bag) -> Recall:
    """What an older memory says of the slots alone, now that the hand itself is known."""
    missing: list[int] = []
    spare = list(recall.spare)
    found = [0] * KINDS
    for kind in recall.kinds:
        if found[kind] < hand.counts[kind]:
            found[kind] += 1
            spare.append(kind)
        else:
            missing.append(kind)
    pure = recall.pure
    for kind in range(KINDS):
        if not rules.is_guild_card(kind):
            pure -= hand.counts[kind]
    return Recall(
        recall.viewer,
        recall.owner,
        tuple(missing),
        max(0, pure),
        False,
        recall.slots,
        recall.sealed,
        tuple(spare) if recall.sealed else (),
    )


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
