"""Making agents by name, with settings, and from files."""

import copy
import pickle
from pathlib import Path

import pytest

import updown
from updown.agents.api import AgentFailed, BadAgent, Observation, ask, look, parse_spec
from updown.agents.builtin import BudgetedAgent, Random
from updown.agents.registry import AGENTS, agent_type, load_agent, make_agent
from updown.games.registry import GAMES

GAME = updown.game("up-and-down", players=2, deck="small-9")

BOT = """
from updown.agents.api import Agent

class Bot(Agent):
    def policy(self, observation):
        count = len(observation.actions)
        return [1.0] + [0.0] * (count - 1)
"""


def test_the_agents_are_listed_from_the_weakest_to_the_strongest() -> None:
    yardsticks = ["random", "beginner", "casual", "flat", "strong", "expert", "net"]
    assert list(AGENTS) == [*yardsticks, "level1", "level2", "level3", "level4", "level5", "master", "oracle"]
    for name, agent in AGENTS.items():
        assert agent.name == name
        assert agent.about
        assert all(setting.help for setting in agent.settings)


@pytest.mark.parametrize("name", AGENTS)
def test_an_agent_is_made_by_its_name(name: str) -> None:
    agent = make_agent(name, GAME, seed=7)
    assert type(agent) is AGENTS[name]
    assert (agent.spec, agent.seed, agent.game) == (name, 7, GAME)


@pytest.mark.parametrize("spec", ["flat:rollouts=50", "expert:time=0.25", "strong:time=0.5,rollouts=9"])
def test_settings_are_kept_and_written_again(spec: str) -> None:
    agent = make_agent(spec, GAME)
    assert agent.spec == spec
    assert dict(agent.given) == parse_spec(spec)[1]
    assert isinstance(agent, BudgetedAgent)
    assert agent.budget.rollouts == agent.given.get("rollouts")
    assert agent.budget.seconds == agent.given.get("time")


@pytest.mark.parametrize("level", ["flat", "strong", "expert", "oracle"])
def test_the_former_name_of_a_setting_is_accepted_and_the_present_one_is_shown(level: str) -> None:
    agent = make_agent(f"{level}:playouts=50", GAME)
    assert agent.spec == f"{level}:rollouts=50"
    assert isinstance(agent, BudgetedAgent)
    assert agent.budget.rollouts == 50
    with pytest.raises(BadAgent, match="rollouts is set twice"):
        make_agent(f"{level}:playouts=50,rollouts=50", GAME)


@pytest.mark.parametrize("game", GAMES)
def test_without_a_budget_it_is_what_suits_the_game(game: str) -> None:
    budgets = []
    for name in ("flat", "strong", "expert", "oracle"):
        agent = make_agent(name, updown.game(game, players=2))
        assert isinstance(agent, BudgetedAgent)
        assert agent.budget.rollouts is not None
        assert agent.budget.seconds is None
        budgets.append(agent.budget.rollouts)
    assert 1 <= budgets[1] < budgets[2] == budgets[3]


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        (
            "genius",
            "there is no agent 'genius': expected random, beginner, casual, flat, strong, expert, net, level1, "
            "level2, level3, level4, level5, master, oracle, or a file that ends in .py",
        ),
        ("genius:time=1", "there is no agent 'genius:time=1': expected random"),
        ("Expert", "there is no agent 'Expert'"),
        ("random:time=1", "agent random:time=1: there is no setting 'time', random takes no settings"),
        ("expert:depth=3", "agent expert:depth=3: there is no setting 'depth', expert takes rollouts, time"),
        ("expert:rollouts=0", "agent expert:rollouts=0: rollouts is 0.0, expected a whole number from 1"),
        ("flat:rollouts=0.5", "agent flat:rollouts=0.5: rollouts is 0.5, expected a whole number from 1"),
        ("flat:rollouts=2.5", "agent flat:rollouts=2.5: rollouts is 2.5, expected a whole number from 1"),
        ("strong:rollouts=-5", "agent strong:rollouts=-5: rollouts is -5.0, expected a whole number from 1"),
        ("oracle:time=0", "agent oracle:time=0: time is 0.0, expected a number from 0.001"),
        ("expert:time=-1", "agent expert:time=-1: time is -1.0, expected a number from 0.001"),
        ("expert:time=nan", "agent expert:time=nan: 'time=nan' is not a setting"),
        ("expert:time=1,time=1", "agent expert:time=1,time=1: time is set twice"),
    ],
)
def test_what_cannot_be_made_is_refused_by_name(spec: str, problem: str) -> None:
    with pytest.raises(BadAgent) as bad:
        make_agent(spec, GAME)
    assert problem in str(bad.value)


# --- files ---


def write(folder: Path, text: str, name: str = "mybot.py") -> Path:
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def test_an_agent_in_a_file_is_called_by_its_path(tmp_path: Path) -> None:
    file = write(tmp_path, BOT)
    agent = make_agent(str(file), GAME, seed=3)
    assert (type(agent).__name__, agent.spec, agent.seed) == ("Bot", str(file), 3)
    match = GAME.deal(seed=1)
    assert ask(agent, look(match, match.turn[0])) == match.actions(match.turn[0])[0]
    assert not agent.cheats


