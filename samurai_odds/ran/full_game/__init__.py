"""What can be asked of full games and orders phases, and how it is answered."""
