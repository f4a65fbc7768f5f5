"""What can be asked of whole games, and how it is answered."""
