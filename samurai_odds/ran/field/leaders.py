"""Busho and Samurai on the map (4, 10.22, 10.23, 11.8)."""

from samurai_odds.play.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.pieces import lose_unit

# ---- Busho on the map ----------------------------------------------------------------


def lives(s: Numbers, busho: int) -> bool:
    """Say whether a busho is alive and has not fled; he may be off the map."""
    return s[at.FATE + busho] == at.WELL or s[at.FATE + busho] == at.WOUNDED


def on_map(s: Numbers, busho: int) -> bool:
    return s[at.BUSHO_HEX + busho] >= 0


def rating(q: Numbers, s: Numbers, busho: int) -> int:
    """Give his Momentum, a So-Taisho's Initiative; 1 less after losing face (10.27)."""
    printed = q[at.RATING + s[at.REPLACED + busho] * at.MOST_CONTINGENTS + busho]
    return max(0, printed - s[at.LOST_FACE + busho])


def is_chief(q: Numbers, busho: int) -> bool:
    return q[at.CHIEF + q[at.SIDE_OF + busho]] == busho


def chief_lives(q: Numbers, s: Numbers, side: int) -> bool:
    """Say whether a side's So-Taisho is there: alive, on the map, not fled (R40)."""
    chief = q[at.CHIEF + side]
    return chief >= 0 and lives(s, chief) and on_map(s, chief)


def in_camp(q: Numbers, s: Numbers, side: int) -> bool:
    """Say whether a So-Taisho is in his Honjin (4.51)."""
    camp, chief = q[at.CAMP + side], q[at.CHIEF + side]
    return (
        camp >= 0
        and chief >= 0
        and s[at.HEX + camp] >= 0
        and s[at.BUSHO_HEX + chief] == s[at.HEX + camp]
    )


def initiative(q: Numbers, s: Numbers, side: int) -> int:
    """Give a side's Initiative: its So-Taisho's, 0 without one (R40)."""
    return rating(q, s, q[at.CHIEF + side]) if chief_lives(q, s, side) else 0


def activations(q: Numbers, s: Numbers, side: int) -> int:
    """Give how many contingents a So-Taisho may activate a turn: 1 less without face (10.27)."""
    return max(0, q[at.ACTIVATIONS + side] - s[at.LOST_FACE + q[at.CHIEF + side]])


def trumps(q: Numbers, s: Numbers, side: int) -> int:
    """Give how many trumps a So-Taisho may attempt a turn: 1 less without face (10.27)."""
    return max(0, q[at.TRUMPS + side] - s[at.LOST_FACE + q[at.CHIEF + side]])


def trump_rating(q: Numbers, s: Numbers, side: int) -> int:
    """Give a So-Taisho's Initiative for a trump: half, rounded down, outside (4.51, 5.63)."""
    whole = initiative(q, s, side)
    return whole if in_camp(q, s, side) else whole // 2


def busho_at(q: Numbers, s: Numbers, side: int, number: int, first: int) -> int:
    """Find a busho of a side in a hex, that of the contingent ``first`` before others; NONE."""
    if first >= 0 and s[at.BUSHO_HEX + first] == number:
        return first
    for busho in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        if s[at.BUSHO_HEX + busho] == number:
            return busho
    return at.NONE


def busho_with(q: Numbers, s: Numbers, unit: int) -> int:
    """Find a busho stacked with a unit, its own before others; NONE."""
    return busho_at(q, s, q[at.SIDE + unit], s[at.HEX + unit], q[at.CONTINGENT + unit])


def go_along(q: Numbers, s: Numbers, side: int, start: int, number: int) -> None:
    """Take all busho of a side in one hex along to another (R26)."""
    for busho in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        if s[at.BUSHO_HEX + busho] == start:
            s[at.BUSHO_HEX + busho] = number
    s[at.COMMAND_KNOWN] = 0


def lose_busho(q: Numbers, s: Numbers, busho: int, checks: bool) -> None:
    """Remove a busho who has been killed, or as if he had been (10.14, 10.51).

    ``checks``: his contingent's flight check is still due; a combat makes it itself.
    """
    side = q[at.SIDE_OF + busho]
    s[at.FELL + busho] = 1 + rating(q, s, busho)
    if is_chief(q, busho):
        s[at.CHIEF_FELL + side] = rating(q, s, busho)
    s[at.FATE + busho] = at.DEAD
    s[at.BUSHO_HEX + busho] = at.NONE
    s[at.BUSHO_HITS + busho] = s[at.LOST_FACE + busho] = s[at.STRAY + busho] = 0
    s[at.ACTIVATED + busho] = 0  # without a busho, wherever its units stand (10.52)
    s[at.FLIGHT_DUE + busho] = 1 if checks else 0
    s[at.COMMAND_KNOWN] = 0
    s[at.TALLY + side * at.TALLIES + at.BUSHO_LOST] += 1


