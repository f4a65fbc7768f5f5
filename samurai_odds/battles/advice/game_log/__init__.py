"""Games written by hand: read, and gone through by the rules."""
