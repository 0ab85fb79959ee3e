"""`make docs` builds a site without a warning, none of its links is broken, and it loads nothing from elsewhere."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kit.links import Report, check_site

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built with the options of the Makefile, elsewhere."""
    folder = tmp_path_factory.mktemp("site")
    options = re.search(r"^SPHINX := (.+?) --doctree-dir", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert options is not None
    command = [sys.executable, "-m", "sphinx", *options[1].split(), "--doctree-dir", folder / "cache", "-W"]
    done = subprocess.run([*command, ".", folder / "site"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder / "site"


@pytest.fixture(scope="module")
def report(site: Path) -> Report:
    report = check_site(site)
    print(f"{report.pages} pages, {report.links} links, {len(report.broken)} broken")
    return report


def test_no_link_of_the_site_is_broken(report: Report) -> None:
    assert report.broken == []
    assert report.links > 10 * report.pages


def test_the_site_loads_nothing_from_elsewhere(site: Path, report: Report) -> None:
    assert report.loaded_from_elsewhere == []
    styles = "".join(path.read_text("utf-8") for path in site.rglob("*.css"))
    assert not re.search(r"(url\(|@import)\s*['\"]?(https?:)?//", styles)


def test_every_page_is_on_the_site_and_found_by_the_search(site: Path) -> None:
    pages = {path.relative_to(ROOT).with_suffix("") for path in (ROOT / "docs").rglob("*.md")}
    assert {page for page in pages if not (site / f"{page}.html").is_file()} == set()
    assert (site / "index.html").is_file()
    index = (site / "searchindex.js").read_text("utf-8")
    found = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))
    assert {str(page) for page in pages} <= set(found["docnames"])
