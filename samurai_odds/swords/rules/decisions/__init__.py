"""What a player decides, each kind declared once: its numbers, its words, its lines."""
