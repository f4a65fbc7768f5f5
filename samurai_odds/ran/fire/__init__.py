"""Fire combat and what it provokes (chapter 8)."""
