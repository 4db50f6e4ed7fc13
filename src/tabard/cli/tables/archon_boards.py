"""The players of Archon in the terminal: goods, cards, collections."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.tables import kit
from tabard.cli.tables.archon_marks import Marks, cards, numbers_of, offer
from tabard.cli.tables.flow import Flow, labelled
from tabard.games.archon.facts import named
from tabard.games.archon.kinds import CARD_NAMES, COURTIER, GOOD_NAMES, MAGISTER_NAMES
from tabard.games.archon.shapes import ArchonView, BuiltTile, Pile, PlayerView
from tabard.match.texts import Texts

COUNTS = ("figures", "hand", "science", "arts", "warriors")
PILES: tuple[tuple[Pile, str], ...] = (("hand", "green"), ("reserve", "cyan"), ("played", ""))


def boards(texts: Texts, view: ArchonView, marks: Marks) -> Group:
    """A row of numbers for each player in player order, then what each has."""
    seats = view["order"] or range(len(view["players"]))
    grid = kit.rows(1)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for seat in seats:
        grid.add_row(
            Text.assemble(" ", marks.name(seat)), Flow(*held(texts, view, view["players"][seat]))
        )
    return Group(numbers(texts, view, marks, list(seats)), grid)


def numbers(texts: Texts, view: ArchonView, marks: Marks, seats: list[int]) -> Grid:
    """VP, goods, Figures, cards in hand, collections."""
    grid = kit.headed(1)
    grid.add_column(f" {texts.say('table-order')}", no_wrap=True)
    grid.add_column(texts.say("table-vp"), justify="right", no_wrap=True)
    for name in (*GOOD_NAMES, *COUNTS):
        grid.add_column(texts.say(f"table-head_{name}"), justify="right", no_wrap=True)
    for seat in seats:
        grid.add_row(*_row(view, marks, view["players"][seat]))
    return grid


def _row(view: ArchonView, marks: Marks, player: PlayerView) -> list[RenderableType]:
    seat = player["seat"]
    is_asked = bool(view["asked"]) and view["seat"] == seat
    name = Text.assemble(("▸" if is_asked else " ", "yellow"), marks.name(seat))
    cells: list[RenderableType] = [name]
    cells.append(Text(str(player["score"]), "bold"))
    counts = [player["goods"][good] for good in GOOD_NAMES]
    counts += [player["figures"], player["hand_size"], len(player["science"])]
    counts += [len(player["arts"]), player["warriors"]]
    cells += [Text(str(count), "" if count else "dim") for count in counts]
    return cells


def held(texts: Texts, view: ArchonView, player: PlayerView) -> list[list[Text]]:
    """The ten cards by where they are, as far as the viewer knows; rows, tiles, collections."""
    groups = [
        [
            *note(texts, view, player),
            *labelled(texts.say("table-emblem", emblem=player["emblem"]), owned(texts, player)),
        ],
        *piles(texts, view, player),
        labelled(texts.say("table-next"), next_magisters(texts, view, player)),
        labelled(texts.say("table-tiles"), [tile(texts, one) for one in player["tiles"]]),
        *[
            labelled(
                texts.say("table-collection", category=category),
                [Text(texts.noun(card)) for card in player[category]],
            )
            for category in ("science", "arts")
        ],
    ]
    return [group for group in groups if group]


def note(texts: Texts, view: ArchonView, player: PlayerView) -> list[Text]:
    """That a player still chooses, or has passed."""
    if player["seat"] in view["picking"]:
        return [Text(texts.say("table-picking"), "yellow")]
    return [Text(texts.say("table-passed"), "yellow")] if player["passed"] else []


def owned(texts: Texts, player: PlayerView) -> list[Text]:
    """The cards owned, Magisters with the length of their rows: `7 Courtiers`, `Scribe 2/4`."""
    most = numbers_of(texts).box.cards.most
    courtiers = player["cards"].get("courtier", 0)
    parts = [Text(cards(texts, {"courtier": courtiers}))] if courtiers else []
    for kind in MAGISTER_NAMES:
        count = player["magisters"][kind]
        if count:
            length = most[CARD_NAMES.index(kind)]
            parts.append(Text.assemble(f"{texts.noun(kind)} {count}", (f"/{length}", "dim")))
    return parts


def next_magisters(texts: Texts, view: ArchonView, player: PlayerView) -> list[Text]:
    """What the next space of each own row costs and gives; of others it is not shown, nor before
    the first round, when spaces give nothing (AR-SETUP-16)."""
    if view["seat"] != player["seat"] or view["phase"] in ("setup", "game_end"):
        return []
    found: list[Text] = []
    rows = numbers_of(texts).box.rows[COURTIER + 1 :]
    for kind, row in zip(MAGISTER_NAMES, rows, strict=True):
        reached = player["magisters"][kind]
        if reached < len(row):
            cost = named(row[reached].cost.goods)
            found.append(Text(offer(texts, kind, row[reached].vp, cost), "dim"))
    return found


def piles(texts: Texts, view: ArchonView, player: PlayerView) -> list[list[Text]]:
    """Played cards, and hand and reserve if they are known."""
    found: list[list[Text]] = []
    counts = {kind: view["picks"].count(kind) for kind in CARD_NAMES}
    if view["seat"] == player["seat"] and any(counts.values()):
        text = Text(cards(texts, counts), "green")
        return [labelled(texts.say("table-pile_hand"), [text])]
    if player["hand_size"] + player["reserve_size"] == 0:
        return []
    for pile, style in PILES:
        shown = player[pile]
        if shown:
            text = Text(cards(texts, shown), style)
            found.append(labelled(texts.say(f"table-pile_{pile}"), [text]))
    return found


def tile(texts: Texts, one: BuiltTile) -> Text:
    """A tile; those that score at the end with what they would be worth."""
    name = texts.noun(one["tile"])
    if not one["worth"]:
        return Text(name)
    return Text.assemble(name, (f" {texts.part('vp', {'vp': one['worth']})}", "cyan"))
