"""`samurai-odds battles`: the commands of Samurai Battles."""
