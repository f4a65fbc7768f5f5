"""How many small rules become one piece of machine code in little time."""
