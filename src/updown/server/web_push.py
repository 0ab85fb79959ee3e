"""Encrypts a push message for a browser (RFC 8291) and signs it for the push service (RFC 8292) with the key pair of
this installation. push_delivery.py sends it."""

import base64
import os
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from updown.server.store.api import Subscription

CURVE = ec.SECP256R1()
RECORD_BYTES = 4096
KEY_BYTES = 32
TOKEN_SECONDS = 12 * 3600
"""How long a signature is valid; the standard allows at most a day."""
LAST_RECORD = b"\x02"


def write_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read_base64(text: str) -> bytes:
    """Decodes base64url; raises a ValueError for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> bytes:
    """A new private key, in its stored form."""
    private = ec.generate_private_key(CURVE)
    encoding, form = serialization.Encoding.DER, serialization.PrivateFormat.PKCS8
    return private.private_bytes(encoding, form, serialization.NoEncryption())


def check_public_key(key: bytes) -> None:
    """Raises a ValueError if that is no public key of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)


def _public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Signer:
    """Signs messages, so that a push service knows that they come from the server that a browser has subscribed to."""

    def __init__(self, stored: bytes) -> None:
        private = serialization.load_der_private_key(stored, None)
        assert isinstance(private, ec.EllipticCurvePrivateKey)
        self._private = private
        self.public_key = write_base64(_public_bytes(private.public_key()))

    def authorization(self, to: Subscription, now: float) -> str:
        address = urlsplit(to.endpoint)
        claims = {
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": int(now) + TOKEN_SECONDS,
            "sub": to.contact,
        }
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(write_base64(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._private.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big")
        return f"vapid t={text}.{write_base64(signature)}, k={self.public_key}"


def encrypt(message: bytes, to: Subscription) -> bytes:
    """The body of a message that only that browser can read."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.p256dh)
    ours = ec.generate_private_key(CURVE)
    public, salt = _public_bytes(ours.public_key()), os.urandom(16)
    secret = _derive(ours.exchange(ec.ECDH(), theirs), to.auth, b"WebPush: info\0" + to.p256dh + public, KEY_BYTES)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
