"""Reads and checks the data files of Throne of Allegoria."""

from __future__ import annotations

from tabard.core.errors import DataError
from tabard.games.throne.catalog_boards import (
    read_claim_draws,
    read_die,
    read_markers,
    read_points,
    read_tracks,
)
from tabard.games.throne.catalog_cards import (
    read_claims,
    read_decrees,
    read_ends,
    read_lords,
    read_tokens,
    read_traders,
    read_workforce,
)
from tabard.games.throne.kinds import (
    ACTION_NAMES,
    ACTIONS_A_SPACE,
    FIRST_TRACK_SPACE,
    GUILD_NAMES,
    GUILDS,
    HOUSE_NAMES,
    JOKER,
    MODE_NAMES,
    MOST_SEATS,
    MOST_WORKERS,
    SPACE_NAMES,
    SPACES,
    TERRITORY_NAMES,
    TRACK_NAMES,
    TRACKS,
    TYPE_NAMES,
    type_of_action,
)
from tabard.games.throne.rules import Catalog, Deck, Tracks
from tabard.parts.catalog import DataFolder
from tabard.parts.catalog_entries import MOST_VALUE, check, check_ids, every, read_constants

CONSTANTS = {
    "weeks": (1, MOST_VALUE),
    "workers_per_player": (1, MOST_WORKERS),
    "max_markers_per_stack": (1, MOST_VALUE),
    "guild_slots": (1, GUILDS - 1),
    "guild_influence": (0, MOST_VALUE),
    "end_claims_dealt": (1, MOST_VALUE),
    "end_claims_kept": (1, MOST_VALUE),
    "unfulfilled_claim_influence": (-MOST_VALUE, 0),
    "lords_dealt": (1, MOST_VALUE),
    "workforce_dealt": (0, MOST_VALUE),
    "workforce_display": (1, 5),
    "decrees_in_deck": (1, MOST_VALUE),
    "merchants_in_deck": (1, MOST_VALUE),
    "default_action_cost_ap": (1, MOST_VALUE),
    "grant_cost_ap": (1, MOST_VALUE),
}
"""Each constant, from its least to its most value; a display is split 2-2-1 (TH-WF-01)."""

EDITION_RULES = {
    "spoils": ["any_combination", "either_or"],
    "commerce_underpay": ["forbidden", "waived"],
    "own_market_merchant": ["stays", "removed"],
    "first_player_from": ["immediately", "next_week"],
}
EDITIONS = ("en", "de")

FILES = {
    "actions.toml": ["action"],
    "claims.toml": ["claim"],
    "constants.toml": ["constant"],
    "decrees.toml": ["half", "decree"],
    "editions.toml": ["edition_rule"],
    "ends.toml": ["end"],
    "guilds.toml": ["guild"],
    "houses.toml": ["house", "territory"],
    "lords.toml": ["lord"],
    "markers.toml": ["marker", "die"],
    "merchants.toml": ["merchant"],
    "points.toml": ["points", "claim_draw"],
    "spaces.toml": ["space"],
    "tokens.toml": ["token"],
    "tracks.toml": ["ladder", "track", "anarchy", "alms", "diplomacy"],
    "workforce.toml": ["type", "card"],
}
"""The kinds of entries in each file."""

TOTALS = ["total", "total_source", "total_basis"]


def read_catalog(folder: DataFolder) -> Catalog:
    """All numbers of the data files; the words that texts need are checked too."""
    constants = read_constants(folder.path("constants.toml"), CONSTANTS)
    tracks = read_tracks(folder.path("tracks.toml"))
    deck = _read_deck(folder, constants, tracks)
    _check_decks(constants, deck)
    if len(deck.tokens) <= len(tracks.alms_bonuses):
        raise DataError(
            f"tokens.toml: has {len(deck.tokens)} tokens, but tracks.toml, alms 'alms_track', "
            f"field 'bonuses' takes {len(tracks.alms_bonuses)} and one is left over (TH-SETUP-15)"
        )
    markers, star_values = read_markers(folder.path("markers.toml"), constants)
    _check_words(folder)
    check_ids(folder, FILES, {"workforce.toml": TOTALS})
    return Catalog(
        constants,
        tracks,
        deck,
        read_points(folder.path("points.toml")),
        read_claim_draws(folder.path("points.toml")),
        read_die(folder.path("markers.toml")),
        markers,
        star_values,
    )


