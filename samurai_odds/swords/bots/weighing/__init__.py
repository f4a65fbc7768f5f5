"""What bots that play by the odds weigh, each kind of choice in a module of its own."""
