"""The rules of the single procedures: step machines over plain integers."""
