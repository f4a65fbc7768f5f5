"""The options of a shock: one table for the command, the library and the checks."""

from samurai_odds.engine.answers.options import Option
from samurai_odds.ran.combat.options import COORDINATION, aftermath_options, second_option

SIDES = ("attacker", "defender")
WHO = (*SIDES, "both")
SECOND = ("second-contingent", "defender-second-contingent")


def _busho_options() -> list[Option]:
    listed = []
    for who in SIDES:
        listed += [
            Option(f"{who}-busho", str, None, f"busho with the {who}", metavar="C/S"),
            Option(f"{who}-busho-with", int, 1, "unit of that side that he is stacked with", 1, 4),
            Option(f"{who}-busho-withdraws", int, 0, "stamina at which he gives up, behind", 0, 20),
            Option(
                f"{who}-contingent",
                str,
                None,
                "his contingent, for its flight (31rp after it: its rout points)",
                metavar="UNITS/LOST/MOMENTUM",
            ),
            Option(f"{who}-tq-bonus", int, 0, "taken off the die of that side's TQ checks", 0, 9),
            Option(f"{who}-uses", int, None, "unit whose type gives the column (best)", 1, 4),
        ]
    return listed


OPTIONS: tuple[Option, ...] = (
    Option("must-check", bool, False, "all attackers must make the commitment check"),
    Option("charge", bool, False, "all attackers charge (Norikuzushi)"),
    Option("flank", bool, False, "all attackers have position superiority"),
    Option(
        "flanked",
        str,
        None,
        "defenders that 'flank' attackers strike there; 1:2 is attacker 1's (all)",
        metavar="N,N",
    ),
    Option("engaged", bool, False, "both sides are engaged already"),
    Option("shift", int, 0, "columns to the right (left when negative)", -12, 12),
    Option(
        "terrain",
        str,
        (),
        "hex that the defender is in (repeatable)",
        metavar="KEY",
        repeatable=True,
    ),
    Option(
        "hexside",
        str,
        (),
        "hexside attacked across (repeatable; uphill once a level)",
        metavar="KEY",
        repeatable=True,
    ),
    *_busho_options(),
    second_option("attacker", "second-contingent"),
    second_option("defender"),
    COORDINATION,
    *aftermath_options(SIDES),
    Option("no-retreat", WHO, None, "side that cannot retreat"),
    Option("tq-bonus", int, 0, "taken off the die of every TQ check (10.4)", 0, 9),
    Option("value", str, None, "what the attacker raises and the defender lowers", metavar="EXPR"),
)
