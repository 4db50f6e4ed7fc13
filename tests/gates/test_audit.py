"""What the audit makes of the advisory services' answers."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from devtools.audit import UnansweredError, client_findings, python_findings


def of_python(*packages: Mapping[str, object]) -> list[str]:
    return python_findings(json.dumps({"dependencies": list(packages), "fixes": []}))


def of_client(**severities: str) -> list[str]:
    found = {name: {"severity": severity, "range": "<2"} for name, severity in severities.items()}
    return client_findings(json.dumps({"vulnerabilities": found, "metadata": {}}))


SOUND = {"name": "rich", "version": "15.0.0", "vulns": []}
UNKNOWN = {"name": "tabard", "skip_reason": "not found"}


def test_any_flaw_of_a_python_package_is_found() -> None:
    flaw = {"id": "PYSEC-1", "fix_versions": ["2.0", "1.9.1"], "aliases": []}
    flawed = {"name": "litestar", "version": "1.0", "vulns": [flaw]}
    assert of_python(SOUND, flawed, UNKNOWN) == ["litestar 1.0: PYSEC-1, mended in 2.0, 1.9.1"]


def test_sound_python_packages_are_found_sound() -> None:
    assert of_python(SOUND, UNKNOWN) == []


def test_a_service_that_knows_no_package_has_not_answered() -> None:
    with pytest.raises(UnansweredError, match="none of our packages"):
        of_python(UNKNOWN)


def test_flaws_of_the_client_count_from_high_severity() -> None:
    flaws = of_client(vite="moderate", svelte="high", rolldown="critical", esbuild="low")
    assert flaws == ["svelte <2: high", "rolldown <2: critical"]


@pytest.mark.parametrize("answer", ['{"message": "405 Method Not Allowed"}', "{}", "no JSON"])
def test_a_refusal_is_no_answer(answer: str) -> None:
    with pytest.raises(UnansweredError):
        client_findings(answer)
    with pytest.raises(UnansweredError):
        python_findings(answer)
