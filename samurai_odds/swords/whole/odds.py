"""The single battle that a troop of one province and its neighbor make of a position, in options.

The page asks it. `odds_on_map` reads the same battle from the game's own rules.
"""

from typing import Any

from samurai_odds.engine.answers.derived import Derived
from samurai_odds.errors import OddsError
from samurai_odds.swords.forces import DEFAULT_ORDER, room_for_ronin, write_force, write_troop
from samurai_odds.swords.homes import question
from samurai_odds.swords.layout import (
    ARMY,
    DAIMYO,
    FALLEN,
    FORCE,
    KIND_COUNT,
    RONIN,
    WIDTH,
    Composition,
)
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.facts import owners
from samurai_odds.swords.scenario.scenario import Scenario, Seat

TROOPS = BY_ARMY, BY_FORCE = "army", "force"


def check_provinces(scenario: Scenario, here: str, there: str) -> None:
    """Raise OddsError with every reason why no troop of one province can attack another."""
    if scenario.to_be_set_up:
        raise OddsError("that is a set-up: name a position ('swords play --save' writes one)")
    if problems := _faults(scenario, here, there):
        raise OddsError(*problems)


def _faults(scenario: Scenario, here: str, there: str) -> list[str]:
    owner, chart = owners(scenario), chart_of(scenario.map)
    problems = []
    if here not in owner:
        problems.append(f"nobody holds {here}: name the province of the troop that attacks")
    if there not in owner:
        problems.append(f"nobody holds {there}: who moves in fights no battle")
    if {here, there} <= owner.keys():
        players = [scenario.player_of(owner[name]) for name in (here, there)]
        if players[0] == players[1]:
            problems.append(f"{here} and {there} are held by one player")
    if not any(border.ends == {here, there} for border in chart.borders):
        problems.append(f"{there} is not next to {here}")
    return problems


def attacking_troop(scenario: Scenario, here: str, troop: str | None) -> str:
    """Return which troop attacks: the army, if one that can stands there and no other is asked.

    Raises OddsError if the one that is asked for does not stand there or cannot attack.
    """
    seat = scenario.seats[owners(scenario)[here]]
    army = seat.army_in(here)
    found = [BY_ARMY] * (army is not None) + [BY_FORCE] * (seat.force_in(here) != ())
    disrupted = army is not None and army.fallen and scenario.war is not None
    named = troop or (BY_FORCE if disrupted and BY_FORCE in found else found[0])
    if named not in found:
        raise OddsError(f"no {named} stands in {here}, only its {' and '.join(found)}")
    if named == BY_ARMY and disrupted:
        raise OddsError(
            f"the daimyo in {here} was assassinated: his army cannot attack in this round "
            "(Action 6, The Assassinated Daimyo)"
        )
    return named


def battle_between(scenario: Scenario, source: str, target: str) -> Derived:
    """Return the battle of what stands in one province for another next to it.

    Raises OddsError with every reason why there is none.
    """
    chart = chart_of(scenario.map)
    here, there = chart.named(source), chart.named(target)
    check_provinces(scenario, here, there)
    owner, troop = owners(scenario), attacking_troop(scenario, here, None)
    if _is_special(scenario, here, there, troop):
        raise OddsError(f"no single battle is like it: 'swords odds FILE {here} {there}' answers")
    ours = _side(scenario, scenario.seats[owner[here]], here)
    inputs: dict[str, Any] = {
        "attacker": _attacker(scenario.seats[owner[here]], here, ours, troop),
        "defender": write_force(_side(scenario, scenario.seats[owner[there]], there)),
    }
    sea = any(border.ends == {here, there} and border.sea for border in chart.borders)
    other = FORCE if troop == BY_ARMY else ARMY
    inputs |= {building: True for name, building in scenario.castles if name == there}
    inputs |= {"naval": True} if sea else {}
    inputs |= {"origin_held": True} if any(ours[other : other + KIND_COUNT]) else {}
    inputs |= {"first_round": True} if scenario.round == 1 else {}
    return Derived("swords", "battle", inputs, (), question)


def _is_special(scenario: Scenario, here: str, there: str, troop: str) -> bool:
    """Return whether a battle of a war turn is not like a single one: fought on, or not declared.

    Or its defender's last daimyo has fallen there: with his army a force beside it is lost.
    """
    war, owner = scenario.war, owners(scenario)
    if war is None:
        return False
    theirs = scenario.seats[owner[there]]
    army = theirs.army_in(there)
    last = army is not None and army.fallen and len(theirs.armies) == 1
    if last and theirs.force_in(there):
        return True
    return war.seat == owner[here] and war.phase in ("C", "D")


def _side(scenario: Scenario, seat: Seat, where: str) -> Composition:
    """Return what stands in a province face up, as in the war turns of the round."""
    side = [0] * WIDTH
    army = seat.army_in(where)
    if army is not None:
        side[ARMY:FORCE] = army.units
        side[FALLEN] = int(army.fallen)
    if army is not None and army.fallen and scenario.war is None:  # his successor (W17)
        kind = next(kind for kind in DEFAULT_ORDER if kind != RONIN and army.units[kind])
        side[ARMY + kind] -= 1
        side[ARMY + DAIMYO], side[FALLEN] = 1, 0
    if force := seat.force_in(where):
        side[FORCE : FORCE + KIND_COUNT] = force
    return tuple(side)


def _attacker(seat: Seat, where: str, side: Composition, troop: str) -> str:
    """Write the troop that attacks, with as many of its own face-down ronin as are legal (S6)."""
    at = ARMY if troop == BY_ARMY else FORCE
    counts = list(side[at : at + KIND_COUNT])
    counts[RONIN] += min(dict(seat.face_down).get(where, 0), room_for_ronin(side, at))
    return write_troop(counts, 0)
