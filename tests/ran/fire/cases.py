"""Varied fire for the reference: drawn once with a fixed seed, legal by construction."""

import random
from dataclasses import replace

from samurai_odds import ran
from tests.ran.reference.fire import Fire
from tests.ran.reference.shock import Force

TARGETS = ("KB", "SI", "AS", "SI-B", "KB-B", "AS-T", "AS-B", "Honjin")


def draw(seed):
    luck = random.Random(seed)
    kind = luck.choice(("AS-T", "AS-T", "AS-B", "SI-B", "KB-B"))
    volley = luck.choice((1, 1, 2, 3)) if kind == "AS-T" else 1
    firers = tuple(Force(kind, tq, tq, luck.randint(0, 2)) for tq in (5, 6, 4)[:volley])
    target = luck.choice(TARGETS)
    tq = luck.randint(4, 8)
    words = set()
    if not Force(target, tq, tq).missile:
        words |= {word for word in ("disrupted", "open") if luck.random() < 0.2}
    words |= {word for word in ("stuck", "surrounded") if luck.random() < 0.2}
    showing = tq - ("disrupted" in words) - ("open" in words)
    hits = luck.randint(0, showing - 1)
    force = Force(target, tq, tq - 1, hits, frozenset(words))
    harass = kind == "KB-B" and luck.random() < 0.7
    man = None
    if luck.random() < 0.4:
        man = (4, 4, ("wounded",) if luck.random() < 0.3 else ())
    modifier = luck.choice((0, 0, -1, -2, -3))
    distance = 1 if harass else luck.randint(1, 3)
    answered = force.missile and luck.random() < 0.5
    answer_provokes = answered and kind == "KB-B" and target in ("AS-T", "Honjin")
    return Fire(
        firers,
        force,
        ranges=(distance,) * len(firers),
        flanks=(modifier <= -2,) * len(firers),
        woods=modifier % 2 == 1,
        answered=answered,
        harass=harass,
        man=man,
        straight=luck.random() < 0.3,
        bonus=luck.choice((0, 0, 1)),
        shock=luck.random() < 0.5 and not answer_provokes,
    )


def among(case, seed):
    """Spread a volley out, put units around the charge, let harassers come from behind."""
    luck = random.Random(f"among {seed}")
    count, target = len(case.firers), case.target
    if count > 1:
        flanks = tuple(luck.random() < 0.4 for _ in range(count))
        ranges = tuple(luck.randint(1, 3) for _ in range(count))
        back = tuple(target.kind != "Honjin" and luck.random() < 0.4 for _ in range(3))
        seen = tuple(luck.random() < 0.6 for _ in range(count - 1))
        if case.answered:
            case = replace(case, back_flanks=back, seen=(True, *seen))
        case = replace(case, ranges=ranges, flanks=flanks)
    if case.harass and target.kind != "Honjin":
        approach = luck.choice(("flank", "rear"))
        case = replace(case, approach=approach, rolls=luck.random() < 0.6)
    gun = case.firers[0].kind == "AS-T" and target.kind in ("KB", "SI", "AS", "KB-B")
    if not case.shock or not (gun or (case.harass and target.kind == "KB")):
        return case
    case = replace(case, firer_woods=luck.random() < 0.5, turn=luck.random() < 0.5)
    if count > 1 and luck.random() < 0.5:
        case = replace(case, zone=tuple(sorted(luck.sample(range(count), 2))))
    elif not case.harass and luck.random() < 0.5:
        case = replace(case, beside=_friend(luck))
    if luck.random() < 0.5:
        kinds = ("AS-T", "Honjin", "AS-B")
        case = replace(case, watching=(Force(luck.choice(kinds), 5, 5),))
    if count == 1 and not case.answered and not case.harass and luck.random() < 0.4:
        kinds = ("AS-T", "AS-B")
        case = replace(case, aside=tuple(Force(kind, 5, 5) for kind in kinds[: luck.randint(1, 2)]))
    mine, his = None, None
    if "stuck" not in target.words and luck.random() < 0.5:
        mine = _friend(luck)
        case = replace(case, target=_passing(target))
    if luck.random() < 0.5:
        his = _friend(luck)
        case = replace(case, firers=(_passing(case.firers[0]), *case.firers[1:]))
    return replace(case, behind=(mine, his))


