"""What combat leaves behind: hits, disruption, recovery, rally, flight, rout (chapters 11 and 12).

Retreat and advance (11.4, 11.5), which end a shock, are in `shock`.
"""
