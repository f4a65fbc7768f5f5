"""What battles between troops in sight come to, and what rivals can destroy: by the exact odds."""

from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.troops import army_in, bonus_units, standing


def power_of(q: Question, s: State, row: int) -> int:
    power = 0
    for kind in range(at.KIND_COUNT):
        power += s[row + kind] * q.ratings[kind]
    return power


def walls(q: Question, s: State, province: int, left: int) -> int:
    """Give the power of a castle's or fortress's bonus units; ``left`` of them, NONE: all."""
    built = s.built[province]
    if built == at.NOTHING_BUILT:
        return 0
    number = bonus_units(q, built) if left < 0 else left
    return number * q.ratings[at.SPEARMAN if built == at.CASTLE else at.RONIN]


def defence(q: Question, s: State, province: int, left: int) -> int:
    """Give the power of all that stands in a province, as far as it can be seen."""
    power = power_of(q, s, force_row(province)) + walls(q, s, province, left)
    power += s.hidden[province] * q.ratings[at.RONIN]
    army = army_in(s, province)
    if army >= 0:
        power += power_of(q, s, army_row(army))
    return power


def odds_between(q: Question, attack: int, defence: int, sea: int) -> int:
    """Find the odds of an attack in the table: the place of its `layout.ODDS_FIELDS`.

    Troops larger than the table's are both made smaller by the same part.
    """
    bows, spears = attack // at.RANGED, attack % at.RANGED
    other_bows, other_spears = defence // at.RANGED, defence % at.RANGED
    most_bows, most_spears = max(bows, other_bows), max(spears, other_spears)
    if most_bows > 100 * at.MOST_PLAIN_BOWMEN or most_spears > 100 * at.MOST_PLAIN_SPEARMEN:
        over = max(
            10_000,
            100 * most_bows // at.MOST_PLAIN_BOWMEN,
            100 * most_spears // at.MOST_PLAIN_SPEARMEN,
        )
        bows, spears = bows * 10_000 // over, spears * 10_000 // over
        other_bows, other_spears = other_bows * 10_000 // over, other_spears * 10_000 // over
    row = at.MOST_PLAIN_SPEARMEN + 1
    mine = (bows + 50) // 100 * row + (spears + 50) // 100
    yours = (other_bows + 50) // 100 * row + (other_spears + 50) // 100
    if yours == 0 and defence > 0:
        yours = 1
    if mine == 0 and attack > 0:
        mine = 1
    return Question.troop_odds.place(mine, yours, sea)


def chance_to_win(q: Question, attack: int, against: int, sea: int) -> int:
    """Give the chance, in thousandths, that an attack fought to the end wins."""
    if attack == 0:
        return 0
    return q[odds_between(q, attack, against, sea) + at.WIN]


def is_rival(q: Question, s: State, seat: int, province: int) -> bool:
    owner = s.owner[province]
    return owner >= 0 and q.player[owner] != q.player[seat]


def rivals_beside(q: Question, s: State, seat: int, province: int) -> int:
    count = 0
    for k in range(q.degree[province]):
        if is_rival(q, s, seat, q.borders[province, k]):
            count += 1
    return count


def danger(q: Question, s: State, seat: int, province: int, against: int) -> int:
    """Give the chance, in thousandths, that neighbors take a province so defended.

    Each neighboring troop of another player attacks once, by itself.
    """
    keeps = 1000
    for k in range(q.degree[province]):
        there = q.borders[province, k]
        if not is_rival(q, s, seat, there):
            continue
        sea = q.by_sea[province, k]
        attack = power_of(q, s, force_row(there))
        keeps = keeps * (1000 - chance_to_win(q, attack, against, sea)) // 1000
        army = army_in(s, there)
        if army >= 0 and s.fallen[army] == 0:
            attack = power_of(q, s, army_row(army))
            keeps = keeps * (1000 - chance_to_win(q, attack, against, sea)) // 1000
    return 1000 - keeps


def threat(q: Question, s: State, seat: int, province: int, against: int) -> int:
    """Give the chance, in thousandths, that rivals destroy all that stands in a province.

    Their forces beside it attack, and their armies that can come there; one after the other,
    so that each finds the losses of those before.
    """
    keeps, came = 1000, 0
    for k in range(q.degree[province]):
        there = q.borders[province, k]
        if not is_rival(q, s, seat, there):
            continue
        sea, owner = q.by_sea[province, k], s.owner[there]
        odds = odds_between(q, power_of(q, s, force_row(there)), against, sea)
        keeps, against = keeps * (1000 - q[odds + at.WIN]) // 1000, worn(q, against, odds)
        for army in range(owner * at.ARMIES_EACH, (owner + 1) * at.ARMIES_EACH):
            if came >> army & 1 == 0 and s.fallen[army] == 0 and can_come(q, s, army, there):
                came |= 1 << army
                odds = odds_between(q, power_of(q, s, army_row(army)), against, sea)
                keeps, against = keeps * (1000 - q[odds + at.WIN]) // 1000, worn(q, against, odds)
    return 1000 - keeps


