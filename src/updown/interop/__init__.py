"""Adapters for other libraries. Each is an extra, and its module imports the library."""
