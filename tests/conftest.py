"""How all tests are started, which of them are quick enough for `make test-fast`, and what they share."""

import re
import signal
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

SLOW = (
    "architecture/test_public_names.py::test_the_examples_run",
    "conformance/test_agents.py",
    "conformance/test_bad_input.py::test_replay_round",
    "conformance/test_games.py",
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
    "property/test_determinize.py",
    "property/test_facts.py",
    "property/test_features.py",
    "property/test_match_properties.py",
    "property/test_paired_worlds.py",
    "property/test_steps.py",
    "unit/agents/test_endgame.py",
    "unit/agents/test_matrix.py::test_compiled",
    "unit/agents/test_search.py",
    "unit/agents/test_searcher.py",
    "unit/agents/test_versions.py",
    "unit/bench/test_openspiel_steps.py",
    "unit/cli/test_arena.py",
    "unit/cli/test_extras.py",
    "unit/cli/test_hints.py",
    "unit/cli/test_outside_game.py",
    "unit/cli/test_refusals.py::test_every_refusal",
    "unit/cli/test_terminal_texts.py",
    "unit/engine/test_batch.py",
    "unit/engine/test_compile.py::test_a_cache",
    "unit/engine/test_compile.py::test_what_was_compiled",
    "unit/interop/",
    "unit/lab/test_arena.py",
    "unit/lab/test_equilibrium.py",
    "unit/lab/test_exploit.py",
    "unit/lab/test_journal.py",
    "unit/lab/test_study.py",
    "unit/rules/test_guidance.py::test_every_kind",
    "unit/rules/test_guidance.py::test_looking",
    "unit/rules/test_picture.py::test_a_views_picture",
    "unit/rules/test_picture.py::test_every_picture",
    "unit/rules/test_shapes.py::test_every",
    "unit/rules/test_text.py::test_a_view_in_words",
    "unit/rules/test_text.py::test_every_fact",
    "unit/rules/test_text.py::test_repr",
    "unit/rules/test_text.py::test_tables_are_plain",
    "unit/server/store/test_append_process.py",
    "unit/server/test_bot_pool.py",
    "unit/server/test_bot_versions.py",
    "unit/server/test_garbage.py",
    "unit/server/test_moved_seat.py",
    "unit/server/test_preview_pictures.py",
    "unit/server/test_record_pool.py::test_a_process_that_dies",
    "unit/table/test_fold.py",
    "unit/tools/test_release.py",
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
    "conformance/test_records.py::test_a_record_may_stop_anywhere",
    "conformance/test_referee.py::test_every_step",
    "conformance/test_refusals.py::test_refused_move",
    "conformance/test_store.py",
    "conformance/test_up_and_down_rules.py::test_ud_6_the_first_trump",
    "conformance/test_up_and_down_rules.py::test_ud_7_side",
    "e2e/",
    "fuzz/",
    "playthrough/test_node_counts.py",
    "property/test_compiled_equals_plain.py::test_random_games",
    "property/test_determinize.py",
    "property/test_facts.py",
    "property/test_features.py::test_every_number",
    "property/test_features.py::test_worlds_that_a_seat",
    "property/test_match_properties.py::test_a_view_never",
    "property/test_match_properties.py::test_every_other_move",
    "property/test_paired_worlds.py",
    "property/test_steps.py::test_every_legal_move",
    "unit/agents/",
    "unit/cli/test_agents.py",
    "unit/cli/test_arena.py",
    "unit/cli/test_extras.py",
    "unit/cli/test_hints.py",
    "unit/cli/test_moves.py::test_what_is_printed",
    "unit/cli/test_refusals.py::test_every_refusal",
    "unit/engine/test_compile.py",
    "unit/interop/",
    "unit/lab/",
    "unit/rules/test_guidance.py::test_dnup_names",
    "unit/rules/test_guidance.py::test_every_kind",
    "unit/rules/test_guidance.py::test_looking",
    "unit/rules/test_guidance.py::test_up_and_down_names",
    "unit/rules/test_match.py::test_what_is_handed_out",
    "unit/rules/test_picture.py::test_a_views_picture",
    "unit/rules/test_picture.py::test_every_picture",
    "unit/rules/test_shapes.py::test_every",
    "unit/rules/test_text.py::test_a_view_in_words",
    "unit/rules/test_text.py::test_repr",
    "unit/rules/test_text.py::test_tables_are_plain",
    "unit/server/",
    "unit/table/test_deals.py::test_an_operator",
    "unit/table/test_fold.py",
    "unit/table/test_past.py",
    "unit/train/",
)
"""Where `--cov` does not look which lines of the rules are run: looking makes a test take three times as long, and what
these tests run of the rules, other tests run too."""

