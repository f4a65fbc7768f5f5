"""What a designer may change of a setup or position of Samurai Swords, one thing at a time."""

from collections import Counter
from collections.abc import Callable, Container, Iterator
from dataclasses import replace
from functools import partial

from samurai_odds.analysis.fixing.proposals import Proposal
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import count_of, write_troop
from samurai_odds.swords.layout import KINDS, LEVIED_KINDS
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.checks import problems
from samurai_odds.swords.scenario.facts import (
    cards_of,
    goal_of,
    koku_of,
    lowest_level,
    other_goals,
    owned_by,
    owners,
)
from samurai_odds.swords.scenario.lines import army_text, read_army
from samurai_odds.swords.scenario.scenario import ARMIES_EACH, CASTLE, Army, Scenario, Seat, Units
from samurai_odds.swords.scenario.text import in_order

COSTS = {  # of a step of each kind of change, unless a file says otherwise
    "koku": 1.0,
    "units": 1.0,
    "experience": 1.5,
    "castles": 2.0,
    "armies": 5.0,
    "owners": 5.0,
    "ninja": 2.0,
    "goal": 2.0,
    "provinces": 2.5,
}
THEMES = "whose provinces and homes are whose, castles"
PAID = "it then begins with that many fewer"
_KOKU, _CARDS, _UNITS, _LEVELS = 6, 2, 3, 2  # how far each goes
_NEW_ARMIES = "daimyo, 2 spearmen", "daimyo, 2 bowmen, 2 swordsmen, 2 spearmen"
_MOST_PLACES = 3  # provinces in which each is tried

Change = Callable[[Scenario], Scenario | None]


