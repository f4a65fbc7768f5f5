"""Battles drawn by the million, phase by phase, and told."""
