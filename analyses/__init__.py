"""Analyses that anyone can rerun; they use the public API only."""
