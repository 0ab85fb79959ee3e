"""Measures how well agents play: the arena, with intervals, ratings and reports."""
