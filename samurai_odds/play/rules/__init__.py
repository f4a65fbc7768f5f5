"""What the rules and bots of a game are written with: places, options, chance, orders."""
