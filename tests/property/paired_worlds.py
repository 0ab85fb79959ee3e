"""Paired worlds: two tables whose hidden truth differs, and which look the same to a seat. Everything that the
server sends to that seat has to be the same, byte for byte, in both.

    python tests/property/paired_worlds.py --pairs 10000 --jobs 2

A table is played by a crowd to some decision. What the seat cannot know is re-dealt (`Match.determinize`); the events
of the round are written anew so that they lead there: other hands, another stock, other cards aside, chosen, laid or
buried face down, other choices that were taken back. Both tables then have the same numbers, times, secrets and
commitments, so that nothing has to be left out of the comparison. Ends with code 1 when anything differs."""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

import updown
from kit.games import DEEP, TWINS, notation_of, raw_state
from kit.tables import GAMES, HOST, Crowd, Sitting, random_plan
from updown.games.registry import game_type
from updown.rules.deck import shipped_decks
from updown.rules.match import Json, Match
from updown.server import wire
from updown.server.bot_driver import ask_about
from updown.server.live_table import update
from updown.table.circumstances import Circumstances
from updown.table.commands import (
    ComeBack,
    Command,
    CommitPart,
    FreeSeat,
    Hold,
    Play,
    Rematch,
    Rename,
    RevealPart,
    Say,
    SeatBot,
    SendAway,
    Sit,
    Start,
    TakeBack,
)
from updown.table.decide import decide, pass_time, play_for
from updown.table.events import (
    ChoiceSealed,
    ChoicesRevealed,
    ChoiceTakenBack,
    Entry,
    Event,
    MovePlayed,
    RoundDealt,
    SecretRevealed,
)
from updown.table.refusals import Rejected
from updown.table.state import Table, fold_all
from updown.table.views import SharedViews, finished_record


def _with(name: str, players: int, deck: str, **more: Any) -> Json:
    """Options with a deck that comes with the program, given whole: it is not read anew for every table."""
    return {"players": players, "deck": shipped_decks(game_type(name).package)[deck], **more}


OPTIONS: dict[str, list[Json]] = {
    "up-and-down": [
        _with("up-and-down", 2, "classic"),
        _with("up-and-down", 3, "classic"),
        _with("up-and-down", 4, "small-20"),
        _with("up-and-down", 3, "small-9", rounds=3),
    ],
    "auf-und-ab": [
        _with("auf-und-ab", 2, "binary-32"),
        _with("auf-und-ab", 3, "binary-32", goal="low"),
        {"players": 2, "deck": DEEP},
        {"players": 3, "deck": DEEP},
        _with("auf-und-ab", 3, "binary-16"),
    ],
    "dnup": [*(_with("dnup", players, "dnup-40") for players in (2, 3, 4, 5)), {"players": 3, "deck": TWINS}],
}
PAIRS_A_TABLE = 6
EARLY, MOST_STEPS = 20, 90
GO_ON = 5
MOVES_OF_A_KIND = 5
HIDDEN_CARDS = {"choose": "card", "lay": "cards", "bury": "card"}


class Difference(AssertionError):
    """Two worlds that a seat can tell apart."""


# --- the other world ---


class Part(NamedTuple):
    """The round that is being played: where its events begin, and these."""

    first: int
    events: list[Event]

    @property
    def dealt(self) -> RoundDealt:
        event = self.events[0]
        assert isinstance(event, RoundDealt)
        return event

    def moves(self, seat: int | None = None) -> Iterator[tuple[int, Json]]:
        """Places and content of what was played openly, by the seat or by all."""
        for place, event in enumerate(self.events):
            if isinstance(event, MovePlayed) and seat in (None, event.played["seat"]):
                yield place, event.played

    def fate(self, place: int) -> str:
        """What became of a choice face down."""
        choice = self.events[place]
        assert isinstance(choice, ChoiceSealed)
        for event in self.events[place + 1 :]:
            if isinstance(event, ChoicesRevealed):
                return "revealed"
            if isinstance(event, ChoiceTakenBack) and event.seat == choice.played["seat"]:
                return "taken back"
        return "sealed"


def last_round(entries: list[Entry]) -> Part:
    first = max(place for place, entry in enumerate(entries) if isinstance(entry.event, RoundDealt))
    return Part(first, [entry.event for entry in entries[first:]])


