"""Games to look at: boards drawn in a browser, forwards and back."""
