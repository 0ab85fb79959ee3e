"""What the server says about its own formats: /openapi.json and /record.schema.json. Both files are made from the
server's types (server/describe); `make format` writes them anew."""

from functools import cache
from importlib import resources

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

FILES = {"openapi.json": "application/json", "record.schema.json": "application/schema+json"}


@cache
def content(name: str) -> bytes:
    """A file of this folder, read once."""
    return (resources.files(__name__) / name).read_bytes()


async def show_schema(request: Request) -> Response:
    """GET /openapi.json, /record.schema.json."""
    name = request.url.path.removeprefix("/")
    return Response(content(name), media_type=FILES[name], headers={"cache-control": "max-age=3600"})


def schema_routes() -> list[BaseRoute]:
    return [Route(f"/{name}", show_schema) for name in FILES]
