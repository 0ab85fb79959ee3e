"""`updown backup` and `restore`: all tables in one file, from and to either kind of database. `updown export` and
`import`: some or all tables as lines of JSON, into a database that may have others."""

import sys
from argparse import Namespace
from importlib import import_module
from os import environ
from pathlib import Path
from typing import Any

from updown.extras import import_from

ACROSS = "What comes from SQLite can go into PostgreSQL, and the other way round."


def add_parser(commands: Any) -> None:
    for name, what, action, file in (
        ("backup", "copy all tables to a file, while the server runs", run_backup, "the new file"),
        ("restore", "copy a backup into an empty database", run_restore, "a file that `updown backup` made"),
        ("export", "write tables to a file as lines of JSON, while the server runs", run_export, "the new file"),
        ("import", "add the tables of an export to a database", run_import, "a file that `updown export` made"),
    ):
        description = f"{what[0].upper()}{what[1:]}. {ACROSS}"
        parser = commands.add_parser(name, help=what, description=description, allow_abbrev=False)
        parser.add_argument("file", metavar="FILE", type=Path, help=file)
        if name == "export":
            parser.add_argument(
                "--table", metavar="ID", action="append", default=[], help="only this table; may be given repeatedly"
            )
        parser.add_argument("--database", metavar="URL", help="the database (default: as `updown serve`)")
        parser.set_defaults(run=action)


def database_url(args: Namespace) -> str:
    settings = import_module("updown.server.settings").read_settings(environ, {"database": args.database})
    return str(settings.database or import_from("server", "updown.server.store.address").default_url())


def run_backup(args: Namespace) -> int:
    copied = import_from("server", "updown.server.store.copies").back_up(database_url(args), args.file)
    tell_file(args.file, copied)
    return 0


def run_restore(args: Namespace) -> int:
    copied = import_from("server", "updown.server.store.copies").restore(args.file, database_url(args))
    print(f"restored {copied.tables} tables, {copied.events} events")
    return 0


def run_export(args: Namespace) -> int:
    exports = import_from("server", "updown.server.store.exports")
    tell_file(args.file, exports.export(database_url(args), args.file, args.table))
    return 0


def run_import(args: Namespace) -> int:
    added = import_from("server", "updown.server.store.exports").import_tables(args.file, database_url(args))
    print(f"imported {added.tables} tables, {added.events} events; {added.known} were there already")
    if added.others:
        print(
            f"updown: these are there with other events, and stay as they are: {' '.join(added.others)}",
            file=sys.stderr,
        )
    return 1 if added.others else 0


def tell_file(file: Path, copied: Any) -> None:
    print(f"{file}: {copied.tables} tables, {copied.events} events, {file.stat().st_size} bytes")
