"""Whether the compiled engine is under test, and what cannot be tested there."""

from __future__ import annotations

import pytest

from tabard.core import engine

IS_COMPILED = not str(engine.__file__).endswith(".py")

needs_annotations = pytest.mark.skipif(
    IS_COMPILED, reason="compiled functions do not say of which types their parameters are"
)