THOROUGH = (
    r"conformance/test_agents.py::\w+\[.*level[234]",
    r"conformance/test_agents.py::\w+\[(dnup-[34]|up-and-down-3)-",
    r"conformance/test_agents.py::test_every_agent_plays_to_the_end_under_every_option\[up-and-down-.*"
    r"(classic-1-extra-round|classic-2|ludolux-1|ludolux-2-shared)",
    r"conformance/test_agents.py::test_every_agent_plays_to_the_end_under_every_option\[up-and-down-2-full-ludolux",
    r"conformance/test_games.py::test_the_suite\[dnup-secrecy",
    r"conformance/test_never_absurd.py::test_no_blunder_has_any_probability\[.*(level[234]|-strong)",
    r"conformance/test_referee.py::test_every_step_is_as_the_referee_says\[dnup-(3|4|5-(any|hasty))",
    r"conformance/test_up_and_down_rules.py::test_ud_7_side_and_orientation_are_drawn_evenly\[3",
    r"e2e/test_backup.py::test_tables_are_copied_while_people_play_and_move_on\[(sqlite-sqlite|postgresql-postgresql)",
    r"e2e/test_browser_everyone.py::test_every_screen_in_every_language_and_size_of_text\[(en|da)",
    r"e2e/test_browser_friends.py::test_a_spectator_sees_nothing_hidden\[(auf-und-ab|dnup)",
    r"e2e/test_browser_games.py::test_a_child_plays_to_the_end_against_bots\[(up-and-down|dnup)-every",
    r"e2e/test_browser_layout.py::test_a_table_fits_on_every_screen\[(up-and-down-[23]|auf-und-ab-2|dnup-[234])",
    r"e2e/test_browser_learn.py::test_the_first_matches_are_guided_and_then_no_more\[(up-and-down|auf-und-ab)",
    r"e2e/test_browser_pace.py::test_it_can_be_seen_again_after_a_reload\[(up-and-down|dnup)",
    r"e2e/test_docs.py::test_command_succeeds\[updown (arena dnup --players 3|arena.*(beginner -|nerve=)|"
    r"arena dnup --players 2 --all|simulate dnup --players 2 --agents casual --)",
    r"e2e/test_docs.py::test_python_of_a_page_runs\[openspiel",
    r"e2e/test_live_asgi.py::test_a_match_is_played_under_a_plain_uvicorn\[(websockets-asyncio|websockets-sansio-uvloop)",
    r"e2e/test_live_crash.py::test_killed_on_postgresql_nothing_is_lost_or_doubled",
    r"e2e/test_live_damage.py::test_after_a_restart_all_others_go_on_and_its_own_people_read_why\["
    r"(postgresql-(no|an)|sqlite-an)",
    r"e2e/test_live_forgetting.py::test_(others_play_on|nobody_and|tables_with_bots)\w+\[postgresql",
    r"e2e/test_live_versions.py::test_matches_keep_the_rules_that_they_began_by\[postgresql",
    r"e2e/test_live_writer.py::test_a_writer_that_is_killed_is_replaced_and_nothing_is_lost_or_doubled\[postgresql",
    r"e2e/test_nodes.py::test_behind_a_proxy_a_server_that_is_killed_is_not_missed\[running_nginx",
    r"e2e/test_nodes.py::test_people_at_different_nodes_play_a_match_together\[dnup",
    r"e2e/test_terminal.py::test_a_whole_match_speaks_one_language\["
    r"(up-and-down-(en|fr|lb)|auf-und-ab-(de|lb|da)|dnup-(en|de|fr|da))",
    r"e2e/test_upgrade.py::.*(0002-sqlite|0003-postgresql)",
    r"playthrough/test_node_counts.py::test_node_counts_through_match\[(two choose|two shed|three shed|copies)",
    r"playthrough/test_node_counts.py::test_whole_tree\[two choose",
    r"property/test_check_is_total.py::.*(small-20|binary-16|dnup-3|dnup-4|auf-und-ab-2-full)",
    r"property/test_determinize.py::.*(all-are-turned-up|just-drawn-3|a-hand-of-five|buried-taken-buried|cards-5-players|"
    r"the-deal-an-onlooker)",
    r"property/test_facts.py::test_worlds_that_look_the_same_to_everybody_have_the_same_facts\["
    r"(up-and-down-[24]|auf-und-ab-2|dnup-[234])",
    r"property/test_features.py::test_(every_number|worlds_that)\w+\[(dnup-[34]|up-and-down-3)-",
    r"property/test_steps.py::test_every_legal_move_has_one_way_of_steps\[(auf-und-ab-2-full-low|dnup-[34]|up-and-down-3)",
    r"unit/agents/test_forecast.py::test_the_search_reads_a_network_as_numpy_does\[dnup-2-False",
    r"unit/agents/test_search.py::test_compiled_and_plain_think_alike\[(auf-und-ab-2|dnup-[345])",
    r"unit/agents/test_versions.py::test_compiled_agents_play_as_plain_ones_do",
    r"unit/agents/test_versions.py::test_the_engine_plays_by_the_rules_of_the_version\[UpAndDownTwo-False",
    r"unit/agents/test_versions.py::test_the_search_has_the_moves_of_the_version\[UpAndDownTwo-False",
    r"unit/cli/test_extras.py::test_what_needs_the_server_says_how_to_get_it\[(--lan|tables)",
    r"unit/interop/test_openspiel.py::test_cfr_plus_comes_close_to_an_equilibrium\[(up-and-down|dnup)",
    r"unit/interop/test_openspiel.py::test_mccfr_runs\[(up-and-down|dnup)",
    r"unit/interop/test_openspiel.py::test_nash_conv_is_that_of_our_own_walk\[up-and-down",
    r"unit/interop/test_openspiel.py::test_random_simulation\["
    r"(dnup-{'players': [345]}|up-and-down-{'players': [23]}|auf-und-ab-{'players': 2}-)",
    r"unit/interop/test_pettingzoo.py::test_rendering\[(dnup-[34]|up-and-down-3|auf-und-ab-2)",
    r"unit/lab/test_arena.py::test_the_number_of_processes_changes_nothing\[(up-and-down|auf-und-ab)",
    r"unit/lab/test_exploit.py::test_a_best_response_brings_what_is_claimed\[(0-uniform|1-first_move)",
    r"unit/lab/test_exploit.py::test_best_response_is_what_keeping_all_worlds_gives\[(0-whimsical|1-first_move)",
    r"unit/rules/test_picture.py::test_(every|a_views)_picture.*\[(up-and-down-.*ludolux|dnup-[34]|.*binary-16)",
    r"unit/rules/test_text.py::test_(a_view_in_words|repr|tables_are_plain).*\[(up-and-down-4-[25]|dnup-[34])",
    r"unit/server/store/test_append_process.py::test_one_that_is_stuck.*\[asyncio",
)
"""What only `--thorough` runs, as `make soak` does: the same tests with other values, of which `make test` runs some;
as regular expressions from the beginning of the path in this folder."""