def entering(case, seed):
    """Let the target come into the zone of guns, one or several together (8.41, 8.22)."""
    luck = random.Random(f"entry {seed}")
    guns = tuple(Force("AS-T", 5, 5, luck.randint(0, 2)) for _ in range(luck.choice((1, 1, 2, 3))))
    count = len(guns)
    target = case.target
    if target.kind not in ("KB", "SI", "AS", "KB-B") or luck.random() < 0.3:
        target = Force("KB", 7, 6, luck.randint(0, 3), frozenset())
    zone = tuple(sorted(luck.sample(range(count), 2))) if count > 1 and luck.random() < 0.5 else ()
    flat = {"answered": False, "harass": False, "approach": "front"}
    case = replace(case, firers=guns, target=target, ranges=(1,) * count, **flat)
    return replace(case, flanks=(False,) * count, shock=True, entry=True, zone=zone)


def _friend(luck):
    return Force(luck.choice(("AS", "SI", "AS-T", "KB")), 5, 4, luck.randint(0, 4))


def _passing(force):
    return replace(force, words=force.words | {"through"})


def ask(case, **more):
    options = {"tq_bonus": case.bonus, "shock": case.shock, **more}
    volley = len(case.firers) > 1
    if volley and len(set(case.ranges)) > 1:
        options["volley_ranges"] = ",".join(map(str, case.ranges))
    else:
        options["range"] = case.ranges[0]
    if volley and any(case.flanks) and not all(case.flanks):
        options["volley_flanks"] = _numbers(case.flanks)
    else:
        options["own_flank"] = case.flanks[0]
    if volley and case.answered:
        options["return_to"] = _numbers(case.seen[: len(case.firers)])
    if volley and any(case.back_flanks[: len(case.firers)]):
        options["return_flanks"] = _numbers(case.back_flanks[: len(case.firers)])
    options["terrain"] = "woods" if case.woods else "clear"
    if case.firer_woods and (case.shock or case.answered):
        options["firer_terrain"] = "woods"
    options["mode"] = "harass" if case.harass else "return" if case.aside else "ordered"
    if case.entry:
        options["mode"] = "entry"
    options["return_fire"] = case.answered
    options["busho_straight"] = case.straight and case.man is not None
    if case.man is not None:
        options["target_busho"] = " ".join((f"{case.man[0]}/{case.man[1]}", *case.man[2]))
    options |= around(case)
    return ran.fire(" + ".join(f.text() for f in case.firers), case.target.text(), **options)


def _numbers(named):
    return ",".join(str(k) for k, given in enumerate(named, 1) if given)


def around(case):
    """Word what stands around the charge, and how the harassers come."""
    options = {}
    if case.approach != "front":
        options |= {"approach": case.approach, "turn": "roll" if case.rolls else "always"}
    if case.zone:
        options["charge_zone"] = ",".join(str(k + 1) for k in case.zone)
    if case.beside:
        options["beside"] = case.beside.text()
    for who, friend in zip(("target", "firer"), case.behind, strict=True):
        if friend:
            options[f"{who}_behind"] = friend.text()
    if case.watching:
        options["advance_fire"] = tuple(f.text() for f in case.watching)
    if case.turn:
        options["advance_turn"] = True
    if case.aside:
        options["entry_fire"] = tuple(f.text() for f in case.aside)
    return options


def names(case, odds):
    listed = ["hits", "target_state", "target_hits", "target_busho"]
    if case.answered or case.shock:
        listed += [n for n in odds.variables if n.startswith("firer_state")]
        listed += [n for n in odds.variables if n.startswith("firer_hits")] + ["return_hits"]
    for who in ("target_behind", "firer_behind", "beside"):
        listed += [
            f"{who}_{what}" for what in ("state", "hits") if f"{who}_state" in odds.variables
        ]
    return listed


LAST = ("charge", "lured", "turned", "attacked", "retreat", "engaged", "advance", "next_charge")
