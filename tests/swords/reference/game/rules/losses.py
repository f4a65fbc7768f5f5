"""Which units leave after hits (S2): as the reference of a battle removes them."""

from tests.swords.reference.exchanges import remove
from tests.swords.reference.game.rules.pieces import DAIMYO, RONIN, Army, Troop
from tests.swords.reference.units import DEFAULT_LOSSES, bag


def held(troop: Troop, kind: str) -> int:
    """Units of a kind that can be taken as casualties; a fallen daimyo cannot (S8)."""
    if kind == RONIN:
        return troop.ronin
    if kind == DAIMYO:
        return int(isinstance(troop, Army) and not troop.fallen)
    return troop.units[kind]


def alive(troops: list[Troop]) -> int:
    return sum(held(troop, kind) for troop in troops for kind in DEFAULT_LOSSES)


def choose(troops: list[Troop], hits: int, ronin_first: bool) -> list[dict[str, int]]:
    """Say what each troop loses of each kind, the force before the army."""
    order = dict.fromkeys((RONIN, *DEFAULT_LOSSES) if ronin_first else DEFAULT_LOSSES)
    named = [("army" if troop.has_marker else "force", troop) for troop in troops]
    side = {(name, kind): held(troop, kind) for name, troop in named for kind in order}
    fallen = any(isinstance(troop, Army) and troop.fallen for troop in troops)
    side["army", "fallen"] = int(fallen)
    left = dict(remove(bag(side), hits, tuple(order), "force"))
    return [
        {kind: side[name, kind] - left.get((name, kind), 0) for kind in order} for name, _ in named
    ]
