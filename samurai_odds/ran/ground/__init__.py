"""The ground of a battle: hexes, facing, zones, sight and ranges (chapters 4, 7 and 8)."""
