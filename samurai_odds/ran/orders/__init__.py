"""Activation and orders phases (chapter 5)."""
