"""Setups and positions of full games: what they hold, how they are written, read, drawn."""
