"""What other programs show of a link to a page: a title, a sentence and a picture, as Open Graph tags. Of a table they
show its game alone: whoever sees the link has no invitation yet."""

from html import escape

from starlette.requests import Request

from updown.games.registry import GAMES
from updown.server.settings import Settings
from updown.words import LANGUAGES, say

TITLE = "<title>Updown</title>"
"""The place in index.html where the tags go."""
PREVIEW_WORDS = {"home": "preview-home", "table": "preview-table", "rules": "preview-rules"}
PICTURE = "up-and-down"
"""The game whose picture stands for all."""
SIZE = (1200, 630)
"""Width and height of the pictures in pixels. They are made by tests/e2e/preview_pictures.py."""


def language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


def with_preview(
    html: str, request: Request, settings: Settings, kind: str, game: str | None, drawn: bool = True
) -> str:
    """The page with the tags of that kind of page; `game` is the one it is about, if any,
    and `drawn` whether it has a picture."""
    lang = language(request.headers.get("accept-language", ""))
    text = say(lang, PREVIEW_WORDS[kind])
    title = GAMES[game].title if game in GAMES else "Updown"
    scheme = "https" if settings.secure_cookies else request.url.scheme
    base = f"{scheme}://{request.headers.get('host', request.url.netloc)}"
    picture = game if game in GAMES and drawn else PICTURE
    properties = {
        "og:title": title,
        "og:description": text,
        "og:type": "website",
        "og:url": base + request.url.path,
        "og:image": f"{base}/preview-{picture}.png",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    names = {"description": text, "twitter:card": "summary_large_image"}
    tags += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()]
    return html.replace(TITLE, TITLE + "".join(tags), 1)
