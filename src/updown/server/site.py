"""The pages of the browser client, as they were built: names with a hash are kept by browsers for ever, the page itself
is asked for anew each time. Which page is shown is decided in the browser; every address of one gets the same file."""

import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PAGES = ("/", "/t/{table}", "/rules/{game}")
NOT_BUILT = "The pages have not been built: run `make play`, or `npm run build` in web/.\n"


def pages_folder() -> Path:
    """Where the built client lies; somebody who works on it may point elsewhere."""
    return Path(os.environ.get("UPDOWN_PAGES") or Path(__file__).with_name("pages"))


class Assets(StaticFiles):
    """Files with a hash in their names never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


def site_routes() -> list[BaseRoute]:
    folder = pages_folder()

    async def page(request: Request) -> Response:
        file = folder / "index.html"
        if not file.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(file, headers={"cache-control": ASK_AGAIN})

    async def other(request: Request) -> Response:
        return FileResponse(folder / request.url.path.lstrip("/"), headers={"cache-control": ASK_AGAIN})

    routes: list[BaseRoute] = [Route(path, page) for path in PAGES]
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=folder / "assets")))
        routes += [Route(f"/{file.name}", other) for file in sorted(folder.iterdir()) if file.is_file()]
    return routes