def flee(q: Numbers, s: Numbers, contingent: int) -> None:
    """Remove a contingent that flees: units, busho, Samurai, as eliminated (11.84, R49)."""
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        if s[at.STATE + unit] != at.ELIMINATED:
            lose_unit(q, s, unit, at.ELIMINATED)
    for samurai in range(q[at.SAMURAI]):
        if s[at.RETAINER + samurai] == contingent:
            s[at.RETAINER + samurai] = at.SAMURAI_GONE
            s[at.SAMURAI_HEX + samurai] = at.NONE
    s[at.FATE + contingent] = at.FLED
    s[at.BUSHO_HEX + contingent] = at.NONE
    s[at.FLIGHT_DUE + contingent] = s[at.STRAY + contingent] = 0
    s[at.ACTIVATED + contingent] = 0
    s[at.COMMAND_KNOWN] = 0
    s[at.TALLY + q[at.SIDE_OF + contingent] * at.TALLIES + at.CONTINGENTS_FLED] += 1


def take_head(s: Numbers, side: int, great: bool) -> None:
    """Award a side a head, a So-Taisho's as a great one (10.3, 12.0)."""
    if great:
        s[at.GREAT_HEADS + side] += 1
    else:
        s[at.HEADS + side] += 1


# ---- Samurai in their cups and in play (10.22, 10.23) --------------------------------


def samurai_stamina(q: Numbers, s: Numbers, samurai: int) -> int:
    """Give a Samurai's Stamina, 1 less after losing face (10.27)."""
    return max(0, q[at.SAMURAI_STAMINA + samurai] - s[at.SAMURAI_LOST_FACE + samurai])


def retinue(q: Numbers, s: Numbers, contingent: int) -> int:
    count = 0
    for samurai in range(q[at.SAMURAI]):
        if s[at.RETAINER + samurai] == contingent:
            count += 1
    return count


def can_draw(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether a Samurai may be drawn for a busho, from a cup of his (10.22, 10.4)."""
    side = q[at.SIDE_OF + contingent]
    if s[at.DRAWS_BARRED + side] or s[at.SAMURAI_DRAWN + side] >= at.SAMURAI_A_SIDE:
        return False
    if retinue(q, s, contingent) >= at.SAMURAI_A_BUSHO:
        return False
    return in_cup(q, s, side) > 0 or in_cup(q, s, at.POOL) > 0


def in_cup(q: Numbers, s: Numbers, cup: int) -> int:
    count = 0
    for samurai in range(q[at.SAMURAI]):
        if q[at.CUP + samurai] == cup and s[at.RETAINER + samurai] == at.IN_CUP:
            count += 1
    return count


def cup_of(q: Numbers, s: Numbers, side: int) -> int:
    """Name the cup that a side draws from: its own while any is left there, else the pool."""
    return side if in_cup(q, s, side) > 0 else at.POOL


def draw_samurai(q: Numbers, s: Numbers, contingent: int, drawn: int) -> int:
    """Bring the Samurai drawn from his cup into play for a busho, at his hex; give his number.

    ``drawn`` is a draw among `in_cup` of `cup_of`.
    """
    side = q[at.SIDE_OF + contingent]
    cup, left = cup_of(q, s, side), drawn
    for samurai in range(q[at.SAMURAI]):
        if q[at.CUP + samurai] == cup and s[at.RETAINER + samurai] == at.IN_CUP:
            if left == 0:
                s[at.RETAINER + samurai] = contingent
                s[at.SAMURAI_HEX + samurai] = s[at.BUSHO_HEX + contingent]
                s[at.SAMURAI_DRAWN + side] += 1
                return samurai
            left -= 1
    return at.NONE


def lose_samurai(q: Numbers, s: Numbers, samurai: int) -> None:
    """Put a Samurai aside for good (10.22)."""
    side = q[at.SIDE_OF + s[at.RETAINER + samurai]]
    s[at.RETAINER + samurai], s[at.SAMURAI_HEX + samurai] = at.SAMURAI_GONE, at.NONE
    s[at.SAMURAI_HITS + samurai] = s[at.SAMURAI_LOST_FACE + samurai] = 0
    s[at.TALLY + side * at.TALLIES + at.SAMURAI_LOST] += 1
