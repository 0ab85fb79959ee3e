"""`updown replay FILE`: steps through a record event by event, or prints where it ends."""

import json
import sys
from argparse import Namespace
from typing import Any

from updown.cli.language import add_language, language
from updown.cli.moves import Speech
from updown.cli.show import Screen
from updown.games.record import game_of_record, read_record, replay
from updown.rules.match import Json, Match
from updown.words import say


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("replay", help="step through the record of a match")
    parser.add_argument("file", metavar="FILE", help="a record, such as `updown play` saves")
    parser.add_argument("--json", action="store_true", help="only print the final state as JSON")
    parser.add_argument("--seat", metavar="S", type=int, help="show what this seat may know (otherwise everything)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    lang = language(args)
    record = read_record(args.file)
    match = replay(record)
    final = match.state() if args.seat is None else match.view(args.seat)
    if args.json:
        print(json.dumps(final, indent=1, ensure_ascii=False))
        return 0
    player = Player(record, args.seat, Screen(lang))
    if sys.stdin.isatty() and sys.stdout.isatty():
        player.step_through()
    else:
        player.print_all()
    return 0


class Tape:
    """A checked record and a place in it: `match` is the match after the first `place` events. If the record has a next
    round, it is dealt as soon as the one before is over, as during play."""

    def __init__(self, record: Json) -> None:
        self.record = record
        self.events: list[Json] = [event for part in record["rounds"] for event in part["events"]]
        self.rewind()

    def rewind(self) -> None:
        self.match: Match = game_of_record(self.record).deal(setup=self.record["rounds"][0]["setup"])
        self.place = 0
        self.round = 0

    def forward(self) -> Json:
        """Plays the next event, and returns it."""
        event = self.events[self.place]
        self.match.play_event(event)
        self.place += 1
        if self.match.between_rounds and self.round + 1 < len(self.record["rounds"]):
            self.round += 1
            self.match.next_round(self.record["rounds"][self.round]["setup"])
        return event

    def go_to(self, place: int) -> None:
        """Goes to the point after that number of events."""
        if place < self.place:
            self.rewind()
        while self.place < place:
            self.forward()


def round_results(record: Json) -> list[Json]:
    """The facts that ended the rounds of a record."""
    tape = Tape(record)
    results: list[Json] = []
    for _ in tape.events:
        tape.forward()
        results.extend(fact for fact in tape.match.last_facts if fact["fact"] == "round-over")
    return results


class Player:
    """Shows a tape: all of it, or one event at a time."""

    def __init__(self, record: Json, seat: int | None, screen: Screen) -> None:
        self.tape = Tape(record)
        self.seat = seat
        self.screen = screen
        self.lang = screen.lang
        self.speech = Speech(self.tape.match.game, self.lang)

    def print_all(self) -> None:
        for place in range(1, len(self.tape.events) + 1):
            self.show_event(place)
        self.show_table()

    def step_through(self) -> None:
        place = 0
        self.screen.say(say(self.lang, "cli-replay-keys"))
        while True:
            self.show_event(place)
            self.show_table()
            typed = self.screen.ask(say(self.lang, "cli-place-of", place=place, total=len(self.tape.events)) + "> ")
            if typed is None or typed == "q":
                return
            place = self.next_place(place, typed)

    def next_place(self, place: int, typed: str) -> int:
        wanted = place + 1 if typed == "" else place - 1 if typed == "b" else place
        if typed.isascii() and typed.isdigit():
            wanted = int(typed[:9])
        elif typed not in ("", "b"):
            self.screen.say(say(self.lang, "cli-replay-keys"))
        if wanted > len(self.tape.events):
            self.screen.say(say(self.lang, "cli-replay-end"))
        return max(0, min(wanted, len(self.tape.events)))

    def show_event(self, place: int) -> None:
        """Goes to an event and prints it: the move, unless it is hidden from the viewer's seat, and its effects."""
        self.tape.go_to(max(place - 1, 0))
        if place == 0:
            return
        before = self.tape.match.view(self.seat)
        event = self.tape.forward()
        move = {key: value for key, value in event.items() if key != "seat"}
        chance = self.tape.match.game.chance_keys.get(move["move"])
        given = move.pop(chance, None) if chance else None
        words = self.speech.format(move) + ("" if given is None else f" ({self.chance_words(given)})")
        who = f"{place:>4}  {say(self.lang, 'seat', seat=event['seat'])}"
        self.screen.say(f"{who}: {words}" if self.seat in (None, event["seat"]) else who, style="bold")
        self.screen.facts(self.tape.match, self.tape.match.last_facts, before)

    def chance_words(self, given: Any) -> str:
        """The dice that were rolled, or the card that was drawn."""
        if isinstance(given, list):
            return say(self.lang, "cli-dice", dice=" ".join(map(str, given)))
        return say(self.lang, "cli-drawn", card=given)

    def show_table(self) -> None:
        self.screen.table(self.tape.match, self.seat, open_hands=self.seat is None)
