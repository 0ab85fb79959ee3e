"""Plays a table at which every kind of command, event and log line occurs. The examples of the reference pages come
from it."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from updown.games.registry import GAMES
from updown.rules.match import Json, Match
from updown.rules.rng import below, new_stream
from updown.server import wire
from updown.table import commands as orders
from updown.table import provable_deal
from updown.table.circumstances import Circumstances
from updown.table.commands import Command
from updown.table.decide import decide, open_table, pass_time, play_for
from updown.table.plan import Live, MySeat, OpenSeat, Plan
from updown.table.refusals import Rejected
from updown.table.views import lines_after, match_view, table_view


class Story:
    """A family at a table, from its opening to its end: every kind of command, event and log line occurs."""

    def __init__(self) -> None:
        self.at = 1_767_290_400_000
        self.asked: list[wire.Do] = []
        seats = (MySeat(), OpenSeat(), OpenSeat())
        plan = Plan(game="up-and-down", options={"players": 3}, seats=seats, pace=Live(seconds=30), listed=True)
        made = open_table("updownupdownupdo", plan, "Ann", "en", self._around())
        assert not isinstance(made, Rejected)
        self.table, self.entries = made
        self.answers: list[wire.ServerMessage] = []
        self._chance = new_stream(1, "story")
        self._play_all()

    def _around(self, person: int | None = None, away: frozenset[int] = frozenset()) -> Circumstances:
        """The circumstances of a command; the secrets are constants."""
        self.at += 1000
        fresh = f"{self.at:064x}"
        return Circumstances(self.at, lambda: fresh, person, f"{person}:c{len(self.asked)}", away)

    def do(self, person: int | None, command: Command, away: frozenset[int] = frozenset()) -> None:
        self.asked.append(wire.Do(id=f"c{len(self.asked) + 1}", command=command))
        made = decide(self.table, command, self._around(person, away))
        assert not isinstance(made, Rejected), made
        self.entries += made

    def _move(self, seat: int) -> Json:
        assert self.table.match is not None
        moves = self.table.match.moves(seat)
        return moves[below(self._chance, len(moves))]

    def play(self) -> None:
        """One decision of one seat."""
        seat, decision = self.table.turn()[0], self.table.decision
        person = self.table.seats[seat].person
        if self.table.bot_for(seat) is None:
            self.do(person, orders.Play(move=self._move(seat), decision=decision))
        else:
            made = play_for(self.table, seat, self._move(seat), decision, self._around())
            assert not isinstance(made, Rejected), made
            self.entries += made

    def _choose(self) -> None:
        """Plays until cards are being chosen face down and one seat has chosen."""
        while not self.table.sealed:
            self.play()

    def _part(self, person: int) -> str:
        return f"{person + 10:064x}"

    def _commit(self, person: int) -> None:
        """Commits to a part of the next deal."""
        table, deal = self.table, self.table.next_deal.number
        seat = table.seat_of(person)
        assert seat is not None
        commitment = provable_deal.part_commitment(table.id, deal, seat, self._part(person))
        self.do(person, orders.CommitPart(deal=deal, commitment=commitment))

    def _reveal(self, person: int) -> None:
        self.do(person, orders.RevealPart(deal=self.table.next_deal.number, part=self._part(person)))

    def _wait(self) -> None:
        self.at += 60_000
        self.entries += pass_time(self.table, self._around())

    def _play_all(self) -> None:
        self.do(None, orders.Sit(name="Max", lang="de"))
        self.do(0, orders.SeatBot(seat=2, level="strong"))
        self.do(0, orders.FreeSeat(seat=2))
        self.do(None, orders.Sit(name="Zoe", seat=2))
        self.do(2, orders.Rename(name="Zoé", lang="fr"))
        self.do(1, orders.ChooseFace(face="owl"))
        for person in range(2):
            self._commit(person)
        self.do(1, orders.Say(preset="hello"))
        self.do(2, orders.Say(text="May the best card win"))
        self.do(1, orders.React(reaction="laugh"))
        have = self.table.number
        self.do(0, orders.Start())
        self._reveal(1)
        self._wait()
        self._answers(have)
        self._choose()
        seat = self.table.sealed[0]["seat"]
        self.do(self.table.seats[seat].person, orders.TakeBack(decision=self.table.decision))
        while not any(sitting.held for sitting in self.table.seats):
            self._wait()
            self.play()
        held = next(sitting for sitting in self.table.seats if sitting.held)
        self.do(held.person, orders.ComeBack())
        self.do(0, orders.Hold(seat=1), away=frozenset({1}))
        while self.table.status == "playing":
            self.play()
        for person in range(3):
            self.do(person, orders.Rematch())
        self.do(0, orders.SendAway(seat=1))
        self.do(2, orders.Leave())
        self.do(0, orders.Close())

    def _answers(self, have: int) -> None:
        """One message of each kind that the server sends. All but the hint are real."""
        table, seat = self.table, self.table.turn()[0]
        assert table.match is not None
        refused = decide(table, orders.Play(move={"move": "flop"}, decision=table.decision), self._around(seat))
        assert isinstance(refused, Rejected)
        best = [wire.HintMove(move, share) for move, share in zip(table.match.moves(seat), (0.75, 0.25), strict=False)]
        self.answers += [
            wire.Update(table.number, lines_after(table, have), table_view(table, seat), match_view(table, seat), have),
            wire.Done(self.asked[-1].id, have + 1),
            wire.Refused("c10", *refused),
            wire.Hint("c11", best),
            wire.Presence([2]),
            wire.BotWait(20),
            wire.Pong(self.at),
        ]


@cache
def story() -> Story:
    return Story()


def all_lines() -> Iterator[tuple[str, Json]]:
    """Lines of the log, as code and values: those of the story, and those of random matches of every game."""
    for line in story().table.lines:
        if line.code.startswith("table/"):
            yield line.code, line.values
    for game in GAMES.values():
        option = game.players_option()
        for players in range(option.low, option.high + 1):
            for rare in (False, True):
                yield from _match_lines(game(players=players).deal(seed=players), rare)


def _match_lines(match: Match, rare: bool) -> Iterator[tuple[str, Json]]:
    """The lines of a random match. With `rare`, every seat makes the rarest kind of move, so that rare facts occur."""
    chance, made = new_stream(match.game.players, "lines"), Counter[str]()
    facts: list[Json] = []
    while match.turn:
        seat = match.turn[0]
        moves = match.moves(seat)
        if rare:
            least = min(made[move["move"]] for move in moves)
            moves = [move for move in moves if made[move["move"]] == least]
        move = moves[below(chance, len(moves))]
        made[move["move"]] += 1
        match.play(seat, move)
        facts += match.last_facts
    best = match.game.best_turn(facts)
    for fact in facts if best is None else [*facts, best]:
        yield f"{match.game.id}/{fact['fact']}", {key: value for key, value in fact.items() if key != "fact"}


@cache
def line_values() -> dict[str, dict[str, set[str]]]:
    """Every code of a log line, with its values and their types; "" if a line may lack the value."""
    found: dict[str, list[Json]] = {}
    for code, values in all_lines():
        found.setdefault(code, []).append(values)
    return {
        code: {
            name: set().union(*(_shape(values[name]) if name in values else {""} for values in lines))
            for name in dict.fromkeys(name for values in lines for name in values)
        }
        for code, lines in found.items()
    }


def _shape(value: Any) -> set[str]:
    if isinstance(value, list):
        return {f"list of {' or '.join(sorted(set().union(*map(_shape, value))))}"} if value else set()
    return {{type(None): "null", bool: "true or false", int: "integer", str: "text"}[type(value)]}
