"""Scenarios and positions of full games: what stands where, and the files that say it."""
