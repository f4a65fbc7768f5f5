"""Scenarios and positions: what they hold, how they are written, read and checked."""
