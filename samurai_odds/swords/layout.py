"""Where each number of one side stands: a *composition*, a flat tuple of small integers.

Six counts of the army, six of the provincial force (kinds in the order in which
they roll), the bonus units left of a castle or fortress, and whether a fallen
daimyo lies with the army.
"""

BOWMAN, GUNNER, DAIMYO, SWORDSMAN, RONIN, SPEARMAN = range(6)
KINDS = ("bowman", "gunner", "daimyo", "swordsman", "ronin", "spearman")
KIND_COUNT = 6

ARMY = 0  # offset of the army's counts
FORCE = 6  # offset of the provincial force's
BONUS = 12
FALLEN = 13
WIDTH = 14

RANGED_KINDS = (BOWMAN, GUNNER)
HAND_KINDS = (DAIMYO, SWORDSMAN, RONIN, SPEARMAN)
LEVIED_KINDS = (BOWMAN, SWORDSMAN, GUNNER, SPEARMAN)  # in the order in which they are asked

Composition = tuple[int, ...]

RESULTS = ("attacker", "defender", "mutual", "called-off", "none")
WON, LOST, MUTUAL, CALLED_OFF, NOT_FOUGHT = range(5)


def kind_count(side: Composition, kind: int) -> int:
    """Count a kind in army and force; a fallen daimyo still counts as one (S8)."""
    fallen = side[FALLEN] if kind == DAIMYO else 0
    return side[ARMY + kind] + side[FORCE + kind] + fallen


def has_army(side: Composition) -> bool:
    """Say whether an army stands there, its daimyo alive or fallen: an army marker is seen."""
    return any(side[ARMY:FORCE]) or side[FALLEN] > 0


def living(side: Composition) -> int:
    """Count the units that can take a hit, bonus units not included."""
    return sum(side[ARMY:BONUS])


def fighting(side: Composition) -> int:
    """Count the units that can take a hit, bonus units included."""
    return sum(side[ARMY:FALLEN])


BINS = ("swords", "build", "levy", "ronin", "ninja")  # of a planning tray