class Proposing:
    """Lists the changes of a setup under some numbers; ``hands`` are the seats of each player."""

    def __init__(
        self, scenario: Scenario, facts: Facts, hands: tuple[tuple[int, ...], ...]
    ) -> None:
        self.scenario, self.facts = scenario, facts
        self.winner = {seat: place for place, hand in enumerate(hands) for seat in hand}
        self._name = scenario.seat_name
        self._owners, chart = owners(scenario), chart_of(scenario.map)
        self._around = {
            one.name: [chart.provinces[other].name for other, _ in chart.neighbors[number]]
            for number, one in enumerate(chart.provinces)
        }

    def all(self) -> Iterator[Proposal]:
        alive = [seat for seat, one in enumerate(self.scenario.seats) if not one.out]
        for seat in alive:
            yield from self._koku(seat)
        usual = goal_of(self.scenario, self.facts)
        for more in other_goals(usual):
            goal = usual + more
            change = partial(replace, goal=goal)
            yield self._proposal(f"{goal} provinces win ({more:+d})", "goal", None, (), change)
        if self.scenario.to_be_set_up:
            for seat in alive:
                yield from self._cards(seat)
            return
        yield from self._castles()
        for seat in alive:
            yield from self._forces(seat)
            yield from self._provinces(seat)
            yield from self._armies(seat)
            yield from self._other_hands(seat)
            if self.scenario.ninja != seat:
                says = f"{self._name(seat)} holds the ninja"
                change = partial(replace, ninja=seat)
                yield self._proposal(says, "ninja", seat, ("ninja",), change, 1, 1)

    def _proposal(
        self,
        says: str,
        kind: str,
        seat: int | None,
        things: tuple[str, ...],
        change: Change,
        steps: int = 1,
        gain: int = 0,
        of: str = "",
    ) -> Proposal:
        """Make a proposal of a change that is refused where it leaves no sound setup."""
        named = "" if seat is None else f"seat-{seat + 1}"
        helps = (self.winner[seat], gain) if seat is not None and gain else None
        return Proposal(says, kind, named, things, partial(self._sound, change), steps, helps, of)

    def _sound(self, change: Change, scenario: Scenario) -> Scenario | None:
        """Return a setup with a change; None where that cannot be, or is not sound."""
        new = change(scenario)
        return None if new is None or problems(new, self.facts) else in_order(new)

    def _near(self, where: str, seats: Container[int]) -> int:
        """Return how many neighbors of a province some seats hold."""
        return sum(self._owners.get(other) in seats for other in self._around.get(where, ()))

    def _rivals(self, seat: int) -> list[int]:
        """List the seats of other players."""
        return [other for other, place in self.winner.items() if place != self.winner[seat]]

    # ---- purses and provinces dealt --------------------------------------------------

    def _koku(self, seat: int) -> Iterator[Proposal]:
        for more in (*range(-_KOKU, 0), *range(1, _KOKU + 1)):
            koku = koku_of(self.scenario, seat, self.facts) + more
            says = f"{self._name(seat)} begins with {koku} koku ({more:+d})"
            change = partial(self.with_koku, seat=seat, more=more)
            gain = 1 if more > 0 else -1
            thing = f"seat-{seat + 1} koku"
            yield self._proposal(says, "koku", seat, (thing,), change, abs(more), gain)

    def with_koku(self, scenario: Scenario, seat: int, more: int) -> Scenario | None:
        """Return a setup in which a seat has more or fewer koku."""
        koku = koku_of(scenario, seat, self.facts) + more
        return scenario.with_seat(seat, koku=koku) if koku >= 0 else None

    def paid(self, scenario: Scenario, player: int, koku: int) -> Scenario | None:
        """Return a setup in which a player has paid so many koku, with two colors of both."""
        new: Scenario | None = scenario
        seats = [seat for seat, place in self.winner.items() if place == player]
        for turn in range(koku):
            if new is not None:
                new = self.with_koku(new, seats[turn % len(seats)], -1)
        return None if new is None or problems(new, self.facts) else new

    def _cards(self, seat: int) -> Iterator[Proposal]:
        for more in (*range(-_CARDS, 0), *range(1, _CARDS + 1)):
            cards = cards_of(self.scenario, seat, self.facts) + more
            says = f"{self._name(seat)} is dealt {cards} provinces ({more:+d})"
            change = partial(Scenario.with_seat, place=seat, cards=cards)
            gain = 1 if more > 0 else -1
            thing = f"seat-{seat + 1} provinces"
            yield self._proposal(says, "provinces", seat, (thing,), change, abs(more), gain)

    # ---- what stands on the map ------------------------------------------------------

    def _castles(self) -> Iterator[Proposal]:
        """List castles gone, and new ones in the provinces where an army lies."""
        held = owners(self.scenario)
        for where, what in self.scenario.castles:
            says = f"no {what} in {where}"
            change = partial(_with_castle, where=where, castle=False)
            yield self._proposal(says, "castles", held.get(where), (where,), change, 1, -1, what)
        built = {where for where, _ in self.scenario.castles}
        for seat, one in enumerate(self.scenario.seats):
            for army in one.armies:
                if army.where not in built:
                    change = partial(_with_castle, where=army.where, castle=True)
                    says = f"{self._name(seat)} has a castle in {army.where}"
                    things = (army.where,)
                    yield self._proposal(says, "castles", seat, things, change, 1, 1, CASTLE)

    def _forces(self, seat: int) -> Iterator[Proposal]:
        """List units more or fewer of a force, and a force gone."""
        for where, units in self.scenario.seats[seat].forces:
            for kind, more in _unit_steps(units):
                change = partial(_with_units, seat=seat, where=where, kind=kind, more=more)
                says = f"{self._name(seat)}: {_more(kind, more)} in {where}"
                yield self._proposal(
                    says, "units", seat, (where,), change, abs(more), _sign(more), KINDS[kind]
                )

    def _provinces(self, seat: int) -> Iterator[Proposal]:
        """List provinces that change hands, or that nobody holds."""
        one = self.scenario.seats[seat]
        marked = {army.where for army in one.armies}
        for where, _ in one.forces:
            if where in marked:
                continue
            change = partial(_without_force, seat=seat, where=where)
            says = f"nobody holds {where}, not {self._name(seat)}"
            yield self._proposal(says, "provinces", seat, (where,), change, 1, -1)
            for other in self._rivals(seat):
                given = partial(_handed_over, where=where, seat=seat, to=other)
                says = f"{where} is {self._name(other)}'s, not {self._name(seat)}'s"
                yield self._proposal(says, "provinces", other, (where,), given, 1, 1)
        yield from self._settled(seat)

    def _settled(self, seat: int) -> Iterator[Proposal]:
        """List provinces beside its own that nobody holds, and a seat might from the start."""
        forces = Counter(units for _, units in self.scenario.seats[seat].forces)
        near = {where: self._near(where, {seat}) for where in self._around}
        empty = [where for where in near if near[where] and where not in self._owners]
        for where in sorted(empty, key=near.__getitem__, reverse=True)[:_MOST_PLACES]:
            for units, _ in forces.most_common(1):
                says = f"{self._name(seat)} also holds {where}: {write_troop(units, 0)}"
                change = partial(_with_force, seat=seat, where=where, units=units)
                yield self._proposal(says, "provinces", seat, (where,), change, 1, 1)

    def _armies(self, seat: int) -> Iterator[Proposal]:
        """List armies with units more or fewer, of other levels, gone, and new ones."""
        one = self.scenario.seats[seat]
        for army in one.armies:
            for kind, more in _unit_steps(army.units):
                new_army = replace(army, units=_counted(army.units, kind, more))
                says = f"{_more(kind, more)} in army {army.index}, {army.where}"
                yield self._with_army(says, "units", seat, new_army, more, KINDS[kind])
            for more in (*range(-_LEVELS, 0), *range(1, _LEVELS + 1)):
                level = army.level + more
                says = f"army {army.index} of level {level} ({more:+d})"
                new_army = replace(army, level=level, hole=1)
                yield self._with_army(says, "experience", seat, new_army, more)
            things = (f"seat-{seat + 1} army {army.index}", army.where)
            left = tuple(each for each in one.armies if each != army)
            change = partial(Scenario.with_seat, place=seat, armies=left)
            says = f"{self._name(seat)}: no army {army.index} in {army.where}"
            yield self._proposal(says, "armies", seat, things, change, 1, -1)
        yield from self._new_armies(seat)

    def _new_armies(self, seat: int) -> Iterator[Proposal]:
        one = self.scenario.seats[seat]
        index = _free_index(one)
        if index is None:
            return
        lowest = lowest_level(self.scenario, self.facts)
        marked = {army.where for army in one.armies}
        free = [where for where, _ in one.forces if where not in marked]
        front = sorted(free, key=lambda where: -self._near(where, self._rivals(seat)))
        for where in front[:_MOST_PLACES]:
            for size, units in enumerate(_NEW_ARMIES, 1):
                army = read_army(index, f"{where}, {units}", lowest, str)
                change = partial(_with_new_army, seat=seat, army=army)
                says = f"{self._name(seat)} has {army_text(army)}"
                things = (f"seat-{seat + 1} army {index}", where)
                yield self._proposal(says, "armies", seat, things, change, size, 1)

    def _other_hands(self, seat: int) -> Iterator[Proposal]:
        """List armies that are another seat's, with the force beside them, and exchanged ones."""
        name, others = self._name(seat), self._rivals(seat)
        for army in self.scenario.seats[seat].armies:
            here = (f"seat-{seat + 1} army {army.index}", army.where)
            for other in others:
                says = f"{army.where} and its army are {self._name(other)}'s, not {name}'s"
                given = partial(_army_handed_over, seat=seat, to=other, where=army.where)
                yield self._proposal(says, "owners", other, here, given, 1, 1)
                for one in self.scenario.seats[other].armies if other > seat else ():
                    there = (f"seat-{other + 1} army {one.index}", one.where)
                    says = f"{name} and {self._name(other)} exchange {army.where} and {one.where}"
                    change = partial(_armies_exchanged, ours=(seat, army), theirs=(other, one))
                    says += ", with their armies"
                    yield self._proposal(says, "owners", None, (*here, *there), change)

    def _with_army(
        self, says: str, kind: str, seat: int, army: Army, more: int, of: str = ""
    ) -> Proposal:
        change = partial(_with_army, seat=seat, army=army)
        things = (f"seat-{seat + 1} army {army.index}",)
        says = f"{self._name(seat)}: {says}"
        return self._proposal(says, kind, seat, things, change, abs(more), _sign(more), of)


