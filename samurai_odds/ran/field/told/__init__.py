"""A whole battle in words: names, what each rule brings, what becomes of counters."""
