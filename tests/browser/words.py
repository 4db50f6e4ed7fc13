"""Words of the client, by their keys, so that tests find things as readers do."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle

from tabard.games import GAMES
from tabard.match.texts import Texts, read_messages

FOLDER = Path(__file__).parents[2] / "web" / "src" / "lib" / "text"

KINDS = (
    *("bishop", "priest", "inquisitor", "initiate", "monk"),
    *("guildmaster", "assassin", "double_agent", "spy", "cutpurse", "thief"),
    *("noble", "merchant", "guard"),
)
GAP = "\N{LOZENGE}"


class Words:
    """What the client says in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        files = [path for path in FOLDER.glob("*.ftl") if path.stem.split(".")[-1] == language]
        assert files, f"no texts in {FOLDER}"
        for path in files:
            self.bundle.add_resource(read_messages(path))

    def say(self, key: str, **fields: str | int) -> str:
        """The text that a reader sees."""
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, fields)
        assert not errors, (key, errors)
        return str(text)

    def like(self, key: str, **fields: str | int) -> re.Pattern[str]:
        """The text with a gap for everything that is not given."""
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        _, errors = self.bundle.format_pattern(pattern, fields)
        unknown = {str(error).rpartition(" ")[2]: GAP for error in errors}
        text, _ = self.bundle.format_pattern(pattern, {**fields, **unknown})
        return re.compile(".+".join(re.escape(part) for part in str(text).strip().split(GAP)))


@cache
def card_names(language: str) -> tuple[str, ...]:
    """What the cards of Allegiance are called."""
    texts = Texts(GAMES["allegiance"], language)
    return tuple(texts.noun(kind) for kind in KINDS)


@cache
def words_in(language: str) -> Words:
    return Words(language)
