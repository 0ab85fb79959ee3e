"""Gradients by hand against small differences, and the bookkeeping of what followed a decision."""

from collections.abc import Callable

import numpy as np
import pytest

from updown.agents.network import Floats, LayerSizes, Network, log_policy
from updown.train import gradient
from updown.train.gradient import Adam, Samples, forecast_gradient, policy_gradient, value_gradient
from updown.train.selfplay import draw, greedy, own_advantages, what_followed

SHAPE = LayerSizes(width=5, hidden=(7, 6), actions=4, players=3)
COUNT = 12


def exact_network(seed: int = 0) -> Network:
    """With twice the digits, so that small differences can be seen."""
    return Network(SHAPE, np.random.default_rng(seed).standard_normal(SHAPE.parameters) * 0.4)  # type: ignore[arg-type]


def samples(seed: int = 1) -> tuple[Floats, Samples]:
    generator = np.random.default_rng(seed)
    rows = generator.integers(-2, 3, (COUNT, SHAPE.width)).astype(np.int8)
    masks = generator.random((COUNT, SHAPE.actions)) < 0.6
    masks[:, 1] = True
    logits = generator.standard_normal((COUNT, SHAPE.actions)).astype(np.float32)
    steps = draw(log_policy(logits, masks), generator)
    before = log_policy(logits, masks)[np.arange(COUNT), steps]
    results = generator.standard_normal((COUNT, 2, SHAPE.players)).astype(np.float32)
    better = generator.standard_normal(COUNT).astype(np.float32)
    return rows.astype(np.float32), Samples(rows, masks, steps, before, better, results)


def policy_loss(made: Network, inputs: Floats, given: Samples, entropy: float) -> float:
    """The loss of which `policy_gradient` is the gradient, as its textbook has it."""
    logits, values = made.forward(inputs)
    logs = log_policy(logits, given.masks).astype(float)
    ratio = np.exp(logs[np.arange(COUNT), given.steps] - given.log_probabilities)
    clipped = np.clip(ratio, 1 - gradient.CLIP, 1 + gradient.CLIP)
    gain = np.minimum(ratio * given.advantages, clipped * given.advantages)
    spread = -np.sum(np.exp(logs) * logs, axis=1, where=given.masks)
    wrong = 0.5 * np.sum((values.astype(float) - given.results) ** 2, axis=(1, 2))
    return float(np.mean(-gain - entropy * spread + gradient.VALUE_WEIGHT * wrong))


def value_loss(made: Network, inputs: Floats, given: Samples) -> float:
    logits, values = made.forward(inputs)
    taken = logits[np.arange(COUNT), given.steps].astype(float)
    wrong = 0.5 * np.sum((values.astype(float) - given.results) ** 2, axis=(1, 2))
    return float(np.mean(0.5 * (taken - given.advantages) ** 2 + gradient.VALUE_WEIGHT * wrong))


def check_slope(made: Network, by_hand: Floats, loss: Callable[[], float]) -> None:
    """The gradient is what the loss changes by, for some of the parameters."""
    for place in np.random.default_rng(2).choice(len(made.flat), 40, replace=False):
        kept, step = made.flat[place], 1e-5
        made.flat[place] = kept + step
        above = loss()
        made.flat[place] = kept - step
        below = loss()
        made.flat[place] = kept
        assert by_hand[place] == pytest.approx((above - below) / (2 * step), abs=1e-5)


@pytest.mark.parametrize("method", ["policy", "value"])
def test_a_gradient_is_the_slope_of_its_loss(method: str) -> None:
    made, (inputs, given) = exact_network(), samples()

    def loss() -> float:
        return policy_loss(made, inputs, given, 0.3) if method == "policy" else value_loss(made, inputs, given)

    by_hand, _ = (
        policy_gradient(made, inputs, given, 0.3) if method == "policy" else value_gradient(made, inputs, given)
    )
    check_slope(made, by_hand, loss)


