"""What lies open for all on the terminal table of Throne of Allegoria: decree, merchant, cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tabard.cli.tables.flow import Flow, labelled
from tabard.cli.tables.throne_marks import card_names, numbers_of
from tabard.games.throne.kinds import ROW_NAMES
from tabard.games.throne.rules import TOKEN_WORDS
from tabard.games.throne.shapes import ThroneView
from tabard.match.texts import Texts


def crown(texts: Texts, view: ThroneView) -> list[RenderableType]:
    """Decree, merchant, anarchy, tokens and what lies open."""
    parts: list[RenderableType] = []
    if view["half"]:
        name = (f"{texts.noun(view['half'])}: ", "bold")
        rest = Text.assemble(name, texts.noun(view["half"], "text"))
        parts.append(Text.assemble((texts.say("table-decree"), "dim"), rest))
    anarchy = view["anarchy"]
    value = Text(texts.say("table-anarchy_value", value=anarchy["value"]), "red")
    left = Text(texts.say("table-anarchy_left", **anarchy))
    parts.append(
        Flow(
            labelled(texts.say("table-merchant"), merchant(texts, view)),
            labelled(texts.say("table-first"), first_player(texts, view)),
            labelled(texts.say("table-anarchy"), [value, left]),
            labelled(texts.say("table-tokens"), tokens(texts, view)),
        )
    )
    return [*parts, open_cards(texts, view)]


def first_player(texts: Texts, view: ThroneView) -> list[Text]:
    """Who holds the First Player marker; whoever is first in this week has an arrow."""
    seat = view["first_player_marker"]
    return [] if seat is None else [Text(texts.player(seat))]


def merchant(texts: Texts, view: ThroneView) -> list[Text]:
    """The Travelling Merchant with letter and rows, and where they give Influence instead."""
    for trader in numbers_of(texts).deck.traders:
        if trader.key == view["merchant"]:
            rows = [texts.say(f"table-row_{row}", **view["rows"][row]) for row in ROW_NAMES]
            name = Text.assemble(f"{trader.letter} ", (texts.noun(trader.key), "bold"))
            return [name, *[Text(row) for row in [*rows, texts.say("table-or_influence")]]]
    return []


def tokens(texts: Texts, view: ThroneView) -> list[Text]:
    """The Alms Bonus tokens by their space, with what they give (TH-ALMS-01 to -04)."""
    by_key = {token.key: token for token in numbers_of(texts).deck.tokens}
    found: list[Text] = []
    for shown in view["tokens"]:
        token = by_key[shown["token"]]
        bonus = texts.say(f"table-bonus_{TOKEN_WORDS[token.word]}", amount=token.amount)
        found.append(Text(texts.say("table-token", bonus=bonus, **shown)))
    return found


def open_cards(texts: Texts, view: ThroneView) -> Flow:
    """The display or its groups, cards for sale, and how many cards the decks have."""
    groups = [
        Text(" + ".join([card.plain for card in card_names(texts, group)]))
        for group in view["groups"]
        if group
    ]
    decks = Text(texts.say("table-decks", **view["decks"]), "dim")
    return Flow(
        labelled(texts.say("table-display"), card_names(texts, view["display"])),
        labelled(texts.say("table-groups"), groups),
        labelled(texts.say("table-offer"), card_names(texts, view["offer"])),
        [decks],
    )
