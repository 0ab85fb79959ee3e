"""No link of the pages leads nowhere, and the list of pages is whole."""

from pathlib import Path

import pytest

from kit.links import anchors, check_markdown, markdown_targets

ROOT = Path(__file__).parents[2]
TOP = sorted(ROOT.glob("*.md"))
PAGES = [*TOP, *sorted((ROOT / "docs").rglob("*.md"))]


def test_no_link_of_the_pages_is_broken() -> None:
    report = check_markdown(PAGES, ROOT)
    print(f"{report.pages} pages, {report.links} links, {len(report.broken)} broken")
    assert report.broken == []
    assert {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"} <= {page.name for page in TOP}
    assert report.links > 2 * report.pages


def test_every_page_is_in_the_list_of_pages() -> None:
    listed = {
        (index.parent / target).resolve()
        for index in (ROOT / "docs" / "README.md", ROOT / "docs" / "decisions" / "README.md")
        for target in markdown_targets(index)
    }
    pages = {path.resolve() for path in (ROOT / "docs").rglob("*.md")} - {(ROOT / "docs" / "README.md").resolve()}
    assert pages - listed == set()


def test_broken_links_images_and_anchors_are_found(tmp_path: Path) -> None:
    page, other = tmp_path / "page.md", tmp_path / "other.md"
    other.write_text("# One `two`, three\n\n## Again\n\n## Again\n", "utf-8")
    good = ["other.md", "other.md#one-two-three", "other.md#again-1", "#here", "https://example.org/#nowhere"]
    bad = ["none.md", "other.md#two", "#there", "picture.png", "../outside.md"]
    (tmp_path.parent / "outside.md").write_text("# Outside\n", "utf-8")
    links = "\n".join(f"- [text]({target})" for target in [*good, *bad[:3]])
    page.write_text(f"# Here\n\n{links}\n- ![]({bad[3]}) [x]({bad[4]})\n\n```\n[code](is-no-link.md)\n```\n", "utf-8")
    assert check_markdown([page], tmp_path).broken == [f"page.md: {target}" for target in bad]


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("Auf und Ab (`auf-und-ab`)", "auf-und-ab-auf-und-ab"),
        ("What is kept, and for how long", "what-is-kept-and-for-how-long"),
    ],
)
def test_anchors_are_those_of_the_code_host(tmp_path: Path, heading: str, anchor: str) -> None:
    page = tmp_path / f"{anchor}.md"
    page.write_text(f"## {heading}\n", "utf-8")
    assert anchors(page) == {anchor}
