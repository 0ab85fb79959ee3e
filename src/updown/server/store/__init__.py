"""The store of tables: append-only events in SQLite or PostgreSQL. The only package that uses a database."""
