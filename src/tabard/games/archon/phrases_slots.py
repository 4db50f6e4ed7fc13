"""Slots as options: what they need, cost and do; and what a card does on the chosen one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.core.values import Choice
from tabard.games.archon.phrases_parts import (
    amount_of,
    amounts_of,
    building_of,
    each_once,
    number_of,
    price_of,
)
from tabard.parts.phrases import Phrase, entry, joined, number, row

View = Mapping[str, object]

SYMBOLS: Final = ("treasury", "repository", "barracks")
"""The buildings in which a Merchant has a benefit (AR-MERCHANT-04)."""


def asked_of(view: View) -> dict[str, object]:
    return entry(view["asked"])


def is_asked(view: View, *prompts: str) -> bool:
    return asked_of(view).get("prompt") in prompts


def own(view: View) -> dict[str, object]:
    """What belongs to the viewer; for a spectator, to the first seat."""
    return entry(row(view["players"])[number(view["seat"] or 0)])


def slot_view(view: View, key: object) -> dict[str, object] | None:
    """A slot as the view has it; none for a favor slot that is not there."""
    for slot in row(view["slots"]):
        if entry(slot)["slot"] == key:
            return entry(slot)
    return None


def slot_phrase(view: View, choice: Choice) -> Phrase:
    """A slot: cards needed, tax, who is there, what its action does; short if it is barred."""
    building = building_of(choice.name)
    fields: dict[str, object] = {"building": building, "number": number_of(choice.name)}
    slot = slot_view(view, choice.name)
    if slot is None or "acts" not in asked_of(view):
        return "slot_plain", fields
    if not slot["open"]:
        return "slot_covered", fields
    is_usable = choice.name in row(asked_of(view)["usable"])
    if slot["figures"] and not is_usable:
        return "slot_taken", {**fields, "players": each_once(slot["figures"])}
    needs: list[Phrase] = [("needs", {"count": slot["cards"]})]
    if slot["tax"]:
        needs.append(("tax_due", {"price": amount_of("gold", slot["tax"])}))
    if slot["figures"]:
        needs.append(("occupied", {"players": each_once(slot["figures"])}))
    return "slot", {**fields, "needs": joined(needs), "does": does(view, slot)}


def does(view: View, slot: dict[str, object]) -> Phrase:
    """What the action of a slot costs and gives."""
    building = str(slot["building"])
    if building == "palace":
        return "does_palace", {"favor": slot["favor"]}
    act = entry(entry(asked_of(view)["acts"])[building])
    if building in ("treasury", "barracks"):
        good = "gold" if building == "treasury" else "recruit"
        return "does_gain", {"gain": amount_of(good, act[good])}
    if building == "repository":
        cubes = amounts_of(entry(view["repository"]), "sum")
        if not cubes:
            return "does_repository_empty", {}
        return "does_repository", {"amount": act["cubes"], "cubes": joined(cubes)}
    if building == "marketplace":
        key = "does_marketplace" if act["first"] == act["buy"] else "does_marketplace_cheaper"
        return key, dict(act)
    if building in ("planetarium", "academy"):
        return f"does_{building}", {"price": price_of(entry(act["cost"]), "sum")}
    if building == "royal_guard":
        price = price_of(entry(act["cost"]), "sum")
        return "does_royal_guard", {"price": price, "vp": act["vp"]}
    field = "magisters" if building == "guild_hall" else "tiles"
    key = f"does_{building}" if act[field] else f"does_{building}_none"
    return key, {field: act[field]}


def with_phrase(view: View, choice: Choice) -> Phrase:
    """Cards for the chosen slot, with what a Magister's benefit does there."""
    asked = asked_of(view)
    fields: dict[str, object] = {"kind": choice.name}
    slot = slot_view(view, asked.get("slot"))
    if not is_asked(view, "with", "benefit") or slot is None:
        return "with_plain", fields
    hand = entry(own(view)["hand"])
    fields["has"] = hand.get(choice.name, 0)
    if choice.name == "courtier":
        key = "with_passage" if slot["figures"] else "with_courtier"
        return key, {**fields, "count": slot["cards"]}
    return "with", {**fields, "benefit": benefit_of(view, slot, choice.name)}


def benefit_of(view: View, slot: dict[str, object], kind: str) -> Phrase:
    """What the benefit of a Magister does on a slot."""
    asked = asked_of(view)
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


def benefit_phrase(view: View, choice: Choice) -> Phrase:
    """A Magister with his benefit, or as a plain Courtier."""
    asked = asked_of(view)
    slot = slot_view(view, asked.get("slot"))
    if not is_asked(view, "benefit") or slot is None:
        return f"benefit_{choice.name}_plain", {}
    if choice.name == "yes":
        return "benefit_yes", {"benefit": benefit_of(view, slot, str(asked["kind"]))}
    if asked["kind"] == "tax_collector" and slot["tax"]:
        return "benefit_no_tax", {"price": amount_of("gold", slot["tax"])}
    return "benefit_no", {}
