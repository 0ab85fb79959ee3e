"""`updown verify RECORD`: does the record keep to the rules, and did its cards and dice come from the secrets that the
server had committed to?"""

import json
from argparse import Namespace
from typing import Any

from updown.rules.record import read_record, replay
from updown.table.fair import BadProof, check_proof

WRONG = 1


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="check the record of a match: the rules, and that the deal was fair",
        description="Plays the record again by the rules, then deals every round again from the secrets in its proof.",
    )
    parser.add_argument("file", metavar="RECORD", help="a record, such as a live table gives when a match is over")
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    record = read_record(args.file)
    match = replay(record)
    events = sum(len(part["events"]) for part in record["rounds"])
    problem = None
    try:
        rounds = check_proof(record)
    except BadProof as error:
        rounds, problem = 0, str(error)
    if args.json:
        found = {"valid": True, "events": events, "rounds_proven": rounds, "problem": problem, "over": match.over}
        print(json.dumps(found))
    else:
        print(f"The rules were kept: {events} events in {len(record['rounds'])} rounds.")
        print(
            problem or f"The deal was fair: cards and dice of {rounds} rounds come from what was committed to before."
        )
    return WRONG if problem else 0
