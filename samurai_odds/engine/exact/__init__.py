"""The exact readers: a question unfolded into all its states, and the walks over them."""
