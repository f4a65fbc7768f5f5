"""Threats to units; ways to banners on the ground: objectives, the enemy's tent.

Measured in hexes over passable ground, once a turn: to those for any unit, and to those
that only some kinds may cross to or leave by.
"""

from samurai_odds.battles.bots.layout import Weights
from samurai_odds.battles.bots.steady_foes import list_foes, note_of
from samurai_odds.battles.bots.steady_scratch import turn_and_side, weight
from samurai_odds.battles.bots.steady_strikes import harm
from samurai_odds.battles.bots.strike_values import odds_if_close, odds_if_fired
from samurai_odds.battles.rules.layout import Question, State, StrikeOdds
from samurai_odds.battles.rules.pieces import beside, hexes_between, supported

FAR = 99
ANY_UNIT, SOME_KINDS, AIM = range(3)  # the fields; the last is measured from one hex


def open_banners(q: Question, s: State, side: int, place: int) -> int:
    """Count the banners that any unit of a side gains, or holds, by standing in a hex."""
    banners = q.objectives[side, place].hold_banners
    if s.captured[side, place] == 0:
        banners += q.objectives[side, place].capture_banners
    if s.tent_at[place] == 1 - side:
        banners += q.tent_banners[1 - side]
    return banners


def banners_for(q: Question, side: int, place: int, kind: int) -> int:
    """Count the banners that a unit of a kind gains by crossing to a hex, or leaving there."""
    banners = 0
    if q.objectives[side, place].cross_kinds >> kind & 1:
        banners += q.objectives[side, place].cross_banners
    if q.objectives[side, place].exit_kinds >> kind & 1:
        banners += q.objectives[side, place].exit_banners
    return banners


def kinds_wanted(q: Question, side: int, place: int) -> int:
    """Give the kinds of unit, as bits, that gain banners by crossing to a hex or leaving there."""
    kinds = 0
    if q.objectives[side, place].cross_banners > 0:
        kinds |= q.objectives[side, place].cross_kinds
    if q.objectives[side, place].exit_banners > 0:
        kinds |= q.objectives[side, place].exit_kinds
    return kinds


def measure_ways(q: Question, s: State, side: int) -> None:
    """Measure the ways of a side, unless that was done this turn."""
    key = turn_and_side(s.turn, side)
    if s.memo.ways_for == key:
        return
    s.memo.ways_for = key
    for field in range(2):
        measure(q, s, side, field)


def measure(q: Question, s: State, side: int, field: int) -> None:
    """Go outwards from the hexes that give banners, those taken by own units left out."""
    queued = kinds = 0
    for place in range(q.hexes):
        s.memo.way[field, place] = FAR
        if field == ANY_UNIT:
            unit = s.unit_at[place]
            taken = unit >= 0 and s.unit_side[unit] == side
            wanted = open_banners(q, s, side, place) > 0 and not taken
        else:
            kinds |= kinds_wanted(q, side, place)
            wanted = kinds_wanted(q, side, place) > 0
        if wanted:
            s.memo.way[field, place] = 0
            queued += 1
    s.memo.has_way[field] = queued if field == ANY_UNIT else kinds
    if queued > 0:
        spread(q, s, field)


def spread(q: Question, s: State, field: int) -> None:
    """Measure the way from everywhere to the hexes of a field that are 0.

    No list of hexes to go on from is kept: a pass over the board a step is cheap.
    """
    step, queued = 0, 1
    while queued > 0:
        queued = 0
        for place in range(q.hexes):
            if s.memo.way[field, place] != step:
                continue
            for direction in range(6):
                there = beside(q, place, direction)
                if there >= 0 and q.passable[there] and s.memo.way[field, there] == FAR:
                    s.memo.way[field, there] = step + 1
                    queued += 1
        step += 1


def way(q: Question, s: State, unit: int, place: int) -> int:
    """Measure a unit's way from a hex to the nearest banner; FAR without any."""
    kind, nearest = q.unit_kind[unit], FAR
    if s.memo.has_way[ANY_UNIT]:
        nearest = s.memo.way[ANY_UNIT, place]
    if s.memo.has_way[SOME_KINDS] >> kind & 1:
        nearest = min(nearest, s.memo.way[SOME_KINDS, place])
    return nearest


# ---- What threatens a unit in the enemy's turn, and what it threatens ----------------


