"""Whole turns and full games of Samurai Battles on the board, as one step machine."""
