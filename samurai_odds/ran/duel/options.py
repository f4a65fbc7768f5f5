"""The options of a duel: one table for the command, the library and the checks."""

from samurai_odds.engine.answers.options import Option

CHALLENGES = ("accept", "send", "refuse")
OPTIONS = (
    Option(
        "first-withdraws", int, 0, "stamina left at which the first gives up when behind", 0, 20
    ),
    Option("second-withdraws", int, 0, "the same for the second; 0 is never", 0, 20),
    Option("first-hits", int, 0, "hits that the first brings to the fight", 0, 19),
    Option("second-hits", int, 0, "hits that the second brings", 0, 19),
    Option("charge", bool, False, "the first is a Samurai charging into an occupied hex"),
    Option("shots", int, 0, "enemy shots at the first on his way (8.54)", 0, 6),
    Option("challenge", CHALLENGES, None, "the second's answer to the first's challenge"),
    Option("momentum", int, None, "Momentum of the Finished busho who sends the second", 0, 9),
    Option("sender-lost-face", bool, False, "that busho has lost face already"),
    Option(
        "first-contingent",
        str,
        None,
        "the first's contingent, for its flight (31rp after it: its rout points)",
        metavar="UNITS/LOST/MOMENTUM",
    ),
    Option(
        "second-contingent",
        str,
        None,
        "the same of the second, or of who sends him",
        metavar="UNITS/LOST/MOMENTUM",
    ),
    Option("best", bool, False, "each withdraws when it is best by the value"),
    Option("value", str, None, "what the first raises and the second lowers", metavar="EXPR"),
)