def danger(q: Question, s: State, unit: int, place: int, steady: bool, aim: int) -> int:
    """Weigh what the two worst enemies that can come at a hex, or fire at it, would do there.

    What each would suffer from the battle back counts against it: without that, two lines of
    equal troops never met, for the side that comes near can be struck first. An enemy that is
    one move too far counts in part, and so does one that will have been driven off by then
    (``aim``: its hex).
    """
    worst = second = 0
    list_foes(q, s, s.unit_side[unit])
    mark, how = note_of(q, s, unit, place), 1 if steady else 0
    for k in range(s.memo.foes_found):
        enemy, where = s.memo.foes[k].unit, s.memo.foes[k].hex
        away, harmed = hexes_between(q, place, where), 0
        if away <= s.memo.foes[k].soon:
            if s.memo.struck[k, how].mark != mark:
                s.memo.struck[k, how].mark = mark
                s.memo.struck[k, how].worth = struck_in(q, s, unit, place, enemy, steady)
            harmed = s.memo.struck[k, how].worth
            if away > s.memo.foes[k].near:
                harmed = harmed * weight(q, s, Weights.soon.at) // 100
        if 1 < away <= s.memo.foes[k].fires:
            odds = odds_if_fired(q, s, enemy, where, unit, place, steady)
            if odds > 0:
                harmed = max(
                    harmed, harm(q, s, unit, odds) * weight(q, s, Weights.fire_danger.at) // 100
                )
        if where == aim:
            harmed = harmed * (1000 - s.memo.drives) // 1000
        if harmed > worst:
            worst, second = harmed, worst
        else:
            second = max(second, harmed)
    worst += second * weight(q, s, Weights.second_enemy.at) // 100
    return worst * care(q, s, unit) // 100


def care(q: Question, s: State, unit: int) -> int:
    """Say what danger to a unit counts, in hundredths."""
    blocks, cared = s.unit_blocks[unit], 100
    if blocks <= 2:
        cared = weight(q, s, Weights.weak.at if blocks == 1 else Weights.danger_hurt.at)
    if s.leader_at[s.unit_hex[unit]] >= 0:
        cared = cared * weight(q, s, Weights.danger_led.at) // 100
    if q.kinds[q.unit_kind[unit]].mounted:
        cared = cared * weight(q, s, Weights.danger_mounted.at) // 100
    return cared


def struck_in(q: Question, s: State, unit: int, place: int, enemy: int, steady: bool) -> int:
    """Weigh a close combat of an enemy with a unit in a hex, less what it costs him."""
    where = s.unit_hex[enemy]
    odds = odds_if_close(q, s, enemy, where, unit, place, steady)
    if odds == 0:
        return 0
    harmed, back = harm(q, s, unit, odds), odds_if_close(q, s, unit, place, enemy, where, False)
    if back == 0:
        return harmed
    stays = 1000 - StrikeOdds(q, odds).leaves
    return max(
        0,
        harmed - stays * harm(q, s, enemy, back) // 1000 * weight(q, s, Weights.deterred.at) // 100,
    )


def threat(q: Question, s: State, unit: int, place: int) -> int:
    """Weigh the best that a unit in a hex could do in its next turn to an enemy in reach."""
    best = 0
    list_foes(q, s, s.unit_side[unit])
    mark, near = note_of(q, s, unit, place), 1 + q.kinds[q.unit_kind[unit]].fights
    reach = q.kinds[q.unit_kind[unit]].reach
    for k in range(s.memo.foes_found):
        enemy, where = s.memo.foes[k].unit, s.memo.foes[k].hex
        away = hexes_between(q, place, where)
        if away <= near:
            if s.memo.threatened[k].mark != mark:
                s.memo.threatened[k].mark = mark
                s.memo.threatened[k].worth = assault_soon(q, s, unit, place, enemy)
            best = max(best, s.memo.threatened[k].worth)
        if 1 < away <= reach:
            odds = odds_if_fired(q, s, unit, place, enemy, where, False)
            if odds > 0:
                best = max(best, harm(q, s, enemy, odds))
    return best


def assault_soon(q: Question, s: State, unit: int, place: int, enemy: int) -> int:
    """Weigh a close combat of a unit in a hex with an enemy in its next turn."""
    where, side = s.unit_hex[enemy], s.unit_side[unit]
    steady = supported(q, s, where, 1 - side)
    odds = odds_if_close(q, s, unit, place, enemy, where, steady)
    if odds == 0:
        return 0
    gain, back = harm(q, s, enemy, odds), odds_if_close(q, s, enemy, where, unit, place, False)
    if back == 0:
        return gain
    stays, cost = 1000 - StrikeOdds(q, odds).leaves, harm(q, s, unit, back)
    return gain - stays * cost // 1000 * weight(q, s, Weights.caution.at) // 100
