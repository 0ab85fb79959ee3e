"""Playing, replaying and looking up rules in a terminal: real processes, as a person would start them."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import updown
from kit.commands import run_updown
from updown.games.registry import GAMES
from updown.games.rulebook import numbered_rules, rules_text
from updown.rules.match import Json
from updown.version import __version__
from updown.words import LANGUAGES, page_areas

UPDOWN = [sys.executable, "-m", "updown"]
ENVIRONMENT = {**os.environ, "COLUMNS": "100", "LINES": "40", "TERM": "xterm", "NO_COLOR": "1", "PYTHONUTF8": "1"}
ENVIRONMENT["LC_ALL"] = "C.UTF-8"
ANY_MOVE = "1\n2\n3\n5\n" * 3000
PATIENCE = 120
RANDOM = ("--bots", "random")
"""Bots for which nothing is compiled: most tests here are not about them."""
COMPILING = re.compile(r"(updown: compiling [^\n]+\n)?")


def run(folder: Path, *arguments: str, typed: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
    return run_updown(folder, arguments, typed, {**ENVIRONMENT, **environment})


def play(folder: Path, *arguments: str, typed: str, bots: tuple[str, ...] = RANDOM) -> tuple[str, Json]:
    """What was printed, and the record that was saved."""
    done = run(folder, "play", *arguments, *bots, "--save", "saved.json", typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stderr == "" if bots == RANDOM else COMPILING.fullmatch(done.stderr)
    return done.stdout, json.loads((folder / "saved.json").read_text("utf-8"))


def refused(folder: Path, *arguments: str) -> str:
    """The one line that a bad input gives."""
    done = run(folder, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(r"updown: [^\n]+\n", done.stderr), done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


# --- playing ---


@pytest.mark.parametrize(
    "arguments",
    [
        ("up-and-down", "--players", "2"),
        ("up-and-down", "--players", "3", "--edition", "ludolux", "--rounds", "2", "--tiebreak", "shared"),
        ("up-and-down", "--players", "4", "--seat", "3"),
        ("auf-und-ab", "--players", "2", "--seat", "1"),
        ("auf-und-ab", "--players", "3", "--goal", "low"),
        ("dnup", "--players", "2"),
        ("dnup", "--players", "3", "--seat", "2"),
        ("dnup", "--players", "5"),
        ("dnup", "--players", "2", "--deck", "dnup-10"),
    ],
    ids=" ".join,
)
def test_a_whole_match_is_played_to_its_end(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    printed, record = play(tmp_path, *arguments, "--seed", "2", typed=ANY_MOVE)
    match = updown.replay(record)
    assert match.over
    seat = int(arguments[arguments.index("--seat") + 1]) if "--seat" in arguments else 0
    assert record["seat"] == seat
    assert {*record} == {*match.record(), "seat", "bots"}
    winners = match.state()["winners"]
    assert ("You" if seat in winners else f"Seat {winners[0]}") in printed.splitlines()[-2]
    assert "Scores" in printed


def test_the_same_seed_and_moves_give_the_same_match(tmp_path: Path) -> None:
    records = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        records.append(play(tmp_path / name, "dnup", "--players", "4", "--seed", "9", typed="1\n2\n3\n4\nq\n")[1])
    assert records[0] == records[1]


def test_who_names_no_game_is_asked(tmp_path: Path) -> None:
    done = run(tmp_path, "play", *RANDOM, typed="x\n1\n7\n3\nq\n")
    assert done.returncode == 0
    assert "Type a number from 1 to 3." in done.stdout
    assert "Up & Down, 3 players" in done.stdout
    assert (tmp_path / "updown-up-and-down-1.json").exists()


@pytest.mark.parametrize(
    ("arguments", "typed", "rule"),
    [
        (("up-and-down", "--players", "2", "--seed", "4"), "pass\n", "UD-1[01]"),
        (("auf-und-ab", "--players", "3"), "draw AB\n", "AA-4"),
        (("auf-und-ab", "--players", "3"), "lay AB AB\n", "AA-4"),
        (("dnup", "--players", "3"), "play 1/5 2/5\n", "DN-7"),
        (("dnup", "--players", "3"), "take 0\n", "DN-10"),
        (("dnup", "--players", "2"), "take 0 1\n", "DN-18"),
    ],
)
def test_a_refusal_shows_the_rule(tmp_path: Path, arguments: tuple[str, ...], typed: str, rule: str) -> None:
    printed, record = play(tmp_path, *arguments, typed=typed + "q\n")
    found = re.search(rf"That does not work: .* \(({rule})\)\.\n", printed)
    assert found, printed
    assert numbered_rules(arguments[0])[found[1]] in printed
    assert all(event["seat"] != 0 for event in record["rounds"][0]["events"])


def test_keys_show_rules_moves_table_and_help(tmp_path: Path) -> None:
    typed = "?\n? 12\n? AA-7\n? 99\nm\n\nm -\nm XYZ\nt\nh\n999\nlay A B C D\nq\n"
    printed, _ = play(tmp_path, "auf-und-ab", "--players", "2", "--seed", "1", typed=typed)
    rules = numbered_rules("auf-und-ab")
    assert printed.count(rules["AA-12"].split("**")[2][:60]) == 2
    assert printed.count("*Play.* Put a card") == 2
    assert "There is no rule 99: type ? 1 to ? 13." in printed
    assert "226 more: Enter shows them." in printed
    assert "166 more: Enter shows them." in printed
    assert "No move has “xyz”." in printed
    assert "There is no move 999: type 1 to 286" in printed


def test_leaving_saves_and_resuming_goes_on_to_the_end(tmp_path: Path) -> None:
    first = run(tmp_path, "play", "dnup", "--players", "3", "--seat", "1", "--seed", "5", *RANDOM, typed="1\n2\nq\n")
    again = run(tmp_path, "play", "dnup", "--players", "3", *RANDOM, typed="q\n")
    assert "updown play --resume updown-dnup-1.json" in first.stdout
    assert "updown play --resume updown-dnup-2.json" in again.stdout
    saved = json.loads((tmp_path / "updown-dnup-1.json").read_text("utf-8"))
    printed, record = play(tmp_path, "--resume", "updown-dnup-1.json", typed=ANY_MOVE)
    assert "you are seat 1" in printed
    assert record["seat"] == 1
    assert record["rounds"][0]["setup"] == saved["rounds"][0]["setup"]
    events = saved["rounds"][0]["events"]
    assert record["rounds"][0]["events"][: len(events)] == events
    assert updown.replay(record).over


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    printed, record = play(tmp_path, "auf-und-ab", "--players", "2", typed="1\n")
    assert "Saved as saved.json." in printed
    assert len(record["rounds"][0]["events"]) >= 2


def test_a_resumed_match_may_be_saved_where_it_came_from_and_nowhere_else(tmp_path: Path) -> None:
    play(tmp_path, "dnup", "--players", "3", typed="1\nq\n")
    assert "saved.json is there already" in refused(tmp_path, "play", "dnup", "--players", "3", "--save", "saved.json")
    before = (tmp_path / "saved.json").read_text("utf-8")
    play(tmp_path, "--resume", "saved.json", typed="1\nq\n")
    assert (tmp_path / "saved.json").read_text("utf-8") != before


def test_a_match_between_rounds_goes_on_with_the_next(tmp_path: Path) -> None:
    _, record = play(tmp_path, "up-and-down", "--players", "2", "--rounds", "2", "--tiebreak", "shared", typed=ANY_MOVE)
    record["rounds"] = record["rounds"][:1]
    (tmp_path / "between.json").write_text(json.dumps(record))
    (tmp_path / "saved.json").unlink()
    _, longer = play(tmp_path, "--resume", "between.json", typed="1\nq\n")
    assert len(longer["rounds"]) == 2
    assert longer["rounds"][0] == record["rounds"][0]


def test_a_finished_match_shows_its_scores_again(tmp_path: Path) -> None:
    play(tmp_path, "auf-und-ab", "--players", "2", typed=ANY_MOVE)
    done = run(tmp_path, "play", "--resume", "saved.json")
    assert done.returncode == 0
    assert "The game is over." in done.stdout
    assert "Scores" in done.stdout


def test_input_that_is_no_text_is_a_move_that_does_not_work(tmp_path: Path) -> None:
    command = [*UPDOWN, "play", "dnup", "--players", "3", *RANDOM, "--save", "saved.json"]
    done = subprocess.run(command, cwd=tmp_path, input=b"\xff\xfe\nq\n", capture_output=True, env=ENVIRONMENT)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"That does not work" in done.stdout


@pytest.mark.parametrize("name", GAMES)
def test_a_narrow_terminal_is_wide_enough(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, "play", name, "--players", "2", "--seed", "1", *RANDOM, typed="1\n1\n1\nq\n", COLUMNS="60")
    assert max(len(line) for line in done.stdout.splitlines() if "Saved as" not in line) <= 60


# --- against whom ---

CRASHING = """
from updown.agents.api import Agent

