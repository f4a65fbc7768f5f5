"""Epic Samurai Battles: what its rules sheet changes in the turn of the core game (E1-E11)."""
