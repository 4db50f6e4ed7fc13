"""`tabard replay`: a record told again, as a seat, a spectator or everybody together saw it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from tabard.cli.arguments import add_data, add_json, add_language, whole_number
from tabard.cli.records import bots_of, check_seat, names_note, opened, players_of
from tabard.cli.tables import table_of
from tabard.cli.words import Words, new_console, print_hanging, shown
from tabard.core.errors import SetupError
from tabard.core.game import Game
from tabard.core.values import CHANCE, EVERYONE, Event
from tabard.match.match import Match, event_data
from tabard.match.record import CHANCE_NAME, Record
from tabard.match.replaying import replay_record
from tabard.match.texts import Texts

LOG_INDENT = 2


def add_command(commands: Any) -> None:
    parser = commands.add_parser("replay", help="tell a recorded match again")
    parser.add_argument("record", type=Path, metavar="RECORD")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", type=whole_number, metavar="N", help="as that seat saw it")
    who.add_argument("--all", action="store_true", help="with everything open")
    parser.add_argument("--until", type=whole_number, metavar="K", help="only the first K moves")
    add_language(parser)
    add_data(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game, record = opened(args)
    check_limits(args, record)
    if not is_played(game, record):
        read_only(args, game, record)
        return 0
    match = replay_record(game, record, args.until)
    if args.json:
        places = match.places() if match.is_over() else None
        scores = match.scores() if match.is_over() else None
        print_summary(record, len(match.entries), match.is_over(), places, scores)
    else:
        show(args, match, record)
    return 0


def is_played(game: Game[Any], record: Record) -> bool:
    """Whether the rules of the record are still played here."""
    try:
        game.under(record.rules)
    except SetupError:
        return False
    return True


def check_limits(args: argparse.Namespace, record: Record) -> None:
    """Refuse a seat or a move that the record does not have."""
    check_seat(args.seat, record)
    if args.until is not None and args.until > len(record.moves):
        raise SetupError(
            f"there is no move {args.until}; the record has {len(record.moves)}, "
            "so give --until a number up to that"
        )


def print_summary(
    record: Record,
    moves: int,
    finished: bool,
    places: list[int] | None,
    scores: list[int] | None,
) -> None:
    data = {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "moves": moves,
        "finished": finished,
        "places": places,
        "scores": scores,
    }
    print(json.dumps(data))


def read_only(args: argparse.Namespace, game: Game[Any], record: Record) -> None:
    """A record of other rules: its moves as they stand, nothing made of them."""
    moves = record.moves[: args.until]
    if args.json:
        print_summary(record, len(moves), bool(record.seed), None, None)
        return
    console, words = new_console(), Words(args.lang)
    numbers = {"rules": str(record.rules), "ours": str(game.rules_version)}
    console.print(words.say("replay-read-only", game=game.title[args.lang], **numbers))
    for number, (seat, text) in enumerate(moves):
        console.print(f"{number:5}  {CHANCE_NAME if seat == CHANCE else seat}  {shown(text)}")


def show(args: argparse.Namespace, match: Match, record: Record) -> None:
    """The log for people, and how it ended."""
    console, words = new_console(), Words(args.lang)
    texts = Texts(match.game, args.lang, players_of(record), match.options)
    viewer = EVERYONE if args.all else args.seat
    key = "all" if args.all else "spectator" if args.seat is None else "seat"
    seen_by = words.say(f"replay-{key}", player=texts.player(args.seat or 0))
    console.print(Text.assemble((texts.title, "bold"), (f"  {seen_by}", "dim")))
    bots = [f"{texts.player(seat)} ({level})" for seat, level in bots_of(record).items()]
    if bots:
        console.print(words.say("play-opponents", bots=", ".join(bots)), style="dim")
    note = names_note(record, words)
    if note:
        console.print(note, style="dim")
    events = [event_data(match.game, event) for event in seen_events(match, viewer)]
    table = table_of(match.game.key)
    lines = [line for line in texts.told(events, viewer) if line[0] not in table.untold]
    print_log(console, lines)
    console.print()
    if match.is_over():
        console.print(table.sheet(texts, match.score_sheet()))
        print_standing(console, words, texts, match)
    else:
        console.print(words.say("replay-unfinished", moves=len(match.entries)), style="yellow")


def seen_events(match: Match, viewer: int | None) -> list[Event]:
    """The events as the viewer may see them; EVERYONE sees them as they were."""
    if viewer != EVERYONE:
        return [event for _, event in match.seen_events(viewer)]
    return [*match.opening, *[event for entry in match.entries for event in entry.events]]


def print_log(console: Console, lines: list[tuple[str, str]]) -> None:
    """Lines of a log; what begins a round stands out."""
    for key, line in lines:
        if key.endswith("_began"):
            console.print()
            console.print(line, style="bold cyan")
        else:
            print_hanging(console, Text("  "), Text(line), LOG_INDENT)


def print_standing(console: Console, words: Words, texts: Texts, match: Match) -> None:
    """Places and scores, best first; a rival without a seat has its line, too."""
    names = [texts.player(seat) for seat in range(match.seats)]
    ranked = list(zip(match.places(), names, match.scores(), strict=True))
    ranked += table_of(match.game.key).rivals(texts, match.score_sheet())
    for place, name, score in sorted(ranked, key=lambda one: (one[0], -one[2])):
        line = words.say("standing", place=place, player=name, score=score)
        console.print(line, style="bold green" if place == 1 else "")
