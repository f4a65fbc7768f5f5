"""What the faces of a combat's dice mean (8.5, 9.24-9.28; R1, R2).

Single combats code their rolls (`ran.dice`) otherwise than full games (`rules.rolls`); what a face
brings is said here for both. Rules that run interpreted and compiled.
"""

from samurai_odds.ran.combat import combat_layout as at

HIGHEST = 9  # of the die


def passed(die: int, limit: int) -> int:
    """Say whether a check is passed: at its limit or lower."""
    return 1 if die <= limit else 0


def above(die: int, limit: int) -> int:
    """Give by how much a die is above a check's limit."""
    return max(0, die - limit)


def modified(die: int, modifier: int) -> int:
    """Modify the die of a table; it stays within 0 to 9 (R1)."""
    return min(max(die + modifier, 0), HIGHEST)


def clash(attacker: int, defender: int) -> int:
    """Put the hits of both sides of a shock into one result (9.28)."""
    return attacker * at.HITS_BASE + defender


def shot(hits: int, disrupts: int) -> int:
    """Put a cell of the fire table into a shot's result (8.51, 8.52)."""
    return 4 * hits + at.DISRUPTS * disrupts


def nine(die: int, busho: int) -> int:
    """Give what a 9 adds to a shot's result where a busho is under it, unmodified (8.54)."""
    return at.NINE if busho and die == HIGHEST else 0


def fate(drawn: int, wounded: int) -> int:
    """Read the casualty table, 0 nothing, 1 wounded, 2 killed: a second wound kills (9.26; R2)."""
    return 2 if wounded and drawn == 1 else drawn


def casualty(die: int, drawn: int, wounded: int) -> int:
    """Read a casualty roll: on a 9 what the table says of a second die (9.26)."""
    return fate(drawn, wounded) if die == HIGHEST else 0
