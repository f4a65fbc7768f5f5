"""A whole game in words: its cards, its battles, its names."""
