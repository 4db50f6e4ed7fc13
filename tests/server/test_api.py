"""The API against its own description: whatever is sent, no 500, and answers as described."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.support import OPEN, Guest, bearer, open_table
from support.builds import IS_COMPILED
from tabard.server.app import make_app, server_in

Client = TestClient[Litestar]
AnyCase = Case[Any]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 30 if IS_COMPILED else 5
DESCRIBED: dict[str, Any] = make_app(server_in(Path("nowhere"))).openapi_schema.to_schema()
SCHEMA = schemathesis.openapi.from_dict(DESCRIBED)


@dataclass(frozen=True)
class Operation:
    """What can be asked for, and whether it is sent as described or otherwise."""

    path: str
    method: str
    mode: GenerationMode

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.mode.value}"


def operations() -> Iterator[Operation]:
    for path, methods in DESCRIBED["paths"].items():
        for method, described in methods.items():
            yield Operation(path, method, GenerationMode.POSITIVE)
            kinds = [one["schema"].get("type") for one in described.get("parameters", [])]
            # Whatever is sent for a text is a text.
            if "requestBody" in described or "integer" in kinds:
                yield Operation(path, method, GenerationMode.NEGATIVE)


def sent(client: Client, case: AnyCase, token: str) -> Any:
    """What the application answers to a case."""
    request = case.as_transport_kwargs(base_url=str(client.base_url))
    request.pop("cookies", None)
    headers = {**dict(request.pop("headers", None) or {}), **bearer(token)}
    data = request.pop("data", None)
    return client.request(**request, content=data, headers=headers)


@pytest.mark.parametrize("operation", list(operations()), ids=str)
def test_an_operation_answers_as_it_is_described(
    client: Client, finished: Guest, operation: Operation
) -> None:
    described = SCHEMA[operation.path][operation.method.upper()]
    tables = [open_table(client), open_table(client, OPEN), finished]
    turn = itertools.count()

    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate],
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=described.as_strategy(generation_mode=operation.mode))
    def check(case: AnyCase) -> None:
        number = next(turn)
        table = tables[number % 3]
        if "{table}" in operation.path and number % 4:
            case.path_parameters["table"] = table.id
        token = ("", table.host, table.links.get(0, ""))[number // 3 % 3]
        case.validate_response(sent(client, case, token), checks=CHECKS)

    check()
