"""Commands that run beside others: their verdict, their words, their end."""

from __future__ import annotations

import os
import sys

import pytest

from devtools.beside import beside


@pytest.mark.parametrize("code", [0, 3])
def test_its_words_come_when_it_is_waited_for(
    code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    script = f"import sys; print('half a wheel'); sys.exit({code})"
    with beside("a build", sys.executable, "-c", script, env=dict(os.environ)) as build:
        build.process.wait()
        assert "half a wheel" not in capsys.readouterr().err
        assert build.succeeds() == (code == 0)
        assert "half a wheel" in capsys.readouterr().err


def test_it_ends_with_what_it_stood_beside() -> None:
    script = "import time; time.sleep(600)"
    with (
        pytest.raises(SystemExit),
        beside("a build", sys.executable, "-c", script, env=dict(os.environ)) as build,
    ):
        raise SystemExit(1)
    assert build.process.returncode not in (None, 0)
