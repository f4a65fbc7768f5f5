"""The card of Samurai Swords: attack or not, and when to stop, by the size of both forces."""

from typing import Any

from samurai_odds import swords
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.ties import better
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.cells import Advice
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, crossed
from samurai_odds.swords.facts import load
from samurai_odds.swords.layout import DAIMYO
from samurai_odds.swords.sheets import army, growth_in_words

SITUATIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "castle": {"castle": True},
    "fortress": {"fortress": True},
    "over a sea line": {"naval": True},
}
SIZES = {str(units): army(units) for units in range(1, 16)}


def _by_name(*forces: str) -> dict[str, str]:
    return {force: force for force in forces}


def named(spearmen: int) -> str:
    return f"{spearmen} spearmen" if spearmen > 1 else "spearman"


GARRISONS = _by_name(
    "spearman",
    "3 spearmen",
    "5 spearmen",
    "bowman, 4 spearmen",
    "gunner, 2 swordsmen, 2 spearmen",
    "3 spearmen, 2 ronin",
) | {"army of seven": army(7)}
SEVEN = f"The army of seven is {army(7)}."
ARMIES = _by_name(
    "3 spearmen",
    "5 spearmen",
    "daimyo, 3 spearmen",
    "daimyo, 2 gunners, 3 spearmen",
    "daimyo, bowman, swordsman, 2 gunners",
    "daimyo, bowman, swordsman, 2 gunners, 2 spearmen",
    "daimyo, 2 bowmen, 6 spearmen",
    "daimyo, 3 swordsmen, 6 spearmen",
    "daimyo, 2 bowmen, 2 swordsmen, 5 gunners, 5 spearmen",
)


_LARGEST = 10  # sizes up to this grow and shrink by the same units
_GARRISONS = range(1, 6)
_LETTERS = {"castle": "C", "fortress": "F", "over a sea line": "S"}
LETTERS = (
    "Plus, white on dark: attack, and fight another round. Minus, black on white: don't attack; "
    "call off. The figure is the expected value to the attacker in koku, with the best call-off."
)


def value_text(notes: Notes) -> str:
    """Say what the figures count."""
    facts = load(notes.chosen.rules)
    daimyo, province = facts.losses[DAIMYO], facts.number("province")
    return (
        f"The value counts units at the price of a levy, a daimyo {daimyo:g}, a province "
        f"{province:g}, a ronin nothing (daimyo and province are our assumption)."
    )


def armies(notes: Notes) -> dict[str, str]:
    """Return the attacking forces of the tables: the forces chosen, or armies often made."""
    return _by_name(*notes.chosen.units) or ARMIES


def garrisons(notes: Notes) -> dict[str, str]:
    return _by_name(*notes.chosen.units) or GARRISONS


def card(notes: Notes) -> Page:
    """Make the card: armies by size against garrisons and armies, on every kind of province."""
    garrison = _best(notes, _LARGEST, named(max(_GARRISONS)))
    rival = _best(notes, _LARGEST, army(_LARGEST))
    tables = [
        _chart("Attack? Against the spearmen of the column", garrison),
        _chart("Attack? Against an army of the column's size", rival),
        _buildings(notes),
        _stops(notes),
    ]
    text = (
        LETTERS,
        f"An army of 1 is a lone daimyo, {growth_in_words('has', _LARGEST)}; "
        f"it loses them in reverse order. {value_text(notes)}",
    )
    return notes.page("card", "Attack, and when to stop", text, tables)


def _best(notes: Notes, size: int, defender: str, **options: Any) -> Odds:
    odds: Odds = notes.known(swords.battle, army(size), defender, stop="best", **options)
    return odds


def _chart(heading: str, battle: Odds) -> Grid:
    """Give the worth of another round; on a plain province that of the attack is the same."""
    chart = battle.question.chart
    rows = tuple(
        (str(mine), *(None if gain is None else Advice(gain) for gain in gains))
        for mine, gains in zip(chart.up, chart.gains, strict=True)
    )
    return Grid(heading, ("you have", *map(str, chart.across)), rows)


def _buildings(notes: Notes) -> Grid:
    columns = {
        f"{letter}{count}": (situation, count)
        for situation, letter in _LETTERS.items()
        for count in _GARRISONS
    }

    def cell(size: int, place: tuple[str, int]) -> Advice:
        situation, count = place
        battle = _best(notes, size, named(count), **SITUATIONS[situation])
        return Advice(float(battle.expect(battle.question.value)))

    sizes = {str(size): size for size in range(1, _LARGEST + 1)}
    heading = (
        "Attack? C a castle, F a fortress, S over a sea line, with 1 to 5 spearmen of the defender"
    )
    return crossed(heading, "you have", sizes, columns, cell)


def _stops(notes: Notes) -> Grid:
    """Tabulate the strength at which to call off, from the chart of each situation."""
    most = named(max(_GARRISONS))
    charts = {
        situation: _best(notes, _LARGEST, most, **options).question.chart
        for situation, options in SITUATIONS.items()
    }
    widest = max((chart.across for chart in charts.values()), key=len)
    rows = {
        situation: dict(zip(chart.across, zip(*chart.gains, strict=True), strict=True))
        for situation, chart in charts.items()
    }
    against = {str(count): count for count in widest}

    def cell(columns: dict[int, tuple[float | None, ...]], count: int) -> str | None:
        return stop_at(columns[count]) if count in columns else None

    heading = "Call off with this many units or fewer, by enemy units left (bonus units included)"
    return crossed(heading, "situation", rows, against, cell)


def stop_at(gains: tuple[float | None, ...]) -> str:
    """Give the most units with which to call off; `never` if even the last should fight on."""
    known = [(size, gain) for size, gain in enumerate(gains, 1) if gain is not None]
    losing = [size for size, gain in known if not better(gain, 0.0)]
    return str(max(losing)) if losing else "never"
