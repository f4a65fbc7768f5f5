"""Two armies that stand far apart, for the rules of the turn."""

SIDES = """
Red: Red
  rout level: 12

Blue: Blue
  rout level: 12
"""
LEADERS = """
Contingent A: Aoki
  so-taisho: initiative 5, activations {activations}, trumps 2, 6/5, at A3
  A1 SI 7-4/6-3
  A2 AS 6-4/5-3
  A3 Honjin 6-0

Contingent B: Baba
  busho: momentum 4, 6/4, at B1
  B1-B2 AS 6-4/5-3

Contingent a: Asai
  so-taisho: initiative 4, activations {activations}, trumps 2, 6/5, at a3
  a1 SI 7-4/6-3
  a2 AS 6-4/5-3
  a3 Honjin 6-0

Contingent b: Ban
  busho: momentum 4, 6/4, at b1
  b1-b2 AS 6-4/5-3
"""
MAP = """
Map:
   1  .     .a3   .     .     .b1s  .
   2     .a1s  .a2s  .     .     .b2s  .
   3  .     .     .     .     .     .
   4     .     .     .     .     .     .
   5  .     .     .     .     .     .
   6     .     .     .     .     .     .
   7  .     .     .     .     .     .
   8     .A1n  .A2n  .     .     .B1n  .
   9  .     .A3   .     .     .B2n  .
"""


def apart(position: str = "", activations: int = 1) -> str:
    """Draw the two armies, with what a position adds."""
    leaders = LEADERS.format(activations=activations)
    return SIDES + leaders + MAP + (f"\nPosition:\n{position}" if position else "")
