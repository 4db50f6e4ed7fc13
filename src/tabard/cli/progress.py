"""The progress bar of long commands."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tabard.cli.words import new_console


def new_bar(unit: str) -> Progress:
    """A progress bar on standard error, shown only where that is a terminal."""
    console = new_console(is_error=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(unit), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
