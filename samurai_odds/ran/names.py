"""The names that whole battles of RAN take, as types: editors complete them."""

from typing import Literal

Bot = Literal["careful", "greedy", "never-challenges", "never-charges", "never-trumps", "random"]
PLAIN_BOTS = ("careful", "greedy")  # the strongest first
USUAL_BOT = PLAIN_BOTS[0]
RUNGS = ("random", *PLAIN_BOTS[::-1])  # the weakest first; those that search take hours
ScenarioKey = Literal[
    "nunobeyama", "study-foot", "study-guns-and-horse", "study-three-contingents", "suriagehara"
]
