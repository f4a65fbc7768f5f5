"""What sets apart the bots that play by the odds, as bits, and what things are worth to them.

A style is bits of these, and ``WANTED`` times the least chance to win, in thousandths, with
which the bot attacks.
"""

SURE = 1  # buys nothing but troops and castles
LOOKS_BACK = 2  # heeds what neighbors can do next, and what an army can do after an attack
COUNTS = 4  # counts thirds of income, eliminations and the way to the goal
NEVER_BUILDS = 8
NEVER_HIRES = 16
NEVER_NINJA = 32
NEVER_BIDS = 64  # for swords
MIXES = 128  # divides its koku as `field.plan_mixes` says
WANTED = 256

CAUTIOUS = SURE | 900 * WANTED
EXPANDER = 700 * WANTED
PLANNER = LOOKS_BACK | COUNTS | MIXES | 750 * WANTED

PROVINCE = 100  # what a province is worth; all worths are in these points
UNIT = 20  # a unit
DAIMYO = 100  # a rival's daimyo, more for each level
LEVEL = 30
NEVER = -1_000_000
