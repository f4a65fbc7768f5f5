"""Which troop of a province can attack the one next to it, and why none can."""

from samurai_odds.errors import OddsError, refuse
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.facts import owners
from samurai_odds.swords.scenario.scenario import Scenario

BY_ARMY, BY_FORCE = "army", "force"


def check_provinces(scenario: Scenario, here: str, there: str) -> None:
    """Raise OddsError with every reason why no troop of one province can attack another."""
    if scenario.to_be_set_up:
        raise OddsError("that is a setup: name a position ('swords play --save' writes one)")
    refuse(_faults(scenario, here, there))


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
    standing = [BY_ARMY] * (army is not None) + [BY_FORCE] * (seat.force_in(here) != ())
    disrupted = army is not None and army.fallen and scenario.war is not None
    named = troop or (BY_FORCE if disrupted and BY_FORCE in standing else standing[0])
    if named not in standing:
        raise OddsError(f"no {named} stands in {here}, only its {' and '.join(standing)}")
    if named == BY_ARMY and disrupted:
        raise OddsError(
            f"the daimyo in {here} was assassinated: his army cannot attack in this round "
            "(Action 6, The Assassinated Daimyo)"
        )
    return named
