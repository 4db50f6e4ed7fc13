"""Reads and checks city, Guild tracks, actions and tables of Castellans of Valeria."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabard.core.errors import DataError
from tabard.games.castellans.catalog_entries import DIVIDER_GAINS, different, read_gain
from tabard.games.castellans.kinds import (
    DIE_SIDES,
    DISTRICT_NAMES,
    DISTRICTS,
    EDGE_NAMES,
    FACE_NAMES,
    FEWEST_SEATS,
    GOOD_NAMES,
    GUILD_NAMES,
    INFLUENCE,
    LIGHTHOUSE,
    LINE_LENGTH,
    MONUMENT_NAMES,
    MOST_SEATS,
    MOST_UNITS,
    PRIMARY_NAMES,
    ROUNDS,
    SIDES_IN_SOLO,
    SUB_NAMES,
)
from tabard.games.castellans.rules import City, Costs, Divider, Gain, Rewards, Tables, Tracks
from tabard.parts.catalog import Entry
from tabard.parts.catalog_entries import MOST_VALUE, check, every, flag, number_of, numbers

ACTION_FIELDS: Final = {
    "wharf": ("name", "object"),
    "harvest": ("name", "object", "influence"),
    "manor": ("wood", "influence"),
    "temple": ("stone", "influence"),
    "recruit": ("name", "food_from_edge", "influence_card", "influence_district"),
    "shipyard": ("name", "object", "wood"),
    "sail": ("name", "gold"),
    "windmill": ("food",),
}
"""What each action says beside its bonus; the tokens among them are named elsewhere."""

FACE_GAINS: Final = [*[GOOD_NAMES] * INFLUENCE, ["influence_any"]]
"""What each face of a die can give: a Harvest adds it up for all dice at once."""

BONUS_GAINS: Final = {
    "wharf": [*GOOD_NAMES, "resource_any", "influence_any"],
    "harvest": [*GOOD_NAMES, "resource_any", "influence_any"],
    "manor": GOOD_NAMES,
    "temple": GOOD_NAMES,
    "recruit": GOOD_NAMES,
}
"""What the die can add to each action; where a cost may need it, only what is certain."""

PLACES: Final = ["control", "wharf", "guild"]
RANKED: Final = 3
"""First, second and third (CV-SCORE-06)."""

GUILDS_A_DISTRICT: Final = 2
LONGEST_TRACK: Final = 50


def read_city(path: Path) -> City:
    """The Districts clockwise, the roads between them, and what each round scores."""
    guilds, die = [], [-1] * DIE_SIDES
    for district, entry in enumerate(every(path, "district", DISTRICT_NAMES)):
        check(entry, "name", "object", "guilds", "die")
        guilds.append(sorted(different(entry, "guilds", GUILD_NAMES, GUILDS_A_DISTRICT)))
        side = entry.number("die", 1, DIE_SIDES)
        if die[side - 1] >= 0:
            raise entry.fail("die", f"{side} is that of {DISTRICT_NAMES[die[side - 1]]!r}, too")
        die[side - 1] = district
    slots = [
        check(entry, "name", "slots").number("slots", 0, MOST_UNITS)
        for entry in every(path, "edge", EDGE_NAMES)
    ]
    rounds = every(path, "round", [f"round_{number}" for number in range(1, ROUNDS + 1)])
    return City(guilds, die, slots, [_scored(check(entry, "name", "scores")) for entry in rounds])


def _scored(entry: Entry) -> list[int]:
    """The Districts that a round scores, clockwise from the first."""
    scores = different(entry, "scores", DISTRICT_NAMES, len(entry.texts("scores")))
    steps = [(district - scores[0]) % DISTRICTS for district in scores]
    if not scores or steps != sorted(steps):
        raise entry.fail("scores", f"needs Districts clockwise, has {entry.texts('scores')!r}")
    return scores


def read_tracks(path: Path) -> Tracks:
    """The tracks of the Guilds, all equally long (CV-GUILD-01)."""
    track = check(every(path, "track", ["guild_track"])[0], "ordinary", "starred")
    first_star = track.number("ordinary", 1, LONGEST_TRACK) + 1
    top = first_star + track.number("starred", 1, MOST_UNITS) - 1
    guilds = every(path, "guild", GUILD_NAMES)
    return Tracks(first_star, top, [_dividers(entry, top) for entry in guilds])


def _dividers(guild: Entry, top: int) -> list[Divider]:
    dividers: list[Divider] = []
    for entry in check(guild, "name", "object", "dividers").entries("dividers"):
        entry.only("after", "gain")
        least = dividers[-1].after + 1 if dividers else 0
        after = entry.number("after", least, top - 1)
        dividers.append(Divider(after, read_gain(entry, "gain", DIVIDER_GAINS)))
    return dividers


def read_faces(path: Path) -> list[Gain]:
    """What each face of a die gives (CV-DIE-01); goods have their names already."""
    gains = []
    for face, entry in enumerate(every(path, "face", FACE_NAMES)):
        check(entry, *(["name"] if face == INFLUENCE else []), "gain")
        gains.append(read_gain(entry, "gain", FACE_GAINS[face]))
    return gains


def _primaries(path: Path) -> dict[str, Entry]:
    found = every(path, "primary", PRIMARY_NAMES)
    for entry in found:
        check(entry, *ACTION_FIELDS[entry.text("id")], "face", "bonus")
    return {entry.text("id"): entry for entry in found}


def _monuments(path: Path) -> list[Entry]:
    found = every(path, "monument", MONUMENT_NAMES[:LIGHTHOUSE])
    return [check(entry, "gold", "influence", "vp") for entry in found]


def read_bonuses(path: Path) -> tuple[list[int], list[Gain]]:
    """For each Primary Action the face that helps, and what it gives (CV-ACT-04)."""
    found = _primaries(path)
    faces = [number_of(entry, "face", FACE_NAMES) for entry in found.values()]
    gains = [read_gain(entry, "bonus", BONUS_GAINS[name]) for name, entry in found.items()]
    return faces, gains


def read_costs(path: Path) -> Costs:
    """What actions cost; a unit of the resource itself is always paid (CV-PAY-02)."""
    primaries = _primaries(path)
    shipyard, sail, windmill = every(path, "sub", SUB_NAMES)
    for entry in (shipyard, sail, windmill):
        check(entry, *ACTION_FIELDS[entry.text("id")])
    return Costs(
        primaries["manor"].number("wood", 1, MOST_UNITS),
        primaries["temple"].number("stone", 1, MOST_UNITS),
        shipyard.number("wood", 1, MOST_UNITS),
        sail.number("gold", 0, MOST_UNITS),
        windmill.number("food", 1, MOST_UNITS),
        [entry.number("gold", 0, MOST_UNITS) for entry in _monuments(path)],
        numbers(primaries["recruit"], "food_from_edge", 1, MOST_UNITS, LINE_LENGTH),
    )


def read_rewards(path: Path, lighthouse_vp: int) -> Rewards:
    """What actions give; the Lighthouse scores as its keeper's Manor says."""
    primaries, monuments = _primaries(path), _monuments(path)
    return Rewards(
        primaries["manor"].number("influence", 0, MOST_UNITS),
        primaries["temple"].number("influence", 0, MOST_UNITS),
        primaries["recruit"].number("influence_card", 0, MOST_UNITS),
        primaries["recruit"].number("influence_district", 0, MOST_UNITS),
        primaries["harvest"].number("influence", 0, MOST_UNITS),
        [entry.number("influence", 0, MOST_UNITS) for entry in monuments],
        [*[entry.number("vp", 0, MOST_VALUE) for entry in monuments], lighthouse_vp],
    )


