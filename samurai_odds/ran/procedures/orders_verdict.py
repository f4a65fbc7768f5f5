"""The verdict, advice on trumps and play-by-play of `ran orders` (5.4-5.7)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.verdict import Course, Verdict
from samurai_odds.engine.exact import Asked, Reading, read
from samurai_odds.engine.machine import AUTOMATIC, END
from samurai_odds.engine.sampling.pools import pools
from samurai_odds.engine.sampling.trace import Step
from samurai_odds.engine.unfold import settle
from samurai_odds.ran import dice
from samurai_odds.ran.combat import orders_layout as at
from samurai_odds.ran.combat.orders_layout import Question, State
from samurai_odds.ran.procedures.question import RanQuestion, line
from samurai_odds.ran.procedures.verdict import exact, weighed

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds


# ---- When to trump -------------------------------------------------------------------


def trump_advice(question: Asked) -> tuple[str, ...]:
    """Say, for each number of attempts left, at which moments the enemy should trump."""
    most = Question(question.numbers).enemy_trumps_left
    found: dict[int, dict[tuple[int, int], set[int]]] = {}
    for seen, choice in _choices(question):
        state = State(seen)
        if state.phase == at.OFFER:
            left = most - state.enemy_trumps
            moment = state.current, state.run
            found.setdefault(left, {}).setdefault(moment, set()).add(choice)
    lines = []
    for left in sorted(found, reverse=True):
        moments = sorted(found[left].items())
        always = [_moment(*moment) for moment, choices in moments if choices == {1}]
        sometimes = [_moment(*moment) for moment, choices in moments if choices == {0, 1}]
        text = f"best with {left} left: trump {', '.join(always) or 'at no chance'}"
        if len(always) == len(moments):
            text = f"best with {left} left: trump at the first chance"
        if sometimes:
            text += f"; as things stand: {', '.join(sometimes)}"
        lines.append(text)
    return tuple(lines)


def restraint_advice(question: Asked) -> tuple[str, ...]:
    """Say at which moments our side should decline Momentum, or pass, by its value."""
    found: dict[tuple[int, int, int], set[int]] = {}
    for seen, choice in _choices(question):
        state = State(seen)
        if state.phase in (at.TRY_MOMENTUM, at.TRY_CONTINUITY):
            moment = state.phase, state.current, state.run
            found.setdefault(moment, set()).add(choice)
    lines = []
    for phase, lets_go in (
        (at.TRY_MOMENTUM, "decline Momentum for"),
        (at.TRY_CONTINUITY, "pass rather than try"),
    ):
        moments = {key[1:]: chosen for key, chosen in sorted(found.items()) if key[0] == phase}
        always = [_moment(*moment) for moment, chosen in moments.items() if chosen == {1}]
        sometimes = [_moment(*moment) for moment, chosen in moments.items() if chosen == {0, 1}]
        if always:
            lines.append(f"best: {lets_go} {', '.join(always)}")
        if sometimes:
            lines.append(f"as things stand, {lets_go} {', '.join(sometimes)}")
    return tuple(lines) or ("best: let no chance go",)


def _moment(busho: int, run: int) -> str:
    """Format a moment: before a busho's first phase, or his next one."""
    return f"busho {busho + 1}'s {('first', 'second', 'third')[run]} phase"


