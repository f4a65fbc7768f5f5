"""When to trump: the optimiser's choices of a chain of orders phases, in words."""

from collections.abc import Iterator
from typing import Any

from samurai_odds.engine.exact.reading import Asked, Reading, read
from samurai_odds.engine.exact.unfold import settle
from samurai_odds.engine.machine import AUTOMATIC, END
from samurai_odds.engine.sampling.pools import pools
from samurai_odds.ran.orders import layout as at


def trump_advice(question: Asked) -> tuple[str, ...]:
    """Say, for each number of attempts left, at which moments the enemy should trump."""
    most = question.numbers[at.ENEMY_TRUMPS_LEFT]
    found: dict[int, dict[tuple[int, int], set[int]]] = {}
    for state, choice in _choices(question):
        if state[at.PHASE] == at.OFFER:
            left = most - state[at.ENEMY_TRUMPS]
            moment = state[at.CURRENT], state[at.RUN]
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
    for state, choice in _choices(question):
        if state[at.PHASE] in (at.TRY_MOMENTUM, at.TRY_CONTINUITY):
            moment = state[at.PHASE], state[at.CURRENT], state[at.RUN]
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
    start: Any = machine.begin(question.numbers)
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
