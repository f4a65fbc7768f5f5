"""Everything that is wrong with a round under way in a position: an action, a war turn."""

from collections import Counter
from collections.abc import Iterator

from samurai_odds.errors import unknown
from samurai_odds.swords.combat.losses import most_ronin
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import count_of
from samurai_odds.swords.layout import DAIMYO, KINDS, RONIN
from samurai_odds.swords.scenario.chart import Chart, chart_of, strange
from samurai_odds.swords.scenario.facts import owned_by, owners, tray
from samurai_odds.swords.scenario.scenario import (
    ACTIONS,
    PHASES,
    PLACE,
    SWORDS,
    Attack,
    Scenario,
    Seat,
    War,
)

MOST_KOKU = 99  # of a purse, or in a bin: 35 provinces bring 11
Problem = tuple[str, str]  # where and what


def war_problems(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Find all that cannot be so in Action 7, or only in it."""
    war = scenario.war
    yield from _action(scenario, facts)
    if war is None:
        for number, seat in enumerate(scenario.seats, start=1):
            if seat.face_down:
                yield f"seat {number} face down", "ronin are on the map in a war turn: add 'turn:'"
        return
    if scenario.action:
        yield "position action", "before the war turns: leave out 'turn:' or 'action:'"
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


def _action(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Say what cannot be where plans are revealed, or only there (Actions 2 to 5)."""
    action, price = scenario.action, int(facts.number("castle_price"))
    living = sum(not seat.out for seat in scenario.seats)
    if action and action not in ACTIONS:
        yield "position action", unknown("action", action, ACTIONS)
    if action and scenario.ninja is not None:
        yield "position ninja", "the ninja went to the box when the plans were revealed"
    for number, seat in enumerate(scenario.seats, start=1):
        where = f"seat {number}"
        for what, value in (("plan", seat.plan), ("levied", seat.levied)):
            if any(value) and (seat.out or action not in (ACTIONS if what == "plan" else [PLACE])):
                when = "'action:' is said" if what == "plan" else f"the action is {PLACE}"
                yield f"{where} {what}", f"stands under a seat that plays, where {when}"
        if not action or seat.out:
            continue
        if seat.koku:
            yield f"{where} koku", "the koku lie in the bins: write 'plan: swords 1, levy 3'"
        if seat.plan and seat.plan[1] not in (0, price):
            yield f"{where} plan", f"build takes 0 or {price} koku (Action 1, Plan)"
        if max(seat.plan, default=0) > MOST_KOKU:
            yield f"{where} plan", f"0 to {MOST_KOKU} koku are allowed in a bin"
        if action != SWORDS and not 1 <= seat.sword <= living:
            yield where, f"the swords are taken: write 'sword: N', 1 to {living}"
        if any(army.fallen for army in seat.armies):
            yield where, "successors stand before Action 1: no daimyo is fallen"
        yield from _levied(scenario, number, facts)


def _levied(scenario: Scenario, number: int, facts: Facts) -> Iterator[Problem]:
    """Say what a seat cannot have levied."""
    seat = scenario.seats[number - 1]
    if not any(seat.levied):
        return
    if sum(seat.levied) > len(owned_by(seat)):
        yield f"seat {number} levied", "one unit a province (Action 4, One-Unit-Per-Province)"
    left = tray(scenario, number - 1, facts)
    for kind, count in enumerate(seat.levied):
        if kind in (DAIMYO, RONIN) and count:
            yield f"seat {number} levied", f"a {KINDS[kind]} is not levied (Action 4)"
        elif count > left[kind]:
            yield f"seat {number} levied", f"the tray holds {count_of(kind, left[kind])}"


def _turn(scenario: Scenario, war: War) -> Iterator[Problem]:
    """Say whether it can be the turn of a seat, and the swords are taken."""
    seats = len(scenario.seats)
    if not 0 <= war.seat < seats:
        yield "position turn", f"seat {war.seat + 1}: 1 to {seats} is allowed"
    elif scenario.seats[war.seat].out:
        yield "position turn", f"seat {war.seat + 1} is out"
    if war.phase not in PHASES:
        yield "position turn", f"phase {war.phase}: A, B, C or D"
    living = [seat for seat in scenario.seats if seat.out in (0, scenario.round)]
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
        used += sum(units[RONIN] for units in seat.troops if len(units) > RONIN)
    supply = int(facts.units[KINDS[RONIN]]["supply"]["value"])
    if used > supply:
        yield "position turn", f"{used} ronin on the map: there are {supply}"


def _room(seat: Seat, name: str) -> int:
    """Count the ronin that troops of a province can still take."""
    room = 0
    if units := seat.force_in(name):
        room += most_ronin(sum(units) - units[RONIN]) - units[RONIN]
    if (army := seat.army_in(name)) is not None:
        others = sum(army.units) - army.units[RONIN] + army.fallen
        room += most_ronin(others) - army.units[RONIN]
    return room


def _attack_faults(scenario: Scenario, seat: int, attack: Attack, fought: bool) -> Iterator[str]:
    """Say why an attack cannot be: who makes it, on what."""
    chart = chart_of(scenario.map)
    for name in (attack.target, attack.where):
        if name and name not in chart.numbers:
            yield from strange(name, scenario.map, chart.numbers)
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
