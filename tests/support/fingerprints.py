"""Fingerprints of seeded matches: equal in every build, on every machine, as long as rules stay.

After a change of rules (and of the rules version), or of dreams: `PYTHONPATH=src:tests python -m
support.fingerprints` writes the table anew.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from support.tables import ALL_TABLES, Table, any_option, as_json, play_match, positions_apart
from tabard.core import engine
from tabard.core.dice import Dice

FILE = Path(__file__).parent.parent / "contract" / "fingerprints.toml"
MATCHES = range(10)
HEAD = """# Seeded random matches, by game and seats; made by tests/support/fingerprints.py.
"""


def driven(table: Table) -> str:
    """Matches played through the driver: their records and last snapshots."""
    hashed = hashlib.sha256()
    for number in MATCHES:
        match = table.start(number)
        play_match(match, Dice(number))
        hashed.update(as_json([match.record(), match.snapshot()]).encode())
    return hashed.hexdigest()


def searched(table: Table) -> str:
    """Matches played as search plays them: their moves and last states."""
    hashed = hashlib.sha256()
    for number in MATCHES:
        state, dice = table.new_state(number), Dice(number)
        while (decision := engine.next_decision(state)) is not None:
            choice = any_option(decision, dice)
            hashed.update(f"{decision.seat} {choice.text} ".encode())
            engine.apply(state, decision.seat, choice)
        hashed.update(table.whole(state).encode())
    return hashed.hexdigest()


def dreamt(table: Table) -> str:
    """Dreams of every seat at positions of such matches."""
    hashed = hashlib.sha256()
    for state, dice in positions_apart(table, MATCHES, 30):
        for seat in range(table.seats):
            hashed.update(table.whole(table.game.imagine(state, seat, dice)).encode())
    return hashed.hexdigest()


def as_toml() -> str:
    """The table of all fingerprints."""
    lines = [HEAD]
    for table in ALL_TABLES:
        lines.append(f"[{table}]")
        lines.append(f"rules = {table.game.rules_version}")
        lines.append(f'driven = "{driven(table)}"')
        lines.append(f'searched = "{searched(table)}"')
        lines.append(f'dreamt = "{dreamt(table)}"\n')
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    FILE.write_text(as_toml(), "utf-8")
