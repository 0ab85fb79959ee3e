"""Sends a request to the push service that a browser named. The address comes from outside: it must be https, and may
lead to no machine of this network."""

import socket
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0
MOST_CHARACTERS = 1000
EXPECTED = "expected the https address of a push service"


class BadEndpoint(ValueError):
    """An address to which no request may be sent."""


class Unreachable(Exception):
    """The push service did not answer."""


def check_endpoint(endpoint: str, anywhere: bool = False) -> SplitResult:
    """The parts of an address. Raises BadEndpoint if it cannot be that of a push service. With `anywhere`, which tests
    use, http, other ports and machines of this network are accepted."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise BadEndpoint(EXPECTED) from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= MOST_CHARACTERS
    if not plain or not parts.hostname or parts.username is not None or parts.scheme not in ("https", "http"):
        raise BadEndpoint(EXPECTED)
    if not anywhere:
        if parts.scheme != "https" or port not in (None, 443) or is_private(parts.hostname):
            raise BadEndpoint(EXPECTED)
    return parts


def is_private(host: str) -> bool:
    """Whether the host is a numeric address that is not public; a name is resolved later."""
    try:
        return not ip_address(host).is_global
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal"))


def post(endpoint: str, headers: Mapping[str, str], body: bytes, anywhere: bool = False) -> int:
    """Sends the request and returns the status of the response. Does not follow redirects."""
    parts = check_endpoint(endpoint, anywhere)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    connection = (HTTPSConnection if secure else HTTPConnection)(host, port, timeout=SECONDS)
    try:
        # The checked address is used. If the name were resolved again, it could lead elsewhere.
        plain = socket.create_connection((resolve(host, port, anywhere), port), SECONDS)
        connection.sock = plain
        if secure:
            connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        connection.request("POST", parts._replace(scheme="", netloc="").geturl() or "/", body, dict(headers))
        return connection.getresponse().status
    except (OSError, HTTPException, UnicodeError) as error:
        raise Unreachable from error
    finally:
        connection.close()


def resolve(host: str, port: int, anywhere: bool = False) -> str:
    """A public address of that host. Raises BadEndpoint if it has none."""
    for *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if anywhere or ip_address(address[0]).is_global:
            return str(address[0])
    raise BadEndpoint(EXPECTED)
