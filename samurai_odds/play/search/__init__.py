"""Seats that search: plans for a turn, played on from with the same luck."""
