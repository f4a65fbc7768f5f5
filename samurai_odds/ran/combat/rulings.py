"""Which assumed rulings a combat can come upon, each named with its answer."""

from collections.abc import Iterator

from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.layout import fire_row
from samurai_odds.ran.combat.numbers import column_may_be_kept
from samurai_odds.ran.combat.sides import Sides


def assumed_rulings(asked: Sides, shock: bool) -> Iterator[str]:
    """List the rulings that bear on a combat, with or without a shock."""
    leaders = [leader for leader in asked.leaders if leader is not None]
    if any(leader.contingent for leader in leaders):
        yield "flight in mid-combat (R13)"
    if any(
        asked.second[side] and leader is not None and leader.contingent
        for side, leader in enumerate(asked.leaders)
    ):
        yield "a busho leads the contingent of his unit (R29)"
    if any(_wounds_twice(asked, side, shock) for side in (0, 1)):
        yield "a second wound kills (R2)"
    if shock:
        yield from _rulings_of_shock(asked)


def _rulings_of_shock(asked: Sides) -> Iterator[str]:
    attackers, (mine, his) = asked.attackers, asked.counts
    leaders = [leader for leader in asked.leaders if leader is not None]
    shamed = any("lost-face" in leader.man.words for leader in leaders)
    everyone = (*attackers, *asked.defenders)
    for applies, what in (
        (leaders, "modified die kept within 0 to 9 (R1)"),
        (column_may_be_kept(asked.numbers), "columns kept within 1 to 13 (R1)"),
        (shamed and len(leaders) > 1, "lost face in a fight (R12)"),
        (any(u.has("stuck") for u in everyone), "disruption by a blocked retreat (R5)"),
        (his > 1 and any(u.has("flank") for u in attackers), "doubling of all (R4)"),
        (any(asked.aftermath.behind), "a retreat through a friend (R22)"),
        (asked.aftermath.provokes(attackers), "charge at a unit that fires at the advance (R23)"),
        (max(mine, his) > 2, "remainder of hits in list order (R6)"),
        (any(u.has("charge") for u in attackers), "charge that finds nothing to strike (R6)"),
        (
            any(u.has("charge") and u.has("banzai") for u in attackers),
            "Norikuzushi on a Banzai (R99)",
        ),
        (
            any(u.has("disrupted") and not u.engaged for u in attackers),
            "disrupted units that moved must shock (R98)",
        ),
    ):
        if applies:
            yield what


def shots_at_busho(asked: Sides, side: int) -> int:
    """Count the shots that a side's busho may come under."""
    leader, q = asked.leaders[side], asked.numbers
    if leader is None:
        return 0
    at_him = [side * at.FIRST_DEFENDER + leader.beside]
    if side == 0:
        at_him.append(at.WHO_ADVANCES)
    rows = [fire_row(row) for row in range(at.MOST_ROWS)]
    return sum(q[row + at.KIND] == at.SHOT_ROW and q[row + at.TARGET] in at_him for row in rows)


def _wounds_twice(asked: Sides, side: int, shock: bool) -> bool:
    """Say whether a side's busho can be wounded a second time."""
    leader = asked.leaders[side]
    if leader is None:
        return False
    fire = any(asked.numbers[fire_row(row) + at.KIND] == at.SHOT_ROW for row in range(at.MOST_ROWS))
    rolls = shots_at_busho(asked, side) + (shock and asked.casualties_possible(fire))
    return rolls > ("wounded" not in leader.man.words)
