"""`updown serve` runs the server of live tables; `updown tables` lists and deletes tables and their reports."""

from argparse import Namespace
from collections import Counter
from datetime import UTC, datetime
from importlib import import_module
from os import environ
from typing import Any

from updown.cli.options import which_games
from updown.extras import import_from

NOT_THERE = 1


def add_parser(commands: Any) -> None:
    # The settings are quick to import; the server itself is imported when it is started.
    settings = import_module("updown.server.settings")
    parser = commands.add_parser(
        "serve",
        help="host live tables, for friends and bots",
        description=f"Serves tables of {which_games()}. Every setting can also be given in the environment.",
        allow_abbrev=False,
    )
    settings.add_flags(parser)
    parser.set_defaults(run=run)
    tables = commands.add_parser(
        "tables", help="what is kept of live tables: list, delete for good", allow_abbrev=False
    )
    parts = tables.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, text, action in (
        ("list", "list tables", run_list),
        ("delete", "delete a table for good, with its reports", run_delete),
        ("reports", "list what people have reported of tables", run_reports),
        ("dismiss", "delete the reports of a table, which are dealt with", run_dismiss),
    ):
        part = parts.add_parser(name, help=text)
        part.add_argument("--database", metavar="URL", help="where the tables are kept (default: as `updown serve`)")
        if name in ("delete", "dismiss"):
            part.add_argument("table", metavar="TABLE", help="the id of the table")
        part.set_defaults(run=action)


def run(args: Namespace) -> int:
    settings = import_module("updown.server.settings").read_settings(environ, vars(args))
    return int(import_from("server", "updown.server.app").serve(settings))


def open_store(args: Namespace) -> Any:
    settings = import_module("updown.server.settings").read_settings(environ, {"database": args.database})
    database = import_from("server", "updown.server.store.store")
    return database.Store(settings.database or database.default_url())


def run_list(args: Namespace) -> int:
    store = open_store(args)
    counts = Counter(report.table for report in store.reports())
    for row in store.all_tables():
        damage = f"  damaged ({row.damage})" if row.damage else ""
        reports = f"  reports: {counts[row.table]}" if counts[row.table] else ""
        print(f"{row.table}  {row.game:12} {row.status:8} {row.updated}{damage}{reports}")
    store.close()
    return 0


def run_delete(args: Namespace) -> int:
    store = open_store(args)
    there = store.delete(args.table)
    store.dismiss_reports(args.table)
    store.clean()
    store.close()
    print(f"{args.table} is deleted for good" if there else f"there is no table {args.table}")
    return 0 if there else NOT_THERE


def run_reports(args: Namespace) -> int:
    """The words of the person come last, as they are: they have no line breaks or invisible characters."""
    store = open_store(args)
    for report in store.reports():
        when = datetime.fromtimestamp(report.at / 1000, UTC).isoformat(" ", "minutes")
        print(f"{when}  {report.table}  person {report.person}  {report.reason:8} {report.text}".rstrip())
    store.close()
    return 0


def run_dismiss(args: Namespace) -> int:
    store = open_store(args)
    count = store.dismiss_reports(args.table)
    store.clean()
    store.close()
    print(f"reports of {args.table} deleted: {count}" if count else f"there are no reports of {args.table}")
    return 0 if count else NOT_THERE
