"""The options of fire: one table for the command, the library and the checks."""

from samurai_odds.engine.answers.options import Option
from samurai_odds.ran.combat.options import (
    aftermath_options,
    entry_fire_option,
    second_option,
)

MODES = ("ordered", "entry", "retire", "return", "harass")
SIDES = ("target", "firer")
APPROACHES = ("front", "flank", "rear")
TURNS = ("roll", "always")
BEGAN = ("adjacent", "apart")  # only who began apart charges (9.31, R32)
THROUGH = ("front", "flank")  # flank: the charger has position superiority (9.28)
WHO = ("firer", "target", "both")


def leader_options(sides: tuple[str, str]) -> list[Option]:
    """List the options of each side's busho."""
    listed = []
    for who in sides:
        listed += [
            Option(f"{who}-busho", str, None, f"busho with the {who}", metavar="C/S"),
            Option(f"{who}-busho-withdraws", int, 0, "stamina at which he gives up, behind", 0, 20),
            Option(
                f"{who}-contingent",
                str,
                None,
                "his contingent, for its flight (31rp after it: its rout points)",
                metavar="UNITS/LOST/MOMENTUM",
            ),
        ]
    return listed


OPTIONS: tuple[Option, ...] = (
    Option("mode", MODES, "ordered", "occasion of the fire; harass is H&D by KB-B"),
    Option("range", int, None, "hexes to the target (1; retire 2)", 1, 4),
    Option(
        "began",
        BEGAN,
        None,
        "where Kibamusha began the phase to the firer (entry: apart; else by range)",
    ),
    Option("flank", bool, False, "the firer fires through its own flank"),
    Option("volley-ranges", str, None, "the range of each unit of a volley", metavar="N,N,N"),
    Option(
        "volley-flanks",
        str,
        None,
        "units of a volley that fire through their own flank, by number",
        metavar="N,N",
    ),
    Option("lower", bool, False, "the target is on a lower elevation (bows reach 4)"),
    Option("terrain", str, "clear", "hex that the target is in", metavar="KEY"),
    Option("firer-terrain", str, "clear", "hex that the firer is in", metavar="KEY"),
    Option(
        "hexside",
        str,
        (),
        "hexside between them, for a shock (repeatable; uphill once a level)",
        metavar="KEY",
        repeatable=True,
    ),
    Option(
        "bystander", str, None, "bow-armed units that fire at the harassers", metavar="UNIT+UNIT"
    ),
    Option(
        "bystander-flanks",
        str,
        None,
        "bystanders that fire through their own flank, by number",
        metavar="N,N",
    ),
    Option("approach", APPROACHES, "front", "hexes of the target that harassers come by"),
    Option("turn", TURNS, "roll", "whether a harassed unit must roll to turn and face them"),
    Option("return-fire", bool, False, "the target fires back"),
    Option("return-flank", bool, False, "it does so through its own flank"),
    Option(
        "return-flanks",
        str,
        None,
        "units of a volley at which it fires back through its own flank, by number",
        metavar="N,N",
    ),
    Option("return-to", str, None, "units of a volley that it can fire back at", metavar="N,N"),
    Option("unreachable", bool, False, "the target cannot reach the firer"),
    Option("shock", bool, False, "go on to the shock of a target that charges"),
    Option("charge-through", THROUGH, None, "hexes of the charged unit that the charge enters by"),
    Option("charge-zone", str, None, "two firers that a charge on one meets both", metavar="N,N"),
    Option(
        "beside", str, None, "unit beside the charged one, in the charger's zone", metavar="UNIT"
    ),
    entry_fire_option(),
    *aftermath_options(SIDES),
    *(second_option(who) for who in SIDES),
    *leader_options(SIDES),
    Option("busho-straight", bool, False, "a fire die of 9 goes straight to the casualty table"),
    Option("no-retreat", WHO, None, "side that cannot retreat in the shock"),
    Option("tq-bonus", int, 0, "taken off the die of every TQ check (10.4)", 0, 9),
    *(
        Option(f"{who}-tq-bonus", int, 0, "taken off the die of that side's TQ checks", 0, 9)
        for who in SIDES
    ),
    Option("value", str, None, "what the firer raises and the target lowers", metavar="EXPR"),
)
