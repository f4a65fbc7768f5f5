"""What sets bots that play by the odds apart: bits of a style."""

WARY = 1  # of what the enemy can do next; keeps together and in command
NO_TRUMPS = 2
NO_CHARGES = 4
NO_CHALLENGES = 8

OWN_COST = 100
BOLD, CAREFUL = 75, 95  # hundredths of own losses that count against the enemy's


def own_cost(style: int) -> int:
    """Give how much own losses count, in hundredths."""
    return CAREFUL if style & WARY else BOLD
