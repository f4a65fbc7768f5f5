"""What small changes make a scenario even: proposed by its game, raced, checked, written."""
