"""The Movement Segment, clause by clause, on drawn positions."""
