"""A line of the log in the making: segments of what somebody did and what it brought."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tabard.games.castellans.phrases_merge import rolls_of
from tabard.games.castellans.phrases_parts import between, place, price_of
from tabard.parts.phrases import Phrase, Told, joined, number, row

Dividers = Mapping[tuple[str, int], Mapping[str, int]]
"""What each divider pays, by its Guild and the space that it follows."""


class Push:
    """A token that moved up, and what dividers paid on the way."""

    def __init__(self, guild: object, space: object) -> None:
        self.guild = guild
        self.space = space
        self.gains: list[Phrase] = []

    def phrase(self) -> Phrase:
        fields: Told = {"guild": self.guild, "space": self.space}
        if not self.gains:
            return "push", fields
        return "push_paid", {**fields, "gains": joined(self.gains)}


class Owed:
    """What dividers that were crossed have still to pay: VP, and units of goods."""

    def __init__(self) -> None:
        self.vp = 0
        self.units = 0

    def add(self, gain: Mapping[str, int]) -> None:
        self.vp += gain.get("vp", 0)
        self.units += sum([amount for name, amount in gain.items() if name != "vp"])

    def pays(self, name: str, event: Told) -> bool:
        """Whether an event is such a payment; then it is owed no longer."""
        if name == "vp_gained" and self.vp > 0:
            self.vp -= number(event["vp"])
            return True
        if name == "goods_gained" and self.units > 0:
            self.units -= number(event["amount"]) + number(event["lost"])
            return True
        return False


class Segment:
    """What was built or used, if anything, and what it brought."""

    def __init__(self, opener: Phrase | None, joint: str, rolls: list[object]) -> None:
        self.opener = opener
        self.joint = joint
        self.rolls = rolls
        self.items: list[Phrase | Push] = []

    def phrase(self) -> Phrase:
        items = [item.phrase() if isinstance(item, Push) else item for item in self.items]
        told = joined(items)
        if self.opener is not None:
            told = (self.joint, {"first": self.opener, "second": told}) if items else self.opener
        if not self.rolls:
            return told
        rolls: list[Phrase] = [("number", {"number": roll}) for roll in self.rolls]
        if self.opener is None and not items:
            told = ("no_effect", {})
        return "rolled", {"rolls": joined(rolls), "told": told}


class Line:
    """All that one side did for one reason."""

    def __init__(self, head: str, seat: object, fields: Told, dividers: Dividers) -> None:
        self.head = head
        self.seat = seat
        self.fields = fields
        self.dividers = dividers
        self.segments: list[Segment] = []
        self.owed = Owed()
        self.crossed: object = None

    def named(self) -> object:
        """What the head says is built."""
        return self.fields.get("action", self.fields.get("monument"))

    def add(self, event: Told) -> None:
        """One more event; what follows a divider is its reward."""
        name, rolls = str(event["event"]), row(event.get("rolls", []))
        if name == "divider_crossed":
            self.owed.add(self.dividers.get((str(event["guild"]), number(event["after"])), {}))
            self.crossed = event["guild"]
        elif name == "decision_rolled":
            self.segments.append(Segment(None, "also", rolls_of(event)))
        elif name in OPENERS and not (name == "crate_placed" and isinstance(self.seat, str)):
            opener, joint = OPENERS[name](self, event)
            self.segments.append(Segment(opener, joint, rolls))
            self.owed = Owed()
        else:
            if not self.segments or rolls:
                self.segments.append(Segment(None, "also", rolls))
            self.add_item(name, event)

    def add_item(self, name: str, event: Told) -> None:
        items = self.segments[-1].items
        last = items[-1] if items else None
        if name == "pushed":
            self.owed = Owed()
            if isinstance(last, Push) and last.guild == event["guild"]:
                last.space = event["space"]
            else:
                items.append(Push(event["guild"], event["space"]))
            return
        if isinstance(last, Push) and self.owed.pays(name, event):
            last.gains.append(ITEMS[name](event))
            return
        self.owed = Owed()
        items.append(ITEMS[name](event))

    def phrase(self) -> Phrase:
        fields = {"seat": self.seat, **self.fields}
        parts = [segment.phrase() for segment in self.segments]
        if not parts and self.head == "effects":
            return "divider_crossed", {**fields, "guild": self.crossed}
        if not parts:
            return f"{self.head}_alone", fields
        is_colon = self.head == "effects" and self.segments[0].joint == "colon"
        key = "effects_of" if is_colon else self.head
        return key, {**fields, "told": joined(parts, "then")}


def is_item(name: str) -> bool:
    """Whether an event is told inside a line."""
    return name in OPENERS or name in ITEMS or name in ("pushed", "divider_crossed")


def _paid_part(event: Told) -> Phrase:
    """`for 2 Stone + 1 Gold`, or nothing if nothing was paid."""
    paid = event.get("paid")
    if not isinstance(paid, dict):
        return "nothing", {}
    units = number(paid["units"]) + number(paid["magic"])
    price = price_of(paid["good"], units, paid["gold"], number(paid["magic"]))
    return "for", {"price": price}


def _built(line: Line, thing: Phrase, kind: object, site: Phrase, event: Told) -> Phrase:
    """A thing at its place; where the head has named it, the place alone."""
    fields: Told = {"site": site, "paid": _paid_part(event)}
    if line.named() == kind:
        return "built_there", fields
    return "built", {**fields, "thing": thing}


Opener = tuple[Phrase, str]


def _token(line: Line, event: Told) -> Opener:
    thing: Phrase = ("token", {"token": event["token"]})
    site = place("in", event["district"])
    return _built(line, thing, event["token"], site, event), "also"


def _manor(line: Line, event: Told) -> Opener:
    """A Manor by its name; an opponent's Manors have no powers, so that the name says nothing."""
    site, manor = place("in", event["district"]), event["manor"]
    if isinstance(line.seat, int):
        return _built(line, ("manor", {"manor": manor}), manor, site, event), "also"
    kind = "lighthouse" if manor == "lighthouse_keeper" else "manor"
    return _built(line, ("token", {"token": kind}), kind, site, event), "also"


