"""The Sphinx configuration of the documentation site (`make docs`). The site has the same tree as the repository, so
that a relative link leads to the same place on the site and when the files are browsed. docs/README.md is the list of
pages; the navigation of the site is made from it. Why Sphinx: docs/decisions/0015-the-docs-site.md."""

import logging
import re
import shutil
from pathlib import Path
from typing import Any

from updown.version import __version__

ROOT = Path(__file__).parents[1]

# autodoc imports the server, whose libraries log their set-up.
logging.getLogger("alembic").setLevel(logging.WARNING)

project = "Updown"
author = "the authors of Updown"
copyright = "the authors of Updown; MIT licence"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "README"
include_patterns = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "docs/*.md",
    "docs/**/*.md",
]
# Folders with thousands of files and no page, which are not even walked through.
exclude_patterns = [".*", "build", "src", "tests", "web"]
source_suffix = {".md": "markdown"}

myst_enable_extensions = ["html_image"]
myst_heading_anchors = 4
suppress_warnings = ["myst.header", "misc.highlighting_failure"]

# Docstrings are written with plain `backticks`, as in Markdown.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 90

html_theme = "furo"
html_title = f"Updown {__version__}"
html_favicon = "../web/public/icon.svg"
html_show_sphinx = False
html_copy_source = False
html_static_path = ["site"]
html_css_files = ["site.css"]
html_theme_options = {
    "top_of_page_buttons": [],
    "light_css_variables": {"color-brand-primary": "#1d5c4d", "color-brand-content": "#1d5c4d"},
    "dark_css_variables": {"color-brand-primary": "#7fd1b9", "color-brand-content": "#7fd1b9"},
}

SECTION = re.compile(r"^## (.+)$")
ENTRY = re.compile(r"^- \[.+?\]\((.+?)\.md\)")


def navigation() -> str:
    """The sections of docs/README.md as tables of contents for the sidebar."""
    lines: list[str] = []
    for line in (ROOT / "docs" / "README.md").read_text("utf-8").splitlines():
        section, entry = SECTION.match(line), ENTRY.match(line)
        if section:
            lines += ["```", "", "```{toctree}", ":hidden:", f":caption: {section[1]}", ""]
        elif entry:
            lines.append("/" + str((ROOT / "docs" / entry[1]).resolve().relative_to(ROOT)))
    return "\n".join(["", "```{toctree}", ":hidden:", "", "docs/README", *lines, "```", ""])


def add_navigation(app: Any, docname: str, source: list[str]) -> None:
    """Adds the tables of contents here and not in the files, because those are also read without Sphinx."""
    if docname == root_doc:
        source[0] += navigation()
    if docname == "docs/decisions/README":
        source[0] += "\n```{toctree}\n:hidden:\n:glob:\n\n0*\n```\n"


def write_index(app: Any, error: Exception | None) -> None:
    """Copies the first page to the name that web servers look for."""
    if error is None and app.builder.name == "html":
        shutil.copy(app.outdir / "README.html", app.outdir / "index.html")


def setup(app: Any) -> None:
    app.connect("source-read", add_navigation)
    app.connect("build-finished", write_index)