class Crashing(Agent):
    about = "gives up after a trick"

    def policy(self, observation):
        if observation.view["played"]:
            raise RuntimeError("I give\\nup")
        return [1] + [0] * (len(observation.moves) - 1)
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ("up-and-down", "--players", "3", "--rounds", "1", "--tiebreak", "shared", "--deck", "small-20"),
        ("auf-und-ab", "--players", "2", "--deck", "binary-16"),
        ("dnup", "--players", "2"),
    ],
    ids=" ".join,
)
def test_who_names_no_bots_plays_against_casual_ones(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    printed, record = play(tmp_path, *arguments, "--seed", "3", typed=ANY_MOVE, bots=())
    assert re.search(r"^Your opponents?: casual \(", printed, re.MULTILINE)
    assert record["bots"]["agent"] == "casual"
    assert updown.replay(record).over


def test_a_resumed_match_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    """Nothing in a round of dnup is chance, so only the bots could play differently."""
    for name in ("whole", "parts"):
        (tmp_path / name).mkdir()
    table = ("dnup", "--players", "3", "--seed", "5")
    _, whole = play(tmp_path / "whole", *table, typed="1\n1\n1\n1\nq\n")
    _, part = play(tmp_path / "parts", *table, typed="1\n1\nq\n")
    assert len(part["rounds"][0]["events"]) < len(whole["rounds"][0]["events"])
    (tmp_path / "parts" / "saved.json").rename(tmp_path / "parts" / "part.json")
    printed, rest = play(tmp_path / "parts", "--resume", "part.json", typed="1\n1\nq\n", bots=())
    assert "Your opponents: random (" in printed
    assert rest == whole


def test_a_bot_that_fails_is_one_clear_line_and_the_match_is_saved(tmp_path: Path) -> None:
    (tmp_path / "crashing.py").write_text(CRASHING)
    table = ("play", "up-and-down", "--players", "2", "--seed", "1", "--bots", "crashing.py")
    done = run(tmp_path, *table, "--save", "saved.json", typed=ANY_MOVE)
    assert done.returncode == 2
    assert "Your opponent: crashing.py (gives up" in done.stdout
    assert "Saved as saved.json. Go on with: updown play --resume saved.json" in done.stdout
    assert done.stderr == "updown: agent crashing.py: crashed: RuntimeError: I give up\n"
    record = json.loads((tmp_path / "saved.json").read_text("utf-8"))
    assert updown.replay(record).turn == (1,)

    assert "to run that file again, add --bots crashing.py" in refused(tmp_path, "play", "--resume", "saved.json")
    again = run(tmp_path, "play", "--resume", "saved.json", "--bots", "crashing.py")
    assert (again.returncode, again.stderr) == (done.returncode, done.stderr)
    printed, _ = play(tmp_path, "--resume", "saved.json", typed="q\n")
    assert "Your opponent: random (" in printed


# --- what must not be seen ---


def hidden_cards(record: Json, seat: int) -> set[str]:
    """The cards that nobody but their holders can have seen so far, in a match that is in its first round."""
    match = updown.replay(record)
    state, view = match.state(), match.view(seat)
    hidden = [card for other, hand in enumerate(state["hands"]) if other != seat for card in hand]
    hidden += state.get("aside", []) + state.get("stock", [])
    public = {card for cards in view.get("known", []) for card in cards}
    return {*hidden} - public


def names_of(card: str) -> set[str]:
    """All that a card may be called; not the single letters, which are words of their own."""
    if "/" in card:
        return {card, "/".join(reversed(card.split("/")))}
    if card[1:].isdigit():
        suit = {"D": "diamonds", "H": "hearts", "S": "spades", "C": "clubs"}[card[0]]
        return {card, f"{ {'11': 'jack', '12': 'queen'}.get(card[1:], card[1:]) } of {suit}"}
    return {card} if len(card) > 1 else set()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", GAMES)
def test_no_hidden_card_is_ever_printed(tmp_path: Path, name: str, players: int, seed: int) -> None:
    typed = "t\nm\n1\nm\n3\n2\n1\nt\n4\n1\nq\n"
    printed, record = play(tmp_path, name, "--players", str(players), "--seed", str(seed), "--seat", "1", typed=typed)
    assert len(record["rounds"]) == 1
    hidden = hidden_cards(record, 1)
    assert hidden
    for card in hidden:
        for form in names_of(card):
            assert not re.search(rf"(?<![\w/]){form}(?![\w/])", printed), form


# --- replaying ---


@pytest.mark.parametrize(("name", "players"), [("up-and-down", 3), ("auf-und-ab", 2), ("dnup", 2), ("dnup", 4)])
def test_replay_prints_the_final_state(tmp_path: Path, name: str, players: int) -> None:
    _, record = play(tmp_path, name, "--players", str(players), "--seed", "3", typed="1\n2\n1\n1\n2\nq\n")
    match = updown.replay(record)
    assert json.loads(run(tmp_path, "replay", "saved.json", "--json").stdout) == match.state()
    assert json.loads(run(tmp_path, "replay", "saved.json", "--json", "--seat", "1").stdout) == match.view(1)


@pytest.mark.parametrize(("name", "players"), [("up-and-down", 2), ("auf-und-ab", 3), ("dnup", 3)])
def test_replay_into_a_pipe_prints_every_event(tmp_path: Path, name: str, players: int) -> None:
    _, record = play(tmp_path, name, "--players", str(players), "--seed", "1", typed=ANY_MOVE)
    done = run(tmp_path, "replay", "saved.json")
    events = [event for part in record["rounds"] for event in part["events"]]
    numbers = re.findall(r"^ *(\d+)  seat (\d): ", done.stdout, re.MULTILINE)
    assert numbers == [(str(place), str(event["seat"])) for place, event in enumerate(events, 1)]
    assert (done.returncode, done.stderr) == (0, "")


def test_replay_for_a_seat_hides_what_the_others_chose(tmp_path: Path) -> None:
    _, record = play(tmp_path, "up-and-down", "--players", "3", "--seed", "1", "--seat", "1", typed="1\n1\n1\nq\n")
    printed = run(tmp_path, "replay", "saved.json", "--seat", "1").stdout
    assert "seat 1: choose" in printed
    assert "seat 0: choose" not in printed
    for card in hidden_cards(record, 1):
        assert not re.search(rf"\b{card}\b", printed)


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    play(tmp_path, "dnup", "--players", "4", "--seed", "1", typed=ANY_MOVE)
    for command in (["replay", "saved.json"], ["rules", "dnup"], ["replay", "saved.json", "--json"]):
        with subprocess.Popen(
            [*UPDOWN, *command], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
        ) as process:
            assert process.stdout
            assert process.stderr
            process.stdout.close()
            assert process.stderr.read() == b""


# --- rules, help ---


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_printed_whole_or_one_at_a_time(tmp_path: Path, name: str) -> None:
    whole = run(tmp_path, "rules", name).stdout
    for number, text in numbered_rules(name).items():
        assert f"- **{number}** " in whole
        assert run(tmp_path, "rules", name, number.lower()).stdout.strip() == text
        break


def test_there_is_help(tmp_path: Path) -> None:
    done = run(tmp_path, "--help")
    assert done.returncode == 0
    for command in ("play", "replay", "rules", "simulate"):
        assert command in done.stdout
    assert run(tmp_path, "--version").stdout == f"updown {__version__}\n"


def test_people_do_not_wait_for_the_compiler(tmp_path: Path) -> None:
    code = "import sys, updown.cli.main; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=ENVIRONMENT).returncode == 0


# --- bad input ---


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "there is no game 'chess': expected up-and-down, auf-und-ab, dnup"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "dnup", "DN-21"], "dnup has no rule 'DN-21': expected DN-1 to DN-20"),
        (["rules", "dnup", "DN-2", "--lang", "nl"], "--lang is 'nl': expected en, de, fr, lb or da"),
        (["play", "dnup", "--players", "3", "--lang", "xx"], "--lang is 'xx': expected en, de, fr, lb or da"),
        (["replay", "none.json", "--lang", ""], "--lang is '': expected en, de, fr, lb or da"),
        (["play", "dnup"], "option 'players' must be given: a number from 2 to 5"),
        (["play", "dnup", "--players", "6"], "option 'players' is 6: expected a number from 2 to 5"),
        (["play", "dnup", "--players", "two"], "option 'players' is 'two': expected a number from 2 to 5"),
        (["play", "dnup", "--players", "3", "--rounds", "2"], "option 'rounds' is unknown: dnup takes players, deck"),
        (
            ["play", "up-and-down", "--players", "3", "--rounds", "21"],
            "option 'rounds' is 21: expected a number from 1 to 20",
        ),
        (["play", "up-and-down", "--players", "3", "--edition", "old"], "expected 'classic' or 'ludolux'"),
        (["play", "auf-und-ab", "--players", "3", "--goal", "1"], "option 'goal' is 1: expected 'high' or 'low'"),
        (["play", "dnup", "--players", "3", "--deck", "none"], "option 'deck' is 'none': expected dnup-10, dnup-40"),
        (["play", "dnup", "--players", "3", "--deck", "none.toml"], "none.toml cannot be read: No such file"),
        (["play", "dnup", "--players", "3", "--seat", "3"], "seat is 3: expected 0 to 2"),
        (["play", "dnup", "--players", "3", "--seed", "x"], "invalid int value: 'x'"),
        (["play", "dnup", "--players", "3", "--save", "none/x.json"], "there is no folder none"),
        (["play", "--bots", "clever"], "there is no agent 'clever': expected random, beginner, casual"),
        (["play", "dnup", "--players", "3", "--bots", "oracle"], "agent oracle cheats: it sees all cards"),
        (["play", "dnup", "--players", "3", "--bots", "none.py"], "there is no file none.py"),
        (["play", "dnup", "--players", "3", "--bots", "random:x=1"], "there is no setting 'x'"),
        (["play", "dnup", "--players", "3", "--bots", ""], "an agent is '': expected a name like casual"),
        (["play", "--resume", "none.json"], "none.json cannot be read: No such file"),
        (["replay", "none.json"], "none.json cannot be read: No such file"),
        (["replay", "."], "cannot be read"),
        (["dance"], "invalid choice: 'dance'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_bad_argument_is_one_clear_line(tmp_path: Path, arguments: list[str], words: str) -> None:
    assert words in refused(tmp_path, *arguments)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ('cards = ["0/4"]', "there can be no card '0/4', expected two different values"),
        ('cards = ["4/4"]', "there can be no card '4/4'"),
        ("cards = [12]", "expected a list of texts"),
        ('cards = ["1/2"', "is not a deck"),
        ('cards = ["1/5", "1/2"]', "2 cards cannot be dealt evenly to 3 players"),
    ],
)
def test_an_impossible_deck_is_one_clear_line(tmp_path: Path, content: str, words: str) -> None:
    head = 'format = "updown-deck/1"\ngame = "dnup"\nname = "mine"\nstar = "1/5"\n'
    (tmp_path / "mine.toml").write_text(head + content)
    assert words in refused(tmp_path, "play", "dnup", "--players", "3", "--deck", "mine.toml")


