"""PettingZoo environments of the games: `env` for one agent after the other (AEC), `parallel_env` for all at once.
Observations are rows of features with a mask of the steps that are legal; docs/reference/features.md describes them."""

from typing import Any, ClassVar

import numpy as np

from updown.extras import import_from
from updown.games.registry import as_game
from updown.interop.one_match import MODES, OneMatch, check_mode
from updown.rules.match import Game

spaces = import_from("pettingzoo", "gymnasium.spaces")
AECEnv: Any = import_from("pettingzoo", "pettingzoo").AECEnv
ParallelEnv: Any = import_from("pettingzoo", "pettingzoo").ParallelEnv


class _Env:
    """Shared by both kinds of environments."""

    metadata: ClassVar[dict[str, Any]]
    extra_steps = 0

    def _prepare(self, game: Game, form: str, limit: int | None, render_mode: str | None, joint: bool) -> None:
        self.render_mode = check_mode(render_mode)
        self._match = OneMatch(game, form, limit, joint)
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        space = self._match.space
        low, high = space.bounds()
        steps = space.actions + self.extra_steps
        self._observations: dict[str, Any] = {}
        self._actions: dict[str, Any] = {}
        for agent in self.possible_agents:
            row = spaces.Box(low, high, dtype=np.int8)
            mask = spaces.Box(0, 1, (steps,), np.int8)
            self._observations[agent] = spaces.Dict({"observation": row, "action_mask": mask})
            self._actions[agent] = spaces.Discrete(steps)

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions: the numbers of the steps."""
        return self._actions[agent]

    def render(self) -> Any:
        """The table with open hands: printed, as text, or as pixels, as `render_mode` says."""
        return self._match.show(self.render_mode)

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""


class TurnEnv(_Env, AECEnv):  # type: ignore[misc]
    """One agent acts at a time. Seats that choose face down act one after the other and do not see each other's
    choices. A move of several steps is several turns of the same agent."""

    metadata: ClassVar[dict[str, Any]] = {"name": "updown_v1", "render_modes": MODES, "is_parallelizable": False}

    def __init__(self, game: Game, form: str, limit: int | None, render_mode: str | None) -> None:
        super().__init__()
        self._prepare(game, form, limit, render_mode, False)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begins a match. With a seed, it is `game.deal(seed=seed)`."""
        self._match.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and which steps it may take now."""
        seat = self._seat_of[agent]
        acts = seat == self._match.seat
        mask = self._match.mask() if acts else np.zeros(self._match.space.actions, np.int8)
        return {"observation": self._match.row(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Takes a step of the agent that is on turn; ValueError if it is illegal."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        rewards, over, cut = self._match.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = rewards[seat]
            self.terminations[name] = over
            self.truncations[name] = cut
        if not (over or cut):
            self.agent_selection = self.possible_agents[self._match.seat]
        self._accumulate_rewards()


class JointEnv(_Env, ParallelEnv):  # type: ignore[misc]
    """All agents act at once. An agent that has nothing to decide takes the last action, which means to wait."""

    metadata: ClassVar[dict[str, Any]] = {"name": "updown_v1", "render_modes": MODES}
    extra_steps = 1

    def __init__(self, game: Game, form: str, limit: int | None, render_mode: str | None) -> None:
        super().__init__()
        self._prepare(game, form, limit, render_mode, True)

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a match. With a seed, it is `game.deal(seed=seed)`."""
        self._match.reset(seed)
        self.agents = self.possible_agents[:]
        return self._look(), {agent: {} for agent in self.agents}

    def _look(self) -> dict[str, Any]:
        rows = self._match.rows()
        waits = self._match.batch.seats.T < 0
        masks = np.concatenate([self._match.masks(), waits], axis=1, dtype=np.int8)
        return {
            agent: {"observation": rows[seat], "action_mask": masks[seat]}
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Takes a step of every agent that has something to decide; ValueError if one is illegal."""
        wait, steps = self._match.space.actions, []
        for agent, seat in zip(self.possible_agents, self._match.batch.seats[0].tolist(), strict=True):
            chosen = int(actions[agent])
            if seat < 0 and chosen != wait:
                raise ValueError(f"{agent} has nothing to decide: expected action {wait}, which means to wait")
            steps.append(chosen)
        rewards, over, cut = self._match.step(*steps)
        agents = self.agents
        if over or cut:
            self.agents = []
        return (
            self._look(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )


def env(
    game: str | Game, *, form: str = "markov", limit: int | None = None, render_mode: str | None = None, **options: Any
) -> TurnEnv:
    """A game for PettingZoo, one agent after the other.

    >>> from updown.interop.pettingzoo import env
    >>> table = env("dnup", players=3)
    >>> table.reset(seed=7)
    >>> table.agent_selection, table.observe("seat_0")["action_mask"].sum()
    ('seat_0', np.int64(10))
    """
    return TurnEnv(as_game(game, options), form, limit, render_mode)


def parallel_env(
    game: str | Game, *, form: str = "markov", limit: int | None = None, render_mode: str | None = None, **options: Any
) -> JointEnv:
    """A game for PettingZoo, all agents at once: for games in which everybody chooses face down.

    >>> from updown.interop.pettingzoo import parallel_env
    >>> table = parallel_env("auf-und-ab", players=2)
    >>> observations, infos = table.reset(seed=7)
    >>> [int(each["action_mask"].sum()) for each in observations.values()]
    [11, 11]
    """
    return JointEnv(as_game(game, options), form, limit, render_mode)
