"""A map drawn: as a picture, and in the terminal."""
