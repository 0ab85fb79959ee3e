"""Where tables are kept: append-only events in SQLite or PostgreSQL. The only place that knows a database."""
