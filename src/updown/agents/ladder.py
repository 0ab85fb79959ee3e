"""The agents that come with the program, weakest first."""

from collections.abc import Sequence

from updown.agents.api import Agent, Observation, Setting


class Random(Agent):
    name = "random"
    about = "any legal move, each equally likely"

    def policy(self, observation: Observation) -> Sequence[float]:
        count = len(observation.actions)
        return [1 / count] * count


class Beginner(Random):
    name = "beginner"


class Casual(Random):
    name = "casual"


class Flat(Random):
    name = "flat"
    settings = (Setting("playouts", 500, 1, "how many", whole=True), Setting("time", None, 0.001, "seconds"))


class Strong(Random):
    name = "strong"
    settings = (Setting("playouts", 500, 1, "how many", whole=True), Setting("time", None, 0.001, "seconds"))


class Expert(Random):
    name = "expert"
    settings = (Setting("playouts", 500, 1, "how many", whole=True), Setting("time", None, 0.001, "seconds"))


class Oracle(Random):
    name = "oracle"
    cheats = True
    settings = (Setting("playouts", 500, 1, "how many", whole=True), Setting("time", None, 0.001, "seconds"))
