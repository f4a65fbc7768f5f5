"""The options of `ran odds`: one table for the command, the library and the checks."""

from samurai_odds.engine.answers.options import Option

ORDERED, ENTRY, RETIRE = "ordered", "entry", "retire"
HARASS = "harass"
SHOCK, FIRE = "shock", "fire"
MODES = (SHOCK, ORDERED, ENTRY, RETIRE, HARASS)
LABELS = ("join", "elsewhere", "unmoved", "uncharging")  # options that name units

OPTIONS: tuple[Option, ...] = (
    Option("mode", MODES, None, "a shock, or the occasion of the fire (what the unit can)"),
    Option("join", str, None, "units that attack, or fire a volley, with it", metavar="UNITS"),
    Option(
        "moved", bool, False, "the attackers moved this Orders Phase, so they must attack (9.11)"
    ),
    Option("charge", bool, False, "Kibamusha that attack came from afar and charge (9.3)"),
    Option("unmoved", str, None, "attackers that have not moved this phase", metavar="UNITS"),
    Option("uncharging", str, None, "attacking Kibamusha that do not charge", metavar="UNITS"),
    Option("elsewhere", str, None, "enemies before it that others attack (9.2)", metavar="UNITS"),
    Option("hold-fire", bool, False, "the target does not fire back though it can (8.43)"),
)
