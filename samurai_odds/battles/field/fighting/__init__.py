"""Combat within a whole game: who may fight whom, and what comes of it."""
