"""How many of each thing a battle may have: the room for them in its state and its question."""

from samurai_odds.battles.board import BOARDS
from samurai_odds.battles.scenario.scenario import MOST_LEADERS as MOST_LEADERS
from samurai_odds.battles.scenario.scenario import MOST_UNITS as MOST_UNITS

MOST_HEXES = max(board.hexes for board in BOARDS.values())
MOST_PIECES = MOST_UNITS + MOST_LEADERS
MOST_CARDS = 32  # kinds of command card
MOST_DRAGONS = 48  # kinds of Dragon card
MOST_OPTIONS = 1024
MOST_KINDS = 12  # kinds of unit in a scenario
MOST_GROUNDS = 32  # kinds of ground, more than a scenario has
MOST_FIRE = 5  # range of the farthest weapon
