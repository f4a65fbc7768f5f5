"""Whole battles of RAN: the rules as a step machine over flat arrays (`play`)."""
