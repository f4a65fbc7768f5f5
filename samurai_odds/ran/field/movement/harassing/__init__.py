"""Harassment by bow-armed Kibamusha, and what it provokes (8.3)."""
