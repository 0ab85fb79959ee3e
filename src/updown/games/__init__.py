"""The games, one folder for each, and the modules that know all of them: the registry, records and the rulebook."""
