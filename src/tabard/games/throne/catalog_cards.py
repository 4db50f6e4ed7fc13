"""Reads and checks the cards and tokens of Throne of Allegoria."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tabard.core.errors import DataError
from tabard.games.throne.catalog_conditions import read_condition
from tabard.games.throne.conditions import AllOf
from tabard.games.throne.kinds import ROW_NAMES, TRACK_NAMES, TYPE_NAMES, WORKER_NAMES
from tabard.games.throne.rules import (
    DECREE_WORDS,
    IN_STATE,
    PLACE_WORKER,
    SCOPE_NAMES,
    TOKEN_WORDS,
    Claim,
    Decree,
    Half,
    Lord,
    Token,
    Trader,
    Workforce,
)
from tabard.parts.catalog import DataFolder, Entry, read_entries, read_file
from tabard.parts.catalog_entries import MOST_VALUE, check, flag, inner, number_of

ONE = (1, 1)
ANY = (1, MOST_VALUE)

WORD_SUBJECTS = {
    "place_worker": "kind",
    "return_worker": "kind",
    "raise_track": "track",
    "lower_track_else_anarchy": "track",
    "lower_track_or_discard": "track",
}
"""Whom or what a word of a decree concerns, where it has to say so."""

WORD_NUMBERS: dict[str, dict[str, tuple[int, int]]] = {
    "raise_track": {"by": ANY},
    "lower_track_else_anarchy": {"by": ONE},
    "draw_workforce": {"cards": ANY},
    "lower_track_or_discard": {"by": ONE, "cards": ONE},
    "return_anarchy": {"markers": ONE},
    "discard_or_anarchy": {"cards": ONE, "markers": ONE},
    "pay_track_for_alms": {"by": ONE, "steps": ONE},
    "lower_any_track": {"by": ONE},
    "soldier_for_influence": {"influence": ONE},
    "hard_times": {"ap_bonus": ANY},
    "discard_for_diplomacy": {"cards": (2, 2), "steps": ONE},
    "grant_cost": {"ap": ANY},
    "move_cap": {"max": ANY},
}
"""The numbers of each word, as far as its clause leaves them open; the first is its amount."""

MAY_WORDS = (
    "place_worker",
    "return_anarchy",
    "pay_track_for_alms",
    "soldier_for_influence",
    "discard_for_diplomacy",
)
"""Words that may be declined (TH-DEC-08)."""

WEEK_WORDS = (
    "hard_times",
    "closed_borders",
    "grant_cost",
    "no_guilds",
    "own_market_free",
    "move_cap",
)
"""Words that hold all week (TH-DEC-07)."""

TIMINGS = ("immediate", "week")


def read_workforce(path: Path) -> Workforce:
    """The Workforce deck; its counts add up to the total."""
    keys, types, values, counts = [], [], [], []
    for entry in read_entries(path, "card"):
        check(entry, "name", "type", "value", "count")
        kind, value = entry.one_of("type", TYPE_NAMES), entry.number("value", 1, MOST_VALUE)
        keys.append(entry.one_of("id", [f"{kind}-{value}"]))
        types.append(TYPE_NAMES.index(kind))
        values.append(value)
        counts.append(entry.number("count", 0, MOST_VALUE))
    total = read_file(path).number("total", least=1)
    if sum(counts) != total:
        raise DataError(
            f"{path.name}, field 'total': says {total}, the counts add to {sum(counts)}"
        )
    return Workforce(keys, types, values, counts)


def read_lords(path: Path, top: int, workers: int) -> list[Lord]:
    """The lords; none goes above the top of a track or takes more workers than there are."""
    lords = []
    for entry in read_entries(path, "lord"):
        check(entry, "name", "tracks", "workers")
        tracks = _by_name(entry, "tracks", TRACK_NAMES, top)
        placed = _by_name(entry, "workers", WORKER_NAMES, workers)
        if sum(placed) > workers:
            raise entry.fail("workers", f"places {sum(placed)} of {workers} workers")
        lords.append(Lord(entry.text("id"), tracks, placed))
    return lords


def _by_name(entry: Entry, field: str, names: Sequence[str], most: int) -> list[int]:
    """A table of numbers as a row; names that it does not say have none."""
    table = inner(entry, field)
    table.only(*names)
    return [table.number(name, 0, most) if name in table else 0 for name in names]


def read_traders(path: Path, top: int) -> list[Trader]:
    """The Travelling Merchants; each row can be paid from a track (TH-MERC-COM-02)."""
    traders, letters = [], set()
    for entry in read_entries(path, "merchant"):
        check(entry, "letter", "name", *ROW_NAMES)
        if entry.text("letter") in letters:
            raise entry.fail("letter", f"{entry.text('letter')!r} stands on two merchants")
        letters.add(entry.text("letter"))
        rows = [inner(entry, name) for name in ROW_NAMES]
        for row in rows:
            row.only("pay", "gain")
        pays = [row.number("pay", 1, top) for row in rows]
        gains = [row.number("gain", 0, MOST_VALUE) for row in rows]
        traders.append(Trader(entry.text("id"), entry.text("letter"), pays, gains))
    return traders


def read_tokens(path: Path) -> list[Token]:
    """The Alms Bonus tokens (TH-ALMS-01 to -04)."""
    tokens = []
    for entry in read_entries(path, "token"):
        check(entry, "name", "text", "word", "amount")
        word = number_of(entry, "word", TOKEN_WORDS)
        tokens.append(Token(entry.text("id"), word, entry.number("amount", 1, MOST_VALUE)))
    return tokens


def read_decrees(path: Path) -> list[Decree]:
    """The Royal Decrees; exactly one of them is The Queen Is Dead (TH-SETUP-11)."""
    halves = {entry.text("id"): _half(entry) for entry in read_entries(path, "half")}
    decrees, unused = [], set(halves)
    for entry in read_entries(path, "decree"):
        if "queen" in entry:
            decrees.append(_queen(entry))
            continue
        check(entry, "alive", "dead")
        alive = entry.one_of("alive", list(halves))
        dead = entry.one_of("dead", list(halves))
        unused -= {alive, dead}
        decrees.append(Decree(entry.text("id"), halves[alive], halves[dead], False))
    queens = len([decree for decree in decrees if decree.is_queen])
    if queens != 1:
        raise DataError(f"{path.name}, field 'queen': one decree has it, not {queens}")
    if unused:
        raise DataError(f"{path.name}, half {min(unused)!r}: no decree names it as alive or dead")
    return decrees


def _queen(entry: Entry) -> Decree:
    check(entry, "queen", "name", "text")
    if not flag(entry, "queen"):
        raise entry.fail("queen", "is true or not there at all")
    # Both halves stay blank: the card is never applied (TH-DEC-03).
    blank = Half(entry.text("id"), PLACE_WORKER, False, 0, 0)
    return Decree(entry.text("id"), blank, blank, True)


def _half(entry: Entry) -> Half:
    word = entry.one_of("word", DECREE_WORDS)
    subject, bounds = WORD_SUBJECTS.get(word, ""), WORD_NUMBERS.get(word, {})
    fields = [subject, *bounds] if subject else list(bounds)
    check(entry, "name", "text", "timing", "optional", "word", *fields)
    is_week = word in WEEK_WORDS
    entry.one_of("timing", [TIMINGS[is_week]])
    if flag(entry, "optional") != (word in MAY_WORDS):
        raise entry.fail(
            "optional", f"{word!r} {'may' if word in MAY_WORDS else 'may not'} be declined"
        )
    amounts = [entry.number(field, *bounds[field]) for field in bounds]
    concerned = 0
    if subject:
        concerned = number_of(entry, subject, WORKER_NAMES if subject == "kind" else TRACK_NAMES)
    return Half(
        entry.text("id"),
        DECREE_WORDS.index(word),
        is_week,
        concerned,
        amounts[0] if amounts else 0,
    )


def read_claims(folder: DataFolder, most: Mapping[str, int]) -> list[Claim]:
    """The In Game Claims; a claim reads the table or deeds, as its scope says (TH-CARD-09)."""
    claims = []
    for entry in read_entries(folder.path("claims.toml"), "claim"):
        check(entry, "name", "text", "value", "scope", "condition")
        scope = number_of(entry, "scope", SCOPE_NAMES)
        condition = read_condition(inner(entry, "condition"), most)
        if condition.asks_deeds() != (scope != IN_STATE):
            wanted = "state" if scope != IN_STATE else "turn or week"
            raise entry.fail("scope", f"the word of the condition goes with: {wanted}")
        if scope != IN_STATE and isinstance(condition, AllOf):
            raise entry.fail("condition", "deeds are asked for one word at a time, not all_of")
        value = entry.number("value", 0, MOST_VALUE)
        claims.append(Claim(entry.text("id"), value, scope, condition))
    return claims


def read_ends(folder: DataFolder, most: Mapping[str, int]) -> list[Claim]:
    """The End of Game Claims; they read the table as it lies at the end (TH-CARD-06)."""
    ends = []
    for entry in read_entries(folder.path("ends.toml"), "end"):
        check(entry, "name", "text", "influence", "condition")
        condition = read_condition(inner(entry, "condition"), most)
        if condition.asks_deeds():
            raise entry.fail("condition", "at the end no deeds are asked for, only the table")
        influence = entry.number("influence", 0, MOST_VALUE)
        ends.append(Claim(entry.text("id"), influence, IN_STATE, condition))
    return ends
