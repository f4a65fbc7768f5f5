"""Whom to give orders now, and which: plans that a position allows, played on and compared."""
