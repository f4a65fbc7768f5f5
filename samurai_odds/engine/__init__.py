"""The engine: one step machine for a procedure, four readers that walk it."""
