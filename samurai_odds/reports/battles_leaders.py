"""Sheets of Samurai Battles on leaders, tokens and honor."""

from typing import Any

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.grids.fitting import counted
from samurai_odds.reports.battles_card import (
    CORNER,
    NAMES,
    NET,
    ask,
    fired_at,
    leader_for,
    shooters,
    units,
    usual,
)
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker, crossed, figure, listed

_RESERVES = (0, 1, 2, 3, 4, 6, 8)
_LONE = {
    "leader is killed": "defender_leader_lost",
    "leader escapes": "not defender_leader_lost and not defender_seppuku",
    "your tokens": "attacker_tokens",
    "enemy's tokens": "defender_tokens",
}


def inspiration(notes: Notes) -> Page:
    """Make the sheet on whether the token of inspiration is worth it."""

    def led(unit: str, target: str, inspire: bool) -> Odds | None:
        return ask(notes, unit, target, attacker_leader=leader_for(unit), inspire=inspire)

    def gain(expression: str) -> Any:
        def one(unit: str, target: str) -> Any:
            with_token, without = led(unit, target, True), led(unit, target, False)
            if with_token is None or without is None:
                return None
            return with_token.expect(expression) - without.expect(expression)

        return one

    text = (
        "You attack in close combat with a leader in your hex; full units in the open. Each cell "
        "is the figure with inspiration (a token for a die) less that without. Inspire where the "
        "first table shows more than a token is worth to you; the sheet on honor says what the "
        "last tokens of a reserve are worth.",
    )
    rows = units(notes)
    tables = [
        crossed("Gain in net blocks and banners", CORNER, rows, rows, gain(NET)),
        crossed(
            "Gain in your tokens (the price, the honor symbol it forgoes, the retreats it spares)",
            CORNER,
            rows,
            rows,
            gain("attacker_tokens"),
        ),
        crossed("Gain in the enemy's tokens", CORNER, rows, rows, gain("defender_tokens")),
    ]
    return notes.page("inspiration", "Leaders: is the token worth it?", text, tables)


def led_target(notes: Notes) -> Page:
    """Make the sheet on a leader with the target: what he prevents, and what he risks."""

    def steadier(unit: str, target: str) -> Any:
        plain = ask(notes, unit, target)
        led = ask(notes, unit, target, defender_leader=leader_for(target))
        if plain is None or led is None:
            return None
        return led.expect("defender_pushed_back") - plain.expect("defender_pushed_back")

    def risk(unit: str, target: str) -> Any:
        led = ask(notes, unit, target, defender_leader=leader_for(target))
        return figure(led, "defender_leader_lost")

    def risk_of_fire(unit: str, target: str) -> Any:
        led = ask(notes, unit, target, defender_leader=leader_for(target), range=2)
        return figure(led, "defender_leader_lost")

    text = (
        "A leader in the target's hex lets it ignore a flag, and may be killed. The first table is "
        "the change that he makes in the chance that the unit is forced to retreat (0.10 is ten "
        "percentage points); the others are the chance that he is killed.",
    )
    rows, guns = units(notes), shooters(notes)
    tables = [
        crossed("Change in the chance of a forced retreat", CORNER, rows, rows, steadier),
        crossed("The leader is killed in close combat", CORNER, rows, rows, risk),
    ]
    if guns:
        heading = "The leader is killed by fire"
        tables.append(crossed(heading, CORNER, guns, fired_at(notes), risk_of_fire))
    return notes.page("leader-with-target", "Leaders: with the target", text, tables)


def lone_leader(notes: Notes) -> Page:
    """Make the sheet on attacks at a leader alone."""
    rows = units(notes)
    close = {name: ask(notes, unit, "lone-leader") for name, unit in rows.items()}
    trapped = {
        name: ask(notes, unit, "lone-leader", defender_room=0) for name, unit in rows.items()
    }
    fired = {
        f"{name}, range {distance}": ask(notes, unit, "lone-leader", range=distance)
        for name, unit in shooters(notes).items()
        for distance in (2, 3)
    }
    caught = _LONE | {"leader commits seppuku": "defender_seppuku"}
    text = (
        "A leader alone in the open, hit by swords only. He retreats if he can; without room he "
        "cannot.",
    )
    tables = [
        listed("Close combat", "you", close, _LONE),
        listed("Close combat, no room to retreat", "you", trapped, caught),
    ]
    if fired:
        tables.append(listed("Fire", "you", fired, _LONE))
    return notes.page("lone-leader", "A leader alone", text, tables)


def honor(notes: Notes) -> Page:
    """Make the sheet on what a reserve of honor is worth."""
    lost = "defender_losses + defender_disorder"

    attacker = usual(notes.chosen, "samurai-spear")

    def struck(target: str, reserve: int) -> Odds | None:
        return ask(notes, attacker, target, defender_honor=reserve, defender_flags="ignore")

    def total(target: str, reserve: int) -> Any:
        return figure(struck(target, reserve), lost)

    def worth(target: str, reserve: int) -> Any:
        """Return the blocks that a reserve saves that is one token larger."""
        less, more = struck(target, reserve), struck(target, reserve + 1)
        return None if less is None or more is None else less.expect(lost) - more.expect(lost)

    text = (
        f"{NAMES[attacker].capitalize()} attacks a full unit in the open; the column is the number "
        "of tokens that its side has. Retreats that it cannot pay for cause a Lack of Honor roll. "
        "The blocks that the roll takes count, in the unit itself and in other units of that side "
        "(as if there were enough of them).",
    )
    rows = units(notes)
    reserves = {counted(count, "token"): count for count in _RESERVES}
    last = {counted(count + 1, "token"): count for count in range(8)}
    tables = [
        crossed("Blocks lost in all, by tokens in reserve", "target", rows, reserves, total),
        crossed("Blocks that the last token of a reserve saves", "target", rows, last, worth),
    ]
    return notes.page("honor", "What a reserve of honor is worth", text, tables)


SHEETS: tuple[PageMaker, ...] = (inspiration, led_target, lone_leader, honor)
