"""Phrases: which text says a choice or an event, and what it speaks of; a view is all it reads."""

from __future__ import annotations

from typing import Final, TypeVar

from tabard.core.values import EVERYONE, Choice
from tabard.games.allegiance.catalog import POWERS
from tabard.games.allegiance.kinds import IDLE_KINDS
from tabard.games.allegiance.shapes import AllegianceView, PlacedCard, TableCard, TrackedCard

Fields = dict[str, object]
"""What a text speaks of, by the names that it has there."""

Phrase = tuple[str, Fields]
C = TypeVar("C", TableCard, PlacedCard, TrackedCard)

HIDING: Final = {
    "hand_seen": "cards",
    "face_down_seen": "card",
    "hand_card_assassinated": "card",
    "card_infiltrated": "card",
}
"""Events that tell some viewers less, and the field that those do not get."""


def phrase(view: AllegianceView, choice: Choice) -> Phrase:
    """The key of an option's text and its fields, as the owner of the view may read it."""
    kind = choice.kind
    if kind in ("card", "on"):
        return _card_phrase(view, choice)
    if kind == "slot":
        return _slot_phrase(view, choice)
    if kind == "player":
        is_self = choice.number == view["seat"]
        return "player_self" if is_self else "player", {"player": choice.number}
    if kind in ("pile", "mode"):
        return f"{kind}_{choice.name}", {}
    if kind == "use":
        key = "use_idle" if choice.number in IDLE_KINDS else "use"
        return key, {"card": choice.name, "power": POWERS[choice.name]}
    if choice.name:
        return kind, {"card": choice.name}
    return kind, {}


def _card_phrase(view: AllegianceView, choice: Choice) -> Phrase:
    """A card of a tableau: by its face, or by who placed it there and when."""
    card = _entry(view["table"], choice.number)
    if card is None:
        return "card_gone", {"number": choice.number}
    owner = card["player"]
    fields: Fields = {"player": owner, "own": owner == view["seat"]}
    if not card["face_up"]:
        fields |= {"seat": card["from"], "round": card["round"]}
    if card["kind"] is None:
        return "card_face_down", fields
    fields["card"] = card["kind"]
    if not card["face_up"]:
        return "card_face_down_known", fields
    under = _guarded_by(view["table"], choice.number)
    if under is not None:
        return "card_guarding", {**fields, "under": under["kind"]}
    return "card" if card["guard"] is None else "card_guarded", fields


def _slot_phrase(view: AllegianceView, choice: Choice) -> Phrase:
    """A face-down card on an organisation, where the table tracks them (AL-R02)."""
    slot = _entry(view["tracked"], choice.number)
    if slot is None:
        return "card_gone", {"number": choice.number}
    fields: Fields = {"player": slot["from"], "pile": slot["place"], "round": slot["round"]}
    own = _entry(view["placed"], choice.number)
    if own is None or own["kind"] is None:
        return "slot", fields
    return "slot_known", {**fields, "card": own["kind"]}


def _entry(cards: list[C], number: int) -> C | None:
    """The card of that number in a list of a view."""
    for card in cards:
        if card["card"] == number:
            return card
    return None


def _guarded_by(cards: list[TableCard], guard: int) -> TableCard | None:
    """The card on which a Guard lies."""
    for card in cards:
        if card["guard"] == guard:
            return card
    return None


def lines(events: list[Fields], viewer: int | None) -> list[Phrase]:
    """The log: a key and its fields for each line; cards dealt to one hand make one line.

    The viewer is a seat, None for a spectator, or EVERYONE where nothing is hidden.
    """
    found: list[Phrase] = []
    for event in events:
        name = str(event["event"])
        if name == "card_dealt":
            _add_dealt(found, event)
        else:
            found.append(_line(name, event, viewer))
    return found


def _add_dealt(found: list[Phrase], event: Fields) -> None:
    seat, card = event["seat"], event["card"]
    if found and found[-1][0] == "cards_dealt" and found[-1][1]["seat"] == seat:
        cards = found[-1][1]["cards"]
        assert isinstance(cards, list)
        cards.append(card)
    else:
        found.append(("cards_dealt", {"seat": seat, "cards": [card]}))


def _line(name: str, event: Fields, viewer: int | None) -> Phrase:
    fields = dict(event)
    if "player" in fields:
        fields["own"] = fields["player"] == fields["seat"]
    if name == "card_used":
        fields["power"] = POWERS[str(fields["card"])]
    elif name == "card_assassinated":
        return _assassinated(fields), fields
    elif name == "match_won":
        return f"match_won_{fields['reason']}", fields
    elif name == "turn_ended":
        return name if fields["has_acted"] else "turn_ended_idle", fields
    elif name == "hand_revealed":
        return "hand_revealed_all" if fields["face_down"] else name, fields
    if name in HIDING and not fields[HIDING[name]]:
        if name == "hand_seen" and viewer in (fields["seat"], EVERYONE):
            return "hand_seen_empty", fields
        return f"{name}_hidden", fields
    return name, fields


def _assassinated(fields: Fields) -> str:
    place = str(fields["place"])
    where = place if place in ("tableau", "converted") else "pile"
    hidden = "_hidden" if fields["card"] is None and where != "converted" else ""
    return f"card_assassinated_{where}{hidden}"
