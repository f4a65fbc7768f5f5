"""`samurai-odds swords`: the commands of Samurai Swords."""
