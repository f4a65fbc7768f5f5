"""What is wrong with a position: troops, owners, pieces, seats that fell, the game's end."""

from collections import Counter
from collections.abc import Iterator

from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import count_of, faults
from samurai_odds.swords.layout import DAIMYO, FORCE, KIND_COUNT, RONIN, WIDTH
from samurai_odds.swords.scenario.chart import chart_of, no_province
from samurai_odds.swords.scenario.facts import estate, goal_of, lowest_level, owned_by, tray
from samurai_odds.swords.scenario.scenario import (
    ARMIES_EACH,
    QUICK,
    Army,
    Scenario,
    Seat,
    Units,
)

Problem = tuple[str, str]


def position_problems(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Find all that cannot stand so at the start of a round."""
    for number, seat in enumerate(scenario.seats, start=1):
        if seat.cards is not None:
            yield f"seat {number} cards", "cards are dealt in a set-up, not in a position"
        if seat.out:
            yield from _fallen_seat(scenario, number, seat)
            continue
        if not seat.armies:
            yield f"seat {number}", "without a daimyo a seat is out: 'out: round N, heir seat M'"
        yield from _armies(scenario, number, seat, facts)
        yield from _forces(scenario, number, seat, facts)
        yield from _pieces(scenario, number, facts)
    yield from _shared(scenario)
    yield from _swords(scenario)
    yield from _ninja(scenario)
    yield from _over(scenario, facts)


def _armies(scenario: Scenario, number: int, seat: Seat, facts: Facts) -> Iterator[Problem]:
    known = chart_of(scenario.map).numbers
    top, lowest = int(facts.number("most_attacks")), lowest_level(scenario, facts)
    indices = Counter(army.index for army in seat.armies)
    places = Counter(army.where for army in seat.armies)
    for army in seat.armies:
        where = f"seat {number} army {army.index}"
        if not 1 <= army.index <= ARMIES_EACH:
            yield where, f"army {army.index}: a seat has armies 1 to {ARMIES_EACH}"
        elif indices[army.index] > 1:
            yield where, f"army {army.index} stands twice"
        if army.where not in known:
            yield where, no_province(army.where, known)
        elif places[army.where] > 1:
            yield where, f"more than one army is in {army.where} (Chapter 3, Place Army Markers)"
        if not lowest <= army.level <= top:
            yield where, f"level {army.level}: {lowest} to {top} is allowed"
        elif not 1 <= army.hole <= (most := _holes(army.level, top, facts)):
            yield where, f"hole {army.hole} of level {army.level}: it has {most} (S7)"
        for fault in _troop_faults(army.units, army, facts):
            yield where, fault


def _holes(level: int, top: int, facts: Facts) -> int:
    return int(facts.number(f"holes_level_{level}")) if level < top else 1


def _troop_faults(units: Units, army: Army | None, facts: Facts) -> Iterator[str]:
    """Say what makes a troop illegal at the start of a round."""
    if len(units) != KIND_COUNT or min(units) < 0:
        yield f"{units!r} are no {KIND_COUNT} counts"
        return
    side = [0] * WIDTH
    start = FORCE if army is None else 0
    side[start : start + KIND_COUNT] = units
    side[start + RONIN] = 0
    if units[RONIN]:
        yield "ronin leave at the end of a round (Action 8): none are on the map at its start"
    if army is None and units[DAIMYO]:
        yield "a daimyo leads an army, not a provincial force: 'army 1: PROVINCE, daimyo, ...'"
        return
    if army is not None and army.fallen:
        side[-1] = 1
    if any(side):
        yield from faults(tuple(side), facts, attacking=False)
    else:
        yield "nobody is in the provincial force"


def _forces(scenario: Scenario, number: int, seat: Seat, facts: Facts) -> Iterator[Problem]:
    known = chart_of(scenario.map).numbers
    said = Counter(name for name, _ in seat.forces)
    for name, units in seat.forces:
        where = f"seat {number} {name}"
        if name not in known:
            yield where, no_province(name, known)
        if said[name] > 1:
            yield where, f"{name} has more than one provincial force"
            said[name] = 1
        for fault in _troop_faults(units, None, facts):
            yield where, fault


def _pieces(scenario: Scenario, number: int, facts: Facts) -> Iterator[Problem]:
    """Say whether a seat has more units than its pieces, and those of seats it took over."""
    seat = scenario.seats[number - 1]
    rows = [army.units for army in seat.armies] + [units for _, units in seat.forces]
    if any(len(row) != KIND_COUNT for row in rows):
        return  # which is said of the troop
    for kind, left in enumerate(tray(scenario, number - 1, facts)):
        if left < 0 and kind not in (RONIN, DAIMYO):
            used = sum(row[kind] for row in rows)
            yield f"seat {number}", f"{count_of(kind, used)}: there are {used + left} to have"


def _shared(scenario: Scenario) -> Iterator[Problem]:
    """Say which provinces have more than one owner."""
    first: dict[str, int] = {}
    for number, seat in enumerate(scenario.seats, start=1):
        for name in sorted(owned_by(seat)):
            if first.setdefault(name, number) != number:
                at = next((f"army {a.index}" for a in seat.armies if a.where == name), name)
                yield f"seat {number} {at}", f"{name} is seat {first[name]}'s already"


def _fallen_seat(scenario: Scenario, number: int, seat: Seat) -> Iterator[Problem]:
    where = f"seat {number} out"
    if seat.armies or seat.forces or seat.koku or seat.sword:
        yield where, "a seat that is out has no troops, no koku and no sword"
    if not 1 <= seat.out < max(scenario.round, 1):
        yield where, f"out in round {seat.out}: before round {scenario.round}, which begins"
    if scenario.variant == QUICK:
        yield where, "a quick game ends when the first seat falls (Chapter 8)"
    heir = seat.heir
    if heir is None:
        return
    if not 0 <= heir < len(scenario.seats) or heir == number - 1:
        yield where, f"seat {heir + 1} is no other seat of 1 to {len(scenario.seats)}"
    elif scenario.player_of(heir) == scenario.player_of(number - 1):
        yield where, f"seat {heir + 1} is a player's other color and no enemy (Chapter 6)"
    elif estate(scenario, number - 1) is None and scenario.seats[heir].heir is not None:
        yield where, "the seats that took each other over lead to nobody who plays"
    elif scenario.seats[heir].out and scenario.seats[heir].out < seat.out:
        yield where, f"seat {heir + 1} was out in round {scenario.seats[heir].out} already"


def _swords(scenario: Scenario) -> Iterator[Problem]:
    known = [seat.sword for seat in scenario.seats if seat.sword]
    for number, seat in enumerate(scenario.seats, start=1):
        if seat.sword and not 1 <= seat.sword <= len(scenario.seats):
            most = len(scenario.seats)
            yield f"seat {number} sword", f"sword {seat.sword}: 1 to {most} were there"
        elif known.count(seat.sword) > 1:
            yield f"seat {number} sword", f"more than one seat had sword {seat.sword}"


def _ninja(scenario: Scenario) -> Iterator[Problem]:
    holder = scenario.ninja
    if holder is None:
        return
    if not 0 <= holder < len(scenario.seats):
        yield "position ninja", f"seat {holder + 1}: 1 to {len(scenario.seats)} is allowed"
    elif scenario.seats[holder].out:
        yield "position ninja", f"seat {holder + 1} is out: the ninja went to the box (W21)"
    if scenario.round == 1:
        yield "position ninja", "nobody has hired the ninja before the first round"


def _over(scenario: Scenario, facts: Facts) -> Iterator[Problem]:
    """Say whether the game has ended before this round."""
    players = Counter[int]()
    for index, seat in enumerate(scenario.seats):
        if not seat.out:
            players[scenario.player_of(index)] += len(owned_by(seat))
    if len(players) < 2:
        yield "position", "the game is over: fewer than two players are in it"
    goal = goal_of(scenario, facts)
    for player, provinces in players.items():
        if provinces >= goal:
            first = next(k for k, _ in enumerate(scenario.seats) if scenario.player_of(k) == player)
            seats = f"seats {first + 1} and {first + 2}" if scenario.players == 2 else ""
            who = seats or f"seat {first + 1}"
            yield "position", f"the game is over: {who} own {provinces} of {goal} provinces"
