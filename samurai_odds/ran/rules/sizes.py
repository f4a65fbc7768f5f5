"""How much a full game may have of each thing, and where phases and decisions are numbered."""

from samurai_odds.ran import hexes, units

MOST_UNITS = 160  # of both sides
MOST_CONTINGENTS = 32  # of both sides
MOST_SAMURAI = 60  # in all cups
MOST_HEXES = hexes.MOST**2
MOST_ENTRIES = 160  # hexes by which a contingent may enter
MOST_OPTIONS = 2048
MOST_MA = 10  # printed
SIDES_OF_HEX = 6
SAMURAI_A_SIDE, SAMURAI_A_BUSHO = 5, 2  # 10.22
DIE = 10  # faces; two dice told apart are one draw among DIE * DIE, first * DIE + second
TYPES = len(units.TYPES)
TERRAINS = len(hexes.TERRAIN)

# phases of the turn come before these
FIRST_MOVEMENT, FIRST_SHOCK, FIRST_FIRE, FIRST_CHALLENGE = 100, 200, 300, 400

# kinds of decision: 1 to 19 the turn's, 20 to 39 of `movement.layout`, 40 to 63 of `shock.layout`
FIRST_MOVEMENT_CHOICE, FIRST_SHOCK_CHOICE = 20, 40
