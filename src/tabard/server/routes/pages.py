"""Routes: the files of the client; every page of it is the same file."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tabard.server.problems import ProblemError
from tabard.server.routes.context import AnyRequest, Server

FOREVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
UNBUILT = (
    "<!doctype html><html lang=en><title>Tabard</title><p>The client is not built. "
    "Start the table with: python3 dev.py serve<p lang=de>Der Client ist nicht gebaut. "
    "Starte den Tisch mit: python3 dev.py serve</html>"
)


@get(
    ["/", "/table/{table:str}", "/replay/{table:str}", "/rules/{table:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(server: NamedDependency[Server]) -> Response[bytes]:
    """Any page of the client; it finds out itself which one."""
    return index(server.pages)


def index(folder: Path, status: int = 200) -> Response[bytes]:
    """The one file that all pages are."""
    file = folder / "index.html"
    content = file.read_bytes() if file.exists() else UNBUILT.encode()
    headers = {"Cache-Control": ANEW}
    return Response(content, media_type="text/html", headers=headers, status_code=status)


@get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False)
def asset(path: FromPath[Path], server: NamedDependency[Server]) -> Response[bytes]:
    """A file of the client; its name changes with its content."""
    return _file(server.pages / "assets", str(path).lstrip("/"), FOREVER)


@get(
    ["/favicon.svg", "/favicon.ico", "/manifest.webmanifest", "/robots.txt"],
    include_in_schema=False,
    sync_to_thread=False,
)
def root_file(request: AnyRequest, server: NamedDependency[Server]) -> Response[bytes]:
    """What browsers look for by themselves."""
    name = request.url.path.lstrip("/")
    return _file(server.pages, "favicon.svg" if name == "favicon.ico" else name, ANEW)


def _file(folder: Path, name: str, caching: str) -> Response[bytes]:
    if "\0" in name:
        raise ProblemError("not_found", "there is no such file")
    file = (folder / name).resolve()
    if not file.is_relative_to(folder.resolve()) or not file.is_file():
        raise ProblemError("not_found", "there is no such file")
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    headers = {"Cache-Control": caching}
    return Response(file.read_bytes(), media_type=kind or "text/plain", headers=headers)
