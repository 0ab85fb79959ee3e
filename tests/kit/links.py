"""Links of Markdown pages and of a built site, as far as they can be followed without a network: files, images and
anchors. Both count pages and links, so that a test can tell 'nothing is broken' from 'nothing was looked at'."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

from markdown_it import MarkdownIt
from markdown_it.token import Token

MARKDOWN = MarkdownIt("commonmark").enable("table")
ATTRIBUTE = re.compile(r"""\b(?:src|href)=["']([^"']+)["']""")


@dataclass
class Report:
    pages: int = 0
    links: int = 0
    broken: list[str] = field(default_factory=list)
    loaded_from_elsewhere: list[str] = field(default_factory=list)


def check_markdown(pages: list[Path], root: Path) -> Report:
    """Every link and image of these pages that stays within the repository."""
    report = Report(pages=len(pages))
    for page in pages:
        for target in markdown_targets(page):
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            report.links += 1
            path = (page.parent / unquote(parts.path)).resolve() if parts.path else page.resolve()
            there = path.is_file() and path.is_relative_to(root.resolve())
            if not there or (parts.fragment and parts.fragment not in anchors(path)):
                report.broken.append(f"{page.relative_to(root)}: {target}")
    return report


def markdown_targets(page: Path) -> Iterator[str]:
    for token in _walk(MARKDOWN.parse(page.read_text("utf-8"))):
        if token.type in ("link_open", "image"):
            yield str(token.attrs["href" if token.type == "link_open" else "src"])
        elif token.type in ("html_inline", "html_block"):
            yield from ATTRIBUTE.findall(token.content)


@cache
def anchors(page: Path) -> frozenset[str]:
    """The anchors of a Markdown page's headings, as GitHub names them."""
    if page.suffix != ".md":
        return frozenset()
    tokens = MARKDOWN.parse(page.read_text("utf-8"))
    seen: Counter[str] = Counter()
    found = set()
    for opening, inline in pairwise(tokens):
        if opening.type != "heading_open":
            continue
        words = "".join(child.content for child in inline.children or [])
        slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
        found.add(f"{slug}-{seen[slug]}" if seen[slug] else slug)
        seen[slug] += 1
    return frozenset(found)


def _walk(tokens: list[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from _walk(token.children or [])


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.targets: list[str] = []
        self.loaded: list[str] = []
        """What a browser fetches by itself."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids |= {value for name in ("id", "name") if (value := given.get(name))}
        target = given.get("href") or given.get("src")
        if target is None:
            return
        fetched = "src" in given or (tag == "link" and given.get("rel") not in ("canonical", "next", "prev"))
        (self.loaded if fetched else self.targets).append(target)


def check_site(site: Path) -> Report:
    """Every link of the HTML pages in that folder, and everything that they load."""
    pages = {path.resolve(): _parse(path) for path in sorted(site.rglob("*.html"))}
    report = Report(pages=len(pages))
    for path, page in pages.items():
        for target in [*page.targets, *page.loaded]:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                if target in page.loaded and parts.scheme != "data":
                    report.loaded_from_elsewhere.append(f"{path.relative_to(site.resolve())}: {target}")
                continue
            report.links += 1
            found = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            linked = pages.get(found)
            missing = linked is not None and parts.fragment and unquote(parts.fragment) not in linked.ids
            if not found.is_file() or missing:
                report.broken.append(f"{path.relative_to(site.resolve())}: {target}")
    return report


def _parse(path: Path) -> _Page:
    page = _Page()
    page.feed(path.read_text("utf-8"))
    return page
