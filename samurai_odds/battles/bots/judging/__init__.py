"""The win chance of a position, by a logistic fitted to games that bots played."""
