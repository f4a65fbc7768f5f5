"""What can be asked of full games, and how it is answered."""