def imagine(sitting: Sitting, seat: int | None, seed: int) -> tuple[list[Entry], Match]:
    """Events that lead to a truth which the seat may imagine, and that truth."""
    table = sitting.table
    assert table.match is not None
    world = table.match.determinize(seat, seed=seed)
    part = last_round(sitting.entries)
    rewrite = {"up-and-down": _up_and_down, "auf-und-ab": _auf_und_ab, "dnup": _dnup}[table.game.id]
    setup, played = rewrite(table.match, seat, world, part, random.Random(seed))
    entries = list(sitting.entries)
    for place, event in enumerate(part.events):
        if isinstance(event, RoundDealt):
            event = msgspec.structs.replace(event, setup=setup)
        elif isinstance(event, MovePlayed | ChoiceSealed):
            event = msgspec.structs.replace(event, played=played.get(place, event.played))
        entries[part.first + place] = entries[part.first + place]._replace(event=event)
    return entries, world


Rewritten = tuple[Json, dict[int, Json]]


def _sealed(
    part: Part, viewer: int | None, now: Callable[[int], Any], once: Callable[[int, int], Any]
) -> dict[int, Json]:
    """The choices of others that nobody has seen: what lies there `now`, and what was taken back `once`."""
    played = {}
    for place, event in enumerate(part.events):
        if isinstance(event, ChoiceSealed) and event.played["seat"] != viewer:
            seat, key = event.played["seat"], HIDDEN_CARDS[event.played["move"]]
            fate = part.fate(place)
            if fate == "sealed":
                played[place] = {**event.played, key: now(seat)}
            elif fate == "taken back":
                played[place] = {**event.played, key: once(seat, place)}
    return played


def _up_and_down(match: Match, viewer: int | None, world: Match, part: Part, rng: random.Random) -> Rewritten:
    """Hidden are the hands of others, their chosen cards, and the cards aside."""
    raw, state = raw_state(world), world.state()
    names = notation_of(match.game).names
    seats = range(match.game.players)
    shown = [[names[raw.played[trick, seat]] for trick in range(raw.trick)] for seat in seats]
    chosen = state["chosen"]
    hands = [
        list(part.dealt.setup["hands"][seat])
        if seat == viewer
        else state["hands"][seat] + shown[seat] + ([chosen[seat]] if chosen[seat] is not None else [])
        for seat in seats
    ]

    def once(seat: int, place: int) -> Any:
        tricks = sum(isinstance(event, ChoicesRevealed) for event in part.events[:place])
        return rng.choice([card for card in hands[seat] if card not in shown[seat][:tricks]])

    setup = {**part.dealt.setup, "hands": hands, "aside": state["aside"]}
    return setup, _sealed(part, viewer, lambda seat: chosen[seat], once)


def _auf_und_ab(match: Match, viewer: int | None, world: Match, part: Part, rng: random.Random) -> Rewritten:
    """Hidden are the hands of others, what they drew and kept, laid face down or buried, and the stock."""
    raw, state, setup = raw_state(world), world.state(), part.dealt.setup
    names = notation_of(match.game).names
    laying = state["phase"] == "lay"
    played: dict[int, Json] = {}
    hands = list(setup["hands"])
    for seat in range(match.game.players):
        if seat == viewer:
            continue
        buried = iter(names[raw.buried[seat, n]] for n in range(raw.buried_count[seat]))
        for place, move in part.moves(seat):
            if move["move"] == "bury":
                played[place] = {**move, "card": next(buried)}
        owned = _owned(part, seat, played, state)
        drawn = _drawn(part, seat, owned, state["pending"] if state["phase"] == "drawn" else None, rng)
        played |= {
            place: {**played.get(place, move), "drawn": drawn[place]}
            for place, move in part.moves(seat)
            if place in drawn
        }
        hands[seat] = sorted(set(owned) - set(drawn.values()))
        assert len(hands[seat]) == len(setup["hands"][seat])
    draws = [played.get(place, move)["drawn"] for place, move in part.moves() if move["move"] == "draw"]

    def now(seat: int) -> list[str]:
        return [pile[0] for pile in state["piles"][seat]]

    def once(seat: int, place: int) -> list[str]:
        return sorted(rng.sample(hands[seat], match.game.rules.laid))  # type: ignore[attr-defined]

    if laying:
        assert not draws
    played |= _sealed(part, viewer, now, once)
    return {"hands": hands, "stock": draws + state["stock"]}, played


LAST = 10**9


