"""Sheets of Samurai Battles on fire, and on whether to attack, shoot or wait."""

from collections.abc import Callable
from typing import Any

from samurai_odds.grids.grid import Grid
from samurai_odds.reports.battles_card import CORNER, NET, SHOOTERS, ask, fired_at, shooters, units
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, crossed, figure

Choice = dict[str, float | None]
_FIRED = {"blocks": "defender_losses", "forced back": "defender_pushed_back"}


def summary(notes: Notes) -> Page:
    """Make the summary: what to do about an enemy two hexes away."""
    rows = units(notes)
    choices = {
        (mine, his): _choices(notes, mine, his) for mine in rows.values() for his in rows.values()
    }

    def square(heading: str, cell: Callable[[Choice], Any], mine: dict[str, str]) -> Grid:
        def one(you: str, he: str) -> Any:
            return cell(choices[you, he])

        return crossed(heading, CORNER, mine, rows, one)

    text = (
        "The enemy is two hexes away in the open; both units are full. Attack: you move next to "
        "it and fight. Shoot: you fire from where you are. If you wait, the enemy attacks, shoots "
        "or does nothing, whichever suits it best. The figures are your net in this one exchange; "
        "later turns, tokens and the board are yours to weigh.",
    )
    tables = [
        square("Attack: your net", lambda choice: choice["A"], rows),
        square("Shoot: your net", lambda choice: choice["S"], shooters(notes)),
        square("If you wait: your net from the enemy's attack", lambda choice: choice["W"], rows),
    ]
    return notes.page("summary", "Attack, shoot or wait: each by itself", text, tables)


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
        "Fire at full units in the open, from the open: blocks the target loses, and the chance "
        'that it is forced to retreat. A shooter without a column "moved" may not fire after '
        "moving. The target does not battle back.",
    )
    tables = []
    for name, shooter in shooters(notes).items():
        places = _places(notes, shooter)

        def cell(target: str, case: tuple[int, int, str], firer: str = shooter) -> Any:
            distance, moved, expression = case
            return figure(ask(notes, firer, target, range=distance, moved=moved), expression)

        columns = {
            f"{what}, range {distance}{' moved' if moved else ''}": (distance, moved, expression)
            for distance, moved in places
            for what, expression in _FIRED.items()
        }
        heading = f"{name.capitalize()} fires"
        tables.append(crossed(heading, "target", fired_at(notes), columns, cell))
    return notes.page("ranged", "Fire by range and movement", text, tables)


def _places(notes: Notes, shooter: str) -> list[tuple[int, int]]:
    """List the ranges at which a shooter may fire, standing and moved."""
    return [
        (distance, moved)
        for moved in (0, 1)
        for distance in (2, 3, 4)
        if ask(Notes(notes.chosen), shooter, "levy", range=distance, moved=moved) is not None
    ]
