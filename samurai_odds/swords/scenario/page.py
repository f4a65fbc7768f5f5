"""The headings that a set-up file may have."""

TEXTS = ("title", "source", "notes")
MOST_NAMED = 5  # seats that a file may name
HEADINGS = (
    *("title", "variant", "players", "goal", "round limit", "source", "notes", "map", "castles"),
    *("position", *(f"seat {number}" for number in range(1, MOST_NAMED + 1))),
)
