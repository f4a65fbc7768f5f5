"""What happens in a battle, step by step, as data (`play.events`): the turn's own phases.

What is decided, rolled and drawn is made of the step here, in `events_movement`, `events_combat`
and by what the kinds of decision declare, and so is what becomes of units and busho; what follows
from it (who goes along, which way a unit faces on its way) is what the board has that was not
said (`all_happened`).
"""

from collections.abc import Callable, Iterator

from samurai_odds.play.events import Happening, after, differences
from samurai_odds.play.layout import NONE, kind_of
from samurai_odds.play.replay import Step, is_choice
from samurai_odds.ran.combat import orders_layout as orders
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.kinds import DECISIONS
from samurai_odds.ran.rules.events_changes import changed
from samurai_odds.ran.rules.events_combat import answered, shocked, shot
from samurai_odds.ran.rules.events_movement import moved
from samurai_odds.ran.rules.events_rolls import faces_of, is_roll, rolled
from samurai_odds.ran.rules.flight import flees_at, flight_modifier, units_lost
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.on_board import BUSHO, board_of

NOBODY, CONTINUITY_KEPT = "nobody to order", "nobody to order for continuity"  # "pass"
ORDERS, ACTIVE = "orders phase", "active"  # what begins


def all_happened(names: Names, step: Step) -> list[Happening]:
    """Return all that happens in a step: with the board before it, it makes the board after."""
    happenings = happened(names, step)
    before, now = board_of(names, step.before), board_of(names, step.after)
    return [*happenings, *differences(after(before, happenings), now, "move")]


def ended(s: State) -> Happening:
    """Return how a battle stands at its end."""
    return Happening(
        "result", int(s.winner), what=at.REASONS[s.ended], held=_points(s), left=int(s.turn)
    )


def happened(names: Names, step: Step) -> list[Happening]:
    """Return what is decided and rolled in a step, and what becomes of it."""
    phase, checks = int(State(step.before).phase), due(State(step.before))
    happenings = list[Happening]()
    if is_choice(step):
        one = DECISIONS[kind_of(step.what)].happening(names, step)
        happenings += [] if one is None else [one]
    if checks >= 0 and is_roll(step):
        happenings.append(_flight(names, checks, step))
    elif phase < at.FIRST_MOVEMENT:
        happenings += _turn(names, step)
    elif phase < at.FIRST_SHOCK:
        happenings += moved(names, step)
    elif phase < at.FIRST_FIRE:
        happenings += shocked(names, step)
    elif phase < at.FIRST_CHALLENGE:
        happenings += shot(names, step)
    else:
        happenings += answered(names, step)
    return [*happenings, *changed(names, step)]


def due(s: State) -> int:
    """Find the contingent that must check for flight at once, NONE."""
    contingents = [k for k in range(at.MOST_CONTINGENTS) if s.flight_due[k]]
    return contingents[0] if contingents else NONE


def _points(s: State) -> tuple[int, ...]:
    return tuple(int(s.rout_points[side]) for side in range(2))


# ---- the turn (5, 11.7, 11.8, 12) ----------------------------------------------------


def _turn(names: Names, step: Step) -> Iterator[Happening]:
    before, now = State(step.before), State(step.after)
    phase = int(before.phase)
    if is_roll(step):
        yield from _rolled(names, step)
    elif phase == at.TURN_START:
        yield Happening("begin", held=_points(before), left=int(before.turn))
    elif phase in (at.CHOOSE_CONTINGENT, at.CHOOSE_CONTINUITY) and not is_choice(step):
        if now.initiative != before.initiative:
            yield Happening("pass", int(before.initiative), what=NOBODY)
    elif phase == at.CHAINED and before.chain.phase == orders.TRY_CONTINUITY:
        if not is_choice(step) and now.chain.phase != orders.CONTINUITY:
            yield Happening("pass", 1 - int(before.active), what=CONTINUITY_KEPT)
    elif phase == at.VICTORY:
        yield Happening("score", held=_points(now))
    if phase == at.CHAINED and _began(step):
        yield _of_giver("begin", names, now, ORDERS)
    if phase == at.ACTIVATION and now.phase == at.CHOOSE_CONTINGENT:
        able = [k for k in range(len(names.contingents)) if now.activated[k]]
        yield Happening("begin", what=ACTIVE, held=tuple(BUSHO + number for number in able))


