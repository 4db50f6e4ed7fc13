"""The winner's epithet: names of all completed claims, then lord and house (TH-EPI)."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.games.throne.scoring import fulfilled_ends
from tabard.games.throne.state import ThroneState, house_name
from tabard.parts.catalog import DataFolder, read_entries

Names = Mapping[str, Mapping[str, str]]

NAMED = (("claims.toml", "claim"), ("ends.toml", "end"), ("lords.toml", "lord"))


def read_names(folder: DataFolder) -> dict[str, dict[str, str]]:
    """The names of claims, lords and houses in both languages; a house by its short name."""
    found: dict[str, dict[str, str]] = {}
    for file, kind in NAMED:
        for entry in read_entries(folder.path(file), kind):
            found[entry.text("id")] = entry.both_languages("name")
    for entry in read_entries(folder.path("houses.toml"), "house"):
        short = entry.text("short")
        found[entry.text("id")] = {"en": short, "de": short}
    return found


def completed_claims(state: ThroneState, seat: int) -> list[str]:
    """End of Game Claims in the order kept, then In Game Claims as completed (TH-EPI-02)."""
    catalog = state.rules.catalog
    ends = [catalog.end[end].name for end in fulfilled_ends(state, seat)]
    return ends + [catalog.claim[claim].name for claim in state.houses[seat].done]


def epithet(state: ThroneState, seat: int, names: Names, language: str) -> str:
    """How the new monarch is called (TH-EPI-01, -03)."""
    claims = [names[key][language] for key in completed_claims(state, seat)]
    if language == "de":
        claims = claims[:1] + [lower_article(claim) for claim in claims[1:]]
    lord = state.houses[seat].lord
    key = state.rules.catalog.lord[lord].name if lord >= 0 else ""
    word = "von" if language == "de" else "of"
    house = names[house_name(state, seat) or ""][language]
    title = f"{names[key][language]} {word} House {house}" if key else f"House {house}"
    return ", ".join([*claims, title])


def lower_article(name: str) -> str:
    """`Der Pfähler` inside a row of names: `der Pfähler`."""
    return name[:1].lower() + name[1:]
