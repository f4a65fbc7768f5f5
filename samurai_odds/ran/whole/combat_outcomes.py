"""What came of a combat of a position, in the variables of the single combat (`ran shock`, `fire`).

They are read from the state of the full game in which the combat is over.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from samurai_odds.play.game import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.strikes import are_engaged
from samurai_odds.ran.procedures.combat import CombatQuestion
from samurai_odds.ran.rules import combat_layout as combat
from samurai_odds.ran.whole.combat_passage import HITS

Read = Callable[[Numbers, Numbers], int]  # a variable, of a question and a state


class Outcomes:
    """Reads the variables of a combat; ``members`` are its units by their numbers in it.

    ``sides`` are the armies of its two sides, ``guns`` the enemies that may fire at an advance.
    """

    def __init__(
        self,
        asked: CombatQuestion,
        members: Mapping[int, int],
        first: Numbers,
        leaders: Sequence[int],
        guns: Sequence[int] = (),
        q: Numbers = (),
    ) -> None:
        self.members, self.first, self.leaders, self.guns = members, first, leaders, guns
        self.armies = [q[at.SIDE + members[side * combat.FIRST_DEFENDER]] for side in range(2)]
        known = dict(self._of_units(asked)) | dict(self._of_sides(asked)) | dict(self._of_shock())
        known |= dict(self._of_fire(asked))
        self.readers = [known[name] for name in asked.variables]

    def row(self, q: Numbers, s: Numbers) -> tuple[int, ...]:
        """Return the variables, in the order of the question's."""
        return tuple([int(read(q, s)) for read in self.readers])

    # ---- units -----------------------------------------------------------------------

    def _of_units(self, asked: CombatQuestion) -> Iterable[tuple[str, Read]]:
        for side in range(2):
            for number, state, hits in (*asked.names(side), *asked.friends(side)):
                unit = self.members[number]
                yield state, _at(at.STATE + unit)
                yield hits, _at(at.HITS + unit)
                yield state.replace("_state", "_retreat"), partial(has_gone_back, unit)

    # ---- sides: rout points, busho ---------------------------------------------------

    def _of_sides(self, asked: CombatQuestion) -> Iterable[tuple[str, Read]]:
        for side, who in enumerate(asked.sides):
            army, leader = self.armies[side], self.leaders[side]
            yield f"{who}_rout_points", partial(self.points_lost, army)
            yield f"{who}_busho", partial(self.fate, leader)
            yield f"{who}_fled", partial(has_fled, leader)
            yield f"{who}_head", partial(self.heads_won, army)
            yield f"{who}_busho_hits", _at(at.BUSHO_HITS + leader)

    def points_lost(self, army: int, q: Numbers, s: Numbers) -> int:
        """Count the rout points of units lost since the combat began (12.0)."""
        points = 0
        for unit in range(q[at.FIRST_OF_SIDE + army], q[at.END_OF_SIDE + army]):
            if s[at.STATE + unit] >= at.ROUTED and self.first[at.STATE + unit] < at.ROUTED:
                points += q[at.POINTS + unit]
        return points

    def fate(self, leader: int, q: Numbers, s: Numbers) -> int:
        """Return what became of the busho who led a side at first."""
        if leader < 0:
            return combat.ABSENT
        fate = s[at.FATE + leader]
        if fate == at.WELL:
            return combat.WELL
        return combat.WOUNDED if fate == at.WOUNDED else combat.DEAD

    def heads_won(self, army: int, q: Numbers, s: Numbers) -> int:
        """Return the rout points that an army's new heads take off (12.0)."""
        heads = s[at.HEADS + army] - self.first[at.HEADS + army]
        great = s[at.GREAT_HEADS + army] - self.first[at.GREAT_HEADS + army]
        return int(max(0, heads * q[at.HEAD_POINTS] + great * q[at.GREAT_HEAD_POINTS]))

    # ---- the shock -------------------------------------------------------------------

    def _of_shock(self) -> Iterable[tuple[str, Read]]:
        yield "attacked", _at(sh.SAVED + combat.ATTACKED)
        yield "retreat", _at(sh.SAVED + combat.RETREAT)
        yield "advance", _at(sh.SAVED + combat.ADVANCED)
        yield "engaged", self.engaged
        yield "next_charge", self.next_charge

    def engaged(self, q: Numbers, s: Numbers) -> int:
        """Return whether units of both sides of the combat are engaged with each other (7.31)."""
        half = combat.FIRST_DEFENDER
        pairs = (
            (one, other)
            for number, one in self.members.items()
            for place, other in self.members.items()
            if number < half <= place < combat.BEHIND
        )
        return int(any(are_engaged(q, s, one, other) for one, other in pairs))

    def next_charge(self, q: Numbers, s: Numbers) -> int:
        """Return whom a unit fired at as it advanced must shock next, from 1 (8.61)."""
        half = combat.FIRST_DEFENDER
        for number, unit in self.members.items():
            gun = s[at.AGAINST + unit] - 1
            if number < half and gun >= 0 and gun in self.guns:
                return 1 + self.guns.index(gun)
        return 0

    # ---- fire ------------------------------------------------------------------------

    def _of_fire(self, asked: CombatQuestion) -> Iterable[tuple[str, Read]]:
        if asked.sides[0] not in ("target", "firer"):
            return
        mine = asked.sides.index("firer")
        firer, target = (self.members[side * combat.FIRST_DEFENDER] for side in (mine, 1 - mine))
        yield "hits", lambda q, s: hits_on(q, s, self.armies[1 - mine])
        yield "return_hits", lambda q, s: hits_on(q, s, self.armies[mine])
        yield "charge", lambda q, s: self.provoked(s, target) or s[sh.LURED] == sh.RIDES_OUT
        yield "firer_charges", lambda q, s: self.provoked(s, firer)
        yield "lured", lambda q, s: s[sh.LURED] == sh.LURED_ON
        facing = self.first[at.FACING + target]
        yield "turned", lambda q, s: s[at.FACING + target] != facing

    def provoked(self, s: Numbers, unit: int) -> bool:
        """Return whether this fire has sent a unit against who fired (8.61)."""
        return bool(s[at.AGAINST + unit] and not self.first[at.AGAINST + unit])


def _at(place: int) -> Read:
    return lambda q, s: int(s[place])


def has_fled(contingent: int, q: Numbers, s: Numbers) -> int:
    return int(s[at.FATE + contingent] == at.FLED)


def has_gone_back(unit: int, q: Numbers, s: Numbers) -> int:
    """Return whether a unit has retreated and is still there."""
    return int(s[at.STATE + unit] < at.ROUTED and place_of(s, unit) == combat.GONE_BACK)


def place_of(s: Numbers, unit: int) -> int:
    """Return where the combat has a unit of its own: still in it, gone back, moved up."""
    row = sh.row_of(0)
    for number in range(combat.BEHIND):
        if s[row + number] == unit:
            return int(s[sh.SAVED + combat.UNIT + number * combat.UNIT_FIELDS + combat.PLACE])
    return combat.IN_COMBAT


def hits_on(q: Numbers, s: Numbers, army: int) -> int:
    """Count the hits that the fire has scored on units of an army."""
    hits = s[HITS + army]
    for place in range(2):
        if q[at.SIDE + s[sh.MEMBER + place * combat.FIRST_DEFENDER]] == army:
            hits += s[sh.CS + combat.SCORED + place]
    return int(hits)
