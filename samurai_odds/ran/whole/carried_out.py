"""Which orders were carried out in the games played, and why others were not (R81)."""

from collections import Counter
from collections.abc import Iterator

from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.orders_text import Line
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.rules.layout import kind_of, seat_of
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.whole.meaning import means, unit_of_line
from samurai_odds.ran.whole.orders_text import Orders

LOOKED_AT = 20  # games gone through
_NO_NEED = (mv.UNIT_CHOICE, mv.ENTRY_CHOICE)  # a line's other part says more
_WHY = {
    at.ORDER_CHOICE: "the busho could not order that",
    at.MOMENTUM_CHOICE: "there was no Momentum to try for (5.38, 5.45)",
    mv.UNIT_CHOICE: "the unit could not do that where it was",
    mv.ENTRY_CHOICE: "the unit could not enter there",
    mv.MOVE_CHOICE: "out of reach, or no such target in range and sight",
    mv.VOLLEY_CHOICE: "no volley that the unit could join (8.22)",
    mv.HARASS_CHOICE: "no such target to harass (8.32)",
    mv.BUSHO_CHOICE: "the busho could not go there",
    sh.ATTACK_CHOICE: "no such enemy before the unit, or it could not attack (9.1)",
}
_LOST = "the unit was lost before"


def undone(start: Start, side: int, orders: Orders, seed: int, games: int) -> tuple[str, ...]:
    """Return a sentence for each line that was not carried out in every game looked at.

    Lines with ``try`` may fail: they are named only when no game carried them out.
    """
    looked = min(games, LOOKED_AT)
    listed = [line for line in orders.lines if line.number]
    done: Counter[int] = Counter()
    lost: Counter[int] = Counter()
    for game in range(looked):
        carried, gone = _game(start, side, listed, seed, game)
        done.update(carried)
        lost.update(gone)
    found = []
    for number in dict.fromkeys(line.number for line in listed):
        parts = [line for line in listed if line.number == number]
        if done[number] == looked or (parts[0].tried and done[number]):
            continue
        why = _WHY[parts[-1].kind]
        if lost[number]:
            only = lost[number] == looked - done[number]
            why = _LOST if only else f"{why}; {_LOST} in {lost[number]}"
        found.append(
            f"line {number}, '{parts[0].text}': carried out in {done[number]} of {looked} games "
            f"looked at: {why}"
        )
    return tuple(found)


def _game(
    start: Start, side: int, listed: list[Line], seed: int, game: int
) -> tuple[set[int], set[int]]:
    """Return the numbers of the lines carried out in a game, and of those whose unit was lost."""
    wanted = {line.number: _main(listed, line.number) for line in listed}
    carried: set[int] = set()
    state = start.state
    for step in _phase(start, seed, game):
        state = step.after
        if step.what >= 0 or seat_of(step.what) != side:
            continue
        kind = kind_of(step.what)
        for number, line in wanted.items():
            same = line.kind == kind and number not in carried
            if same and means(start.question, step.before, kind, step.value, line.value):
                carried.add(number)
    units = {number: unit_of_line(line.kind, line.value) for number, line in wanted.items()}
    gone = {n for n, unit in units.items() if unit >= 0 and state[at.STATE + unit] >= at.ROUTED}
    return carried, gone - carried


def _phase(start: Start, seed: int, game: int) -> Iterator[Step]:
    """Go through the Orders Phase of a game, with the choice of Momentum after it."""
    for step in replay(start, record(start, seed, game)):
        if step.before[at.ORDERS_PHASES] > 1:
            return
        yield step


def _main(listed: list[Line], number: int) -> Line:
    """Return the part of a line that says what is done; that a unit acts at all comes before."""
    parts = [line for line in listed if line.number == number]
    return next((line for line in parts if line.kind not in _NO_NEED), parts[-1])