def read_tables(path: Path, constants: dict[str, int]) -> Tables:
    """What depends on the number of players; Keeps and dice never run out."""
    dice, rolls, columns = [0], [False], [0]
    seats = [str(number) for number in range(FEWEST_SEATS, MOST_SEATS + 1)]
    for number, entry in enumerate(every(path, "players", seats), FEWEST_SEATS):
        check(entry, "dice", "keep_roll", "far_left")
        sides = max(number, SIDES_IN_SOLO)
        needed = sides * constants["drafted_dice"] + constants["leftover_dice"]
        dice.append(entry.number("dice", needed, needed))
        rolls.append(flag(entry, "keep_roll"))
        columns.append(0 if flag(entry, "far_left") else 1)
        keeps = DISTRICTS - sides + (ROUNDS - 1 if rolls[-1] else 0)
        if keeps > constants["keeps"]:
            raise DataError(
                f"tokens.toml, token 'keep', field 'count': needs {keeps} for {number} players "
                f"as players.toml has it, has {constants['keeps']}"
            )
    return Tables(dice, rolls, columns)


def read_places(path: Path) -> dict[str, list[int]]:
    """VP by place, never more for a lower one."""
    found = {}
    for entry in every(path, "places", PLACES):
        points = numbers(check(entry, "vp"), "vp", 0, MOST_VALUE, RANKED)
        if points != sorted(points, reverse=True):
            raise entry.fail("vp", f"needs numbers that do not rise, has {points}")
        found[entry.text("id")] = points
    return found
