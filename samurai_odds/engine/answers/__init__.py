"""The answer to a question: asked, figured out, told, written and drawn."""
