"""`tabard rules`: the clauses of a rulebook, and which tests prove them."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tabard.cli.arguments import add_data, add_language, game_of
from tabard.cli.proofs import proofs
from tabard.cli.words import Words, new_console
from tabard.core.errors import SetupError
from tabard.core.game import Game
from tabard.match.rulebook import Clause, read_rulebook

COLOURS = {"printed": "green", "inferred": "yellow", "reconstructed": "magenta"}


def add_command(commands: Any) -> None:
    parser = commands.add_parser("rules", help="a rulebook, clause by clause, and its proofs")
    parser.add_argument("game", metavar="GAME", help="id of a game; see: tabard games")
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="an id, or how ids begin")
    add_language(parser)
    add_data(parser)
    parser.add_argument("--search", metavar="WORDS", help="clauses that hold all these words")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    book = Rulebook(game, args.lang)
    clauses = book.select(args.clause or "", args.search or "")
    console = new_console()
    if args.clause is None and args.search is None:
        book.show_coverage(console)
    elif len(clauses) == 1:
        book.show_clause(console, clauses[0])
    else:
        book.show_list(console, clauses)
    return 0


class Rulebook:
    """The clauses of a game in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = language
        self.words = Words(language)
        self.clauses = read_rulebook(game)
        self.proofs = proofs()

    def select(self, start: str, words: str) -> list[Clause]:
        """The clauses whose ids begin so and that hold all words; refuses what finds nothing."""
        wanted = start.upper()
        found = [clause for clause in self.clauses if clause.id == wanted]
        found = found or [clause for clause in self.clauses if clause.id.startswith(wanted)]
        if not found:
            raise SetupError(
                f"{self.game.key} has no clause {start!r}; see: tabard rules {self.game.key} "
                f"--search WORDS, or ids such as {self.clauses[0].id}"
            )
        found = [clause for clause in found if self.holds(clause, words)]
        if not found:
            raise SetupError(f"no clause holds {words!r}; try fewer words, or --lang en|de")
        return found

    def holds(self, clause: Clause, words: str) -> bool:
        """Whether the clause holds all the words, in its language."""
        text = f"{clause.id} {clause.heading[self.language]} {clause.text[self.language]}".lower()
        return all(word in text for word in words.lower().split())

    def show_coverage(self, console: Console) -> None:
        """How many clauses there are under each heading, and how many of them tests prove."""
        say = self.words.say
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(say("rules-heading"))
        for key in ("rules-clauses", "rules-tested", *[f"source-{word}" for word in COLOURS]):
            table.add_column(say(key), justify="right")
        headings = list(dict.fromkeys([clause.heading[self.language] for clause in self.clauses]))
        for heading in headings:
            part = [clause for clause in self.clauses if clause.heading[self.language] == heading]
            table.add_row(heading, *self.counts(part))
        table.add_row(Text(say("rules-all"), "bold"), *self.counts(self.clauses), style="bold")
        console.print(Text(self.game.title[self.language], "bold"))
        console.print(table)
        for clause in self.clauses:
            if clause.untested:
                console.print(f"{clause.id}: {clause.untested}", style="dim")
        console.print(say("rules-how", game=self.game.key), style="dim")

    def counts(self, clauses: list[Clause]) -> list[str]:
        """Clauses, how many tests prove, and how many of each provenance."""
        tested = sum(1 for clause in clauses if clause.id in self.proofs)
        sources = [
            sum(1 for clause in clauses if clause.provenance == word) or "" for word in COLOURS
        ]
        return [str(number) for number in (len(clauses), tested, *sources)]

    def show_clause(self, console: Console, clause: Clause) -> None:
        """One clause with everything that is known of it."""
        say = self.words.say
        head = Text.assemble((clause.id, "bold cyan"), f"  {clause.heading[self.language]}")
        console.print(head)
        console.print(Padding(Text(clause.text[self.language]), (0, 0, 0, 2)))
        console.print(self.source(clause))
        tests = self.proofs.get(clause.id, [])
        if tests:
            console.print(Text(f"  {say('rules-proved', count=len(tests))}", "dim"))
        for test in tests:
            console.print(Text(f"    {test}"), soft_wrap=True)
        if not tests:
            missing = clause.untested or say("rules-unproved")
            console.print(Text(f"  {missing}", "yellow"))

    def source(self, clause: Clause) -> Text:
        """Where a clause comes from; the reason is written in English only."""
        line = Text.assemble((f"  {self.words.say('rules-source')}: ", "dim"))
        is_english = self.language == "en"
        words = clause.provenances[:1] if is_english else clause.provenances
        labels = [Text(self.words.say(f"source-{word}"), COLOURS[word]) for word in words]
        line.append_text(Text(", ").join(labels))
        return line.append(f" ({clause.source})", "dim") if is_english else line

    def show_list(self, console: Console, clauses: list[Clause]) -> None:
        """Several clauses, each with the number of its tests."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        heading = ""
        for clause in clauses:
            if clause.heading[self.language] != heading:
                heading = clause.heading[self.language]
                table.add_row("", Text(heading, "bold"))
            table.add_row(clause.id, clause.text[self.language])
        console.print(table)
