"""How fair a scenario is, by some bots."""
