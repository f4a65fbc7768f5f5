"""The shipped scenarios by the board that they are fought on."""

from samurai_odds.battles.board import CORE, EPIC
from samurai_odds.battles.scenario.text import load, shipped

CORE_KEYS = tuple(key for key in shipped() if load(key).board == CORE)
EPIC_KEYS = tuple(key for key in shipped() if load(key).board == EPIC)
