"""The application: routes, headers, refusals; and how it is served."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ControllerRouterHandler

import tabard
from tabard.core.errors import SetupError
from tabard.server.problems import ProblemError
from tabard.server.routes import analysis, archive, guide, library, lobby, pages, play
from tabard.server.routes.context import AnyRequest, Server
from tabard.server.routes.limits import Limits
from tabard.server.routes.socket import table_socket
from tabard.server.store.interface import Store, StoreError
from tabard.server.store.sqlite import SqliteStore
from tabard.server.table.driver import Driver
from tabard.server.table.guests import Guests
from tabard.server.table.house import House
from tabard.server.table.lobby import Lobby
from tabard.server.table.tables import Tables
from tabard.server.wire.messages import Problem
from tabard.server.workers.pool import Workers

MOST_WORKERS = 64
THINKING_SECONDS = 20.0
"""How long a bot may think about one choice."""

SPARE_SECONDS = 3.0
"""So much earlier a bot from outside must be found to hang, so that its fault can be told."""

MOST_BYTES = 2_000_000
"""Of a request: room for the longest record."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
CODES = {400: "bad_request", 404: "not_found", 413: "too_large", 429: "too_many", 503: "busy"}
PAGES = Path(tabard.__file__).parent / "web"
ROUTES: list[ControllerRouterHandler] = [
    library.list_games,
    library.game_texts,
    library.game_clauses,
    library.game_rulings,
    library.game_data,
    guide.game_guide,
    lobby.list_tables,
    lobby.create_table,
    lobby.look,
    lobby.join,
    lobby.leave,
    lobby.start,
    lobby.rename,
    lobby.set_seat,
    lobby.new_link,
    lobby.stand_in,
    play.choose,
    play.undo,
    play.chat,
    play.hint,
    archive.house,
    archive.record,
    archive.verify,
    archive.replay,
    archive.position,
    archive.positions,
    archive.course,
    analysis.analysis,
    analysis.analyse,
    analysis.stop_analysis,
    archive.fork,
    archive.again,
    archive.import_record,
    pages.page,
    pages.asset,
    pages.root_file,
    table_socket,
]
DESCRIPTION = (Path(__file__).parent / "protocol.md").read_text("utf-8")


def make_server(
    store: Store,
    workers: Workers,
    limits: Limits | None = None,
    house: House | None = None,
    guests: Guests | None = None,
) -> Server:
    """All parts of one process, wired."""
    tables, invited = Tables(store), guests or Guests()
    driver = Driver(tables, workers, invited)
    hosts = house or House()
    lobby = Lobby(tables, hosts, invited)
    return Server(store, tables, lobby, workers, driver, limits or Limits(), PAGES, hosts)


def server_in(
    folder: Path,
    workers: int = 0,
    limits: Limits | None = None,
    house: str = "",
    bots: Mapping[str, str] | None = None,
) -> Server:
    """A server with one SQLite file in a folder; without a number as many workers as fit."""
    if workers > MOST_WORKERS:
        raise SetupError(f"{workers} workers are too many; give at most {MOST_WORKERS}")
    guests = Guests(bots, THINKING_SECONDS - SPARE_SECONDS)
    store = SqliteStore(folder / "tabard.sqlite")
    thinking = Workers(workers or usual_workers(), THINKING_SECONDS)
    return make_server(store, thinking, limits, House(house), guests)


def usual_workers() -> int:
    """One process fewer than there are cores, so that the table itself stays quick."""
    return max(1, (os.cpu_count() or 2) - 1)


def make_app(server: Server) -> Litestar:
    """The application around a server."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    return Litestar(
        ROUTES,
        lifespan=[lifespan],
        dependencies={"server": Provide(lambda: server, sync_to_thread=False)},
        exception_handlers={
            ProblemError: refuse,
            StoreError: refuse_for_now,
            HTTPException: refuse_as_asked,
            RecursionError: refuse_so_deep,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Tabard",
            version=tabard.__version__,
            description=DESCRIPTION,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=("/", "/openapi.json"))],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}
            ),
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000),
        request_max_body_size=MOST_BYTES,
        before_send=[add_headers],
        logging_config=None,
        debug=False,
    )


async def add_headers(message: Any, _: Any) -> None:
    """What every answer carries, refusals included."""
    if message["type"] == "http.response.start":
        present = {name.lower() for name, _ in message["headers"]}
        for name, value in HEADERS.items():
            raw = name.lower().encode()
            if raw not in present:
                message["headers"] = [*message["headers"], (raw, value.encode())]


def refuse(_: AnyRequest, error: ProblemError) -> Response[Problem]:
    """A refusal of ours, with what the seat is asked now, if that helps."""
    problem = msgspec.structs.replace(error.problem, ask=error.ask)
    return Response(problem, status_code=error.status)


def refuse_for_now(_: AnyRequest, error: StoreError) -> Response[Problem]:
    """The store could not; nothing was done."""
    logging.getLogger("tabard").error("the store failed: %s", error)
    problem = Problem("busy", "nothing could be stored just now, and nothing was done; try again")
    return Response(problem, status_code=503)


def refuse_as_asked(
    request: AnyRequest, error: HTTPException
) -> Response[Problem] | Response[bytes]:
    """A refusal of the framework, in our words; it tells of the request only."""
    status = error.status_code
    code = CODES.get(status, "bad_request")
    if status >= 500:
        return fail(request, error)
    if status == 404 and is_for_person(request):
        return pages.index(PAGES, status)
    return Response(Problem(code, str(error.detail)[:500] + _places(error)), status_code=status)


def refuse_so_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    """JSON within JSON within JSON, and so on."""
    return Response(Problem("bad_request", "too many levels of JSON; send fewer"), status_code=400)


def is_for_person(request: AnyRequest) -> bool:
    """Whether a browser looks for a page; the client then says that there is none."""
    accepted = request.headers.get("accept", "")
    return "text/html" in accepted and not request.url.path.startswith("/api/")


def _places(error: HTTPException) -> str:
    """Which fields were wrong, if the framework says so."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra]
    return ("; " + "; ".join(found))[:500] if found else ""


def fail(_: AnyRequest, error: Exception) -> Response[Problem]:
    """Our mistake: told to the log, not to the caller."""
    logging.getLogger("tabard").error("a request failed", exc_info=error)
    problem = Problem("busy", "something went wrong on our side; nothing was lost, try again")
    return Response(problem, status_code=500)
