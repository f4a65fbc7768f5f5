"""What sets apart the bots that play by the odds, as bits, and what things are worth to them."""

SURE = 1  # attacks only where it is nearly sure to win, and buys nothing but troops and castles
LOOKS_BACK = 2  # heeds what the neighbours can do next
COUNTS = 4  # counts thirds of income, eliminations and the way to the goal
NEVER_BUILDS = 8
NEVER_HIRES = 16
NEVER_NINJA = 32
NEVER_BIDS = 64  # for swords
GATHERS = 128  # attacks together what no troop could take alone
GUARDS = 256
BOWS = 512

PLANNER = LOOKS_BACK | COUNTS

PROVINCE = 100  # what a province is worth; all worths are in these points
UNIT = 20  # a unit
DAIMYO = 100  # a rival's daimyo, more for each level
LEVEL = 30
NEVER = -1_000_000
