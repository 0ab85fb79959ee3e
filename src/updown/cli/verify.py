"""`updown verify RECORD --receipt FILE`: checks the rules and the fairness of the deals. Without the receipt of a
witness, it checks only the rules and that the record is consistent."""

import json
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from updown.games.record import read_json, read_record
from updown.table.proof import BadReceipt, Findings, check_receipt, check_record

WRONG = 1
NO_PROOF = "no-proof"
UNPROVEN = "The record has no proof: nothing is known about how its cards and dice came about."


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="check the record of a match: the rules, and with a receipt that the deal was fair",
        description="Replays the record by the rules and deals every round again from the secrets in it. With the "
        "receipt that your browser kept, it also checks that these are the secrets that were committed to before the "
        "deal, and that your own randomness is in it.",
    )
    parser.add_argument("file", metavar="RECORD", help="a record, such as a live table gives when a match is over")
    parser.add_argument("--receipt", metavar="FILE", help="what your browser noted of the deals while they were made")
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    record = read_record(args.file)
    try:
        found = (
            check_record(record) if args.receipt is None else check_receipt(record, read_json(args.receipt, "receipt"))
        )
    except BadReceipt as error:
        found = check_record(record)
        found.problem = str(error)
    events = sum(len(part["events"]) for part in record["rounds"])
    # Only live tables write proofs: a record without one, and without a claim about its deals, breaks nothing.
    unproven = args.receipt is None and "proof" not in record
    if unproven:
        found.problem = None
    if args.json:
        word = NO_PROOF if unproven else verdict(found, args.receipt is not None)
        print(json.dumps(as_json(found, events, word)))
    else:
        print(f"The rules were kept: {count(events, 'event')} in {count(found.rounds, 'round')}.")
        print(UNPROVEN if unproven else in_words(found, args.receipt is not None))
    return 0 if found.consistent else WRONG


def verdict(found: Findings, with_receipt: bool) -> str:
    """The result as one word, for programs."""
    if not found.consistent:
        return "wrong"
    if not with_receipt:
        return "consistent"
    return "fair" if len(found.fair) == found.rounds else "not-proven"


def as_json(found: Findings, events: int, word: str) -> dict[str, Any]:
    return {
        "valid": True,
        "events": events,
        "rounds": found.rounds,
        "over": found.match.over,
        "verdict": word,
        "problem": found.problem,
        "fair": found.fair,
        "left_out": found.left_out,
        "unseen": found.unseen,
    }


def in_words(found: Findings, with_receipt: bool) -> str:
    if found.problem is not None:
        return found.problem
    if not with_receipt:
        return (
            "The record is consistent with itself: its cards and dice follow from the secrets in it. Whether these "
            "were fixed before the deal, only a receipt can show (--receipt FILE)."
        )
    lines = []
    if found.fair:
        lines.append(
            f"The deal was fair in {places(found.fair, found.rounds)}: the secrets are those that were committed to "
            "before, your own part is in it, and cards and dice follow from them."
        )
    if found.left_out:
        lines.append(
            f"Not proven fair: {places(found.left_out, found.rounds)}, which had no part of yours in the deal. "
            "The secrets are those that were committed to before."
        )
    if found.unseen:
        lines.append(f"Not proven fair: {places(found.unseen, found.rounds)}, which the receipt does not have.")
    return "\n".join(lines)


def places(rounds: Sequence[int], of: int) -> str:
    """The numbers of rounds, counted from 1."""
    if len(rounds) == of:
        return "the only round" if of == 1 else f"all {of} rounds"
    return f"round{'s' if len(rounds) > 1 else ''} {', '.join(str(number + 1) for number in rounds)} of {of}"


def count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
