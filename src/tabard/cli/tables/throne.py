"""The table of Throne of Allegoria in the terminal: crown, towns, map, bids, and the own cards."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.flow import Flow, labelled
from tabard.cli.tables.kit import ByWidth
from tabard.cli.tables.table import Table
from tabard.cli.tables.throne_bids import all_bids
from tabard.cli.tables.throne_cards import all_cards
from tabard.cli.tables.throne_crown import crown
from tabard.cli.tables.throne_marks import card_names, colour, numbers_of, player_name, short
from tabard.cli.tables.throne_options import option_headings
from tabard.cli.tables.throne_sheet import score_pad
from tabard.core.values import Decision
from tabard.games.throne.kinds import (
    CENTRE,
    KNOWLEDGE,
    TERRITORY_NAMES,
    TRACK_NAMES,
    WORKER_NAMES,
)
from tabard.games.throne.shapes import PlayerView, ThroneSheet, ThroneView, WorkerName
from tabard.match.texts import Texts

LONGEST_HOME = 9
"""Columns for the name above a Home Territory."""

ROOMY = 4
"""So many territories fit into a narrow table with some air."""


SHORT = {"soldier": "soldier", "spy": "spy", "merchant": "merchant_short"}
GUILD_SHORT = {
    "soldiers_guild": "soldier",
    "spies_guild": "spy",
    "merchants_guild": "merchant_short",
    "bankers_guild": "banker",
    "scholars_guild": "scholar",
}
HOLDINGS = ("diplomacy", "alms", "anarchy_held", "influence", "supply", "hand", "claims", "guilds")


class ThroneTable(Table[ThroneView, ThroneSheet]):
    """Everything that lies on the table, from the crown to the own claims."""

    told_by_sheet = frozenset({"total_counted"})
    untold = frozenset({"turn_ended_spent", "cleaned_up"})

    def board(self, texts: Texts, view: ThroneView) -> RenderableType:
        parts = crown(texts, view)
        parts.append(ByWidth(self.towns(texts, view, True), self.towns(texts, view, False)))
        parts += [self.holdings(texts, view), Text(texts.say("table-legend"), "dim")]
        parts.append(ByWidth(self.map(texts, view, " "), self.map(texts, view, tight(view))))
        parts += [*all_bids(texts, view), *self.own(texts, view)]
        return self.framed(texts, view, parts)

    def head(self, texts: Texts, view: ThroneView) -> str:
        """Week and Queen, for the upper edge."""
        if view["week"] == 0:
            return texts.say("table-setup")
        parts = [texts.say("table-week", week=view["week"], weeks=view["weeks"])]
        parts.append(texts.say(f"table-queen_{'lives' if view['queen_alive'] else 'dead'}"))
        return " · ".join(parts)

    def towns(self, texts: Texts, view: ThroneView, has_lords: bool) -> Grid:
        """The Town Tracks of each house, and its lord where there is room."""
        grid = kit.headed(1)
        grid.add_column(texts.say("table-town"), no_wrap=True)
        for track in TRACK_NAMES:
            grid.add_column(texts.noun(track), no_wrap=True)
        if has_lords:
            grid.add_column(texts.say("table-lord"), no_wrap=True)
        for player in view["players"]:
            cells: list[RenderableType] = [player_name(texts, view, player["seat"])]
            cells += [self.track(texts, player, number) for number in range(len(TRACK_NAMES))]
            if has_lords:
                cells.append(texts.noun(player["lord"]) if player["lord"] else "")
            grid.add_row(*cells)
        return grid

    def holdings(self, texts: Texts, view: ThroneView) -> Grid:
        """What each house holds beside its tracks."""
        grid = kit.headed(1)
        grid.add_column(texts.say("table-house"), no_wrap=True)
        for key in HOLDINGS:
            grid.add_column(texts.say(f"table-{key}"), no_wrap=True)
        for player in view["players"]:
            name = player_name(texts, view, player["seat"])
            grid.add_row(name, *self.held(texts, player))
        return grid

    def track(self, texts: Texts, player: PlayerView, number: int) -> Text:
        """Where a marker stands, its seal, its move value, and whether a threshold is near."""
        name = TRACK_NAMES[number]
        value, areas = player["tracks"][name], numbers_of(texts).tracks.ladders[number].areas
        is_near = value > 0 and areas[value] != areas[value - 1]
        text = Text.assemble(("|" if is_near else " ", "yellow"), (f"{value}", "bold"))
        text.append(f" ({player['seals'][name]:+})", "dim")
        return text if number == KNOWLEDGE else text.append(f" »{player['moves'][name]}", "dim")

    def held(self, texts: Texts, player: PlayerView) -> list[RenderableType]:
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

    def map(self, texts: Texts, view: ThroneView, space: str) -> Grid:
        """The workers of each house in each territory, with or without space after numbers."""
        grid = kit.headed(1)
        grid.add_column(texts.say("table-map"), no_wrap=True)
        homes = [player["house"] for player in view["players"] if player["house"]]
        places = [*homes, TERRITORY_NAMES[CENTRE]]
        for seat in range(len(homes)):
            home = f"⌂ {short(texts.player(seat), LONGEST_HOME)}"
            grid.add_column(Text(home, colour(view, seat)), no_wrap=True, min_width=10)
        grid.add_column(Text(texts.say("table-centre"), "bold"), no_wrap=True, min_width=10)
        for player in view["players"]:
            cells = [self.workers(texts, player["workers"][place], space) for place in places]
            grid.add_row(player_name(texts, view, player["seat"]), *cells)
        return grid

    def workers(self, texts: Texts, workers: Mapping[WorkerName, int], space: str) -> Text:
        parts = [
            f"{workers[kind]}{space}{texts.say(f'table-{SHORT[kind]}')}"
            for kind in WORKER_NAMES
            if workers[kind]
        ]
        return Text(" ".join(parts)) if parts else Text("·", "dim")

    def own(self, texts: Texts, view: ThroneView) -> list[RenderableType]:
        """The viewer's own hand and claims, with what they ask for."""
        if view["seat"] is None:
            return []
        player = view["players"][view["seat"]]
        parts: list[RenderableType] = []
        hand = card_names(texts, player["hand"] or {}) or [Text(texts.say("table-empty"), "dim")]
        parts.append(Flow(labelled(texts.say("table-your_hand"), hand), self.seen(texts, view)))
        grid = kit.rows()
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for key, claims in (
            ("end_claim", player["end_cards"]),
            ("claim", player["claim_cards"]),
            ("done_claim", player["done"]),
            ("picked", view["picks"]),
        ):
            for claim in claims or []:
                name, text = self.claim(texts, claim)
                grid.add_row(texts.say(f"table-{key}"), name, text)
        if grid.row_count:
            parts.append(grid)
        if view["picking"] and view["picking"] != [view["seat"]]:
            parts.append(Text(texts.say("table-waiting", seats=view["picking"]), "dim"))
        return parts

    def claim(self, texts: Texts, key: str) -> tuple[str, str]:
        """A claim with its worth, and what it asks for; a lord asks for nothing."""
        deck = numbers_of(texts).deck
        for claim in (*deck.claims, *deck.ends):
            if claim.key == key:
                name = texts.say("cards-worth", claim=key, worth=claim.influence)
                return name, texts.noun(key, "text")
        return texts.noun(key), ""

    def seen(self, texts: Texts, view: ThroneView) -> list[Text]:
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

    def sheet(self, texts: Texts, sheet: ThroneSheet) -> RenderableType:
        return score_pad(texts, sheet)

    def cards(self, texts: Texts) -> RenderableType:
        return all_cards(texts)


def tight(view: ThroneView) -> str:
    """What stands between a number and its workers where there is little room."""
    return " " if len(view["players"][0]["workers"]) <= ROOMY else ""
