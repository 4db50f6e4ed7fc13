"""A line of the log in the making: what somebody did in one turn, and what it brought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabard.games.archon.phrases_parts import amount_of, amounts_of, building_of, by_good, price_of
from tabard.games.archon.phrases_slots import SYMBOLS
from tabard.games.archon.shapes import Amounts
from tabard.parts.phrases import NOTHING, Phrase, Told, joined, number


class Sum:
    """Goods of a kind, or VP if it is of no good, that came in one after the other."""

    def __init__(self, good: object) -> None:
        self.good = good
        self.amount = 0
        self.lost = 0

    def phrase(self) -> Phrase:
        if self.good is None:
            return "gained_vp", {"vp": self.amount}
        if self.lost == 0:
            return "gained", {"gain": amount_of(self.good, self.amount, "sum")}
        whole = amount_of(self.good, self.amount + self.lost, "sum")
        if self.amount == 0:
            return "gained_none", {"gain": whole}
        return "gained_part", {"amount": self.amount, "gain": whole}


class Tax:
    """Gold for the tokens of one owner, coin by coin if it was short (AR-TAX-02)."""

    def __init__(self, player: object) -> None:
        self.player = player
        self.gold = 0

    def phrase(self) -> Phrase:
        price = amount_of("gold", self.gold, "sum")
        return "tax_paid", {"price": price, "player": self.player}


class Deal:
    """Cubes of a kind bought, or sold, one right after the other."""

    def __init__(self, good: object, is_purchase: object) -> None:
        self.good = good
        self.is_purchase = is_purchase
        self.count = 0
        self.price = 0

    def phrase(self) -> Phrase:
        fields: Told = {
            "gain": amount_of(self.good, self.count, "sum"),
            "price": amount_of("gold", self.price),
        }
        return ("bought" if self.is_purchase else "sold"), fields


Item = Phrase | Sum | Tax | Deal


class Segment:
    """What was taken, hired, built or used, if anything, its price, and what it brought."""

    def __init__(self, opener: Phrase | None) -> None:
        self.opener = opener
        self.paid: Amounts = {}
        self.items: list[Item] = []

    def is_bare(self) -> bool:
        """Whether nothing but a payment was told of it."""
        return not self.items

    def pay(self, amounts: Amounts) -> None:
        for good, amount in amounts.items():
            self.paid[good] = self.paid.get(good, 0) + amount

    def add(self, good: object, amount: object, lost: object = 0) -> None:
        """Add to what came in of a good; of VP if it is None."""
        sums = [item for item in self.items if isinstance(item, Sum) and item.good == good]
        if not sums:
            sums = [Sum(good)]
            self.items.append(sums[0])
        sums[0].amount += number(amount)
        sums[0].lost += number(lost)

    def phrase(self) -> Phrase:
        parts: list[Phrase] = []
        has_paid = any(self.paid.values())
        if self.opener is not None:
            price: Phrase = ("for", {"price": price_of(self.paid)}) if has_paid else NOTHING
            key, fields = self.opener
            parts.append((key, {**fields, "price": price}))
        elif has_paid:
            parts += [("spent", {"cost": cost}) for cost in amounts_of(self.paid, "sum")]
        parts += [item if isinstance(item, tuple) else item.phrase() for item in self.items]
        return joined(parts)


class Act:
    """A slot entered with cards, if that is told, and what followed."""

    def __init__(self, entered: Told | None) -> None:
        self.entered = entered
        self.segments: list[Segment] = []

    def told(self) -> Phrase | None:
        parts = [segment.phrase() for segment in self.segments]
        return joined(parts, "next") if parts else None

    def phrase(self) -> Phrase:
        """`the Treasury with a Courtier: +2 gold`."""
        event = self.entered
        assert event is not None
        building, kind = building_of(event["slot"]), event["kind"]
        is_plain = kind == "tax_collector" or (kind == "merchant" and building in SYMBOLS)
        how: Phrase = ("as_courtier", {}) if is_plain and not event["has_benefit"] else NOTHING
        cards: Phrase = ("with_cards", {"kind": kind, "count": event["count"]})
        fields: Told = {"building": building, "cards": cards, "how": how}
        told = self.told()
        return ("act_alone", fields) if told is None else ("act", {**fields, "told": told})


class Line:
    """All that one player did in a turn, with the second action of a Scribe."""

    def __init__(self, seat: object) -> None:
        self.seat = seat
        self.acts: list[Act] = []
        self.has_declined = False

    def awaits_second(self) -> bool:
        """Whether a second action can still follow (AR-SCRIBE-01, -02)."""
        if len(self.acts) != 1 or self.has_declined:
            return False
        event = self.acts[0].entered
        return event is not None and event["kind"] == "scribe" and bool(event["has_benefit"])

    def enter(self, event: Told) -> None:
        self.acts.append(Act(event))

    def add(self, event: Told) -> None:
        """One more event of the turn."""
        if not self.acts:
            self.acts.append(Act(None))
        ADDERS[str(event["event"])](self.acts[-1].segments, event)

    def phrase(self) -> Phrase:
        first = self.acts[0]
        if first.entered is None:
            return "effects", {"seat": self.seat, "told": first.told() or NOTHING}
        acts = joined([act.phrase() for act in self.acts], "second_act")
        if self.has_declined:
            acts = ("declined", {"first": acts})
        return "acted", {"seat": self.seat, "acts": acts}


Segments = list[Segment]


def last_of(segments: Segments) -> Segment:
    """The segment that goes on, a new one if there is none."""
    if not segments:
        segments.append(Segment(None))
    return segments[-1]


def _token(segments: Segments, _event: Told) -> None:
    last_of(segments).items.append(("token", {}))


def _tax(segments: Segments, event: Told) -> None:
    items = last_of(segments).items
    taxes = [item for item in items if isinstance(item, Tax) and item.player == event["player"]]
    if not taxes:
        taxes = [Tax(event["player"])]
        items.append(taxes[0])
    taxes[0].gold += number(event["gold"])


def _gained(segments: Segments, event: Told) -> None:
    last_of(segments).add(event["good"], event["amount"], event["lost"])


def _vp(segments: Segments, event: Told) -> None:
    last_of(segments).add(None, event["vp"])


def _cube(segments: Segments, event: Told) -> None:
    last_of(segments).add(event["good"], 1)


def _paid(segments: Segments, event: Told) -> None:
    """A payment for what was just opened; if nothing was, for what comes next."""
    if not segments or not segments[-1].is_bare():
        segments.append(Segment(None))
    segments[-1].pay(by_good(event["amounts"]))


def _trade(segments: Segments, event: Told) -> None:
    items = last_of(segments).items
    deal = items[-1] if items else None
    wanted = (event["good"], event["is_purchase"])
    if not isinstance(deal, Deal) or (deal.good, deal.is_purchase) != wanted:
        deal = Deal(*wanted)
        items.append(deal)
    deal.count += 1
    deal.price += number(event["price"])


def _swapped(segments: Segments, event: Told) -> None:
    given, taken = amount_of(event["given"], 1, "sum"), amount_of(event["taken"], 1)
    last_of(segments).items.append(("swapped", {"given": given, "gain": taken}))


def _card(segments: Segments, event: Told) -> None:
    """A card; what was paid right before it was paid for it."""
    card = event["science"] or event["arts"]
    opened = Segment(("taken", {"card": card}))
    if segments and segments[-1].is_bare():
        opened.paid, segments[-1].paid = segments[-1].paid, {}
        if segments[-1].opener is None:
            segments.pop()
    segments.append(opened)


def _hired(segments: Segments, event: Told) -> None:
    """A Magister; where he went is told if he did not go to the played cards."""
    where: Phrase = NOTHING
    if event["pile"] != "played":
        where = (f"into_{event['pile'] or 'hidden'}", {})
    fields: Told = {"magister": event["magister"], "where": where}
    segments.append(Segment(("hired", fields)))


def _built(segments: Segments, event: Told) -> None:
    segments.append(Segment(("built", {"tile": event["tile"]})))


def _posted(segments: Segments, event: Told) -> None:
    segments.append(Segment(("posted", {"space": event["space"]})))


def _favor(segments: Segments, event: Told) -> None:
    segments.append(Segment(("used", {"favor": event["favor"]})))


ADDERS: Final[dict[str, Callable[[Segments, Told], None]]] = {
    "token_placed": _token,
    "tax_paid": _tax,
    "goods_gained": _gained,
    "vp_gained": _vp,
    "cube_taken": _cube,
    "goods_paid": _paid,
    "trade_made": _trade,
    "cubes_swapped": _swapped,
    "card_taken": _card,
    "magister_hired": _hired,
    "tile_built": _built,
    "warrior_posted": _posted,
    "favor_used": _favor,
}
"""What is told inside a line, and how it goes there."""
