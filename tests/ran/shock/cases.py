"""Varied shocks for the reference: drawn once with a fixed seed, legal by construction."""

import random
from dataclasses import replace

from tests.ran.reference.shock import Case, Force, put

ATTACKERS = ("KB", "SI", "AS", "SI-B", "KB-B")
SIDES = ("attacker", "defender")
DEFENDERS = ("KB", "SI", "AS", "SI-B", "KB-B", "AS-T", "AS-B", "Honjin")


def _force(luck, kinds, attacks, engaged):
    kind = luck.choice(kinds)
    tq = luck.randint(4, 8)
    tq2 = tq - luck.choice((1, 1, 2))
    words = {"engaged"} if engaged else set()
    missile = Force(kind, tq, tq2).missile
    if not missile and luck.random() < 0.25:
        words.add("disrupted")
    if not missile and luck.random() < 0.2:
        words.add("open")
    for word in ("stuck", "surrounded"):
        if luck.random() < 0.2:
            words.add(word)
    if "stuck" not in words and luck.random() < 0.25:
        words.add(luck.choice(("off-map", "off-map-lost")))
    if attacks:
        if kind == "KB" and not engaged and luck.random() < 0.5:
            words.add("charge")
        elif not engaged and luck.random() < 0.4:
            words.add("check")
    showing = (tq2 if "disrupted" in words else tq) - ("open" in words)
    hits = luck.randint(0, showing - 1)
    return Force(kind, tq, tq2, hits, frozenset(words))


def draw(seed, attackers, defenders=1):
    """Draw one case."""
    luck = random.Random(seed)
    engaged = luck.random() < 0.3
    his = [_force(luck, DEFENDERS, False, engaged) for _ in range(defenders)]
    mine = []
    for _ in range(attackers):
        force = _force(luck, ATTACKERS, True, engaged)
        if all(f.kind != "Honjin" for f in his) and luck.random() < 0.3:
            force = Force(force.kind, force.tq, force.tq2, force.hits, force.words | {"flank"})
        mine.append(force)
    men, contingents = [], []
    for _ in (0, 1):
        man = None
        if luck.random() < 0.4:
            words = ("wounded",) if luck.random() < 0.3 else ()
            man = (luck.randint(2, 7), luck.randint(2, 6), words)
        men.append(man)
        units = luck.randint(4, 15)
        known = man is not None and luck.random() < 0.6
        contingents.append(
            (units, luck.randint(0, units // 2), luck.randint(1, 6)) if known else None
        )
    return Case(
        tuple(mine),
        tuple(his),
        tuple(men),
        tuple(contingents),
        left=luck.choice((0, 0, 1, 2)),
        castle=luck.random() < 0.15,
        bonus=luck.choice((0, 0, 0, 1)),
        uses=luck.choice((None, 0, attackers - 1)),
        faces=luck.choice((None, 0, defenders - 1)) if defenders > 1 else None,
    )


def around(case, seed):
    """Put a case amid other units: engaged with them, friends behind, guns before it."""
    luck = random.Random(f"around {seed}")
    forces, behind = [], []
    for attacks, side in ((True, case.attackers), (False, case.defenders)):
        side = [_elsewhere(luck, force, attacks) for force in side]
        ways = {"stuck", "off-map", "off-map-lost"}
        free = [k for k, f in enumerate(side) if not ways & f.words and f.kind != "Honjin"]
        friend = None
        if free and luck.random() < 0.6:
            friend = _force(luck, DEFENDERS[:-1], False, False)
            friend = replace(friend, words=friend.words - ways)
            first = luck.choice(free)
            passing = {k for k in free if k == first or len(side) == 1 or luck.random() < 0.5}
            side = [
                replace(f, words=f.words | {"through"}) if k in passing else f
                for k, f in enumerate(side)
            ]
        forces.append(tuple(side))
        behind.append(friend)
    kinds = ("AS-T", "AS-T", "AS-B", "Honjin")
    watching = [Force(luck.choice(kinds), 5, 5) for _ in range(luck.choice((0, 1, 1, 2)))]
    return replace(
        case,
        attackers=forces[0],
        defenders=forces[1],
        behind=tuple(behind),
        watching=tuple(watching),
        turn=luck.random() < 0.5,
    )


def of_two(case, seed):
    """Let a side's later units, or its friend behind, be of a second contingent (11.84)."""
    luck = random.Random(f"two {seed}")
    others = []
    for side, forces in enumerate((case.attackers, case.defenders)):
        free = [*range(1, len(forces)), *(["behind"] if case.behind[side] else [])]
        others.append(frozenset(k for k in free if luck.random() < 0.6))
        if others[side] and (case.men[side] is None or case.contingents[side] is None):
            men = put(case.men, side, (luck.randint(1, 5), luck.randint(1, 3), ()))
            units = luck.randint(4, 9)
            known = put(case.contingents, side, (units, luck.randint(1, units // 2), 4))
            case = replace(case, men=men, contingents=known)
    return replace(case, others=tuple(others))


def some_flanked(case, seed):
    """Let each attacker at a flank strike some of the defenders there only (9.28.1)."""
    luck = random.Random(f"flanked {seed}")
    everyone = range(len(case.defenders))
    able = ["flank" in force.words for force in case.attackers]
    chosen = (frozenset(luck.sample(everyone, luck.choice((1, 1, len(everyone))))) for _ in able)
    return replace(case, flanked=tuple(chosen)) if any(able) else case


def _elsewhere(luck, force, attacks):
    """Engage a unit with one outside the shock."""
    if "engaged" in force.words or luck.random() > 0.3:
        return force
    words = force.words - {"charge", "check"} if attacks else force.words
    return replace(force, words=words | {"engaged-elsewhere"})


def asked(case):
    """Format a case as the library's arguments."""
    options = {"tq_bonus": case.bonus, "shift": -case.left}
    ground = [key for key, given in (("castle", case.castle), ("woods", case.turn)) if given]
    options["terrain"] = tuple(ground)
    options["shift"] += 2 * case.castle or case.turn  # the ground's own
    options["advance_turn"] = case.turn
    options["advance_fire"] = tuple(f.text() for f in case.watching)
    for who, friend in zip(SIDES, case.behind, strict=True):
        if friend is not None:
            options[f"{who}_behind"] = friend.text()
    if case.flanked is not None:
        options["flanked"] = ",".join(
            f"{k + 1}:{i + 1}"
            for k, force in enumerate(case.attackers)
            if "flank" in force.words
            for i in sorted(case.flanked[k])
        )
    if case.uses is not None:
        options["attacker_uses"] = case.uses + 1
    if case.faces is not None:
        options["defender_uses"] = case.faces + 1
    for who, man, contingent in zip(SIDES, case.men, case.contingents, strict=True):
        if man is not None:
            options[f"{who}_busho"] = " ".join((f"{man[0]}/{man[1]}", *man[2]))
        if contingent is not None:
            options[f"{who}_contingent"] = "/".join(map(str, contingent))
    for name, others in zip(("second", "defender_second"), case.others, strict=True):
        if others:
            listed = (k if k == "behind" else str(k + 1) for k in sorted(others, key=str))
            options[f"{name}_contingent"] = ",".join(listed)
    if case.others[0]:
        options["coordination"] = "planned"
    sides = (" + ".join(f.text() for f in forces) for forces in (case.attackers, case.defenders))
    return (*sides, options)
