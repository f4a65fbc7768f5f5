"""A whole game in plain words, each line with its rule."""
