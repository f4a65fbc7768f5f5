"""What fire and shock have in common: one step machine, its question and its words."""
