"""A battle, and perhaps the next attack or a ninja: asked, solved, told and judged."""
