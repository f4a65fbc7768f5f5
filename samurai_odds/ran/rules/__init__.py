"""Full games on the map: the rules as one step machine (chapters 3 to 12)."""
