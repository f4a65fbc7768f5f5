"""The words that Samurai Swords takes, as types: editors complete them, checkers know them."""

from typing import Literal

SetupKey = Literal[
    "chapter-7",
    "end-of-round-3",
    "end-of-round-4",
    "end-of-round-5",
    "quick-3",
    "quick-4",
    "quick-5",
    "standard-3",
    "standard-4",
    "standard-5",
    "stop-the-leader",
    "two-player",
]
Variant = Literal["standard", "end-of-round", "quick", "two-player"]
Bot = Literal[
    "cautious",
    "expander",
    "never-bids",
    "never-builds",
    "never-hires",
    "never-ninja",
    "planner",
    "random",
]
PLAIN_BOTS = ("planner", "expander", "cautious")  # that do not search, the strongest first
USUAL_BOT = PLAIN_BOTS[0]
RUNGS = ("random", *PLAIN_BOTS[::-1])  # the weakest first; those that search take hours
Thing = Literal["castle", "ronin", "ninja", "first-sword", "last-sword"]
