"""The contract of a game and the code that all games share. It is pure: it reads no clock, and no files but decks and
records."""
