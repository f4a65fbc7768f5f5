"""Which lines of orders were carried out in the games played: those that were not are named."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.play.orders_text import Line
from samurai_odds.play.replay import Step

LOOKED_AT = 20  # games gone through
LOST = "the unit was lost before"
Found = tuple[set[int], set[int]]  # numbers of the lines carried out, and of those of lost units


def undone(
    listed: Sequence[Line],
    games: int,
    found_in: Callable[[int], Found],
    why_of: Callable[[Line], str],
) -> tuple[str, ...]:
    """Return a sentence for each line that was not carried out in every game looked at.

    Lines with ``try`` may fail: they are named only when no game carried them out.
    """
    looked = min(games, LOOKED_AT)
    done, lost = Counter[int](), Counter[int]()
    for game in range(looked):
        carried, gone = found_in(game)
        done.update(carried)
        lost.update(gone)
    sentences = []
    for number in dict.fromkeys(line.number for line in listed):
        parts = [line for line in listed if line.number == number]
        if done[number] == looked or (parts[0].tried and done[number]):
            continue
        why = why_of(parts[-1])
        if lost[number]:
            only = lost[number] == looked - done[number]
            why = LOST if only else f"{why}; {LOST} in {lost[number]}"
        sentences.append(
            f"line {number}, '{parts[0].text}': carried out in {done[number]} of {looked} games "
            f"looked at: {why}"
        )
    return tuple(sentences)


def carried_out(
    steps: Iterable[Step],
    side: int,
    wanted: Mapping[int, Sequence[Line]],
    means: Callable[[Any, int, int, int], bool],
) -> set[int]:
    """Return the numbers of the lines that a side carried out in some steps.

    ``wanted`` has by number the lines of which any may be chosen; ``means`` says of a state, a
    kind, an option and a line whether they are the same.
    """
    carried: set[int] = set()
    for step in steps:
        if step.what >= 0 or seat_of(step.what) != side:
            continue
        kind = kind_of(step.what)
        for number, lines in wanted.items():
            if number not in carried and any(
                line.kind == kind and means(step.before, kind, step.value, line.value)
                for line in lines
            ):
                carried.add(number)
    return carried
