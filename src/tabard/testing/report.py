"""What was checked, and what is wrong, in words."""

from __future__ import annotations

from dataclasses import dataclass, field

LONGEST = 400


@dataclass(frozen=True)
class Finding:
    """Something that is wrong."""

    check: str
    where: str
    problem: str

    def __str__(self) -> str:
        place = f" ({self.where})" if self.where else ""
        return f"{self.check}{place}: {self.problem}"


@dataclass
class Report:
    """What was checked of one thing from outside."""

    subject: str
    passed: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """What is worth knowing, but not wrong."""

    @property
    def is_green(self) -> bool:
        """Whether nothing is wrong."""
        return not self.findings

    def add(self, check: str, where: str, problem: str) -> None:
        """Say what is wrong; the same thing once."""
        finding = Finding(check, where, problem)
        if finding not in self.findings:
            self.findings.append(finding)

    def lines(self) -> list[str]:
        """All of it for people, what is wrong last."""
        found = [f"ok    {line}" for line in self.passed]
        found += [f"note  {line}" for line in self.notes]
        found += [f"WRONG {line}" for line in self.wrong()]
        count = len(self.findings)
        wrong = "one thing is wrong" if count == 1 else f"{count} things are wrong"
        return [*found, f"{self.subject}: {wrong if count else 'all is well'}"]

    def wrong(self) -> list[str]:
        """What is wrong; what fails for one reason stands once, with how often it does."""
        alike: dict[str, list[Finding]] = {}
        for finding in self.findings:
            alike.setdefault(finding.problem, []).append(finding)
        return [
            f"{some[0]} (and {len(some) - 1} more for this reason)" if some[1:] else str(some[0])
            for some in alike.values()
        ]

    def __str__(self) -> str:
        return "\n".join(self.lines())


def shortened(text: str) -> str:
    """What was found in one line, of a length that can be read."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
