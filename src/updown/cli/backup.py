"""`updown backup` and `updown restore`: all tables in one file, from and to either kind of database."""

from argparse import Namespace
from importlib import import_module
from os import environ
from pathlib import Path
from typing import Any

from updown.extras import import_from


def add_parser(commands: Any) -> None:
    for name, what, action, file in (
        ("backup", "copy all tables to a file, while the server runs", run_backup, "the new file"),
        ("restore", "copy a backup into an empty database", run_restore, "a file that `updown backup` made"),
    ):
        parser = commands.add_parser(
            name,
            help=what,
            description=f"{what[0].upper()}{what[1:]}. A backup of SQLite can be restored into PostgreSQL, and the "
            "other way round.",
            allow_abbrev=False,
        )
        parser.add_argument("file", metavar="FILE", type=Path, help=file)
        parser.add_argument("--database", metavar="URL", help="the database (default: as `updown serve`)")
        parser.set_defaults(run=action)


def database_url(args: Namespace) -> str:
    settings = import_module("updown.server.settings").read_settings(environ, {"database": args.database})
    return str(settings.database or import_from("server", "updown.server.store.address").default_url())


def run_backup(args: Namespace) -> int:
    copied = import_from("server", "updown.server.store.copies").back_up(database_url(args), args.file)
    print(f"{args.file}: {copied.tables} tables, {copied.events} events, {args.file.stat().st_size} bytes")
    return 0


def run_restore(args: Namespace) -> int:
    copied = import_from("server", "updown.server.store.copies").restore(args.file, database_url(args))
    print(f"restored {copied.tables} tables, {copied.events} events")
    return 0
