"""Everything that is wrong with a war turn under way in a position."""

from collections import Counter
from collections.abc import Iterator

from samurai_odds.swords.combat.losses import most_ronin
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.layout import DAIMYO, KINDS, RONIN
from samurai_odds.swords.scenario.chart import Chart, chart_of, no_province
from samurai_odds.swords.scenario.facts import owners
from samurai_odds.swords.scenario.scenario import PHASES, Attack, Scenario, Seat, Units, War

Problem = tuple[str, str]  # where and what


def war_problems(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Find all that cannot be so in Action 7, or only in it."""
    war = scenario.war
    if war is None:
        for number, seat in enumerate(scenario.seats, start=1):
            if seat.face_down:
                yield f"seat {number} face down", "ronin are on the map in a war turn: add 'turn:'"
        return
    yield from _turn(scenario, war)
    yield from _ronin(scenario, facts)
    if (war.battle or war.declared) and war.phase != PHASES[2]:
        yield "position turn", f"phase {war.phase}: battles are declared and fought in phase C"
    if not 0 <= war.seat < len(scenario.seats):
        return
    for where, attacks in (("battle", (war.battle,)), ("declared", war.declared)):
        for attack in attacks:
            if attack is not None:
                for what in _attack_faults(scenario, war.seat, attack, where == "battle"):
                    yield f"position {where}", what


def _turn(scenario: Scenario, war: War) -> Iterator[Problem]:
    """Say whether it can be the turn of a seat, and the swords are taken."""
    seats = len(scenario.seats)
    if not 0 <= war.seat < seats:
        yield "position turn", f"seat {war.seat + 1}: 1 to {seats} is allowed"
    elif scenario.seats[war.seat].out:
        yield "position turn", f"seat {war.seat + 1} is out"
    if war.phase not in PHASES:
        yield "position turn", f"phase {war.phase}: A, B, C or D"
    living = [seat for seat in scenario.seats if not seat.out]
    for number, seat in enumerate(scenario.seats, start=1):
        if not seat.out and not 1 <= seat.sword <= len(living):
            yield (
                f"seat {number}",
                f"a war turn needs its sword: 'sword: N', 1 to {len(living)}",
            )
        if seat.koku:
            yield f"seat {number} koku", "in a war turn all koku are spent: leave koku out"


def _ronin(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Say whether there are so many ronin, and room for those face down (Action 5)."""
    used = 0
    for number, seat in enumerate(scenario.seats, start=1):
        where = f"seat {number} face down"
        said = Counter(name for name, _ in seat.face_down)
        for name, count in seat.face_down:
            used += count
            room = _room(seat, name)
            if said[name] > 1:
                yield where, f"{name} is named twice"
                said[name] = 1
            elif count > room:
                yield where, f"{count} ronin in {name}: there is room for {room} (Action 5)"
        used += sum(units[RONIN] for units in _troops(seat) if len(units) > RONIN)
    supply = int(facts.units[KINDS[RONIN]]["supply"]["value"])
    if used > supply:
        yield "position turn", f"{used} ronin on the map: there are {supply}"


def _troops(seat: Seat) -> list[Units]:
    return [army.units for army in seat.armies] + [units for _, units in seat.forces]


def _room(seat: Seat, name: str) -> int:
    """Count the ronin that troops of a province can still take."""
    room = 0
    for where, units in seat.forces:
        if where == name:
            room += most_ronin(sum(units) - units[RONIN]) - units[RONIN]
    for army in seat.armies:
        if army.where == name:
            others = sum(army.units) - army.units[RONIN] + (army.units[DAIMYO] == 0)
            room += most_ronin(others) - army.units[RONIN]
    return room


def _attack_faults(scenario: Scenario, seat: int, attack: Attack, fought: bool) -> Iterator[str]:
    """Say why an attack cannot be: who makes it, on what."""
    chart = chart_of(scenario.map)
    for name in (attack.target, attack.where):
        if name and name not in chart.numbers:
            yield no_province(name, chart.numbers)
            return
    here, one = attack.where, scenario.seats[seat]
    if attack.army:
        army = next((army for army in one.armies if army.index == attack.army), None)
        if army is None or army.fallen:
            yield f"seat {seat + 1} has no army {attack.army} that can attack"
            return
        here = army.where
    elif here not in dict(one.forces):
        yield f"seat {seat + 1} has no provincial force in {here}"
        return
    owner = owners(scenario).get(attack.target)
    if not _are_neighbors(chart, here, attack.target):
        yield f"{attack.target} is not next to {here}"
    elif owner is not None and scenario.player_of(owner) == scenario.player_of(seat):
        yield f"{attack.target} is no enemy's"
    elif fought and owner is None:
        yield f"nobody is in {attack.target}: there is no battle to call off"
    castles = dict(scenario.castles)
    if attack.bonus is not None and attack.target not in castles:
        yield f"{attack.target} has no castle, so no bonus units"


def _are_neighbors(chart: Chart, here: str, there: str) -> bool:
    number = chart.numbers[there]
    return any(other == number for other, _ in chart.neighbors[chart.numbers[here]])
