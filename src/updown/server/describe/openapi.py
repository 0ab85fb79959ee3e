"""Generates docs/reference/openapi.json from the list of endpoints."""

import re
from typing import Any

import msgspec

from updown.rules.match import Json
from updown.server import answers, identity, routes, wire
from updown.server.describe.pages import status_of
from updown.server.describe.typescript import (
    ANSWERS,
    BODIES,
    about,
    field_notes,
    reach,
)
from updown.server.my_matches import my_matches
from updown.table.refusals import CODES
from updown.version import __version__
from updown.words import LANGUAGES

REF = "#/components/schemas/{name}"
IN_PATH: dict[str, Any] = {"chapter": int, "table": wire.TableId, "game": str}
LANG: Json = {"type": "string", "enum": list(LANGUAGES), "default": LANGUAGES[0]}
IN_QUERY: dict[Any, Json] = {
    my_matches: {"from": {"type": "integer", "minimum": 0, "maximum": 9_999_999, "default": 0}},
    routes.fetch_record: {"match": {"type": "integer", "minimum": 0, "maximum": 99_999, "default": 0}},
    routes.fetch_rules: {"lang": LANG},
}
API = (
    "The small JSON API of an updown server; the socket of a table is in docs/reference/wire.md. Who you are is a"
    f" token: opening or joining a table gives it, as the cookie `{identity.COOKIE}`, or in the answer where `bearer`"
    " is asked for. Requests with a cookie that change something need an Origin header of the same site. Without a"
    " token you are an onlooker."
)


def openapi() -> Json:
    """The content of docs/reference/openapi.json: OpenAPI 3.1, from the list of endpoints."""
    paths: Json = {}
    for endpoint in routes.ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "updown", "version": __version__, "description": API},
        "security": [{"cookie": []}, {"bearer": []}, {}],
        "paths": paths,
        "components": {
            "schemas": _schemas(),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": identity.COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(endpoint: routes.Endpoint) -> Json:
    made: Json = {"operationId": endpoint.run.__name__, "summary": endpoint.summary}
    parameters: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": msgspec.json.schema(IN_PATH[name])}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    for name, schema in IN_QUERY.get(endpoint.run, {}).items():
        parameters.append({"name": name, "in": "query", "schema": schema})
    if parameters:
        made["parameters"] = parameters
    if endpoint.takes is not None:
        made["requestBody"] = {"required": True, "content": _content(endpoint.takes)}
    made["responses"] = {str(endpoint.status): _good_answer(endpoint)}
    refusals: dict[int, list[str]] = {}
    for code in endpoint.codes:
        refusals.setdefault(status_of(code), []).append(f"`{code}`: {(CODES | wire.SERVER_CODES)[code]}")
    for status, texts in sorted(refusals.items()):
        made["responses"][str(status)] = {"description": "\n\n".join(texts), "content": _content(wire.Problem)}
    return made


def _good_answer(endpoint: routes.Endpoint) -> Json:
    if endpoint.gives is None:
        return {"description": "Done."}
    description = about(endpoint.gives) if endpoint.gives is not dict else ""
    return {"description": description or f"{endpoint.summary}.", "content": _content(endpoint.gives)}


def _content(body: Any) -> Json:
    return {answers.JSON: {"schema": msgspec.json.schema_components([body], ref_template=REF)[0][0]}}


def _schemas() -> Json:
    """The schemas of all bodies. Answers of the server have all fields, also those with a default value."""
    _, schemas = msgspec.json.schema_components([*BODIES, *ANSWERS], ref_template=REF)
    for cls, kind in reach([*BODIES, *ANSWERS]).items():
        schema = schemas[cls.__name__]
        for name, note in field_notes(kind).items():
            schema["properties"][name].setdefault("description", note)
        if not kind.cls.__struct_config__.omit_defaults:
            schema["required"] = list(schema["properties"])
        if "description" in schema:
            schema["description"] = about(cls)
    return dict(sorted(schemas.items()))
