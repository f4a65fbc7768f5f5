"""Scenarios and positions of whole battles: what stands where, and the files that say it."""
