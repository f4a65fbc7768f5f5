"""Dice as data: what is rolled for, what fell, what it has brought.

The dice of a battle, and of what is asked about by itself. What both tell of a combat alike is
said of a `Scene`: who its pieces are, and what else is known of them, `events_combat` says for a
battle and `procedures.events` for a combat by itself.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from samurai_odds.play.events import Happening
from samurai_odds.play.layout import NONE
from samurai_odds.play.replay import Step
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.combat_layout import Question, State
from samurai_odds.ran.combat.fire import side_of, target_of
from samurai_odds.ran.combat.leaders import hits_on_first, hits_on_second, leads
from samurai_odds.ran.combat.shock import charged, column, superiority
from samurai_odds.ran.combat.states import check_limit
from samurai_odds.ran.rules import layout as at

# ---- what is rolled for --------------------------------------------------------------

INITIATIVE, MOMENTUM, DOOM, CRISIS = "initiative", "momentum", "doom", "crisis of faith"
COORDINATION, CONTINUITY, TRUMP = "coordination", "continuity", "trump"
RALLY, FLIGHT = "rally", "flight"
ALARM, WITHDRAWAL, TURNING, PASSING = "alarm", "withdrawal", "turning", "passing"
TURNING_ON, BREAKING_AWAY, HONOR = "turning to a harasser", "breaking away", "honor"
BANZAI, WAY_IN = "banzai", "way in"
COORDINATED_ATTACK, COMMITMENT, DISRUPTED_CHECK = "coordinated attack", "commitment", "break off"
REACTION, FIGHT, AMID_SPEARS, SHOCK = "reaction", "individual combat", "amid the spears", "shock"
FIRE, FIRE_BACK, FIRE_CHECK, PROVOKED = "fire", "fire back", "check under fire", "provoked"
BUSHO_UNDER_FIRE, MAN_UNDER_FIRE, AT_MAN = "busho under fire", "man under fire", "fire at a man"
DUEL, LEAVE = "duel", "leave"

# ---- what it has brought -------------------------------------------------------------

GAINED, FINISHED, RESURRECTION = "gained", "finished", "resurrection"  # DOOM, CRISIS too
WITHDRAWS, STAYS_TRUE, TOGETHER, APART = "withdraws", "stays true", "together", "apart"
KEPT, LOST, SUCCEEDS, FAILS = "kept", "lost", "succeeds", "fails"
RALLIES, STAYS_ROUTED, ELIMINATED = "rallies", "stays routed", "eliminated"
FLEES, STANDS, CAUGHT, ESCAPES = "flees", "stands", "caught", "escapes"
STAYS, PURSUES, SEPPUKU, SAVES_FACE = "stays", "pursues", "seppuku", "saves face"
TURNS = "turns"
KILLED, COMES_THROUGH = "killed", "comes through"
ATTACKS, HOLDS_BACK, MAY_ATTACK, GOES_BACK = "attacks", "holds back", "may attack", "goes back"
NO_WAY, NEXT_SEGMENT, MOVES = "no way back", "in the next segment", "moves"
AS_PLANNED, FIRST_ONLY, SHIFTED = "as planned", "first contingent only", "shifted"
DISRUPTS = "disrupts"
HOLDS, SENDS_ONE, SENDS_NOBODY = "holds", "sends one", "sends nobody"

# ---- numbers of a roll, but for its faces --------------------------------------------

LIMIT, COLUMN, MODIFIER, DOUBLED = "limit", "column", "modifier", "position superiority"
RANGE, FLANK, COVER, VOLLEY = "range", "flank", "cover", "volley"
FROM_BEHIND, IN_OPEN_ORDER, FOR_CHARGE, TAKES = "from behind", "open order", "charge", "takes"
SAMURAI, CHALLENGER, FOE = "samurai", "challenger", "foe"  # a Samurai; men: busho come first
ATTACKER, DEFENDER, CASTLE = "attacker", "defender", "castle"  # hits of a shock's result
GIVES, SHIFT, UNITS, UNITS_LOST = "gives", "shift", "units", "units lost"
BY = "by"  # what provokes a unit: the kind of its row of the fire
BONUS = "bonus"  # of a volley's shot, the ``volley``-th after the first
NOTHING: Mapping[str, int] = MappingProxyType({})


def is_roll(step: Step) -> bool:
    return step.what >= at.UNIFORM


def faces_of(step: Step) -> tuple[str, ...]:
    """Return the face of a step's die, or of its two."""
    one_die = step.what == at.UNIFORM + at.DIE
    return tuple(map(str, [step.value] if one_die else divmod(step.value, at.DIE)))


