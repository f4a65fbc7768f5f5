"""Sheets of Samurai Battles on fire, and on whether to attack, shoot or wait."""

from collections.abc import Callable
from typing import Any

from samurai_odds.grids.grid import Grid
from samurai_odds.reports.battles_card import FIRED_AT, NET, SHOOTERS, UNITS, ask
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, crossed, figure

Choice = dict[str, float | None]
_FIRED = {"blocks": "defender_losses", "pushed back": "defender_pushed_back"}


def summary(notes: Notes) -> Page:
    """Make the summary: what to do about an enemy two hexes away."""
    choices = {
        (mine, his): _choices(notes, mine, his) for mine in UNITS.values() for his in UNITS.values()
    }

    def square(heading: str, cell: Callable[[Choice], Any], mine: dict[str, str]) -> Grid:
        def one(you: str, he: str) -> Any:
            return cell(choices[you, he])

        return crossed(heading, "you against him", mine, UNITS, one)

    text = (
        "He stands two hexes away in the open; both units are full. Attack: you move next to him "
        "and fight. Shoot: you fire from where you are. If you wait, he attacks, shoots or lets "
        "be, as is best for him. The figures are your net of that one exchange; what comes later, "
        "tokens and the board are yours to weigh.",
    )
    tables = [
        square("Attack: your net", lambda choice: choice["A"], UNITS),
        square("Shoot: your net", lambda choice: choice["S"], SHOOTERS),
        square(
            "If you wait: your net result of the enemy's attack", lambda choice: choice["W"], UNITS
        ),
    ]
    return notes.page("summary", "To attack, to shoot and to wait, one by one", text, tables)


def _choices(notes: Notes, mine: str, his: str) -> Choice:
    his_best = [figure(ask(notes, his, mine, moved=1), NET), _shot(notes, his, mine)]
    return {
        "A": figure(ask(notes, mine, his, moved=1), NET),
        "S": _shot(notes, mine, his),
        "W": -max([0.0, *(float(net) for net in his_best if net is not None)]),
    }


def _shot(notes: Notes, shooter: str, target: str) -> float | None:
    if shooter not in SHOOTERS.values():
        return None
    return figure(ask(notes, shooter, target, range=2), NET)


def ranged(notes: Notes) -> Page:
    """Make the sheets of fire: each shooter, by range, standing and moved."""
    text = (
        "Fire at full units in the open, from the open: blocks that he loses, and the chance that "
        "he is pushed back. Where moved has no column the shooter may not fire after moving. No "
        "battle back follows fire.",
    )
    tables = []
    for name, shooter in SHOOTERS.items():
        places = _places(shooter)

        def cell(target: str, case: tuple[int, int, str], firer: str = shooter) -> Any:
            distance, moved, expression = case
            return figure(ask(notes, firer, target, range=distance, moved=moved), expression)

        columns = {
            f"{what}, range {distance}{' moved' if moved else ''}": (distance, moved, expression)
            for distance, moved in places
            for what, expression in _FIRED.items()
        }
        heading = f"{name.capitalize()} fires"
        tables.append(crossed(heading, "target", FIRED_AT, columns, cell))
    return notes.page("ranged", "Fire by range and movement", text, tables)


def _places(shooter: str) -> list[tuple[int, int]]:
    """List the ranges at which a shooter may fire, standing and moved."""
    return [
        (distance, moved)
        for moved in (0, 1)
        for distance in (2, 3, 4)
        if ask(Notes(), shooter, "levy", range=distance, moved=moved) is not None
    ]