def danger_noted(q: Question, s: State, province: int, against: int) -> int:
    """Give the `danger` to the seat asked, noted for the other options of its choice."""
    note = note_on(s, State.memo.dangers.at, province, against)
    if note > 0:
        s[note] = danger(q, s, s.asked, province, against)
    return s[abs(note)]


def threat_noted(q: Question, s: State, province: int, against: int) -> int:
    """Give the `threat` to the seat asked, noted for the other options of its choice."""
    note = note_on(s, State.memo.threats.at, province, against)
    if note > 0:
        s[note] = threat(q, s, s.asked, province, against)
    return s[abs(note)]


def note_on(s: State, notes: int, province: int, against: int) -> int:
    """Return where the worth is noted that was found at this choice, below 0, or is to be noted.

    Options of a choice mostly differ in one of two provinces: the danger in the other is the same.
    """
    note = notes + at.NOTE * ((province + against // 100) % at.NOTES)
    choice = s.memo.choice
    if s[note] == choice and s[note + 1] == province and s[note + 2] == against:
        return -(note + 3)
    s[note], s[note + 1], s[note + 2] = choice, province, against
    return note + 3


def can_come(q: Question, s: State, army: int, there: int) -> bool:
    """Say whether an army stands in a province of its owner, or a march away: an experienced two.

    By own provinces; armies of levels 3 and 4 come further, and seldom do.
    """
    if s.where[army] < 0:
        return False
    if is_near(q, s, army, there):
        return True
    if s.level[army] < 2:
        return False
    for k in range(q.degree[there]):
        by = q.borders[there, k]
        if s.owner[by] == s.owner[there] and is_near(q, s, army, by):
            return True
    return False


def is_near(q: Question, s: State, army: int, there: int) -> bool:
    here = s.where[army]
    if here == there:
        return True
    for k in range(q.degree[there]):
        if q.borders[there, k] == here:
            return True
    return False


def worn(q: Question, against: int, odds: int) -> int:
    """Give the power that a defender is left with on average after an attack; 100 at least."""
    spears = against % at.RANGED
    left = max(0, spears - q[odds + at.FELLS])
    return max(100, against - spears + left)


def chance_to_fall(q: Question, s: State, army: int, against: int, seats: int) -> int:
    """Give the chance, in thousandths, that some seats destroy an army, one troop after the other.

    ``seats`` has a bit for each. Besides troops that can come beside it, as a `threat`, experienced
    armies count that take a province beside it first.
    """
    here, victim, keeps = s.where[army], army // at.ARMIES_EACH, 1000
    for other in range(q.seats * at.ARMIES_EACH):
        seat = other // at.ARMIES_EACH
        if seats >> seat & 1 > 0 and q.player[seat] != q.player[victim]:
            if standing(s, other):
                power = power_of(q, s, army_row(other))
                odds = odds_between(q, power, against, 0)
                comes = chance_to_come(q, s, other, power, here)
                keeps = keeps * (1000 - q[odds + at.WIN] * comes // 1000) // 1000
                against = worn(q, against, odds) if comes > 500 else against
    for k in range(q.degree[here]):
        there = q.borders[here, k]
        if is_rival(q, s, victim, there) and seats >> s.owner[there] & 1 > 0:
            odds = odds_between(q, power_of(q, s, force_row(there)), against, q.by_sea[here, k])
            keeps, against = keeps * (1000 - q[odds + at.WIN]) // 1000, worn(q, against, odds)
    return 1000 - keeps


def chance_to_come(q: Question, s: State, army: int, power: int, target: int) -> int:
    """Give the chance, in thousandths, that an army comes beside a province before it attacks it.

    If it is experienced, by an attack on a province there.
    """
    seat, best = army // at.ARMIES_EACH, 0
    for k in range(q.degree[target]):
        there = q.borders[target, k]
        if s.owner[there] == seat and can_come(q, s, army, there):
            return 1000
        if s.owner[there] == seat or s.level[army] < 2:
            continue
        for j in range(q.degree[there]):
            by = q.borders[there, j]
            if s.owner[by] == seat and can_come(q, s, army, by):
                held = defence(q, s, there, at.NONE)
                best = max(best, q[odds_between(q, power, held, q.by_sea[there, j]) + at.OCCUPY])
    return best