FIRST = ("e2e/test_nodes.py",)
"""Files whose tests wait more than they compute, and long: at the end, they would leave a processor idle."""

FOLDER = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fast", action="store_true", help="only what is quick and needs no browser and no PostgreSQL")
    parser.addoption("--thorough", action="store_true", help="also with the values that are left out otherwise")


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
    fast, thorough = config.getoption("fast"), config.getoption("thorough")
    more_values = re.compile("|".join(THOROUGH))
    left_out = set()
    for item in items:
        place = place_of(item)
        if "postgres" in getattr(item, "fixturenames", ()):
            item.add_marker("postgres")
        if place.startswith(UNMEASURED):
            item.add_marker("no_cover")
        slow = fast and ("postgres" in item.keywords or place.startswith(SLOW))
        if slow or (not thorough and more_values.match(place)):
            left_out.add(item)
    config.hook.pytest_deselected(items=[*left_out])
    items[:] = [item for item in items if item not in left_out]
    items.sort(key=lambda item: not place_of(item).startswith(FIRST))


def place_of(item: pytest.Item) -> str:
    """The place of a test in the form of SLOW: its file, and its name after '::'."""
    return f"{item.path.relative_to(FOLDER).as_posix()}::{item.name}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server, one for all tests of this process; each test makes a database of its own."""
    with import_module("kit.postgres").running_postgres() as url:
        yield url