def _owned(part: Part, seat: int, played: dict[int, Json], state: Json) -> dict[str, int]:
    """The cards that came to the seat unseen, by the deal or by a draw, and the place of the event with which each
    went; LAST where it is still there."""
    owned: dict[str, int] = {}
    taken: set[str] = set()

    def goes(card: str, place: int) -> None:
        if card in taken:
            taken.remove(card)
        else:
            owned.setdefault(card, place)

    for place, event in enumerate(part.events):
        if isinstance(event, ChoiceSealed) and event.played["seat"] == seat and part.fate(place) == "revealed":
            for card in event.played["cards"]:
                goes(card, place)
    for place, move in part.moves(seat):
        move = played.get(place, move)
        gone = [*([move["card"]] if move["move"] in ("play", "bury") else []), *_discarded(move)]
        for card in gone:
            goes(card, place)
        if move["move"] == "swap":
            taken.add(move["take"])
    face_down = [pile[0] for pile in state["piles"][seat]] if state["phase"] == "lay" else []
    for card in [*state["hands"][seat], *face_down]:
        goes(card, LAST)
    return owned


def _discarded(move: Json) -> list[str]:
    """What a draw or a swap lays down."""
    cards = move.get("discard", [])
    return [cards] if isinstance(cards, str) else list(cards)


def _drawn(part: Part, seat: int, owned: dict[str, int], pending: str | None, rng: random.Random) -> dict[int, str]:
    """What the seat can have drawn each time: what it then played at once; else any card that went later."""
    moves = list(part.moves(seat))
    drawn: dict[int, str] = {}
    kept = []
    for number, (place, move) in enumerate(moves):
        if move["move"] != "draw":
            continue
        follows = moves[number + 1][1] if number + 1 < len(moves) else None
        if follows is None:
            assert pending is not None
            drawn[place] = pending
        elif follows["move"] == "play":
            drawn[place] = follows["card"]
        else:
            kept.append(place)
    for place in reversed(kept):
        free = sorted(card for card, gone in owned.items() if gone > place and card not in drawn.values())
        drawn[place] = rng.choice(free)
    return drawn


def _dnup(match: Match, viewer: int | None, world: Match, part: Part, rng: random.Random) -> Rewritten:
    """Hidden are the cards in the hands of others that have never been on the table, and how they lie."""
    hands = []
    for seat, hand in enumerate(part.dealt.setup["hands"]):
        turned = sum(move["move"] == "rotate" for _, move in part.moves(seat)) % 2 == 1
        if seat != viewer:
            cards = Counter(hand)
            cards.subtract(_unseen(match, seat, turned))
            cards.update(_unseen(world, seat, turned))
            assert min(cards.values()) >= 0
            hand = sorted(cards.elements())
        hands.append(hand)
    return {"hands": hands}, {}


def _unseen(match: Match, seat: int, turned: bool) -> list[str]:
    """Cards that have been in the hand since the deal, as they were dealt."""
    raw = raw_state(match)
    cards = notation_of(match.game).format_cards(raw.hands[seat] & ~raw.known[seat], raw.turned)
    return ["/".join(reversed(card.split("/"))) for card in cards] if turned else cards


# --- comparing ---


