"""The pages of the browser client, as they were built: names with a hash are kept by browsers for ever, all others are
asked for anew each time. Where the build has laid a compressed file beside a file, that is sent to browsers that take
it. Which page is shown is decided in the browser; every address of one gets the same file."""

import os
from collections.abc import Iterator
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PAGES = ("/", "/t/{table}", "/rules/{game}")
NOT_BUILT = "The pages have not been built: run `make play`, or `npm run build` in web/.\n"

# The best first. As web/vite.config.ts writes them.
ENDINGS = {"br": ".br", "gzip": ".gz"}

# What a system believes about these differs; scripts and the manifest are taken by browsers only as what they are.
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


def pages_folder() -> Path:
    """Where the built client lies; somebody who works on it may point elsewhere."""
    return Path(os.environ.get("UPDOWN_PAGES") or Path(__file__).with_name("pages"))


def accepted_encodings(header: str) -> Iterator[str]:
    """Which of our encodings an Accept-Encoding takes, the best first."""
    weights = {}
    for part in header.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        weights[name] = not any(parameter.replace(" ", "") in ("q=0", "q=0.0") for parameter in parameters)
    return (name for name in ENDINGS if weights.get(name, weights.get("*", False)))


class BuiltFiles(StaticFiles):
    """Files of the build, compressed where they can be, to be kept as long as `keep` says."""

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


def site_routes() -> list[BaseRoute]:
    folder = pages_folder()
    assets, others = BuiltFiles(folder / "assets", FOR_EVER), BuiltFiles(folder, ASK_AGAIN)

    async def page(request: Request) -> Response:
        if not (folder / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return await others.get_response("index.html", request.scope)

    async def other(request: Request) -> Response:
        return await others.get_response(request.url.path.lstrip("/"), request.scope)

    routes: list[BaseRoute] = [Route(path, page) for path in PAGES]
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", assets))
        names = sorted(file.name for file in folder.iterdir() if file.is_file())
        routes += [Route(f"/{name}", other) for name in names if not name.endswith(tuple(ENDINGS.values()))]
    return routes
