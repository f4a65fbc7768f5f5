"""One attack: its rules as a step machine, its question, and its words."""
