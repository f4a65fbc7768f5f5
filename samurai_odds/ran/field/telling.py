"""A whole battle told rule by rule, each line with its section."""

from collections.abc import Iterable, Iterator

from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import Step, replay
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.told.challenge import tell_challenge
from samurai_odds.ran.field.told.changes import tell_changes
from samurai_odds.ran.field.told.fire import tell_fire
from samurai_odds.ran.field.told.movement import tell_movement
from samurai_odds.ran.field.told.naming import Names, is_roll, many
from samurai_odds.ran.field.told.shock import tell_shock
from samurai_odds.ran.field.told.turn import flight_roll, tell_turn
from samurai_odds.ran.scenario.scenario import Scenario


def tell_game(scenario: Scenario, start: Start, seed: int, game: int) -> list[str]:
    """Play one battle again and tell it."""
    from samurai_odds.play.games import record

    return tell_events(scenario, start, record(start, seed, game))


def tell_events(scenario: Scenario, start: Start, events: Iterable[Event]) -> list[str]:
    """Tell a recorded battle."""
    names, state = Names(scenario, start.question), start.state
    lines: list[str] = []
    for step in replay(start, events):
        lines += tell_step(names, step)
        state = step.after
    return [*lines, result(names, state)]


def tell_step(names: Names, step: Step) -> Iterator[str]:
    """Tell one rule applied, then what has become of counters."""
    debt = due(step.before)
    if debt >= 0 and is_roll(step):
        yield flight_roll(names, debt, step)
    elif step.before[at.PHASE] < at.FIRST_MOVEMENT:
        yield from tell_turn(names, step)
    elif step.before[at.PHASE] < at.FIRST_SHOCK:
        yield from tell_movement(names, step)
    elif step.before[at.PHASE] < at.FIRST_FIRE:
        yield from tell_shock(names, step)
    elif step.before[at.PHASE] < at.FIRST_CHALLENGE:
        yield from tell_fire(names, step)
    else:
        yield from tell_challenge(names, step)
    yield from tell_changes(names, step)


def due(s: State) -> int:
    """Find the contingent that must check for flight at once, NONE."""
    found = [k for k in range(at.MOST_CONTINGENTS) if s[at.FLIGHT_DUE + k]]
    return found[0] if found else at.NONE


def result(names: Names, s: State) -> str:
    """Say how a battle has ended."""
    reason = at.REASONS[s[at.ENDED]] or "the record ends here"
    points = " to ".join(str(int(s[at.ROUT_POINTS + side])) for side in range(2))
    after = f"after {many(int(s[at.TURN]), 'turn')}, rout points {points}"
    if s[at.WINNER] < 0:
        return f"result: nobody wins ({reason}), {after}"
    return f"result: {names.side(int(s[at.WINNER]))} wins ({reason}), {after}"
