"""What the references of RAN reckon with: units, cases and their states, hits and their ends.

Numbers come from `CLASH` and `RESULTS`, read off the facts file.
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from samurai_odds.ran.facts import load

TENTH = Fraction(1, 10)
_TABLES = load().tables
CLASH = _TABLES["clash_of_arms"]
RESULTS = {
    int(key): [tuple(int(n) for n in cell.rstrip(")").split("(")) for cell in row]
    for key, row in _TABLES["shock_results"].items()
    if key != "source"
}


@dataclass(frozen=True)
class Force:
    kind: str
    tq: int
    tq2: int
    hits: int = 0
    words: frozenset = frozenset()

    @property
    def missile(self):
        return self.kind in ("AS-T", "AS-B", "SI-B", "KB-B", "Honjin")

    def text(self):
        second = "" if self.missile else f"/{self.tq2}-4"
        return f"{self.kind} {self.tq}-4{second} {self.hits}h {' '.join(sorted(self.words))}"


@dataclass(frozen=True)
class Case:
    attackers: tuple
    defenders: tuple
    men: tuple = (None, None)  # (combat, stamina, words) with the first unit of each side
    contingents: tuple = (None, None)  # (units, lost, momentum)
    left: int = 0  # shift by terrain, to the left
    castle: bool = False
    bonus: int = 0
    uses: int | None = None  # the attacker's named unit, else the best by `worth`
    faces: int | None = None  # the same of the defender
    behind: tuple = (None, None)  # friends through whom 'through' units retreat
    watching: tuple = ()  # enemies whose zone the advance enters
    turn: bool = False  # who advances turns in close country
    straight: bool = False  # a fire die of 9 goes straight to the casualty table
    # of each side: its units, from 0, and 'behind', that are not of its busho's contingent
    others: tuple = (frozenset(), frozenset())
    # by attacker: the defenders, from 0, that a 'flank' strikes there; None where it is all
    flanked: tuple | None = None


class One(NamedTuple):
    state: str
    hits: int
    place: str = "in"  # in, held, back, up, flown


class Now(NamedTuple):
    a: tuple
    d: tuple
    men: tuple  # none, well, wounded, dead
    attacked: int = 0
    retreat: str = "none"
    fled: tuple = (0, 0)
    engaged: int = 0
    advance: int = 0
    head: str = "none"  # the side whose busho took one
    kept: str = "none"  # the side whose busho, victorious, keeps a hit of the fight
    over: bool = False
    behind: tuple = (None, None)
    next: int = 0  # the watcher that who advanced will shock, from 1
    flown: tuple = (0, 0)  # whose flight has been checked


def there(one):
    return one.state in ("ordered", "disrupted")


def fighting(ones):
    return [i for i, one in enumerate(ones) if there(one) and one.place == "in"]


def put(ones, i, one):
    return (*ones[:i], one, *ones[i + 1 :])


def tq_of(force, one):
    return (force.tq2 if one.state == "disrupted" else force.tq) - ("open" in force.words)


def suffer(force, one, hits, superior=False):
    total = one.hits + hits
    state, place = one.state, one.place
    gone = "eliminated" if "surrounded" in force.words else "routed"
    lowered = int("open" in force.words)
    if state == "ordered" and total >= force.tq - lowered:
        if force.missile:
            return One("eliminated", 0)
        if superior:
            return One(gone, 0)
        state, total = "disrupted", total - (force.tq - lowered)
    if state == "disrupted" and total >= force.tq2 - lowered:
        return One(gone, 0)
    return One(state, total, place)


def at_start(force):
    return One("disrupted" if "disrupted" in force.words else "ordered", force.hits)


def stage(dist, rule):
    after = Counter()
    for now, p in dist.items():
        if now.over:
            after[now] += p
            continue
        for weight, then in rule(now):
            after[then] += p * weight
    return after


def hurt(man, fate):
    """What a wound leaves of a busho: a second one kills, and so does his last hit (R2)."""
    return "dead" if fate == "wounded" or man[1] == 1 else "wounded"


def cut_off(case, men, side, i, one):
    """4.72: a busho whose unit is lost while surrounded is lost too."""
    force = (case.attackers, case.defenders)[side][i]
    if (
        i == 0
        and not there(one)
        and "surrounded" in force.words
        and men[side] in ("well", "wounded")
    ):
        return put(men, side, "dead")
    return men


def flights(case, now, men):
    """11.82: for a busho lost between two moments."""
    before, after = men
    dead = [s for s in (0, 1) if before[s] != after[s] and after[s] == "dead" and not now.flown[s]]
    dist = Counter({now: Fraction(1)})
    for side in dead:
        if case.contingents[side] is not None:
            dist = stage(dist, lambda here, side=side: one_flight(case, here, side))
    return [(p, then) for then, p in dist.items()]


def one_flight(case, now, side):
    size, lost, momentum = case.contingents[side]
    forces, ones = ((case.attackers, now.a), (case.defenders, now.d))[side]
    his = [k for k in range(len(ones)) if k not in case.others[side]]
    friend = case.behind[side] and "behind" not in case.others[side]
    units = [(forces[k], ones[k]) for k in his]
    for force, one in [*units, *([(case.behind[side], now.behind[side])] if friend else [])]:
        unit = force.kind != "Honjin"  # R13
        lost += unit and "disrupted" not in force.words and one.state != "ordered"
    lost = min(lost, size)
    limit = 12 * lost // size - 4 if lost else -99
    now = now._replace(flown=put(now.flown, side, 1))
    for die in range(10):
        if die - (momentum + 1) // 2 > limit:
            yield TENTH, now
        else:
            gone = ones
            for k in his:
                gone = put(gone, k, One("eliminated", 0, "flown"))
            friends = now.behind
            if friend:
                friends = put(friends, side, One("eliminated", 0))
            then = now._replace(fled=put(now.fled, side, 1), behind=friends, **{"ad"[side]: gone})
            yield TENTH, then._replace(engaged=int(now.engaged and still_adjacent(case, then)))


def still_adjacent(case, now):
    """7.31: units of both sides that have neither advanced nor gone back."""
    mine = fighting(now.a)
    mine += [
        k
        for k, one in enumerate(now.a)
        if there(one) and one.place == "held" and "engaged" in case.attackers[k].words
    ]
    return bool(mine and fighting(now.d))


def over_the_edge(case, side, i):
    """R72: what becomes of a unit that goes back over the edge of the map; None of others."""
    words = (case.attackers, case.defenders)[side][i].words
    force = (case.attackers, case.defenders)[side][i]
    if "off-map-lost" in words:
        return One("eliminated", 0, "back")
    if "off-map" in words:
        cut = "surrounded" in words or force.missile
        return One("eliminated" if cut else "routed", 0, "back")
    return None


def went_back(case, now, side, i):
    """6.74: a hit on the friend through whom a unit that stands has gone back."""
    force, friend = (case.attackers, case.defenders)[side][i], now.behind[side]
    if "through" not in force.words or not there(friend):
        return now
    return now._replace(behind=put(now.behind, side, suffer(case.behind[side], friend, 1)))
