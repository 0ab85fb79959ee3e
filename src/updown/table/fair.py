"""A deal that anyone can check. Before a round the server commits to a secret; each seat may add chance of its own; the
seed of the round is made of both. Afterwards the secret is told, and everything that chance gave can be done again.

Commitment, seed and the bots' seeds are derived from the secret apart, each under a name of its own: one tells nothing
about the other."""

import hashlib
import hmac
from collections.abc import Sequence
from functools import partial
from typing import Any

from updown.rules.errors import shown
from updown.rules.match import Json, Match
from updown.rules.record import replay
from updown.rules.rng import Stream, new_stream

PROOF_FORMAT = "updown-proof/1"
SECRET_BYTES = 32
MOST_DEALS = 1 << 32


class BadProof(ValueError):
    """The proof of a deal is missing, cannot be read, or does not match the cards."""


def commitment(table: str, deal: int, secret: str) -> str:
    """What the server says before the round: SHA-256 over the secret, for this deal of this table alone."""
    return hashlib.sha256(f"updown commitment/1 {table} {deal} {secret}".encode()).hexdigest()


def round_seed(table: str, deal: int, secret: str, entropy: Sequence[str]) -> int:
    """The seed of everything that chance gives in the round."""
    added = ",".join(entropy)
    return _derive(secret, f"updown deal/1 {table} {deal} {added}")


def bot_seed(table: str, deal: int, secret: str, seat: int) -> int:
    """The seed of what a bot on that seat does by chance in the round."""
    return _derive(secret, f"updown bot/1 {table} {deal} {seat}")


def _derive(secret: str, message: str) -> int:
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), message.encode(), "sha256"), "big")


def deal_stream(seed: int) -> Stream:
    """What the cards and dice of the round's start come from."""
    return new_stream(seed, "deal")


def event_stream(seed: int, place: int) -> Stream:
    """What chance gives for the event at that place of the round."""
    return new_stream(seed, f"event {place}")


def check_proof(record: Json) -> int:
    """Does everything again that chance gave in the record, from the secrets in its proof; how many rounds were right.
    BadProof says what is wrong."""
    match = replay(record)
    proof = record.get("proof")
    if not isinstance(proof, dict) or proof.get("format") != PROOF_FORMAT:
        raise BadProof(f"the record has no proof of its deals: expected 'proof' with format {PROOF_FORMAT!r}")
    table, deals = proof.get("table"), proof.get("deals")
    if (
        not isinstance(table, str)
        or not table.isascii()
        or not isinstance(deals, list)
        or len(deals) != len(record["rounds"])
    ):
        raise BadProof(f"the proof has to name its table and {len(record['rounds'])} deals, one for each round")
    again = Match(match.game, new_stream(0))
    for number, (deal, part) in enumerate(zip(deals, match.record()["rounds"], strict=True)):
        _check_round(again, f"round {number}", table, deal, part)
    return len(deals)


def _check_round(again: Match, place: str, table: str, deal: Any, part: Json) -> None:
    number, secret, entropy = _read_deal(place, again.game.players, deal)
    if commitment(table, number, secret) != deal.get("commitment"):
        raise BadProof(f"{place}: the secret is not the one that was committed to before the deal")
    seed = round_seed(table, number, secret, entropy)
    if again.deal_setup(deal_stream(seed)) != part["setup"]:
        raise BadProof(f"{place}: from its secret other cards come than were dealt")
    again.next_round(part["setup"])
    for step, event in enumerate(part["events"]):
        move = {key: value for key, value in event.items() if key != "seat"}
        key = again.game.chance_keys.get(move["move"])
        given = move.pop(key, None) if key else None
        resolved = again.resolve(event["seat"], move, partial(event_stream, seed, step))
        if key and resolved[key] != given:
            raise BadProof(f"{place}, event {step}: {key} is {shown(given)}, from its secret comes {resolved[key]}")
        again.play_event(event)


def _read_deal(place: str, players: int, deal: Any) -> tuple[int, str, list[str]]:
    try:
        number, secret, entropy = deal["deal"], deal["secret"], deal["entropy"]
        readable = type(number) is int and 0 <= number < MOST_DEALS and len(bytes.fromhex(secret)) == SECRET_BYTES
        readable = readable and isinstance(entropy, list) and len(entropy) == players
        readable = readable and all(isinstance(one, str) and one.isascii() for one in entropy)
    except (TypeError, KeyError, ValueError):
        readable = False
    if not readable:
        raise BadProof(f"{place}: the proof of a deal has its number, secret and {players} parts of entropy")
    return number, secret, entropy
