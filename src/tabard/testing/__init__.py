"""For authors of bots and games: what they wrote, held to the contract, and told in words."""

from tabard.testing.bots import check_bot
from tabard.testing.games import check_game
from tabard.testing.report import Finding, Report

__all__ = ["Finding", "Report", "check_bot", "check_game"]
