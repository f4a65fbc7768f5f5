"""Individual combat (chapter 10)."""
