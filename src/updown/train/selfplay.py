"""Matches of a network against itself and against earlier versions of itself: many decisions with what followed."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from updown.agents.network import CHANNELS, MARGIN, WIN, Floats, Inputs, LayerSizes, Network, fields_of, log_policy
from updown.engine.batch import Batch, Saved
from updown.rules.match import Game
from updown.train.gradient import Samples

LONGEST_MATCH = 2000
POOL_SHARE = 4
"""In one of this many matches the others are an earlier version."""
LAMBDA = np.float32(0.95)
WEIGHTS = np.array([1.0, 1.0], np.float32)
"""How much the win of the match and the margin of the round count, after each was scaled to the same spread."""
LEAST_ROUNDS = 400
ALMOST_ONE = np.float32(1 - 1e-6)


class Policy(NamedTuple):
    """How steps are drawn: by the network's probabilities, or (`explore` at least 0) the best one, but a random one
    with this probability."""

    network: Network
    explore: float = -1.0


class SelfPlay:
    """The matches of a training run: equally many of each variant of the game."""

    def __init__(self, games: Sequence[Game], size: int, length: int, seed: int) -> None:
        self.games = games
        self.players = games[0].players
        share = size // len(games)
        self.batches = [
            Batch(game, share, seed=seed + number, restart=False, limit=LONGEST_MATCH, threads=1)
            for number, game in enumerate(games)
        ]
        self.size = share * len(games)
        self.length = length
        self.parts = [slice(share * number, share * (number + 1)) for number in range(len(games))]
        spaces = [batch.space for batch in self.batches]
        self.fields = fields_of(spaces)
        self.inputs = [Inputs(self.fields, space.fields) for space in spaces]
        self.actions = spaces[0].actions
        width = self.inputs[0].width
        self.scores = np.zeros((self.size, self.players), np.int64)
        self.margin_scale = 1.0
        self.rows = np.zeros((length + 1, self.size, width), np.int8)
        self.masks = np.zeros((length + 1, self.size, self.actions), bool)
        self.kept, self.seats = np.zeros(0, np.int64), np.zeros((0, self.size), np.int64)
        self._rooms = [np.zeros((share, space.width), np.int8) for space in spaces]

    def shape(self, hidden: tuple[int, ...]) -> LayerSizes:
        """The shape of a network for these games."""
        return LayerSizes(self.inputs[0].width, hidden, self.actions, self.players)

    def scaled(self, rows: NDArray[np.int8]) -> Floats:
        return self.inputs[0].scaled(rows)

    # --- one step of all matches ---

    def observe(self, rows: NDArray[np.int8], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Writes what the acting seats see and may do. Returns these seats."""
        seats = np.empty(self.size, np.int64)
        for batch, part, inputs, room in zip(self.batches, self.parts, self.inputs, self._rooms, strict=True):
            batch.observe(room)
            inputs.arrange(room, rows[part])
            batch.masks(masks[part])
            seats[part] = batch.seats
        return seats

    def advance(self, steps: NDArray[np.int64]) -> tuple[Floats, NDArray[np.bool_]]:
        """Takes a step in every match. Returns the rewards of all seats by channel, and what has ended by channel: the
        match, the round. The win is paid at the end, the margin with every change of the scores. A match that is over
        starts anew."""
        rewards = np.zeros((self.size, self.players, CHANNELS), np.float32)
        ended = np.zeros((self.size, CHANNELS), bool)
        for game, batch, part in zip(self.games, self.batches, self.parts, strict=True):
            before = batch.rounds
            paid, over = batch.step(steps[part])
            over = over | batch.truncated
            ended[part, WIN] = over
            ended[part, MARGIN] = over | (batch.rounds != before)
            rewards[part, :, WIN] = paid
            scores = batch.scores
            gained = (scores - self.scores[part]) * game.score_sign
            others = (gained.sum(axis=1, keepdims=True) - gained) / (self.players - 1)
            rewards[part, :, MARGIN] = (gained - others) / self.margin_scale
            self.scores[part] = scores
            if over.any():
                batch.restart_matches(over)
                self.scores[part][over] = 0
        return rewards, ended

    def measure_margin(self) -> float:
        """The spread of the margin of a round between random players, which becomes the unit of margins."""
        sums = np.zeros((self.size, self.players))
        total, count = 0.0, 0
        while count < LEAST_ROUNDS:
            rewards, ended = self.advance(np.concatenate([batch.sample() for batch in self.batches]))
            sums += rewards[:, :, MARGIN]
            over = ended[:, MARGIN]
            total += float(np.mean(sums[over] ** 2, axis=1).sum())
            count += int(over.sum())
            sums[over] = 0
        self.margin_scale *= float(np.sqrt(total / count))
        for batch in self.batches:
            batch.restart_matches(np.ones(batch.size, bool))
        self.scores[:] = 0
        return self.margin_scale

    # --- a stretch of decisions ---

    def collect(
        self,
        policy: Policy,
        earlier: Network | None,
        generator: np.random.Generator,
        watch: Callable[[int], None] | None = None,
    ) -> Samples:
        """Plays `length` steps in all matches, and returns the decisions of the policy with what followed. `watch` is
        called before each step; `kept` says which decisions were returned, by step and match."""
        length, size, players = self.length, self.size, self.players
        seats = np.zeros((length, size), np.int64)
        steps = np.zeros((length, size), np.int64)
        logs = np.zeros((length, size), np.float32)
        values = np.zeros((length + 1, size, CHANNELS, players), np.float32)
        rewards = np.zeros((length, size, players, CHANNELS), np.float32)
        ended = np.zeros((length, size, CHANNELS), bool)
        learns = np.ones((length, size), bool)
        heroes = np.arange(size) % players
        mixed = np.arange(size) // players % POOL_SHARE == 0
        places = np.arange(size)
        for time in range(length):
            rows, masks = self.rows[time], self.masks[time]
            seats[time] = self.observe(rows, masks)
            if watch is not None:
                watch(time)
            scaled = self.scaled(rows)
            outputs, values[time] = policy.network.forward(scaled)
            if earlier is not None:
                by_earlier = np.flatnonzero(mixed & (seats[time] != heroes))
                learns[time, by_earlier] = False
                outputs = outputs.copy()
                outputs[by_earlier] = earlier.forward(scaled[by_earlier])[0]
            chosen = log_policy(outputs, masks) if policy.explore < 0 else greedy(outputs, masks, policy.explore)
            steps[time] = draw(chosen, generator)
            logs[time] = chosen[places, steps[time]]
            rewards[time], ended[time] = self.advance(steps[time])
        last = self.observe(self.rows[length], self.masks[length])
        values[length] = policy.network.forward(self.scaled(self.rows[length]))[1]
        seats_all = np.concatenate([seats, last[None]])
        results = what_followed(seats_all, values, rewards, ended)
        if policy.explore < 0:
            advantages, settled = own_advantages(seats, values, rewards, ended)
            learns &= settled
            advantages = combine(advantages, learns)
        else:
            advantages = (results[:, :, :, 0] * WEIGHTS).sum(axis=2)
        kept = np.flatnonzero(learns)
        self.kept, self.seats = kept, seats
        flat = length * size
        return Samples(
            self.rows[:length].reshape(flat, -1)[kept],
            self.masks[:length].reshape(flat, -1)[kept],
            steps.reshape(flat)[kept],
            logs.reshape(flat)[kept],
            advantages.reshape(flat)[kept].astype(np.float32),
            results.reshape(flat, CHANNELS, players)[kept],
        )

    # --- saving ---

    def save(self) -> dict[str, NDArray[Any]]:
        """All matches as they are now, as arrays."""
        found: dict[str, NDArray[Any]] = {"scores": self.scores, "margin_scale": np.array(self.margin_scale)}
        for number, batch in enumerate(self.batches):
            for name, array in batch.save()._asdict().items():
                found[f"batch_{number}_{name}"] = array
        return found

    def restore(self, saved: Any) -> None:
        """Brings back what `save` returned."""
        self.scores[:] = saved["scores"]
        self.margin_scale = float(saved["margin_scale"])
        for number, batch in enumerate(self.batches):
            batch.restore(Saved(*(saved[f"batch_{number}_{name}"] for name in Saved._fields)))


