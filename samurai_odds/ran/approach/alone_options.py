"""The options of a busho alone: one table for the command, the library and the checks."""

from samurai_odds.engine.answers.options import Option
from samurai_odds.ran.units import TYPES

COMING = tuple(kind for kind in TYPES if kind != "Honjin")
OPTIONS = (
    Option("stays", bool, False, "he does not withdraw, or has no hex to withdraw to"),
    Option("surrounded", bool, False, "enemy units and zones cut him off from all friends"),
    Option(
        "contingent",
        str,
        None,
        "for its flight (31rp after it: its rout points)",
        metavar="UNITS/LOST/MOMENTUM",
    ),
    Option("value", str, None, "value that the busho maximizes", metavar="EXPR"),
)
