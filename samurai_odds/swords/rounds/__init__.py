"""The Combat Sequence: the rounds of one battle, when to call off (Step 8), how it ends."""
