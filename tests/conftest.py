"""How all tests are started, which of them are quick enough for `make test-fast`, and what they share."""

import signal
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

SLOW = (
    "architecture/test_public_names.py::test_the_examples_run",
    "conformance/test_games.py",
    "conformance/test_agents.py",
    "conformance/test_bad_input.py::test_replay_round",
    "conformance/test_never_absurd.py",
    "conformance/test_referee.py::test_every_step",
    "conformance/test_store.py::test_processes_that_start",
    "conformance/test_store.py::test_what_a_killed_process",
    "conformance/test_up_and_down_rules.py::test_ud_7_side",
    "e2e/",
    "fuzz/",
    "playthrough/test_node_counts.py",
    "property/test_check_is_total.py",
    "property/test_compiled_equals_plain.py",
    "property/test_facts.py",
    "property/test_features.py",
    "property/test_match_properties.py",
    "property/test_paired_worlds.py",
    "property/test_determinize.py",
    "property/test_steps.py",
    "unit/agents/test_endgame.py",
    "unit/agents/test_matrix.py::test_compiled",
    "unit/agents/test_search.py",
    "unit/agents/test_searcher.py",
    "unit/agents/test_versions.py",
    "unit/cli/test_arena.py",
    "unit/cli/test_extras.py",
    "unit/cli/test_hints.py",
    "unit/cli/test_refusals.py::test_whatever_is_refused",
    "unit/engine/test_batch.py",
    "unit/engine/test_compile.py::test_what_was_compiled",
    "unit/interop/",
    "unit/lab/test_arena.py",
    "unit/lab/test_exploit.py",
    "unit/lab/test_journal.py",
    "unit/lab/test_study.py",
    "unit/rules/test_picture.py::test_a_views_picture",
    "unit/rules/test_picture.py::test_every_picture",
    "unit/rules/test_text.py::test_a_view_in_words",
    "unit/rules/test_text.py::test_every_fact",
    "unit/rules/test_text.py::test_repr",
    "unit/rules/test_text.py::test_tables_are_plain",
    "unit/server/store/test_append_process.py",
    "unit/server/test_bot_pool.py",
    "unit/server/test_bot_versions.py",
    "unit/server/test_moved_seat.py",
    "unit/cli/test_outside_game.py",
    "unit/cli/test_terminal_texts.py",
    "unit/table/test_fold.py",
    "unit/tools/test_release.py",
    "unit/engine/test_compile.py::test_a_cache",
    "unit/server/test_record_pool.py::test_a_process_that_dies",
    "unit/train/test_run.py",
)
"""What `--fast` leaves out, by the beginning of its path in this folder: it takes long, or it needs a browser or the
compiled search. Tests with the mark `postgres` are left out too. Everything else is in, new tests too; `make test-fast`
tells which of them are slow, and has to stay under a minute."""

UNMEASURED = (
    "conformance/test_agents.py",
    "conformance/test_bad_input.py::test_replay_round_setup",
    "conformance/test_games.py::test_the_suite[auf-und-ab-agents",
    "conformance/test_games.py::test_the_suite[auf-und-ab-compiled",
    "conformance/test_games.py::test_the_suite[auf-und-ab-secrecy",
    "conformance/test_games.py::test_the_suite[dnup-agents",
    "conformance/test_games.py::test_the_suite[dnup-compiled",
    "conformance/test_games.py::test_the_suite[dnup-secrecy",
    "conformance/test_games.py::test_the_suite[seesaw",
    "conformance/test_games.py::test_the_suite[up-and-down-agents",
    "conformance/test_games.py::test_the_suite[up-and-down-compiled",
    "conformance/test_games.py::test_the_suite[up-and-down-secrecy",
    "conformance/test_never_absurd.py",
    "conformance/test_referee.py::test_every_step",
    "conformance/test_store.py",
    "conformance/test_up_and_down_rules.py::test_ud_7_side",
    "e2e/",
    "fuzz/",
    "playthrough/test_node_counts.py",
    "property/test_determinize.py",
    "property/test_facts.py",
    "property/test_features.py::test_every_number",
    "property/test_match_properties.py::test_a_view_never",
    "property/test_match_properties.py::test_every_other_move",
    "property/test_paired_worlds.py",
    "property/test_steps.py::test_every_legal_move",
    "unit/agents/",
    "unit/cli/test_agents.py",
    "unit/cli/test_arena.py",
    "unit/cli/test_extras.py",
    "unit/cli/test_hints.py",
    "unit/cli/test_refusals.py::test_whatever_is_refused",
    "unit/engine/test_compile.py",
    "unit/interop/",
    "unit/lab/",
    "unit/rules/test_guidance.py::test_dnup_names",
    "unit/rules/test_guidance.py::test_every_kind",
    "unit/rules/test_guidance.py::test_looking",
    "unit/rules/test_guidance.py::test_up_and_down_names",
    "unit/rules/test_picture.py::test_a_views_picture",
    "unit/rules/test_picture.py::test_every_picture",
    "unit/rules/test_shapes.py::test_every",
    "unit/rules/test_text.py::test_a_view_in_words",
    "unit/rules/test_text.py::test_repr",
    "unit/rules/test_text.py::test_tables_are_plain",
    "unit/server/",
    "unit/table/test_fold.py",
    "unit/table/test_past.py",
    "unit/train/",
)
"""Where `--cov` does not look which lines of the rules are run: looking makes a test take three times as long, and what
these tests run of the rules, other tests run too."""

FOLDER = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fast", action="store_true", help="only what is quick and needs no browser and no PostgreSQL")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "postgres: needs PostgreSQL's programs")
    config.addinivalue_line("markers", "no_cover: pytest-cov looks away")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Started in the background, we ignore Ctrl-C, and programs that we start would inherit that. They do not
        # inherit a handler that does nothing.
        signal.signal(signal.SIGINT, lambda *_: None)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files that are slow as a whole are not even imported."""
    if not config.getoption("fast") or not collection_path.is_relative_to(FOLDER):
        return None
    place = collection_path.relative_to(FOLDER).as_posix()
    return (f"{place}/" if collection_path.is_dir() else place).startswith(SLOW) or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if "postgres" in getattr(item, "fixturenames", ()):
            item.add_marker("postgres")
        if place_of(item).startswith(UNMEASURED):
            item.add_marker("no_cover")
    if config.getoption("fast"):
        slow = {item for item in items if "postgres" in item.keywords or place_of(item).startswith(SLOW)}
        config.hook.pytest_deselected(items=[*slow])
        items[:] = [item for item in items if item not in slow]


def place_of(item: pytest.Item) -> str:
    """The place of a test in the form of SLOW: its file, and its name after '::'."""
    return f"{item.path.relative_to(FOLDER).as_posix()}::{item.name}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server, one for all tests of this process; each test makes a database of its own."""
    with import_module("kit.postgres").running_postgres() as url:
        yield url
