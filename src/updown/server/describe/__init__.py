"""Generates reference pages and TypeScript types from the server's own types. The running server does not need it."""