def _choices(question: Asked) -> Iterator[tuple[tuple[int, ...], int]]:
    """Walk all states of an unfolded question; give each decision's state and choice."""
    reading, machine = read(question), question.machine
    assert isinstance(reading, Reading)
    graph, table = reading.graph, pools(machine)
    start: Any = machine.first_state(question.numbers)
    settle(question, start)
    todo, seen = [(0, tuple(start))], {0}
    while todo:
        node, state = todo.pop()
        event = int(graph.event[node])
        if event == END:
            continue
        if event < AUTOMATIC:
            yield state, int(reading.choice[node])
            outcomes = list(range(-event // 2))
        else:
            first = table.start[event]
            outcomes = table.outcome[first : first + table.size[event]]
        for place, outcome in enumerate(outcomes):
            child = int(graph.target[graph.first[node] + place])
            if child not in seen:
                seen.add(child)
                after = list(state)
                machine.step(question.numbers, after, outcome)
                settle(question, after)
                todo.append((child, tuple(after)))


# ---- Try for Momentum, leave it (5.4, 5.5) -------------------------------------------


def weigh_orders(question: RanQuestion, odds: "Odds") -> Verdict:
    """Weigh the chain as asked against leaving Momentum, and against passing at once."""
    value, options = question.value, question.options
    ways = (options["momentum"], options["continuity"])
    courses: list[Course | None] = [Course(_NAMES.get(ways, "go on"), odds.expect(value))]
    for other, name in _NAMES.items():
        if other != ways and (options["coordinate"] is False or other[1] != "never"):
            courses.append(_course(question, name, other))
    again = odds.p("first_phases >= 2").text()
    reason = f"The first busho has another orders phase {again} of the time."
    return weighed(question, value, courses, asides=(reason,), against=_NOT)


def _course(question: RanQuestion, name: str, ways: tuple[str, str]) -> Course | None:
    momentum, continuity = ways
    given = {**question.given, "momentum": momentum, "continuity": continuity}
    other = exact(question, "orders", given)
    return None if other is None else Course(name, other.expect(question.value))


_NAMES = {
    ("always", "always"): "roll for Momentum",
    ("never", "always"): "skip Momentum and roll for Continuity",
    ("never", "never"): "pass",
}
_NOT = {"skip Momentum and roll for Continuity": "don't skip Momentum", "go on": "don't go on"}


# ---- The chain of orders phases in words ---------------------------------------------

_MOMENTUM = ("he is Finished", "he gains momentum", "the Dieroll of Doom")
_DOOM = ("resurrection of an enemy busho", "he is Finished", "a crisis of faith")


def tell(step: Step) -> list[str]:
    before, after = State(step.before), State(step.after)
    phase = before.phase
    lines = _roll(step, phase) if step.event > 0 else []
    if phase in (at.OFFER, at.OWN_OFFER):
        whose = "the enemy" if phase == at.OFFER else "our side"
        tried = after.phase in (at.TRUMP, at.OWN_TRUMP)
        does = "attempts a trump" if tried else "holds his trump back"
        lines.append(line("5.62", f"{whose} {does}"))
    if phase == at.TRY_MOMENTUM and after.phase != at.MOMENTUM:
        lines.append(line("5.38", f"busho {before.current + 1} does not try for momentum"))
    if phase == at.TRY_CONTINUITY and after.ended == at.PASSED:
        lines.append(line("5.54", "our side passes"))
    elif phase == at.TRY_CONTINUITY and after.phase != at.CONTINUITY:
        lines.append(line("5.53", "the enemy has nobody to order: the initiative is kept"))
    if after.phases > before.phases:
        busho = "the first two together" if after.paired else f"busho {after.current + 1}"
        number = after.phases
        lines.append(line("5.31", f"{busho}: an orders phase, the side's number {number}"))
    if after.enemy_phases > before.enemy_phases:
        lines.append(line("5.43", "the resurrected enemy busho has an orders phase"))
    if after.phase == at.OVER:
        ended = at.ENDINGS[after.ended]
        lines.append(line("5.5-5.6", f"the initiative passes: {ended}"))
    return lines


def _roll(step: Step, phase: int) -> list[str]:
    face, result = dice.shown(step), step.outcome
    busho = f"busho {State(step.before).current + 1}"
    if phase == at.MOMENTUM:
        return [line("5.42", f"{busho} rolls for momentum: {face}: {_MOMENTUM[result]}")]
    if phase == at.ENEMY_MOMENTUM:
        return [line("5.42", f"the enemy busho rolls for momentum: {face}: {_MOMENTUM[result]}")]
    if phase in (at.DOOM, at.ENEMY_DOOM):
        return [line("5.43", f"again: {face}: {_DOOM[result]}")]
    if phase == at.CRISIS:
        fate = "he withdraws" if result else "he stays true"
        assert isinstance(face, tuple)
        text = f"crisis of faith: dice {face[0]} for him, {face[1]} for his So-Taisho: {fate}"
        return [line("5.43", text)]
    if phase == at.CONTINUITY:
        return [line("5.51", f"continuity with {busho}: {face}: {_kept(result)}")]
    if phase == at.COORDINATE:
        fate = "they give orders together" if result else "they do not"
        return [line("5.72", f"coordination: {face}: {fate}")]
    return [line("5.61", f"trump: {face}: {'it succeeds' if result else 'it fails'}")]


def _kept(result: int) -> str:
    return "the initiative is kept" if result else "it is lost"
