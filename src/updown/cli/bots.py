"""The opponents of `updown play`: which agents are allowed, their seeds, and their entry in a saved match."""

from collections.abc import Iterable

from updown.agents.api import Agent, BadAgent, ask, look, parse_spec
from updown.agents.registry import agent_type, make_agent
from updown.rules.match import Game, Json, Match
from updown.rules.rng import new_stream, next_word
from updown.words import say

DEFAULT = "casual"

# The descriptions of the built-in agents.
ABOUT_WORDS = {
    "random": "cli-bot-random",
    "beginner": "web-level-note-level1",
    "casual": "web-level-note-level2",
    "flat": "cli-bot-flat",
    "strong": "web-level-note-level4",
    "expert": "web-level-note-level5",
    "net": "cli-bot-net",
    "level1": "web-level-note-level1",
    "level2": "web-level-note-level2",
    "level3": "web-level-note-level3",
    "level4": "web-level-note-level4",
    "level5": "web-level-note-level5",
    "master": "web-level-note-master",
}


def check_bots(spec: str) -> None:
    """Refuses an agent that does not exist, or may not play against people."""
    name, _ = parse_spec(spec)
    if agent_type(name, spec).cheats:
        raise BadAgent(f"agent {spec} cheats: it sees all cards, so it is not for playing against people")


def saved_bots(record: Json) -> tuple[str | None, int | None]:
    """The agent and the seed of a saved match; None if it does not have them."""
    given = record.get("bots")
    agent, seed = (given.get("agent"), given.get("seed")) if isinstance(given, dict) else (None, None)
    return agent if isinstance(agent, str) else None, seed if type(seed) is int else None


def check_saved(spec: str) -> None:
    """Refuses to run a file only because a record names it: records come from anywhere."""
    if parse_spec(spec)[0].endswith(".py"):
        raise BadAgent(f"the match was played against {spec}: to run that file again, add --bots {spec}")


class Bots:
    """The agents of one match, one in each seat that is not a person's. A resumed match has the same ones: an
    agent keeps no memory between decisions, and its random choices come from its seed."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self.seed = seed
        self.agents: dict[int, Agent] = {}

    def sit_down(self, game: Game, seats: Iterable[int]) -> None:
        """Makes the agents; errors are raised now."""
        check_bots(self.spec)
        self.agents = {seat: make_agent(self.spec, game, seed=self.seat_seed(seat)) for seat in seats}

    def seat_seed(self, seat: int) -> int:
        """The seed of the agent, different for every seat."""
        return next_word(new_stream(self.seed, f"bot at seat {seat}"))

    def introduce(self, lang: str) -> str:
        """'Your opponents: casual (Plays like a friend at the kitchen table)'. The description of an agent from a
        user's file is shown as it is written there."""
        name = parse_spec(self.spec)[0]
        about = next(iter(self.agents.values())).about
        if name in ABOUT_WORDS:
            about = say(lang, ABOUT_WORDS[name]).removesuffix(".")
        who = f"{self.spec} ({about})" if about else self.spec
        return say(lang, "cli-opponents", count=len(self.agents), who=who)

    def choose(self, match: Match, seat: int) -> Json:
        """The move of a bot; AgentFailed if it has none."""
        return match.game.format_move(ask(self.agents[seat], look(match, seat)))

    def to_json(self) -> Json:
        """The entry in a saved match, which `saved_bots` reads."""
        return {"agent": self.spec, "seed": self.seed}


def new_seed(seed: int | None) -> int:
    """The bots' seed of a match with this seed; without one, a random one."""
    return next_word(new_stream(seed, "bots"))