def draw(logs: Floats, generator: np.random.Generator) -> NDArray[np.int64]:
    """A step for each row, by the logarithms of the probabilities."""
    sums = np.cumsum(np.exp(logs), axis=1)
    points = generator.random(len(logs), np.float32) * sums[:, -1] * ALMOST_ONE
    return np.asarray((sums <= points[:, None]).sum(axis=1), np.int64)


def greedy(outputs: Floats, masks: NDArray[np.bool_], explore: float) -> Floats:
    """The logarithms of probabilities: the best step, or any with the probability `explore`."""
    share = explore / masks.sum(axis=1, keepdims=True)
    found = np.where(masks, share, 0.0)
    best = np.argmax(np.where(masks, outputs, -np.inf), axis=1)
    found[np.arange(len(found)), best] += 1 - explore
    with np.errstate(divide="ignore"):
        return np.log(found).astype(np.float32)


def from_seat(numbers: Floats, seats: NDArray[np.int64]) -> Floats:
    """Numbers by seat (the last axis), counted from the acting one, for seats counted from 0; and the other way round
    with `-seats`."""
    players = numbers.shape[-1]
    order = (np.arange(players)[None, :] - seats[:, None]) % players
    return np.take_along_axis(numbers, order[:, None, :], axis=2)


def what_followed(seats: NDArray[np.int64], values: Floats, rewards: Floats, ended: NDArray[np.bool_]) -> Floats:
    """For each decision the results of all seats, counted from the acting one, by channel. What has not ended yet is
    forecast."""
    length = len(rewards)
    total = from_seat(values[length], seats[length])
    results = np.empty((length, *total.shape), np.float32)
    for time in range(length - 1, -1, -1):
        total = np.where(ended[time][:, :, None], np.float32(0), total) + rewards[time].transpose(0, 2, 1)
        results[time] = from_seat(total, -seats[time])
    return results


