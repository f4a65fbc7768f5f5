"""What can be asked of whole turns and full games, and how it is answered."""
