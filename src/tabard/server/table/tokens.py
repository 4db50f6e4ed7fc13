"""Secrets: the links of seats and hosts. They are given once and stored as digests only."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BYTES = 24
ID_BYTES = 9


def new_token() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """The public name of a table; nobody finds one by trying."""
    return secrets.token_urlsafe(ID_BYTES)


def digest_of(token: str) -> bytes:
    """What is stored of a secret. A random one of this length needs neither salt nor stretching."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
