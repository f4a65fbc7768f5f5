"""What a player decides, each kind declared once: its numbers, words and orders."""
