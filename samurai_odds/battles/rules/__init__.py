"""Whole turns and whole games of Samurai Battles on the board, as one step machine."""
