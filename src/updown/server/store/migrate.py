"""Migrates a database to the version of this program with Alembic, in one transaction that blocks other programs that
start at the same time."""

import threading

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, func, select

from updown.server.store.address import shown
from updown.server.store.api import BadDatabase
from updown.server.store.schema import VERSION_TABLE

ADVISORY_LOCK = 0x7570_646F_776E  # 'updown': the same number in every version of the program
_one_at_a_time = threading.Lock()  # Alembic's environment is one per process


def migrate(engine: Engine) -> None:
    """Runs the missing migrations. `engine` begins transactions that write (see connect.py)."""
    config = migrations()
    scripts = ScriptDirectory.from_config(config)
    with _one_at_a_time, engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
        version = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()
        newest = scripts.get_current_head()
        if version == newest:
            return
        if version is not None and not _known(scripts, version):
            raise BadDatabase(
                f"{shown(engine.url)} is of a newer program: it has version {version}, and this program knows {newest} "
                "and before; use the newer program, or choose another database"
            )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def migrations() -> Config:
    """Alembic's configuration: only the location of the migrations."""
    config = Config()
    config.set_main_option("script_location", "updown.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _known(scripts: ScriptDirectory, version: str) -> bool:
    try:
        return scripts.get_revision(version) is not None
    except CommandError:
        return False
