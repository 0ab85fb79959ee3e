"""Adapters for libraries of other people: each is an extra, and imports its library only when it is imported itself."""
