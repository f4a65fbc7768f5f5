"""Shots on the map, with all that follows at once: the answer, a charge provoked (chapter 8)."""
