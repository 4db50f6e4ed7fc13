"""Stable-Baselines3's checker of environments without torch.

Its package imports torch everywhere; the checker itself never uses it. So the package is entered
without running its own first file, with something in place of torch that can be imported.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any
from unittest.mock import MagicMock

PACKAGE = "stable_baselines3"
TORCH = ("torch", "torch.nn", "torch.nn.functional", "torch.utils", "torch.utils.tensorboard")


@contextmanager
def check_env() -> Iterator[Callable[..., None]]:
    """The checker, while nothing else sees that torch is not the true one."""
    spec = find_spec(PACKAGE)
    assert spec is not None
    package = ModuleType(PACKAGE)
    package.__path__ = list(spec.submodule_search_locations or [])
    before = dict(sys.modules)
    stand_ins: dict[str, Any] = {name: MagicMock() for name in TORCH}
    sys.modules.update({PACKAGE: package, **stand_ins})
    try:
        yield import_module(f"{PACKAGE}.common.env_checker").check_env
    finally:
        for name in set(sys.modules) - set(before):
            if name.startswith((PACKAGE, "torch")):
                del sys.modules[name]
        sys.modules.update({name: before[name] for name in (PACKAGE, *TORCH) if name in before})
