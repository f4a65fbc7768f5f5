"""The Combat Sequence: its steps, a side's losses, the rounds of a battle, when to call off."""