def read_editions(folder: DataFolder) -> dict[str, dict[str, str]]:
    """For each edition what its rulebook says where the two differ."""
    found: dict[str, dict[str, str]] = {edition: {} for edition in EDITIONS}
    for entry in every(folder.path("editions.toml"), "edition_rule", list(EDITION_RULES)):
        check(entry, *EDITIONS)
        rule = entry.text("id")
        for edition in EDITIONS:
            found[edition][rule] = entry.one_of(edition, EDITION_RULES[rule])
    return found


def _read_deck(folder: DataFolder, constants: dict[str, int], tracks: Tracks) -> Deck:
    workers, markers = constants["workers_per_player"], len(tracks.anarchy_values) - 1
    most = {
        "track_min": tracks.top,
        "tracks_count_min": tracks.top,
        "tracks_leading": TRACKS,
        "workers_min": workers,
        "supply_max": workers,
        "anarchy_min": markers,
        "anarchy_max": markers,
        "diplomacy_min": max(tracks.diplomacy),
        "alms_end": tracks.alms_last,
        "guilds_min": constants["guild_slots"],
        "week_top_bids": SPACES,
    }
    return Deck(
        read_workforce(folder.path("workforce.toml")),
        read_lords(folder.path("lords.toml"), tracks.top, workers),
        read_decrees(folder.path("decrees.toml")),
        read_traders(folder.path("merchants.toml"), tracks.top),
        read_tokens(folder.path("tokens.toml")),
        read_claims(folder, most),
        read_ends(folder, most),
    )


def _check_decks(constants: dict[str, int], deck: Deck) -> None:
    """Refuse decks from which not every player can be dealt, or not every week served."""
    dealt, weeks = constants["end_claims_dealt"], constants["weeks"]
    cards = constants["workforce_dealt"] * MOST_SEATS + constants["workforce_display"]
    decrees, merchants = constants["decrees_in_deck"], constants["merchants_in_deck"]
    needs = [
        ("end_claims_dealt", dealt * MOST_SEATS, len(deck.ends), "ends.toml has"),
        ("end_claims_kept", constants["end_claims_kept"], dealt, "each player is dealt"),
        (
            "lords_dealt",
            constants["lords_dealt"] * MOST_SEATS,
            len(deck.lords),
            "lords.toml has",
        ),
        ("workforce_dealt", cards, sum(deck.workforce.counts), "workforce.toml has"),
        ("decrees_in_deck", decrees, len(deck.decrees), "decrees.toml has"),
        ("merchants_in_deck", merchants, len(deck.traders), "merchants.toml has"),
        ("weeks", weeks + 1, decrees, "the deck of decrees has"),
        ("weeks", weeks, merchants, "the deck of Travelling Merchants has"),
    ]
    for constant, needed, there, where in needs:
        if needed > there:
            raise DataError(
                f"constants.toml, constant {constant!r}, field 'value': "
                f"needs {needed} cards, {where} {there}"
            )


def _check_words(folder: DataFolder) -> None:
    """What the files say for texts only; where the rules know it too, both agree."""
    for entry in every(folder.path("houses.toml"), "house", HOUSE_NAMES):
        check(entry, "name", "short").text("short")
    for entry in every(folder.path("houses.toml"), "territory", TERRITORY_NAMES[-1:]):
        check(entry, "name")
    for entry in every(folder.path("spaces.toml"), "space", SPACE_NAMES):
        check(entry, "name")
    for entry in every(folder.path("guilds.toml"), "guild", GUILD_NAMES):
        check(entry, "name", "text")
    for action, entry in enumerate(every(folder.path("actions.toml"), "action", ACTION_NAMES)):
        check(entry, "name", "space", "type")
        entry.one_of("space", [SPACE_NAMES[FIRST_TRACK_SPACE + action // ACTIONS_A_SPACE]])
        entry.one_of("type", [MODE_NAMES[type_of_action(action)]])
    for kind, entry in enumerate(every(folder.path("workforce.toml"), "type", TYPE_NAMES)):
        check(entry, "name", "object", "plural", "track")
        entry.one_of("track", ["any" if kind == JOKER else TRACK_NAMES[kind]])
