"""The Movement Segment: movement, fire on the way, reactions, withdrawals (chapters 4, 6-8)."""
