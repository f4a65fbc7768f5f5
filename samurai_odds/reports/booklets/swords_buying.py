"""Sheets of Samurai Swords on what to buy: the cheapest force, and a guide to the levy."""

from typing import Any

from samurai_odds import swords
from samurai_odds.errors import OddsError
from samurai_odds.reports.booklets.model import Notes, Page, PageMaker
from samurai_odds.reports.booklets.swords_forces import SITUATIONS
from samurai_odds.reports.grid import Grid

_TARGETS = (0.5, 0.7, 0.9)
_MOST_KOKU = 5
_ATTACKED = (
    "spearman",
    "3 spearmen",
    "5 spearmen",
    "bowman, 4 spearmen",
    "daimyo, bowman, swordsman, 2 gunners",
)
_ATTACKING = (
    "3 spearmen",
    "5 spearmen",
    "daimyo, 3 spearmen",
    "daimyo, 2 gunners, 3 spearmen",
    "daimyo, bowman, swordsman, 2 gunners",
    "daimyo, bowman, swordsman, 2 gunners, 2 spearmen",
)
_LEVIED = (1, 2, 3, 4)
_COLUMNS = tuple(name for share in _TARGETS for name in (f"{share:.0%} koku", f"{share:.0%} with"))


def cheapest_attack(notes: Notes) -> Page:
    """Make the sheet of the cheapest forces to attack with."""
    tables = []
    for situation, options in SITUATIONS.items():
        rows = tuple(_cheapest(notes, enemy, "attacker", **options) for enemy in _ATTACKED)
        heading = f"To win against: {situation}"
        tables.append(Grid(heading, ("he has", *_COLUMNS), rows))
    text = (
        "The fewest koku that reach a chance to win of 50, 70 or 90 in a hundred, and the best "
        "force for so much; your daimyo, who costs nothing here, leads it. – is more than "
        f"{_MOST_KOKU} koku. One unit a province may be levied in a round, so mind where they "
        "come from; ronin are hired.",
    )
    return notes.page("cheapest-attack", "The cheapest force to attack with", text, tables)


def cheapest_garrison(notes: Notes) -> Page:
    """Make the sheet of the cheapest garrisons."""
    tables = []
    for situation, options in SITUATIONS.items():
        rows = tuple(_cheapest(notes, enemy, "defender", **options) for enemy in _ATTACKING)
        heading = f"To hold against: {situation}"
        tables.append(Grid(heading, ("he attacks with", *_COLUMNS), rows))
    text = (
        "The fewest koku whose provincial force is not cleared out with a chance of 50, 70 or 90 "
        f"in a hundred, and the best force for so much. – is more than {_MOST_KOKU} koku.",
    )
    return notes.page("cheapest-garrison", "The cheapest garrison", text, tables)


def _cheapest(notes: Notes, enemy: str, side: str, **options: Any) -> tuple[Any, ...]:
    """Read all targets off one search: the best force at every cost."""
    found = swords.force(enemy, target=_TARGETS[-1], side=side, spend=_MOST_KOKU, **options)
    notes.remember(found)
    best = next(table for table in found.listings if table.title == "the best at every cost").rows
    row: list[Any] = [enemy]
    for target in _TARGETS:
        troop, koku = next(
            ((troop, koku) for troop, koku, chance, _ in best if chance >= target), (None, None)
        )
        row += [koku, _without_daimyo(troop)]
    return tuple(row)


def _without_daimyo(troop: str | None) -> str | None:
    if troop == "daimyo":
        return "nobody more"
    return None if troop is None else troop.removeprefix("daimyo, ")


def levy_guide(notes: Notes) -> Page:
    """Make the guide to the levy: the best use of each koku."""
    attack = tuple(_levied(notes, enemy, "attacker") for enemy in _ATTACKED)
    defend = tuple(_levied(notes, enemy, "defender") for enemy in _ATTACKING)
    columns = tuple(name for koku in _LEVIED for name in (f"{koku} koku", f"chance for {koku}"))
    tables = [
        Grid("To attack, with a daimyo: the chance to win", ("he has", *columns), attack),
        Grid("To hold a province: the chance not to be cleared", ("he has", *columns), defend),
    ]
    text = (
        "What some koku buy best against an enemy, on a plain province. Whole koku are spent: one "
        "buys a bowman, two of gunners and swordsmen, three spearmen, or hires two ronin.",
    )
    return notes.page("levy", "Levy guide", text, tables)


def _levied(notes: Notes, enemy: str, side: str) -> tuple[Any, ...]:
    row: list[Any] = [enemy]
    for koku in _LEVIED:
        try:
            found = swords.levy(koku, enemy, side=side)
        except OddsError:
            row += [None, None]
            continue
        notes.remember(found)
        troop, _, chance, _ = found.listings[0].rows[0]
        row += [_without_daimyo(troop), chance]
    return tuple(row)


SHEETS: tuple[PageMaker, ...] = (cheapest_attack, cheapest_garrison, levy_guide)
