"""The options of a withdrawal: one table for the command, the library and the checks."""

from samurai_odds.engine.answers.options import Option
from samurai_odds.ran.units import TYPES

OPTIONS = (
    Option("times", int, 1, "withdrawals in reaction, one after another", 1, 9),
    Option("approached-by", TYPES, "AS", "type of the enemy unit that comes near"),
    Option("from-behind", bool, False, "it comes through a flank or rear hex"),
    Option("active", bool, False, "an order to the whole contingent instead"),
    Option("momentum", int, None, "active: Momentum of the busho (seppuku)", 0, 9),
    Option(
        "contingent",
        str,
        None,
        "active: for its flight if he dies (31rp after it: its rout points)",
        metavar="UNITS/LOST/MOMENTUM",
    ),
    Option(
        "enemy",
        str,
        None,
        "approaching enemy, to compare standing; active: samurai that may pursue",
        metavar="UNITS",
    ),
    Option("enemy-momentum", int, 0, "active: Momentum of their busho, if in his range", 0, 9),
    Option("enemy-momenta", str, None, "the same unit by unit, 0 out of range", metavar="N,N"),
    Option("through", str, None, "active: infantry the first of them passes", metavar="UNIT"),
    Option("tq-bonus", int, 0, "taken off the die of every TQ check (10.4)", 0, 9),
    Option("value", str, None, "what the withdrawing side raises", metavar="EXPR"),
)
