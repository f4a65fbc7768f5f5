"""Sheets of Samurai Battles on leaders, tokens and honor."""

from typing import Any

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.reports.battles_card import FIRED_AT, NAMES, NET, SHOOTERS, UNITS, ask, leader_for
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker, crossed, figure, listed

_RESERVES = (0, 1, 2, 3, 4, 6, 8)
_LONE = {
    "he is killed": "defender_leader_lost",
    "he gets away": "not defender_leader_lost and not defender_seppuku",
    "your tokens": "attacker_tokens",
    "his tokens": "defender_tokens",
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
        "You attack in close combat with a leader in your hex, in the open, full units. Each cell "
        "is the figure when he inspires (a token for a die) less that when he does not. Worth it "
        "where the first table shows more than a token is worth to you: the sheet on honor says "
        "what the last tokens of a reserve are worth.",
    )
    tables = [
        crossed("Gain in net blocks and banners", "you against him", UNITS, UNITS, gain(NET)),
        crossed(
            "Gain in your tokens (the price, the honor symbol it forgoes, the retreats it spares)",
            "you against him",
            UNITS,
            UNITS,
            gain("attacker_tokens"),
        ),
        crossed("Gain in his tokens", "you against him", UNITS, UNITS, gain("defender_tokens")),
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
        "A leader in the target's hex lets it ignore a flag, and may fall. The first table is the "
        "change that he makes in the chance that the unit is pushed back; 0.10 is ten in a "
        "hundred. The others are the chance that he is killed.",
    )
    tables = [
        crossed("Change in his being pushed back", "you against him", UNITS, UNITS, steadier),
        crossed("His leader is killed in close combat", "you against him", UNITS, UNITS, risk),
        crossed(
            "His leader is killed by fire", "you against him", SHOOTERS, FIRED_AT, risk_of_fire
        ),
    ]
    return notes.page("leader-with-target", "Leaders: with the target", text, tables)


def lone_leader(notes: Notes) -> Page:
    """Make the sheet on attacks at a leader alone."""
    close = {name: ask(notes, unit, "lone-leader") for name, unit in UNITS.items()}
    trapped = {
        name: ask(notes, unit, "lone-leader", defender_room=0) for name, unit in UNITS.items()
    }
    fired = {
        f"{name}, range {distance}": ask(notes, unit, "lone-leader", range=distance)
        for name, unit in SHOOTERS.items()
        for distance in (2, 3)
    }
    caught = _LONE | {"he commits seppuku": "defender_seppuku"}
    text = (
        "A leader alone in the open, hit by swords only. He retreats when he can; with no room "
        "he cannot.",
    )
    tables = [
        listed("Close combat", "you", close, _LONE),
        listed("Close combat, no room to retreat", "you", trapped, caught),
        listed("Fire", "you", fired, _LONE),
    ]
    return notes.page("lone-leader", "A leader alone", text, tables)


def honor(notes: Notes) -> Page:
    """Make the sheet on what a reserve of honor is worth."""
    lost = "defender_losses + defender_disorder"

    def struck(target: str, reserve: int) -> Odds | None:
        return ask(notes, "samurai-spear", target, defender_honor=reserve, defender_flags="ignore")

    def total(target: str, reserve: int) -> Any:
        return figure(struck(target, reserve), lost)

    def worth(target: str, reserve: int) -> Any:
        """Blocks that the token after so many saves."""
        less, more = struck(target, reserve), struck(target, reserve + 1)
        return None if less is None or more is None else less.expect(lost) - more.expect(lost)

    text = (
        f"{NAMES['samurai-spear'].capitalize()} attacks a full unit in the open whose side has so "
        "many tokens. Retreats that cannot be paid make a Lack of Honor roll; its blocks count "
        "here in the unit itself and in others of that side that the roll can strike, as if "
        "they were there.",
    )
    reserves = {str(count): count for count in _RESERVES}
    next_one = {f"{count + 1}. token": count for count in range(8)}
    tables = [
        crossed("Blocks he loses in all, by tokens in reserve", "he is", UNITS, reserves, total),
        crossed("Blocks that each further token saves", "he is", UNITS, next_one, worth),
    ]
    return notes.page("honor", "What a reserve of honor is worth", text, tables)


SHEETS: tuple[PageMaker, ...] = (inspiration, led_target, lone_leader, honor)
