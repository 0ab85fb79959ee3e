"""The version of the program; each game has a RULES_VERSION of its own."""

__version__ = "0.1.0"
