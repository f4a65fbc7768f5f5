"""The booklet of RAN."""
