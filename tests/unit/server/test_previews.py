"""What other programs show of a link."""

from starlette.requests import Request

from updown.server.previews import TITLE, language, with_preview
from updown.server.settings import Settings
from updown.words import say


def asked(path: str, **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request(
        {"type": "http", "method": "GET", "scheme": "http", "path": path, "query_string": b"", "headers": raw}
    )


def test_a_link_to_a_table_shows_its_game_and_the_picture_of_the_table() -> None:
    table = "abcdefghijklmnop"
    request = asked(f"/t/{table}", host="cards.example.org", accept_language="pt, de-AT;q=0.5")
    html = with_preview(TITLE, request, Settings(secure_cookies=True), "table", "dnup", table)
    assert '<meta property="og:title" content="dnup" />' in html
    assert f'content="https://cards.example.org/t/{table}/preview.png?lang=de"' in html
    assert say("de", "preview-table") in html


def test_a_table_that_is_not_there_has_the_picture_of_no_table() -> None:
    html = with_preview(TITLE, asked("/t/abcdefghijklmnop", host="here"), Settings(), "table", None)
    assert 'content="http://here/preview-up-and-down.png"' in html


def test_a_host_that_is_no_host_stays_text() -> None:
    html = with_preview(TITLE, asked("/", host='x"><script>'), Settings(), "home", None)
    assert "<script>" not in html
    assert 'content="Updown"' in html


def test_a_language_that_we_do_not_speak_is_english() -> None:
    assert [language(text) for text in ("", "pt", "fr-LU,fr;q=0.9", "*, da")] == ["en", "en", "fr", "da"]
