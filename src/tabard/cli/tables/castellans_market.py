"""Guild tracks, Wharf, dice and Citizens of Castellans of Valeria in the terminal."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.castellans_marks import Marks
from tabard.cli.tables.flow import Flow, labelled
from tabard.games.castellans.facts import gain_view
from tabard.games.castellans.game import Castellans
from tabard.games.castellans.kinds import ACTION_NAMES, FACE_NAMES, GOOD_NAMES, LINE_NAMES
from tabard.games.castellans.phrases_parts import gain_of
from tabard.games.castellans.rules import (
    INSTANT,
    ON_ACTION,
    ON_DIE_SETTLE,
    ON_DRAFT_CONVERT,
    ON_DRAFT_FACE,
    ON_RESET,
)
from tabard.games.castellans.shapes import CastellansView, Gain, Line
from tabard.match.texts import Texts
from tabard.parts.phrases import Fields

POWERS = {
    ON_DRAFT_FACE: "face",
    ON_DRAFT_CONVERT: "convert",
    ON_DIE_SETTLE: "settle",
    ON_ACTION: "action",
    INSTANT: "instant",
    ON_RESET: "reset",
}
LINE_COLOURS = {"pink": "magenta", "blue": "blue"}


def tracks(texts: Texts, view: CastellansView, marks: Marks) -> Grid:
    """The four tracks with their tokens, dividers and stars."""
    grid = kit.rows()
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for guild, dividers in view["dividers"].items():
        rewards = {divider["after"]: divider["gain"] for divider in dividers}
        line, is_open = Text(), False
        for space in range(view["top"] + 1):
            here = [
                marks.mark(side)
                for side, player in enumerate(view["players"])
                if player["guilds"][guild] == space
            ]
            empty = "☆" if space >= view["stars_from"] else "·"
            line.append(" " if is_open else "")
            line.append_text(Text("").join(here) if here else Text(empty, "dim"))
            is_open = space not in rewards
            if not is_open:
                line.append(f"|{reward(texts, rewards[space])}|", "cyan")
        grid.add_row(Text(texts.part(f"guild_{guild}", {})), line)
    return grid


def reward(texts: Texts, gain: Gain) -> str:
    """What a divider pays, as short as can be."""
    return "+".join(
        [
            texts.say(f"table-gain_{'good' if name in GOOD_NAMES else name}", good=name, amount=n)
            for name, n in gain.items()
        ]
    )


def wharf(texts: Texts, view: CastellansView, marks: Marks) -> Grid:
    """The rows of the open card: what each does, and the Crates on it."""
    grid = kit.rows()
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column(no_wrap=True)
    for row in view["wharf"]["rows"]:
        deal = texts.say(f"table-deal_{row['deal']}") if row["deal"] else ""
        icons: list[Text] = []
        for icon in row["icons"]:
            name = texts.noun(icon["good"])
            if icon["crate"] is not None:
                icons.append(Text.assemble((f"{name}", "dim"), "▪", marks.mark(icon["crate"])))
            elif icon["open"]:
                icons.append(Text(name))
        grid.add_row(deal, kit.spaced(icons, "  "))
    return grid


def wharf_title(texts: Texts, view: CastellansView) -> Text:
    card = view["wharf"]["card"]
    return Text(texts.say("table-wharf", card=card) if card else "", "dim")


def citizens(texts: Texts, view: CastellansView, is_wide: bool) -> RenderableType:
    """Both lines from the edge to the centre, side by side where there is room."""
    lines = [line_of(texts, view, line) for line in LINE_NAMES]
    if not is_wide:
        return Group(*lines)
    grid = kit.rows()
    grid.add_row(*lines)
    return grid


def line_of(texts: Texts, view: CastellansView, line: Line) -> Group:
    """One line, with price, Guild and power of each Citizen."""
    grid = kit.rows(1)
    for style in ("", f"bold {LINE_COLOURS[line]}", "dim", ""):
        grid.add_column(style=style)
    for place, citizen in enumerate(view["lines"][line]):
        guild = texts.part(f"guild_{view['guild_of'][citizen]}", {})
        price = str(view["prices"][place])
        grid.add_row(price, texts.noun(citizen), guild, power(texts, citizen))
    return Group(Text(texts.say(f"table-line_{line}"), "dim"), grid)


def power(texts: Texts, key: str) -> str:
    """What a Citizen does, as short as can be."""
    game = texts.game
    assert isinstance(game, Castellans)
    card = next(card for card in game.catalog.citizens if card.key == key)
    fields: Fields = {"gain": gain_of(gain_view(card.gain))}
    if card.timing in (ON_DRAFT_FACE, ON_DIE_SETTLE):
        fields["face"] = FACE_NAMES[card.face]
    elif card.timing == ON_ACTION:
        fields["action"] = ACTION_NAMES[card.action]
    elif card.timing == ON_DRAFT_CONVERT:
        cost = {"gold": card.gold_cost, "resource_any": card.resource_cost}
        fields["cost"] = gain_of({name: amount for name, amount in cost.items() if amount})
    return texts.say(f"table-power_{POWERS[card.timing]}", **fields)


def dice(texts: Texts, view: CastellansView) -> Group:
    """The pool, or what is left over, and how many cards are face down."""
    shown = [
        Text(f"{count} {texts.noun(face)}")
        for face, count in Counter(view["pool"] or view["leftover"]).items()
    ]
    label = texts.say("table-pool" if view["pool"] else "table-leftover")
    decks = Text(texts.say("table-decks", **view["decks"]), "dim")
    return Group(Flow(labelled(label, shown)), decks) if shown else Group(decks)


def market(texts: Texts, view: CastellansView, marks: Marks) -> Group:
    """The tracks, then the Wharf and the dice, side by side where there is room."""
    card = Group(wharf_title(texts, view), wharf(texts, view, marks))
    grid = kit.rows(3)
    grid.add_row(card, dice(texts, view))
    return Group(tracks(texts, view, marks), kit.ByWidth(grid, Group(card, dice(texts, view))))