class Pair:
    """Two tables that look the same to the seat, which is None for an onlooker."""

    def __init__(self, sitting: Sitting, seat: int | None, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.now = sitting.now
        self.ours = list(sitting.entries)
        self.theirs, self.world = imagine(sitting, seat, seed)
        table = sitting.table
        self.person = None if seat is None else table.seats[seat].person
        self.eyes: list[int | None] = [None] if self.person is None else [self.person, None]
        if table.seat_of(HOST) is None and table.status == "playing":
            self.eyes.append(HOST)
        self.one, self.two = Table(), Table()
        self.hidden: set[str] = set()
        """What is different between the worlds, as soon as they have been compared."""

    def compare(self) -> int:
        """Compares all messages to the seat, and returns their number. Raises Difference where they differ."""
        rng = random.Random(self.seed)
        return self.history() + self.refusals(rng) + self.go_on(rng)

    def same(self, about: str, one: bytes, two: bytes) -> int:
        if one != two:
            place = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
            cut = slice(max(0, place - 60), place + 60)
            raise Difference(
                f"{self.one.game.id}, seat {self.seat}, seed {self.seed}, {about}: {one[cut]!r} is not {two[cut]!r}"
            )
        return 1

    def look(self, about: str, have: int = 0, dressed: bool = True) -> int:
        return sum(
            self.same(
                f"{about} ({person})",
                message_to(self.one, person, have, dressed),
                message_to(self.two, person, have, dressed),
            )
            for person in self.eyes
        )

    def history(self) -> int:
        """Compares the messages after each event of the round, and the one to a client that connects anew."""
        first = last_round(self.ours).first
        self.one, self.two = fold_all(self.ours[:first]), fold_all(self.theirs[:first])
        compared = 0
        for ours, theirs in zip(self.ours[first:], self.theirs[first:], strict=True):
            self.one.fold(ours)
            self.two.fold(theirs)
            dressed = self.one.metadata_number == ours.number
            words = [message_to(table, self.person, ours.number - 1, dressed) for table in (self.one, self.two)]
            compared += self.same(f"event {ours.number}", *words)
        one, two = truth(matched(self.one)), truth(matched(self.two))
        assert two == truth(self.world), "the events lead elsewhere"
        self.hidden = {key for key in one if one[key] != two[key]}
        if took_back(self.ours) != took_back(self.theirs):
            self.hidden.add("taken back")
        return compared + self.look("now") + self.question()

    def question(self) -> int:
        """What a bot is asked that decides for the seat, or gives it a hint."""
        if self.seat not in self.one.turn():
            return 0
        assert self.seat is not None
        asked = [repr(ask_about(table, self.seat, "expert")).encode() for table in (self.one, self.two)]
        return self.same("a bot's question", *asked)

    # --- what is refused ---

    def refusals(self, rng: random.Random) -> int:
        """Orders that cannot be carried out, and records that cannot be had: why not is the same."""
        compared = 0
        for person in self.eyes:
            for command in self.commands(person, rng):
                around = Circumstances(self.now, lambda: "00" * 32, person, "x")
                answers = [refusal(decide(table, command, around)) for table in (self.one, self.two)]
                compared += self.same(f"refusal of {command}", *answers)
            for match in (-1, 0, 7):
                answers = [
                    refusal(finished_record(table, person, match + table.matches)) for table in (self.one, self.two)
                ]
                compared += self.same(f"record {match}", *answers)
        return compared + self.look("after refusals")

    def commands(self, person: int | None, rng: random.Random) -> Iterator[Command]:
        """Such as are refused whatever the truth is."""
        seat, decision = self.one.seat_of(person), self.one.decision
        legal = [] if seat is None else matched(self.one).moves(seat)
        for move in some_moves(matched(self.one), rng):
            if seat is None or move not in legal:
                yield Play(move=move, decision=decision)
        yield Play(move=legal[0] if legal else {"move": "flip"}, decision=decision - 1)
        yield TakeBack(decision=decision + 1)
        if seat is None or not self.one.has_chosen(seat):
            yield TakeBack(decision=decision)
        if seat is None or not self.one.seats[seat].held:
            yield ComeBack()
        yield from (Hold(seat=each) for each in range(5))
        yield from (
            SeatBot(seat=1),
            FreeSeat(seat=0),
            Sit(name="Zoë"),
            Start(),
            Rematch(),
            Say(),
            Rename(name="\u200b"),
        )
        if person != HOST:
            yield SendAway(seat=0)
        if seat is None:
            yield CommitPart(deal=self.one.next_deal.number, commitment="00" * 32)
        yield RevealPart(deal=self.one.next_deal.number, part="00" * 32)
        yield RevealPart(deal=self.one.deal.number, part="00" * 32)

    # --- what happens next ---

    def go_on(self, rng: random.Random) -> int:
        """Moves that look the same to the seat, made in both worlds."""
        compared = 0
        for _ in range(GO_ON):
            before = self.one.number
            if not self.step(rng) or self.one.status != "playing" or self.one.match is None:
                break
            compared += self.look("going on", before, self.one.metadata_number > before) + self.look("afterwards")
            compared += self.question()
        return compared

    def step(self, rng: random.Random) -> bool:
        """Something that either world allows, and the seat cannot tell apart; False if nothing was found."""
        if rng.random() < 0.1:
            self.now += rng.choice((1_000, 100_000, 10**9))
            around = Circumstances(self.now, lambda: "11" * 32)
            made = [pass_time(table, around) for table in (self.one, self.two)]
            return [entry.event for entry in made[0]] == [entry.event for entry in made[1]]
        sealed = [each["seat"] for each in self.one.sealed if self.one.seats[each["seat"]].person is not None]
        if sealed and rng.random() < 0.3:
            seat = rng.choice(sealed)
            return self.both(self.one.seats[seat].person, *[TakeBack(decision=self.one.decision)] * 2)
        for seat in rng.sample(self.one.turn(), len(self.one.turn())):
            moves = self.twin_moves(seat, rng)
            if moves is not None:
                return self.make(seat, *moves)
        return False

    def twin_moves(self, seat: int, rng: random.Random) -> tuple[Json, Json] | None:
        """A move for each world, of which the seat that looks on sees the same."""
        one, two = matched(self.one), matched(self.two)
        if one.sealed and len(one.turn) == 1:
            return None
        if seat == self.seat:
            moves = [move for move in one.moves(seat) if move["move"] != "draw"]
            move = rng.choice(moves) if moves else None
            return None if move is None else (move, move)
        twins: dict[int, list[int]] = {}
        for action in two.actions(seat):
            twins.setdefault(seen_of(two, seat, action), []).append(action)
        actions = [action for action in one.actions(seat) if seen_of(one, seat, action) in twins]
        if not actions:
            return None
        action = rng.choice(actions)
        twin = rng.choice(twins[seen_of(one, seat, action)])
        return one.game.format_move(action), two.game.format_move(twin)

    def make(self, seat: int, one: Json, two: Json) -> bool:
        person, decision = self.one.seats[seat].person, self.one.decision
        if self.one.bot_for(seat) is None:
            return self.both(person, Play(move=one, decision=decision), Play(move=two, decision=decision))
        around = Circumstances(self.now, lambda: "22" * 32)
        made = [play_for(table, seat, move, decision, around) for table, move in ((self.one, one), (self.two, two))]
        assert not any(isinstance(each, Rejected) for each in made), made
        return not over(made)

    def both(self, person: int | None, one: Command, two: Command) -> bool:
        around = Circumstances(self.now, lambda: "33" * 32, person, f"0:{self.one.number}")
        made = [decide(table, command, around) for table, command in ((self.one, one), (self.two, two))]
        assert not any(isinstance(each, Rejected) for each in made), made
        return not over(made)


def took_back(entries: list[Entry]) -> list[Json]:
    """The choices of the round that were face down and were taken back."""
    part = last_round(entries)
    choices = [(place, event) for place, event in enumerate(part.events) if isinstance(event, ChoiceSealed)]
    return [event.played for place, event in choices if part.fate(place) == "taken back"]


def over(made: list[list[Entry] | Rejected]) -> bool:
    """Whether a round is over: its cards are then no secret any more."""
    return any(isinstance(entry.event, SecretRevealed) for each in made for entry in each if isinstance(entry, Entry))


def matched(table: Table) -> Match:
    assert table.match is not None
    return table.match


def message_to(table: Table, person: int | None, have: int, dressed: bool) -> bytes:
    """The message to a reader, as it goes out."""
    return update(SharedViews(table), person, True, have, dressed)


def refusal(result: object) -> bytes:
    """The message that says so; something else if it was not refused."""
    return wire.encode(wire.Refused("x", *result)) if isinstance(result, Rejected) else repr(result).encode()


def seen_of(match: Match, seat: int, action: int) -> int:
    return int(match.game.observer.visible(match.game.rules, raw_state(match), seat, action, 0))


def truth(match: Match) -> Json:
    """All that can be hidden from somebody, and all else."""
    raw, state = raw_state(match), match.state()
    if match.game.id == "auf-und-ab":
        state["buried"] = [
            [raw.buried[seat, n] for n in range(raw.buried_count[seat])] for seat in range(match.game.players)
        ]
    return state


@cache
def all_moves(name: str, options: bytes) -> dict[str, list[Json]]:
    """Every move that can ever be legal, by kind."""
    game = updown.game(name, **msgspec.json.decode(options))
    kinds: dict[str, list[Json]] = {}
    for action in game.all_actions():
        move = game.format_move(action)
        kinds.setdefault(move["move"], []).append(move)
    return kinds


GARBAGE: list[Json] = [
    {},
    {"move": None},
    {"move": "jump"},
    {"move": "play", "card": 7},
    {"move": "choose", "card": "?"},
]


def some_moves(match: Match, rng: random.Random) -> Iterator[Json]:
    """A few of every kind, and some that are none."""
    for moves in all_moves(match.game.id, msgspec.json.encode(match.game.record_options())).values():
        yield from rng.sample(moves, min(MOVES_OF_A_KIND, len(moves)))
    yield from GARBAGE


# --- many of them ---


def pairs(game: str, seed: int, first: int, count: int) -> Iterator[Pair]:
    """Pairs of a game, the same for the same numbers: of each table a few, at decisions by chance."""
    found, number = 0, first
    while found < count:
        rng = random.Random(f"{seed} {game} {number}")
        number += 1
        options = OPTIONS[game][number % len(OPTIONS[game])]
        sitting = Sitting(random_plan(rng, game, options), seed=f"{seed} {number}")
        crowd = Crowd(sitting, rng, sense=0.8)
        half = PAIRS_A_TABLE // 2
        moments = rng.sample(range(3, EARLY), half) + sorted(rng.sample(range(EARLY, MOST_STEPS), half))
        for step in range(moments[-1] + 1):
            crowd.step()
            if step in moments and found < count and hides_something(sitting.table):
                people = [seat for seat, each in enumerate(sitting.table.seats) if each.person is not None]
                playing = sitting.table.status == "playing"
                seat = rng.choice([*people, *people, None]) if playing else None
                found += 1
                yield Pair(sitting, seat, rng.randrange(2**32))


def hides_something(table: Table) -> bool:
    """While a match is played, from everybody; afterwards from onlookers, unless they may then see all. Before the
    first deal there are no cards."""
    if table.match is None or not table.match.begun:
        return False
    return table.status == "playing" or (table.status == "over" and table.plan.watch != "open")


class Block(NamedTuple):
    """Some pairs of a game, from the tables from number `first` on."""

    game: str
    seed: int
    first: int
    size: int


class Outcome(NamedTuple):
    block: Block
    pairs: int
    messages: int
    hidden: Counter[str]
    difference: str | None


def compare(block: Block) -> Outcome:
    done, messages = 0, 0
    hidden: Counter[str] = Counter()
    try:
        for pair in pairs(block.game, block.seed, block.first, block.size):
            messages += pair.compare()
            hidden.update(pair.hidden or ["nothing"])
            done += 1
    except Difference as difference:
        return Outcome(block, done, messages, hidden, str(difference))
    return Outcome(block, done, messages, hidden, None)


def blocks(game: str, seed: int, count: int, size: int) -> list[Block]:
    """Tables are numbered: each block has numbers enough of its own."""
    return [Block(game, seed, first * 1000, min(size, count - first)) for first in range(0, count, size)]


@contextmanager
def working(jobs: int) -> Iterator[Callable[[list[Block]], Iterable[Outcome]]]:
    """Compares blocks in so many processes; one is this one."""
    if jobs == 1:
        yield lambda work: map(compare, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield lambda work: pool.imap_unordered(compare, work)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Two tables that look the same to a seat tell it the same.")
    parser.add_argument("--pairs", type=int, default=10_000, help="of each game (default 10000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    arguments = parser.parse_args(argv)
    if arguments.pairs < 1 or arguments.jobs < 1:
        parser.error("--pairs and --jobs are whole numbers from 1")
    games = [arguments.game] if arguments.game else list(GAMES)
    work = [block for game in games for block in blocks(game, arguments.seed, arguments.pairs, 100)]
    started = time.perf_counter()
    done: Counter[str] = Counter()
    messages: Counter[str] = Counter()
    hidden: dict[str, Counter[str]] = {game: Counter() for game in games}
    differences = 0
    with working(arguments.jobs) as compared:
        for outcome in compared(work):
            game = outcome.block.game
            done[game] += outcome.pairs
            messages[game] += outcome.messages
            hidden[game] += outcome.hidden
            if outcome.difference:
                differences += 1
                print(f"DIFFERENCE {outcome.difference}", flush=True)
            if done[game] % 1000 == 0 or done[game] == arguments.pairs:
                spent = time.perf_counter() - started
                print(f"{spent:7.0f} s  {game:<12} {done[game]:>6} pairs  {messages[game]:>8} messages", flush=True)
    for game in games:
        print(f"{game}: differing in {', '.join(f'{key} {count}' for key, count in hidden[game].most_common())}")
    print(f"{done.total()} pairs, {messages.total()} messages: {differences or 'no'} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
