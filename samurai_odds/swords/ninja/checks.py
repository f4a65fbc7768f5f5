"""A ninja's strike: which options go together, and what is left of a side whose daimyo falls."""

from typing import Any

from samurai_odds.errors import unknown
from samurai_odds.swords.layout import ARMY, DAIMYO, FALLEN, Composition
from samurai_odds.swords.losses import others_in

HIRERS = ("attacker", "defender")
TARGETS = ("battle", "elsewhere")
SEPARATOR = " v "


def without_daimyo(side: Composition) -> Composition:
    """Lay a side's daimyo down; alone in his army he is out of the game at once (S8)."""
    lone = others_in(side, 0, ARMY) == 1
    left = list(side)
    left[ARMY + DAIMYO] = 0
    left[FALLEN] = 0 if lone else 1
    return tuple(left)


def option_faults(
    then_battle: str | None,
    hirer: str,
    revenge_on: str | None,
    after_round: int,
    first_round: bool,
    options: dict[str, Any],
) -> list[str]:
    """Say which options of a strike do not go together."""
    problems = []
    if hirer not in HIRERS:
        problems.append(unknown("hirer", hirer, HIRERS))
    if revenge_on is not None and revenge_on not in TARGETS:
        problems.append(unknown("revenge-on", revenge_on, TARGETS))
    if isinstance(after_round, bool) or not isinstance(after_round, int) or after_round < 0:
        problems.append(f"after-round is a whole number of rounds from 0 on, not {after_round!r}")
    elif after_round and then_battle is None:
        problems.append(f"after-round {after_round}: only with --then-battle")
    if first_round:
        problems.append("first-round: no assassination in the first round (Action 6)")
    if then_battle is None and options:
        names = ", ".join(name.replace("_", "-") for name in options)
        problems.append(f"{names}: only with --then-battle")
    if revenge_on == "battle" and then_battle is None:
        problems.append("revenge-on battle: only with --then-battle")
    if not isinstance(then_battle, str | None):
        problems.append(f"then-battle is text such as '3 spearmen v gunner', not {then_battle!r}")
    elif then_battle is not None and then_battle.count(SEPARATOR) != 1:
        problems.append(f"then-battle is 'ATTACKER v DEFENDER', not '{then_battle}'")
    if options.get("then") is not None:
        problems.append("then: a strike is followed by one battle only")
    return problems
