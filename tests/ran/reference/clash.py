"""The clash of arms by the book: choice of types, table, hits, retreats, advance (9.27-11.5)."""

from fractions import Fraction

from tests.ran.reference.advance import finish
from tests.ran.reference.force import (
    CLASH,
    RESULTS,
    TENTH,
    One,
    cut_off,
    fighting,
    flights,
    over_the_edge,
    put,
    suffer,
    there,
    went_back,
)


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
    points = {"KB": 6, "KB-B": 5, "SI": 5, "SI-B": 4, "AS": 3, "AS-T": 2, "AS-B": 2, "Honjin": 6}
    fifths = 0
    sides = ((-1, case.attackers, now.a), (1, case.defenders, now.d))
    for side, (sign, forces, ones) in enumerate(sides):
        friend = [(case.behind[side], now.behind[side])] if case.behind[side] else []
        for force, one in [*zip(forces, ones, strict=True), *friend]:
            if not there(one):  # in full, whatever it had before
                fifths += sign * 5 * points[force.kind]
                continue
            flipped = one.state == "disrupted" and "disrupted" not in force.words
            fifths += sign * (10 * flipped + one.hits - force.hits)
        fifths += sign * 15 * (now.men[side] == "dead")  # a busho lost counts as his head
    return Fraction(fifths, 5)


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
        elif gone := over_the_edge(case, side, k):
            ones = put(ones, k, gone)
        else:
            ones = put(ones, k, ones[k]._replace(place="back"))
            retreat = ("attacker", "defender")[side]
            now = went_back(case, now, side, k)
        men = cut_off(case, men, side, k, ones[k])
    return now._replace(men=men, retreat=retreat, **{"ad"[side]: ones})


def flanked_by(case, i):
    """9.28.1: whom an attacker strikes through flank or rear."""
    if "flank" not in case.attackers[i].words:
        return set()
    return set(range(len(case.defenders)) if case.flanked is None else case.flanked[i])


def results(case, now, used, hits):
    (i, faced), (mine, his) = used, hits
    superior = bool(flanked_by(case, i) & set(fighting(now.d)))
    his *= 2 if superior else 1
    struck = divided(case, now, 0, i, mine * (2 if case.castle else 1), False)
    struck = divided(case, struck, 1, faced, his, superior)
    if fighting(struck.a) and fighting(struck.d):
        if mine > 0 and mine >= 2 * his:
            struck = sent_back(case, struck, 0)
        elif his > 0 and his >= 2 * mine:
            struck = sent_back(case, struck, 1)
    for p, then in finish(case, struck, i, superior):
        for q, last in flights(case, then._replace(over=False), (now.men, struck.men)):
            yield p * q, last
