"""Plays one deal of the arena: the same cards and dice, once with the hero in every seat. workers.py plays deals in
parallel, and results.py evaluates them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from math import log10
from time import perf_counter_ns
from typing import Any, NamedTuple

import numpy as np

from updown.agents.api import Agent, AgentFailed, Observation, ask, look
from updown.agents.registry import AGENTS, AgentLike, make_agent
from updown.engine import stepping
from updown.engine.compiled import unit_of
from updown.games.registry import shared_game
from updown.rules import layout
from updown.rules.bits import lowest_bit
from updown.rules.layout import Records
from updown.rules.match import MAX_ROUNDS, Game, Json
from updown.rules.rng import Stream, new_stream

FIRST_ROOM = 512
"""The first size of the array of moves; it grows when there are more."""

TIMES_A_DECADE = 48
"""Decision times are counted in classes that are 5 % apart."""


class Pairing(NamedTuple):
    """One agent in one seat, another in all the others."""

    hero: str
    field: str


class DealKey(NamedTuple):
    """Names one deal of one pairing, by their numbers."""

    pairing: int
    deal: int


@dataclass(frozen=True)
class Job:
    """The game and the pairings of a run, in a form that can be sent to another process."""

    game: str
    options: Json
    seed: int
    pairings: tuple[Pairing, ...]
    rules_version: int | None = None
    """None is the current version of the rules."""
    given: Mapping[str, AgentLike] = field(default_factory=dict)
    """Agents that were given as classes or objects, by the names that the pairings have for them."""

    def make_game(self) -> Game:
        return shared_game(self.game, self.rules_version, self.options)

    def runner(self) -> "DealRunner":
        return DealRunner(self)

    def lost(self, task: DealKey, problem: str) -> "DealResult":
        """The result of a deal that could not be played."""
        pairing = self.pairings[task.pairing]
        who = pairing.hero if pairing.hero == pairing.field else f"{pairing.hero} or {pairing.field}"
        return DealResult(task.pairing, task.deal, agent=who, problem=problem)


@dataclass(frozen=True)
class DealResult:
    """The result of a deal: the hero had seat n in game n. Times are the number of decisions in each class of time.
    A deal with a problem has no results; `agent` is the agent that caused it."""

    pairing: int
    deal: int
    scores: list[list[int]] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    hero_times: dict[int, int] = field(default_factory=dict)
    field_times: dict[int, int] = field(default_factory=dict)
    agent: str = ""
    problem: str = ""

    def to_json(self) -> Json:
        return {name: value for name, value in asdict(self).items() if value not in ("", [], {})}

    @classmethod
    def from_json(cls, line: Json) -> "DealResult":
        times = {name: {int(key): n for key, n in line.get(name, {}).items()} for name in ("hero_times", "field_times")}
        return cls(**{**line, **times})


class AgentSeats:
    """The agents of a job in their seats. Built-in agents keep no memory between decisions, so they are reused; an
    agent from a file may keep some, so a new one is made for every game."""

    def __init__(self, game: Game, specs: Iterable[str], given: Mapping[str, AgentLike]) -> None:
        self.game = game
        self.models = {spec: make_agent(given.get(spec, spec), game) for spec in specs}
        self.seated: dict[tuple[str, int], Agent] = {}

    def warm_up(self) -> None:
        """Compiles what these agents need, so that processes which are started after it find it in the cache. Agents
        from files are left out: they may do anything."""
        match = self.game.deal(seed=0)
        table = FastMatch(self.game)
        table.deal(new_stream(0, "arena warm up"))
        seat = match.turn[0]
        table.observe(lowest_bit(table.state.turn), False)
        for agent in self.models.values():
            if type(agent) in AGENTS.values():
                ask(agent, look(match, seat, cheating=agent.cheats))

    def play_game(
        self,
        seed: int,
        deal: int,
        specs: Sequence[str],
        *,
        hero: int = 0,
        clocks: Sequence[Counter[int]] = (),
        after_round: Callable[[Any], None] | None = None,
    ) -> tuple[Any, int]:
        """Plays one game of a deal with these agents, by seat. Returns its last state, which is not over if the match
        was given up after MAX_ROUNDS, and the number of decisions. AgentFailed names the spec of an agent that failed.
        `clocks` count the times of decisions."""
        agents = [self._agent(spec, seat, agent_seed(seed, deal, hero, seat)) for seat, spec in enumerate(specs)]
        decisions = 0

        def choose(seat: int, observation: Observation) -> int:
            nonlocal decisions
            decisions += 1
            started = perf_counter_ns()
            try:
                action = ask(agents[seat], observation)
            except AgentFailed as failed:
                raise AgentFailed(specs[seat], failed.problem) from failed
            if clocks and len(observation.actions) > 1:
                clocks[seat][time_class(perf_counter_ns() - started)] += 1
            return action

        state = play_match(self.game, seed, deal, choose, [agent.cheats for agent in agents], after_round)
        return state, decisions

    def _agent(self, spec: str, seat: int, seed: int) -> Agent:
        if (spec, seat) in self.seated:
            agent = self.seated[spec, seat]
            agent.seed = seed
            return agent
        model = self.models[spec]
        try:
            agent = type(model)(self.game, seed=seed, **model.given)
        except Exception as error:
            raise AgentFailed(spec, f"could not be made: {type(error).__name__}: {error}") from error
        if type(model) in AGENTS.values():
            self.seated[spec, seat] = agent
        return agent


class DealRunner:
    """Plays the deals of a job."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = job.make_game()
        specs = dict.fromkeys(spec for pairing in job.pairings for spec in pairing)
        self.seating = AgentSeats(self.game, specs, job.given)

    def warm_up(self) -> None:
        self.seating.warm_up()

    def play(self, task: DealKey) -> DealResult:
        pairing = self.job.pairings[task.pairing]
        deal = DealResult(task.pairing, task.deal)
        times: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
        for hero in range(self.game.players):
            specs = [pairing.hero if seat == hero else pairing.field for seat in range(self.game.players)]
            clocks = [times[seat != hero] for seat in range(self.game.players)]
            try:
                state, _ = self.seating.play_game(self.job.seed, task.deal, specs, hero=hero, clocks=clocks)
                if not state.over:
                    endless = f"its match against {specs[hero - 1]} had no end after {MAX_ROUNDS} rounds"
                    raise AgentFailed(specs[hero], endless)
            except AgentFailed as failed:
                return DealResult(task.pairing, task.deal, agent=failed.agent, problem=failed.problem)
            deal.scores.append([state.scores[seat] for seat in range(self.game.players)])
            deal.winners.append(state.winners)
        deal.hero_times.update(sorted(times[0].items()))
        deal.field_times.update(sorted(times[1].items()))
        return deal