def own_advantages(
    seats: NDArray[np.int64], values: Floats, rewards: Floats, ended: NDArray[np.bool_]
) -> tuple[Floats, NDArray[np.bool_]]:
    """How much better than expected each decision turned out for its seat (generalized advantage estimation over the
    decisions of that seat), by channel; and whether that is settled: the seat's last decision of a stretch is not."""
    length, size, players, _ = rewards.shape
    places = np.arange(size)
    following = np.zeros((size, players, CHANNELS), np.float32)
    ahead = np.zeros_like(following)
    pending = np.zeros_like(following)
    known = np.zeros((size, players, CHANNELS), bool)
    advantages = np.zeros((length, size, CHANNELS), np.float32)
    settled = np.zeros((length, size), bool)
    for time in range(length - 1, -1, -1):
        over = ended[time][:, None, :]
        pending = np.where(over, np.float32(0), pending) + rewards[time]
        following = np.where(over, np.float32(0), following)
        ahead = np.where(over, np.float32(0), ahead)
        known |= over
        seat = seats[time]
        value = values[time, :, :, 0]
        gain = pending[places, seat] + following[places, seat] - value
        gain += LAMBDA * ahead[places, seat]
        advantages[time] = gain
        settled[time] = known[places, seat].all(axis=1)
        following[places, seat] = value
        ahead[places, seat] = gain
        pending[places, seat] = 0
        known[places, seat] = True
    return advantages, settled


def combine(advantages: Floats, learns: NDArray[np.bool_]) -> Floats:
    """One number from both channels, with mean 0 and spread 1 over the decisions that are learnt from."""
    total = np.asarray((advantages * WEIGHTS).sum(axis=2))
    used = total[learns]
    return np.asarray((total - used.mean()) / (used.std() + np.float32(1e-6)), np.float32)
