"""Gymnasium environments of the games: one seat of a match against chosen agents. Importing this module registers
`updown/UpAndDown-v1`, `updown/AufUndAb-v1` and `updown/Dnup-v1`, each also as a vector environment over `Batch`."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from updown.agents.api import Agent, ask, look
from updown.agents.registry import AgentLike, make_agent
from updown.engine.batch import Batch
from updown.engine.space import Space
from updown.extras import import_from
from updown.games.registry import BUILT_IN, as_game
from updown.interop.one_match import MODES, OneMatch, check_mode
from updown.rules.match import Game

gymnasium: Any = import_from("gymnasium", "gymnasium")
spaces = import_from("gymnasium", "gymnasium.spaces")
vector: Any = import_from("gymnasium", "gymnasium.vector")
batch_space: Any = import_from("gymnasium", "gymnasium.vector.utils").batch_space

ILLEGAL_REWARD = -1.0
Opponents = AgentLike | Sequence[AgentLike]


def observation_space(space: Space) -> Any:
    """A row of features, and a mask of the steps that are legal."""
    low, high = space.bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (space.actions,), np.int8),
        }
    )


def find_opponents(game: Game, opponents: Opponents, seat: int, seed: int) -> dict[int, Agent | None]:
    """An agent for every other seat; None means random moves."""
    others = [other for other in range(game.players) if other != seat]
    given: Any = opponents if isinstance(opponents, list | tuple) else [opponents] * len(others)
    if len(given) != len(others):
        raise ValueError(f"there are {len(given)} opponents: expected {len(others)}, one for each other seat")
    made = [None if agent == "random" else make_agent(agent, game, seed=seed) for agent in given]
    return dict(zip(others, made, strict=True))


def check_seat(game: Game, seat: int) -> int:
    """The seat of the learner."""
    if not 0 <= seat < game.players:
        raise ValueError(f"seat is {seat}: expected 0 to {game.players - 1}")
    return seat


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a match; the others move in between. An action is a step; one that is illegal ends the episode with a
    reward of -1.

    >>> from updown.interop.gymnasium import SeatEnv
    >>> table = SeatEnv("dnup", players=3, opponents="random")
    >>> seen, info = table.reset(seed=7)
    >>> seen["observation"].shape, int(seen["action_mask"].sum())
    ((257,), 10)
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        *,
        opponents: Opponents = "random",
        seat: int = 0,
        form: str = "markov",
        limit: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = as_game(game, options)
        self.render_mode = check_mode(render_mode)
        self.seat = check_seat(self.game, seat)
        self.opponents = find_opponents(self.game, opponents, seat, 0)
        self._match = OneMatch(self.game, form, limit)
        self.observation_space = observation_space(self._match.space)
        self.action_space = spaces.Discrete(self._match.space.actions)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begins a match, and lets the others move until it is the learner's turn. With a seed, it is
        `game.deal(seed=seed)`."""
        super().reset(seed=seed)
        self._match.reset(seed)
        self._others(0.0, False, False)
        return self._look(), {}

    def _look(self) -> dict[str, Any]:
        acts = self._match.seat == self.seat
        mask = self._match.mask() if acts else np.zeros(self._match.space.actions, np.int8)
        return {"observation": self._match.row(self.seat), "action_mask": mask}

    def _others(self, reward: float, over: bool, cut: bool) -> tuple[float, bool, bool]:
        """Lets the others move until it is the learner's turn, or the match ends."""
        moved = False
        while not (over or cut) and self._match.seat != self.seat:
            rewards, over, cut = self._match.let(self.opponents[self._match.seat])
            reward += rewards[self.seat]
            moved = True
        if moved:
            self._match.refresh()
        return reward, over, cut

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Takes a step for the learner."""
        if not self._match.mask()[int(action)]:
            return self._look(), ILLEGAL_REWARD, True, False, {"illegal": True}
        rewards, over, cut = self._match.step(int(action))
        reward, over, cut = self._others(rewards[self.seat], over, cut)
        return self._look(), reward, over, cut, {"illegal": False}

    def render(self) -> Any:
        """The table with open hands: printed, as text, or as pixels, as `render_mode` says."""
        return self._match.show(self.render_mode)


class SeatVectorEnv(vector.VectorEnv):  # type: ignore[misc]
    """Many matches at once, each as `SeatEnv`: compiled, except for opponents that think. A match that is over restarts
    in the same step; the last observation is in `infos["final_obs"]`.

    >>> from updown.interop.gymnasium import SeatVectorEnv
    >>> tables = SeatVectorEnv("dnup", 4, players=3)
    >>> seen, infos = tables.reset(seed=7)
    >>> seen["observation"].shape
    (4, 257)
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": vector.AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        opponents: Opponents = "random",
        seat: int = 0,
        form: str = "markov",
        limit: int | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self.game = as_game(game, options)
        self.seat = check_seat(self.game, seat)
        self.opponents = find_opponents(self.game, opponents, seat, 0)
        self.batch = Batch(self.game, num_envs, seed=0, form=form, limit=limit, restart=False, threads=threads)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.batch.space)
        self.single_action_space = spaces.Discrete(self.batch.space.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.closed = False

    def reset(self, *, seed: Any = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begins all matches. With a number as seed, match i has the seed `seed + i`; a list has one for each."""
        if seed is None:
            self.batch.restart_matches(np.ones(self.num_envs, bool))
        else:
            seeds = [seed + place for place in range(self.num_envs)] if isinstance(seed, int) else list(seed)
            self.batch.reset(seeds=seeds)
        self._others(np.zeros(self.num_envs), np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool))
        return self._look(), {}

    def _look(self) -> dict[str, Any]:
        rows = self.batch.observe(seats=np.full(self.num_envs, self.seat), dtype=np.int8)
        masks = self.batch.masks() & (self.batch.seats == self.seat)[:, None]
        return {"observation": rows, "action_mask": masks.astype(np.int8)}

    def _others(self, reward: Any, over: Any, cut: Any) -> None:
        """Lets the others move in every match until it is the learner's turn, or the match ends."""
        while True:
            waiting = ~(over | cut) & (self.batch.seats != self.seat) & (self.batch.seats >= 0)
            if not waiting.any():
                return
            actions = self.batch.sample_moves(which=waiting)
            for place in np.flatnonzero(waiting).tolist():
                agent = self.opponents[int(self.batch.seats[place])]
                if agent is not None:
                    seen = look(self.batch.match(place), int(self.batch.seats[place]), cheating=agent.cheats)
                    actions[place] = ask(agent, seen)
            rewards, ended = self.batch.play(actions, which=waiting)
            reward += rewards[:, self.seat]
            over |= ended
            cut |= self.batch.truncated

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes a step for the learner in every match."""
        chosen = np.asarray(actions, np.int64)
        masks = self._look()["action_mask"]
        illegal = masks[np.arange(self.num_envs), chosen] == 0
        rewards, over = self.batch.step(chosen, which=~illegal)
        reward = np.where(illegal, ILLEGAL_REWARD, rewards[:, self.seat].astype(np.float64))
        over, cut = over | illegal, self.batch.truncated.copy()
        self._others(reward, over, cut)
        infos: dict[str, Any] = {"illegal": illegal, "_illegal": np.ones(self.num_envs, bool)}
        seen, ended = self._look(), over | cut
        if ended.any():
            last = np.full(self.num_envs, None, object)
            for place in np.flatnonzero(ended).tolist():
                last[place] = {key: rows[place].copy() for key, rows in seen.items()}
            infos |= {"final_obs": last, "_final_obs": ended}
            self.batch.restart_matches(ended)
            self._others(np.zeros(self.num_envs), np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool))
            seen = self._look()
        return seen, reward, over, cut, infos


def register() -> None:
    """Registers the games that come with the program."""
    for kind in BUILT_IN:
        name = f"updown/{kind.__name__}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="updown.interop.gymnasium:SeatEnv",
                vector_entry_point="updown.interop.gymnasium:SeatVectorEnv",
                kwargs={"game": kind.id},
                disable_env_checker=True,
            )


register()
