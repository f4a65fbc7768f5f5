"""Grids of cells and their writers, and how figures look: what every answer is shown with."""
