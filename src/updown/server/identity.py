"""Identifies people without accounts: by an unguessable token, of which the store has only a hash. Invitations and
claim codes work the same way. All come from the system's secure random source."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping

COOKIE = "updown"
COOKIE_SECONDS = 365 * 86_400
TABLE_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 8
CLAIM_MS = 10 * 60_000
TOKEN_LENGTHS = range(20, 65)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(16))


def new_code() -> str:
    """A new claim code, without letters that look alike."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_secret() -> str:
    """A new secret for a deal."""
    return secrets.token_hex(32)


def hashed(secret: str) -> bytes:
    return hashlib.sha256(f"updown token {secret}".encode()).digest()


def same(secret: str, expected: bytes) -> bool:
    """Whether the secret has that hash, compared in constant time."""
    return hmac.compare_digest(hashed(secret), expected)


def clean_code(code: str) -> str:
    """A code as people type it, in its normal form."""
    return "".join(code.split()).replace("-", "").upper()


def find_token(cookies: Mapping[str, str], authorization: str) -> str | None:
    """The token of a request: its cookie, or for programs `Authorization: Bearer`."""
    scheme, _, bearer = authorization.partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else cookies.get(COOKIE, "")
    return token if len(token) in TOKEN_LENGTHS and token.isascii() else None
