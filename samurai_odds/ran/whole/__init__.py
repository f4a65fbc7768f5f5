"""Questions that whole battles answer."""
