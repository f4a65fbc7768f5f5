"""The actions of a round other than war: 1 to 6, 8 and 9."""
