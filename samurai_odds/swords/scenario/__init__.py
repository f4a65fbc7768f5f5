"""Setups and positions of whole games: what they hold, how they are written, read, drawn."""
