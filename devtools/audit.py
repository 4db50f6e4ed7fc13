"""The gate "audit": what is publicly known against the packages we use."""

from __future__ import annotations

import json
from typing import Any

from devtools.commands import ROOT, answer_of, say
from devtools.environment import Environment

LISTS = ("lock.txt", "research.txt")
SERVICES = ("pypi", "osv")
GRAVE = ("high", "critical")


class UnansweredError(Exception):
    """No advisory service has answered."""


def audit(environment: Environment) -> bool:
    """Whether nothing is known against our packages; who cannot be asked cannot accuse."""
    passes = True
    for name, ask in (("Python", ask_about_python), ("web client", ask_about_client)):
        try:
            found = ask(environment)
        except UnansweredError as error:
            say(f"audit, {name}: NOT DONE, no advisory service can be reached ({error})")
            continue
        for line in found:
            say(f"audit, {name}: {line}")
        passes = passes and not found
    return passes


def ask_about_python(environment: Environment) -> list[str]:
    """Everything that is known against the packages of our lists, in lines."""
    flags = ("--disable-pip", "--no-deps", "--progress-spinner", "off", "--format", "json")
    lists = [word for name in LISTS for word in ("-r", ROOT / "requirements" / name)]
    obstacles = []
    for service in SERVICES:
        command = (environment.script("pip-audit"), *flags, "-s", service, *lists)
        answer, complaint = answer_of(*command, env=environment.variables())
        try:
            return python_findings(answer)
        except UnansweredError as error:
            obstacles.append(f"{service}: {error if answer else shortened(complaint)}")
    raise UnansweredError("; ".join(obstacles))


def python_findings(answer: str) -> list[str]:
    """What pip-audit has found. A service that knows none of our packages has not answered."""
    packages = parsed(answer).get("dependencies", [])
    known = [package for package in packages if "skip_reason" not in package]
    if not known:
        raise UnansweredError("none of our packages is known there")
    return [
        f"{package['name']} {package['version']}: {flaw['id']}, {mended_in(flaw)}"
        for package in known
        for flaw in package["vulns"]
    ]


def shortened(complaint: str) -> str:
    """The name of an error and its cause, without what the library tried in between."""
    return complaint.rpartition("Caused by ")[2].rpartition(": ")[2].strip("\"') ")


def mended_in(flaw: dict[str, Any]) -> str:
    versions = flaw["fix_versions"]
    return f"mended in {', '.join(versions)}" if versions else "not mended yet"


def ask_about_client(environment: Environment) -> list[str]:
    """What is gravely wrong with the packages that the client is built of, in lines."""
    command = (environment.python, "devtools/client.py", "audit")
    answer, complaint = answer_of(*command, env=environment.variables())
    if not answer:
        raise UnansweredError(complaint)
    return client_findings(answer)


def client_findings(answer: str) -> list[str]:
    """What npm has found, of high severity or worse."""
    report = parsed(answer)
    if "vulnerabilities" not in report:
        raise UnansweredError(str(report.get("message", "npm gave no report")))
    return [
        f"{name} {flaw['range']}: {flaw['severity']}"
        for name, flaw in report["vulnerabilities"].items()
        if flaw["severity"] in GRAVE
    ]


def parsed(answer: str) -> dict[str, Any]:
    try:
        report = json.loads(answer)
    except json.JSONDecodeError:
        raise UnansweredError("no report") from None
    assert isinstance(report, dict)
    return report