def rolled(
    faces: tuple[str, ...],
    what: str,
    seat: int = NONE,
    piece: int = NONE,
    target: int = NONE,
    outcome: str = "",
    numbers: Mapping[str, int] = NOTHING,
    again: bool = False,
) -> Happening:
    """Return what fell; ``again``: the second die is rolled after a 9 only.

    What comes about without a die is an answer.
    """
    if again and faces[0] != str(at.DIE - 1):
        faces = faces[:1]
    return Happening(
        "roll" if faces else "answer",
        seat,
        piece,
        target,
        what=what,
        faces=faces,
        outcome=outcome,
        numbers=numbers,
    )


# ---- a combat, by itself or in a battle (8.5, 8.6, 9.12-9.28) -------------------------


class Scene:
    """One step of a combat: the faces that fell, what they mean to the rules, what changes."""

    q: Question
    before: State
    after: State

    def __init__(
        self, q: Question, before: State, after: State, faces: tuple[str, ...], outcome: int
    ) -> None:
        self.q, self.before, self.after = q, before, after
        self.phase, self.faces, self.outcome = int(before.phase), faces, outcome

    if TYPE_CHECKING:

        def piece(self, unit: int) -> int:
            """Return the number of a unit's piece."""

        def seat(self, unit: int) -> int:
            """Return whose a unit is."""

        def busho(self, side: int) -> int:
            """Return the number of the piece of a side's busho."""

        def shot(self, shooter: int, target: int) -> Happening:
            """Return the shot that is due: its range and modifiers, and the target's terrain."""

    def leader(self, side: int) -> tuple[int, int]:
        """Return whose a side's busho is, and the number of his piece."""
        return self.seat(int(self.q.busho[side].beside)), self.busho(side)

    def check(
        self, what: str, unit: int, fate: str = "", numbers: Mapping[str, int] = NOTHING
    ) -> Happening:
        """Return the check of a unit, with what its die is against, if one is rolled."""
        limit = {LIMIT: int(check_limit(self.q, self.before, unit))} if self.faces else {}
        seat, piece, more = self.seat(unit), self.piece(unit), {**limit, **numbers}
        return rolled(self.faces, what, seat, piece, outcome=fate, numbers=more)


_PASSED_OR_NOT = {
    combat.BREAK_OFF: (DISRUPTED_CHECK, MAY_ATTACK, GOES_BACK),
    combat.COMMIT: (COMMITMENT, ATTACKS, HOLDS_BACK),
    combat.DISRUPTION: (FIRE_CHECK, HOLDS, FAILS),
}


def checked(scene: Scene) -> list[Happening]:
    """Return the check of a unit: before it attacks, or under fire (9.12, 9.23, 8.52)."""
    q, before = Question(scene.q), State(scene.before)
    what, passes, fails = _PASSED_OR_NOT[scene.phase]
    unit = int(target_of(q, before) if what == FIRE_CHECK else before.cursor)
    if what == DISRUPTED_CHECK and q.units[unit].stuck:
        fails = NO_WAY
    return [scene.check(what, unit, passes if scene.outcome else fails)]


def reacted(scene: Scene) -> list[Happening]:
    """Return the check of an attacked unit; a charge adds to the die of foot (9.24)."""
    q, before = Question(scene.q), State(scene.before)
    unit = int(before.cursor)
    more = int(q.charge_reaction) if q.units[unit].foot and charged(q, before) else 0
    numbers = {TAKES: scene.outcome} | ({FOR_CHARGE: more} if more else {})
    return [scene.check(REACTION, unit, numbers=numbers)]


