"""What RAN's options take, as types: editors complete them, checkers know them."""

from collections.abc import Sequence
from typing import Annotated, Literal

from samurai_odds.engine.declaring import Opt

Bot = Literal["careful", "greedy", "never-challenges", "never-charges", "never-trumps", "random"]
PLAIN_BOTS = ("careful", "greedy")  # the strongest first
USUAL_BOT = PLAIN_BOTS[0]
REPLIES = 8  # orders phases that a playout goes on before it is evaluated
SEARCHED = 5  # and one of `searching:N`, which has a second for a decision
RUNGS = ("random", *PLAIN_BOTS[::-1])  # the weakest first; those that search take hours
ScenarioKey = Literal[
    "nunobeyama", "study-foot", "study-guns-and-horse", "study-three-contingents", "suriagehara"
]

Rules = Annotated[str | None, Opt("Your own rules values (TOML).", metavar="FILE", alias="charts")]
Shift = Annotated[int, Opt("Columns to the right (left when negative).", -12, 12)]
Busho = Annotated[str | None, Opt("Busho with the {who}.", metavar="C/S")]
BushoWith = Annotated[int, Opt("Unit of that side that he is stacked with.", 1, 4)]
BushoWithdraws = Annotated[int, Opt("Stamina at which he gives up, behind.", 0, 20)]
BushosContingent = Annotated[
    str | None,
    Opt(
        "His contingent, for its flight (31rp after it: its rout points).",
        metavar="UNITS/LOST/MOMENTUM",
    ),
]
TqBonus = Annotated[int, Opt("Taken off the die of that side's TQ checks.", 0, 9)]
Uses = Annotated[int | None, Opt("Unit whose type gives the column (best).", 1, 4)]
SecondOfAttacker = Annotated[
    str | None,
    Opt(
        "Units of the attacker that are of a second contingent, by number, or behind.",
        metavar="N,N",
    ),
]
SecondContingent = Annotated[
    str | None,
    Opt("Units of the {who} that are of a second contingent, by number, or behind.", metavar="N,N"),
]
Behind = Annotated[
    str | None, Opt("Friend through whose hex the {who} must retreat.", metavar="UNIT")
]
AdvanceFire = Annotated[
    Sequence[str], Opt("Enemy unit into whose zone an advance leads (repeatable).", metavar="UNIT")
]
AdvanceTurn = Annotated[bool, Opt("The advancing unit turns (a hit in woods or a village).")]
NoRetreat = Annotated[
    Literal["attacker", "defender", "both"] | None, Opt("Side that cannot retreat.")
]
TqBonusOfAll = Annotated[int, Opt("Taken off the die of every TQ check (10.4).", 0, 9)]
Value = Annotated[
    str | None, Opt("What the attacker raises and the defender lowers.", metavar="EXPR")
]
EntryFire = Annotated[
    Sequence[str],
    Opt("Another enemy unit into whose zone the attack leads (repeatable).", metavar="UNIT"),
]
StreamAndSlope = Annotated[
    Literal["added", "worse"],
    Opt("Whether a stream and a slope on one hexside add up, or the worse counts (R100)."),
]
WoundsAsHits = Annotated[
    Literal["on", "off"], Opt("Whether a busho's wound is a hit off his Stamina (R2).")
]
BushoStraight = Annotated[bool, Opt("A fire die of 9 goes straight to the casualty table.")]
Trumps = Annotated[int, Opt("His trump attempts left.", 0, 9)]
