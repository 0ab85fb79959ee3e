"""Hints at the prompt of `updown play`: what a good agent would do in the player's place, and why, in words. The agent
is given the player's own observation and nothing else."""

import numpy as np

from updown.agents.api import look
from updown.agents.builtin import Strong
from updown.agents.tree import VISITS
from updown.cli.moves import Speech
from updown.rules.match import Json, Match
from updown.rules.sentences import Terminal, render
from updown.words import say

WORTH_TELLING = 0.05
"""A move with a smaller probability is left out of a mixture."""


class Adviser:
    """Gives hints. It is made when it is first asked: the agent may have to be compiled."""

    def __init__(self) -> None:
        self.agent: Strong | None = None

    def hint(self, match: Match, seat: int, speech: Speech) -> list[str]:
        """What to do, and why: a few lines. The same position gets the same hint."""
        lang = speech.lang
        observation = look(match, seat)
        if len(observation.moves) == 1:
            return [say(lang, "cli-hint-only", move=speech.format(observation.moves[0]))]
        if self.agent is None:
            self.agent = Strong(match.game)
        policy = np.array(self.agent.policy(observation))
        order = np.argsort(-policy, kind="stable")
        best = observation.moves[int(order[0])]
        lines = [say(lang, "cli-hint-move", move=speech.format(best))]
        if what := match.game.terminal.explain(match, seat, best, lang):
            lines[0] += f" ({what})"
        likely = [int(place) for place in order if policy[place] >= WORTH_TELLING]
        if len(likely) > 1:
            mixed = ", ".join(f"{speech.format(observation.moves[place])} {policy[place]:.0%}" for place in likely)
            lines.append(say(lang, "cli-hint-mix", moves=mixed))
        else:
            lines += self._why(observation.moves, int(order[0]), speech)
        guidance = match.guidance(seat)
        if guidance is not None:
            lines.append(render(match.game.guidance_words, "guidance", guidance, Terminal(lang)))
        return lines

    def _why(self, moves: list[Json], best: int, speech: Speech) -> list[str]:
        """How often the search came back to the move, beside the next one: it spends its tries on what does well."""
        assert self.agent is not None
        visits = self.agent.searcher.column(VISITS)
        after = [place for place in np.argsort(-visits, kind="stable").tolist() if place != best and visits[place] > 0]
        if not after:
            return []
        text = say(
            speech.lang,
            "cli-hint-tried",
            count=int(visits.sum()),
            best=int(visits[best]),
            other=speech.format(moves[after[0]]),
            second=int(visits[after[0]]),
        )
        return [text]
