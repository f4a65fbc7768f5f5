"""What a designer may change of a scenario of Samurai Battles, one thing at a time."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from samurai_odds.analysis.fixing.proposals import Proposal
from samurai_odds.battles.board import BOTTOM
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.checks import problems
from samurai_odds.battles.scenario.scenario import (
    COMMANDER,
    SIDES,
    Leader,
    Objective,
    Scenario,
    Tent,
    Unit,
    blocked,
)
from samurai_odds.battles.scenario.text import in_order
from samurai_odds.battles.scenario.wording import objective_text, tent_text
from samurai_odds.grids.fitting import counted
from samurai_odds.play.hex_maps import hexes_around

COSTS = {  # of a step of each kind of change, unless a file says otherwise
    "tokens": 1.0,
    "position": 1.0,
    "kind": 1.5,
    "dragon cards": 1.5,
    "terrain": 1.5,
    "banners": 2.0,
    "first move": 2.0,
    "hand": 2.0,
    "objectives": 2.0,
    "leaders": 2.5,
    "units": 2.5,
    "blocks": 3.0,  # units begin whole in every published scenario
}
QUANTITIES = (  # field of Army, kind of change, one of it, what for, most steps, is more a help
    ("honor", "tokens", "token", "", 3, True),
    ("dragons", "dragon cards", "Dragon card", "", 2, True),
    ("command", "hand", "command card", "", 2, True),
    ("banners", "banners", "banner", " to win", 3, False),
)
FOOT = ("samurai-spear", "samurai-bow", "ashigaru-spear", "ashigaru-bow", "ashigaru-arquebus")
MOUNTED = ("samurai-spear-cavalry", "samurai-bow-cavalry")
KINDS = ((*FOOT, "levy"), MOUNTED)  # in place of each other
FIXED = ("open", "river", "tent", "castle", "palisade")  # ground that is not moved
GOALS = ("building", "bridge", "ford", "hill")  # ground that a new objective may be
_PLACES = 6  # where another unit may come in, of each army
_FEW_BLOCKS = 2  # that a unit may have less, or more

THEMES = "named leaders, objectives, what the title names, an army's kinds of unit"
PAID = "the enemy then needs that many fewer to win"

Change = Callable[[Scenario], Scenario | None]


def proposals(scenario: Scenario) -> Iterator[Proposal]:
    """List the changes of a scenario, each of one thing."""
    for side in range(2):
        yield from _quantities(scenario, side)
    yield from _first(scenario)
    for unit in scenario.units:
        yield from _unit(scenario, unit)
    for side in range(2):
        yield from _of_a_kind(scenario, side)
        yield from _reinforced(scenario, side)
        yield from _unlocked(scenario, side)
    yield from _leaders(scenario)
    yield from _terrain(scenario)
    yield from _objectives(scenario)
    yield from _tents(scenario)


def _proposal(
    says: str,
    kind: str,
    side: int | None,
    things: tuple[str, ...],
    change: Change,
    steps: int = 1,
    gain: int = 0,
    of: str = "",
) -> Proposal:
    """Make a proposal of a change that is refused where it leaves no sound scenario."""
    seat = "" if side is None else SIDES[side]
    helps = (side, gain) if side is not None and gain else None
    return Proposal(says, kind, seat, things, partial(_sound, change), steps, helps, of)


def _sound(change: Change, scenario: Scenario) -> Scenario | None:
    """Return a scenario with a change; None where that cannot be, or is not sound."""
    new = change(scenario)
    return None if new is None or problems(new) else in_order(new)


# ---- armies --------------------------------------------------------------------------


def _quantities(scenario: Scenario, side: int) -> Iterator[Proposal]:
    army = scenario.armies[side]
    known = {"dragons": army.dragon_hand, "command": army.hand}  # in a position they are as dealt
    for field, kind, name, use, most, helps in QUANTITIES:
        if known.get(field):
            continue
        for more in (*range(-most, 0), *range(1, most + 1)):
            number = getattr(army, field) + more
            if number < 0:
                continue
            says = f"{SIDES[side]}: {counted(number, name)}{use} ({more:+d})"
            gain = 1 if helps == (more > 0) else -1
            change = partial(with_number, side=side, field=field, more=more)
            yield _proposal(says, kind, side, (f"{SIDES[side]} {kind}",), change, abs(more), gain)


def with_number(scenario: Scenario, side: int, field: str, more: int) -> Scenario:
    """Return a scenario with more or less of what an army has."""
    number = getattr(scenario.armies[side], field) + more
    return scenario.with_army(side, **{field: number})


def paid(scenario: Scenario, side: int, banners: int) -> Scenario | None:
    """Return a scenario in which a side gives the other so many banners at the start."""
    new = with_number(scenario, 1 - side, "banners", -banners)
    return None if problems(new) else new


def _first(scenario: Scenario) -> Iterator[Proposal]:
    other = 1 - scenario.first
    says = f"{SIDES[other]} moves first"
    yield _proposal(says, "first move", None, (), lambda one: replace(one, first=other))


# ---- units and leaders ---------------------------------------------------------------


def _unit(scenario: Scenario, unit: Unit) -> Iterator[Proposal]:
    """List the changes of one unit: gone, of another kind, of other blocks, elsewhere."""
    here, side, board = scenario.board.name_of(unit.hex), unit.side, scenario.board
    named = f"{SIDES[side]}: {unit.kind} at {here}"
    if unit.kind != "bodyguard":
        gone = partial(_with_unit, place=unit.hex, new=None)
        says = f"{SIDES[side]}: no {unit.kind} at {here}"
        yield _proposal(says, "units", side, (here,), gone, 1, -1, unit.kind)
    for kind in _instead_of(unit.kind):
        says = f"{SIDES[side]}: {kind} for {unit.kind} at {here}"
        change = partial(_with_unit, place=unit.hex, new=replace(unit, kind=kind))
        yield _proposal(says, "kind", side, (here,), change)
    full = int(load().numbers["blocks"]["value"])
    blocks = full if unit.blocks is None else unit.blocks
    for more in (*range(-_FEW_BLOCKS, 0), *range(1, _FEW_BLOCKS + 1)):
        if 1 <= blocks + more <= full:
            left = None if blocks + more == full else blocks + more
            change = partial(_with_unit, place=unit.hex, new=replace(unit, blocks=left))
            says = f"{named} with {counted(blocks + more, 'block')} ({more:+d})"
            gain = 1 if more > 0 else -1
            yield _proposal(says, "blocks", side, (here,), change, abs(more), gain)
    for place in hexes_around(scenario.board, unit.hex):
        there, hexes = board.name_of(place), board.distance(unit.hex, place)
        change = partial(_moved, place=unit.hex, to=place)
        yield _proposal(f"{named} moved to {there}", "position", side, (here, there), change, hexes)


def _instead_of(kind: str) -> list[str]:
    """List the kinds that may stand in place of one: of those on foot, or mounted."""
    return [other for kinds in KINDS if kind in kinds for other in kinds if other != kind]


def _of_a_kind(scenario: Scenario, side: int) -> Iterator[Proposal]:
    """List all units of a kind, where there are several, as another kind."""
    own = [unit for unit in scenario.units if unit.side == side]
    for old, number in Counter(unit.kind for unit in own).items():
        here = tuple(scenario.board.name_of(unit.hex) for unit in own if unit.kind == old)
        for kind in _instead_of(old) if number > 1 else ():
            every = "both" if number == 2 else f"all {number}"
            says = f"{SIDES[side]}: {every} {old} units are {kind}"
            change = partial(_with_kind, side=side, old=old, kind=kind)
            yield _proposal(says, "kind", side, here, change, number)


def _with_kind(scenario: Scenario, side: int, old: str, kind: str) -> Scenario:
    units = (
        replace(unit, kind=kind) if (unit.side, unit.kind) == (side, old) else unit
        for unit in scenario.units
    )
    return replace(scenario, units=tuple(units))


def _with_unit(scenario: Scenario, place: int, new: Unit | None) -> Scenario | None:
    """Replace the unit in a hex, or take it away with a leader who may not stand alone."""
    if not any(unit.hex == place for unit in scenario.units):
        return None
    units = (new if unit.hex == place else unit for unit in scenario.units)
    return replace(scenario, units=tuple(unit for unit in units if unit is not None))


def _moved(scenario: Scenario, place: int, to: int) -> Scenario | None:
    """Move a unit, and who leads it, to a hex where nobody stands."""
    occupied = _occupied(scenario)
    if to in occupied or place not in occupied:
        return None
    return replace(
        scenario,
        units=tuple(replace(one, hex=to) if one.hex == place else one for one in scenario.units),
        leaders=tuple(
            replace(one, hex=to) if one.hex == place else one for one in scenario.leaders
        ),
    )


def _occupied(scenario: Scenario) -> set[int]:
    """Return the hexes in which somebody stands."""
    return {unit.hex for unit in scenario.units} | {leader.hex for leader in scenario.leaders}


def _reinforced(scenario: Scenario, side: int) -> Iterator[Proposal]:
    """List what one unit more may be, of kinds that the army has, and where beside the others."""
    board, own = scenario.board, [unit for unit in scenario.units if unit.side == side]
    kinds = dict.fromkeys(unit.kind for unit in own if unit.kind != "bodyguard")
    taken = _occupied(scenario) | blocked(scenario)
    back = 1 if scenario.seat(side) == BOTTOM else -1
    places = dict.fromkeys(
        place
        for unit in own
        for place in board.neighbors(unit.hex)
        if place >= 0 and place not in taken
        if back * (board.row_of(place) - board.row_of(unit.hex)) >= 0
    )
    listed = sorted(places)
    step = max(1, len(listed) // _PLACES)
    for kind in kinds:
        for place in listed[::step][:_PLACES]:
            there = board.name_of(place)
            new = Unit(side, kind, place)
            says = f"{SIDES[side]}: one more {kind}, at {there}"
            yield _proposal(says, "units", side, (there,), partial(_added, new=new), 1, 1, kind)


def _added(scenario: Scenario, new: Unit | Leader) -> Scenario | None:
    if isinstance(new, Leader):
        return replace(scenario, leaders=(*scenario.leaders, new))
    if new.hex in _occupied(scenario):
        return None
    return replace(scenario, units=(*scenario.units, new))


def _unlocked(scenario: Scenario, side: int) -> Iterator[Proposal]:
    """List the units that wait for a card as free to go from the start, those of a card at once."""
    locks = {unit.locked_until for unit in scenario.units if unit.side == side} - {None}
    for lock in sorted(locks, key=str):
        hexes = [one.hex for one in scenario.units if (one.side, one.locked_until) == (side, lock)]
        here = tuple(scenario.board.name_of(place) for place in hexes)
        says = f"{SIDES[side]}: {', '.join(here)} may be ordered from the start"
        change = partial(_free, side=side, lock=lock)
        yield _proposal(says, "units", side, here, change, 1, 1)


def _free(scenario: Scenario, side: int, lock: str | None) -> Scenario:
    units = tuple(
        replace(one, locked_until=None) if (one.side, one.locked_until) == (side, lock) else one
        for one in scenario.units
    )
    return replace(scenario, units=units)


def _leaders(scenario: Scenario) -> Iterator[Proposal]:
    """List a leader gone, and one more with each unit that has none."""
    led = {leader.hex for leader in scenario.leaders}
    for leader in scenario.leaders:
        here = scenario.board.name_of(leader.hex)
        things = (here, f"leader at {here}", *((leader.name,) if leader.name else ()))
        if leader.kind != COMMANDER:
            says = f"{SIDES[leader.side]}: no leader at {here}"
            change = partial(_without_leader, place=leader.hex)
            yield _proposal(says, "leaders", leader.side, things, change, 1, -1, "leader")
    for unit in scenario.units:
        if unit.hex not in led and unit.kind != "levy":
            here = scenario.board.name_of(unit.hex)
            kind = "mounted" if unit.kind in MOUNTED else "foot"
            says = f"{SIDES[unit.side]}: one more leader, {kind}, at {here}"
            joined = partial(_added, new=Leader(unit.side, kind, unit.hex))
            things = (here, f"leader at {here}")
            yield _proposal(says, "leaders", unit.side, things, joined, 1, 1, kind)


def _without_leader(scenario: Scenario, place: int) -> Scenario:
    leaders = tuple(leader for leader in scenario.leaders if leader.hex != place)
    return replace(scenario, leaders=leaders)


# ---- ground and objectives -----------------------------------------------------------


def _terrain(scenario: Scenario) -> Iterator[Proposal]:
    """List each hex of special ground moved by one or two: on open ground, a crossing in water."""
    board, goals = scenario.board, {hex for one in scenario.objectives for hex in one.hexes}
    for place, ground in enumerate(scenario.terrain):
        if ground in FIXED or place in goals:
            continue
        here = board.name_of(place)
        around = [number for number in board.neighbors(place) if number >= 0]
        bed = "river" if any(scenario.terrain[one] == "river" for one in around) else "open"
        if ground not in ("ford", "shallow-ford", "bridge"):
            bed = "open"
        for to in hexes_around(scenario.board, place):
            if scenario.terrain[to] == bed and to not in goals:
                there = board.name_of(to)
                says = f"{ground} moved from {here} to {there}"
                change = partial(_swapped, place=place, to=to)
                hexes = board.distance(place, to)
                things = (f"ground {here}", f"ground {there}")
                yield _proposal(says, "terrain", None, things, change, hexes)


def _swapped(scenario: Scenario, place: int, to: int) -> Scenario:
    ground = [*scenario.terrain]
    ground[place], ground[to] = ground[to], ground[place]
    return replace(scenario, terrain=tuple(ground))


def leveled(scenario: Scenario) -> Iterator[Proposal]:
    """List each hex of special ground made open, a crossing made water: for what it is worth."""
    for place, ground in enumerate(scenario.terrain):
        if ground not in FIXED or ground == "palisade":
            around = [scenario.terrain[one] for one in scenario.board.neighbors(place) if one >= 0]
            crossing = ground in ("ford", "shallow-ford", "bridge") and "river" in around
            here, bed = scenario.board.name_of(place), "river" if crossing else "open"
            change = partial(_made, place=place, ground=bed)
            says = f"{bed} instead of {ground} at {here}"
            yield _proposal(says, "terrain", None, (f"ground {here}",), change)


def _made(scenario: Scenario, place: int, ground: str) -> Scenario:
    made = (*scenario.terrain[:place], ground, *scenario.terrain[place + 1 :])
    return replace(scenario, terrain=made)


def _objectives(scenario: Scenario) -> Iterator[Proposal]:
    """List objectives worth more or less, gone, or new: special ground that a side captures."""
    for number, goal in enumerate(scenario.objectives):
        text, thing = objective_text(goal, scenario.board), (f"objective {number + 1}",)
        for more in (-1, 1):
            new = replace(goal, banners=goal.banners + more)
            says = f"objective: {objective_text(new, scenario.board)} ({more:+d})"
            change = partial(_with_objective, number=number, new=new)
            yield _proposal(says, "objectives", goal.side, thing, change, 1, more)
        if not scenario.moment.held and not scenario.moment.captured:
            change = partial(_with_objective, number=number, new=None)
            yield _proposal(f"no objective: {text}", "objectives", goal.side, thing, change, 2, -1)
    named = {hex for one in scenario.objectives for hex in one.hexes}
    for place, ground in enumerate(scenario.terrain):
        if ground in GOALS and place not in named:
            for side in range(2):
                goal = Objective(side, "capture", (place,))
                says = f"objective: {objective_text(goal, scenario.board)} (new)"
                things = (f"ground {scenario.board.name_of(place)}",)
                change = partial(_with_objective, number=None, new=goal)
                yield _proposal(says, "objectives", side, things, change, 2, 1)


def _with_objective(
    scenario: Scenario, number: int | None, new: Objective | None
) -> Scenario | None:
    goals = list(scenario.objectives)
    if number is None:
        assert new is not None
        return replace(scenario, objectives=(*goals, new))
    if number >= len(goals):
        return None
    goals[number : number + 1] = [] if new is None else [new]
    return replace(scenario, objectives=tuple(goals))


def _tents(scenario: Scenario) -> Iterator[Proposal]:
    """List tents worth more or less to the enemy, and with or without the loss of a card."""
    for number, tent in enumerate(scenario.tents):
        others = [
            *((replace(tent, banners=tent.banners + more), more) for more in (-1, 1)),
            (replace(tent, lose_card=not tent.lose_card), -1 if tent.lose_card else 1),
        ]
        for new, gain in others:
            says = f"tent: {tent_text(new, scenario.board)}"
            things = (f"tent {scenario.board.name_of(tent.hex)}",)
            change = partial(_with_tent, number=number, new=new)
            yield _proposal(says, "objectives", 1 - tent.side, things, change, 1, gain)


def _with_tent(scenario: Scenario, number: int, new: Tent) -> Scenario:
    tents = (*scenario.tents[:number], new, *scenario.tents[number + 1 :])
    return replace(scenario, tents=tents)
