"""A push service on this machine, and a browser that has subscribed to it: it checks the signature of what it is sent
and decrypts it, by a second reading of RFC 8291 and RFC 8292."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

PATIENCE = 60.0


def unpack(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def sha(key: bytes, data: bytes) -> bytes:
    mac = hmac.HMAC(key, hashes.SHA256())
    mac.update(data)
    return mac.finalize()


class PushService:
    """Takes messages and answers with `status`."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.endpoint = f"{self.origin}/to/mia"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.status = 201
        self.requests: list[tuple[dict[str, str], bytes]] = []
        self.came = threading.Condition()

    def subscription(self, endpoint: str = "") -> dict[str, str]:
        keys = {"p256dh": pack(point(self.private.public_key())), "auth": pack(self.auth)}
        return {"endpoint": endpoint or self.endpoint, **keys}

    def take(self, headers: dict[str, str], body: bytes) -> int:
        with self.came:
            self.requests.append((headers, body))
            self.came.notify_all()
        return self.status

    def wait(self, count: int = 1) -> None:
        with self.came:
            assert self.came.wait_for(lambda: len(self.requests) >= count, PATIENCE), "no message came"

    def read(self, number: int, key: str) -> Any:
        """The message, if it is signed with that key and meant for this service."""
        headers, body = self.requests[number]
        check_signature(headers["authorization"], key, self.origin)
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        return json.loads(self.decrypt(body))

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        mine = point(self.private.public_key())
        secret = sha(sha(self.auth, shared), b"WebPush: info\0" + mine + theirs + b"\x01")
        mixed = sha(salt, secret)
        key, nonce = (sha(mixed, b"Content-Encoding: " + what + b"\0\x01") for what in (b"aes128gcm", b"nonce"))
        message = AESGCM(key[:16]).decrypt(nonce[:12], sealed, None)
        text, end = message[:-1], message[-1:]
        assert end == b"\x02"
        return text


def check_signature(authorization: str, key: str, audience: str) -> None:
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    raw = unpack(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpack(key))
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(unpack(head))["alg"] == "ES256"
    said = json.loads(unpack(claims))
    assert said["aud"] == audience
    assert 0 < said["exp"] - time.time() <= 86_400
    assert said["sub"].startswith(("https://", "http://", "mailto:"))


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            self.send_response(service.take({name.lower(): value for name, value in self.headers.items()}, body))
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server.server_port)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
