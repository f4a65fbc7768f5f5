"""The options of flight, rally, recovery and rout: for the command, the library, the checks."""

from samurai_odds.engine.answers.options import Option

FATES = ("alive", "replaced", "killed")
BUSHO = ("near", "in-range", "none")
SUICIDE = ("none", "remove", "recover")

FLIGHT = (
    Option("busho", FATES, "alive", "the original busho, a replacement, or killed this turn"),
    Option("so-taisho-killed", int, 0, "Initiative of the So-Taisho killed this turn", 0, 9),
)
RALLY = (Option("no-room", bool, False, "no hex near the busho is free: who rallies stays routed"),)
RECOVER = (
    Option("busho", BUSHO, "in-range", "near: stacked or adjacent; none: out of command"),
    Option("phases", int, 1, "orders phases that the units spend on it", 0, 9),
    Option("in-zone", str, None, "units in an enemy zone of control, or all", metavar="N,N|all"),
    Option(
        "under-fire",
        str,
        None,
        "units that an enemy with missiles sees in range, or all",
        metavar="N,N|all",
    ),
    Option("not-clear", str, None, "units whose hex is not clear, or all", metavar="N,N|all"),
    Option("hara-kiri", SUICIDE, "none", "what a suicide before them brings (10.4)"),
)
ROUT = (
    Option("level", int, None, "rout level of the army", 1, 999),
    Option("points", int, 0, "its rout points before these combats", 0, 999),
    Option("heads", int, 0, "heads that it holds", 0, 99),
    Option("so-taisho-heads", int, 0, "heads of So-Taisho among its trophies", 0, 9),
    Option("enemy-level", int, None, "rout level of its enemy, to tell who wins", 1, 999),
    Option("enemy-points", int, 0, "the enemy's rout points before these combats", 0, 999),
    Option("enemy-heads", int, 0, "heads that the enemy holds", 0, 99),
    Option("enemy-so-taisho-heads", int, 0, "heads of So-Taisho among them", 0, 9),
    Option(
        "combat",
        str,
        (),
        "a combat still to come, such as \"shock 'SI 7-4' 'AS 6-4/5-3'\" (repeatable)",
        metavar="PROCEDURE...",
        repeatable=True,
    ),
)
