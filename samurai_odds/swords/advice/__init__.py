"""What to do with koku now: plans played on to the end of the game and compared."""
