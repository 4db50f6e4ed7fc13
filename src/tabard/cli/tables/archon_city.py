"""The city of Archon in the terminal: seasons with their Grants, the ten buildings, the wall."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.archon_marks import Marks, numbers_of, price
from tabard.games.archon.facts import named
from tabard.games.archon.kinds import (
    BUILDING_NAMES,
    CATEGORY_NAMES,
    PALACE,
    SEASON_NAMES,
    SEASON_ROUNDS,
)
from tabard.games.archon.phrases_parts import amounts_of
from tabard.games.archon.shapes import ArchonView, GrantView, SlotView
from tabard.match.texts import Texts
from tabard.parts.phrases import joined

COLUMNS = 3
"""Buildings side by side, beside the Palace."""

PURCHASES = ("planetarium", "academy", "royal_guard")


def seasons(texts: Texts, view: ArchonView) -> Grid:
    """The Season Track with the King's Grant of each season."""
    grid = kit.rows(3)
    grid.add_row(*[season_head(texts, view, number) for number in range(len(SEASON_NAMES))])
    grants = [grant_of(texts, view, grant) for grant in view["grants"]]
    if grants:
        grid.add_row(*grants)
    return grid


def season_head(texts: Texts, view: ArchonView, season: int) -> Text:
    """A season, its three rounds and the attack after them; the current round stands out."""
    is_now = SEASON_NAMES[season] == view["season"] and not view["over"]
    line = Text(texts.noun(SEASON_NAMES[season]), "bold" if is_now else "")
    for offset in range(SEASON_ROUNDS):
        round = season * SEASON_ROUNDS + offset + 1
        is_current = round == view["round"] and not view["over"]
        if is_current:
            line.append(f" [{round}]", "bold yellow")
        else:
            line.append(f" {round}", "dim" if round < view["round"] or view["over"] else "")
    return line.append(" ⚔", "red")


def grant_of(texts: Texts, view: ArchonView, grant: GrantView) -> Text:
    """A King's Grant: VP by rank, as far as there are players."""
    lines = [Text(texts.noun(grant["grant"]), "italic")]
    width = max(len(texts.say(f"table-short_{name}")) for name in CATEGORY_NAMES)
    for category in CATEGORY_NAMES:
        ranks = grant["rows"][category][: len(view["players"])]
        label = texts.say(f"table-short_{category}").ljust(width)
        lines.append(Text.assemble((label, "dim"), " ", " ".join(str(vp) for vp in ranks)))
    return Text("\n").join(lines)


def buildings(texts: Texts, view: ArchonView, marks: Marks) -> Group:
    """The Palace with its favors, then the others side by side."""
    grid = kit.rows(expand=True)
    for _ in range(COLUMNS):
        grid.add_column(ratio=1)
    cells = [building(texts, view, marks, name) for name in BUILDING_NAMES[PALACE + 1 :]]
    for at in range(0, len(cells), COLUMNS):
        grid.add_row(*cells[at : at + COLUMNS])
    legend = Text(texts.say("table-legend"), "dim")
    return Group(palace(texts, view, marks), grid, legend)


def slots_of(view: ArchonView, name: str) -> list[SlotView]:
    return [slot for slot in view["slots"] if slot["building"] == name]


def slot_text(marks: Marks, slot: SlotView) -> Text:
    """`[1]`, `[2 A]`, with a token `[1 A¤]`; a covered slot is `[×]`."""
    if not slot["open"]:
        return Text("[×]", "dim")
    parts: list[Text | str] = [f"[{slot['cards']}"]
    owners = list(slot["tokens"])
    if slot["figures"]:
        parts.append(" ")
    for seat in slot["figures"]:
        parts.append(marks.mark(seat))
        if seat in owners:
            owners.remove(seat)
            parts.append(Text("¤", "yellow"))
    return Text.assemble(*parts, "]")


def palace(texts: Texts, view: ArchonView, marks: Marks) -> Grid:
    """The King's Favors on show, with what they say."""
    grid = kit.rows(1)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    label = texts.noun("palace")
    for slot in slots_of(view, "palace"):
        favor = Text.assemble(texts.noun(slot["favor"]), ": ")
        favor.append(texts.noun(slot["favor"], "text"), "dim")
        grid.add_row(label, slot_text(marks, slot), favor)
        label = ""
    return grid


def building(texts: Texts, view: ArchonView, marks: Marks, name: str) -> Text:
    """A building: its slots, and what its action is."""
    slots = kit.spaced([slot_text(marks, slot) for slot in slots_of(view, name)])
    head = Text.assemble((texts.noun(name), "bold"), " ", slots)
    return Text("\n").join([head, Text(action(texts, view, name), "dim")])


def action(texts: Texts, view: ArchonView, name: str) -> str:
    """What a building does, as short as can be; the Repository shows its cubes."""
    numbers = numbers_of(texts)
    at = BUILDING_NAMES.index(name)
    if name == "repository":
        cubes = amounts_of(view["repository"], "sum")
        return texts.part(*joined(cubes)) if cubes else texts.say("table-empty")
    if name in PURCHASES:
        return texts.say(f"table-act_{name}", price=price(texts, named(numbers.costs[at].goods)))
    if name == "marketplace":
        prices = {"buy": numbers.buy_price, "sell": numbers.sell_price}
        return texts.say("table-act_marketplace", trades=numbers.trades, **prices)
    if name in ("treasury", "barracks"):
        return f"+{price(texts, named(numbers.gains[at].goods))}"
    return texts.say(f"table-act_{name}")


def wall(texts: Texts, view: ArchonView, marks: Marks) -> Text:
    """Spaces with their VP or who stands there, and what may come."""
    spaces: list[Text] = []
    for space in view["wall"]:
        if space["player"] is not None:
            spaces.append(marks.mark(space["player"]))
        else:
            spaces.append(Text(str(space["vp"]), "cyan") if space["vp"] else Text("·", "dim"))
    manned = len([space for space in view["wall"] if space["player"] is not None])
    line = Text.assemble((texts.noun("wall"), "bold"), " ", kit.spaced(spaces), "  ")
    line.append(texts.say("table-warriors", count=manned), "")
    if view["strengths"] and not view["over"]:
        fewest, most = view["strengths"][0], view["strengths"][-1]
        key = "table-attack" if fewest < most else "table-attack_sure"
        line.append(f" · {texts.say(key, fewest=fewest, most=most)}", "red")
    return line


def city(texts: Texts, view: ArchonView, marks: Marks) -> list[RenderableType]:
    """From the seasons to the wall."""
    return [
        seasons(texts, view),
        Text(),
        buildings(texts, view, marks),
        Text(),
        wall(texts, view, marks),
    ]
