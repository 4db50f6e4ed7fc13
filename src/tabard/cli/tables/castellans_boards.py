"""Player boards and the Opponent card of Castellans of Valeria in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.castellans_marks import Marks
from tabard.cli.tables.flow import Flow, labelled
from tabard.games.castellans.kinds import GOOD_NAMES, MONUMENT_NAMES, TOKEN_NAMES
from tabard.games.castellans.shapes import BonusView, CastellansView, PlayerView
from tabard.match.texts import Texts


def boards(texts: Texts, view: CastellansView, marks: Marks) -> Group:
    """A row of numbers for each side, then what it has unlocked and built."""
    grid = kit.rows(1)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for side, player in enumerate(view["players"]):
        holdings = held(texts, player)
        if holdings:
            grid.add_row(Text.assemble(" ", marks.name(side)), Flow(*holdings))
    return Group(numbers(texts, view, marks), grid)


def numbers(texts: Texts, view: CastellansView, marks: Marks) -> Grid:
    """VP, goods with their limits, dice, Crates, and the tokens still on the board."""
    grid = kit.headed(1)
    grid.add_column("", no_wrap=True)
    grid.add_column(texts.say("table-vp"), justify="right", no_wrap=True)
    for good in GOOD_NAMES:
        grid.add_column(texts.say(f"table-head_{good}"), justify="right", no_wrap=True)
    grid.add_column(texts.say("table-crates"), justify="right", no_wrap=True)
    grid.add_column(texts.say("table-supply"), no_wrap=True)
    grid.add_column(texts.say("table-dice"))
    for side, player in enumerate(view["players"]):
        grid.add_row(*_row(texts, view, marks, side, player))
    return grid


def _row(
    texts: Texts, view: CastellansView, marks: Marks, side: int, player: PlayerView
) -> list[RenderableType]:
    is_asked = view["asked"].get("seat") == side
    is_first = view["first_player"] == side
    name = Text.assemble(("▸" if is_asked else " ", "yellow"), marks.name(side))
    name.append(" ♛" if is_first else "", "yellow")
    cells: list[RenderableType] = [name, Text(str(player["score"]), "bold")]
    for good in GOOD_NAMES:
        has, limit = player["goods"][good], player["limits"][good]
        is_human = player["seat"] is not None
        style = "" if has else "dim"
        cells.append(Text.assemble((str(has), style), (f"/{limit}", "dim")) if is_human else "–")
    supply = [
        f"{player['supply'][token]}{texts.say(f'table-short_{token}')}" for token in TOKEN_NAMES
    ]
    cells += [str(player["crates"]), " ".join(supply), _dice(texts, player)]
    return cells


def _dice(texts: Texts, player: PlayerView) -> Text:
    """Dice to spend; spent ones in brackets."""
    dice = [Text(texts.noun(face)) for face in player["drafted"]]
    dice += [Text(f"({texts.noun(face)})", "dim") for face in player["spent"]]
    return kit.spaced(dice) if dice else Text("–", "dim")


def held(texts: Texts, player: PlayerView) -> list[list[Text]]:
    """Manors that have left the board, Monuments with their worth, Citizens."""
    is_human = player["seat"] is not None
    manors = [
        Text(texts.say(f"table-manor_{manor}"))
        for manor, place in player["manors"].items()
        if place is not None and is_human
    ]
    monuments: list[Text] = []
    for monument in MONUMENT_NAMES:
        site = player["monuments"][monument]
        if site is not None:
            monuments.append(
                Text(texts.say("table-monument", monument=monument, vp=site["vp"]), "cyan")
            )
    cards = [Text(texts.noun(citizen)) for citizen in player["citizens"]]
    groups = [
        labelled(texts.say("table-manors"), manors),
        labelled(texts.say("table-monuments"), monuments),
        labelled(texts.say("table-citizens"), cards),
    ]
    return [group for group in groups if group]


def opponent(texts: Texts, view: CastellansView) -> list[RenderableType]:
    """The Opponent card: priorities, and the programme with the current round marked."""
    card = view["opponent"]
    if card is None:
        return []
    faces = " > ".join([texts.noun(face) for face in card["priority"]])
    head = texts.say("table-opponent", opponent=card["opponent"], difficulty=card["difficulty"])
    grid = kit.rows()
    for _ in range(4):
        grid.add_column()
    for number, plan in enumerate(card["rounds"], 1):
        is_now = number == view["round"] and not view["over"]
        style = "bold" if is_now else "dim"
        actions = ", ".join([texts.noun(action) for action in plan["actions"]])
        monument = texts.noun(plan["monument"]) if plan["monument"] else "–"
        label = f"{'▸' if is_now else ' '}{number}"
        grid.add_row(label, actions, monument, _bonus(texts, plan["bonus"]), style=style)
    return [Text.assemble((head, "bold"), f" {faces}"), grid]


def _bonus(texts: Texts, bonus: BonusView) -> str:
    if bonus["kind"] == "sail":
        return texts.say("table-bonus_sail", count=bonus["sails"])
    faces = ", ".join([texts.noun(face) for face in bonus["faces"]])
    label = texts.say(f"table-bonus_{bonus['deal']}")
    return f"{label} {faces}"
