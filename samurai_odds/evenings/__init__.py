"""The luck of an evening: the battles of a log against what was to be expected."""
