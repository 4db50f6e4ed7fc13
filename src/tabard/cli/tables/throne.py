"""The table of Throne of Allegoria in the terminal: crown, towns, map, bids, and the own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.tables.flow import Flow, labelled
from tabard.cli.tables.table import Table, View
from tabard.cli.tables.throne_cards import all_cards
from tabard.cli.tables.throne_options import option_headings
from tabard.cli.tables.throne_sheet import score_pad
from tabard.core.values import Decision
from tabard.games.throne.game import Throne
from tabard.games.throne.kinds import (
    CENTRE,
    HOUSE_NAMES,
    KNOWLEDGE,
    MARKER_NAMES,
    SPACE_NAMES,
    TERRITORY_NAMES,
    TRACK_NAMES,
    WORKER_NAMES,
)
from tabard.match.texts import Texts

HOUSE_COLOURS = ("bright_red", "bright_cyan", "bright_yellow", "bright_magenta")
WIDE = 90
LONGEST = 14
"""Columns for a name; longer ones are cut."""

SHORT = {"soldier": "soldier", "spy": "spy", "merchant": "merchant_short"}
GUILD_SHORT = {
    "soldiers_guild": "soldier",
    "spies_guild": "spy",
    "merchants_guild": "merchant_short",
    "bankers_guild": "banker",
    "scholars_guild": "scholar",
}
HOLDINGS = ("diplomacy", "alms", "anarchy_held", "influence", "supply", "hand", "claims", "guilds")


class ByWidth:
    """One rendering where there is room for it, another where there is not."""

    def __init__(self, wide: RenderableType, narrow: RenderableType) -> None:
        self.wide = wide
        self.narrow = narrow

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        yield self.wide if options.max_width >= WIDE else self.narrow


def new_grid() -> Grid:
    return Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")


def card_names(texts: Texts, cards: Sequence[str] | Mapping[str, int]) -> list[Text]:
    """Workforce cards, equal ones together."""
    counts = cards if isinstance(cards, Mapping) else Counter(cards)
    return [
        Text(texts.noun(card) if count == 1 else f"{count} × {texts.noun(card)}")
        for card, count in counts.items()
    ]


class ThroneTable(Table):
    """Everything that lies on the table, from the crown to the own claims."""

    told_by_sheet = frozenset({"total_counted"})
    untold = frozenset({"turn_ended_spent", "cleaned_up"})

    def board(self, texts: Texts, view: View) -> RenderableType:
        parts: list[RenderableType] = [*self.crown(texts, view)]
        parts.append(ByWidth(self.towns(texts, view, True), self.towns(texts, view, False)))
        parts += [self.holdings(texts, view), Text(texts.say("table-legend"), "dim")]
        parts.append(self.map(texts, view))
        if any_bids(view):
            parts.append(self.bids(texts, view))
        parts += self.own(texts, view)
        title = Text.assemble((texts.title, "bold"), f" · {self.head(texts, view)}")
        return Panel(Group(*parts), title=title, title_align="left", box=box.ROUNDED)

    def head(self, texts: Texts, view: Any) -> str:
        """Week, Queen and First Player, for the upper edge."""
        if view["week"] == 0:
            return texts.say("table-setup")
        parts = [texts.say("table-week", week=view["week"], weeks=view["weeks"])]
        parts.append(texts.say(f"table-queen_{'lives' if view['queen_alive'] else 'dead'}"))
        if view["first_player_marker"] is not None:
            parts.append(texts.say("table-first", seat=view["first_player_marker"]))
        return " · ".join(parts)

    def crown(self, texts: Texts, view: Any) -> list[RenderableType]:
        """Decree, merchant, anarchy, tokens and what lies open."""
        parts: list[RenderableType] = []
        if view["half"]:
            name = (f"{texts.noun(view['half'])}: ", "bold")
            rest = Text.assemble(name, texts.noun(view["half"], "text"))
            parts.append(Text.assemble((texts.say("table-decree"), "dim"), rest))
        merchant = [Text(texts.noun(view["merchant"]), "bold")] if view["merchant"] else []
        merchant += [
            Text(texts.say(f"table-row_{row}", **numbers)) for row, numbers in view["rows"].items()
        ]
        anarchy = view["anarchy"]
        value = Text(texts.say("table-anarchy_value", value=anarchy["value"]), "red")
        left = Text(texts.say("table-anarchy_left", **anarchy))
        tokens = [Text(texts.say("table-token", **token)) for token in view["tokens"]]
        parts.append(
            Flow(
                labelled(texts.say("table-merchant"), merchant),
                labelled(texts.say("table-anarchy"), [value, left]),
                labelled(texts.say("table-tokens"), tokens),
            )
        )
        return parts + self.open_cards(texts, view)

    def open_cards(self, texts: Texts, view: Any) -> list[RenderableType]:
        """The display or its groups, and cards for sale."""
        groups = [
            Text(" + ".join([card.plain for card in card_names(texts, group)]))
            for group in view["groups"]
            if group
        ]
        flow = (
            labelled(texts.say("table-display"), card_names(texts, view["display"])),
            labelled(texts.say("table-groups"), groups),
            labelled(texts.say("table-offer"), card_names(texts, view["offer"])),
        )
        decks = Text(texts.say("table-decks", **view["decks"]), "dim")
        return [Flow(*flow, [decks])]

    def name(self, texts: Texts, view: Any, seat: int) -> Text:
        """A player's name in the colour of the house; an arrow for the First Player."""
        is_first = seat == view["first_player"]
        name = Text.assemble(("▸" if is_first else " ", "yellow"))
        is_viewer = seat == view["seat"]
        name.append(texts.player(seat), f"{'bold ' if is_viewer else ''}{HOUSE_COLOURS[seat]}")
        return name.append(f" {texts.say('table-you')}", "green") if is_viewer else name

    def towns(self, texts: Texts, view: Any, has_lords: bool) -> Grid:
        """The Town Tracks of each house, and its lord where there is room."""
        grid = new_grid()
        grid.add_column(texts.say("table-town"), no_wrap=True, max_width=LONGEST)
        for track in TRACK_NAMES:
            grid.add_column(texts.noun(track), no_wrap=True)
        if has_lords:
            grid.add_column(texts.say("table-lord"), no_wrap=True)
        for player in view["players"]:
            cells: list[RenderableType] = [self.name(texts, view, player["seat"])]
            cells += [self.track(texts, player, number) for number in range(len(TRACK_NAMES))]
            if has_lords:
                cells.append(texts.noun(player["lord"]) if player["lord"] else "")
            grid.add_row(*cells)
        return grid

    def holdings(self, texts: Texts, view: Any) -> Grid:
        """What each house holds beside its tracks."""
        grid = new_grid()
        grid.add_column(texts.say("table-house"), no_wrap=True, max_width=LONGEST)
        for key in HOLDINGS:
            grid.add_column(texts.say(f"table-{key}"), no_wrap=True)
        for player in view["players"]:
            name = self.name(texts, view, player["seat"])
            grid.add_row(name, *self.held(texts, player))
        return grid

    def track(self, texts: Texts, player: Any, number: int) -> Text:
        """Where a marker stands, its seal, its move value, and whether a threshold is near."""
        game = texts.game
        assert isinstance(game, Throne)
        name = TRACK_NAMES[number]
        value, areas = player["tracks"][name], game.numbers.tracks.ladders[number].areas
        is_near = value > 0 and areas[value] != areas[value - 1]
        text = Text.assemble(("|" if is_near else " ", "yellow"), (f"{value}", "bold"))
        text.append(f" ({player['seals'][name]:+})", "dim")
        return text if number == KNOWLEDGE else text.append(f" »{player['moves'][name]}", "dim")

    def held(self, texts: Texts, player: Any) -> list[RenderableType]:
        """Diplomacy, Alms, Anarchy markers, Influence, supply, cards, claims, Guilds."""
        guilds = [texts.say(f"table-{GUILD_SHORT[guild]}") for guild in player["guilds"]]
        claims = f"{player['ends']}+{player['claims']}"
        done = f" ✓{len(player['done'])}" if player["done"] else ""
        return [
            f"×{player['diplomacy']}",
            str(player["alms"]),
            Text(str(player["anarchy"]), "red" if player["anarchy"] else ""),
            Text(str(player["influence"]), "bold"),
            str(player["supply"]),
            str(player["cards"]),
            Text.assemble(claims, (done, "green")),
            " ".join(guilds) or texts.say("table-empty"),
        ]

    def map(self, texts: Texts, view: Any) -> Grid:
        """The workers of each house in each territory."""
        grid = new_grid()
        grid.add_column(texts.say("table-map"), no_wrap=True, max_width=LONGEST)
        places = list(view["players"][0]["workers"])
        for place in places:
            grid.add_column(self.place(texts, place), no_wrap=True, min_width=10)
        for player in view["players"]:
            cells = [self.workers(texts, player["workers"][place]) for place in places]
            grid.add_row(self.name(texts, view, player["seat"]), *cells)
        return grid

    def place(self, texts: Texts, place: str) -> Text:
        """A territory by whose home it is."""
        if place == TERRITORY_NAMES[CENTRE]:
            return Text(texts.say("table-centre"), "bold")
        seat = HOUSE_NAMES.index(place)
        return Text(f"⌂ {texts.player(seat)}", HOUSE_COLOURS[seat])

    def workers(self, texts: Texts, workers: Mapping[str, int]) -> Text:
        parts = [
            f"{workers[kind]} {texts.say(f'table-{SHORT[kind]}')}"
            for kind in WORKER_NAMES
            if workers[kind]
        ]
        return Text(" ".join(parts)) if parts else Text("·", "dim")

    def bids(self, texts: Texts, view: Any) -> Grid:
        """The stacks of each house: faces where they may be seen, heights elsewhere."""
        grid = new_grid()
        grid.add_column(texts.say("table-bids"), no_wrap=True, max_width=LONGEST)
        for space in SPACE_NAMES:
            is_open = space == view["space"]
            head = Text(f"▸{space}", "bold yellow") if is_open else Text(space)
            grid.add_column(head, no_wrap=True, min_width=6)
        grid.add_column(texts.say("table-left"), no_wrap=True)
        for player in view["players"]:
            cells = [stack(space, player["seat"]) for space in view["spaces"]]
            left = "".join(
                [face(name) * count for name, count in (player["markers"] or {}).items()]
            )
            grid.add_row(self.name(texts, view, player["seat"]), *cells, Text(left, "dim"))
        return grid

    def own(self, texts: Texts, view: Any) -> list[RenderableType]:
        """The viewer's own hand and claims, with what they ask for."""
        if view["seat"] is None:
            return []
        player = view["players"][view["seat"]]
        parts: list[RenderableType] = []
        hand = card_names(texts, player["hand"]) or [Text(texts.say("table-empty"), "dim")]
        parts.append(Flow(labelled(texts.say("table-your_hand"), hand), self.seen(texts, view)))
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for key, claims in (
            ("end_claim", player["end_cards"]),
            ("claim", player["claim_cards"]),
            ("done_claim", player["done"]),
            ("picked", view["picks"]),
        ):
            for claim in claims:
                name, text = self.claim(texts, claim)
                grid.add_row(texts.say(f"table-{key}"), name, text)
        if grid.row_count:
            parts.append(grid)
        if view["picking"] and view["picking"] != [view["seat"]]:
            parts.append(Text(texts.say("table-waiting", seats=view["picking"]), "dim"))
        return parts

    def claim(self, texts: Texts, key: str) -> tuple[str, str]:
        """A claim with its worth, and what it asks for; a lord asks for nothing."""
        game = texts.game
        assert isinstance(game, Throne)
        deck = game.numbers.deck
        for claim in (*deck.claims, *deck.ends):
            if claim.key == key:
                name = texts.say("cards-worth", claim=key, worth=claim.influence)
                return name, texts.noun(key, "text")
        return texts.noun(key), ""

    def seen(self, texts: Texts, view: Any) -> list[Text]:
        """Cards that others were seen to take and still hold."""
        found: list[Text] = []
        for player in view["players"]:
            if player["seat"] != view["seat"] and player["seen_cards"]:
                cards = ", ".join([card.plain for card in card_names(texts, player["seen_cards"])])
                label = texts.say("table-seen", seat=player["seat"])
                found.append(Text.assemble((label, "dim"), cards))
        return found

    def headings(self, texts: Texts, decision: Decision) -> list[str]:
        return option_headings(texts, decision)

    def sheet(self, texts: Texts, sheet: View) -> RenderableType:
        return score_pad(texts, sheet)

    def cards(self, texts: Texts) -> RenderableType:
        return all_cards(texts)


def any_bids(view: Any) -> bool:
    return any(space["stacks"] for space in view["spaces"])


def face(marker: str) -> str:
    """What a marker shows."""
    return "*" if marker == MARKER_NAMES[-1] else marker


def stack(space: Any, seat: int) -> Text:
    """The markers of a seat in a space."""
    for bid in space["stacks"]:
        if bid["player"] == seat:
            if not bid["markers"]:
                return Text("▪" * bid["count"], "dim")
            return Text("+".join([face(marker) for marker in bid["markers"]]), "bold")
    return Text("·", "dim")
