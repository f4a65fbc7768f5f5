"""`swords odds`: the battle that a troop of one province and its neighbor make of a position."""

from collections.abc import Mapping
from os import PathLike
from typing import Any

from samurai_odds.engine.answers.derived import Derived
from samurai_odds.engine.declaring import options_of
from samurai_odds.errors import OddsError
from samurai_odds.swords.forces import write_troop
from samurai_odds.swords.homes import question
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.facts import owners
from samurai_odds.swords.scenario.scenario import Scenario, Seat, Units
from samurai_odds.swords.whole.staging import stage

ARMY, FORCE = "army", "force"


def derive(
    position: "str | PathLike[str] | Scenario",
    source: str,
    target: str,
    troop: str | None = None,
    rules: str | None = None,
    **chosen: Any,
) -> Derived:
    """Return the battle of a troop in one province for another next to it.

    Raises OddsError with every reason why there is none.
    """
    scenario = stage(position, rules=rules).scenario
    usual = {option.keyword: option.default for option in options_of("swords.odds")}
    more = {name: value for name, value in chosen.items() if value != usual[name]}
    if rules is not None:
        more["rules"] = rules
    return battle_between(scenario, source, target, troop, more)


def battle_between(
    scenario: Scenario,
    source: str,
    target: str,
    troop: str | None = None,
    chosen: Mapping[str, Any] | None = None,
) -> Derived:
    """Return the battle of a troop in one province for another; ``chosen`` are more inputs.

    Raises OddsError with every reason why there is none.
    """
    if scenario.to_be_set_up:
        raise OddsError("that is a set-up: name a position ('swords play --save' writes one)")
    chart = chart_of(scenario.map)
    here, there = chart.named(source), chart.named(target)
    if problems := _faults(scenario, here, there):
        raise OddsError(*problems)
    seat = scenario.seats[owners(scenario)[here]]
    attacker = _attacking(seat, here, troop)
    inputs: dict[str, Any] = {"attacker": attacker, "defender": _defending(scenario, there)}
    sea = any(border.ends == {here, there} and border.sea for border in chart.borders)
    inputs |= {building: True for name, building in scenario.castles if name == there}
    inputs |= {"naval": True} if sea else {}
    inputs |= {"origin_held": True} if len(_troops(seat, here)) > 1 else {}
    inputs |= {"first_round": True} if scenario.round == 1 else {}
    inputs |= dict(chosen or {})
    notes = (
        "From the map: troops, castles, the sea line, who stays behind.",
        "It is the start of a round: levies and ronin of this round are not on it yet.",
    )
    return Derived("swords", "battle", inputs, notes, question)


def _faults(scenario: Scenario, here: str, there: str) -> list[str]:
    """Say why no troop of one province can attack another."""
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


def _troops(seat: Seat, where: str) -> dict[str, Units]:
    """Give a seat's troops in a province: its army, its provincial force."""
    army, force = seat.army_in(where), seat.force_in(where)
    found = {ARMY: army.units} if army else {}
    return found | ({FORCE: force} if force else {})


def _attacking(seat: Seat, where: str, troop: str | None) -> str:
    """Write the troop that attacks: the army, if there is one and no other is asked for."""
    found = _troops(seat, where)
    named = troop or (ARMY if ARMY in found else FORCE)
    if named not in found:
        raise OddsError(f"no {named} stands in {where}, only its {' and '.join(found)}")
    _refuse_fallen(seat, where)
    return write_troop(found[named], 0)


def _refuse_fallen(seat: Seat, where: str) -> None:
    army = seat.army_in(where)
    if army is not None and army.fallen:
        raise OddsError(
            f"the daimyo in {where} was assassinated: he has a successor once the round begins; "
            "ask 'swords battle'"
        )


def _defending(scenario: Scenario, where: str) -> str:
    """Write who defends a province, its army first."""
    seat = scenario.seats[owners(scenario)[where]]
    _refuse_fallen(seat, where)
    return " + ".join(write_troop(units, 0) for units in _troops(seat, where).values())
