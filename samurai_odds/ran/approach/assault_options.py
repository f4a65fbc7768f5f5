"""The options of an assault: one table for the command, the library and the checks."""

from samurai_odds.engine.answers.options import Option
from samurai_odds.ran.combat.options import (
    aftermath_options,
    entry_fire_option,
    second_option,
)
from samurai_odds.ran.fire.options import leader_options

SIDES = ("attacker", "defender")
APPROACHES = ("front", "flank", "rear")
TURNS = ("always", "never")
OPTIONS = (
    Option("approach", APPROACHES, "front", "the defender's hexes that the attacker comes by"),
    Option("turn", TURNS, "always", "whether the defender turns to face when it may"),
    Option("withdraws", int, 0, "times that the defender withdraws in reaction first", 0, 9),
    Option("caught", bool, False, "the attacker can still reach it after that"),
    Option("charge", bool, False, "the attacker charges (Norikuzushi)"),
    Option("shift", int, 0, "columns to the right (left when negative)", -12, 12),
    Option("terrain", str, (), "the defender's hex (repeatable)", metavar="KEY", repeatable=True),
    Option(
        "hexside",
        str,
        (),
        "hexside crossed (repeatable; uphill once a level)",
        metavar="KEY",
        repeatable=True,
    ),
    *leader_options(SIDES),
    entry_fire_option(),
    *aftermath_options(SIDES),
    second_option("attacker", "second-contingent"),
    second_option("defender"),
    Option("busho-straight", bool, False, "a fire die of 9 goes straight to the casualty table"),
    Option("no-retreat", (*SIDES, "both"), None, "side that cannot retreat"),
    Option("tq-bonus", int, 0, "taken off the die of every TQ check (10.4)", 0, 9),
    *(
        Option(f"{who}-tq-bonus", int, 0, "taken off the die of that side's TQ checks", 0, 9)
        for who in SIDES
    ),
    Option("value", str, None, "what the attacker raises and the defender lowers", metavar="EXPR"),
)
