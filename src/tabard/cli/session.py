"""A session at the terminal: whoever sits there is shown the table, asked, and obeyed."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tabard.bots.levels import make_bot
from tabard.bots.outside.faults import fault_words
from tabard.bots.playing import dismiss
from tabard.cli.commands import Commands, RefusalError, command_of
from tabard.cli.save_file import SaveFile
from tabard.cli.tables import table_of
from tabard.cli.words import Words, new_console, print_hanging
from tabard.core.errors import BotFaultError
from tabard.core.values import Choice, Decision
from tabard.match.match import Match, event_data
from tabard.match.texts import Texts

HUMAN = "human"
STAND_IN = "easy"
"""Plays on where a bot from outside has failed."""

MOST_DIGITS = 9
LOG_INDENT = 2


class LeaveError(Exception):
    """Somebody wants to stop: a command, Ctrl-C, the end of input or a closed terminal."""


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match,
        texts: Texts,
        words: Words,
        players: Sequence[str],
        saving: SaveFile | None,
    ) -> None:
        self.match = match
        self.texts = texts
        self.words = words
        self.saving = saving
        self.players = list(players)
        self.console: Console = new_console()
        self.table = table_of(match.game.key)
        self.bots = {
            seat: make_bot(level, f"{match.seed}/{seat}", match.game)
            for seat, level in enumerate(players)
            if level != HUMAN
        }
        self.commands = Commands(self)
        self.told = [0] * match.seats
        self.looking = -1
        self.is_table_stale = True

    def run(self, is_resumed: bool = False) -> int:
        """Play to the end, or until somebody leaves."""
        self.greet(is_resumed)
        if is_resumed:
            self.told = [self.last_beginning(seat) for seat in range(self.match.seats)]
        try:
            with closed_terminal_leaves():
                while not self.match.is_over():
                    self.answer_for_bots()
                    if not self.match.is_over():
                        self.turn_to(self.next_human())
                self.finish()
        except (LeaveError, KeyboardInterrupt, EOFError):
            with suppress(OSError):
                self.say_farewell()
        finally:
            places, scores = self.match.places(), self.match.scores()
            dismiss(list(self.bots.values()), places, scores)
        return 0

    def humans(self) -> list[int]:
        """The seats at which people sit."""
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    def say(self, key: str, style: str = "", **args: object) -> None:
        """Print a message of the terminal; names of files are never broken."""
        self.console.print(Text(self.words.say(key, **args), style), soft_wrap="file" in args)

    def greet(self, is_resumed: bool) -> None:
        players = self.texts.in_a_row(self.texts.players[: self.match.seats])
        self.say("play-welcome", "bold", title=self.texts.title, players=players)
        if self.bots:
            bots = [f"{self.texts.player(seat)} ({self.players[seat]})" for seat in self.bots]
            self.say("play-opponents", "dim", bots=", ".join(bots))
        if self.saving is not None:
            key = "play-resumed" if is_resumed else "play-saving"
            self.say(key, "dim", file=str(self.saving.path))
        self.say("play-help-hint", "dim")

    def answer_for_bots(self) -> None:
        """Let bots choose until a person must, or the match is over."""
        while True:
            waiting = [decision for decision in self.match.pending() if decision.seat in self.bots]
            if not waiting:
                return
            decision = waiting[0]
            name = self.texts.player(decision.seat)
            knowledge = self.match.knowledge(decision.seat)
            try:
                with self.busy("play-thinking", player=name):
                    choice = self.bots[decision.seat].choose(knowledge, decision)
            except BotFaultError as error:
                self.replace_bot(decision.seat, error)
            else:
                self.play(decision.seat, choice)

    def replace_bot(self, seat: int, error: BotFaultError) -> None:
        """Name the fault of a bot from outside, and let one of ours play on for it."""
        words = fault_words(self.players[seat], error.kind, error.detail, self.words.language)
        player = self.texts.player(seat)
        self.say("play-fault", "red", fault=words, player=player, level=STAND_IN)
        self.bots[seat] = make_bot(STAND_IN, f"{self.match.seed}/{seat}", self.match.game)

    @contextmanager
    def busy(self, key: str, **args: object) -> Iterator[None]:
        """Show that something takes a moment, on a terminal only."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(self.words.say(key, **args), "dim")):
            yield

    def play(self, seat: int, choice: Choice) -> None:
        """Carry out a choice, and keep the match before anything else happens."""
        self.match.play(seat, choice)
        self.keep()

    def keep(self) -> None:
        """Write the record, if there is a file for it."""
        if self.saving is not None:
            self.saving.keep(self.match)

    def next_human(self) -> int:
        """Whose turn it is; whoever looks already goes on if several may."""
        waiting = [decision.seat for decision in self.match.pending()]
        return self.looking if self.looking in waiting else waiting[0]

    def turn_to(self, seat: int) -> None:
        """Show one person the table and carry out one choice or command."""
        if seat != self.looking:
            self.hand_over(seat)
        decision = self.decision_of(seat)
        self.show_news(seat)
        self.show_decision(decision)
        while not self.obey(decision, self.read(decision)):
            pass

    def decision_of(self, seat: int) -> Decision:
        """What the seat is asked now."""
        return next(decision for decision in self.match.pending() if decision.seat == seat)

    def hand_over(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's hand."""
        if len(self.humans()) > 1:
            self.wipe()
            self.say("play-hand-over", "bold yellow", player=self.texts.player(seat))
            self.read_line("")
            self.wipe()
        self.looking = seat
        self.is_table_stale = True

    def wipe(self) -> None:
        """Clear the screen, and what has scrolled off it."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def show_news(self, seat: int) -> None:
        """What has happened since the seat last looked, and the table if it has changed."""
        events = self.match.seen_events(seat)
        fresh = events[self.told[seat] :]
        self.told[seat] = len(events)
        if not fresh and not self.is_table_stale:
            return
        if fresh:
            self.console.print()
            self.console.print(Rule(Text(self.words.say("play-since"), "dim"), style="dim"))
            self.print_log([event_data(self.match.game, event) for _, event in fresh], seat)
        self.show_table(seat)

    def print_log(self, events: Sequence[dict[str, object]], seat: int) -> None:
        """Lines of the log; what begins a round stands out."""
        for key, line in self.texts.told(events, seat):
            if key in self.table.untold:
                continue
            style = "bold cyan" if key.endswith("_began") else ""
            print_hanging(self.console, Text(), Text(line, style), LOG_INDENT)

    def show_table(self, seat: int) -> None:
        """The whole table as the seat sees it."""
        self.console.print()
        self.console.print(self.table.board(self.texts, self.match.view(seat)))
        self.is_table_stale = False

    def show_decision(self, decision: Decision) -> None:
        """The question, the numbered options under their headings, and dimmed what is barred."""
        self.console.print()
        self.console.print(Text(self.texts.prompt(decision), "bold"))
        view = self.match.view(decision.seat)
        width = len(str(len(decision.options)))
        headings = self.table.headings(self.texts, decision)
        shown = headings[0] if len(set(headings)) == 1 else ""
        for number, option in enumerate(decision.options, 1):
            heading = headings[number - 1]
            if heading != shown:
                self.console.print(Text(f"  {heading}", "dim"))
                shown = heading
            label = Text(self.texts.option(view, decision.prompt, option))
            lead = Text(f"  {number:>{width}}  ", "bold green")
            print_hanging(self.console, lead, label)
        self.show_barred(decision, width)

    def show_barred(self, decision: Decision, width: int) -> None:
        """What one might want but may not, and which clause says so."""
        view = self.match.view(decision.seat)
        barred = self.match.barred(decision.seat)
        if barred:
            self.console.print(Text(f"  {self.words.say('play-barred')}:", "dim"))
        for line in self.table.barred(self.texts, view, decision, barred):
            lead = Text(f"  {'–':>{width}}  ", "dim")
            print_hanging(self.console, lead, Text(line, "dim"))

    def read(self, decision: Decision) -> str:
        """A line from whoever is asked."""
        hint = ""
        if len(decision.options) == 1:
            view = self.match.view(decision.seat)
            option = self.texts.option(view, decision.prompt, decision.options[0])
            hint = f" ({self.words.say('play-enter', option=option)})"
        return self.read_line(f"{self.words.say('play-ask')}{hint}: ")

    def read_line(self, prompt: str) -> str:
        self.console.print(Text(prompt, "bold"), end="")
        line = input()
        if not self.console.is_terminal:
            self.console.print()
        return line.strip()

    def obey(self, decision: Decision, line: str) -> bool:
        """Carry out a choice or a command; whether the question is to be asked anew."""
        if not line and len(decision.options) > 1:
            return False
        word, _, rest = line.partition(" ")
        command = command_of(word)
        try:
            if command is not None:
                return self.commands.obey(command, decision, rest.strip())
            self.play(decision.seat, self.chosen(decision, line))
        except RefusalError as refusal:
            self.console.print(Text(str(refusal), "yellow"), soft_wrap=True)
            return False
        return True

    def chosen(self, decision: Decision, line: str) -> Choice:
        """The option that is meant: by number, by its text, or with Enter the only one."""
        if not line:
            return decision.options[0]
        if line.isdecimal():
            number = int(line[:MOST_DIGITS])
            if not 1 <= number <= len(decision.options):
                count = len(decision.options)
                raise RefusalError(self.words.say("play-not-number", number=line, count=count))
            return decision.options[number - 1]
        option = decision.option(line)
        if option is not None:
            return option
        for bar in self.match.barred(decision.seat):
            if bar.choice.text == line:
                reason = self.texts.reason(bar)
                raise RefusalError(self.words.say("play-barred-choice", reason=reason))
        raise RefusalError(self.words.say("play-not-understood", text=line))

    def leave(self) -> None:
        raise LeaveError

    def finish(self) -> None:
        """The end: what was revealed, the score sheet, who has won."""
        humans = self.humans()
        seat = humans[0] if len(humans) == 1 else None
        events = [event for _, event in self.match.seen_events(seat)]
        begin = self.last_beginning(None) if seat is None else self.told[seat]
        fresh = [event_data(self.match.game, event) for event in events[begin:]]
        lines = self.texts.told(fresh, seat)
        shown_elsewhere = self.table.told_by_sheet | self.table.untold
        told = [line for line in lines if line[0] not in shown_elsewhere]
        self.console.print()
        self.console.print(Rule(Text(self.words.say("play-over"), "bold"), style="green"))
        for _, line in told[:-1]:
            print_hanging(self.console, Text(), Text(line), LOG_INDENT)
        self.console.print()
        self.console.print(self.table.sheet(self.texts, self.match.score_sheet()))
        self.console.print(Text(told[-1][1] if told else "", "bold green"))
        if self.saving is not None:
            self.say("play-finished-in", "dim", file=str(self.saving.path))

    def last_beginning(self, seat: int | None) -> int:
        """The number of the event, as the seat counts them, with which the latest round began."""
        names = [type(event).__name__ for _, event in self.match.seen_events(seat)]
        begun = [number for number, name in enumerate(names) if name.endswith("Began")]
        return begun[-1] if begun else 0

    def say_farewell(self) -> None:
        self.console.print()
        if self.saving is None:
            self.say("play-left-unsaved", "yellow")
        else:
            game = self.match.game
            data = f" --data {game.key}={game.data_folder}" if game.data_digest() else ""
            file = str(self.saving.path)
            self.say("play-left-saved", "green", file=file, game=f"{game.key}{data}")


@contextmanager
def closed_terminal_leaves() -> Iterator[None]:
    """A closed terminal or a polite request to end is like Ctrl-C: nothing is cut in the middle."""

    def leave(_number: int, _frame: FrameType | None) -> None:
        raise LeaveError

    old: dict[int, object] = {}
    is_main = threading.current_thread() is threading.main_thread()
    for name in ("SIGHUP", "SIGTERM"):
        number = getattr(signal, name, None)
        if number is not None and is_main:
            old[number] = signal.signal(number, leave)
    try:
        yield
    finally:
        for number, handler in old.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
