"""The luck of a session: the battles of a log against what was to be expected."""
