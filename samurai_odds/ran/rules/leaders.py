"""Busho and Samurai on the map (4, 10.22, 10.23, 11.8)."""

from samurai_odds.ran.men import less_face
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.pieces import lose_unit

# ---- Busho on the map ----------------------------------------------------------------


def lives(s: State, busho: int) -> bool:
    """Say whether a busho is alive and has not fled; he may be off the map."""
    return s.fate[busho] == at.WELL or s.fate[busho] == at.WOUNDED


def on_map(s: State, busho: int) -> bool:
    return s.busho_hex[busho] >= 0


def rating(q: Question, s: State, busho: int) -> int:
    """Give his Momentum, a So-Taisho's Initiative; 1 less after losing face (10.27)."""
    return less_face(q.rating[s.replaced[busho], busho], s.lost_face[busho])


def is_chief(q: Question, busho: int) -> bool:
    return q.chief[q.side_of[busho]] == busho


def chief_lives(q: Question, s: State, side: int) -> bool:
    """Say whether a side's So-Taisho is there: alive, on the map, not fled (R40)."""
    chief = q.chief[side]
    return chief >= 0 and lives(s, chief) and on_map(s, chief)


def in_camp(q: Question, s: State, side: int) -> bool:
    """Say whether a So-Taisho is in his Honjin (4.51)."""
    camp, chief = q.camp[side], q.chief[side]
    return camp >= 0 and chief >= 0 and s.hex[camp] >= 0 and s.busho_hex[chief] == s.hex[camp]


def initiative(q: Question, s: State, side: int) -> int:
    """Give a side's Initiative: its So-Taisho's, 0 without one (R40)."""
    return rating(q, s, q.chief[side]) if chief_lives(q, s, side) else 0


def activations(q: Question, s: State, side: int) -> int:
    """Give how many contingents a So-Taisho may activate a turn: 1 less without face (10.27)."""
    return less_face(q.activations[side], s.lost_face[q.chief[side]])


def trumps(q: Question, s: State, side: int) -> int:
    """Give how many trumps a So-Taisho may attempt a turn: 1 less without face (10.27)."""
    return less_face(q.trumps[side], s.lost_face[q.chief[side]])


def trump_rating(q: Question, s: State, side: int) -> int:
    """Give a So-Taisho's Initiative for a trump: half, rounded down, outside (4.51, 5.63)."""
    whole = initiative(q, s, side)
    return whole if in_camp(q, s, side) else whole // 2


def busho_at(q: Question, s: State, side: int, number: int, first: int) -> int:
    """Find a busho of a side in a hex, that of the contingent ``first`` before others; NONE."""
    if first >= 0 and s.busho_hex[first] == number:
        return first
    for busho in range(q.first_contingent[side], q.end_of_contingents[side]):
        if s.busho_hex[busho] == number:
            return busho
    return at.NONE


def busho_with(q: Question, s: State, unit: int) -> int:
    """Find a busho stacked with a unit, its own before others; NONE."""
    return busho_at(q, s, q.side[unit], s.hex[unit], q.contingent[unit])


def go_along(q: Question, s: State, side: int, start: int, number: int) -> None:
    """Take all busho of a side in one hex along to another (R26)."""
    for busho in range(q.first_contingent[side], q.end_of_contingents[side]):
        if s.busho_hex[busho] == start:
            s.busho_hex[busho] = number
    s.command_known = 0


def lose_busho(q: Question, s: State, busho: int, checks: bool) -> None:
    """Remove a busho who has been killed, or as if he had been (10.14, 10.51).

    ``checks``: his contingent's flight check is still due; a combat makes it itself.
    """
    side = q.side_of[busho]
    s.fell[busho] = 1 + rating(q, s, busho)
    if is_chief(q, busho):
        s.chief_fell[side] = rating(q, s, busho)
    s.fate[busho] = at.DEAD
    s.busho_hex[busho] = at.NONE
    s.busho_hits[busho] = s.lost_face[busho] = s.stray[busho] = 0
    s.activated[busho] = 0  # without a busho, wherever its units stand (10.52)
    s.flight_due[busho] = 1 if checks else 0
    s.command_known = 0
    s.tally[side].busho_lost += 1