def play_match(
    game: Game,
    seed: int,
    deal: int,
    choose: Callable[[int, Observation], int],
    cheats: Sequence[bool],
    after_round: Callable[[Any], None] | None = None,
) -> Any:
    """Plays a match and returns its last state. Every round has one random stream for its cards and another for its
    dice, so that neither depends on the moves. `after_round` is called with the state at the end of each."""
    table = FastMatch(game)
    for round in range(MAX_ROUNDS):
        table.deal(new_stream(seed, f"arena deal {deal} round {round} cards"))
        dice = layout.memory(new_stream(seed, f"arena deal {deal} round {round} dice"))
        while table.state.turn:
            seat = lowest_bit(table.state.turn)
            table.play(seat, choose(seat, table.observe(seat, cheats[seat])), dice)
        if after_round is not None:
            after_round(table.state)
        if table.state.over:
            break
    return table.state


class FastMatch:
    """One match with compiled rules, so that fast agents do not wait for the rules."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.unit = unit_of(type(game))
        self.rules = layout.memory(game.rules)
        self.state: Any = layout.new(game.spec.State)
        self.states = layout.memory(self.state)
        self.tally = layout.memory(layout.new(game.spec.Tally))
        self.room = np.zeros(FIRST_ROOM, np.int64)

    def deal(self, cards: Stream) -> None:
        self.game.kernel.deal(self.game.rules, self.state, cards)

    def observe(self, seat: int, cheating: bool) -> Observation:
        """The observation for an agent at that seat."""
        record: Any = layout.new(self.game.spec.Observation)
        records = layout.memory(record)
        self.unit.run(stepping.observe_many, self.rules, self.states, np.array([seat]), records)
        count = self._list(records, seat)
        if count > len(self.room):
            self.room = np.zeros(count, np.int64)
            self._list(records, seat)
        truth = layout.copy(self.state) if cheating else None
        return Observation(self.game, record, truth, tuple(self.room[:count].tolist()))

    def _list(self, records: Records, seat: int) -> int:
        return int(self.unit.run(stepping.list_actions, self.rules, records, seat, self.tally, self.room))

    def play(self, seat: int, action: int, dice: Records) -> None:
        self.unit.run(stepping.play_one, self.rules, self.states, dice, seat, action)


def agent_seed(seed: int, deal: int, hero: int, seat: int) -> int:
    """The seed of an agent, different for every seat of every game."""
    return int.from_bytes(sha256(f"updown arena agent {seed:x} {deal} {hero} {seat}".encode()).digest()[:8]) >> 1


def time_class(nanoseconds: int) -> int:
    return round(TIMES_A_DECADE * log10(max(nanoseconds, 1)))


def class_milliseconds(number: int) -> float:
    """The time in the middle of a class."""
    return float(10 ** (number / TIMES_A_DECADE - 6))