def _windmill(line: Line, event: Told) -> Opener:
    thing: Phrase = ("token", {"token": "windmill"})
    return _built(line, thing, "windmill", between(event["edge"]), event), "also"


def _gate(line: Line, event: Told) -> Opener:
    thing: Phrase = ("token", {"token": "gate"})
    return _built(line, thing, "gate", between(event["edge"]), event), "also"


def _monument(line: Line, event: Told) -> Opener:
    thing: Phrase = ("token", {"token": event["monument"]})
    site = place("in", event["district"])
    return _built(line, thing, event["monument"], site, event), "also"


def _sailed(_line: Line, event: Told) -> Opener:
    way = {"origin": place("from", event["origin"]), "target": place("to", event["district"])}
    return ("sailed", {**way, "paid": _paid_part(event)}), "also"


def _recruited(_line: Line, event: Told) -> Opener:
    return ("recruited", {"citizen": event["citizen"], "paid": _paid_part(event)}), "also"


def _crate(_line: Line, _event: Told) -> Opener:
    return ("crate", {}), "beside"


def _citizen(_line: Line, event: Told) -> Opener:
    return ("citizen", {"citizen": event["citizen"]}), "colon"


def _power(_line: Line, event: Told) -> Opener:
    return ("manor", {"manor": event["manor"]}), "colon"


OPENERS: Final[dict[str, Callable[[Line, Told], Opener]]] = {
    "token_placed": _token,
    "manor_built": _manor,
    "windmill_built": _windmill,
    "gate_built": _gate,
    "monument_built": _monument,
    "ship_sailed": _sailed,
    "citizen_recruited": _recruited,
    "crate_placed": _crate,
    "citizen_used": _citizen,
    "power_used": _power,
}
"""What begins a segment."""


def _gained(event: Told) -> Phrase:
    amount, lost = number(event["amount"]), number(event["lost"])
    key = "gained" if lost == 0 else "gained_part" if amount else "gained_none"
    return key, {"good": event["good"], "amount": amount, "lost": lost, "all": amount + lost}


def _vp(event: Told) -> Phrase:
    return "vp", {"vp": event["vp"]}


def _lost(event: Told) -> Phrase:
    if event["guild"] is None:
        return "push_lost", {"count": event["count"]}
    return "push_lost_in", {"count": event["count"], "guild": event["guild"]}


def _paid(event: Told) -> Phrase:
    amounts = [(event["good"], event["units"]), ("magic", event["magic"]), ("gold", event["gold"])]
    parts: list[Phrase] = [
        ("spent", {"good": good, "amount": amount}) for good, amount in amounts if amount
    ]
    return joined(parts)


def _unlocked(event: Told) -> Phrase:
    return "crates_free", {"crates": event["crates"]}


def _leftover(event: Told) -> Phrase:
    return "leftover", {"face": event["face"]}


def _crate_on(event: Told) -> Phrase:
    """An opponent's Crate stands on its icon and trades nothing there."""
    return "crate_on", {"good": event["good"]}


ITEMS: Final[dict[str, Callable[[Told], Phrase]]] = {
    "goods_gained": _gained,
    "vp_gained": _vp,
    "push_lost": _lost,
    "paid": _paid,
    "crate_unlocked": _unlocked,
    "leftover_read": _leftover,
    "crate_placed": _crate_on,
}
"""What a segment tells beside pushes."""
