"""What is known of mutants from earlier runs, one line each; it holds while code and tests do."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable
from pathlib import Path

from devtools.mutation.mutants import Mutant
from devtools.mutation.trying import Verdict


class Journal:
    """Verdicts with what they rest on: the function's code, and the tests that judged.

    A killed mutant stays dead while the test that killed it is unchanged. One that lived is tried
    again when any test that touches it, or anything that tests are built with, has changed.
    """

    def __init__(self, file: Path, sources: dict[str, str], helpers: str) -> None:
        self.file = file
        self.sources = sources
        self.helpers = helpers
        self.entries: dict[str, dict[str, str]] = {}
        for line in file.read_text().splitlines() if file.exists() else []:
            entry = json.loads(line)
            self.entries[entry["mutant"]] = entry

    def known(self, mutant: Mutant, tests: Collection[str]) -> Verdict | None:
        entry = self.entries.get(mutant.name)
        if entry is None or entry["code"] != mutant.function.digest:
            return None
        verdict = Verdict(mutant, entry["verdict"], entry["by"])
        if verdict.by and verdict.by not in tests:
            return None
        return verdict if entry["proof"] == self.proof(verdict, tests) else None

    def note(self, verdict: Verdict, tests: Iterable[str]) -> None:
        entry = {
            "mutant": verdict.mutant.name,
            "code": verdict.mutant.function.digest,
            "verdict": verdict.word,
            "by": verdict.by,
            "proof": self.proof(verdict, tests),
        }
        self.entries[verdict.mutant.name] = entry
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")

    def proof(self, verdict: Verdict, tests: Iterable[str]) -> str:
        """A digest of the tests that the verdict rests on."""
        judges = [verdict.by] if verdict.by else [self.helpers, *sorted(tests)]
        text = "\n".join(self.sources.get(judge, judge) for judge in judges)
        return hashlib.sha256(text.encode()).hexdigest()[:16]
