"""Words and numbers of reports, in both languages."""

from __future__ import annotations

from math import isinf
from pathlib import Path

from tabard.arena.estimates import Estimate
from tabard.match.texts import Bundle

FOLDER = Path(__file__).parent / "text"
MINUS = "−"
SMALLEST = 0.001


class Wording:
    """The messages of reports in one language, and how numbers are written there."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = Bundle(FOLDER, language)

    def say(self, key: str, **fields: object) -> str:
        """A message in words."""
        return self.bundle.say(key, fields)

    def number(self, value: float, digits: int = 0, is_signed: bool = False) -> str:
        """A number as it is written: `1,234.5`, `1.234,5`."""
        if isinf(value):
            return "–"
        text = f"{value:+,.{digits}f}" if is_signed else f"{value:,.{digits}f}"
        if self.language == "de":
            text = text.translate(str.maketrans(",.", ".,"))
        return text.replace("-", MINUS)

    def percent(self, share: float, digits: int = 1, is_signed: bool = False) -> str:
        """A share in percent: `12.3 %`."""
        return f"{self.number(100 * share, digits, is_signed)} %"

    def points(self, share: float, digits: int = 1) -> str:
        """A difference of shares in percentage points, with its sign."""
        return self.number(100 * share, digits, True)

    def chance(self, value: float) -> str:
        """A p-value; small ones are not written out."""
        if value < SMALLEST:
            return f"< {self.number(SMALLEST, 3)}"
        return self.number(value, 3)

    def percent_range(self, estimate: Estimate) -> str:
        """Both bounds of a share."""
        return f"{self.number(100 * estimate.low, 1)} – {self.percent(estimate.high)}"

    def number_range(self, estimate: Estimate, digits: int = 0, is_signed: bool = False) -> str:
        """Both bounds of a number."""
        low = self.number(estimate.low, digits, is_signed)
        return f"{low} … {self.number(estimate.high, digits, is_signed)}"

    def points_range(self, estimate: Estimate) -> str:
        """Both bounds of a difference of shares."""
        return f"{self.points(estimate.low)} … {self.points(estimate.high)}"
