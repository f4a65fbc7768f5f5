"""The turn of a whole battle."""
