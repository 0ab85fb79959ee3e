"""A game from outside brings its own words."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from updown import words
from updown.words import UnknownMessageError, add_package, package_words, say


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[str]:
    """A package with words, known only during the test."""
    name = f"game_{abs(hash(request.node.name))}"
    folder = tmp_path / name
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "words" / "en.ftl").write_text("hm-won = { $who } wins.\nhm-only = Only here.\n", "utf-8")
    (folder / "words" / "de.ftl").write_text("hm-won = { $who } gewinnt.\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(words, "_added", {})
    words._bundle.cache_clear()
    yield name
    sys.modules.pop(name, None)
    words._bundle.cache_clear()


def test_its_messages_are_said(package: str) -> None:
    with pytest.raises(UnknownMessageError):
        say("en", "hm-won", who="Ann")
    add_package(package)
    assert say("en", "hm-won", who="Ann") == "Ann wins."
    assert say("de", "hm-won", who="Ann") == "Ann gewinnt."


def test_what_is_missing_in_a_language_is_said_in_english(package: str) -> None:
    add_package(package)
    assert say("de", "hm-only") == "Only here."
    assert say("lb", "hm-won", who="Ann") == "Ann wins."
    assert {*package_words(package)} == {"en", "de"}


def test_a_message_of_our_own_cannot_be_replaced(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "words" / "en.ftl").write_text("game-over = Ha!\n", "utf-8")
    with pytest.raises(ValueError, match=f"^{package} brings a message 'game-over', which is there already$"):
        add_package(package)
    assert say("en", "game-over") == "The game is over."


def test_a_package_without_words_brings_none() -> None:
    assert package_words("updown.games.dnup") == {}
    add_package("updown.games.dnup")
