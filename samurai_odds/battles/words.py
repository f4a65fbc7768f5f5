"""The words that Samurai Battles takes, as types: editors complete them, checkers know them.

Where other spellings are read too ('SS', 'Samurai Spear'), a parameter takes any text besides.
"""

from functools import lru_cache
from typing import Literal

from samurai_odds.engine.typed import as_typed

Unit = Literal[
    "samurai-spear",
    "samurai-bow",
    "ashigaru-spear",
    "ashigaru-bow",
    "ashigaru-arquebus",
    "levy",
    "samurai-spear-cavalry",
    "samurai-bow-cavalry",
    "bodyguard",
]
Target = Unit | Literal["lone-leader"]
Terrain = Literal[
    "open",
    "forest",
    "hill",
    "ford",
    "shallow-ford",
    "bridge",
    "building",
    "field",
    "ravine",
    "tent",
    "fence",
    "palisade",
    "castle",
]
LeaderKind = Literal["foot", "mounted"]
Flags = Literal["ignore", "accept", "best"]
Fate = Literal["retreat", "seppuku", "best"]
Card = Literal["cavalry-charge", "hold-and-shoot", "infantry-onslaught", "shogun"]
Side = Literal["red", "blue"]
Bot = Literal[
    "careful",
    "greedy",
    "never-fires",
    "never-inspires",
    "never-retreats",
    "random",
    "steady",
]
PLAIN_BOTS = ("steady", "careful", "greedy")  # those that do not search, the strongest first
USUAL_BOT = PLAIN_BOTS[0]
REPLIES = 8  # turns of both sides that a playout goes on before it is evaluated
TURN_LIMIT = 1_000  # turns of both sides; a battle that lasts longer is stopped
SEARCHED = 4  # and one of `searching:N`: of as many playouts, those of eight choose no better
ScenarioKey = Literal[
    "arita-castle-phase-1",
    "epic-kawanakajima",
    "epic-sekigahara",
    "epic-study-all-arms",
    "epic-study-foot",
    "first-samurai-skirmish",
    "kawanakajima-phase-3",
    "koriyama-castle-september",
    "nagashino-center",
    "nunobeyama",
    "saigadake-ravine",
    "sekigahara-east-of-nangu",
    "study-combined-arms",
    "study-levies",
    "study-spears",
]


# ---- units as players write them -----------------------------------------------------


UNIT_LETTERS = {
    "SS": "samurai-spear",
    "SB": "samurai-bow",
    "AS": "ashigaru-spear",
    "AB": "ashigaru-bow",
    "AA": "ashigaru-arquebus",
    "LV": "levy",
    "CS": "samurai-spear-cavalry",
    "CB": "samurai-bow-cavalry",
    "BG": "bodyguard",
}


@lru_cache(maxsize=1024)
def unit_key(name: str) -> str:
    """Read a unit's key as players write it: 'SS', 'Samurai Spear' and 'samurai_spear' too."""
    return UNIT_LETTERS.get(as_typed(name).strip().upper()) or spelled(name)


@lru_cache(maxsize=1024)
def spelled(name: str) -> str:
    """Read a key as players write it: 'Shallow Ford' and 'shallow_ford' too."""
    return "-".join(as_typed(name).lower().replace("_", " ").replace("-", " ").split())
