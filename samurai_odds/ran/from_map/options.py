"""The options of `ran odds`: one table for the command, the library and the checks."""

from samurai_odds.engine.declaring import options_of

ORDERED, ENTRY, RETIRE = "ordered", "entry", "retire"
HARASS = "harass"
SHOCK, FIRE = "shock", "fire"
MODES = (SHOCK, ORDERED, ENTRY, RETIRE, HARASS)
LABELS = ("join", "elsewhere", "unmoved", "uncharging")  # options that name units

OPTIONS = options_of("ran.odds")
