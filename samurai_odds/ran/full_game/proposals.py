"""What a designer may change of a scenario of RAN, one thing at a time."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from samurai_odds.analysis.fixing.proposals import Proposal
from samurai_odds.play.hex_maps import hexes_around
from samurai_odds.ran.hexes import WATER, Field
from samurai_odds.ran.scenario.checks import problems
from samurai_odds.ran.scenario.scenario import HONJIN, SIDES, Contingent, Counter, Scenario
from samurai_odds.ran.scenario.text import in_order
from samurai_odds.ran.units import Unit

COSTS = {  # of a step of each kind of change, unless a file says otherwise
    "rout level": 0.5,
    "position": 1.0,
    "trumps": 1.0,
    "entry turn": 1.0,
    "entry hexes": 1.0,
    "momentum": 1.5,
    "status": 1.5,
    "terrain": 1.5,
    "activations": 2.0,
    "kind": 2.0,
    "units": 3.0,
    "contingents": 3.0,  # of each of its units
}
THEMES = "an army's kinds of unit, ratings of busho, what the title names"
PAID = "its own rout level is then that much lower"
_LEVEL_STEP, _LEVEL_STEPS = 5, 14  # hundredths of a rout level, and how often
_TURNS = 2  # that a contingent may come sooner or later
_CLEAR = "clear"
_HEXES = 2  # along the edge that it may come in elsewhere

Change = Callable[[Scenario], Scenario | None]


def proposals(scenario: Scenario) -> Iterator[Proposal]:
    """List the changes of a scenario, each of one thing."""
    for side in range(len(SIDES)):
        yield from _levels(scenario, side)
    for contingent in scenario.contingents:
        yield from _command(contingent)
        yield from _entry(scenario, contingent)
        for counter in contingent.counters:
            yield from _counter(scenario, contingent, counter)
        yield from _reinforced(scenario, contingent)
        yield from _missing(scenario, contingent)
    yield from _terrain(scenario)


def _proposal(
    says: str,
    kind: str,
    side: int | None,
    things: tuple[str, ...],
    change: Change,
    steps: int = 1,
    gain: int = 0,
    untagged: tuple[str, ...] = (),
    of: str = "",
) -> Proposal:
    """Make a proposal of a change that is refused where it leaves no sound scenario.

    ``untagged`` is what has its number from no source any more.
    """
    seat = "" if side is None else SIDES[side]
    helps = (side, gain) if side is not None and gain else None
    apply = partial(_sound, change, untagged)
    return Proposal(says, kind, seat, things, apply, steps, helps, of)


def _sound(change: Change, untagged: tuple[str, ...], scenario: Scenario) -> Scenario | None:
    """Return a scenario with a change; None where that cannot be, or is not sound."""
    new = change(scenario)
    if new is None:
        return None
    sources = tuple((what, tag) for what, tag in new.sources if what not in untagged)
    new = replace(new, sources=sources)
    return None if problems(new) else in_order(new)


# ---- armies and their commanders -----------------------------------------------------


def _levels(scenario: Scenario, side: int) -> Iterator[Proposal]:
    name, level = SIDES[side], scenario.armies[side].level
    for step in (*range(-_LEVEL_STEPS, 0), *range(1, _LEVEL_STEPS + 1)):
        points = round(_LEVEL_STEP * abs(step) * level / 100)
        more = max(abs(step), points) * (1 if step > 0 else -1)
        says = f"{name}: rout level {level + more} ({more:+d})"
        thing = f"{name} rout level"
        change = partial(with_level, side=side, more=more)
        gain = 1 if more > 0 else -1
        yield _proposal(says, "rout level", side, (thing,), change, abs(step), gain, (thing,))


def with_level(scenario: Scenario, side: int, more: int) -> Scenario:
    """Return a scenario with a higher or lower rout level."""
    armies = list(scenario.armies)
    armies[side] = replace(armies[side], level=armies[side].level + more)
    return replace(scenario, armies=(armies[0], armies[1]))


def paid(scenario: Scenario, side: int, points: int) -> Scenario | None:
    """Return a scenario in which a side has given up so many points of its rout level."""
    new = with_level(scenario, side, -points)
    return None if problems(new) else new


def _with(scenario: Scenario, letter: str, new: Callable[[Contingent], Contingent]) -> Scenario:
    listed = (new(each) if each.letter == letter else each for each in scenario.contingents)
    return replace(scenario, contingents=tuple(listed))


def _command(each: Contingent) -> Iterator[Proposal]:
    """List what its busho may do more or less: trumps, activations, his rating, its status."""
    side, command, letter = each.side, each.command, each.letter
    words = f"{SIDES[side]}: {each.name}"
    busho = f"{letter} busho"
    for more in (-1, 1):
        if command is not None:
            for what, number in (
                ("trumps", command.trumps + more),
                ("activations", command.activations + more),
            ):
                new = replace(command, **{what: number})
                change = partial(_with, letter=letter, new=partial(replace, command=new))
                word = what if number != 1 else what[:-1]
                says = f"{words} has {number} {word} ({more:+d})"
                yield _proposal(says, what, side, (f"{letter} command",), change, 1, more, (busho,))
        rating = "initiative" if command is not None else "momentum"
        says = f"{words} has {rating} {each.rating + more} ({more:+d})"
        change = partial(_with, letter=letter, new=partial(replace, rating=each.rating + more))
        yield _proposal(says, "momentum", side, (busho,), change, 1, more, (busho,))
    if each.enters is None:
        says = f"{words} begins {'inactive' if each.active else 'active'}"
        change = partial(_with, letter=letter, new=partial(replace, active=not each.active))
        gain = -1 if each.active else 1
        yield _proposal(says, "status", side, (f"{letter} status",), change, 1, gain)


def _entry(scenario: Scenario, each: Contingent) -> Iterator[Proposal]:
    """List other turns and other hexes at which a contingent may enter."""
    if each.enters is None:
        return
    words, where = f"{SIDES[each.side]}: {each.name}", (f"{each.letter} enters",)
    for more in (*range(-_TURNS, 0), *range(1, _TURNS + 1)):
        turn = each.enters.turn + more
        new = replace(each.enters, turn=turn)
        change = partial(_with, letter=each.letter, new=partial(replace, enters=new))
        says = f"{words} enters on turn {turn} ({more:+d})"
        gain = -1 if more > 0 else 1
        yield _proposal(says, "entry turn", each.side, where, change, abs(more), gain, where)
    over = scenario.terrain.field
    for more in (*range(-_HEXES, 0), *range(1, _HEXES + 1)):
        hexes = tuple(_along(over, number, more) for number in each.enters.hexes)
        if -1 not in hexes:
            new = replace(each.enters, hexes=hexes)
            change = partial(_with, letter=each.letter, new=partial(replace, enters=new))
            says = f"{words} enters at {' '.join(map(over.name_of, hexes))}"
            yield _proposal(says, "entry hexes", each.side, where, change, abs(more), 0, where)


def _along(over: Field, number: int, more: int) -> int:
    """Return the hex of the edge so many hexes further along it; -1 beyond its end."""
    row, place = over.row_of(number), over.place_of(number)
    if row in (0, over.rows - 1):
        return over.hex_at(row, place + more)
    return over.hex_at(row + more, place)


# ---- units ---------------------------------------------------------------------------


def _counter(scenario: Scenario, each: Contingent, counter: Counter) -> Iterator[Proposal]:
    """List the changes of one unit: gone, of another kind, elsewhere."""
    if counter.unit.type == HONJIN:
        return
    label, side, over = each.label(counter), each.side, scenario.terrain.field
    words, letter, number = (
        f"{SIDES[side]}: {counter.unit.type} {label}",
        each.letter,
        counter.number,
    )
    gone = partial(_with, letter=letter, new=partial(_without, number=number))
    says = f"{SIDES[side]}: no {counter.unit.type} {label}"
    yield _proposal(says, "units", side, (label,), gone, 1, -1, (label,), counter.unit.type)
    for kind in _kinds(scenario, side):
        if kind.type != counter.unit.type:
            new = replace(kind, words=counter.unit.words)
            change = partial(Scenario.with_unit, label=label, change=partial(replace, unit=new))
            says = f"{SIDES[side]}: {new} for {counter.unit.type} {label}"
            yield _proposal(says, "kind", side, (label,), change, 1, 0, (label,))
    for place in hexes_around(over, counter.hex):
        there = over.name_of(place)
        moved = partial(_moved, letter=letter, number=number, to=place)
        hexes = over.distance(counter.hex or 0, place)
        says = f"{words} moved from {over.name_of(counter.hex or 0)} to {there}"
        yield _proposal(says, "position", side, (label, there), moved, hexes)


def _kinds(scenario: Scenario, side: int) -> list[Unit]:
    """List a unit of each type that an army has, fresh and ordered."""
    units: dict[str, Unit] = {}
    for contingent, counter in scenario.units():
        if contingent.side == side and counter.unit.type != HONJIN:
            units.setdefault(counter.unit.type, replace(counter.unit, hits=0, words=()))
    return list(units.values())


def _without(each: Contingent, number: int) -> Contingent:
    counters = tuple(counter for counter in each.counters if counter.number != number)
    gone = next((counter for counter in each.counters if counter.number == number), None)
    new = replace(each, counters=counters)
    if gone is not None and gone.hex is not None and gone.hex == each.hex and counters:
        new = replace(new, hex=counters[0].hex)  # its busho goes to another unit
    return new


def _moved(scenario: Scenario, letter: str, number: int, to: int) -> Scenario | None:
    """Move a unit to an empty hex, and its busho if he was with it."""
    if any(standing.hex == to for standing in scenario.standing.values()):
        return None

    def moved(each: Contingent) -> Contingent:
        here = next((one.hex for one in each.counters if one.number == number), None)
        new = each.with_unit(f"{letter}{number}", partial(replace, hex=to))
        return replace(new, hex=to) if here is not None and here == each.hex else new

    return _with(scenario, letter, moved)


def _reinforced(scenario: Scenario, each: Contingent) -> Iterator[Proposal]:
    """List what one unit more of a contingent may be: of each type it has, beside another."""
    over, taken = scenario.terrain.field, {one.hex for one in scenario.standing.values()}
    number = max((one.number for one in each.counters), default=0) + 1
    seen: set[str] = set()
    for counter in each.counters:
        if counter.unit.type in (*seen, HONJIN):
            continue
        seen.add(counter.unit.type)
        free = [place for place in hexes_around(over, counter.hex) if place not in taken]
        if counter.hex is not None and not free:
            continue
        new = replace(
            counter,
            number=number,
            unit=replace(counter.unit, hits=0),
            hex=free[0] if free else None,
        )
        where = f", at {over.name_of(free[0])}" if free else ""
        says = f"{SIDES[each.side]}: one more {new.unit.type} for {each.name}{where}"
        change = partial(_with, letter=each.letter, new=partial(_added, counter=new))
        things = (f"{each.letter}{number}", *((over.name_of(free[0]),) if free else ()))
        of = f"{new.unit.type} for {each.letter}"
        yield _proposal(says, "units", each.side, things, change, 1, 1, of=of)


def _missing(scenario: Scenario, each: Contingent) -> Iterator[Proposal]:
    """List a contingent that is not there: it goes as many steps as it has units."""
    letter, units = each.letter, [each.label(counter) for counter in each.counters]
    of = (letter, *units, *(f"{letter} {what}" for what in ("busho", "replacement", "enters")))
    says = f"{SIDES[each.side]}: no contingent {letter}, {each.name}"
    change = partial(_without_contingent, letter=letter)
    yield _proposal(says, "contingents", each.side, of, change, len(units), -1, of)


def _without_contingent(scenario: Scenario, letter: str) -> Scenario:
    left = tuple(each for each in scenario.contingents if each.letter != letter)
    return replace(scenario, contingents=left)


def _added(each: Contingent, counter: Counter) -> Contingent:
    return replace(each, counters=(*each.counters, counter))


# ---- ground --------------------------------------------------------------------------


def _terrain(scenario: Scenario) -> Iterator[Proposal]:
    """List each hex of special ground moved by one or two, onto clear ground."""
    hexes, over = scenario.terrain.hexes, scenario.terrain.field
    for place, ground in enumerate(hexes):
        if ground in (_CLEAR, WATER):
            continue
        here = over.name_of(place)
        for to in hexes_around(over, place):
            if hexes[to] == _CLEAR:
                there = over.name_of(to)
                change = partial(with_ground, new={place: _CLEAR, to: ground})
                things = (f"ground {here}", f"ground {there}")
                says = f"{ground} moved from {here} to {there}"
                yield _proposal(says, "terrain", None, things, change, over.distance(place, to))


def leveled(scenario: Scenario) -> Iterator[Proposal]:
    """List each hex of special ground made clear: for what it is worth."""
    for place, ground in enumerate(scenario.terrain.hexes):
        if ground not in (_CLEAR, WATER):
            here = scenario.terrain.field.name_of(place)
            change = partial(with_ground, new={place: _CLEAR})
            says = f"{_CLEAR} instead of {ground} at {here}"
            yield _proposal(says, "terrain", None, (f"ground {here}",), change)


def with_ground(scenario: Scenario, new: Mapping[int, str]) -> Scenario:
    """Return a scenario with other terrain in some hexes."""
    hexes = tuple(new.get(place, ground) for place, ground in enumerate(scenario.terrain.hexes))
    return replace(scenario, terrain=replace(scenario.terrain, hexes=hexes))