def flee(q: Question, s: State, contingent: int) -> None:
    """Remove a contingent that flees: units, busho, Samurai, as eliminated (11.84, R49)."""
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if s.state[unit] != at.ELIMINATED:
            lose_unit(q, s, unit, at.ELIMINATED)
    for samurai in range(q.samurai):
        if s.retainer[samurai] == contingent:
            s.retainer[samurai] = at.SAMURAI_GONE
            s.samurai_hex[samurai] = at.NONE
    s.fate[contingent] = at.FLED
    s.busho_hex[contingent] = at.NONE
    s.flight_due[contingent] = s.stray[contingent] = 0
    s.activated[contingent] = 0
    s.command_known = 0
    s.tally[q.side_of[contingent]].contingents_fled += 1


def take_head(s: State, side: int, great: bool) -> None:
    """Award a side a head, a So-Taisho's as a great one (10.3, 12.0)."""
    if great:
        s.great_heads[side] += 1
    else:
        s.heads[side] += 1


# ---- Samurai in their cups and in play (10.22, 10.23) --------------------------------


def samurai_stamina(q: Question, s: State, samurai: int) -> int:
    """Give a Samurai's Stamina, 1 less after losing face (10.27)."""
    return less_face(q.samurai_stamina[samurai], s.samurai_lost_face[samurai])


def retinue(q: Question, s: State, contingent: int) -> int:
    count = 0
    for samurai in range(q.samurai):
        if s.retainer[samurai] == contingent:
            count += 1
    return count


def can_draw(q: Question, s: State, contingent: int) -> bool:
    """Say whether a Samurai may be drawn for a busho, from a cup of his (10.22, 10.4)."""
    side = q.side_of[contingent]
    if s.draws_barred[side] or s.samurai_drawn[side] >= at.SAMURAI_A_SIDE:
        return False
    if retinue(q, s, contingent) >= at.SAMURAI_A_BUSHO:
        return False
    return in_cup(q, s, side) > 0 or in_cup(q, s, at.POOL) > 0


def in_cup(q: Question, s: State, cup: int) -> int:
    count = 0
    for samurai in range(q.samurai):
        if q.cup[samurai] == cup and s.retainer[samurai] == at.IN_CUP:
            count += 1
    return count


def cup_of(q: Question, s: State, side: int) -> int:
    """Name the cup that a side draws from: its own while any is left there, else the pool."""
    return side if in_cup(q, s, side) > 0 else at.POOL


def draw_samurai(q: Question, s: State, contingent: int, drawn: int) -> int:
    """Bring the Samurai drawn from his cup into play for a busho, at his hex; give his number.

    ``drawn`` is a draw among `in_cup` of `cup_of`.
    """
    side = q.side_of[contingent]
    cup, left = cup_of(q, s, side), drawn
    for samurai in range(q.samurai):
        if q.cup[samurai] == cup and s.retainer[samurai] == at.IN_CUP:
            if left == 0:
                s.retainer[samurai] = contingent
                s.samurai_hex[samurai] = s.busho_hex[contingent]
                s.samurai_drawn[side] += 1
                return samurai
            left -= 1
    return at.NONE


def lose_samurai(q: Question, s: State, samurai: int) -> None:
    """Put a Samurai aside for good (10.22)."""
    side = q.side_of[s.retainer[samurai]]
    s.retainer[samurai], s.samurai_hex[samurai] = at.SAMURAI_GONE, at.NONE
    s.samurai_hits[samurai] = s.samurai_lost_face[samurai] = 0
    s.tally[side].samurai_lost += 1
