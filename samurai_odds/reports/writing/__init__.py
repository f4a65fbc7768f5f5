"""Booklets written: as PDF, HTML, Markdown and CSV."""
