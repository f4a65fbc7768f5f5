"""Full games of Samurai Swords: the rules, as a machine that `play` runs (README beside this)."""
