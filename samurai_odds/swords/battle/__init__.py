"""A battle, and perhaps the next attack on what is left: asked, solved, told and judged."""
