"""Matches that a report points to: their labels, their records, and how to read them."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from pathlib import Path

from tabard.arena.balance import Balance
from tabard.arena.matches import Outcome, record_of
from tabard.arena.page import Markup, code, joined, link
from tabard.core.errors import SetupError
from tabard.match.record import write_record


class Examples:
    """Whatever is pointed to is kept; records are written to a folder beside the report."""

    def __init__(self, balance: Balance, folder: Path, mark: str = "") -> None:
        self.balance = balance
        self.folder = folder
        self.mark = mark
        self.known = {one.id: one for one in balance.outcomes}
        self.labels = self._labels()
        self.named: dict[str, Outcome] = {}

    def _labels(self) -> dict[str, str]:
        """The number of the deal, and a letter where several matches share it."""
        labels: dict[str, str] = {}
        seen: dict[int, int] = {}
        has_several = len({one.deal for one in self.known.values()}) < len(self.known)
        for key, one in self.known.items():
            letter = chr(ord("a") + seen.get(one.deal, 0) % 26) if has_several else ""
            seen[one.deal] = seen.get(one.deal, 0) + 1
            labels[key] = f"{self.mark}{one.deal}{letter}"
        return labels

    def links(self, ids: Iterable[str]) -> Markup:
        """Links to the lines of the matches in the report."""
        found = []
        for key in ids:
            self.named[key] = self.known[key]
            label = self.labels[key]
            found.append(link(f"#match-{label}", f"#{label}"))
        return joined(found, ", ")

    def of_deal(self, deal: int) -> Markup:
        """Links to the first match of a deal."""
        return self.links([key for key, one in self.known.items() if one.deal == deal][:1])

    def path(self, key: str) -> Path:
        """Where the record of a match lies."""
        game = self.balance.study.game.key
        return self.folder / f"{game}-{self.labels[key]}.json"

    def command(self, key: str) -> Markup:
        """How to read the match."""
        study = self.balance.study
        words = ["tabard", "replay", str(self.path(key)), "--all"]
        if study.game.data_folder:
            words += ["--data", f"{study.game.key}={study.game.data_folder}"]
        return code(shlex.join(words))

    def write(self) -> None:
        """Write the records of all matches that were pointed to."""
        study = self.balance.study
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SetupError(
                f"{self.folder} cannot hold records: {error.strerror}; name another --html file"
            ) from None
        for key, outcome in self.named.items():
            write_record(self.path(key), record_of(study.game, study.options, outcome))
