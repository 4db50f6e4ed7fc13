"""What opens compiled classes to children in plain Python, so that games come from outside.

Only the compiler reads the mark. Whoever runs Tabard needs no package for it, and this file stays
uncompiled, because mypyc takes its first branch for the only one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda kind: kind
