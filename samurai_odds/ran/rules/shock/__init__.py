"""The Shock Segment on the map (chapters 9 and 11); README.md says what is asked."""