def _sign(more: int) -> int:
    return 1 if more > 0 else -1


def _more(kind: int, more: int) -> str:
    number = "one " if abs(more) == 1 else ""
    return f"{number}{count_of(kind, abs(more))} {'more' if more > 0 else 'fewer'}"


def _unit_steps(units: Units) -> Iterator[tuple[int, int]]:
    """Yield kinds that a troop has, and by how many they may be more or fewer."""
    for kind in LEVIED_KINDS:
        if units[kind]:
            for more in (*range(-min(_UNITS, units[kind]), 0), *range(1, _UNITS + 1)):
                yield kind, more


def _counted(units: Units, kind: int, more: int) -> Units:
    return tuple(count + more * (place == kind) for place, count in enumerate(units))


def _with_units(scenario: Scenario, seat: int, where: str, kind: int, more: int) -> Scenario:
    forces = tuple(
        (name, _counted(units, kind, more) if name == where else units)
        for name, units in scenario.seats[seat].forces
    )
    return scenario.with_seat(seat, forces=forces)


def _with_force(scenario: Scenario, seat: int, where: str, units: Units) -> Scenario | None:
    if where in owners(scenario):
        return None
    return scenario.with_seat(seat, forces=(*scenario.seats[seat].forces, (where, units)))


def _with_army(scenario: Scenario, seat: int, army: Army) -> Scenario:
    return scenario.with_seat(seat, armies=scenario.seats[seat].with_army(army).armies)


