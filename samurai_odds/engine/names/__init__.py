"""The numbers of a game or a combat by their names: declared once, read by all."""