def provoked(scene: Scene) -> list[Happening]:
    """Return the check of a unit under fire, and where it goes (8.35, 8.36, 8.6)."""
    q, before, after = Question(scene.q), State(scene.before), State(scene.after)
    goes = before.charged_at != after.charged_at or before.next_charge != after.next_charge
    kind, fate = int(q.fire[before.row].kind), STAYS
    if goes or before.lured != after.lured:
        fate = NEXT_SEGMENT if before.closing else MOVES
    return [scene.check(PROVOKED, int(target_of(q, before)), fate, {BY: kind})]


def fired(scene: Scene) -> list[Happening]:
    """Return a shot with its range and all that is added to its die (8.51, 8.13, 8.22)."""
    q, row = Question(scene.q), int(State(scene.before).row)
    shooter, target = int(q.fire[row].shooter), int(target_of(q, scene.before))
    hits, more = divmod(scene.outcome, 4)
    fell = replace(
        scene.shot(shooter, target),
        seat=scene.seat(shooter),
        piece=scene.piece(shooter),
        target=scene.piece(target),
        faces=scene.faces,
        outcome=DISRUPTS if more & combat.DISRUPTS else "",
        hits=hits,
    )
    return [fell]


def fought(scene: Scene) -> list[Happening]:
    """Return a round of two busho's individual combat (9.25, 10.13)."""
    seat, busho = scene.leader(0)
    numbers = bout_numbers(scene.outcome)
    return [rolled(scene.faces, FIGHT, seat, busho, scene.busho(1), numbers=numbers)]


def endangered(scene: Scene) -> list[Happening]:
    """Return the casualty roll of a busho, under fire or amid the spears (8.54, 9.26)."""
    what, side = AMID_SPEARS, 0 if leads(scene.q, scene.before, 0) else 1
    if scene.phase == combat.HIT_BUSHO:
        what, side = BUSHO_UNDER_FIRE, int(side_of(target_of(scene.q, scene.before)))
    seat, busho = scene.leader(side)
    return [rolled(scene.faces, what, seat, busho, again=True)]


ROLLS: Mapping[int, Callable[[Scene], list[Happening]]] = {
    **dict.fromkeys(_PASSED_OR_NOT, checked),
    combat.REACT: reacted,
    combat.PROVOCATION: provoked,
    combat.SHOT: fired,
    combat.BOUT: fought,
    **dict.fromkeys((combat.HIT_BUSHO, combat.CASUALTY), endangered),
}


def coordinated(result: int) -> tuple[str, dict[str, int]]:
    """Return what a coordination roll has brought, and by how much attacks are shifted (5.73)."""
    if result == combat.AS_PLANNED:
        return AS_PLANNED, {}
    if result == combat.FIRST_ONLY:
        return FIRST_ONLY, {}
    return SHIFTED, {SHIFT: result - combat.SHIFT_ZERO}


def bout_numbers(result: int) -> dict[str, int]:
    """Return the hits that the first man takes in a round, or else gives (10.13)."""
    given = int(hits_on_second(result))
    return {GIVES: given} if given else {TAKES: int(hits_on_first(result))}


def clash_numbers(scene: Scene) -> dict[str, int]:
    """Return a clash's column and busho, and its hits with position and castle (9.27, 9.28)."""
    q, before = Question(scene.q), State(scene.before)
    modifier = int(leads(q, before, 0)) - int(leads(q, before, 1))
    attacker, defender = divmod(scene.outcome, combat.HITS_BASE)
    numbers = {COLUMN: int(column(q, before)), ATTACKER: attacker, DEFENDER: defender}
    numbers |= {MODIFIER: modifier} if modifier else {}
    numbers |= {DOUBLED: 2 * defender} if superiority(q, before) else {}
    return numbers | ({CASTLE: attacker * int(q.own_hits)} if q.own_hits > 1 else {})
