"""Push messages: encrypted and signed as the standards say, sent only where a push service may be."""

import socket
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag

from kit.push import check_signature, push_service
from updown.server.push_delivery import BadEndpoint, Unreachable, check_endpoint, post, resolve
from updown.server.store.api import Subscription
from updown.server.web_push import Signer, check_public_key, encrypt, new_key, read_base64

NOW = 1_800_000_000.0


def test_a_message_is_read_by_the_browser_that_it_is_for() -> None:
    with push_service() as service:
        given = service.subscription()
        to = Subscription(given["endpoint"], read_base64(given["p256dh"]), read_base64(given["auth"]), "mailto:a@b.org")
        first, second = encrypt(b"your turn", to), encrypt(b"your turn", to)
        assert service.decrypt(first) == service.decrypt(second) == b"your turn"
        assert first != second
        with push_service() as other, pytest.raises(InvalidTag):
            other.decrypt(first)


def test_a_signature_is_for_one_service_and_one_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: NOW)
    signer, other = Signer(new_key()), Signer(new_key())
    to = Subscription("https://push.example.org/some/where", b"", b"", "https://cards.example.org")
    given = signer.authorization(to, NOW)
    check_signature(given, signer.public_key, "https://push.example.org")
    with pytest.raises(AssertionError):
        check_signature(given, signer.public_key, "https://push.example.com")
    with pytest.raises(AssertionError):
        check_signature(given, other.public_key, "https://push.example.org")
    with pytest.raises(AssertionError):
        check_signature(signer.authorization(to, NOW - 86_400), signer.public_key, "https://push.example.org")


def test_a_key_that_is_stored_is_the_same_again() -> None:
    stored = new_key()
    assert Signer(stored).public_key == Signer(stored).public_key != Signer(new_key()).public_key
    check_public_key(read_base64(Signer(stored).public_key))
    with pytest.raises(ValueError, match=r"(?i)curve|point|key"):
        check_public_key(b"\x04" + bytes(64))


@pytest.mark.parametrize(
    "endpoint",
    [
        *("", "push", "http://push.example.org/x", "ftp://push.example.org/x", "https:///x", "https://[::1/x"),
        *("https://127.0.0.1/x", "https://10.1.2.3/x", "https://192.168.1.1/x", "https://169.254.169.254/x"),
        *(
            "https://[::1]/x",
            "https://[fd00::1]/x",
            "https://localhost/x",
            "https://db.internal/x",
            "https://nas.local/x",
        ),
        *("https://push.example.org:5432/x", "https://a:b@push.example.org/x", "https://push.example.org/\r\nx: y"),
        *("https://push.example.org:port/x", "https://push.example.org/" + "x" * 1000, "https://100.64.0.1/x"),
    ],
)
def test_an_address_that_is_no_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(BadEndpoint, match="expected the https address of a push service"):
        check_endpoint(endpoint)


def test_a_name_that_leads_into_this_network_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that anybody may have registered."""

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in answers]

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    answers = ["10.0.0.7", "127.0.0.1"]
    with pytest.raises(BadEndpoint):
        post("https://push.example.org/x", {}, b"")
    answers = ["10.0.0.7", "9.9.9.9"]
    assert resolve("push.example.org", 443) == "9.9.9.9"


def test_a_service_that_is_not_there_is_no_error_of_ours() -> None:
    with push_service() as service:
        endpoint = service.endpoint
        assert post(endpoint, {"ttl": "1"}, b"x", anywhere=True) == 201
        assert service.requests[0][0]["ttl"] == "1"
    with pytest.raises(Unreachable):
        post(endpoint, {}, b"x", anywhere=True)
