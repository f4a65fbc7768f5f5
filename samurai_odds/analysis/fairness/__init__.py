"""How fair a battle of two armies is, by some bots, and what small change would make it fairer."""
