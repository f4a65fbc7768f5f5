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
from samurai_odds.swords.forces import read_troop, write_troop
from samurai_odds.swords.layout import DAIMYO

_Side = Literal["attacker", "defender"]
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
_MOST_LEVIED = 4
_BUILT = (
    "A castle, or a fortress made of the castle there, is bought with the force where it says so, "
    "for 2 koku."
)
_ROUNDS = (
    "In brackets the rounds in which it can stand in one province, which levies one unit a round; "
    "ronin are hired in the last."
)
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
        f"{_MOST_KOKU} koku. {_ROUNDS}",
    )
    return notes.page("cheapest-attack", "The cheapest force to attack with", text, tables)


def cheapest_garrison(notes: Notes) -> Page:
    tables = []
    for situation, options in SITUATIONS.items():
        rows = tuple(_cheapest(notes, enemy, "defender", **options) for enemy in _ATTACKING)
        heading = f"To hold against: {situation}"
        tables.append(Grid(heading, ("he attacks with", *_COLUMNS), rows))
    text = (
        "The fewest koku whose provincial force is not cleared out with a chance of 50, 70 or 90 "
        f"in a hundred, and the best force for so much. – is more than {_MOST_KOKU} koku. "
        f"{_ROUNDS} {_BUILT}",
    )
    return notes.page("cheapest-garrison", "The cheapest garrison", text, tables)


def _cheapest(notes: Notes, enemy: str, side: _Side, **options: Any) -> tuple[Any, ...]:
    """Read all targets off one search."""
    best = _best_at_cost(notes, enemy, side, _TARGETS[-1], _MOST_KOKU, beyond=0, **options)
    row: list[Any] = [enemy]
    for target in _TARGETS:
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
    answer = swords.force(enemy, target=target, side=side, spend=most, **options)
    notes.remember(answer)
    return next(table.rows for table in answer.listings if table.title == BEST_TITLE)


def _in_rounds(troop: str, levied: int) -> str:
    return f"{troop} ({levied} rounds)" if levied > 1 else troop


def _without_daimyo(troop: str) -> str:
    """Leave out of a purchase him who is there anyway; what is built stands behind a semicolon."""
    force, *built = troop.split("; ")
    problems: list[str] = []
    counts = read_troop(force, "troop", problems)
    refuse(problems)
    counts[DAIMYO] = 0
    return "; ".join([write_troop(counts, 0) or "nobody more", *built])


def levy_guide(notes: Notes) -> Page:
    """Make the guide to the levy: the best use of each koku."""
    tables = [
        _levied(notes, "attacker", _ATTACKED, "To attack, with a daimyo", "wins"),
        _levied(notes, "defender", _ATTACKING, "To hold a province", "is not cleared"),
    ]
    text = (
        "What some koku buy best against an enemy, on a plain province. Whole koku are spent: one "
        "buys a bowman, two of gunners and swordsmen, three spearmen, or hires two ronin. Units "
        "to levy are as many provinces or rounds, as each province levies one a round. " + _BUILT,
    )
    return notes.page("levy", "Levy guide", text, tables)


def _levied(notes: Notes, side: _Side, enemies: tuple[str, ...], heading: str, aim: str) -> Grid:
    rows = [
        (enemy, koku, _without_daimyo(troop), chance, levied)
        for enemy in enemies
        for troop, koku, chance, levied in _best_at_cost(notes, enemy, side, 1.0, _MOST_LEVIED)
        if koku
    ]
    columns = ("he has", "koku", "best force", aim, "units to levy")
    return Grid(heading, columns, tuple(rows))


SHEETS: tuple[PageMaker, ...] = (cheapest_attack, cheapest_garrison, levy_guide)
