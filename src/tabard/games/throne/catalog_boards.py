"""Reads and checks tracks, tables, markers and die of Throne of Allegoria."""

from __future__ import annotations

from pathlib import Path

from tabard.core.errors import DataError
from tabard.games.throne.kinds import (
    DEPLOY,
    EITHER,
    FEWEST_SEATS,
    MARKER_NAMES,
    MODE_NAMES,
    MOST_SEATS,
    MOST_WORKERS,
    SPACES,
    STAR,
    TASK,
    TRACK_NAMES,
)
from tabard.games.throne.rules import Ladder, Row, Tracks
from tabard.parts.catalog import Entry, read_entries
from tabard.parts.catalog_entries import MOST_VALUE, check, every, number_of, numbers

RANKS = [
    f"{seats}-{rank}"
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
    for rank in range(1, seats + 1)
]
"""Number of players and rank, as the tables of points.toml name them."""

MOST_DIE = 19
MOST_STAR = 9


def read_tracks(path: Path) -> Tracks:
    """The tracks of town and main board."""
    alms = check(every(path, "alms", ["alms_track"])[0], "last", "bonuses", "start", "end")
    last = alms.number("last", 1, MOST_VALUE)
    bonuses = numbers(alms, "bonuses", 1, last)
    if bonuses != sorted(set(bonuses)):
        raise alms.fail("bonuses", f"needs different spaces in rising order, has {bonuses}")
    diplomacy = check(every(path, "diplomacy", ["diplomacy_track"])[0], "multipliers")
    return Tracks(
        _read_ladders(path),
        _read_anarchy(path),
        numbers(diplomacy, "multipliers", 0),
        last,
        bonuses,
        alms.number("start", -MOST_VALUE, MOST_VALUE),
        alms.number("end", -MOST_VALUE, MOST_VALUE),
    )


def _read_ladders(path: Path) -> list[Ladder]:
    """The ladder of each Town Track, all equally long."""
    laid = {entry.text("id"): _ladder(entry) for entry in read_entries(path, "ladder")}
    ladders: list[Ladder] = []
    for entry in every(path, "track", TRACK_NAMES):
        check(entry, "name", "ladder")
        ladders.append(laid[entry.one_of("ladder", list(laid))])
        if len(ladders[-1].seals) != len(ladders[0].seals):
            raise entry.fail("ladder", "is not as long as that of the first track")
    return ladders


def _ladder(entry: Entry) -> Ladder:
    seals: list[int] = []
    moves: list[int] = []
    areas: list[int] = []
    for number, area in enumerate(check(entry, "areas").entries("areas")):
        area.only("from", "to", "influence", "move")
        first = area.number("from", len(seals), len(seals))
        spaces = area.number("to", first, MOST_VALUE) + 1 - first
        seals += [area.number("influence", -MOST_VALUE, MOST_VALUE)] * spaces
        moves += [area.number("move", 1, MOST_WORKERS)] * spaces
        areas += [number] * spaces
    if len(seals) < 2:
        raise entry.fail("areas", f"needs two or more spaces, has {len(seals)}")
    return Ladder(seals, moves, areas)


def _read_anarchy(path: Path) -> list[int]:
    """The anarchy value by how many markers have been taken (TH-ANAR-04)."""
    values = [0]
    for number, entry in enumerate(read_entries(path, "anarchy"), 1):
        check(entry, "value", "spots").one_of("id", [f"anarchy-{number}"])
        value = entry.number("value", 0, MOST_VALUE)
        values += [value] * entry.number("spots", 1, MOST_VALUE)
    if len(values) == 1:
        raise DataError(f"{path.name}: anarchy 'anarchy-1' is missing; add it")
    return values


def read_points(path: Path) -> list[list[Row]]:
    """For each number of players the rows by rank, from 0 on (TH-AP-01)."""
    rows: list[list[Row]] = [[] for _ in range(MOST_SEATS + 1)]
    for entry in every(path, "points", RANKS):
        seats, rank = entry.text("id").split("-")
        row = _row(entry)
        if rank == seats and row.mode != DEPLOY:
            raise entry.fail("mode", "the last row is 'deploy' (TH-AP-02)")
        rows[int(seats)].append(row)
    return rows


def _row(entry: Entry) -> Row:
    mode = number_of(entry, "mode", MODE_NAMES)
    if mode == TASK:
        raise entry.fail("mode", "'task' is none of: mix, deploy, either")
    if mode == EITHER:
        check(entry, "mode", "ap_deploy", "ap_task")
        deploy = entry.number("ap_deploy", 1, MOST_VALUE)
        return Row(mode, deploy, entry.number("ap_task", 1, MOST_VALUE))
    return Row(mode, check(entry, "mode", "ap").number("ap", 1, MOST_VALUE))


def read_claim_draws(path: Path) -> list[list[int]]:
    """For each number of players the claims drawn by rank, from 0 on (TH-CLM-01)."""
    draws: list[list[int]] = [[] for _ in range(MOST_SEATS + 1)]
    for entry in every(path, "claim_draw", RANKS):
        seats = int(entry.text("id").split("-")[0])
        draws[seats].append(check(entry, "cards").number("cards", 1, MOST_VALUE))
    return draws


def read_markers(path: Path, constants: dict[str, int]) -> tuple[list[int], list[int]]:
    """How many Bidding markers of each kind a player has, and what a star can count."""
    counts, star_values = [], []
    for kind, entry in enumerate(every(path, "marker", MARKER_NAMES)):
        check(entry, "count", "values" if kind == STAR else "value")
        counts.append(entry.number("count", 0, MOST_VALUE))
        if kind != STAR:
            entry.number("value", kind, kind)
            continue
        star_values = numbers(entry, "values", 1, MOST_STAR)
        if len(set(star_values)) < len(star_values):
            raise entry.fail("values", f"needs different values, has {star_values}")
    most = constants["max_markers_per_stack"] * SPACES
    if not 0 < sum(counts) <= most:
        raise DataError(
            f"{path.name}, field 'count': each player needs from 1 to {most} markers, "
            f"the counts add to {sum(counts)}"
        )
    return counts, star_values


def read_die(path: Path) -> list[int]:
    """The faces of the die."""
    die = check(every(path, "die", ["die"])[0], "faces")
    return numbers(die, "faces", 0, MOST_DIE)