def _with_new_army(scenario: Scenario, seat: int, army: Army) -> Scenario | None:
    own = scenario.seats[seat].armies
    if any(army.where == one.where or army.index == one.index for one in own):
        return None
    return scenario.with_seat(seat, armies=(*own, army))


def _without_force(scenario: Scenario, seat: int, where: str) -> Scenario:
    left = tuple(one for one in scenario.seats[seat].forces if one[0] != where)
    return scenario.with_seat(seat, forces=left)


def _with_castle(scenario: Scenario, where: str, castle: bool) -> Scenario:
    others = tuple(one for one in scenario.castles if one[0] != where)
    return replace(scenario, castles=(*others, (where, CASTLE)) if castle else others)


def _handed_over(scenario: Scenario, where: str, seat: int, to: int) -> Scenario | None:
    """Return a position in which a province's force is another seat's, of the same units."""
    force = scenario.seats[seat].force_in(where)
    if not force or where in owned_by(scenario.seats[to]) or scenario.seats[to].out:
        return None
    gained = (*scenario.seats[to].forces, (where, force))
    return _without_force(scenario, seat, where).with_seat(to, forces=gained)


def _free_index(seat: Seat) -> int | None:
    """Return the number of an army that a seat has not got; None if it has all."""
    taken = {army.index for army in seat.armies}
    return next((each for each in range(1, ARMIES_EACH + 1) if each not in taken), None)


def _army_handed_over(scenario: Scenario, seat: int, to: int, where: str) -> Scenario | None:
    """Return a position in which an army, and the force beside it, are another seat's."""
    army, force = scenario.seats[seat].army_in(where), scenario.seats[seat].force_in(where)
    index = _free_index(scenario.seats[to])
    if army is None or index is None or scenario.seats[to].out:
        return None
    return _settled(_left(scenario, seat, where), to, replace(army, index=index), force)


def _armies_exchanged(
    scenario: Scenario, ours: tuple[int, Army], theirs: tuple[int, Army]
) -> Scenario:
    """Return a position in which two seats have each other's army, and the force beside it."""
    new = scenario
    for seat, army in (ours, theirs):
        new = _left(new, seat, army.where)
    for (seat, army), (other, one) in ((ours, theirs), (theirs, ours)):
        force = scenario.seats[other].force_in(one.where)
        new = _settled(new, seat, replace(one, index=army.index), force)
    return new


def _left(scenario: Scenario, seat: int, where: str) -> Scenario:
    """Return a position in which a seat has no army or force in a province."""
    one = scenario.seats[seat]
    armies = tuple(army for army in one.armies if army.where != where)
    return _without_force(scenario.with_seat(seat, armies=armies), seat, where)


def _settled(scenario: Scenario, seat: int, army: Army, force: Units) -> Scenario:
    """Return a position in which a seat has one more army, and a force beside it."""
    one = scenario.seats[seat]
    forces = (*one.forces, (army.where, force)) if force else one.forces
    return scenario.with_seat(seat, armies=(*one.armies, army), forces=forces)
