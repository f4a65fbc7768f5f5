"""The play-by-play of a battle, each line with its section: said of what happens (`events`)."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from samurai_odds.grids.fitting import counted
from samurai_odds.grids.prose import Prose
from samurai_odds.play.events import Happening
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.offering import Numbers
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.scene import Line, Told
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.rules import events, narration_rolls
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules.decisions.kinds import DECISIONS
from samurai_odds.ran.rules.events import ended, happened
from samurai_odds.ran.rules.events_movement import FACING, THROUGH
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.narration_changes import CHANGES, changed, heads
from samurai_odds.ran.rules.on_board import BUSHO
from samurai_odds.ran.scenario.scenario import Scenario


def narrated(scenario: Scenario, start: Start, recorded: Iterable[Event]) -> Iterator[Told]:
    """Tell a recorded battle step by step, and its result."""
    return narrated_steps(scenario, start.question.whole, start.state, replay(start, recorded))


def narrated_steps(
    scenario: Scenario, question: Numbers, state: Numbers, steps: Iterable[Step]
) -> Iterator[Told]:
    """Tell a battle by its steps, from its first state on, and its result."""
    names = Names(scenario, question)
    for step in steps:
        yield step, lines(names, step.before, happened(names, step))
        state = step.after
    yield None, lines(names, state, [ended(State(state))])


def tell_step(names: Names, step: Step) -> list[Prose]:
    """Tell one step of a battle."""
    return [one.text for one in lines(names, step.before, happened(names, step))]


def lines(names: Names, before: Numbers, happenings: Iterable[Happening]) -> list[Line]:
    """Return the lines of what happens in a step, by the state before it."""
    lines_of_step = list[Line]()
    for group in _grouped(happenings):
        one = group[0]
        if one.decision:
            lines_of_step += DECISIONS.by_name[one.decision].lines_of(
                names, State(before), one, line
            )
        elif one.kind in _GROUPED:
            lines_of_step += map(Line, _GROUPED[one.kind](names, group))
        elif one.kind in _SAYERS:
            lines_of_step += map(Line, _SAYERS[one.kind](names, one))
    return lines_of_step


def _grouped(happenings: Iterable[Happening]) -> Iterator[list[Happening]]:
    """Yield together what is told in one line."""
    group = list[Happening]()
    for one in happenings:
        if group and not _goes_with(group[-1], one):
            yield group
            group = []
        group.append(one)
    if group:
        yield group


def _goes_with(last: Happening, one: Happening) -> bool:
    """Say whether something is told in one line with what was last."""
    if last.kind == "attack":
        return one.kind in ("attack", "roll")
    return last.kind == one.kind == "holds" and last.seat == one.seat


# ---- the turn (5, 11.7, 11.8, 12) ----------------------------------------------------


def _begin(names: Names, one: Happening) -> list[str]:
    if one.what == events.ORDERS:
        return [line("5.31", f"orders phase of {narration_rolls.giving(names, one)}")]
    if one.what == events.ACTIVE:
        able = ", ".join(names.contingent(piece - BUSHO) for piece in one.held)
        return [line("5.26", f"active: {able or 'nobody'}")]
    points = "; ".join(
        f"{names.side(side)} {counted(one.held[side], 'rout point')}" for side in range(2)
    )
    return [f"turn {one.left} ({points})"]  # how far each army is from breaking


def _pass(names: Names, one: Happening) -> list[str]:
    if one.what == events.CONTINUITY_KEPT:
        return [line("5.53", narration_rolls.IDLE_ENEMY)]
    text = f"{names.side(one.seat)} has nobody to order: the initiative goes over"
    return [line("5.14", text)]


def _score(names: Names, one: Happening) -> list[str]:
    totals = ", ".join(f"{names.side(side)} {one.held[side]}" for side in range(2))
    return [line("12.0", f"rout points: {totals}")]


def _result(names: Names, one: Happening) -> list[str]:
    reason, points = one.what or "the record ends here", " to ".join(map(str, one.held))
    after = f"after {counted(one.left, 'turn')}, rout points {points}"
    if one.seat < 0:
        return [f"result: nobody wins ({reason}), {after}"]
    return [f"result: {names.side(one.seat)} wins ({reason}), {after}"]


# ---- places (4.6, 5.32, 6.3, 7.13, 10.53, 11.4, 11.5) --------------------------------


def _move(names: Names, one: Happening) -> list[str]:
    who, where = names.piece(one.piece), names.hex(one.end)
    if one.piece >= BUSHO:
        return [line("4.6", f"{who} goes to {where}")]
    if one.what == roll.SHOCK:
        return [line("11.4", f"{who} goes to {where}")]
    passed = f", through {names.unit(one.numbers[THROUGH])}" if THROUGH in one.numbers else ""
    return [line("6.3", f"{who} goes to {where}{passed}{_towards(names, one)}")]


def _towards(names: Names, one: Happening) -> str:
    return f", facing {names.facing(one.numbers[FACING])}" if FACING in one.numbers else ""


def _enter(names: Names, one: Happening) -> list[str]:
    if one.piece >= BUSHO:
        return [line("10.53", f"{names.contingent(one.piece - BUSHO)} has a new busho")]
    text = f"{names.unit(one.piece)} enters at {names.hex(one.end)}{_towards(names, one)}"
    return [line("5.32", text)]


# ---- Samurai (10.2) ------------------------------------------------------------------


def _draw(names: Names, one: Happening) -> list[str]:
    if roll.FOE in one.numbers:
        return [line("10.25", f"{one.what} is drawn and takes up the challenge")]
    return [line("10.23", f"{names.piece(one.piece)} draws {one.what}")]


_GROUPED: dict[str, Callable[[Names, Sequence[Happening]], list[str]]] = {
    **dict.fromkeys(("attack", "roll"), narration_rolls.rolled),
    "holds": heads,
}
_SAYERS: dict[str, Callable[[Names, Happening], list[str]]] = {
    **dict.fromkeys(CHANGES, lambda names, one: [line(*changed(names, one))]),
    "begin": _begin,
    "pass": _pass,
    "score": _score,
    "result": _result,
    "move": _move,
    "enter": _enter,
    "face": lambda names, one: [
        line("7.13", f"{names.unit(one.piece)} turns to {names.facing(one.left)}")
    ],
    "draw": _draw,
    "flee": lambda names, one: [
        line("11.84", f"{names.contingent(one.piece - BUSHO)} flees, with all its units")
    ],
    "unmark": lambda names, one: [
        line("11.72", f"{names.unit(one.piece)} recovers, with {counted(one.hits, 'hit')}")
    ],
}
