"""Games by the million, counted instead of kept."""
