"""Where pieces may move and whom they may battle, rule by rule.

A rule begins with a dash. Below it stands a drawing, its rows parted by slashes, and what the
pieces named may do in it when they alone are ordered: `e5 moves ...` lists all hexes, `e5 battles
...` all battles (- close combat, > fire, * a swarm), `e5 reaches ...` and `misses ...` some;
`one` and `two` are the hexes so far around e5, and `f5e5` is a unit that moves before it battles.
"""

import pytest

from tests.battles.rules.drawing import battles, moves
from tests.battles.rules_told import by_rule

RULES = """
# Infantry Unit Movement, Cavalry Unit Movement
- samurai on foot and the bodyguard move one hex, all others two
    e5 rS : e5 moves one
    e5 rB : e5 moves one
    e5 rGx : e5 moves one
    e5 rs : e5 moves two
    e5 rb : e5 moves two
    e5 ra : e5 moves two
    e5 rl : e5 moves two
    e5 rC : e5 moves two
    e5 rK : e5 moves two

# Unit Movement
- a unit does not leave the board over its baseline
    e11 rC : e11 moves c10 c11 d10 d11 d9 e10 e9 f10 f11 f9 g11
- nobody enters the half hexes at the sides
    a5 rS : a5 moves a4 a6 b5
    a4 rf : a4 moves a2 a3 a5 a6 b2 b3 b4 b5 b6 c3 c4 c5
    k4 rS : k4 moves j4 k3 k5 l3 l5
- two units never share a hex, nor does one pass another
    c4 . rS bS . / c5 . rS rb rS / c6 . rS bS . : e5 moves nowhere
    c4 . rS .  . / c5 . rS rb rS / c6 . rS bS . : e5 moves e3 e4 f3 f4
- a unit does not move through an enemy leader
    d4 rS bf / d5 rS rb rS / d6 rS rS : e5 moves nowhere
- infantry joins a lone leader of either kind and stops
    d4 rS rf / d5 rS rb rS / d6 rS rS : e5 moves e4
    d4 rS rm / d5 rS rb rS / d6 rS rS : e5 moves e4
- cavalry joins a lone mounted leader only
    d4 rS rm / d5 rS rC rf / d6 rS rS : e5 moves e4
- a unit with a leader does not join another, nor pass him
    d4 rS rm / d5 rS rbf rS / d6 rS rS : e5 moves nowhere

# Leader Movement
- a lone leader on foot moves two hexes
    e5 rf : e5 moves two
- a leader moves through friends, and ends with one who has no leader
    d4 bS rS  / d5 bS rf bS / d6 bS bS : e5 moves e3 e4 f3 f4
    d4 bS rSm / d5 bS rf bS / d6 bS bS : e5 moves e3 f3 f4
    d4 bS rm  / d5 bS rf bS / d6 bS bS : e5 moves e3 f3 f4
- a leader on foot passes friendly cavalry but does not join it
    d4 bS rC / d5 bS rf bS / d6 bS bS : e5 moves e3 f3 f4
    d4 bS rC / d5 bS rm bS / d6 bS bS : e5 reaches e4
- a leader does not enter a hex with an enemy
    d4 bS bf / d5 bS rf bS / d6 bS bS : e5 moves nowhere
- a lone leader leaves over his own baseline, for one hex
    e11 rf : e11 reaches off
    e10 rf : e10 reaches off
    e9 rf : e9 misses off
    e9 rm : e9 reaches off
    e1 rf : e1 misses off

# Battlefield Terrain: Movement
- terrain does not hold a unit that starts on it
    e5 *rl : e5 moves two
- a leader stops on terrain even with a friend on it
    d4 ~ *rS  / d5 ~ rm ~ / d6 ~ ~ : e5 moves e4
    d4 ~ *rSf / d5 ~ rm ~ / d6 ~ ~ : e5 moves nowhere
- rivers are impassable
    e4 ~ / e5 rS : e5 moves d4 d5 d6 e6 f5
    e4 ~ / e5 rf : e5 misses e4

# Battle
- a unit not ordered does not battle
    e5 rS bS rS : e5 battles e5-f5
- the player freely switches between units and kinds of combat
    e5 rS bS . rb . bS : e5+h5 battles e5-f5 h5>f5 h5>j5
- a leader alone does not battle
    e5 rm bS : e5 battles nobody
- there is no fire at an adjacent unit, nor past one at another
    e5 rb bS : e5 battles e5-f5
    e5 rb bS . bS : e5 battles e5-f5
    d5 bS rb . bS : e5 battles e5-d5
- a unit next to an enemy leader alone may fire past him (B27)
    d5 bf rb . bS : e5 battles e5-d5 e5>g5
- leaders alone are targets of fire, and a commander is, but not his bodyguard
    e5 rb . bf : e5 battles e5>g5
    e5 rb . bx : e5 battles e5>g5
    e5 rb . bGx : e5 battles nobody
- arquebusiers that moved do not battle, neither in range nor next to an enemy (B25)
    e5 . ra . . bS : f5e5 battles nobody
    e5 bS . ra : g5f5 battles nobody
- close combat in any direction
    d4 bS bS / d5 bS rS bS / d6 bS bS : e5 battles e5-d4 e5-d5 e5-d6 e5-e4 e5-e6 e5-f5
- cavalry fires at a castle but does not attack it (B11)
    e5 rK . @bS : e5 battles e5>g5
    e5 rK @bS : e5 battles nobody
- levies that are ordered swarm around one unit (B14)
    e4 rl * / e5 url bS : e4+e5 battles e4*f5 e4-f5 e5*f5 e5-f5
    e4 rl rS / e5 rl bS : e4+f4 battles e4-f5 f4-f5

# Line of Sight (Ranged Combat 3)
- the line from e5 to g4 passes through f5 and f4 and clips neither e4 nor g5
    e4 .  .  bs / e5 ra .  .  : e5 battles e5>g4
    e4 .  rS bs / e5 ra .  .  : e5 battles nobody
    e4 .  .  bs / e5 ra rS .  : e5 battles nobody
    e4 rS .  bs / e5 ra .  .  : e5 battles e5>g4
    e4 .  .  bs / e5 ra .  rS : e5 battles e5>g4
- along an edge, obstructions on both sides block even if of different edges
    e5 bs / d6 * . / e7 . / d8 . * / e9 ra : e9 battles nobody
- the half hexes at the sides obstruct
    a3 bs / a4 .  / a5 ra : a5 battles a5>a3
    a3 bs / a4 *  / a5 ra : a5 battles nobody
    a3 bs / a4 rS / a5 ra : a5 battles nobody
    l3 bs / k4 .  / l5 ra : l5 battles l5>l3
    l3 bs / k4 rS / l5 ra : l5 battles nobody
- hills of one group see each other around a bend
    e4 ^ ^ / e5 ^ra . ^bs : e5 battles e5>g5
"""
FAR = {
    "one": "d4 d5 d6 e4 e6 f5",
    "two": "c4 c5 c6 d3 d4 d5 d6 d7 e3 e4 e6 e7 f3 f4 f5 f6 f7 g5",
    "nowhere": "",
    "nobody": "",
}
SECTIONS = {"left": "abc", "right": "ijkl"}


@pytest.mark.parametrize("rule", by_rule(RULES))
def test_rule(rule: str) -> None:
    for drawn, told in by_rule(RULES)[rule]:
        picture = drawn.replace("/", "\n")
        pieces, verb, listed = told.split(" ", 2)
        section = next((name for name, columns in SECTIONS.items() if told[0] in columns), "center")
        find = battles if verb == "battles" else moves
        found = find(picture, *pieces.split("+"), lead=f"order-three-{section}").split()
        if verb in ("reaches", "misses"):
            assert (listed in found) is (verb == "reaches"), drawn
        else:
            assert found == FAR.get(listed, listed).split(), drawn
