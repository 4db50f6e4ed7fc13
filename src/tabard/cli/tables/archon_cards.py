"""All cards and tiles of Archon, with what they say and where that is from."""

from __future__ import annotations

from rich.console import RenderableType

from tabard.cli.tables.archon_marks import numbers_of, price
from tabard.cli.tables.cards import Row, all_sections, entries, plain, row, said
from tabard.games.archon.facts import named
from tabard.games.archon.kinds import CARD_NAMES, CATEGORY_NAMES, MOST_SEATS
from tabard.games.archon.phrases_parts import gain_of
from tabard.match.texts import Texts


def all_cards(texts: Texts) -> RenderableType:
    """Section by section; what is printed, inferred or reconstructed is said of each."""
    return all_sections(
        texts,
        {
            "buildings": plain(texts, "buildings.toml", "building"),
            "kinds": kinds(texts),
            "rows": rows(texts),
            "favors": favors(texts),
            "tiles": tiles(texts),
            "science": displayed(texts, 0),
            "arts": displayed(texts, 1),
            "grants": grants(texts),
            "attacks": attacks(texts),
            "provinces": provinces(texts),
            "wall": wall(texts),
        },
    )


def kinds(texts: Texts) -> list[Row]:
    """Courtiers and Magisters: how many, what an unused one counts, what they can do."""
    found: list[Row] = []
    for entry in entries(texts, "magisters.toml", "card_kind"):
        fields = {"most": entry.number("most"), "value": entry.number("value")}
        text = f"{said(texts, entry)} {texts.say('cards-kind', **fields)}"
        found.append(row(texts, entry, text))
    return found


def rows(texts: Texts) -> list[Row]:
    """The rows of the Magister Track."""
    found: list[Row] = []
    for entry in entries(texts, "magisters.toml", "row"):
        kind = entry.text("id")
        spaces = [
            texts.say("cards-space", price=price(texts, named(space.cost.goods)), vp=space.vp)
            for space in numbers_of(texts).box.rows[CARD_NAMES.index(kind)]
        ]
        found.append((texts.noun(kind), "; ".join(spaces), entry.source()))
    return found


def favors(texts: Texts) -> list[Row]:
    """King's Favors with the cards they need."""
    return [
        (
            said(texts, entry, "name"),
            f"{said(texts, entry)} ({texts.part('needs', {'count': entry.number('cards')})})",
            entry.source(),
        )
        for entry in entries(texts, "favors.toml", "favor")
    ]


def tiles(texts: Texts) -> list[Row]:
    """Building tiles: level, cost, VP, copies, ability."""
    found: list[Row] = []
    for tile, entry in zip(numbers_of(texts).box.tiles, entries(texts, "tiles.toml", "tile")):
        numbers = {"level": tile.level, "vp": tile.vp, "copies": tile.copies}
        head = texts.say("cards-tile", price=price(texts, named(tile.cost.goods)), **numbers)
        found.append(row(texts, entry, f"{head} {said(texts, entry)}"))
    return found


def displayed(texts: Texts, display: int) -> list[Row]:
    """Science or Arts cards: VP and bonus."""
    found: list[Row] = []
    deck = numbers_of(texts).box.displays[display]
    for card, entry in zip(deck, entries(texts, f"{CATEGORY_NAMES[display]}.toml", "card")):
        bonus = {**named(card.gain.goods), "any_resource": card.gain.any_resource}
        text = texts.part(*gain_of(card.gain.vp, bonus))
        found.append(row(texts, entry, text))
    return found


def grants(texts: Texts) -> list[Row]:
    """King's Grants: VP for each rank."""
    found: list[Row] = []
    for grant, entry in zip(numbers_of(texts).box.grants, entries(texts, "grants.toml", "grant")):
        parts = [
            f"{texts.noun(category)} {' '.join(str(vp) for vp in grant.rows[number])}"
            for number, category in enumerate(CATEGORY_NAMES)
        ]
        found.append(row(texts, entry, "; ".join(parts)))
    return found


def attacks(texts: Texts) -> list[Row]:
    """Attack cards: strength by number of players."""
    found: list[Row] = []
    deck = numbers_of(texts).box.attacks
    for attack, entry in zip(deck, entries(texts, "attacks.toml", "attack")):
        strengths = [
            texts.say("cards-strength", seats=seats, strength=attack.strengths[seats])
            for seats in range(2, MOST_SEATS + 1)
        ]
        found.append(row(texts, entry, "; ".join(strengths)))
    return found


def provinces(texts: Texts) -> list[Row]:
    """Provinces: cubes with two players, and with as many as can play."""
    found: list[Row] = []
    deck = numbers_of(texts).box.provinces
    for province, entry in zip(deck, entries(texts, "provinces.toml", "province")):
        text = "; ".join(
            texts.say("cards-cubes", seats=seats, cubes=price(texts, named(province.cubes[seats])))
            for seats in (2, MOST_SEATS)
        )
        found.append(row(texts, entry, text))
    return found


def wall(texts: Texts) -> list[Row]:
    """The spaces of the wall by the number of players from which on they are open."""
    found: list[Row] = []
    sources = [entry.source() for entry in entries(texts, "wall.toml", "space")]
    spaces = numbers_of(texts).box.wall
    for players in sorted({space.players for space in spaces}):
        here = [number for number, space in enumerate(spaces) if space.players == players]
        values = " ".join(str(spaces[number].vp) for number in here)
        name = texts.say("cards-spaces", first=here[0] + 1, last=here[-1] + 1)
        text = texts.say("cards-wall_space", values=values, players=players)
        found.append((name, text, sources[here[0]]))
    return found
