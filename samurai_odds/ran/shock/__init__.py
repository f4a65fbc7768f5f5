"""Shock combat (chapter 9)."""