def test_a_step_that_may_not_be_taken_is_never_drawn() -> None:
    generator = np.random.default_rng(3)
    masks = generator.random((500, 6)) < 0.3
    masks[:, 2] = True
    logits = generator.standard_normal((500, 6)).astype(np.float32) * 20
    for logs in (log_policy(logits, masks), greedy(logits, masks, 0.5)):
        assert masks[np.arange(500), draw(logs, generator)].all()


def test_adam_finds_the_lowest_point() -> None:
    adam, flat = Adam(3), np.array([4.0, -2.0, 0.5], np.float32)
    for _ in range(600):
        adam.step(flat, flat - np.array([1, 2, 3], np.float32), 0.05)
    assert flat == pytest.approx([1, 2, 3], abs=1e-2)


# One match of two seats, three decisions: seat 0, seat 1, seat 0. Seat 0 gains a point after its first decision and
# wins with its second; the round and the match are over then.
SEATS = np.array([[0], [1], [0], [1]])
VALUES = np.array([[[[0.5, -0.5], [0.2, -0.2]]], [[[0.1, -0.1], [0.3, -0.3]]], [[[0.4, -0.4], [0.0, 0.0]]]], np.float32)
NOTHING = np.zeros((1, 1, 2, 2), np.float32)
REWARDS = np.zeros((3, 1, 2, 2), np.float32)
REWARDS[0, 0, :, 1] = [1, -1]
REWARDS[2, 0, :, 0] = [1, -1]
ENDED = np.array([[[False, False]], [[False, False]], [[True, True]]])


def test_what_followed_is_counted_from_the_acting_seat() -> None:
    results = what_followed(SEATS, np.concatenate([VALUES, NOTHING]), REWARDS, ENDED)
    assert results[:, 0, 0].tolist() == [[1, -1], [-1, 1], [1, -1]], "the win"
    assert results[:, 0, 1].tolist() == [[1, -1], [0, 0], [0, 0]], "the margin that was still to come"


def test_an_advantage_is_what_came_less_what_was_expected() -> None:
    found, settled = own_advantages(SEATS[:3], np.concatenate([VALUES, NOTHING]), REWARDS, ENDED)
    last = 1 - 0.4
    assert found[2, 0] == pytest.approx([last, 0.0])
    assert found[1, 0] == pytest.approx([-1 - 0.1, 0 - 0.3])
    assert found[0, 0] == pytest.approx([0.4 - 0.5 + 0.95 * last, 1 + 0.0 - 0.2])
    assert settled.all()


def test_the_last_decision_of_a_seat_is_not_settled_while_the_match_goes_on() -> None:
    going_on = np.zeros_like(ENDED)
    _, settled = own_advantages(SEATS[:3], np.concatenate([VALUES, NOTHING]), REWARDS, going_on)
    assert settled[:, 0].tolist() == [True, False, False]


def test_the_gradient_of_forecasts_is_the_slope_of_their_loss() -> None:
    shape = LayerSizes(width=5, hidden=(7, 6), actions=0, players=3)
    made = Network(shape, np.random.default_rng(4).standard_normal(shape.parameters) * 0.4)  # type: ignore[arg-type]
    generator = np.random.default_rng(5)
    inputs = generator.integers(0, 2, (COUNT, shape.width)).astype(np.float32)
    wins = generator.dirichlet(np.ones(3), COUNT).astype(np.float32)
    margins = generator.standard_normal((COUNT, 3)).astype(np.float32)

    def loss() -> float:
        forecasts = made.forward(inputs)[1].astype(float)
        logs = forecasts[:, 0] - np.log(np.exp(forecasts[:, 0]).sum(axis=1, keepdims=True))
        wrong = 0.5 * np.sum((forecasts[:, 1] - margins) ** 2, axis=1)
        return float(np.mean(-np.sum(wins * logs, axis=1) + gradient.VALUE_WEIGHT * wrong))

    by_hand, (error, _) = forecast_gradient(made, inputs, wins, margins)
    assert error > 0
    check_slope(made, by_hand, loss)
