"""What seats, swords, bots and changes of a whole game are worth."""
