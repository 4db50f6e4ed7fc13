"""Questions of several clicks."""

from __future__ import annotations

from tabard.core.state import Ask
from tabard.games.archon.state import ArchonState


class Unshown(Ask[ArchonState]):
    """A question of several clicks that shows on the table only when the last one is made."""

    def rewound(self) -> Ask[ArchonState]:
        """The question before its first click, as all others still see it."""
        raise NotImplementedError
