"""Questions over several answers: comparisons."""
