"""What can be asked of whole turns and whole battles, and how it is answered."""
