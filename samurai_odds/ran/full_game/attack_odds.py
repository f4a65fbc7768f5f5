"""What a shot or a shock that may be declared does, in a line: from the tables of the bots.

What the line says is about so: `ran odds` reads it from the map.
"""

from samurai_odds.play.at_table import Chance, about_share, about_tenths
from samurai_odds.ran.bots.acting import outflanked
from samurai_odds.ran.bots.places import (
    OUTNUMBERED,
    attacker_row,
    column_of,
    defender_row,
    shift_against,
    shot_breaks,
    shot_row,
    strikers,
)
from samurai_odds.ran.rules.decisions.said import attacked
from samurai_odds.ran.rules.layout import Harm, Question, Shot, State
from samurai_odds.ran.rules.pieces import (
    FLANK,
    FRONT,
    aspect,
    distance,
    opposite,
    side_aspect,
    side_towards,
)
from samurai_odds.ran.rules.shock import layout as sh

_WHOLE = 1000


def shot_odds(q: Question, s: State, unit: int, target: int) -> Chance:
    """Return what a unit's fire does to a target, the reaction left out."""
    here, there = int(s.hex[unit]), int(s.hex[target])
    through = aspect(q, here, int(s.facing[unit]), there)
    modifier = -2 if through == FLANK else 0
    place = int(shot_row(q, s, unit, target, int(distance(q, here, there)), modifier))
    if not place:
        return Chance("")
    broken, hits = int(shot_breaks(q, s, place, target)), int(Shot(q, place).hits)
    return Chance(_told(broken, hits), broken, hits, 0)


def shock_odds(q: Question, s: State, unit: int, whom: int, charges: bool) -> Chance:
    """Return what a shock does to whom it meets and to the unit, if it takes place.

    Friends who can strike the same enemy are taken to do so; busho beside them are left out. Of
    several whom it meets, ``win`` is the least of their shares.
    """
    here, phrases, worst, joined = int(s.hex[unit]), [], 0, 0
    wins, suffered = [], 0
    for enemy in attacked(q, s, unit, whom):
        side = int(side_towards(q, here, int(s.hex[enemy])))
        friends = int(strikers(q, s, enemy, unit))
        joined = max(joined, friends)
        shift = int(shift_against(q, s, unit, here, side, enemy, 2 if whom == sh.BOTH else 1))
        column = int(column_of(q, unit, enemy, charges, shift + OUTNUMBERED * friends))
        if column < 0:
            continue
        behind = side_aspect(int(s.facing[enemy]), opposite(side)) != FRONT
        superior = behind and not outflanked(q, s, unit)
        checks = s.engaged[enemy] == 0
        row = int(defender_row(q, s, enemy, column, superior, charges, checks))
        wins.append(int(Harm(q, row).broken))
        suffered += int(Harm(q, row).suffered)
        phrases.append(_told(wins[-1], int(Harm(q, row).suffered)))
        row = int(attacker_row(q, s, unit, column, 1 + friends))
        worst = max(worst, int(Harm(q, row).broken))
    if not phrases:
        return Chance("")
    others = f" with {joined} other{'s' if joined > 1 else ''}" if joined else ""
    says = f"if it attacks{others}: {' and '.join(phrases)}"
    itself = about_share(worst, "disrupted or routed itself")
    return Chance(f"{says}; {itself}", min(wins), suffered)


def _told(broken: int, hits: int) -> str:
    """Say how often a unit comes to its TQ, and how many hits it else suffers."""
    words = about_share(broken, "disrupts or routs it")
    if broken >= _WHOLE:
        return words
    return f"{words}, else {about_tenths(hits * _WHOLE // (_WHOLE - broken))} hits"
