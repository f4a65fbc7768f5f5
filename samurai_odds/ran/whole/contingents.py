"""The contingent whose Orders Phase is asked about, and the battle as it then stands."""

from dataclasses import dataclass

from samurai_odds.errors import OddsError, unknown
from samurai_odds.play.game import Start, State
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.question import in_order
from samurai_odds.ran.field.turn.able import can_be_activated, can_be_ordered
from samurai_odds.ran.field.turn.activation import begin_activation, hold_initiative, start_turn
from samurai_odds.ran.scenario.scenario import SIDES, Contingent, Scenario
from samurai_odds.ran.whole.orders_text import Reader


@dataclass(frozen=True)
class Chosen:
    """A contingent that is about to be given orders.

    ``state`` is the battle where its side names whom it gives orders; ``activated`` says
    that its So-Taisho has used an activation for it (R80). ``begun`` is where the battle is taken
    up: at the start of a turn that is the Activation Phase, else ``state``.
    """

    number: int
    letter: str
    name: str
    side: int
    state: State
    begun: State
    activated: bool
    reader: Reader


def chosen(scenario: Scenario, start: Start, named: str) -> Chosen:
    """Find a contingent by its letter or its busho's name, ready for orders (R80).

    Raises OddsError for one that there is not, or that cannot be given orders, and why.
    """
    listed = in_order(scenario)
    number = _numbered(listed, named)
    contingent = listed[number]
    side, q = contingent.side, start.question
    initiative = scenario.moment.initiative
    if initiative is not None and initiative != side:
        raise OddsError(
            f"contingent {contingent.letter} is {SIDES[side]}'s, and the position's initiative "
            f"{SIDES[initiative]}'s"
        )
    state = begun = start.state.copy()
    if initiative is None:  # 5.12: the side without it activates first
        start_turn(q, state)
        state[at.INITIATIVE] = state[at.ACTIVE] = side
        begin_activation(q, state, 1 - side)
        begun = state.copy()
        begin_activation(q, state, side)
    hold_initiative(state, side)
    activated = not state[at.ACTIVATED + number]
    if activated and can_be_activated(q, state, number):
        state[at.ACTIVATED + number] = 1
        state[at.ACTIVATIONS_USED + side] += 1
    if not can_be_ordered(q, state, number):
        why = _why(q, state, number)
        raise OddsError(f"contingent {contingent.letter} cannot be given orders: {why}")
    names = [each.label(counter) for each in listed for counter in each.counters]
    sides = [each.side for each in listed for _ in each.counters]
    first, end = int(q[at.FIRST_UNIT + number]), int(q[at.END_OF_UNITS + number])
    reader = Reader(
        {names[unit]: unit for unit in range(first, end)},
        {name: unit for unit, name in enumerate(names) if sides[unit] != side},
        {each.letter: k for k, each in enumerate(listed) if each.side == side},
        scenario.terrain.field.hex_named,
        {unit for unit in range(first, end) if state[at.HEX + unit] >= 0},
    )
    begun = begun if initiative is None else state
    return Chosen(number, contingent.letter, contingent.name, side, state, begun, activated, reader)


def _numbered(listed: tuple[Contingent, ...], named: str) -> int:
    """Find a contingent by its letter, or by a busho's whole name or a part that one only has."""
    letters = [each.letter for each in listed]
    names = [each.name for each in listed]
    if named in letters:
        return letters.index(named)
    found = [k for k, name in enumerate(names) if named.lower() == name.lower()]
    found = found or [k for k, name in enumerate(names) if named.lower() in name.lower() and named]
    if len(found) != 1:
        raise OddsError(unknown("contingent", named, [*letters, *names]))
    return found[0]


def _why(q: State, s: State, number: int) -> str:
    """Say why a contingent cannot be given orders."""
    if s[at.FATE + number] == at.FLED:
        return "it has fled (11.84)"
    if s[at.FATE + number] == at.DEAD:
        return "nobody leads it (10.52)"
    if s[at.FINISHED + number]:
        return "its busho is Finished (5.24)"
    if q[at.ENTRY_TURN + number] > s[at.TURN]:
        return f"it enters on turn {q[at.ENTRY_TURN + number]}"
    if not s[at.ACTIVATED + number]:
        return "it is inactive, and its So-Taisho cannot activate it (5.21, 5.23)"
    return "its So-Taisho, outside his Honjin, does not reach its busho (4.31), or it has no unit"
