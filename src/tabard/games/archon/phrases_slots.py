"""Slots as options: what they need, cost and do; and what a card does on the chosen one."""

from __future__ import annotations

from typing import Final, Literal

from tabard.core.values import Choice
from tabard.games.archon.phrases_parts import (
    amount_of,
    amounts_of,
    building_of,
    each_once,
    number_of,
    price_of,
)
from tabard.games.archon.shapes import ArchonView, PlayerView, SlotView
from tabard.parts.phrases import Fields, Phrase, joined

SYMBOLS: Final = ("treasury", "repository", "barracks")
"""The buildings in which a Merchant has a benefit (AR-MERCHANT-04)."""


def is_asked(view: ArchonView, *prompts: str) -> bool:
    return view["asked"].get("prompt") in prompts


def own(view: ArchonView) -> PlayerView:
    """What belongs to the viewer; for a spectator, to the first seat."""
    return view["players"][view["seat"] or 0]


def slot_view(view: ArchonView, key: str | None) -> SlotView | None:
    """A slot as the view has it; none for a favor slot that is not there."""
    for slot in view["slots"]:
        if slot["slot"] == key:
            return slot
    return None


def slot_phrase(view: ArchonView, choice: Choice) -> Phrase:
    """A slot: cards needed, tax, who is there, what its action does; short if it is barred."""
    building = building_of(choice.name)
    fields: Fields = {"building": building, "number": number_of(choice.name)}
    slot = slot_view(view, choice.name)
    if slot is None or "acts" not in view["asked"]:
        return "slot_plain", fields
    if not slot["open"]:
        return "slot_covered", fields
    is_usable = choice.name in view["asked"]["usable"]
    if slot["figures"] and not is_usable:
        return "slot_taken", {**fields, "players": each_once(slot["figures"])}
    needs: list[Phrase] = [("needs", {"count": slot["cards"]})]
    if slot["tax"]:
        needs.append(("tax_due", {"price": amount_of("gold", slot["tax"])}))
    if slot["figures"]:
        needs.append(("occupied", {"players": each_once(slot["figures"])}))
    return "slot", {**fields, "needs": joined(needs), "does": does(view, slot)}


def does(view: ArchonView, slot: SlotView) -> Phrase:
    """What the action of a slot costs and gives."""
    building = slot["building"]
    if building == "palace":
        return "does_palace", {"favor": slot["favor"]}
    act = view["asked"]["acts"][building]
    if building in ("treasury", "barracks"):
        good: Literal["gold", "recruit"] = "gold" if building == "treasury" else "recruit"
        return "does_gain", {"gain": amount_of(good, act[good])}
    if building == "repository":
        cubes = amounts_of(view["repository"], "sum")
        if not cubes:
            return "does_repository_empty", {}
        return "does_repository", {"amount": act["cubes"], "cubes": joined(cubes)}
    if building == "marketplace":
        key = "does_marketplace" if act["first"] == act["buy"] else "does_marketplace_cheaper"
        return key, dict(act)
    if building in ("planetarium", "academy"):
        return f"does_{building}", {"price": price_of(act["cost"], "sum")}
    if building == "royal_guard":
        price = price_of(act["cost"], "sum")
        return "does_royal_guard", {"price": price, "vp": act["vp"]}
    is_guild = building == "guild_hall"
    field: Literal["magisters", "tiles"] = "magisters" if is_guild else "tiles"
    key = f"does_{building}" if act[field] else f"does_{building}_none"
    return key, {field: act[field]}


def with_phrase(view: ArchonView, choice: Choice) -> Phrase:
    """Cards for the chosen slot, with what a Magister's benefit does there."""
    asked = view["asked"]
    fields: Fields = {"kind": choice.name}
    slot = slot_view(view, asked.get("slot"))
    if not is_asked(view, "with", "benefit") or slot is None:
        return "with_plain", fields
    hand = own(view)["hand"] or {}
    fields["has"] = hand.get(choice.name, 0)
    if choice.name == "courtier":
        key = "with_passage" if slot["figures"] else "with_courtier"
        return key, {**fields, "count": slot["cards"]}
    return "with", {**fields, "benefit": benefit_of(view, slot, choice.name)}


def benefit_of(view: ArchonView, slot: SlotView, kind: str) -> Phrase:
    """What the benefit of a Magister does on a slot."""
    asked = view["asked"]
    if kind == "tax_collector":
        key = "benefit_tax_free" if slot["tax"] else "benefit_tax"
        due = amount_of("gold", slot["tax"])
        return key, {"price": amount_of("gold", asked["tax"]), "due": due}
    if kind == "cleric":
        if not slot["figures"]:
            return "benefit_cleric_idle", {}
        return "benefit_cleric", {"players": each_once(slot["figures"])}
    if kind == "scribe":
        if asked["second"]:
            return "benefit_scribe_second", {}
        is_last = own(view)["hand_size"] == 1
        return ("benefit_scribe_last" if is_last else "benefit_scribe"), {}
    building = slot["building"]
    if building not in SYMBOLS:
        return "benefit_merchant_none", {}
    if building == "repository":
        return "benefit_merchant_cube", {"amount": asked["merchant"]}
    good = "gold" if building == "treasury" else "recruit"
    return "benefit_merchant", {"gain": amount_of(good, asked["merchant"])}


def benefit_phrase(view: ArchonView, choice: Choice) -> Phrase:
    """A Magister with his benefit, or as a plain Courtier."""
    asked = view["asked"]
    slot = slot_view(view, asked.get("slot"))
    if not is_asked(view, "benefit") or slot is None:
        return f"benefit_{choice.name}_plain", {}
    if choice.name == "yes":
        return "benefit_yes", {"benefit": benefit_of(view, slot, str(asked["kind"]))}
    if asked["kind"] == "tax_collector" and slot["tax"]:
        return "benefit_no_tax", {"price": amount_of("gold", slot["tax"])}
    return "benefit_no", {}
