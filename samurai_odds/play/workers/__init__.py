"""Games played by workers elsewhere: other processes, other machines."""
