"""Where each number of one side stands: a *composition*, a flat tuple of small integers.

The counts of the army by kind of unit, those of the provincial force, the bonus units left of a
castle or fortress, and whether a fallen daimyo lies with the army. Kinds are those of
`facts/units.toml`, in the order in which they roll.
"""

import tomllib
from pathlib import Path
from typing import Any

_FILE = Path(__file__).parent / "facts" / "units.toml"
_UNITS: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))


def _kinds(what: str, wanted: Any) -> tuple[int, ...]:
    """List the kinds of which the file says something."""
    return tuple(kind for kind, unit in enumerate(_UNITS.values()) if unit[what] == wanted)


KINDS = tuple(_UNITS)
KIND_COUNT = len(KINDS)
BOWMAN, GUNNER, DAIMYO, SWORDSMAN, RONIN, SPEARMAN = (
    KINDS.index(name) for name in ("bowman", "gunner", "daimyo", "swordsman", "ronin", "spearman")
)
PLURALS = tuple(str(unit["plural"]) for unit in _UNITS.values())
LETTERS = tuple(str(unit["letters"]) for unit in _UNITS.values())

ARMY = 0  # offset of the army's counts
FORCE = KIND_COUNT  # offset of the provincial force's
BONUS = 2 * KIND_COUNT
FALLEN = BONUS + 1
WIDTH = FALLEN + 1

RANGED_KINDS, HAND_KINDS = _kinds("ranged", True), _kinds("ranged", False)
SAMURAI, ASHIGARU = _kinds("class", "samurai"), _kinds("class", "ashigaru")
LEVIED_KINDS = (*SAMURAI, *ASHIGARU)  # the regular units, in the order in which they are asked
DEFAULT_ORDER = tuple(  # the order in which kinds are given up (S2)
    sorted(range(KIND_COUNT), key=lambda kind: int(_UNITS[KINDS[kind]]["given_up"]))
)

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
