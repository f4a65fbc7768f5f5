"""Samurai Challenge Phases: challenges, charges that have arrived, suicide (10.2, 10.4)."""
