"""Battles drawn by the million, phase by phase, and the dice of one colored in."""
