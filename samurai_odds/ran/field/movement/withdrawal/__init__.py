"""Active withdrawal, and those who go after it (6.4, 6.5)."""
