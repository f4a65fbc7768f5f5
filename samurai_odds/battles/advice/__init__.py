"""What to do now: the turns that a position allows, played on and compared."""
