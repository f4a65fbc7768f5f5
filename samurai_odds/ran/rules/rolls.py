"""Every roll of a full game: one die, or two told apart, and what their faces mean.

Combats know rolls by codes. Those of single questions (`ran.dice`) depend on what a process
has asked before; a battle's are numbers of the book written here, so that a state can be
saved, and what is rolled and recorded is always faces: 0 to 9, or ten times the first die
plus the second. What faces bring is said for both in `combat.meaning` and `combat.leaders`. The
book's tables stand in the question (`layout.Rolls`).
"""

from samurai_odds.play.offering import draw_among
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat import meaning
from samurai_odds.ran.combat.leaders import bout_result
from samurai_odds.ran.combat.meaning import above, casualty, modified, nine, passed
from samurai_odds.ran.facts import Used
from samurai_odds.ran.rules.layout import Rolls, State
from samurai_odds.ran.rules.sizes import DIE
from samurai_odds.ran.zones import EXTENDED

BOW, TEPPO = 0, 1
WEAPONS = ("bow", "teppo")
LOWEST_MODIFIER, MODIFIERS = 1 - DIE, 2 * DIE - 1  # of the fire die: beyond, none changes more
MOST_SKILL = 20  # of a busho or Samurai
SKILLS = MOST_SKILL + 1

# ---- the book of codes ---------------------------------------------------------------

CHECK = 1  # against each limit from LOWEST_LIMIT on: 1 when passed
EXCESS = CHECK + combat.LIMITS  # by how much the die is above it
SHOCK = EXCESS + combat.LIMITS  # by column, then modifier -1, 0, 1
CASUALTY = SHOCK + 3 * combat.COLUMNS  # 9.26: a 9, then the table; 1 wounded, 2 killed
COORDINATION = CASUALTY + 2  # 5.73; CASUALTY + 1 is of a man already wounded
SHOT = COORDINATION + 1  # by weapon, range, modifier, and whether a busho is under it
BOUT = SHOT + len(WEAPONS) * EXTENDED * MODIFIERS * 2  # by both men's skill


def write(book: Rolls, used: Used) -> None:
    """Write the tables of a chart pack."""
    from samurai_odds.ran.procedures.numbers import coordinated, fates

    book.busho_modifier = used.number("shock_shifts", "busho")
    for column in range(1, combat.COLUMNS + 1):
        for die, hits in enumerate(used.shock_cells(column)):
            book.shock[column - 1, die] = meaning.clash(*hits)
    for die, (drawn, planned) in enumerate(zip(fates(used), coordinated(used), strict=True)):
        book.casualty[die], book.coordination[die] = drawn, planned
    for weapon, name in enumerate(WEAPONS):
        for distance in range(1, EXTENDED + 1):
            if f"{name}-{distance}" in used.facts.tables["fire"]:
                for die, cell in enumerate(used.fire_cells(name, distance)):
                    book.fire[weapon * EXTENDED + distance - 1, die] = meaning.shot(*cell)


# ---- naming a roll -------------------------------------------------------------------


def check(limit: int) -> int:
    """Code a check, passed at ``limit`` or lower; limits beyond every die are kept within."""
    bounded = min(max(limit, combat.LOWEST_LIMIT), combat.HIGHEST_LIMIT)
    return CHECK + bounded - combat.LOWEST_LIMIT


def excess(limit: int) -> int:
    """Code a check whose result is by how much the die is above ``limit``."""
    bounded = min(max(limit, combat.LOWEST_LIMIT), combat.HIGHEST_LIMIT)
    return EXCESS + bounded - combat.LOWEST_LIMIT


def shot(weapon: int, distance: int, modifier: int, busho: int) -> int:
    """Code a shot: results are 4 times the hits, plus DISRUPTS and NINE (8.51-8.54)."""
    bounded = min(max(modifier, LOWEST_MODIFIER), -LOWEST_MODIFIER)
    row = (weapon * EXTENDED + distance - 1) * MODIFIERS + bounded - LOWEST_MODIFIER
    return SHOT + 2 * row + busho


def bout(first: int, second: int) -> int:
    """Code a round of individual combat between two skills; 0 of equal totals (10.13; R12)."""
    return BOUT + min(first, MOST_SKILL) * SKILLS + min(second, MOST_SKILL)


# ---- rolling -------------------------------------------------------------------------


def ask_roll(s: State, code: int) -> None:
    two = code >= BOUT or code == CASUALTY or code == CASUALTY + 1
    draw_among(s, DIE * DIE if two else DIE)


def result(book: Rolls, code: int, faces: int) -> int:
    """Say what the faces of a roll mean, as the rules of combats want it."""
    if code < EXCESS:
        return passed(faces, code - CHECK + combat.LOWEST_LIMIT)
    if code < SHOCK:
        return above(faces, code - EXCESS + combat.LOWEST_LIMIT)
    if code < CASUALTY:
        return shock_result(book, code - SHOCK, faces)
    if code < COORDINATION:
        return casualty_result(book, code - CASUALTY, faces)
    if code == COORDINATION:
        return book.coordination[faces]
    if code < BOUT:
        return shot_result(book, code - SHOT, faces)
    return bout_result((code - BOUT) // SKILLS, (code - BOUT) % SKILLS, faces)


def shock_result(book: Rolls, row: int, die: int) -> int:
    """Read the shock table."""
    return book.shock[row // 3, modified(die, (row % 3 - 1) * book.busho_modifier)]


def casualty_result(book: Rolls, wounded: int, faces: int) -> int:
    """Read the casualty roll."""
    return casualty(faces // DIE, book.casualty[faces % DIE], wounded)


def shot_result(book: Rolls, row: int, die: int) -> int:
    """Read the fire table."""
    met = modified(die, row // 2 % MODIFIERS + LOWEST_MODIFIER)
    return book.fire[row // (2 * MODIFIERS), met] + nine(die, row % 2)
