"""A whole game in words: its actions, its war turns, its names."""
