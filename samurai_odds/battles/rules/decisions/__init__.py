"""What a player decides in a battle, each kind declared once: its numbers, words and orders."""
