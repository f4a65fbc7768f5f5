"""Coming near: assaults and withdrawals (chapters 6 and 7)."""
