"""What came of a combat of a position, in the variables of the single combat (`ran shock`, `fire`).

They are read from the state of the full game in which the combat is over, by rules that run
interpreted and compiled.
"""

from collections.abc import Iterable, Mapping, Sequence

from samurai_odds.play.game import Numbers
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.full_game.layout import MOST_VARIABLES, NOTES, Notes
from samurai_odds.ran.procedures.combat import OF_STATE, CombatQuestion
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.strikes import are_engaged

(
    NUMBER, RETREATED, POINTS_LOST, FATE, FLED, HEADS_WON, ENGAGED, NEXT_CHARGE, HITS_ON,
    CHARGES, IS_PROVOKED, LURED, TURNED,
) = range(13)  # fmt: skip
Variable = tuple[int, int]  # its kind, and whose it is


# ---- which are read ------------------------------------------------------------------


def write_variables(
    s: State,
    q: Numbers,
    single: CombatQuestion,
    members: Mapping[int, int],
    leaders: Sequence[int],
    guns: Sequence[int] = (),
) -> None:
    """Write into a state which variables are read of the combat that begins in it.

    ``members`` are its units by their numbers in it, ``leaders`` the busho of its two sides,
    ``guns`` the enemies that may fire at an advance.
    """
    known = dict(_of_units(single, members)) | dict(_of_sides(single, members, leaders, q))
    known |= dict(_of_shock()) | dict(_of_fire(single, members, q))
    Notes(s, NOTES).variables = len(single.variables)
    for place, name in enumerate(single.variables):
        Notes(s, NOTES).kinds[place], Notes(s, NOTES).of[place] = known[name]
    for number in range(combat.UNITS):
        Notes(s, NOTES).members[number] = members.get(number, at.NONE)
    for place in range(at.MOST_UNITS):
        Notes(s, NOTES).guns[place] = guns[place] if place < len(guns) else at.NONE
        Notes(s, NOTES).states[place] = s.state[place]
        Notes(s, NOTES).facings[place] = s.facing[place]
        Notes(s, NOTES).provoked[place] = s.against[place]
    for side in range(2):
        Notes(s, NOTES).heads[side] = s.heads[side]
        Notes(s, NOTES).great_heads[side] = s.great_heads[side]


def army_of(q: Question, members: Mapping[int, int], side: int) -> int:
    """Return the army of a side of the combat."""
    return int(q.side[members[side * combat.FIRST_DEFENDER]])


def _of_units(single: CombatQuestion, members: Mapping[int, int]) -> Iterable[tuple[str, Variable]]:
    for side in range(2):
        for number, state, hits in (*single.names(side), *single.friends(side)):
            unit = members[number]
            yield state, (NUMBER, State.state.place(unit))
            yield hits, (NUMBER, State.hits.place(unit))
            yield state.replace("_state", "_retreat"), (RETREATED, unit)


def _of_sides(
    single: CombatQuestion, members: Mapping[int, int], leaders: Sequence[int], q: Numbers
) -> Iterable[tuple[str, Variable]]:
    for side, who in enumerate(single.sides):
        army, leader = army_of(q, members, side), leaders[side]
        yield f"{who}_rout_points", (POINTS_LOST, army)
        yield f"{who}_busho", (FATE, leader)
        yield f"{who}_fled", (FLED, leader)
        yield f"{who}_head", (HEADS_WON, army)
        yield f"{who}_busho_hits", (NUMBER, State.busho_hits.place(leader))


def _of_shock() -> Iterable[tuple[str, Variable]]:
    for name, place in OF_STATE.items():
        yield name, (NUMBER, State.shock.saved.at + place)
    yield "engaged", (ENGAGED, 0)
    yield "next_charge", (NEXT_CHARGE, 0)


def _of_fire(
    single: CombatQuestion, members: Mapping[int, int], q: Numbers
) -> Iterable[tuple[str, Variable]]:
    if single.sides[0] not in ("target", "firer"):
        return
    mine = single.sides.index("firer")
    firer, target = (members[side * combat.FIRST_DEFENDER] for side in (mine, 1 - mine))
    yield "hits", (HITS_ON, army_of(q, members, 1 - mine))
    yield "return_hits", (HITS_ON, army_of(q, members, mine))
    yield "charge", (CHARGES, target)
    yield "firer_charges", (IS_PROVOKED, firer)
    yield "lured", (LURED, 0)
    yield "turned", (TURNED, target)


# ---- read ----------------------------------------------------------------------------


def record(q: Numbers, s: Numbers, row: Numbers) -> None:
    """Write the variables, in the order of the question's."""
    for place in range(MOST_VARIABLES):
        row[place] = 0
    for place in range(Notes(s, NOTES).variables):
        row[place] = variable(q, s, Notes(s, NOTES).kinds[place], Notes(s, NOTES).of[place])


