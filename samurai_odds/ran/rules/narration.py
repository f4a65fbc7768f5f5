"""The play-by-play of a battle, and of the turn's own phases (5, 11.7, 11.8)."""

from collections.abc import Iterable, Iterator

from samurai_odds.grids.fitting import counted
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.offering import Numbers
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.scene import Line, Told
from samurai_odds.ran.combat import orders_layout as orders
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.narration_combat import tell_challenge, tell_fire, tell_shock
from samurai_odds.ran.rules.narration_movement import tell_movement
from samurai_odds.ran.rules.narration_names import (
    Names,
    decided,
    is_choice,
    is_roll,
    line,
    tell_changes,
)
from samurai_odds.ran.scenario.scenario import Scenario

# ---- The turn told (5, 11.7, 11.8) ---------------------------------------------------


def heading(names: Names, s: State) -> str:
    """Open a turn: how far each army is from breaking."""
    points = "; ".join(
        f"{names.side(side)} {counted(int(s.rout_points[side]), 'rout point')}" for side in range(2)
    )
    return f"turn {int(s.turn)} ({points})"


def tell_turn(names: Names, step: Step) -> Iterator[str]:
    before, after = State(step.before), State(step.after)
    phase = int(before.phase)
    if is_choice(step):
        yield from decided(names, step)
    elif phase == at.TURN_START:
        yield heading(names, before)
    elif phase == at.ROLL_INITIATIVE and is_roll(step):
        yield _initiative(names, step)
    elif phase in (at.CHOOSE_CONTINGENT, at.CHOOSE_CONTINUITY):
        if after.initiative != before.initiative:
            who = names.side(int(before.initiative))
            yield line("5.14", f"{who} has nobody to order: the initiative goes over")
    elif phase == at.CHAINED:
        yield from _chain(names, step)
    elif phase in (at.RALLY, at.RALLY_PLACING) and is_roll(step):
        yield _rally(names, step)
    elif phase == at.FLIGHTS and is_roll(step):
        yield flight_roll(names, int(before.cursor), step)
    elif phase == at.VICTORY:
        yield _points(names, after)
    if phase == at.CHAINED and _began(step):
        yield line("5.31", f"orders phase of {names.giving(after)}")
    if phase == at.ACTIVATION and after.phase == at.CHOOSE_CONTINGENT:
        yield _active(names, after)


def flight_roll(names: Names, contingent: int, step: Step) -> str:
    """Tell a contingent's flight check (11.82)."""
    stands = "it flees" if State(step.after).fate[contingent] == at.FLED else "it stands"
    who = names.contingent(contingent)
    return line("11.82-11.83", f"{who} checks for flight: die {step.value}: {stands}")


def _initiative(names: Names, step: Step) -> str:
    dice = f"dice {step.value // at.DIE} and {step.value % at.DIE}"
    if State(step.after).initiative < 0:
        return line("5.11", f"initiative: {dice}: equal totals, roll again")
    who = names.side(int(State(step.after).initiative))
    return line("5.11", f"initiative: {dice}: {who} has it")


def _active(names: Names, s: State) -> str:
    found = [
        names.contingent(number) for number in range(len(names.contingents)) if s.activated[number]
    ]
    return line("5.26", f"active: {', '.join(found) or 'nobody'}")


def _chain(names: Names, step: Step) -> Iterator[str]:
    """Tell momentum, doom, continuity, coordination and trumps."""
    before, after = State(step.before), State(step.after)
    phase = int(before.chain.phase)
    if is_roll(step):
        busho = names.busho(int(before.current))
        yield from _chain_roll(step, phase, busho, names.giving(before))
    elif phase == orders.TRY_CONTINUITY and after.chain.phase != orders.CONTINUITY:
        yield line("5.53", "the enemy has nobody to order: the initiative is kept")


