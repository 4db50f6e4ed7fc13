"""The journal of a tournament or study: JSON lines, one a match, safe against a pulled plug."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from io import BufferedRandom
from pathlib import Path
from types import TracebackType
from typing import Self

from tabard.arena.matches import Outcome, Sharing, outcome_from_data
from tabard.core.errors import RecordError, SetupError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

FORMAT = 1

Terms = Mapping[str, object]
"""What all matches of a journal have in common; JSON-ready."""


class Journal:
    """Outcomes by their ids, in a file or only in memory; what is added is on disk at once."""

    def __init__(self, path: Path | None, terms: Terms) -> None:
        self.path = path
        self.terms = {"tabard_results": FORMAT, **terms}
        self.outcomes: dict[str, Outcome] = {}
        self._file: BufferedRandom | None = None
        self._sharing = Sharing()

    def __enter__(self) -> Self:
        if self.path is not None:
            self._open(self.path)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def add(self, outcome: Outcome) -> None:
        """Keep one more match."""
        self.outcomes[outcome.id] = self._sharing.shared(outcome)
        self._write(outcome.as_data())

    def _open(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise SetupError(
                f"{path} cannot hold results: {error.strerror}; name another file with --results"
            ) from None
        self._file = os.fdopen(descriptor, "r+b")
        if not _locked(descriptor):
            self._file.close()
            raise SetupError(
                f"{path} is being written by another call; wait for it, or name another --results"
            )
        try:
            whole = self._read(self._file.read())
        except RecordError as error:
            self._file.close()
            raise RecordError(f"{path}: {error}") from None
        self._file.seek(whole)
        self._file.truncate()
        if whole == 0:
            self._write(self.terms)

    def _read(self, content: bytes) -> int:
        """Take in what is there; the length of all whole lines, since the last may be torn."""
        whole = content.rfind(b"\n") + 1
        if content and not whole and not content.startswith(b'{"tabard_results"'):
            raise RecordError("this is no file of results; name another with --results")
        for number, line in enumerate(content[:whole].splitlines()):
            try:
                data = json.loads(line)
            except ValueError:
                raise RecordError(
                    f"line {number + 1} is not JSON; mend it, or name another file with --results"
                ) from None
            if number == 0:
                self._check_terms(data)
            else:
                outcome = self._sharing.shared(outcome_from_data(data))
                self.outcomes[outcome.id] = outcome
        return whole

    def _check_terms(self, found: object) -> None:
        if not isinstance(found, dict) or "tabard_results" not in found:
            raise RecordError("this is no file of results; name another with --results")
        for key in [*self.terms, *found]:
            if found.get(key) != self.terms.get(key):
                raise RecordError(
                    f"the results there are of {key} {found.get(key)!r}, not "
                    f"{self.terms.get(key)!r}; name another file with --results"
                )

    def _write(self, data: Mapping[str, object]) -> None:
        if self._file is None:
            return
        line = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        self._file.write(line.encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def _locked(descriptor: int) -> bool:
    """Whether the file is ours alone now; it stays so until it is closed."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