def variable(q: Numbers, s: State, kind: int, of: int) -> int:
    """Read a variable: its kind, and whose it is."""
    if kind == NUMBER:
        return s[of]
    if kind == RETREATED:
        return has_gone_back(s, of)
    if kind == POINTS_LOST:
        return points_lost(q, s, of)
    if kind == FATE:
        return fate(s, of)
    if kind == FLED:
        return 1 if s.fate[of] == at.FLED else 0
    if kind == HEADS_WON:
        return heads_won(q, s, of)
    if kind == ENGAGED:
        return engaged(q, s)
    if kind == NEXT_CHARGE:
        return next_charge(s)
    if kind == HITS_ON:
        return hits_on(q, s, of)
    if kind == CHARGES:
        return 1 if is_provoked(s, of) or s.shock.lured == sh.RIDES_OUT else 0
    if kind == IS_PROVOKED:
        return 1 if is_provoked(s, of) else 0
    if kind == LURED:
        return 1 if s.shock.lured == sh.LURED_ON or Notes(s, NOTES).lured else 0
    return 1 if s.facing[of] != Notes(s, NOTES).facings[of] else 0


def points_lost(q: Question, s: State, army: int) -> int:
    """Count the rout points of units lost since the combat began (12.0)."""
    points = 0
    for unit in range(q.first_of_side[army], q.end_of_side[army]):
        if s.state[unit] >= at.ROUTED and Notes(s, NOTES).states[unit] < at.ROUTED:
            points += q.points[unit]
    return points


def fate(s: State, leader: int) -> int:
    """Return what became of the busho who led a side at first."""
    if leader < 0:
        return combat.ABSENT
    if s.fate[leader] == at.WELL:
        return combat.WELL
    return combat.WOUNDED if s.fate[leader] == at.WOUNDED else combat.DEAD


def heads_won(q: Question, s: State, army: int) -> int:
    """Return the rout points that an army's new heads take off (12.0)."""
    heads = s.heads[army] - Notes(s, NOTES).heads[army]
    great = s.great_heads[army] - Notes(s, NOTES).great_heads[army]
    return max(0, heads * q.head_points + great * q.great_head_points)


def engaged(q: Numbers, s: Numbers) -> int:
    """Return whether units of both sides of the combat are engaged with each other (7.31)."""
    for number in range(combat.FIRST_DEFENDER):
        one = Notes(s, NOTES).members[number]
        if one < 0:
            continue
        for place in range(combat.FIRST_DEFENDER, combat.BEHIND):
            other = Notes(s, NOTES).members[place]
            if other >= 0 and are_engaged(q, s, one, other):
                return 1
    return 0


def next_charge(s: State) -> int:
    """Return whom a unit fired at as it advanced must shock next, from 1 (8.61)."""
    for number in range(combat.FIRST_DEFENDER):
        unit = Notes(s, NOTES).members[number]
        gun = s.against[unit] - 1 if unit >= 0 else at.NONE
        if gun < 0:
            continue
        for place in range(at.MOST_UNITS):
            if Notes(s, NOTES).guns[place] == gun:
                return 1 + place
    return 0


def is_provoked(s: State, unit: int) -> bool:
    """Return whether this fire has sent a unit against who fired (8.61)."""
    return Notes(s, NOTES).charged == 1 + unit or is_sent_now(s, unit)


def is_sent_now(s: State, unit: int) -> bool:
    """Return whether this fire has sent a unit against who fired, and its shock is to come."""
    return s.against[unit] > 0 and Notes(s, NOTES).provoked[unit] == 0


def has_gone_back(s: State, unit: int) -> int:
    """Return whether a unit has retreated and is still there."""
    if s.state[unit] >= at.ROUTED:
        return 0
    return 1 if place_in_combat(s, unit) == combat.GONE_BACK else 0


def place_in_combat(s: State, unit: int) -> int:
    """Return where the combat has a unit of its own: still in it, gone back, moved up."""
    for number in range(combat.BEHIND):
        if s.shock.rows[0, number] == unit:
            return s.shock.saved[0].units[number].place
    return combat.IN_COMBAT


def hits_on(q: Question, s: State, army: int) -> int:
    """Count the hits that the fire has scored on units of an army."""
    hits = Notes(s, NOTES).hits[army]
    if Notes(s, NOTES).charged:
        return hits
    for place in range(2):
        if q.side[s.shock.member[place * combat.FIRST_DEFENDER]] == army:
            hits += s.shock.cs.scored[place]
    return hits
