"""The games, one folder each, and what needs to know all of them: the registry, records and the rulebook."""
