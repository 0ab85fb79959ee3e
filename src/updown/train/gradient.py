"""Gradients of a network written out by hand, and Adam. Two losses: policy gradient with a clipped ratio and entropy
(PPO), and regression of action values on the results that followed (as DouZero learns)."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from updown.agents.network import Floats, Network, log_policy

CLIP = np.float32(0.2)
VALUE_WEIGHT = np.float32(0.5)
BETA_MEAN, BETA_SQUARE, TINY = 0.9, 0.999, 1e-8
LARGEST_GRADIENT = 1.0


class Samples(NamedTuple):
    """Decisions to learn from: arranged rows as they were observed, which steps were allowed, the step taken and the
    logarithm of its probability, how much better than expected it turned out, and the results of all seats."""

    rows: NDArray[np.int8]
    masks: NDArray[np.bool_]
    steps: NDArray[np.int64]
    log_probabilities: Floats
    advantages: Floats
    results: Floats

    def part(self, places: NDArray[np.int64]) -> "Samples":
        return Samples(
            self.rows[places],
            self.masks[places],
            self.steps[places],
            self.log_probabilities[places],
            self.advantages[places],
            self.results[places],
        )


class Loss(NamedTuple):
    """What is reported of an update: the mean entropy of the policy, and the squared error of the forecasts."""

    entropy: float
    value_error: float


def backward(network: Network, activations: list[Floats], errors: Floats) -> Floats:
    """The gradient of all parameters, as one vector, from that of the outputs."""
    gradient = np.empty_like(network.flat)
    parts = network.shape.layers(gradient)
    for number in range(len(parts) - 1, -1, -1):
        weights, biases = parts[number]
        np.matmul(activations[number].T, errors, out=weights)
        np.sum(errors, axis=0, out=biases)
        if number:
            errors = errors @ network.layers[number][0].T
            errors *= activations[number] > 0
    return gradient


def forecast_errors(values: Floats, results: Floats, weight: np.float32) -> tuple[Floats, float]:
    """The gradient of the squared error of the forecasts, and the mean error."""
    difference = values - results
    return difference * (weight / len(values)), float(np.mean(difference * difference))


def policy_gradient(network: Network, inputs: Floats, samples: Samples, entropy_weight: float) -> tuple[Floats, Loss]:
    """One step towards what turned out better than expected; where the policy has moved too far already, it stays."""
    activations = network.activations(inputs)
    outputs = activations[-1]
    actions, count = network.shape.actions, len(inputs)
    logs = log_policy(outputs[:, :actions], samples.masks)
    policy = np.exp(logs)
    places = np.arange(count)
    ratio = np.exp(logs[places, samples.steps] - samples.log_probabilities)
    advantages = samples.advantages
    held = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    push = np.where(held, np.float32(0), ratio * advantages)
    entropies = -np.sum(policy * logs, axis=1, keepdims=True, where=samples.masks)
    errors = np.zeros_like(outputs)
    steps = errors[:, :actions]
    np.multiply(policy, logs + entropies, out=steps, where=samples.masks)
    steps *= np.float32(entropy_weight)
    steps += policy * push[:, None]
    steps[places, samples.steps] -= push
    steps /= np.float32(count)
    values = outputs[:, actions:]
    errors[:, actions:], error = forecast_errors(values, samples.results.reshape(count, -1), VALUE_WEIGHT)
    return backward(network, activations, errors), Loss(float(entropies.mean()), error)


def value_gradient(network: Network, inputs: Floats, samples: Samples) -> tuple[Floats, Loss]:
    """One step of the action values towards the results that followed; `advantages` are these results."""
    activations = network.activations(inputs)
    outputs = activations[-1]
    actions, count = network.shape.actions, len(inputs)
    errors = np.zeros_like(outputs)
    places = np.arange(count)
    errors[places, samples.steps] = (outputs[places, samples.steps] - samples.advantages) / np.float32(count)
    values = outputs[:, actions:]
    errors[:, actions:], error = forecast_errors(values, samples.results.reshape(count, -1), VALUE_WEIGHT)
    return backward(network, activations, errors), Loss(0.0, error)


def forecast_gradient(
    network: Network, inputs: Floats, wins: Floats, margins: Floats
) -> tuple[Floats, tuple[float, float]]:
    """One step of the forecasts towards what happened: the chances to win by cross-entropy, the margins by their
    squared error. Also returns both errors, on average."""
    activations = network.activations(inputs)
    outputs = activations[-1]
    count, players = wins.shape
    logs = outputs[:, :players] - outputs[:, :players].max(axis=1, keepdims=True)
    logs -= np.log(np.exp(logs).sum(axis=1, keepdims=True))
    errors = np.empty_like(outputs)
    errors[:, :players] = (np.exp(logs) - wins) / np.float32(count)
    errors[:, players:], error = forecast_errors(outputs[:, players:], margins, VALUE_WEIGHT)
    return backward(network, activations, errors), (-float(np.mean(np.sum(wins * logs, axis=1))), error)


class Adam:
    """Adam: steps of a similar length for all parameters. A large gradient is cut to a length of 1."""

    def __init__(self, parameters: int) -> None:
        self.mean = np.zeros(parameters, np.float32)
        self.square = np.zeros(parameters, np.float32)
        self.steps = 0

    def step(self, flat: Floats, gradient: Floats, rate: float) -> None:
        """Moves the parameters against the gradient."""
        length = float(np.sqrt(np.dot(gradient, gradient)))
        if length > LARGEST_GRADIENT:
            gradient *= np.float32(LARGEST_GRADIENT / length)
        self.steps += 1
        self.mean += np.float32(1 - BETA_MEAN) * (gradient - self.mean)
        gradient *= gradient
        self.square += np.float32(1 - BETA_SQUARE) * (gradient - self.square)
        corrected = rate * np.sqrt(1 - BETA_SQUARE**self.steps) / (1 - BETA_MEAN**self.steps)
        flat -= np.float32(corrected) * self.mean / (np.sqrt(self.square) + np.float32(TINY))


def first_parameters(network: Network, generator: np.random.Generator) -> None:
    """Random weights whose size fits the number of inputs; the outputs begin near 0."""
    for number, (weights, biases) in enumerate(network.layers):
        last = number == len(network.layers) - 1
        size = 0.01 if last else np.sqrt(2 / len(weights))
        weights[:] = generator.standard_normal(weights.shape, np.float32) * np.float32(size)
        biases[:] = 0
