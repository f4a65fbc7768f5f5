"""What the state has beside an option."""

from functools import cache
from typing import Any

from samurai_odds.play.packing import Fields
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import WHOLE_FORCE
from samurai_odds.swords.rules.layout import State


@cache
def in_register(place: int) -> Any:
    return lambda s: int(s[place])


KIND_ASKED = in_register(State.kind_asked.at)
ATTACKED = ("province", in_register(State.fight_at.at))
ATTACKED_FROM = ("province", in_register(State.fight_from.at))
LEAVES = ("province", in_register(State.source.at))
ATTACKER = ("troop", in_register(State.troop.at))


def koku_left(s: State) -> int:
    """Count the koku that lie in no bin yet."""
    return int(s.koku[s.asked] - sum(s.bins[s.asked, one] for one in range(s.kind_asked)))


def successor_at(s: State) -> int:
    return int(s.where[s.step])


def taking_army(s: State) -> int:
    """Return the army that takes up units: one on the march, or recovered (W23)."""
    return int(s.mover if s.recovering < 0 else s.picking)


def taking_at(s: State) -> int:
    return int(s.where[taking_army(s)])


def is_recovered(s: State) -> int:
    return int(s.recovering >= 0)


def goes_ahead(s: State) -> int:
    """Return whether units are sent ahead by an army, not left behind."""
    return int(s.phase == at.SPLITTING_OFF)


def left_at(s: State) -> int:
    return int(s.where[s.sender] if goes_ahead(s) else s.move_from)


def on_the_way(s: State) -> int:
    army = s.mover if s.mover >= 0 else s.must_leave
    return int(s.where[army]) if army >= 0 else at.NONE


def fighting_at(s: State) -> int:
    return int(s.fight_from if s.troop == at.FORCE_TROOP else s.where[s.troop])


def whole_force(s: State) -> int:
    return int(s.unit_chosen == WHOLE_FORCE)


def army_at(s: State, of: Fields) -> int:
    return int(s.where[of["army"]]) if of["army"] >= 0 else at.NONE


def march_from(s: State, of: Fields) -> int:
    return int(s.where[s.active * at.ARMIES_EACH + of["index"]]) if of["index"] >= 0 else at.NONE


def declared_target(s: State, of: Fields) -> int:
    """Return what a troop has declared to attack."""
    if of["index"] < 0:
        return int(s.target[of["province"]])
    return int(s.declared[s.active * at.ARMIES_EACH + of["index"]])


def built_there(s: State, of: Fields) -> int:
    return int(s.built[of["province"]])
