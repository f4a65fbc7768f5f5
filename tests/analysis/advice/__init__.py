"""Advice for any game."""
