"""Places and numbers that the rules name."""

TURN = 0
PART = 4
LIMIT = 1
HALF = 2
FACTOR = 6364136223846793005
