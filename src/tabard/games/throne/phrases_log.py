"""The log: which text tells an event; what would be noise line by line is told in one.

What a player does is a clause without its subject ("places a Soldier at home"). Clauses that
follow one another make a line, under the action or the Guild that caused them if there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabard.games.throne.phrases_merge import merged
from tabard.games.throne.phrases_parts import cards_of, place, quoted
from tabard.parts.phrases import NOTHING, Fields, Phrase, Told, in_a_row, joined, number

HEADS: Final = ("action_taken", "guild_activated")
ASIDE: Final = ("claim_completed", "deck_shuffled", "claims_shuffled")
"""Events that are told on a line of their own without ending the line they happened in."""

APART: Final = ("star_set",)
"""What players do that has nothing to do with the line before it."""

NAMELESS: Final = "effects"


class Line:
    """A line in the making: its key, its fields and the clauses that fill it."""

    def __init__(self, key: str, fields: Fields, seat: object = None) -> None:
        self.key = key
        self.fields = {name: value for name, value in fields.items() if name != "all"}
        self.seat = seat
        self.clauses: list[tuple[object, Phrase]] = []
        self.is_shared = False

    def may_tell_of(self, seat: object) -> bool:
        """Whether what a seat does belongs into the line."""
        return self.is_shared or self.seat == seat

    def add(self, seat: object, clause: Phrase) -> None:
        """One more clause; whom a Battle was against is said once in a line."""
        key, fields = clause
        if "against" in fields:
            is_said = any(told[0] == "battle_joined" for _, told in self.clauses)
            clause = key, {**fields, "is_said": is_said}
        self.clauses.append((seat, clause))

    def phrase(self) -> Phrase:
        if self.key == NAMELESS:
            return NAMELESS, {"told": sentence(self.clauses, None)}
        if self.key in HEADS:
            if not self.clauses:
                return f"{self.key}_alone", self.fields
            return self.key, {**self.fields, "told": sentence(self.clauses, self.seat)}
        return self.key, self.fields


def sentence(clauses: list[tuple[object, Phrase]], subject: object) -> Phrase:
    """Clauses in a row; who acts is said when it changes."""
    found: Phrase | None = None
    for seat, clause in clauses:
        is_same = seat == subject
        part: Phrase = clause if is_same else ("does", {"player": seat, "does": clause})
        joint = "also" if is_same else "then"
        found = part if found is None else (joint, {"first": found, "second": part})
        subject = seat
    assert found is not None
    return found


def lines(events: list[Told], _viewer: int | None) -> list[Phrase]:
    """The log: a key and its fields for each line; events say themselves what they hide."""
    found: list[Line] = []
    open_line: Line | None = None
    for event in merged(events):
        name = str(event["event"])
        if name in CLAUSES:
            seat = event["seat"]
            if open_line is None or name in APART or not open_line.may_tell_of(seat):
                open_line = Line(NAMELESS, {}, seat)
                found.append(open_line)
            open_line.add(seat, CLAUSES[name](event))
        elif name in ASIDE:
            found.append(Line(name, event))
        else:
            line = Line(*_line(name, event), event.get("seat"))
            found.append(line)
            line.is_shared = name in HEADS
            open_line = line if line.is_shared else None
            if name == "decree_read":
                open_line = Line(NAMELESS, {})
                open_line.is_shared = True
                found.append(open_line)
    return [line.phrase() for line in found if line.key != NAMELESS or line.clauses]


def _line(name: str, event: Told) -> Phrase:
    """The line of an event that stands alone."""
    writer = LINES.get(name)
    return writer(event) if writer else (name, event)


def _bids_placed(event: Told) -> Phrase:
    """Markers laid one after another, player by player."""
    spaces: dict[int, list[Phrase]] = {}
    for bid in _all(event):
        key = "space" if bid["marker"] is None else "space_marker"
        fields = {"space": bid["space"], "marker": _face(bid["marker"])}
        spaces.setdefault(number(bid["seat"]), []).append((key, fields))
    rows: list[Phrase] = [
        ("bids_on", {"player": seat, "spaces": joined(parts)}) for seat, parts in spaces.items()
    ]
    return "bid_placed", {"bids": joined(rows, "then")}


def _face(marker: object) -> str:
    return "*" if marker == "star" else str(marker)


def _bids_revealed(event: Told) -> Phrase:
    """A space opens: all bids, what a * counts if that is said already, and the order."""
    stars = event.get("stars")
    assert isinstance(stars, dict)
    bids = joined([_bid(bid, stars.get(bid["seat"])) for bid in _all(event)])
    fields: Fields = {"space": event["space"], "bids": bids}
    ranked = event.get("ranked")
    if ranked is None:
        return "bid_revealed", fields
    if not ranked:
        return "bid_revealed_nobody", fields
    return "bid_revealed_ranked", {**fields, **_order(ranked)}


def _order(ranked: object) -> Fields:
    assert isinstance(ranked, list)
    players: list[Phrase] = [("player", {"player": seat}) for seat in ranked]
    return {"seats": ranked, "order": joined(players)}


def _ranked(event: Told) -> Phrase:
    return "bids_ranked", {"space": event["space"], **_order(event["seats"])}


def _bid(bid: Told, star: object) -> Phrase:
    markers = bid["markers"]
    assert isinstance(markers, list)
    faces = "+".join([_face(marker) for marker in sorted(markers)])
    if ("star" in markers and star is None) or markers in (["0"], ["1"], ["2"]):
        return "bid", {"player": bid["seat"], "markers": faces}
    total = sum(number(star) if marker == "star" else int(str(marker)) for marker in markers)
    return "bid_sum", {"player": bid["seat"], "markers": faces, "total": total}


def _all(event: Told) -> list[Told]:
    """The events that were merged into one."""
    found = event["all"]
    assert isinstance(found, list)
    return found


def _each(key: str, name: str) -> Callable[[Told], Phrase]:
    """One line for several events of a kind, a part for each."""

    def write(event: Told) -> Phrase:
        parts: list[Phrase] = [
            (
                key,
                {("player" if field == "seat" else field): value for field, value in each.items()},
            )
            for each in _all(event)
        ]
        return name, {**event, "parts": joined(parts)}

    return write


def _claims_dealt(event: Told) -> Phrase:
    return "end_claim_dealt", {**event, "ends": quoted([each["end"] for each in _all(event)])}


def _claims_kept(event: Told) -> Phrase:
    ends = event["ends"]
    assert isinstance(ends, list)
    if not ends:
        return "end_claims_kept_hidden", {"seats": [each["seat"] for each in _all(event)]}
    return "end_claims_kept", {**event, "ends": quoted(ends)}


def _lords_dealt(event: Told) -> Phrase:
    lords: list[Phrase] = [("lord", {"lord": each["lord"]}) for each in _all(event)]
    return "lord_dealt", {**event, "lords": in_a_row(lords)}


def _displayed(event: Told) -> Phrase:
    return "card_displayed", {"cards": cards_of([each["card"] for each in _all(event)])}


def _cleared(event: Told) -> Phrase:
    cards = event["cards"]
    assert isinstance(cards, list)
    return str(event["event"]), {"cards": cards_of(cards)}


def _split(event: Told) -> Phrase:
    groups = [event[name] for name in ("first", "second", "third")]
    parts = [cards_of(group) for group in groups if isinstance(group, list) and group]
    return "display_split", {"seat": event["seat"], "groups": joined(parts, "or")}


def _turn_began(event: Told) -> Phrase:
    return str(event.get("as", "turn_points")), event


def _turn_ended(event: Told) -> Phrase:
    return "turn_ended" if event["points"] else "turn_ended_spent", event


def _revealed(event: Told) -> Phrase:
    """What became of a player's claims."""
    done = _names(event["ends"])
    open_claims = [*_names(event["missed"]), *_names(event["claims"])]
    key = "claims_revealed" if done and open_claims else "claims_revealed_all"
    if not done:
        key = "claims_revealed_none"
    fields = {"done": quoted(done), "missed": quoted(open_claims)}
    return key, {"seat": event["seat"], **fields}


