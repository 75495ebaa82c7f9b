"""The OpenAPI document, made from the declarations of the endpoints and the types of the protocol."""

import re
from collections import defaultdict
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import msgspec

from perankh.server import protocol
from perankh.server.api.endpoint import Endpoint
from perankh.server.refusals import STATUS

TEMPLATE = "#/components/schemas/{name}"
PATHS = {
    "table": {"type": "string", "pattern": "^[a-z0-9]{10}$"},
    "player": {"type": "string", "pattern": "^([a-z0-9]{16}|bot-[a-z]{1,20})$"},
    "game": {"type": "string", "pattern": "^[a-z0-9_]{1,40}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
}
SOCKET = "/api/tables/{table}/socket"


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Everything a program has to know to play here."""
    paths: dict[str, dict[str, Any]] = defaultdict(dict)
    for endpoint in endpoints:
        paths[endpoint.path][endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Per-Ankh",
            "version": version("perankh"),
            "description": "Tables for board games of ancient Egypt. Play itself goes over the socket "
            f"`{SOCKET}`: frames of the types ClientFrame and ServerFrame, described in docs/api.md.",
        },
        "paths": dict(paths),
        "components": {
            "schemas": schemas(endpoints),
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": "perankh_guest"},
                "secret": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"guest": []}, {"secret": []}],
    }


def schemas(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """All types that go over the wire, by name."""
    types: list[Any] = [protocol.Problem, protocol.ClientFrame, protocol.ServerFrame]
    types += [one for endpoint in endpoints for one in (endpoint.answer, endpoint.body) if one is not None]
    roots, components = msgspec.json.schema_components(types, ref_template=TEMPLATE)
    components["ClientFrame"], components["ServerFrame"] = roots[1], roots[2]
    return dict(sorted(components.items()))


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": (endpoint.handler.__doc__ or "").strip(),
        "parameters": [_in_path(name) for name in re.findall(r"{(\w+)}", endpoint.path)] + _in_query(endpoint),
        "responses": {str(endpoint.status): _content(endpoint.answer, "Done"), **_problems(endpoint)},
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, **_content(endpoint.body)}
    return operation


def _in_path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": PATHS[name]}


def _in_query(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.query is None:
        return []
    fields = msgspec.json.schema(endpoint.query)["$defs"][endpoint.query.__name__]["properties"]
    return [{"name": name, "in": "query", "required": False, "schema": _given(one)} for name, one in fields.items()]


def _given(schema: dict[str, Any]) -> dict[str, Any]:
    """Behind the `?` a value is given or left out; there is no null."""
    kinds = [kind for kind in schema.get("anyOf", []) if kind != {"type": "null"}]
    plain = {name: value for name, value in schema.items() if name not in ("anyOf", "default")}
    return {**plain, **kinds[0]} if kinds else {**plain}


def _problems(endpoint: Endpoint) -> dict[str, Any]:
    codes = {"too-fast", "unavailable", *endpoint.refuses}
    if endpoint.body is not None or endpoint.query is not None:
        codes.add("bad-request")
    if endpoint.body is not None:
        codes |= {"not-json", "too-large"}
    if endpoint.method != "GET":
        codes.add("foreign-origin")
    if "{" in endpoint.path:
        codes |= {"not-found"}
    by_status: dict[int, list[str]] = defaultdict(list)
    for code in sorted(codes):
        by_status[STATUS[code]].append(code)
    return {
        str(status): _content(protocol.Problem, f"Refused: {', '.join(found)}")
        for status, found in sorted(by_status.items())
    }


def _content(kind: type[msgspec.Struct], description: str | None = None) -> dict[str, Any]:
    content = {"content": {"application/json": {"schema": {"$ref": TEMPLATE.format(name=kind.__name__)}}}}
    return content if description is None else {"description": description, **content}
