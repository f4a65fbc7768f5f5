"""Sheets of Samurai Battles on terrain, support and flags."""

from functools import partial
from typing import Any

from samurai_odds.grids.grid import Grid
from samurai_odds.reports.battles_card import GROUNDS, NAMES, NET, SHOOTERS, UNITS, ask, leader_for
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker, crossed, figure

_STANDARD = "ashigaru-spear"
_LOSSES = {"blocks he loses": "defender_losses", "blocks you lose": "attacker_losses"}
_STEADY: dict[str, dict[str, Any]] = {  # what helps a unit to stand, as options of the defender
    "flags accepted": {"defender_flags": "accept"},
    "flags ignored": {},
    "with support": {"defender_support": True},
    "with a leader": {"defender_leader": "foot"},
    "leader and support": {"defender_leader": "foot", "defender_support": True},
    "on a bridge": {"defender_on": "bridge"},
    "on a palisade": {"defender_on": "palisade"},
    "no room": {"defender_room": 0},
}


def under_target(notes: Notes, target: str) -> Page:
    """Make the sheet of the target's terrain in close combat."""

    def cell(expression: str) -> Any:
        return lambda ground, unit: figure(ask(notes, unit, target, defender_on=ground), expression)

    tables = [
        crossed(f"His terrain: {what}", "he stands on", GROUNDS, UNITS, cell(expression))
        for what, expression in _LOSSES.items()
    ]
    pushed = "His terrain: chance that he is pushed back"
    tables.append(crossed(pushed, "he stands on", GROUNDS, UNITS, cell("defender_pushed_back")))
    text = (f"You attack {NAMES[target]} (full) in close combat from open ground.",)
    title = f"Terrain under the target: {NAMES[target]}"
    return notes.page(f"terrain-under-{target}", title, text, tables)


def under_attacker(notes: Notes) -> Page:
    """Make the sheet of the attacker's terrain in close combat."""

    def cell(expression: str) -> Any:
        return lambda ground, unit: figure(
            ask(notes, unit, _STANDARD, attacker_on=ground), expression
        )

    tables = [
        crossed(f"Your terrain: {what}", "you stand on", GROUNDS, UNITS, cell(expression))
        for what, expression in _LOSSES.items()
    ]
    text = (
        f"You attack {NAMES[_STANDARD]} (full, in the open) from the terrain of the row, on which "
        "you began the turn.",
    )
    return notes.page("terrain-under-attacker", "Terrain under the attacker", text, tables)


def under_fire(notes: Notes) -> Page:
    """Make the sheet of terrain and fire."""
    columns = {
        f"{name}, range {distance}": (shooter, distance)
        for name, shooter in SHOOTERS.items()
        for distance in (2, 3)
    }

    def table(heading: str, corner: str, side: str) -> Grid:
        def cell(ground: str, shot: tuple[str, int]) -> Any:
            place = {f"{side}_on": ground}
            fired = ask(notes, shot[0], _STANDARD, range=shot[1], **place)
            return figure(fired, "defender_losses")

        return crossed(heading, corner, GROUNDS, columns, cell)

    tables = [
        table("His terrain: blocks he loses", "he stands on", "defender"),
        table("Your terrain: blocks he loses", "you stand on", "attacker"),
    ]
    text = (f"Fire without a move at {NAMES[_STANDARD]} (full); the other side is in the open.",)
    return notes.page("terrain-and-fire", "Terrain and fire", text, tables)


def standing(notes: Notes) -> Page:
    """Make the sheet of support and flags."""

    def cell(expression: str) -> Any:
        def one(target: str, name: str) -> Any:
            options = dict(_STEADY[name])
            if "defender_leader" in options:
                options["defender_leader"] = leader_for(target)
            return figure(ask(notes, "samurai-spear", target, **options), expression)

        return one

    columns = {name: name for name in _STEADY}
    figures = {
        "He is pushed back": "defender_pushed_back",
        "Blocks he loses": "defender_losses",
        "Tokens he gains or loses": "defender_tokens",
        "Your net": NET,
    }
    tables = [
        crossed(what, "he is", UNITS, columns, cell(expression))
        for what, expression in figures.items()
    ]
    text = (
        "Samurai spear attacks a full unit. Flags accepted: he retreats though he need not. Flags "
        "ignored: he ignores what his own kind lets him ignore, and so in all columns after it. "
        "No room: each hex that he cannot retreat costs a block.",
    )
    return notes.page("support-and-flags", "Support and flags", text, tables)


SHEETS: tuple[PageMaker, ...] = (
    partial(under_target, target=_STANDARD),
    partial(under_target, target="samurai-spear-cavalry"),
    under_attacker,
    under_fire,
    standing,
)
