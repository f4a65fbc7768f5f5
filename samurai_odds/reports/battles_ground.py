"""Sheets of Samurai Battles on terrain, support and flags."""

from functools import partial
from typing import Any

from samurai_odds.grids.grid import Grid
from samurai_odds.reports.battles_card import (
    NAMES,
    NET,
    ask,
    grounds,
    leader_for,
    shooters,
    units,
    usual,
)
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker, Selection, crossed, figure

_STANDARD = "ashigaru-spear"
_HORSE = "samurai-spear-cavalry"
_LOSSES = {"blocks the target loses": "defender_losses", "blocks you lose": "attacker_losses"}
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


_ON = "target on"


def under_target(notes: Notes, target: str) -> Page:
    """Make the sheet of the target's terrain in close combat."""

    def cell(expression: str) -> Any:
        return lambda ground, unit: figure(ask(notes, unit, target, defender_on=ground), expression)

    tables = [
        crossed(f"Its terrain: {what}", _ON, grounds(notes), units(notes), cell(expression))
        for what, expression in _LOSSES.items()
    ]
    pushed = "Its terrain: chance that it is forced to retreat"
    cells = cell("defender_pushed_back")
    tables.append(crossed(pushed, _ON, grounds(notes), units(notes), cells))
    text = (f"You attack {NAMES[target]} (full) in close combat from open ground.",)
    title = f"Terrain under the target: {NAMES[target]}"
    return notes.page(f"terrain-under-{target}", title, text, tables)


def under_attacker(notes: Notes) -> Page:
    """Make the sheet of the attacker's terrain in close combat."""

    target = usual(notes.chosen, _STANDARD)

    def cell(expression: str) -> Any:
        return lambda ground, unit: figure(ask(notes, unit, target, attacker_on=ground), expression)

    tables = [
        crossed(f"Your terrain: {what}", "you on", grounds(notes), units(notes), cell(expression))
        for what, expression in _LOSSES.items()
    ]
    text = (
        f"You attack {NAMES[target]} (full, in the open) from the terrain of the row, where you "
        "began the turn.",
    )
    return notes.page("terrain-under-attacker", "Terrain under the attacker", text, tables)


def under_fire(notes: Notes) -> Page:
    """Make the sheet of terrain and fire."""
    target = usual(notes.chosen, _STANDARD)
    columns = {
        f"{name}, range {distance}": (shooter, distance)
        for name, shooter in shooters(notes).items()
        for distance in (2, 3)
    }

    def table(heading: str, corner: str, side: str) -> Grid:
        def cell(ground: str, shot: tuple[str, int]) -> Any:
            place = {f"{side}_on": ground}
            fired = ask(notes, shot[0], target, range=shot[1], **place)
            return figure(fired, "defender_losses")

        return crossed(heading, corner, grounds(notes), columns, cell)

    tables = [
        table("Its terrain: blocks the target loses", _ON, "defender"),
        table("Your terrain: blocks the target loses", "you on", "attacker"),
    ]
    text = (f"Fire without a move at {NAMES[target]} (full); the other side is in the open.",)
    return notes.page("terrain-and-fire", "Terrain and fire", text, tables)


def standing(notes: Notes) -> Page:
    """Make the sheet of support and flags."""

    attacker = usual(notes.chosen, "samurai-spear")

    def cell(expression: str) -> Any:
        def one(target: str, name: str) -> Any:
            options = dict(_STEADY[name])
            if "defender_leader" in options:
                options["defender_leader"] = leader_for(target)
            return figure(ask(notes, attacker, target, **options), expression)

        return one

    columns = {name: name for name in _STEADY}
    figures = {
        "The target is forced to retreat": "defender_pushed_back",
        "Blocks the target loses": "defender_losses",
        "Tokens the enemy gains or loses": "defender_tokens",
        "Your net": NET,
    }
    tables = [
        crossed(what, "target", units(notes), columns, cell(expression))
        for what, expression in figures.items()
    ]
    text = (
        f"{NAMES[attacker].capitalize()} attacks a full unit. Flags accepted: the target retreats "
        "though it need not. Flags ignored, here and in the columns to the right: it ignores what "
        "its kind may ignore. No room: each hex that it cannot retreat costs a block.",
    )
    return notes.page("support-and-flags", "Support and flags", text, tables)


def sheets(chosen: Selection) -> list[PageMaker]:
    """List the sheets: those on fire only with a unit that shoots."""
    targets = dict.fromkeys((usual(chosen, _STANDARD), usual(chosen, _HORSE)))
    fire = [under_fire] if shooters(Notes(chosen)) else []
    return [
        *(partial(under_target, target=target) for target in targets),
        under_attacker,
        *fire,
        standing,
    ]