def test_an_agent_in_a_file_may_have_a_name_and_settings(tmp_path: Path) -> None:
    text = BOT.replace("import Agent", "import Agent, Setting").replace(
        "(Agent):\n", "(Agent):\n    name = 'mine'\n    settings = (Setting('depth', 2, 1, 'how deep', whole=True),)\n"
    )
    file = write(tmp_path, text)
    assert make_agent(f"{file}:depth=4", GAME).spec == "mine:depth=4"
    assert load_agent(file).name == "mine"
    with pytest.raises(BadAgent, match=r"depth is 0\.0, expected a whole number from 1"):
        make_agent(f"{file}:depth=0", GAME)
    with pytest.raises(BadAgent, match=r"there is no setting 'width', .*mybot\.py takes depth"):
        make_agent(f"{file}:width=0", GAME)


def test_two_files_of_the_same_name_are_two_agents(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one = agent_type(str(write(tmp_path / "a", BOT)), "")
    two = agent_type(str(write(tmp_path / "b", BOT)), "")
    assert one is not two
    assert (one.name, two.name) == (str(tmp_path / "a" / "mybot.py"), str(tmp_path / "b" / "mybot.py"))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("class Bot(:\n", "cannot be run: SyntaxError: "),
        ("import no_such_module\n", "cannot be run: ModuleNotFoundError: No module named 'no_such_module'"),
        ("1 / 0\n", "cannot be run: ZeroDivisionError: division by zero"),
        ("", "defines 0 agents: expected one class that is an updown.agents.api.Agent"),
        ("from updown.agents.builtin import Random\n", "defines 0 agents"),
        (BOT + BOT.replace("Bot", "Other"), "defines 2 agents: expected one class"),
    ],
)
def test_a_file_that_has_no_agent_is_refused_by_its_name(text: str, problem: str, tmp_path: Path) -> None:
    file = write(tmp_path, text)
    with pytest.raises(BadAgent) as bad:
        make_agent(str(file), GAME)
    assert str(bad.value).startswith(f"{file} ")
    assert problem in str(bad.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for missing in (tmp_path / "none.py", tmp_path):
        with pytest.raises(BadAgent, match=f"^there is no file {missing}: expected a Python file with an agent in it$"):
            load_agent(missing)
    with pytest.raises(BadAgent, match=r"there is no file none\.py"):
        make_agent("none.py:time=1", GAME)


def test_an_agent_without_a_policy_is_refused_by_its_name(tmp_path: Path) -> None:
    file = write(tmp_path, "from updown.agents.api import Agent\n\nclass Bot(Agent):\n    pass\n")
    with pytest.raises(BadAgent, match=r"mybot\.py"):
        make_agent(str(file), GAME)


def test_an_agent_from_a_file_that_crashes_is_reported_by_its_path(tmp_path: Path) -> None:
    file = write(tmp_path, BOT.replace("count = len(observation.actions)", "raise KeyError('what now')"))
    match = GAME.deal(seed=1)
    with pytest.raises(AgentFailed, match=r"^agent .*mybot\.py: crashed: KeyError: 'what now'$"):
        ask(make_agent(str(file), GAME), look(match, match.turn[0]))


# --- agents as classes and objects, copied and pickled ---


class Late(Random):
    """An agent of a test: the last move."""

    name = "late"

    def policy(self, observation: Observation) -> list[float]:
        return [0.0] * (len(observation.actions) - 1) + [1.0]


def test_an_agent_may_be_a_name_a_class_or_an_object(tmp_path: Path) -> None:
    game = updown.game("dnup", players=3)
    made = make_agent(Late, game, seed=4)
    assert (type(made), made.seed, made.spec) == (Late, 4, "late")
    assert make_agent(made, game) is made
    file = tmp_path / "lazy.py"
    file.write_text("from updown.agents.builtin import Random\nclass Lazy(Random): name = 'lazy'")
    assert make_agent(file, game).spec == "lazy"
    with pytest.raises(BadAgent, match=r"agent late was made for .*players=3.*: expected one for .*players=2"):
        make_agent(made, updown.game("dnup", players=2))
    with pytest.raises(BadAgent, match="agent is 5: expected a name, a file, a class or an agent"):
        make_agent(5, game)  # type: ignore[arg-type]


@pytest.mark.parametrize("spec", ["random", "beginner", "casual", "strong:rollouts=20"])
def test_a_copied_agent_chooses_as_the_original_does(spec: str) -> None:
    match = updown.game("dnup", players=3).deal(seed=7)
    agent, seen = make_agent(spec, match.game, seed=3), look(match, match.turn[0])
    chosen = ask(agent, seen)
    for twin in (pickle.loads(pickle.dumps(agent)), copy.deepcopy(agent)):
        assert twin.spec == spec
        assert ask(twin, pickle.loads(pickle.dumps(seen))) == chosen
        assert ask(twin, copy.deepcopy(seen)) == chosen
