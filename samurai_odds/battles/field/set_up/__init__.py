"""A scenario as the numbers that the rules read."""
