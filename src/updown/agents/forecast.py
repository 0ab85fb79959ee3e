"""Evaluates a world, in which all cards are known, with a trained network. It sees only which of many columns are 1, so
its first layer is a sum of a few rows. engine/compile.py binds `kernel`."""

from math import exp
from typing import Any

from updown.agents.workspace import Workspace
from updown.rules.bits import count_bits

kernel: Any = None

WIN_PART = 0.6
MARGIN_PART = 0.12
"""How much a lead counts, in units of the spread of a round's margins."""


def evaluate(workspace: Workspace, world: Any) -> None:
    """Writes the value of the world to each seat into `values`, from 0 to 1: by the network, or by the heuristics."""
    if workspace.buffers[0].learned:
        evaluate_learned(workspace, world)
    else:
        kernel.evaluate(workspace.rules[0], world, workspace.buffers[0].values)


def evaluate_learned(workspace: Workspace, world: Any) -> None:
    """The value by the network: mostly the chance to win the match, and a little the lead that the seat has and will
    have at the end of the round."""
    rules = workspace.rules[0]
    values = workspace.buffers[0].values
    players = rules.players
    first = kernel.viewpoint(rules, world)
    if not world.over:
        forecast(workspace, world)
    total = 0.0
    for seat in range(players):
        total += world.scores[seat]
    winners = count_bits(world.winners)
    forecasts = workspace.layers.forecasts
    for seat in range(players):
        lead = (world.scores[seat] - (total - world.scores[seat]) / (players - 1)) / workspace.layers.scale[0]
        if world.over:
            win = 1.0 / winners if world.winners >> seat & 1 else 0.0
        else:
            place = (seat - first + players) % players
            win = float(forecasts[place])
            lead += float(forecasts[players + place])
        values[seat] = WIN_PART * win + (1.0 - WIN_PART) * (0.5 + MARGIN_PART * lead)


def forecast(workspace: Workspace, world: Any) -> None:
    """Writes into `forecasts` each seat's chance to win, then what its margin will still grow by in this round; seats
    are counted from the viewpoint."""
    layers = workspace.layers
    columns = layers.columns
    count = kernel.list_columns(workspace.rules[0], world, columns)
    units = layers.units
    weights = layers.first
    for unit in range(len(units)):
        units[unit] = layers.first_biases[unit]
    for place in range(count):
        column = columns[place]
        for unit in range(len(units)):
            units[unit] += weights[column, unit]
    add_layer(units, layers.second, layers.second_biases, layers.more_units)
    add_layer(layers.more_units, layers.third, layers.third_biases, layers.forecasts)
    soften(layers.forecasts, workspace.rules[0].players)


def add_layer(units: Any, weights: Any, biases: Any, results: Any) -> None:
    """The next layer: a sum of the rows of the units that are above 0."""
    for result in range(len(results)):
        results[result] = biases[result]
    for unit in range(len(units)):
        if units[unit] > 0:
            size = units[unit]
            for result in range(len(results)):
                results[result] += size * weights[unit, result]


def soften(forecasts: Any, players: int) -> None:
    """Makes chances to win out of the first numbers: positive, and 1 together."""
    most = forecasts[0]
    for seat in range(1, players):
        most = max(most, forecasts[seat])
    total = 0.0
    for seat in range(players):
        forecasts[seat] = exp(float(forecasts[seat] - most))
        total += float(forecasts[seat])
    for seat in range(players):
        forecasts[seat] = float(forecasts[seat]) / total


def evaluate_first(workspace: Workspace) -> None:
    """Evaluates the first world."""
    evaluate(workspace, workspace.worlds[0])