def test_a_deck_file_of_ones_own_is_played_and_kept_in_the_record(tmp_path: Path) -> None:
    content = (
        'format="updown-deck/1"\ngame="dnup"\nname="mine"\nstar="1/5"\ncards=["1/5","1/2","2/3","3/4","4/5","2/5"]\n'
    )
    (tmp_path / "my cards").write_text(content)
    _, record = play(tmp_path, "dnup", "--players", "3", "--deck", "my cards", "--seed", "1", typed="1\nq\n")
    assert record["options"]["deck"]["name"] == "mine"


def break_record(record: Json, how: str) -> str:
    """A record file with something wrong in it."""
    hands = record["rounds"][0]["setup"]["hands"]
    if how == "truncated":
        return json.dumps(record)[:-40]
    if how == "enormous":
        return json.dumps({**record, "note": "x" * 10_000_001})
    if how == "nested":
        return "[" * 100_000
    if how == "stolen":
        hands[0].pop()
    elif how == "doubled":
        hands[0][0] = hands[1][0]
    elif how == "dice":
        roll = next(event for event in record["rounds"][0]["events"] if event["move"] == "roll")
        roll["dice"] = [7, 7]
    elif how == "turn":
        record["rounds"][0]["events"].insert(0, {"seat": 9, "move": "flip"})
    elif how == "event":
        record["rounds"][0]["events"].append("flip")
    else:
        record["game"] = how
    return json.dumps(record)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("truncated", "broken.json is not a record"),
        ("enormous", "broken.json is not a record: it has more than"),
        ("nested", "broken.json is not a record"),
        ("stolen", "round 0, set-up: hand 0 has 14 cards, expected 15 (UD-5)"),
        ("doubled", "is there twice (UD-5)"),
        ("dice", "expected two numbers from 1 to 6 (UD-10)"),
        ("turn", "round 0, event 0: seat 9 may not flip"),
        ("event", "round 0, event 1: seat None may not do"),
        ("chess", "there is no game 'chess'"),
    ],
)
def test_a_broken_record_is_one_clear_line(tmp_path: Path, how: str, words: str) -> None:
    match = updown.game("up-and-down", players=2).deal(seed=1)
    match.play(match.turn[0], {"move": "roll"})
    (tmp_path / "broken.json").write_text(break_record(match.record(), how))
    assert words in refused(tmp_path, "replay", "broken.json")
    if how in ("truncated", "doubled"):
        assert words in refused(tmp_path, "replay", "--json", "broken.json")
        assert words in refused(tmp_path, "play", "--resume", "broken.json")


