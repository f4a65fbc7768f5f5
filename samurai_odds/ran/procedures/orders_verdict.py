"""The verdict of `ran orders`, and advice on trumps (5.4-5.7)."""

from collections.abc import Iterator
from typing import Any

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, Verdict
from samurai_odds.engine.exact import Asked, Reading, read
from samurai_odds.engine.machine import AUTOMATIC, END
from samurai_odds.engine.sampling.pools import pools
from samurai_odds.engine.unfold import settle
from samurai_odds.ran.combat import orders_layout as at
from samurai_odds.ran.combat.orders_layout import Question, State
from samurai_odds.ran.procedures.question import RanQuestion
from samurai_odds.ran.procedures.verdict import exact, weighed

# ---- When to trump -------------------------------------------------------------------


def trump_advice(question: Asked) -> tuple[str, ...]:
    """Say, for each number of attempts left, at which moments the enemy should trump."""
    most = Question(question.numbers).enemy_trumps_left
    by_moment: dict[int, dict[tuple[int, int], set[int]]] = {}
    for seen, choice in _choices(question):
        state = State(seen)
        if state.phase == at.OFFER:
            left = most - state.enemy_trumps
            moment = state.current, state.run
            by_moment.setdefault(left, {}).setdefault(moment, set()).add(choice)
    lines = []
    for left in sorted(by_moment, reverse=True):
        moments = sorted(by_moment[left].items())
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
    by_moment: dict[tuple[int, int, int], set[int]] = {}
    for seen, choice in _choices(question):
        state = State(seen)
        if state.phase in (at.TRY_MOMENTUM, at.TRY_CONTINUITY):
            moment = state.phase, state.current, state.run
            by_moment.setdefault(moment, set()).add(choice)
    lines = []
    for phase, lets_go in (
        (at.TRY_MOMENTUM, "decline Momentum for"),
        (at.TRY_CONTINUITY, "pass rather than try"),
    ):
        moments = {key[1:]: chosen for key, chosen in sorted(by_moment.items()) if key[0] == phase}
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


def weigh_orders(question: RanQuestion, odds: Odds) -> Verdict:
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
    inputs = {**question.inputs, "momentum": momentum, "continuity": continuity}
    other = exact(question, "orders", inputs)
    return None if other is None else Course(name, other.expect(question.value))


_NAMES = {
    ("always", "always"): "roll for Momentum",
    ("never", "always"): "skip Momentum and roll for Continuity",
    ("never", "never"): "pass",
}
_NOT = {"skip Momentum and roll for Continuity": "don't skip Momentum", "go on": "don't go on"}
