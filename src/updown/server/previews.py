"""Adds Open Graph tags to a page: the title, sentence and picture that other programs show for a link to it.
preview_pictures.py draws the picture of a table. No address contains an invitation: that is in the fragment (after #),
which browsers never send."""

import os
from html import escape
from pathlib import Path

from starlette.requests import Request

from updown.games.registry import GAMES
from updown.server.settings import Settings
from updown.words import LANGUAGES, say

TITLE = "<title>Updown</title>"
"""The place in index.html where the tags go."""
PREVIEW_WORDS = {"home": "preview-home", "table": "preview-table", "rules": "preview-rules"}
PICTURE = "up-and-down"
"""The game whose picture is used for pages without a game."""
SIZE = (1200, 630)
"""Width and height of the pictures in pixels. Those of the games are made by tests/e2e/preview_pictures.py."""


def pages_folder() -> Path:
    """The folder of the built client; developers may choose another one."""
    return Path(os.environ.get("UPDOWN_PAGES") or Path(__file__).with_name("pages"))


def still_picture(game: str) -> str:
    """The picture file of a game, or the default one."""
    name = f"preview-{game}.png"
    return name if (pages_folder() / name).is_file() else f"preview-{PICTURE}.png"


def language(accepted: str) -> str:
    """The first language of an Accept-Language header that we have."""
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


def with_preview(
    html: str, request: Request, settings: Settings, kind: str, game: str | None, table: str | None = None
) -> str:
    """The page with the tags of that kind of page, for this `game` and `table`, if any."""
    lang = language(request.headers.get("accept-language", ""))
    text = say(lang, PREVIEW_WORDS[kind])
    title = GAMES[game].title if game in GAMES else "Updown"
    scheme = "https" if settings.secure_cookies else request.url.scheme
    base = f"{scheme}://{request.headers.get('host', request.url.netloc)}"
    picture = still_picture(game if game in GAMES else PICTURE)
    if table is not None and game in GAMES:
        picture = f"t/{table}/preview.png?lang={lang}"
    properties = {
        "og:title": title,
        "og:description": text,
        "og:type": "website",
        "og:url": base + request.url.path,
        "og:image": f"{base}/{picture}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    names = {"description": text, "twitter:card": "summary_large_image"}
    tags += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()]
    return html.replace(TITLE, TITLE + "".join(tags), 1)
