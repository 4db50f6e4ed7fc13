"""Once more with the same people: a rematch, or a duplicate with the same luck on other seats."""

from __future__ import annotations

from msgspec import structs

from tabard.games import GAMES
from tabard.match.chance import new_seed
from tabard.server.problems import ProblemError
from tabard.server.table.journal import Again
from tabard.server.table.live import LiveTable, Settings
from tabard.server.table.lobby import Lobby
from tabard.server.table.tables import HOST
from tabard.server.wire.answers import Created, SeatLink
from tabard.server.wire.messages import Seat
from tabard.server.wire.requests import Join, NewSeat


async def play_again(lobby: Lobby, table: LiveTable, right: int, is_duplicate: bool) -> Created:
    """A seat at the table that somebody has set up for all of them, or a new such table.

    In a duplicate everybody sits one seat further, so that each gets what another had.
    """
    async with table.lock:
        if table.match is None or table.status != "over":
            raise ProblemError("not_now", "the match is not over; play it to its end first")
        known = table.again.get(is_duplicate, "")
        if known and right != HOST:
            joined = await _sat_down(lobby, known, table, right, is_duplicate)
            if joined is not None:
                return joined
        return await _set_up(lobby, table, right, is_duplicate)


async def _set_up(lobby: Lobby, table: LiveTable, right: int, is_duplicate: bool) -> Created:
    settings = structs.replace(table.settings, name=table.name, forked_from="", record=None)
    if not is_duplicate:
        settings = structs.replace(settings, seed=new_seed())
        if settings.start is None:
            settings = by_newest_rules(settings)
    seats = [_seat(seat, right) for seat in table.seats]
    if is_duplicate:
        seats = [*seats[-1:], *seats[:-1]]
    created = await lobby.open(settings, seats, table.is_public)
    name = "" if right == HOST else table.seats[right].name
    seat = None if right == HOST else right
    await lobby.tables.write(table, [Again(seat, name, created.id, is_duplicate)])
    return created


def by_newest_rules(settings: Settings) -> Settings:
    """What a table is created with, by the rules of today; what they added is as usual."""
    game = GAMES[settings.game]
    options = game.full_options(settings.options)
    return structs.replace(settings, rules=game.rules_version, options=options)


def _seat(seat: Seat, right: int) -> NewSeat:
    """Whoever asks sits there again, bots too; the others are waited for."""
    if seat.kind == "bot":
        return NewSeat("bot", seat.name, seat.level)
    return NewSeat("person", seat.name) if seat.seat == right else NewSeat("open")


async def _sat_down(
    lobby: Lobby, known: str, table: LiveTable, right: int, is_duplicate: bool
) -> Created | None:
    """The seat that waits for whoever asks; None if it waits no longer."""
    waiting = await lobby.tables.table(known)
    seat = (right + is_duplicate) % len(waiting.seats)
    if waiting.status != "open" or waiting.seats[seat].kind != "open":
        return None
    joined = await lobby.join(waiting, seat, Join(table.seats[right].name))
    if all(other.kind != "open" for other in waiting.seats):
        await lobby.start(waiting)
    return Created(known, "", [SeatLink(joined.seat, joined.token)])
