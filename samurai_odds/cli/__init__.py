"""The command: parses and prints, nothing else."""