def _chain_roll(step: Step, phase: int, busho: str, who: str) -> Iterator[str]:
    die, after = step.value, int(State(step.after).chain.phase)
    if phase == orders.MOMENTUM:
        gained = after in (orders.OFFER, orders.TRY_MOMENTUM) or _began(step)
        doom = "the Dieroll of Doom" if after == orders.DOOM else "Finished"
        yield line("5.42", f"momentum of {who}: die {die}: {'gained' if gained else doom}")
    elif phase == orders.DOOM:
        results = {orders.RESURRECTED: "resurrection", orders.CRISIS: "a crisis of faith"}
        yield line("5.43", f"doom: die {die}: {results.get(after, 'Finished')}")
    elif phase == orders.CRISIS:
        fate = "he withdraws" if State(step.after).phase == at.WITHDRAW_BEGIN else "he stays true"
        told = f"dice {die // at.DIE} for {busho}, {die % at.DIE} for his So-Taisho: {fate}"
        yield line("5.43", told)
    elif phase == orders.COORDINATE:
        fate = "they give orders together" if _began(step) else "they do not"
        yield line("5.72", f"coordination of {who}: die {die}: {fate}")
    elif phase == orders.CONTINUITY:
        kept = "kept" if after != orders.OVER else "lost"
        yield line("5.51", f"continuity: die {die}: the initiative is {kept}")
    elif phase == orders.TRUMP:
        fate = "it succeeds" if after == orders.OVER else "it fails"
        yield line("5.61", f"trump: die {die}: {fate}")


def _began(step: Step) -> bool:
    return bool(State(step.after).orders_phases > State(step.before).orders_phases)


def _rally(names: Names, step: Step) -> str:
    unit = int(State(step.before).cursor)
    state = int(State(step.after).state[unit])
    fate = "it is eliminated" if state == at.ELIMINATED else "it stays routed"
    if State(step.after).phase == at.RALLY_PLACING:
        fate = "it rallies"
    return line("11.73", f"{names.unit(unit)}: die {step.value}: {fate}")


def _points(names: Names, s: State) -> str:
    totals = ", ".join(f"{names.side(side)} {int(s.rout_points[side])}" for side in range(2))
    return line("12.0", f"rout points: {totals}")


# ---- A whole battle told rule by rule, each line with its section --------------------


def narrated(scenario: Scenario, start: Start, events: Iterable[Event]) -> Iterator[Told]:
    """Tell a recorded battle step by step, and its result."""
    return narrated_steps(scenario, start.question.whole, start.state, replay(start, events))


def narrated_steps(
    scenario: Scenario, question: Numbers, state: Numbers, steps: Iterable[Step]
) -> Iterator[Told]:
    """Tell a battle by its steps, from its first state on, and its result."""
    names, reached = Names(scenario, question), State(state)
    for step in steps:
        yield step, [Line(text) for text in tell_step(names, step)]
        reached = State(step.after)
    yield None, [Line(result(names, reached))]


def tell_step(names: Names, step: Step) -> Iterator[str]:
    """Tell one rule applied, then what has become of counters."""
    debt, phase = due(State(step.before)), State(step.before).phase
    if debt >= 0 and is_roll(step):
        yield flight_roll(names, debt, step)
    elif phase < at.FIRST_MOVEMENT:
        yield from tell_turn(names, step)
    elif phase < at.FIRST_SHOCK:
        yield from tell_movement(names, step)
    elif phase < at.FIRST_FIRE:
        yield from tell_shock(names, step)
    elif phase < at.FIRST_CHALLENGE:
        yield from tell_fire(names, step)
    else:
        yield from tell_challenge(names, step)
    yield from tell_changes(names, step)


def due(s: State) -> int:
    """Find the contingent that must check for flight at once, NONE."""
    found = [k for k in range(at.MOST_CONTINGENTS) if s.flight_due[k]]
    return found[0] if found else at.NONE


def result(names: Names, s: State) -> str:
    reason = at.REASONS[s.ended] or "the record ends here"
    points = " to ".join(str(int(s.rout_points[side])) for side in range(2))
    after = f"after {counted(int(s.turn), 'turn')}, rout points {points}"
    if s.winner < 0:
        return f"result: nobody wins ({reason}), {after}"
    return f"result: {names.side(int(s.winner))} wins ({reason}), {after}"
