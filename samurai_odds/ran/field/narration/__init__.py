"""The play-by-play of full games."""
