"""The store of tables: append-only events in SQLite or PostgreSQL. No other package uses a database."""
