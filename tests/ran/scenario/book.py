"""The map examples of the rulebook, drawn: hexes are ours where the text names none."""

from samurai_odds.ran.scenario.scenario import Scenario
from tests.ran.scenario.drawing import drawn

AS, SI = "AS 6-4/5-3", "SI 7-4/6-3"


def mimasetoge() -> Scenario:
    """5.26: Baba (B) is two hexes from the Hojo contingent a, all others are farther apart."""
    return drawn(
        """
. . . . .b1s .
. . . . . .
.a1s . . . . .
. . . . . .
. .B1n . . . .
. . . . . .
. . . . .A1n .C1n
""",
        {"A": f"A1 {AS}", "B": f"B1 {AS}", "C": f"C1 {AS}", "b": f"b1 {AS}", "a": f"a1 {AS}"},
    )


def nunobeyama() -> Scenario:
    """6.46's second example: a Mori AS (a1) has come within two hexes of an Amako AS-T (A1)."""
    return drawn(
        """
. . . .
. .a1s . .
. . . .
. .A1n . .
. . . .
. . . .
""",
        {"A": "A1 AS-T 5-4", "a": f"a1 {AS}"},
    )


def suriagehara() -> Scenario:
    """9.28: Hirata's a1-a5 (AS(1) to AS-T(5)) against Katakura's A1-A3 (SI(a), SI(b), SI-B(c)).

    a1 and a2 are engaged in front of A1, a3 has come to the flank of A2, a4 before A2 and A3.
    """
    return drawn(
        """
. . . .a5s . .
. . . . . .
. .a1s .a2s . .a4s .
. .A1n .a3ne .A2n .A3n .
. . . . . .
. . . . . .
""",
        {
            "A": "A1-A2 SI 7-4; A3 SI-B 5-5",
            "a": f"a1 AS 7-4; a2 {AS} disrupted; a3 {AS}; a4 AS 5-4; a5 AS-T 5-4",
        },
        rest="Position:\n  engaged: A1-a1 A1-a2\n",
    )
