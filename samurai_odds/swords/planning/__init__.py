"""What a plan of koku comes to, and what the things that koku buy are worth."""
