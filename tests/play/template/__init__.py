"""Skirmish: the smallest whole game, to be copied by whoever adds one; see `game`."""
