"""Cohesion, rally, flight and rout (chapters 11 and 12)."""
