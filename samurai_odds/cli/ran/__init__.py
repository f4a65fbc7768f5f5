"""`samurai-odds ran`: the commands of RAN."""
