"""A scenario drawn: as a picture, and in the terminal."""
