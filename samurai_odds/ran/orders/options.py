"""The options of orders phases: one table for the command, the library and the checks."""

from samurai_odds.engine.answers.options import Option

POLICIES = ("always", "never", "best")
OPTIONS = (
    Option("initiative", int, 5, "Initiative of the So-Taisho", 0, 9),
    Option("outside", bool, False, "he is outside his Honjin: half Initiative for trumps"),
    Option("trumps", int, 0, "his trump attempts left", 0, 9),
    Option("trump", POLICIES, "always", "when he trumps a resurrected enemy's momentum"),
    Option("enemy", str, None, "Momentum of active enemy busho not Finished", metavar="M,M"),
    Option("enemy-inactive", str, None, "the same of inactive ones", metavar="M,M"),
    Option("enemy-activations", int, 0, "the enemy's activation points left", 0, 9),
    Option("enemy-initiative", int, 5, "Initiative of the enemy So-Taisho", 0, 9),
    Option("enemy-outside", bool, False, "he is outside his Honjin"),
    Option("enemy-trumps", int, 0, "his trump attempts left", 0, 9),
    Option("enemy-trump", POLICIES, "always", "when he trumps; best may hold back"),
    Option("enemy-idle", bool, False, "the enemy has nobody left to order: no Continuity rolls"),
    Option(
        "risen",
        str,
        "finished",
        "enemy busho used for a resurrection: his Momentum, finished, or none",
        metavar="M|finished|none",
    ),
    Option("momentum", POLICIES, "always", "when our side tries for Momentum; best may decline"),
    Option("continuity", POLICIES, "always", "when it tries for Continuity; best may pass"),
    Option("coordinate", bool, False, "the first two try to give orders together"),
    Option("value", str, None, "what the side raises and the enemy lowers", metavar="EXPR"),
)
