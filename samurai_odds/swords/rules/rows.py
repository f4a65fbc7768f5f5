"""Where the six counts of a troop stand in the state: for rules that take any troop's."""

from samurai_odds.swords.rules.layout import State


def army_row(army: int) -> int:
    return State.army.place(army)


def force_row(province: int) -> int:
    return State.force.place(province)


def tray_row(seat: int) -> int:
    return State.tray.place(seat)


def side_at(side: int) -> int:
    """Find the composition of the attacker (0) or the defender (1) of the battle in the state."""
    return State.fight.sides.place(side)
