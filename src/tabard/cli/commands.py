"""What a person can type at the terminal besides a choice, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from tabard.bots.levels import make_bot
from tabard.bots.searching import SearchBot
from tabard.cli.rules import Rulebook
from tabard.cli.save_file import SaveFile
from tabard.core.errors import TabardError, UndoError
from tabard.core.values import Decision
from tabard.match.match import event_data

if TYPE_CHECKING:
    from tabard.cli.session import Session

ADVISER = "expert:200"
MOST_HINTS = 4

Command = Callable[[Decision, str], bool]

NAMES = {
    "undo": ("undo", "zurück"),
    "hint": ("hint", "tipp"),
    "why": ("why", "warum"),
    "log": ("log", "protokoll"),
    "table": ("table", "tisch"),
    "cards": ("cards", "karten"),
    "rules": ("rules", "regeln"),
    "save": ("save", "speichern"),
    "help": ("help", "hilfe"),
    "quit": ("quit", "ende"),
}
ALSO = {"zurueck": "undo", "?": "help", "exit": "quit", "q": "quit"}


class RefusalError(Exception):
    """A line that cannot be obeyed; says why in the language of the session."""


def command_of(word: str) -> str | None:
    """The command that a word means, in either language."""
    word = word.lower()
    for command, names in NAMES.items():
        if word in names:
            return command
    return ALSO.get(word)


class Commands:
    """The commands of a session; each says whether the question is to be asked anew."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.by_name: dict[str, Command] = {
            "undo": self.undo,
            "hint": self.hint,
            "why": self.why,
            "log": self.log,
            "table": self.table,
            "cards": self.cards,
            "rules": self.rules,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def obey(self, command: str, decision: Decision, rest: str) -> bool:
        """Carry out a command."""
        return self.by_name[command](decision, rest)

    def undo(self, decision: Decision, rest: str) -> bool:
        """Take back the latest choice."""
        seat = decision.seat
        try:
            self.session.match.undo(seat)
        except UndoError:
            raise RefusalError(self.session.words.say("play-undo-refused")) from None
        self.session.keep()
        for other in range(self.session.match.seats):
            told = min(self.session.told[other], len(self.session.match.seen_events(other)))
            self.session.told[other] = told
        self.session.is_table_stale = True
        self.session.say("play-undone", "green")
        return True

    def hint(self, decision: Decision, rest: str) -> bool:
        """Ask a bot that knows no more than the seat does."""
        match, texts = self.session.match, self.session.texts
        view = match.view(decision.seat)
        labels = {
            option.text: texts.option(view, decision.prompt, option) for option in decision.options
        }
        if len(labels) == 1:
            self.session.say("play-hint-only", "cyan", option=labels.popitem()[1])
            return False
        bot = make_bot(ADVISER, f"{match.commitment}/{len(match.entries)}", match.game)
        assert isinstance(bot, SearchBot)
        with self.session.busy("play-pondering"):
            found = bot.ranked(match.knowledge(decision.seat), decision)
        self.session.say("play-hint-best", "bold cyan", option=labels[found[0].line[0].text])
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 2))
        for one in found[:MOST_HINTS]:
            numbers = {"share": round(100 * one.share), "value": round(100 * one.value)}
            line = self.session.words.say("play-hint-line", **numbers)
            grid.add_row(Text(labels[one.line[0].text]), Text(line, "dim"))
        self.session.console.print(grid)
        return False

    def why(self, decision: Decision, rest: str) -> bool:
        """Why something is barred, or what a clause says."""
        texts = self.session.texts
        barred = self.session.match.barred(decision.seat)
        if rest:
            for bar in barred:
                if bar.choice.text == rest:
                    rest = bar.clause
            clause = texts.clauses.get(rest.upper())
            if clause is None:
                clauses = ", ".join(dict.fromkeys([bar.clause for bar in barred])) or "–"
                raise RefusalError(
                    self.session.words.say("play-why-unknown", clause=rest, clauses=clauses)
                )
            self.session.console.print(
                Text.assemble((f"{clause.id}  ", "cyan"), texts.clause(clause.id))
            )
            return False
        if not barred:
            self.session.say("play-why-none")
        view = self.session.match.view(decision.seat)
        for name in dict.fromkeys([bar.clause for bar in barred]):
            choices = [bar.choice for bar in barred if bar.clause == name]
            labels = [texts.option(view, decision.prompt, choice) for choice in choices]
            self.session.console.print(Text("; ".join(labels), "dim"))
            self.session.console.print(Text.assemble((f"  {name}  ", "cyan"), texts.clause(name)))
        return False

    def log(self, decision: Decision, rest: str) -> bool:
        """The whole log as the seat saw it."""
        events = [event for _, event in self.session.match.seen_events(decision.seat)]
        self.session.print_log(
            [event_data(self.session.match.game, event) for event in events], decision.seat
        )
        return False

    def table(self, decision: Decision, rest: str) -> bool:
        """The table again, with the question."""
        self.session.is_table_stale = True
        return True

    def cards(self, decision: Decision, rest: str) -> bool:
        """What the cards do."""
        self.session.console.print(self.session.table.cards(self.session.texts))
        return False

    def rules(self, decision: Decision, rest: str) -> bool:
        """The rulebook: all of it, or the clauses with an id or with words."""
        book = Rulebook(self.session.match.game, self.session.words.language)
        try:
            if not rest:
                book.show_list(self.session.console, book.clauses)
                return False
            is_id = any(clause.id.startswith(rest.upper()) for clause in book.clauses)
            found = book.select(rest, "") if is_id else book.select("", rest)
        except TabardError as error:
            raise RefusalError(str(error)) from None
        book.show_list(self.session.console, found)
        return False

    def save(self, decision: Decision, rest: str) -> bool:
        """Keep the match in a file from now on."""
        if not rest:
            raise RefusalError(self.session.words.say("play-save-usage"))
        texts = self.session.texts
        saving = SaveFile(
            Path(rest), texts.players[: self.session.match.seats], self.session.players
        )
        try:
            saving.begin(self.session.match)
        except (TabardError, OSError, ValueError) as error:
            raise RefusalError(
                self.session.words.say("play-cannot-save", reason=str(error))
            ) from None
        self.session.saving = saving
        self.session.say("play-saved", "green", file=rest)
        return False

    def help(self, decision: Decision, rest: str) -> bool:
        """All commands."""
        column = 1 if self.session.words.language == "de" else 0
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 2))
        grid.add_row(Text("1, 2, 3 …", "green"), self.session.words.say("help-number"))
        for command, names in NAMES.items():
            name = names[column] + {"why": " …", "rules": " …", "save": " …"}.get(command, "")
            grid.add_row(Text(name, "green"), self.session.words.say(f"help-{command}"))
        self.session.say("play-commands", "bold")
        self.session.console.print(grid)
        return False

    def quit(self, decision: Decision, rest: str) -> bool:
        """Stop; what is saved stays saved."""
        self.session.leave()
        return False
