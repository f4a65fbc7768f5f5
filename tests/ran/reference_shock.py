"""Shock by the book, stage after stage, every face of every die, in fractions.

Written from chapters 9 and 11 without looking at the library's machine: a
combat is a value (tuples), a stage maps it to weighted values, equal values are
added up. Numbers come from `CLASH` and `RESULTS`, read off the facts file.
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from samurai_odds.ran.charts import load
from tests.ran.reference_duel import fight

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


class One(NamedTuple):
    state: str
    hits: int
    place: str = "in"  # in, held, back


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


def stage(dist, rule):
    after = Counter()
    for now, p in dist.items():
        if now.over:
            after[now] += p
            continue
        for weight, then in rule(now):
            after[then] += p * weight
    return after


def at_start(force):
    return One("disrupted" if "disrupted" in force.words else "ordered", force.hits)


def shock(case):
    first = Now(
        tuple(
            One("disrupted" if "disrupted" in f.words else "ordered", f.hits)
            for f in case.attackers
        ),
        tuple(
            One("disrupted" if "disrupted" in f.words else "ordered", f.hits)
            for f in case.defenders
        ),
        tuple(
            "none" if man is None else "wounded" if "wounded" in man[2] else "well"
            for man in case.men
        ),
    )
    dist = Counter({first: Fraction(1)})
    for i in range(len(case.attackers)):
        dist = stage(dist, lambda now, i=i: break_off(case, now, i))
    for i in range(len(case.attackers)):
        dist = stage(dist, lambda now, i=i: commitment(case, now, i))
    dist = stage(dist, lambda now: [(1, nobody_comes(case, now))])
    for i in range(len(case.defenders)):
        dist = stage(dist, lambda now, i=i: reaction(case, now, i))
    dist = stage(dist, lambda now: flights(case, now, (first.men, now.men)))
    dist = stage(dist, lambda now: [(1, nothing_left(case, now))])
    dist = stage(dist, lambda now: busho(case, now))
    dist = stage(dist, lambda now: [(1, nothing_left(case, now))])
    dist = stage(dist, lambda now: resolve(case, now))
    ended = Counter()
    for now, p in dist.items():
        ended[now._replace(over=True)] += p
    return ended


def break_off(case, now, i):
    force, one = case.attackers[i], now.a[i]
    if not {"disrupted", "engaged"} <= force.words:
        yield Fraction(1), now
        return
    for die in range(10):
        if die - case.bonus <= tq_of(force, one):
            yield TENTH, now
        elif "stuck" in force.words:
            yield TENTH, now._replace(a=put(now.a, i, suffer(force, one._replace(place="held"), 2)))
        else:
            back = suffer(force, one._replace(place="back"), 1)
            went = "attacker" if there(back) else now.retreat
            yield TENTH, now._replace(a=put(now.a, i, back), retreat=went)


def commitment(case, now, i):
    force, one = case.attackers[i], now.a[i]
    if i not in fighting(now.a) or not (one.state == "disrupted" or "check" in force.words):
        yield Fraction(1), now
        return
    for die in range(10):
        fails = die - case.bonus > tq_of(force, one)
        yield TENTH, now._replace(a=put(now.a, i, one._replace(place="held"))) if fails else now


def nobody_comes(case, now):
    return now._replace(attacked=1) if fighting(now.a) else finish(case, now)


def reaction(case, now, i):
    force, one = case.defenders[i], now.d[i]
    if "engaged" in force.words:
        yield Fraction(1), now
        return
    charge = any("charge" in case.attackers[k].words for k in fighting(now.a))
    plus = 1 if charge and not force.kind.startswith("KB") else 0
    for die in range(10):
        hits = max(0, die + plus - case.bonus - tq_of(force, one))
        after = suffer(force, one, hits)
        men = cut_off(case, now.men, 1, i, after)
        yield TENTH, now._replace(d=put(now.d, i, after), men=men)


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
    dead = [s for s in (0, 1) if before[s] != after[s] and after[s] == "dead"]
    dist = Counter({now: Fraction(1)})
    for side in dead:
        if case.contingents[side] is not None:
            dist = stage(dist, lambda here, side=side: one_flight(case, here, side))
    return [(p, then) for then, p in dist.items()]


def one_flight(case, now, side):
    units, lost, momentum = case.contingents[side]
    forces, ones = ((case.attackers, now.a), (case.defenders, now.d))[side]
    for force, one in zip(forces, ones, strict=True):
        lost += "disrupted" not in force.words and one.state != "ordered"
    lost = min(lost, units)
    limit = 12 * lost // units - 4 if lost else -99
    for die in range(10):
        if die - (momentum + 1) // 2 > limit:
            yield TENTH, now
        else:
            gone = tuple(One("eliminated", 0) for _ in ones)
            fled = put(now.fled, side, 1)
            yield TENTH, now._replace(fled=fled, engaged=0, **{"ad"[side]: gone})


def nothing_left(case, now):
    return now if fighting(now.a) and fighting(now.d) else finish(case, now)


def busho(case, now):
    leads = [
        now.men[side] in ("well", "wounded") and 0 in fighting((now.a, now.d)[side])
        for side in (0, 1)
    ]
    if all(leads):
        one, other = case.men
        for (word, *taken), p in fight(one[:2], other[:2]).items():
            side = 1 if word == "first" else 0
            victor = ("attacker", "defender")[1 - side]
            kept = victor if taken[1 - side] else "none"
            then = now._replace(men=put(now.men, side, "dead"), head=victor, kept=kept)
            for q, last in flights(case, then, (now.men, then.men)):
                yield p * q, last
    elif any(leads):
        side = leads.index(True)
        yield Fraction(9, 10), now
        for die in range(10):
            fate = "dead" if die >= 6 or now.men[side] == "wounded" else "wounded"
            then = now._replace(men=put(now.men, side, fate))
            for q, last in flights(case, then, (now.men, then.men)):
                yield TENTH * TENTH * q, last
    else:
        yield Fraction(1), now


def resolve(case, now):
    """9.27: the defender names his type first, at his best, then the attacker, at his."""
    mine = [case.uses] if case.uses in fighting(now.a) else fighting(now.a)
    his = [case.faces] if case.faces in fighting(now.d) else fighting(now.d)

    def value(table):
        return round(sum(p * worth(case, n) for p, n in table), 12)

    answers = []
    for faced in his:
        tables = [list(table_roll(case, now, using, faced)) for using in mine]
        answers.append(max(tables, key=value) if len(tables) > 1 else tables[0])
    return min(answers, key=value) if len(answers) > 1 else answers[0]


def worth(case, now):
    points = {"KB": 6, "KB-B": 5, "SI": 5, "SI-B": 4, "AS": 3, "AS-T": 2, "AS-B": 2, "Honjin": 0}
    total = Fraction(0)
    for sign, forces, ones in ((-1, case.attackers, now.a), (1, case.defenders, now.d)):
        for force, one in zip(forces, ones, strict=True):
            total += sign * (0 if there(one) else points[force.kind])
            total += sign * (2 * (one.state == "disrupted") + Fraction(one.hits, 5))
    return total


def table_roll(case, now, i, faced):
    here, there_too = fighting(now.a), fighting(now.d)
    using = case.attackers[i]
    target = case.defenders[faced]
    kind = "KB_NORI" if "charge" in using.words else using.kind
    column = CLASH["AS-T" if target.kind == "Honjin" else target.kind][kind]
    column += 2 * (len(here) - len(there_too)) - case.left
    column -= 2 * any(now.a[k].state == "disrupted" for k in here)
    column -= 2 * any("open" in case.attackers[k].words for k in here)
    row = RESULTS[max(1, min(13, column))]
    alive = ("well", "wounded")
    plus = (now.men[0] in alive and 0 in here) - (now.men[1] in alive and 0 in there_too)
    for die in range(10):
        mine, his = row[max(0, min(9, die + plus))]
        for q, then in results(case, now, (i, faced), (mine, his)):
            yield TENTH * q, then


def divided(case, now, side, first, hits, superior):
    """11.22: as equally as possible, what is left over first to the unit used."""
    ones, forces = ((now.a, case.attackers), (now.d, case.defenders))[side]
    here = fighting(ones)
    share, rest = divmod(hits, len(here))
    men = now.men
    for rank, k in enumerate([first] + [k for k in here if k != first]):
        ones = put(ones, k, suffer(forces[k], ones[k], share + (rank < rest), superior))
        men = cut_off(case, men, side, k, ones[k])
    return now._replace(men=men, **{"ad"[side]: ones})


def sent_back(case, now, side):
    """11.4: each a hex, or a hit more where it cannot; a Honjin is lost (4.55)."""
    ones, forces = ((now.a, case.attackers), (now.d, case.defenders))[side]
    men, retreat = now.men, now.retreat
    for k in fighting(ones):
        if forces[k].kind == "Honjin":
            ones = put(ones, k, One("eliminated", 0))
        elif "stuck" in forces[k].words:
            ones = put(ones, k, suffer(forces[k], ones[k], 1))
        else:
            ones = put(ones, k, ones[k]._replace(place="back"))
            retreat = ("attacker", "defender")[side]
        men = cut_off(case, men, side, k, ones[k])
    return now._replace(men=men, retreat=retreat, **{"ad"[side]: ones})


def results(case, now, used, hits):
    (i, faced), (mine, his) = used, hits
    superior = "flank" in case.attackers[i].words
    his *= 2 if superior else 1
    struck = divided(case, now, 0, i, mine * (2 if case.castle else 1), False)
    struck = divided(case, struck, 1, faced, his, superior)
    if fighting(struck.a) and fighting(struck.d):
        if mine > 0 and mine >= 2 * his:
            struck = sent_back(case, struck, 0)
        elif his > 0 and his >= 2 * mine:
            struck = sent_back(case, struck, 1)
    then = finish(case, struck)
    return flights(case, then._replace(over=False), (now.men, struck.men))


def finish(case, now):
    """11.5 advance, 9.32 disruption of charging Kibamusha, 7.31 engaged markers."""
    left = (
        sum(1 for one in now.d if not (there(one) and one.place == "in")) if not now.fled[1] else 0
    )
    stays = sum(1 for one in now.d if there(one) and one.place == "in")
    a, staying, advance = now.a, 0, 0
    for k, one in enumerate(now.a):
        if one.place == "held" and there(one) and "engaged" in case.attackers[k].words:
            staying += 1
        if there(one) and one.place == "in":
            if left and one.state == "ordered":
                left, advance = left - 1, 1
            else:
                staying += 1
        charged = "charge" in case.attackers[k].words and one.place != "held"
        if charged and one.state == "ordered":
            a = put(a, k, One("disrupted", 0))
    return now._replace(a=a, advance=advance, engaged=int(staying > 0 and stays > 0), over=True)


def as_table(case, ended):
    """Map (attacked, states, hits, retreat, engaged, busho, advance, fled) to its chance."""
    table = Counter()
    for now, p in ended.items():
        key = (now.attacked, *(o.state for o in now.a), *(o.state for o in now.d))
        key += (*(o.hits for o in now.a), *(o.hits for o in now.d))
        key += (now.retreat, now.engaged, *now.men, now.advance)
        if None not in case.men:
            key += tuple(3 * (now.head == who) for who in ("attacker", "defender"))
            key += tuple(
                int(now.kept == who and man in ("well", "wounded"))
                for who, man in zip(("attacker", "defender"), now.men, strict=True)
            )
        key += tuple(f for f, c in zip(now.fled, case.contingents, strict=True) if c)
        table[key] += p
    return table
