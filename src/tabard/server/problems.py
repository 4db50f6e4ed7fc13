"""What can go wrong for a caller: a code for programs, a status, a sentence with the remedy."""

from __future__ import annotations

from tabard.server.wire.messages import Ask, Field, Problem

STATUS = {
    "bad_request": 400,
    "no_token": 401,
    "wrong_token": 403,
    "not_found": 404,
    "illegal": 409,
    "stale": 409,
    "not_now": 409,
    "full": 409,
    "name_taken": 409,
    "too_large": 413,
    "too_many": 429,
    "busy": 503,
}

MESSAGE_LENGTH = 1000
"""A refusal names what was sent; that may be long."""


class ProblemError(Exception):
    """A refusal on its way to whoever asked; `ask` is what the seat is asked now, if it helps."""

    def __init__(
        self,
        code: str,
        message: str,
        fields: dict[str, Field] | None = None,
        ask: Ask | None = None,
    ) -> None:
        super().__init__(message)
        self.problem = Problem(code, message[:MESSAGE_LENGTH], fields or {})
        self.ask = ask

    @property
    def status(self) -> int:
        """As HTTP says it."""
        return STATUS[self.problem.code]


def no_table(table: str) -> ProblemError:
    """For an address at which there is nothing."""
    return ProblemError("not_found", f"there is no table {table[:40]!r}; look at the address")


def no_right() -> ProblemError:
    """For a secret that opens something else, or nothing."""
    return ProblemError("wrong_token", "this link does not open this seat; use the seat's own link")


def no_secret() -> ProblemError:
    """For a request that needs a secret and has none."""
    return ProblemError("no_token", "the secret of a seat or of the host is needed; open its link")
