"""Rolls in words, as they are said of a combat by itself and of one in a battle."""

from samurai_odds.play.events import Happening
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.procedures.question import shift_in_words
from samurai_odds.ran.rules import events_rolls as roll

_PROVOKED = {  # the section, where a unit that goes moves to, and what it does else
    at.GUNFIRE: ("8.61", "charges the firer", "stays in place"),
    at.GUNFIRE_AT_KB: ("8.62", "charges the firer", "stays in place"),
    at.GUNFIRE_FROM_ASIDE: ("8.61", "goes for the firer from aside", "holds"),
    at.LURE: ("8.35", "moves a hex forward", "stays in place"),
    at.IMPETUOUS: ("8.36", "charges the firer", "stays in place"),
}


def provoked_in_words(one: Happening) -> tuple[str, str]:
    """Return the section by which a unit is provoked, and what it does."""
    rule, goes, stays = _PROVOKED[one.numbers[roll.BY]]
    if one.outcome == roll.NEXT_SEGMENT:
        return rule, "is to shock the firer, in the next segment"
    return rule, stays if one.outcome == roll.STAYS else goes


def clash_in_words(one: Happening) -> str:
    """Say how a clash goes, and what comes of it: ``1(2)`` are hits on attacker and defender."""
    numbers = one.numbers
    plus = f" {numbers[roll.MODIFIER]:+d} for busho" if roll.MODIFIER in numbers else ""
    text = f"column {numbers[roll.COLUMN]}, die {one.faces[0]}{plus}"
    text += f": {numbers[roll.ATTACKER]}({numbers[roll.DEFENDER]})"
    if roll.DOUBLED in numbers:
        text += f"; position superiority makes the defender's {numbers[roll.DOUBLED]}"
    if roll.CASTLE in numbers:
        text += f"; the castle makes the attacker's {numbers[roll.CASTLE]}"
    return text


def coordination_in_words(one: Happening) -> str:
    """Say what a coordination roll has brought."""
    said = one.outcome
    if said == roll.SHIFTED:
        said = f"all attacks {shift_in_words(one.numbers[roll.SHIFT])}"
    elif said == roll.FIRST_ONLY:
        said = "only the first contingent attacks"
    return f"die {one.faces[0]}: {said}"


def flight_in_words(one: Happening) -> str:
    """Say a check for flight: what is lost, the die, and at what it is to flee (11.82)."""
    numbers = one.numbers
    plus = f" {numbers[roll.MODIFIER]:+d}" if numbers.get(roll.MODIFIER) else ""
    against = f"flees at {numbers[roll.LIMIT]} or less" if numbers[roll.UNITS_LOST] else ""
    against = against or "with nothing lost it cannot flee"
    lost = f"{numbers[roll.UNITS_LOST]} of {numbers[roll.UNITS]} lost"
    return f", {lost}, checks: die {one.faces[0]}{plus}, {against}: it {one.outcome}"
