"""The randomness of a deal, from the server and the seats together. Everybody commits first: the server to a secret,
each seat to a part of its own. Then the seats reveal their parts, the round is dealt from all of it, and after the
round the server reveals its secret. proof.py checks afterwards that it was so.

Commitments, the seed of the round and the seeds of bots are derived with different prefixes, so that none of them
reveals anything about another."""

import hashlib
import hmac
from collections.abc import Sequence

from updown.rules.rng import Stream, new_stream

PROOF_FORMATS = ("updown-proof/1", "updown-proof/2")
"""The formats of the proof in a record. In the first one, seats gave randomness without a commitment."""
SECRET_BYTES = 32
"""The size of the server's secret, and of a seat's part."""


def commitment(table: str, deal: int, secret: str) -> str:
    """The commitment that the server publishes before the round: the SHA-256 of its secret, bound to this deal and
    table."""
    return _digest(f"updown commitment/1 {table} {deal} {secret}")


def part_commitment(table: str, deal: int, seat: int, part: str) -> str:
    """The commitment that a seat publishes before anybody reveals: the SHA-256 of its part, bound to this deal, table
    and seat."""
    return _digest(f"updown part/1 {table} {deal} {seat} {part}")


def round_seed(table: str, deal: int, secret: str, parts: Sequence[str]) -> int:
    """The seed of the round's cards and dice. `parts` has one text for each seat, "" where a seat took no part."""
    return _derive(secret, f"updown deal/2 {table} {deal} {','.join(parts)}")


def round_seed_1(table: str, deal: int, secret: str, entropy: Sequence[str]) -> int:
    """The seed of a round in old records, in which seats did not commit to their parts."""
    return _derive(secret, f"updown deal/1 {table} {deal} {','.join(entropy)}")


def bot_seed(table: str, deal: int, secret: str, seat: int) -> int:
    """The seed of a bot's random choices on that seat in the round."""
    return _derive(secret, f"updown bot/1 {table} {deal} {seat}")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _derive(secret: str, message: str) -> int:
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), message.encode(), "sha256"), "big")


def deal_stream(seed: int) -> Stream:
    """The stream that the round's start is dealt from."""
    return new_stream(seed, "deal")


def event_stream(seed: int, place: int) -> Stream:
    """The stream of the event at that place of the round, such as a roll of the dice."""
    return new_stream(seed, f"event {place}")
