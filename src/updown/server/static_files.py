"""Serves the built browser client. Browsers cache files with a hash in their names for ever, and revalidate all others.
A compressed copy that the build has written is sent to browsers that accept it. The browser decides which page to show:
all page addresses get the same file."""

import os
from collections.abc import Iterator
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from updown.server.preview_pictures import show_preview
from updown.server.previews import pages_folder, with_preview

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PAGES = (
    *("/", "/t/{table}", "/rules/{game}", "/learn/{game}", "/learn/{game}/{chapter}"),
    *("/mine", "/replay", "/replay/{table}/{match}"),
)
NOT_BUILT = "The pages have not been built: run `make play`, or `npm run build` in web/.\n"

# The best first; web/vite.config.ts writes the same encodings.
ENDINGS = {"br": ".br", "gzip": ".gz"}

# Systems disagree about these types, and browsers accept scripts and the manifest only with the right one.
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def accepted_encodings(header: str) -> Iterator[str]:
    """The encodings that an Accept-Encoding header accepts, the best first."""
    weights = {}
    for part in header.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        weights[name] = not any(parameter.replace(" ", "") in ("q=0", "q=0.0") for parameter in parameters)
    return (name for name in ENDINGS if weights.get(name, weights.get("*", False)))


class BuiltFiles(StaticFiles):
    """Serves the files of the build, compressed if possible, with the cache lifetime `keep`."""

    def __init__(self, folder: Path, keep: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.keep = keep

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(tuple(ENDINGS.values())):
            raise HTTPException(404)
        return await super().get_response(path, scope)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        asked = Headers(scope=scope)
        media_type = MEDIA_TYPES.get(Path(full_path).suffix, "application/octet-stream")
        headers = {"cache-control": self.keep, "vary": "accept-encoding"}
        for encoding in accepted_encodings(asked.get("accept-encoding", "")):
            packed = Path(f"{os.fspath(full_path)}{ENDINGS[encoding]}")
            if packed.is_file():
                full_path, stat_result = packed, packed.stat()
                headers["content-encoding"] = encoding
                break
        response = FileResponse(full_path, status_code, headers, media_type, stat_result=stat_result)
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response


def wants_page(request: Request) -> bool:
    """Whether a request for an unknown address comes from a person in a browser."""
    path, name = request.url.path, request.url.path.rpartition("/")[2]
    of_programs = path.startswith(("/api/", "/assets/")) or path in ("/api", "/assets", "/metrics") or "." in name
    accepted = request.headers.get("accept", "")
    return request.method in ("GET", "HEAD") and not of_programs and "text/html" in accepted


async def unknown_page(request: Request) -> Response | None:
    """The page for an unknown address; None if the request is not from a person in a browser, or the client is not
    built."""
    file = pages_folder() / "index.html"
    if not wants_page(request) or not file.is_file():
        return None
    return HTMLResponse(file.read_bytes(), 404, {"cache-control": ASK_AGAIN})


def site_routes() -> list[BaseRoute]:
    folder = pages_folder()
    assets, others = BuiltFiles(folder / "assets", FOR_EVER), BuiltFiles(folder, ASK_AGAIN)

    async def page(request: Request) -> Response:
        if not (folder / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return await others.get_response("index.html", request.scope)

    async def other(request: Request) -> Response:
        return await others.get_response(request.url.path.lstrip("/"), request.scope)

    async def page_with_preview(request: Request) -> Response:
        """The page with preview tags for programs that show links to it."""
        file, path = folder / "index.html", request.path_params
        if not file.is_file() or not hasattr(request.app.state, "services"):
            return await page(request)
        services, game, found_table = request.app.state.services, path.get("game"), None
        if "table" in path:
            found = await services.writer.call(services.store.header, path["table"])
            game, found_table = (found[0].game, path["table"]) if found else (None, None)
        kind = "table" if "table" in path else "rules" if "game" in path else "home"
        html = with_preview(file.read_text("utf-8"), request, services.settings, kind, game, found_table)
        return HTMLResponse(html, headers={"cache-control": ASK_AGAIN, "vary": "accept-language"})

    routes: list[BaseRoute] = [Route(path, page_with_preview) for path in PAGES]
    routes.append(Route("/t/{table}/preview.png", show_preview))
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", assets))
        names = sorted(file.name for file in folder.iterdir() if file.is_file())
        routes += [Route(f"/{name}", other) for name in names if not name.endswith(tuple(ENDINGS.values()))]
    return routes
