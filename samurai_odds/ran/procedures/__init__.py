"""The single procedures as questions: inputs, checks, numbers, verdicts."""