def _began(step: Step) -> bool:
    return bool(State(step.after).orders_phases > State(step.before).orders_phases)


def _of_giver(kind: str, names: Names, s: State, what: str) -> Happening:
    """Return what is done by who gives orders, together with the ``target`` if with another."""
    busho, second = int(s.current), int(s.second)
    return Happening(
        kind,
        names.contingents[busho].side,
        BUSHO + busho,
        BUSHO + second if second >= 0 else NONE,
        what=what,
    )


# ---- its dice ------------------------------------------------------------------------


def _rolled(names: Names, step: Step) -> Iterator[Happening]:
    before, now = State(step.before), State(step.after)
    phase = int(before.phase)
    if phase == at.ROLL_INITIATIVE:
        yield rolled(faces_of(step), roll.INITIATIVE, int(now.initiative))
    elif phase == at.CHAINED:
        yield _of_chain(names, step)
    elif phase in (at.RALLY, at.RALLY_PLACING):
        unit = int(before.cursor)
        fate = roll.STAYS_ROUTED
        if now.phase == at.RALLY_PLACING:
            fate = roll.RALLIES
        elif now.state[unit] == at.ELIMINATED:
            fate = roll.ELIMINATED
        yield rolled(faces_of(step), roll.RALLY, names.seat_of(unit), unit, outcome=fate)
    elif phase == at.FLIGHTS:
        yield _flight(names, int(before.cursor), step)


def _flight(names: Names, contingent: int, step: Step) -> Happening:
    """Return a contingent's flight check, with what its die is against (11.82)."""
    q, before = Question(names.question), State(step.before)
    fate = roll.FLEES if State(step.after).fate[contingent] == at.FLED else roll.STANDS
    seat, piece = names.contingents[contingent].side, BUSHO + contingent
    units = range(int(q.first_unit[contingent]), int(q.end_of_units[contingent]))
    numbers = {
        roll.UNITS: sum(int(q.type[unit] != at.HONJIN) for unit in units),
        roll.UNITS_LOST: int(units_lost(q, before, contingent)),
        roll.MODIFIER: int(flight_modifier(q, before, contingent)),
        roll.LIMIT: int(flees_at(q, before, contingent)),
    }
    return rolled(faces_of(step), roll.FLIGHT, seat, piece, outcome=fate, numbers=numbers)


def _of_chain(names: Names, step: Step) -> Happening:
    """Return a roll between two orders phases (5.4-5.7)."""
    before = State(step.before)
    phase = int(before.chain.phase)
    what, outcome_of = _CHAIN[phase]
    one = _of_giver("roll", names, before, what)
    return rolled(faces_of(step), what, one.seat, one.piece, one.target, outcome=outcome_of(step))


def _momentum(step: Step) -> str:
    then = int(State(step.after).chain.phase)
    if then in (orders.OFFER, orders.TRY_MOMENTUM) or _began(step):
        return roll.GAINED
    return roll.DOOM if then == orders.DOOM else roll.FINISHED


def _doom(step: Step) -> str:
    then = int(State(step.after).chain.phase)
    if then == orders.RESURRECTED:
        return roll.RESURRECTION
    return roll.CRISIS if then == orders.CRISIS else roll.FINISHED


def _is_over(step: Step) -> bool:
    return bool(State(step.after).chain.phase == orders.OVER)


_CHAIN: dict[int, tuple[str, Callable[[Step], str]]] = {
    orders.MOMENTUM: (roll.MOMENTUM, _momentum),
    orders.DOOM: (roll.DOOM, _doom),
    orders.CRISIS: (
        roll.CRISIS,
        lambda step: (
            roll.WITHDRAWS if State(step.after).phase == at.WITHDRAW_BEGIN else roll.STAYS_TRUE
        ),
    ),
    orders.COORDINATE: (
        roll.COORDINATION,
        lambda step: roll.TOGETHER if _began(step) else roll.APART,
    ),
    orders.CONTINUITY: (
        roll.CONTINUITY,
        lambda step: roll.LOST if _is_over(step) else roll.KEPT,
    ),
    orders.TRUMP: (roll.TRUMP, lambda step: roll.SUCCEEDS if _is_over(step) else roll.FAILS),
}
