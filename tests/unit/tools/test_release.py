"""tools/release refuses if something is in the way, changes nothing without --yes, and makes the tag in the end."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

RELEASE = Path(__file__).parents[3] / "tools" / "release"
MAKEFILE = "check test docs dist:\n\t@echo done $@ >> ../made\n"
CHANGELOG = (
    "# Changelog\n\n## Unreleased\n\n## 1.2.0 (2026-01-31)\n\n- A new thing.\n\n## 1.1.0 (2025-01-31)\n\n- Old.\n"
)
PERSON = {f"GIT_{who}_{what}": "kim@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
ENVIRON = os.environ | PERSON | {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, env=ENVIRON, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository that is ready for 1.2.0; `made` beside it lists the targets that were made."""
    root = tmp_path / "repository"
    (root / "src" / "updown").mkdir(parents=True)
    (root / "src" / "updown" / "version.py").write_text('__version__ = "1.2.0"\n', "utf-8")
    (root / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    (root / "Makefile").write_text(MAKEFILE, "utf-8")
    git(tmp_path, "init", "--quiet", "--initial-branch", "main", str(root))
    commit(root)
    return root


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "all")


def release(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([RELEASE, *arguments], cwd=root, env=ENVIRON, capture_output=True, text=True)


def made(root: Path) -> str:
    file = root.parent / "made"
    return file.read_text("utf-8") if file.exists() else ""


def test_without_yes_it_only_looks(root: Path) -> None:
    done = release(root, "1.2.0")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Ready. With --yes: make check")
    assert git(root, "tag") == ""
    assert made(root) == ""


def test_with_yes_it_checks_and_tags_with_the_changelog(root: Path) -> None:
    done = release(root, "1.2.0", "--yes")
    assert done.returncode == 0, done.stderr
    assert made(root) == "done check\ndone test\ndone docs\ndone dist\n"
    assert git(root, "tag", "--list", "--format=%(contents)") == "Updown 1.2.0\n\n- A new thing."
    assert "git push origin main v1.2.0" in done.stdout


def on_another_branch(root: Path) -> None:
    git(root, "checkout", "--quiet", "-b", "idea")


def with_changes(root: Path) -> None:
    (root / "new.txt").write_text("not committed", "utf-8")


def with_another_version(root: Path) -> None:
    (root / "src" / "updown" / "version.py").write_text('__version__ = "1.1.0"\n', "utf-8")
    commit(root)


def without_an_entry(root: Path) -> None:
    (root / "CHANGELOG.md").write_text(CHANGELOG.replace("1.2.0 (2026-01-31)", "1.2.0"), "utf-8")
    commit(root)


def with_an_empty_entry(root: Path) -> None:
    (root / "CHANGELOG.md").write_text(CHANGELOG.replace("- A new thing.\n", ""), "utf-8")
    commit(root)


def with_that_tag(root: Path) -> None:
    git(root, "tag", "v1.2.0")


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (on_another_branch, "the branch is idea: releases are made from main"),
        (with_changes, "the working tree has changes"),
        (with_another_version, "the version in src/updown/version.py is 1.1.0, not 1.2.0"),
        (without_an_entry, "CHANGELOG.md has no entry '## 1.2.0 (YYYY-MM-DD)'"),
        (with_an_empty_entry, "CHANGELOG.md has no entry '## 1.2.0 (YYYY-MM-DD)'"),
        (with_that_tag, "there is a tag v1.2.0 already"),
    ],
)
def test_it_refuses(root: Path, spoil: Callable[[Path], None], problem: str) -> None:
    spoil(root)
    tags = git(root, "tag")
    done = release(root, "1.2.0", "--yes")
    assert done.returncode == 1
    assert f"release: {problem}" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert git(root, "tag") == tags
    assert made(root) == ""


@pytest.mark.parametrize("target", ["check", "test", "docs", "dist"])
def test_a_target_that_fails_leaves_no_tag(root: Path, target: str) -> None:
    others = " ".join({"check", "test", "docs", "dist"} - {target})
    (root / "Makefile").write_text(f"{others}:\n\t@true\n{target}:\n\t@false\n", "utf-8")
    commit(root)
    done = release(root, "1.2.0", "--yes")
    assert done.returncode == 1
    assert git(root, "tag") == ""


def test_checks_that_change_files_leave_no_tag(root: Path) -> None:
    (root / "Makefile").write_text("check test docs dist:\n\t@touch stray\n", "utf-8")
    commit(root)
    done = release(root, "1.2.0", "--yes")
    assert done.returncode == 1
    assert "the checks have changed files" in done.stderr
    assert git(root, "tag") == ""


@pytest.mark.parametrize("version", ["1.2", "v1.2.0", "1.2.0-beta", "01.2.0", ""])
def test_something_that_is_no_version(root: Path, version: str) -> None:
    done = release(root, version)
    assert done.returncode == 2
    assert "is not a version like 0.2.0" in done.stderr
