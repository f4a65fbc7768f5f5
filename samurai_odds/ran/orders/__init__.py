"""Activation and orders phases: Momentum, Continuity, trumps, resurrection (chapter 5)."""
