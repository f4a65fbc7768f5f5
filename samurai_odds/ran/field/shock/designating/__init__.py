"""Which combats there are in a Shock Segment: who must, who may, who attacks whom (9.1, 9.2)."""
