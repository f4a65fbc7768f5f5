"""One battle: its rules, its question, its answer and its words."""
