"""A campaign: a chain of attacks planned from the end."""
