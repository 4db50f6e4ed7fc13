"""Routes: the analysis of a match that is over."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from tabard.server.routes.archive import finished
from tabard.server.routes.context import REFUSALS, AnyRequest, Server, address_of
from tabard.server.wire.answers import Analysis
from tabard.server.workers.analyses import Study

Since = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
"""How many judged choices the caller has already."""


@get("/api/tables/{table:str}/analysis", responses=REFUSALS)
async def analysis(
    request: AnyRequest, table: FromPath[str], server: NamedDependency[Server], since: Since = 0
) -> Analysis:
    """What has been found in a finished match, and how far that is; expected places if `since` is
    0, judged choices after the first `since` ones."""
    return (await _study(request, table, server)).told(since)


@post("/api/tables/{table:str}/analysis", status_code=200, responses=REFUSALS)
async def analyse(
    request: AnyRequest, table: FromPath[str], server: NamedDependency[Server]
) -> Analysis:
    """Begin to analyse a finished match, or go on with it; it is done once for all who look."""
    study = await _study(request, table, server)
    if study.state not in ("running", "done"):
        server.limits.spend("analyse", address_of(request))
    server.analyses.begin(study)
    return study.told(0)


@post("/api/tables/{table:str}/analysis/stop", status_code=200, responses=REFUSALS)
async def stop_analysis(
    request: AnyRequest, table: FromPath[str], server: NamedDependency[Server]
) -> Analysis:
    """Stop analysing; what has been found is kept, and can be gone on from."""
    study = await _study(request, table, server)
    server.analyses.end(study)
    return study.told(0)


async def _study(request: AnyRequest, table: str, server: Server) -> Study:
    """What is known of a match; refused before its end, when its hands are secret."""
    found = await finished(request, table, server)
    return server.analyses.find(found.id, found.record())
