"""Sheets of Samurai Swords on what to buy: the cheapest force, and a guide to the levy."""

from typing import Any, Literal

from samurai_odds import swords
from samurai_odds.engine.ties import better
from samurai_odds.errors import refuse
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker
from samurai_odds.reports.swords_card import SITUATIONS
from samurai_odds.swords.buying import BEST_TITLE
from samurai_odds.swords.facts import load
from samurai_odds.swords.forces import count_of, read_troop, write_troop
from samurai_odds.swords.layout import DAIMYO

_Side = Literal["attacker", "defender"]
TARGETS = (0.5, 0.7, 0.9)
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
_MOST_LEVIED = 4
_ROUNDS = (
    "In brackets: the rounds that one province needs, which levies one unit a round; ronin are "
    "hired in the last."
)
_COLUMNS = tuple(name for share in TARGETS for name in (f"{share:.0%} koku", f"{share:.0%} with"))


def _built(notes: Notes) -> str:
    facts = load(notes.chosen.rules)
    castle, fortress = facts.number("castle_price"), facts.number("fortress_price")
    return (
        f"Where it says so, a castle ({castle} koku) or a fortress made of the castle there "
        f"({fortress} koku) is bought with the force."
    )


def _tables(
    notes: Notes, side: _Side, aim: str, enemy_does: str, usual: tuple[str, ...]
) -> list[Grid]:
    """Make the table of each situation, of the enemies chosen or the ``usual`` ones."""
    enemies, names = notes.chosen.units or usual, (enemy_does, *_COLUMNS)
    return [
        Grid(
            f"{aim}: {situation}",
            names,
            tuple(_cheapest(notes, enemy, side, **options) for enemy in enemies),
        )
        for situation, options in SITUATIONS.items()
    ]


def cheapest_attack(notes: Notes) -> Page:
    """Make the sheet of the cheapest forces to attack with."""
    tables = _tables(notes, "attacker", "To win against", "enemy has", _ATTACKED)
    text = (
        "The fewest koku for a 50%, 70% or 90% chance to win, and the best force at that price. "
        f"Your daimyo leads it and costs nothing here. – is more than {_MOST_KOKU} koku. {_ROUNDS}",
    )
    return notes.page("cheapest-attack", "The cheapest force to attack with", text, tables)


def cheapest_garrison(notes: Notes) -> Page:
    tables = _tables(notes, "defender", "To hold against", "enemy attacks with", _ATTACKING)
    text = (
        "The fewest koku for a provincial force that holds with a chance of 50%, 70% or 90%, and "
        f"the best force at that price. – is more than {_MOST_KOKU} koku. {_ROUNDS} "
        f"{_built(notes)}",
    )
    return notes.page("cheapest-garrison", "The cheapest garrison", text, tables)


def _cheapest(notes: Notes, enemy: str, side: _Side, **options: Any) -> tuple[Any, ...]:
    """Read all targets off one search."""
    best = _best_at_cost(notes, enemy, side, TARGETS[-1], _MOST_KOKU, beyond=0, **options)
    row: list[Any] = [enemy]
    for target in TARGETS:
        reaching = [
            (koku, _in_rounds(_without_daimyo(troop), levied))
            for troop, koku, p, levied in best
            if not better(target, p)
        ]
        row += reaching[0] if reaching else (None, None)
    return tuple(row)


def _best_at_cost(
    notes: Notes, enemy: str, side: _Side, target: float, most: int, **options: Any
) -> tuple[tuple[Any, ...], ...]:
    """List the best force for at most so many koku: force, koku, chance, levied.

    It stops where a target is reached.
    """
    answer = notes.known(swords.force, enemy, target=target, side=side, spend=most, **options)
    return tuple(next(table.rows for table in answer.listings if table.title == BEST_TITLE))


def _in_rounds(troop: str, levied: int) -> str:
    return f"{troop} ({levied} rounds)" if levied > 1 else troop


def _without_daimyo(troop: str) -> str:
    """Leave the daimyo out of a purchase; what is built follows a semicolon."""
    force, *built = troop.split("; ")
    problems: list[str] = []
    counts = read_troop(force, "troop", problems)
    refuse(problems)
    counts[DAIMYO] = 0
    return "; ".join([write_troop(counts, 0) or "nothing more", *built])


def levy_guide(notes: Notes) -> Page:
    """Make the guide to the levy: the best use of each koku."""
    attacked, attacking = notes.chosen.units or _ATTACKED, notes.chosen.units or _ATTACKING
    tables = [
        _levied(notes, "attacker", attacked, "To attack, with a daimyo", "wins"),
        _levied(notes, "defender", attacking, "To hold a province", "is not cleared"),
    ]
    text = (
        "The best purchase at each price against an enemy, in a plain province. Whole koku are "
        f"spent: one {_prices(notes)}. Each province levies one unit a round, so the number of "
        f"units to levy is the number of provinces, or of rounds, that it takes. {_built(notes)}",
    )
    return notes.page("levy", "Levy guide", text, tables)


def _prices(notes: Notes) -> str:
    """Say what one koku buys, of each kind."""
    bought = load(notes.chosen.rules).levied
    units = [
        f"{'a ' if number == 1 else ''}{count_of(kind, number)}"
        for kind, number in enumerate(bought)
        if number
    ]
    return f"buys {', '.join(units[:-1])} or {units[-1]}"


def _levied(notes: Notes, side: _Side, enemies: tuple[str, ...], heading: str, aim: str) -> Grid:
    rows = [
        (enemy, koku, _without_daimyo(troop), chance, levied)
        for enemy in enemies
        for troop, koku, chance, levied in _best_at_cost(notes, enemy, side, 1.0, _MOST_LEVIED)
        if koku
    ]
    columns = ("enemy has", "koku", "best force", aim, "units to levy")
    return Grid(heading, columns, tuple(rows))


SHEETS: tuple[PageMaker, ...] = (cheapest_attack, cheapest_garrison, levy_guide)
