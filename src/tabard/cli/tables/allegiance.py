"""The table of Allegiance in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import get_args

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.flow import Flow, labelled
from tabard.cli.tables.table import Table
from tabard.games.allegiance.catalog import POWERS
from tabard.games.allegiance.game import Allegiance
from tabard.games.allegiance.kinds import FACTION_NAMES, KIND_NAMES, PILE_NAMES
from tabard.games.allegiance.rules import Rules
from tabard.games.allegiance.shapes import (
    AllegianceSheet,
    AllegianceView,
    Line,
    Pile,
    PlacedCard,
    TableCard,
)
from tabard.match.texts import Texts
from tabard.parts.catalog import read_entries

COLOURS = {"temple": "bright_cyan", "guild": "bright_magenta", "unaligned": "bright_yellow"}
LINES: tuple[Line, ...] = get_args(Line)


def faction_of(texts: Texts, kind: str) -> str:
    """The side of a kind, as the data and the options of the table say."""
    game = texts.game
    assert isinstance(game, Allegiance)
    factions = Rules(game.numbers, texts.options).factions
    return FACTION_NAMES[factions[KIND_NAMES.index(kind)]]


def coloured(texts: Texts, kind: str, count: int = 1) -> Text:
    """`Spy`, `2 Thieves`, in the colour of the side."""
    name = texts.noun(kind) if count == 1 else f"{count} {texts.noun(kind, 'plural')}"
    return Text(name, COLOURS[faction_of(texts, kind)])


def row_of(texts: Texts, kinds: Sequence[str] | Mapping[str, int]) -> list[Text]:
    """Several cards, equal ones together."""
    counts = kinds if isinstance(kinds, Mapping) else Counter(kinds)
    return [coloured(texts, kind, count) for kind, count in counts.items()]


def known_kinds(cards: Sequence[TableCard] | Sequence[PlacedCard]) -> list[str]:
    """The kinds of those cards that the viewer knows."""
    return [card["kind"] for card in cards if card["kind"] is not None]


class AllegianceTable(Table[AllegianceView, AllegianceSheet]):
    """Round, organisations, players with their tableaux, and the own hand."""

    told_by_sheet = frozenset({"influence_counted", "allegiance_found"})
    untold = frozenset({"turn_ended"})

    def board(self, texts: Texts, view: AllegianceView) -> RenderableType:
        parts: list[RenderableType] = [self.organisations(texts, view), Text()]
        parts.append(self.players(texts, view))
        hand = self.hand(texts, view)
        if hand is not None:
            parts += [Text(), hand]
        return self.framed(texts, view, parts)

    def head(self, texts: Texts, view: AllegianceView) -> str:
        """Round, deck and who begins, for the upper edge."""
        parts = [texts.say("table-round", round=view["round"], rounds=view["rounds"])]
        parts.append(texts.say("table-deck", count=view["deck"]))
        if view["first_action"] is not None:
            parts.append(texts.say("table-first_action", seat=view["first_action"]))
        return " · ".join(parts)

    def organisations(self, texts: Texts, view: AllegianceView) -> RenderableType:
        """Both organisations: how many cards, what was converted, what the viewer placed there."""
        grid = kit.rows()
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, justify="right")
        grid.add_column()
        for pile in PILE_NAMES:
            name = Text(texts.say(f"table-{pile}"), f"bold {COLOURS[pile]}")
            facts = view["organisations"][pile]
            count = texts.say("table-cards", count=facts["count"])
            grid.add_row(name, count, self.pile(texts, view, pile))
        return grid

    def pile(self, texts: Texts, view: AllegianceView, pile: Pile) -> Flow:
        """What there is to say of one organisation beyond its size."""
        facts = view["organisations"][pile]
        placed = known_kinds([card for card in view["placed"] if card["place"] == pile])
        converted = known_kinds([c for c in view["table"] if c["place"] == "converted"])
        is_open = bool(facts["cards"])
        lost = [Text(texts.say("table-lost", count=facts["lost"]), "red")] if facts["lost"] else []
        return Flow(
            row_of(texts, facts["cards"]),
            [] if is_open else labelled(texts.say("table-placed"), row_of(texts, placed)),
            lost,
            labelled(texts.say("table-converted"), row_of(texts, converted))
            if pile == "temple"
            else [],
        )

    def players(self, texts: Texts, view: AllegianceView) -> RenderableType:
        """A line for each player: hand, tableau, and what the viewer knows of the hand."""
        grid = kit.headed()
        grid.add_column(texts.say("table-player"), no_wrap=True)
        grid.add_column(texts.say("table-hand"), justify="right")
        grid.add_column(texts.say("table-tableau"))
        if view["recalled"]:
            grid.add_column(texts.say("table-known"), max_width=34)
        for player in view["players"]:
            seat = player["seat"]
            cells: list[RenderableType] = [self.tableau(texts, view, seat)]
            if view["recalled"]:
                cells.append(self.known(texts, view, seat))
            grid.add_row(self.name(texts, view, seat), str(player["cards"]), *cells)
        return grid

    def name(self, texts: Texts, view: AllegianceView, seat: int) -> Text:
        """A player's name; an arrow for who has the First Action card."""
        is_first, is_viewer = seat == view["first_action"], seat == view["seat"]
        name = Text.assemble(("▸ " if is_first else "  ", "yellow"))
        name.append(texts.player(seat), "bold" if is_viewer else "")
        return name.append(f" {texts.say('table-you')}", "green") if is_viewer else name

    def tableau(self, texts: Texts, view: AllegianceView, seat: int) -> Flow:
        """The cards in a tableau; equal ones together, face-down ones by who placed them."""
        cards = [
            card for card in view["table"] if card["place"] == "tableau" and card["player"] == seat
        ]
        guards = {card["guard"] for card in cards if card["guard"] is not None}
        shown = [card for card in cards if card["card"] not in guards]
        plain = Counter(known_kinds([card for card in shown if is_plain(card)]))
        parts = [coloured(texts, kind, count) for kind, count in plain.items()]
        parts += [self.special(texts, card) for card in shown if not is_plain(card)]
        return Flow(parts or [Text(texts.say("table-empty"), "dim")])

    def special(self, texts: Texts, card: TableCard) -> Text:
        """A guarded card, or a face-down one."""
        kind = card["kind"]
        if card["face_up"] and kind is not None:
            guarded = (f" [{texts.say('table-guarded')}]", "green")
            return Text.assemble(coloured(texts, kind), guarded)
        name = Text.assemble((texts.say("table-face_down"), "reverse"))
        if kind is not None:
            name.append(" ").append_text(coloured(texts, kind))
        origin = texts.say("table-face_down_from", seat=card["from"], round=card["round"])
        return name.append(f" ({origin})", "dim")

    def known(self, texts: Texts, view: AllegianceView, seat: int) -> Flow:
        """What the viewer remembers of a hand once seen: what is there, what may be there still."""
        sure: list[str] = []
        maybe: list[str] = []
        pure = 0
        for recall in view["recalled"]:
            if recall["player"] == seat and recall["in_hand"]:
                (maybe if recall["or_placed_as"] else sure).extend(recall["kinds"])
                if not recall["or_placed_as"]:
                    pure = max(pure, recall["not_of_guild"])
        note = texts.say("table-no_guild", count=pure)
        return Flow(
            row_of(texts, sure),
            labelled(texts.say("table-maybe"), row_of(texts, maybe)),
            [Text(note, "dim")] if pure else [],
        )

    def hand(self, texts: Texts, view: AllegianceView) -> RenderableType | None:
        """The viewer's own hand, by sides, and what is already chosen from it."""
        if view["seat"] is None:
            return None
        own = view["players"][view["seat"]]
        label = Text.assemble((texts.say("table-your_hand", count=own["cards"]), "bold"), ": ")
        cards = row_of(texts, own["hand"] or {}) or [Text(texts.say("table-empty"), "dim")]
        picks = view["picks"]
        chosen: list[Text] = []
        if picks:
            key = "table-picked" if len(picks) == 1 else "table-picked_both"
            fields = dict(zip(("temple", "guild"), picks))
            chosen = [Text(texts.say(key, **fields), "dim")]
        return Flow([label.append_text(cards[0]), *cards[1:]], chosen)

    def sheet(self, texts: Texts, sheet: AllegianceSheet) -> RenderableType:
        """Influence line by line, then each player's allegiance."""
        parts = (self.influence(texts, sheet), Text(), self.allegiances(texts, sheet))
        return kit.framed_sheet(texts, *parts)

    def influence(self, texts: Texts, sheet: AllegianceSheet) -> Grid:
        grid = kit.headed(3, "bold")
        grid.add_column(texts.say("sheet-influence"), min_width=16)
        for pile in PILE_NAMES:
            name = Text(texts.say(f"table-{pile}"), f"bold {COLOURS[pile]}")
            grid.add_column(name, justify="right", min_width=12)
        for line in LINES:
            values = [str(sheet["influence"][pile][line]) for pile in PILE_NAMES]
            is_total = line == "total"
            grid.add_row(texts.say(f"sheet-{line}"), *values, style="bold" if is_total else "")
        leads = [
            Text(texts.say("sheet-leads") if sheet["leading"] == pile else "", "green")
            for pile in PILE_NAMES
        ]
        grid.add_row("", *leads)
        return grid

    def allegiances(self, texts: Texts, sheet: AllegianceSheet) -> Grid:
        grid = kit.headed(3, "bold")
        grid.add_column(texts.say("table-player"), min_width=16)
        for key in ("temple_points", "guild_points"):
            grid.add_column(texts.say(f"sheet-{key}"), justify="right", min_width=12)
        grid.add_column(texts.say("sheet-allegiance"))
        grid.add_column("")
        for player in sheet["players"]:
            side = player["allegiance"]
            grid.add_row(
                texts.player(player["seat"]),
                str(player["temple_points"]),
                str(player["guild_points"]),
                Text(texts.say(f"table-{side}"), COLOURS[side]),
                Text(texts.say("sheet-wins") if player["wins"] else "", "bold green"),
            )
        return grid

    def cards(self, texts: Texts) -> RenderableType:
        """The fourteen kinds: how many, which side, and what they do."""
        game = texts.game
        assert isinstance(game, Allegiance)
        powers = {
            entry.text("id"): entry.both_languages("text")[texts.language]
            for entry in read_entries(game.data.path("powers.toml"), "power")
        }
        grid = kit.rows()
        grid.add_column(justify="right")
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for number, kind in enumerate(KIND_NAMES):
            power = POWERS[kind]
            name = texts.noun(power) if power in powers else ""
            count = str(game.numbers.counts[number])
            grid.add_row(count, coloured(texts, kind), name, Text(powers.get(power, ""), "dim"))
        return grid


def is_plain(card: TableCard) -> bool:
    """Face up and without a Guard."""
    return bool(card["face_up"]) and card["guard"] is None