def test_a_saved_match_brings_its_own_game_and_options(tmp_path: Path) -> None:
    play(tmp_path, "dnup", "--players", "3", typed="q\n")
    resume = ["play", "--resume", "saved.json"]
    assert "is a match of 'dnup', not of 'auf-und-ab'" in refused(tmp_path, *resume, "auf-und-ab")
    assert "option 'players' comes with the saved match" in refused(tmp_path, *resume, "--players", "3")


# --- a real terminal ---


class Terminal:
    """A process at a pseudo-terminal."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.end, other = pty.openpty()
        self.process = subprocess.Popen(
            [*UPDOWN, *arguments],
            cwd=folder,
            stdin=other,
            stdout=other,
            stderr=other,
            env={**ENVIRONMENT, **environment},
            # Where the tests run in the background they ignore interrupts, and their children would too.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(other)
        self.printed = ""

    def until(self, words: str) -> str:
        """Reads on until these words have come."""
        new = ""
        while words not in new:
            ready, _, _ = select.select([self.end], [], [], PATIENCE)
            if not ready:
                self.process.kill()
                self.process.wait()
                pytest.fail(f"{words!r} did not come: {new}")
            new += os.read(self.end, 65536).decode(errors="replace")
        self.printed += new
        return new

    def until_it_waits(self) -> None:
        """Until the process sleeps, since it waits for a line. It would notice a signal that comes just before that
        only with the next line."""
        until = time.monotonic() + PATIENCE
        while Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < until
            time.sleep(0.01)

    def type(self, line: str) -> None:
        os.write(self.end, line.encode())

    def close(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.end)
        return code


def test_a_person_at_a_terminal_plays_and_leaves(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "up-and-down", "--seed", "1", *RANDOM)
    terminal.until("How many players, 2 to 4? ")
    terminal.type("2\n")
    terminal.until("Your move (")
    terminal.type("?12\n")
    assert "Compare the cards." in terminal.until("Your move (")
    terminal.type("\x04")
    terminal.until("Saved as updown-up-and-down-1.json.")
    assert terminal.close() == 0


def test_an_interrupt_saves_and_leaves_quietly(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "dnup", "--players", "3", *RANDOM)
    terminal.until("m t h ? q):")
    terminal.until_it_waits()
    terminal.process.send_signal(signal.SIGINT)
    terminal.until("Saved as updown-dnup-1.json.")
    assert terminal.close() == 130
    assert "Traceback" not in terminal.printed


def test_a_person_steps_through_a_record(tmp_path: Path) -> None:
    _, record = play(tmp_path, "dnup", "--players", "3", "--seed", "2", typed="1\n2\n3\nq\n")
    total = len(record["rounds"][0]["events"])
    terminal = Terminal(tmp_path, "replay", "saved.json")
    terminal.until(f"0 of {total}> ")
    for typed, place in (("\n", 1), ("\n", 2), ("b\n", 1), ("4\n", 4), ("999\n", -1), ("b\n", -2), ("x\n", -2)):
        terminal.type(typed)
        shown = terminal.until(f" of {total}> ")
        assert f"{place if place >= 0 else total + 1 + place} of {total}> " in shown
    terminal.type("q\n")
    assert terminal.close() == 0


# --- in five languages ---

SHORT = {
    "up-and-down": ("--players", "2", "--deck", "small-9", "--tiebreak", "shared"),
    "auf-und-ab": ("--players", "2", "--deck", "binary-8"),
    "dnup": ("--players", "2", "--deck", "dnup-10"),
}
EVERY_KEY = "nonsense\nplay\ntake 7\n? 7\n?\n? 99\nm\nm 1\nm XYZ\nt\nh\n9999\n"
WORD = re.compile(r"[^\W\d_]{2,}")
NO_WORDS = re.compile(r"^[a-z][a-z0-9-]* =|^ *\.[a-z]+ =|^#.*|\$\w+|\[\w+\]|\{ [a-z-]+ \}", re.MULTILINE)
"""What is in a catalogue and is said to nobody: ids, comments, variables, cases."""


def vocabulary(lang: str) -> set[str]:
    """Every word that the catalogues of a language have, and what is called the same everywhere."""
    folder = Path(updown.__file__).parent / "words"
    parts = (".", "rules", "terminal", *(f"pages/{area}" for area in page_areas()))
    texts = [(folder / part / f"{lang}.ftl").read_text("utf-8") for part in parts]
    values = [NO_WORDS.sub("", text) for text in texts]
    return {*WORD.findall(" ".join(values).lower())}


def words_of(printed: str) -> set[str]:
    """The words in what was printed, but for those that were typed, cards, and the name of a command or a file."""
    lines = [line for line in printed.replace("\N{NO-BREAK SPACE}", " ").splitlines() if "updown" not in line]
    text = " ".join(
        re.sub(r"(\(1-?\d*, m t h \? q\)\s?:|\w+ ?:) [^ ].*$" if "m t h ? q" in line else "$^", "", line)
        for line in lines
    )
    return {word.lower() for word in WORD.findall(text) if not re.fullmatch(r"[A-E]+", word)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_speaks_one_language(tmp_path: Path, name: str, lang: str) -> None:
    """Every word that the terminal shows is one of that language: in play, where moves are refused, and replayed."""
    printed, record = play(tmp_path, name, *SHORT[name], "--seed", "3", "--lang", lang, typed=EVERY_KEY + ANY_MOVE)
    assert updown.replay(record).over
    replayed = run(tmp_path, "replay", "saved.json", "--lang", lang).stdout
    assert len(words_of(printed)) > 60
    known = vocabulary(lang) | {"random", "xyz"}
    if lang == "en":
        known |= {*WORD.findall(rules_text(name).lower())}
    assert words_of(printed) - known == set()
    assert words_of(replayed) - known == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_of_the_locale_is_spoken(tmp_path: Path, lang: str) -> None:
    locale = {"LC_ALL": "", "LC_MESSAGES": f"{lang}_LU.UTF-8", "LANG": "xx_YY"}
    shown = run(tmp_path, "rules", "dnup", "dn-12", **locale).stdout.strip()
    assert shown == numbered_rules("dnup", lang)["DN-12"]
    assert run(tmp_path, "rules", "dnup", "12", "--lang", lang).stdout.strip() == shown


@pytest.mark.parametrize(
    ("lang", "asked", "prompt", "saved"),
    [
        ("de", "Wie viele spielen mit, 2 bis 4? ", "Dein Zug (", "Gespeichert als updown-up-and-down-1.json."),
        ("fr", "Combien de joueurs, de 2 à 4", "Ton coup (", "Enregistré sous updown-up-and-down-1.json."),
        ("lb", "Wéi vill Spiller, 2 bis 4? ", "Däin Zuch (", "Gespäichert als updown-up-and-down-1.json."),
        ("da", "Hvor mange spillere, 2 til 4? ", "Dit træk (", "Gemt som updown-up-and-down-1.json."),
    ],
)
def test_a_person_at_a_terminal_is_spoken_to_in_the_language_of_the_locale(
    tmp_path: Path, lang: str, asked: str, prompt: str, saved: str
) -> None:
    arguments = ("play", "up-and-down", "--seed", "1", *RANDOM)
    terminal = Terminal(tmp_path, *arguments, LC_ALL=f"{lang}_LU.UTF-8")
    terminal.until(asked)
    terminal.type("2\n")
    terminal.until(prompt)
    terminal.type("1\n")
    terminal.until(prompt)
    terminal.type("q\n")
    terminal.until(saved)
    assert terminal.close() == 0
