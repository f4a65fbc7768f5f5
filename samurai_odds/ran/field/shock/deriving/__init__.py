"""Combat questions written from where all stand: what `ran odds` shows as options."""