def _names(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def _won(event: Told) -> Phrase:
    return f"match_won_{event['decided_by']}", {"seats": event["seats"]}


LINES: Final[dict[str, Callable[[Told], Phrase]]] = {
    "bid_placed": _bids_placed,
    "bid_revealed": _bids_revealed,
    "bids_ranked": _ranked,
    "end_claim_dealt": _claims_dealt,
    "end_claims_kept": _claims_kept,
    "lord_dealt": _lords_dealt,
    "lord_revealed": _each("lord_of", "lord_revealed"),
    "token_laid": _each("token_on", "token_laid"),
    "card_displayed": _displayed,
    "display_cleared": _cleared,
    "offer_cleared": _cleared,
    "display_split": _split,
    "turn_began": _turn_began,
    "turn_ended": _turn_ended,
    "claims_revealed": _revealed,
    "total_counted": _each("total_of", "total_counted"),
    "match_won": _won,
}


def _clause(event: Told) -> Phrase:
    """What a player did, with territories as places seen from there."""
    fields = {field: value for field, value in event.items() if field not in ("event", "all")}
    for field, word in (("territory", "at"), ("origin", "out"), ("target", "toward")):
        if field in fields:
            territory, owner = fields[field], event["owner"]
            fields[field] = place(word, territory, owner, event["seat"], "self")
            if field == "territory":
                fields["source"] = place("out", territory, owner, event["seat"], "self")
    for field in ("cards", "left"):
        cards = fields.get(field)
        if isinstance(cards, list):
            fields[f"has_{field}"] = bool(cards)
            fields[field] = cards_of(cards)
    return str(event["event"]), fields


def _drawn(event: Told) -> Phrase:
    """Cards or claims that came to a hand: which, or how many."""
    name = str(event["event"])
    field = "claim" if name == "claim_drawn" else "card"
    things = [each[field] for each in _all(event)]
    if None in things:
        return f"{name}_hidden", {"amount": len(things)}
    return name, {"cards": quoted(things) if field == "claim" else cards_of(things)}


def _kept(event: Told) -> Phrase:
    if event["claim"] is None:
        return "claim_kept_hidden", {}
    return "claim_kept", {"claim": event["claim"]}


def _anarchy(event: Told) -> Phrase:
    return str(event["event"]), {"reason": (f"for_{event['reason']}", {})}


def _assigned(event: Told) -> Phrase:
    key = "guild_assigned" if event["replaced"] is None else "guild_replaced"
    return key, {"guild": event["guild"], "replaced": event["replaced"]}


def _fought(event: Told) -> Phrase:
    """How a Battle ended for the attacker, with both dice if they were rolled just before."""
    total, against = number(event["total"]), number(event["against"])
    key = "won" if total > against else "lost" if total < against else "drawn"
    dice = NOTHING
    if "die" in event:
        dice = ("dice", {"die": event["die"], "answer": event["answer"]})
    fields = {"player": event["player"], "total": total, "against": against, "dice": dice}
    return f"battle_{key}", fields


def _offered(event: Told) -> Phrase:
    return "card_offered", {"cards": cards_of([each["card"] for each in _all(event)])}


OWN_WORDS: Final[dict[str, Callable[[Told], Phrase]]] = {
    "card_drawn": _drawn,
    "claim_drawn": _drawn,
    "claim_kept": _kept,
    "anarchy_taken": _anarchy,
    "anarchy_returned": _anarchy,
    "guild_assigned": _assigned,
    "battle_fought": _fought,
    "card_offered": _offered,
}
PLAIN_WORDS: Final = (
    "alms_moved",
    "battle_joined",
    "card_bought",
    "cards_discarded",
    "cards_mustered",
    "claims_discarded",
    "commerce_made",
    "decree_declined",
    "decree_idle",
    "die_rolled",
    "diplomacy_moved",
    "first_player_taken",
    "group_taken",
    "influence_gained",
    "mode_chosen",
    "point_supplemented",
    "raid_made",
    "sale_declined",
    "soldiers_routed",
    "star_set",
    "subterfuge_made",
    "token_gained",
    "track_lowered",
    "track_raised",
    "worker_placed",
    "worker_returned",
    "worker_turned",
    "workers_moved",
)

CLAUSES: Final = OWN_WORDS | dict.fromkeys(PLAIN_WORDS, _clause)
"""What players do, and how each is put into words."""
