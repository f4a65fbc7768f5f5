"""Game Setup (Chapter 3), for two players (Chapter 6) and the quick start (Chapter 8)."""
