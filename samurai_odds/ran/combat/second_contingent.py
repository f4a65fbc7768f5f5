"""Units of a side that belong to a second contingent: they flee apart (5.73, 11.84; R29)."""

from collections.abc import Iterator, Sequence

from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.sides import Sides

BEHIND, BESIDE = "behind", "beside"
SECOND = ("second-contingent", "defender-second-contingent")  # options of a shock, by side
ROLL, PLANNED, FIRST = "roll", "planned", "first"


def read_second(asked: Sides, side: int, option: str) -> tuple[int, ...]:
    """Read a side's units of a second contingent: their numbers in the state."""
    text = asked.options[option.replace("-", "_")]
    if text is None:
        return ()
    known = {str(place): number for place, (number, _, _) in enumerate(asked.names(side), 1)}
    if asked.beside is not None and side == 1:
        known[BESIDE] = known.pop(str(len(known)))
    if asked.aftermath.behind[side] is not None:
        known[BEHIND] = at.BEHIND + side
    words = [word.strip().lower() for word in text.split(",")]
    problems = [_unknown_unit(word, option, known) for word in words if word not in known]
    if problems:
        raise OddsError(*dict.fromkeys(problems))
    return tuple(sorted({known[word] for word in words}))


def _unknown_unit(word: str, option: str, known: dict[str, int]) -> str:
    if word == BEHIND:
        return f"{option} behind: no friend behind is named"
    count = sum(name.isdigit() for name in known)
    if word.isascii() and (word.isdigit() or len(word) == 1):
        return f"{option} '{word}': write numbers from 1 to {count}"
    return unknown(f"unit of {option}", word, known)


def faults(asked: Sides, side: int, option: str) -> Iterator[str]:
    """List what cannot be of a second contingent."""
    leader, second = asked.leaders[side], asked.second[side]
    units = [number for number, _, _ in (*asked.names(side), *asked.friends(side))]
    attacks = side == 0 and any(number < at.BEHIND for number in second)
    rolled = asked.options.get("coordination") is not None
    known = leader is not None and leader.contingent is not None
    if second and set(units) == set(second) and not (attacks and rolled):
        yield f"{option}: the first contingent has no unit left"
    elif second and not (attacks and "coordination" in asked.options) and not known:
        who = asked.sides[side]
        yield f"{option} without {who}-contingent: it matters when one of them flees (11.84)"


def coordination_fault(asked: Sides) -> Iterator[str]:
    """Say what is wrong with a result of the coordination roll, if anything."""
    text = asked.options["coordination"]
    if text is None or text in (ROLL, PLANNED, FIRST):
        return
    if not (text[:-1].isascii() and text[:-1].isdigit() and text[-1] in "LR"):
        yield f"coordination '{text}': write roll, planned, first or a shift such as 1L"
    elif not 1 <= int(text[:-1]) < at.COLUMNS:
        yield f"coordination '{text}': a shift is from 1 to {at.COLUMNS - 1} columns"


def flight_points(asked: Sides, side: int) -> int:
    """The rout points of a side's contingent that flees, its units here included (12.0)."""
    leader = asked.leaders[side]
    if leader is None or leader.contingent is None:
        return 0
    return leader.contingent.points or 0


def flees_with(asked: Sides, side: int, number: int) -> bool:
    """Say whether a unit is of the contingent of its side's busho, that of his unit (R29)."""
    leader = asked.leaders[side]
    assert leader is not None
    own = side * at.FIRST_DEFENDER + leader.beside
    return (number in asked.second[side]) == (own in asked.second[side])


def contingent_faults(asked: Sides) -> list[str]:
    """Say that a contingent has more rout points in this combat than it is given."""
    faults = []
    for side, (who, leader) in enumerate(zip(asked.sides, asked.leaders, strict=True)):
        contingent = leader.contingent if leader else None
        if contingent is None or contingent.points is None:
            continue
        here = sum(
            asked.used.number("rout_points", asked.unit_of(number).type.replace("KBH", "KB"))
            for number, _, _ in (*asked.names(side), *asked.friends(side))
            if asked.unit_of(number).type != "Honjin" and flees_with(asked, side, number)
        )
        if contingent.points < here:
            faults.append(
                f"{who}-contingent with {contingent.points}rp: its units here alone "
                f"count {here} (12.0)"
            )
    return faults


def second_in_words(asked: Sides, options: Sequence[str]) -> list[str]:
    """Word the units of second contingents for a heading."""
    found = [(name, asked.options[name.replace("-", "_")]) for name in options]
    return [f"{name.replace('-', ' ')} {text}" for name, text in found if text is not None]
