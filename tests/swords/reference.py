# ruff: noqa: E501, B905, RUF005
"""A slow, plain reference for one battle of Samurai Swords (Shogun / Ikusa).

It is a judge for a fast engine, so it is written to be checked by eye, not to be quick:

* a side is a bag of units: how many of each kind stand in which troop;
* every die is walked face by face, 1 to 12;
* every way of taking losses is listed from the most wanted downwards and the first legal one is taken;
* a battle is played round by round over all its states until less than 1e-15 of the probability is
  still fighting. What is left is reported (`Table.remaining`); nothing is ever rescaled.

Numbered rulings S1.. are those of the game's README; D1.. are judgements of this reference.
Standard library only.
"""

from __future__ import annotations

import functools
import itertools
import math
import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction

# ======== Numbers of the rules ==================================================================
KINDS = (
    "bowman",
    "gunner",
    "daimyo",
    "swordsman",
    "ronin",
    "spearman",
)  # the order in which they roll
HITS_ON = {
    "bowman": 6,
    "gunner": 4,
    "daimyo": 6,
    "swordsman": 5,
    "ronin": 5,
    "spearman": 4,
}  # or less
LONG_RANGE = ("bowman", "gunner")  # Steps 1 and 2
HAND_TO_HAND = ("daimyo", "swordsman", "ronin", "spearman")  # Steps 4, 5 and 6
DEFAULT_LOSSES = ("spearman", "gunner", "ronin", "swordsman", "bowman", "daimyo")  # S2
PRICE = {
    "spearman": Fraction(1, 3),
    "gunner": Fraction(1, 2),
    "swordsman": Fraction(1, 2),
    "bowman": Fraction(1),
    "daimyo": Fraction(5),
    "ronin": Fraction(0),
}  # S11, as losses
PROVINCE = 1  # S11
BONUS = {"castle": ("spearman", 4), "fortress": ("ronin", 5)}  # S3
SAMURAI_LIMIT, ASHIGARU_LIMIT, FORCE_LIMIT = 4, 10, 5  # squares of an army; a force
RONIN_PIECES = 26
STOP_FOLLOWING = 1e-15  # mass no longer followed
EQUAL = 1e-12  # two values this close are equal

# A unit's place is (troop, kind). Troops: "army", "force" and, for the bonus units, "walls".
# The kind "fallen" is an assassinated daimyo: he lies with his army, rolls nothing, takes no hit (S8).
# A side is a frozenset of (place, number) pairs, numbers above 0, so that equal sides are equal keys.
NOBODY = frozenset()

NAMES = {
    "bowman": "bowman",
    "bowmen": "bowman",
    "gunner": "gunner",
    "gunners": "gunner",
    "daimyo": "daimyo",
    "daimyos": "daimyo",
    "swordsman": "swordsman",
    "swordsmen": "swordsman",
    "ronin": "ronin",
    "spearman": "spearman",
    "spearmen": "spearman",
}


class Table(dict):
    """{outcome tuple: probability}; `variables` names the tuple's entries, `remaining` is the mass
    of battles that were still going on when they were no longer followed, `worth` the expected value
    of the battle, of both battles in a chain."""

    variables: tuple = ()
    remaining: float = 0.0
    worth: float = 0.0


def bag(units: Mapping) -> frozenset:
    return frozenset((place, n) for place, n in units.items() if n > 0)


def number(side, *, kind=None, troop=None, walls=False, fallen=False) -> int:
    """How many units of a side, by default without bonus units and without a fallen daimyo."""
    return sum(
        n
        for (where, what), n in side
        if (kind is None or what == kind)
        and (troop is None or where == troop)
        and (walls or where != "walls")
        and (fallen or what != "fallen")
    )


# ======== Rolling ===============================================================================
def dice(side, kinds, walls=True) -> tuple[int, ...]:
    """One die for each unit of those kinds: the list of numbers to roll at most.
    Bonus units roll with their kind (S3), but sit out a first strike (walls=False, S4)."""
    return tuple(
        HITS_ON[kind] for kind in kinds for _ in range(number(side, kind=kind, walls=walls))
    )


@functools.cache
def chances(needs: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """(hits, probability) pairs for a handful of d12: counts the ways exactly, die by die and face
    by face, and divides once at the end (a correctly rounded division of whole numbers)."""
    ways = Counter({0: 1})
    for need in needs:
        with_this_die = Counter()
        for hits, so_many in ways.items():
            for face in range(1, 13):
                with_this_die[hits + (1 if face <= need else 0)] += so_many
        ways = with_this_die
    return tuple((hits, so_many / 12 ** len(needs)) for hits, so_many in sorted(ways.items()))


# ======== Remove Casualties (Steps 3 and 7, and the end of a first strike): S2 ==================
def keeps_ronin_limit(units: Mapping) -> bool:
    """In each troop at most as many ronin as its other units less one. Bonus ronin are outside the
    limit; a daimyo counts as a unit, a fallen one too (S8). A troop without others has no ronin."""
    for troop in ("army", "force"):
        ronin = units.get((troop, "ronin"), 0)
        others = sum(n for (where, what), n in units.items() if where == troop and what != "ronin")
        if ronin > max(others - 1, 0):
            return False
    return True


def downwards(have: tuple[int, ...], total: int):
    """All ways to take `total` out of these heaps: most from the first heap first, and so on."""
    if not have:
        if total == 0:
            yield ()
        return
    for taken in range(min(have[0], total), -1, -1):
        for others in downwards(have[1:], total - taken):
            yield (taken,) + others


@functools.cache
def remove(side: frozenset, hits: int, order: tuple[str, ...], first: str) -> frozenset:
    """The side after it took these hits. `order` lists the kinds its owner gives up first; `first`
    is the troop that loses a kind first when army and force both hold it."""
    units = dict(side)
    # Bonus units die before anybody else (S3).
    for place in [place for place in units if place[0] == "walls"]:
        gone = min(hits, units[place])
        units[place] -= gone
        hits -= gone
    # The rest falls on living units; a fallen daimyo takes no hit (S8).
    own = {place: n for place, n in units.items() if place[0] != "walls" and place[1] != "fallen"}
    if hits >= sum(own.values()):
        return NOBODY  # all gone: surplus hits are lost (S1), a fallen daimyo is out with them
    if hits == 0:
        return bag(units)
    # From here on somebody survives, so a living daimyo does: he is the last of the whole side.
    second = "force" if first == "army" else "army"
    for taken in downwards(
        tuple(own.get((first, kind), 0) + own.get((second, kind), 0) for kind in order), hits
    ):
        # D1: the totals of the kinds decide; only between equal totals does the split between the
        # troops matter: from `first` as many as possible of the first kind, then of the second, ...
        splits = [
            range(min(n, own.get((first, kind), 0)), max(n - own.get((second, kind), 0), 0) - 1, -1)
            for kind, n in zip(order, taken)
        ]
        for from_first in itertools.product(*splits):
            after = dict(units)
            for kind, n, here in zip(order, taken, from_first):
                after[first, kind] = after.get((first, kind), 0) - here
                after[second, kind] = after.get((second, kind), 0) - (n - here)
            daimyo_last = ("army", "daimyo") not in own or after["army", "daimyo"] == 1
            if daimyo_last and keeps_ronin_limit(after):
                # A fallen daimyo whose army is gone is out at once, even if a force fights on (S8, D3).
                if not any(
                    n for (where, what), n in after.items() if where == "army" and what != "fallen"
                ):
                    after.pop(("army", "fallen"), None)
                return bag(after)
    raise AssertionError("removing ronin first is always legal, so this cannot be reached")


# ======== The combat sequence ===================================================================
# `habits` = (attacker's loss order, defender's loss order, the defender's troop that loses first).
def exchange(attacker, defender, kinds, habits) -> dict:
    """Both roll for these kinds, then both remove together: nobody hit in these steps loses his own
    die in them (S1). {(attacker, defender) afterwards: probability}"""
    attackers_order, defenders_order, first = habits
    after = defaultdict(float)
    for hits_by_attacker, p in chances(dice(attacker, kinds)):
        left_of_defender = remove(defender, hits_by_attacker, defenders_order, first)
        for hits_by_defender, q in chances(dice(defender, kinds)):
            left_of_attacker = remove(attacker, hits_by_defender, attackers_order, "force")
            after[left_of_attacker, left_of_defender] += p * q
    return after


@functools.lru_cache(maxsize=100_000)
def one_round(attacker, defender, habits) -> dict:
    """Steps 1 to 7. A battle that Step 3 decides ends there (and counts as a round)."""
    after = defaultdict(float)
    for (a, d), p in exchange(attacker, defender, LONG_RANGE, habits).items():  # Steps 1, 2, 3
        if not a or not d:
            after[a, d] += p
            continue
        for pair, q in exchange(a, d, HAND_TO_HAND, habits).items():  # Steps 4, 5, 6, 7
            after[pair] += p * q
    return dict(after)


def first_strike(attacker, defender, habits) -> dict:
    """Naval invasion (S4): the defender's own units all roll, ranged and hand to hand, the attacker
    does not; one removal at the end. {attacker afterwards: probability}"""
    after = defaultdict(float)
    for hits, p in chances(dice(defender, LONG_RANGE + HAND_TO_HAND, walls=False)):
        after[remove(attacker, hits, habits[0], "force")] += p
    return after


def result_of(attacker, defender) -> str:
    """How a battle that stands so has ended; with both sides alive it was called off."""
    return (
        ("called-off" if defender else "attacker")
        if attacker
        else ("defender" if defender else "mutual")
    )


def fight(attacker, defender, habits, naval, calls_off):
    """The whole battle. `calls_off(rounds, attacker, defender)` is asked at each Step 8 (S5).
    Returns {(rounds, attacker, defender): probability} of the ends, and the mass not followed."""
    ends = defaultdict(float)
    fighting = {(attacker, defender): 1.0}
    rounds = 0
    if naval:
        fighting = {}
        for survivors, p in first_strike(attacker, defender, habits).items():
            if survivors:
                fighting[survivors, defender] = p
            else:
                ends[0, NOBODY, defender] += p
    while math.fsum(fighting.values()) >= STOP_FOLLOWING:
        rounds += 1
        still_fighting = defaultdict(float)
        for (a, d), mass in fighting.items():
            for (a2, d2), p in one_round(a, d, habits).items():
                if not a2 or not d2 or calls_off(rounds, a2, d2):  # Step 8
                    ends[rounds, a2, d2] += mass * p
                else:
                    still_fighting[a2, d2] += mass * p
        fighting = still_fighting
    return ends, math.fsum(fighting.values())


# ======== Reading forces and options ============================================================
def read_troop(text: str, who: str, problems: list) -> Counter:
    """ "daimyo, 2 bowmen, gunner" -> Counter. Anything odd is put on the list of problems."""
    troop = Counter()
    for part in text.split(","):
        words = part.lower().split()
        n = int(words.pop(0)) if words and re.fullmatch("[0-9]+", words[0]) else 1
        fallen = bool(words) and words[0] == "fallen"
        kind = NAMES.get(" ".join(words[1:] if fallen else words))
        if kind is None or (fallen and kind != "daimyo"):
            problems.append(
                f"{who}: {part.strip()!r} is no unit; choose from {', '.join(KINDS)}, fallen daimyo"
            )
        elif n < 1:
            problems.append(f"{who}: {part.strip()!r}: the number must be 1 or more")
        elif ("fallen" if fallen else kind) in troop:
            problems.append(f"{who}: {part.strip()!r}: that unit is named twice in one troop")
        else:
            troop["fallen" if fallen else kind] = n
    return troop


def read_side(text, who: str, attacking: bool, problems: list) -> frozenset:
    """A side's text as a bag of places. What holds a daimyo, standing or fallen, is the army."""
    if not isinstance(text, str) or not text.strip():
        problems.append(f"{who}: a force is a text such as 'daimyo, 2 bowmen', not {text!r}")
        return NOBODY
    troops = [read_troop(part, who, problems) for part in text.split("+")]
    if problems and not all(troops):
        return NOBODY
    if attacking and len(troops) > 1:
        problems.append(
            f"{who}: {text!r}: army and provincial force attack in separate battles (S6)"
        )
    if len(troops) > 2:
        problems.append(
            f"{who}: {text!r}: a province holds one army and one provincial force at most"
        )
    names = ["army" if troop["daimyo"] or troop["fallen"] else "force" for troop in troops]
    if len(troops) == 2 and names[0] == names[1]:
        problems.append(
            f"{who}: {text!r}: two {'armies' if names[0] == 'army' else 'provincial forces'}; "
            "a double-troop province holds one army (with a daimyo) and one force (without)"
        )
    units = Counter()
    for name, troop in zip(names, troops):
        check_troop(name, troop, who, attacking, problems)
        for kind, n in troop.items():
            units[name, kind] += n
    return bag(units)


def check_troop(name: str, troop: Counter, who: str, attacking: bool, problems: list) -> None:
    regulars = sum(n for kind, n in troop.items() if kind not in ("ronin", "daimyo", "fallen"))
    if name == "army":
        if troop["daimyo"] + troop["fallen"] != 1:
            problems.append(f"{who}: an army has exactly one daimyo, standing or fallen")
        if attacking and troop["fallen"]:
            problems.append(f"{who}: the army of a fallen daimyo cannot attack (S8)")
        if troop["fallen"] and not regulars:
            problems.append(f"{who}: a fallen daimyo alone in his army is out of the game (S8)")
        if troop["bowman"] + troop["swordsman"] > SAMURAI_LIMIT:
            problems.append(
                f"{who}: {troop['bowman'] + troop['swordsman']} samurai; an army holds {SAMURAI_LIMIT} at most"
            )
        if troop["gunner"] + troop["spearman"] > ASHIGARU_LIMIT:
            problems.append(
                f"{who}: {troop['gunner'] + troop['spearman']} ashigaru; an army holds {ASHIGARU_LIMIT} at most"
            )
    elif not 1 <= regulars <= FORCE_LIMIT:
        problems.append(
            f"{who}: {regulars} regular units; a provincial force holds 1 to {FORCE_LIMIT}"
        )
    others = regulars + troop["daimyo"] + troop["fallen"]
    if troop["ronin"] > max(others - 1, 0):
        problems.append(
            f"{who}: {troop['ronin']} ronin in the {name}; at most {max(others - 1, 0)}, "
            "one less than its other units (Ronin Units Per Province Limit)"
        )


def room_for_ronin(side, troop: str) -> int:
    others = number(side, troop=troop, fallen=True) - number(side, troop=troop, kind="ronin")
    return max(others - 1, 0) - number(side, troop=troop, kind="ronin")


def reveal(side: frozenset, hidden: int) -> frozenset:
    """Hidden ronin join before the first roll, as many as legal the army, the rest the force (S6)."""
    units = Counter(dict(side))
    to_army = min(hidden, max(room_for_ronin(side, "army"), 0))
    units["army", "ronin"] += to_army
    units["force", "ronin"] += hidden - to_army
    return bag(units)


def read_prior(given, problems: list) -> dict[int, float]:
    """defender_ronin: a number, {number: probability} or the text '0:0.5, 2:0.5' (D10)."""
    try:
        if given is None:
            return {0: 1.0}
        if isinstance(given, str) and ":" in given:
            pairs = [part.split(":") for part in given.split(",")]
            prior = {int(n): float(p) for n, p in pairs}
            if len(prior) < len(pairs):
                raise ValueError
        elif isinstance(given, Mapping):
            prior = {n if type(n) is int else int(str(n)): float(p) for n, p in given.items()}
        elif type(given) in (int, str):
            prior = {int(given): 1.0}
        else:
            raise TypeError
    except (TypeError, ValueError):
        problems.append(f"defender_ronin: {given!r}: give a number, or number:probability pairs")
        return {0: 1.0}
    if (
        any(n < 0 for n in prior)
        or not all(p >= 0 for p in prior.values())
        or not abs(sum(prior.values()) - 1) <= 1e-9
    ):
        problems.append(
            f"defender_ronin: {given!r}: numbers and probabilities must not be negative, and the latter sum to 1"
        )
    return {n: p for n, p in prior.items() if p > 0}


def read_losses(given, option: str, problems: list) -> tuple[str, ...]:
    """A loss order: the kinds named, then the others in default order (S2)."""
    if given is None:
        return DEFAULT_LOSSES
    if given == "best":
        problems.append(f"{option}: 'best' is not judged by this reference (D12)")
        return DEFAULT_LOSSES
    words = (
        given.split(",")
        if isinstance(given, str)
        else given
        if isinstance(given, (list, tuple))
        else [None]
    )
    named = [NAMES.get(str(word).strip().lower()) for word in words]
    if None in named or len(set(named)) != len(named):
        problems.append(f"{option}: {given!r}: a list of different kinds out of {', '.join(KINDS)}")
        return DEFAULT_LOSSES
    return tuple(named) + tuple(kind for kind in DEFAULT_LOSSES if kind not in named)


OPTIONS = {
    "castle": False,
    "fortress": False,
    "bonus_left": None,
    "naval": False,
    "attacker_losses": None,
    "defender_losses": None,
    "defender_first": "force",
    "defender_ronin": None,
    "stop_after": None,
    "stop_below": None,
    "stop_when": None,
    "stop": None,
    "value": None,
    "origin_held": False,
    "then": None,
    "then_naval": False,
    "then_same_province": False,
    "then_origin_held": False,
    "then_losses": None,
    "then_stop_after": None,
    "then_stop_below": None,
    "then_stop_when": None,
    "then_stop": None,
}


class Setup:
    """What battle() and replay() need to know, read and checked; all problems in one ValueError."""

    def __init__(self, attacker, defender, options):
        problems = [
            f"unknown option {name!r}; there are {', '.join(OPTIONS)}"
            for name in options
            if name not in OPTIONS
        ]
        o = {**OPTIONS, **options}
        flags = ("castle", "fortress", "naval", "origin_held", "then_naval")
        for flag in (*flags, "then_same_province", "then_origin_held"):
            if type(o[flag]) is not bool:
                problems.append(f"{flag}: {o[flag]!r} is neither True nor False")
        self.attacker = read_side(attacker, "attacker", True, problems)
        self.defender = read_side(defender, "defender", False, problems)
        self.double = isinstance(defender, str) and "+" in defender
        self.naval, self.then_naval, self.origin_held = (
            o["naval"],
            o["then_naval"],
            o["origin_held"],
        )

        # The province attacked from: with another troop that stays, or both of its troops attack
        self.then_origin_held, self.same_province = o["then_origin_held"], o["then_same_province"]
        if self.same_province:
            if self.origin_held or self.then_origin_held:
                problems.append("then_same_province: both troops fight, none only stays")
            if self.naval != self.then_naval:
                problems.append("then_same_province: the border is a sea line for both or neither")

        # Bonus units (S3)
        if o["castle"] and o["fortress"]:
            problems.append(
                "castle and fortress: a province has one or the other (a fortress replaces the castle's bonus)"
            )
        walls = "fortress" if o["fortress"] else "castle" if o["castle"] else None
        kind, most = BONUS.get(walls, (None, 0))
        left = most if o["bonus_left"] is None else o["bonus_left"]
        if o["bonus_left"] is not None and walls is None:
            problems.append("bonus_left: only with castle or fortress (S3)")
        elif type(left) is not int or not 0 <= left <= most:
            problems.append(f"bonus_left: {left!r}: a {walls} has 0 to {most} bonus units (S3)")
        elif left:
            self.defender |= {(("walls", kind), left)}

        # Loss orders (S2)
        if o["defender_first"] not in ("force", "army"):
            problems.append(
                f"defender_first: {o['defender_first']!r} is neither 'force' nor 'army'"
            )
        defenders_order = read_losses(o["defender_losses"], "defender_losses", problems)
        self.habits = (
            read_losses(o["attacker_losses"], "attacker_losses", problems),
            defenders_order,
            o["defender_first"],
        )
        self.then_habits = (
            read_losses(o["then_losses"], "then_losses", problems),
            defenders_order,
            o["defender_first"],
        )

        # Hidden ronin (S6)
        self.prior = read_prior(o["defender_ronin"], problems)
        room = sum(max(room_for_ronin(self.defender, troop), 0) for troop in ("army", "force"))
        for n in self.prior:
            if n > room:
                problems.append(
                    f"defender_ronin: {n} hidden ronin; the troops there have room for {room} (S6)"
                )

        # The next attack
        self.then = read_side(o["then"], "then", True, problems) if o["then"] is not None else None
        for name in OPTIONS:
            if name.startswith("then_") and o["then"] is None and o[name] not in (None, False):
                problems.append(f"{name}: only together with then")
        daimyos = [number(side, kind="daimyo") for side in (self.attacker, self.then or NOBODY)]
        if self.same_province and self.then is not None and daimyos[0] == daimyos[1]:
            problems.append("then_same_province: one army and one provincial force")
        pieces = sum(
            number(side, kind="ronin")
            for side in (self.attacker, self.defender, self.then or NOBODY)
        )
        if pieces + max(self.prior, default=0) > RONIN_PIECES:
            problems.append(
                f"{pieces + max(self.prior, default=0)} hired ronin in all; there are {RONIN_PIECES}"
            )

        # Calling off (S5)
        for name in ("stop_after", "stop_below", "then_stop_after", "then_stop_below"):
            if o[name] is not None and (type(o[name]) is not int or o[name] < 1):
                problems.append(
                    f"{name}: {o[name]!r}: a whole number from 1 on (at least one round is fought, S5)"
                )
        for name in ("stop_when", "then_stop_when", "value"):
            if o[name] is not None and not callable(o[name]):
                problems.append(f"{name}: {o[name]!r}: here a Python callable on a dict of values")
        if o["stop"] not in (None, "best"):
            problems.append(f"stop: {o['stop']!r}: only 'best'")
        elif o["stop"] == "best":
            for name in ("stop_after", "stop_below", "stop_when"):
                if o[name] is not None:
                    problems.append(
                        f"stop best together with {name} is not judged by this reference (D12)"
                    )
        self.value = o["value"] or default_value
        self.stops = (o["stop_after"], o["stop_below"], o["stop_when"], o["stop"] == "best")
        self.then_stops = (
            o["then_stop_after"],
            o["then_stop_below"],
            o["then_stop_when"],
            o["then_stop"] == "best",
        )
        if problems:
            raise ValueError("; ".join(problems))


# ======== The contract's variables, and the names that expressions may use ======================
def names_of_one_battle(double: bool) -> tuple[str, ...]:
    owners = ["attacker_", "defender_"] + (["defender_army_", "defender_force_"] if double else [])
    return (
        ("result", "rounds")
        + tuple(owner + kind for owner in owners for kind in KINDS)
        + ("bonus_left",)
    )


def variables(**options) -> tuple[str, ...]:
    """The names of the outcome tuple. Of the options only `defender` (the force text: are there two
    troops?) and `then` (is there a second battle?) matter; the others may be given."""
    once = names_of_one_battle("+" in (options.get("defender") or ""))
    return once + (
        ("then_fought",) + tuple("then_" + name for name in once) if options.get("then") else ()
    )


def survivors(side, troop=None) -> tuple[int, ...]:
    """Six counts without bonus units. A fallen daimyo who is still with his army counts (D4)."""
    return tuple(
        number(side, kind=kind, troop=troop)
        + (number(side, kind="fallen", troop=troop, fallen=True) if kind == "daimyo" else 0)
        for kind in KINDS
    )


def outcome(result, rounds, attacker, defender, double) -> tuple:
    troops = survivors(defender, "army") + survivors(defender, "force") if double else ()
    bonus = number(defender, troop="walls", walls=True)
    return (result, rounds) + survivors(attacker) + survivors(defender) + troops + (bonus,)


def koku(before, after) -> float:
    return float(
        sum(
            PRICE[kind] * (was - now)
            for kind, was, now in zip(KINDS, survivors(before), survivors(after))
        )
    )


def can_occupy(troop, held: bool) -> bool:
    """In Phase D a troop moves into an empty neighbouring province: somebody goes and a regular unit
    stays at home, unless another troop is there (`held`), the ronin limit kept in both (S7, D8).
    The garrison must be no daimyo; with two others at least one is none, as an army has one daimyo."""
    ronin = number(troop, kind="ronin")
    others = number(troop) - ronin
    return others >= 1 if held else (others >= 2 and ronin <= others - 2)


def named(setup, start, rounds, attacker, defender, held, other=NOBODY, other_held=False) -> dict:
    """All names for expressions, for a battle that ends with these two sides. `other` is our other
    troop of a chain: what this battle empties either may occupy (Phase D: any army, then any force,
    moves into an adjacent empty province)."""
    result = result_of(attacker, defender)
    values = dict(
        zip(
            names_of_one_battle(setup.double),
            outcome(result, rounds, attacker, defender, setup.double),
        )
    )
    emptied = result in ("attacker", "mutual")
    values.update(
        won=int(result == "attacker"),
        cleared=int(result in ("attacker", "mutual")),
        takes=int(emptied and (can_occupy(attacker, held) or can_occupy(other, other_held))),
        origin_lost=int(not attacker and not held),
        attacker_units=sum(survivors(attacker)),
        defender_units=sum(survivors(defender)),
        attacker_loss=koku(start[0], attacker),
        defender_loss=koku(start[1], defender),
        province=PROVINCE,
    )
    return values


def default_value(v) -> float:
    return (
        v["defender_loss"]
        - v["attacker_loss"]
        + v["province"] * v["takes"]
        - v["province"] * v["origin_lost"]
    )


class Live(dict):
    """The values a stop_when sees at Step 8: as if the battle were called off now. `p_win` and
    `gain` are worked out only when they are asked for."""

    def __init__(self, values, later):
        super().__init__(values)
        self.later = later

    def __missing__(self, name):
        return self.setdefault(name, self.later[name]())


# ======== Looking ahead: p_win, gain and the best moment to stop ================================
def look_ahead(habits, may_stop: bool, worth):
    """A function (attacker, defender) -> expected worth of fighting on, to the end or, with may_stop,
    until stopping is worth as much. A round in which nobody is hit leads back to the same position;
    as the same choice is made there, it only means trying again: divide by the chance of a change."""
    known = {}

    def ahead(a, d):
        if not a or not d:
            return worth(a, d)
        return max(worth(a, d), go_on(a, d)) if may_stop else go_on(a, d)

    def go_on(a, d):
        if (a, d) not in known:
            after = one_round(a, d, habits)
            change = [(pair, p) for pair, p in after.items() if pair != (a, d)]
            known[a, d] = math.fsum(p * ahead(*pair) for pair, p in change) / math.fsum(
                p for _, p in change
            )
        return known[a, d]

    return go_on


def when_to_stop(setup, start, habits, stops, names, later=lambda a, d: 0.0):
    """The function that fight() asks at each Step 8. `names(rounds, a, d)` are the names of a battle
    that ends so; `later` is the worth of what follows the battle."""
    after, below, when, best = stops

    def worth(a, d):
        values = names(None, a, d)
        del values["rounds"]  # D9: a value must not depend on the rounds
        try:
            return float(setup.value(values)) + later(a, d)
        except KeyError as unknown:
            raise ValueError(f"value: no name {unknown}; there are {', '.join(values)}") from None

    p_win = look_ahead(habits, False, lambda a, d: float(result_of(a, d) == "attacker"))
    to_the_end = look_ahead(habits, False, worth)
    at_best = look_ahead(habits, True, worth)
    answers = {}

    def calls_off(rounds, a, d) -> bool:
        if (after is not None and rounds >= after) or (below is not None and number(a) < below):
            return True
        if when is not None and when(
            Live(
                names(rounds, a, d),
                {"p_win": lambda: p_win(a, d), "gain": lambda: to_the_end(a, d) - worth(a, d)},
            )
        ):
            return True
        if best and (a, d) not in answers:
            answers[a, d] = worth(a, d) >= at_best(a, d) - EQUAL  # on equal value: stop
        return best and answers[a, d]

    return calls_off


# ======== The questions =========================================================================
def battle(attacker: str, defender: str, **options) -> Table:
    """The joint distribution over variables(defender=defender, **options)."""
    setup = Setup(attacker, defender, options)
    table = Table()
    table.variables = variables(defender=defender, then=setup.then)
    mass_of, lost, worth_of = defaultdict(float), 0.0, []
    seconds = {}

    def second_battle(a, d):
        """The second battle against d, and its worth; what is left of a may hold the province of
        both, or occupy what the second battle empties."""
        if (a, d) not in seconds:
            start2 = (setup.then, d)

            def names2(rounds2, a2, d2):
                held = setup.then_origin_held or (setup.same_province and bool(a))
                first_held = setup.origin_held or (setup.same_province and bool(a2))
                return named(setup, start2, rounds2, a2, d2, held, a, first_held)

            stop2 = when_to_stop(setup, start2, setup.then_habits, setup.then_stops, names2)
            ends2, rest2 = fight(*start2, setup.then_habits, setup.then_naval, stop2)
            worth2 = math.fsum(
                q * setup.value(names2(None, a2, d2)) for (_, a2, d2), q in ends2.items()
            )
            seconds[a, d] = ends2, rest2, worth2
        return seconds[a, d]

    def later(a, d):
        return second_battle(a, d)[2] if setup.then is not None and d else 0.0

    for hidden, chance in sorted(setup.prior.items()):
        defenders = reveal(setup.defender, hidden)
        start = (setup.attacker, defenders)

        def names(rounds, a, d, start=start):
            held = setup.origin_held or setup.same_province
            second_held = setup.then_origin_held or (setup.same_province and bool(a))
            return named(setup, start, rounds, a, d, held, setup.then or NOBODY, second_held)

        stop = when_to_stop(setup, start, setup.habits, setup.stops, names, later)
        ends, rest = fight(*start, setup.habits, setup.naval, stop)
        lost += chance * rest
        for (rounds, a, d), p in ends.items():
            worth_of.append(chance * p * (setup.value(names(None, a, d)) + later(a, d)))
            first = outcome(result_of(a, d), rounds, a, d, setup.double)
            if setup.then is None:
                mass_of[first] += chance * p
            elif not d:  # nobody left to attack: no second battle
                mass_of[first + (0,) + outcome("none", 0, setup.then, d, setup.double)] += (
                    chance * p
                )
            else:  # another troop attacks what is left; bonus units do not refill (S3)
                ends2, rest2, _ = second_battle(a, d)
                lost += chance * p * rest2
                for (rounds2, a2, d2), q in ends2.items():
                    second = outcome(result_of(a2, d2), rounds2, a2, d2, setup.double)
                    mass_of[first + (1,) + second] += chance * p * q
    table.update(mass_of)
    table.remaining = lost
    table.worth = math.fsum(worth_of)
    return table


def replay(attacker: str, defender: str, phases, **options) -> dict:
    """Apply given rolls. `phases` lists (name, attacker's hits, defender's hits) with the names
    "first strike", "ranged" (Steps 1-3) and "hand" (Steps 4-7). Hits are a number or the dice as
    {"gunner": [2, 3, 4]}; dice the book leaves unrolled may be left out. A ranged phase may be left
    out when nobody has long-range units. Returns result, rounds, survivors and losses."""
    setup = Setup(attacker, defender, options)
    if setup.then is not None or setup.prior != {0: 1.0} or any(setup.stops):
        raise ValueError("replay: name all ronin in the forces, and no stop or then options")
    a, d, told, rounds, now = (
        setup.attacker,
        setup.defender,
        [],
        0,
        "first strike" if setup.naval else "ranged",
    )

    def hits(given, side, kinds, walls, whose):
        if not isinstance(given, Mapping):
            if type(given) is not int or not 0 <= given <= len(dice(side, kinds, walls)):
                raise ValueError(
                    f"replay: {whose} cannot score {given!r} with {len(dice(side, kinds, walls))} dice"
                )
            return given
        for kind, faces in given.items():
            if (
                kind not in kinds
                or len(faces) > number(side, kind=kind, walls=walls)
                or not all(type(face) is int and 1 <= face <= 12 for face in faces)
            ):
                raise ValueError(f"replay: {whose} cannot roll {faces} for {kind} in this phase")
        return sum(face <= HITS_ON[kind] for kind, faces in given.items() for face in faces)

    for name, by_attacker, by_defender in phases:
        if not a or not d:
            raise ValueError(f"replay: {name!r}: the battle is over")
        if name == "hand" and now == "ranged" and not dice(a, LONG_RANGE) + dice(d, LONG_RANGE):
            rounds, now = rounds + 1, "hand"
        elif name == "ranged":
            rounds += 1
        if name != now:
            raise ValueError(f"replay: {name!r}: it is time for {now!r}")
        kinds = {
            "first strike": LONG_RANGE + HAND_TO_HAND,
            "ranged": LONG_RANGE,
            "hand": HAND_TO_HAND,
        }[name]
        if name == "first strike" and by_attacker:
            raise ValueError("replay: the attacker does not roll in a first strike (S4)")
        scored = hits(by_attacker, a, kinds, True, "attacker") if name != "first strike" else 0
        taken = hits(by_defender, d, kinds, name != "first strike", "defender")
        a2 = remove(a, taken, setup.habits[0], "force")
        d2 = remove(d, scored, *setup.habits[1:])
        told.append(
            {
                "phase": name,
                "round": rounds,
                "attacker_hits": scored,
                "defender_hits": taken,
                "attacker_losses": lost_units(a, a2),
                "defender_losses": lost_units(d, d2),
            }
        )
        a, d, now = a2, d2, "hand" if name == "ranged" else "ranged"
    unfinished = a and d and now == "hand"
    return {
        "result": "unfinished" if unfinished else result_of(a, d),
        "rounds": rounds,
        "attacker": dict(zip(KINDS, survivors(a))),
        "defender": dict(zip(KINDS, survivors(d))),
        "bonus_left": number(d, troop="walls", walls=True),
        "attacker_losses": lost_units(setup.attacker, a),
        "defender_losses": lost_units(setup.defender, d),
        "phases": told,
    }


def lost_units(before, after) -> dict:
    """{kind: number lost}; bonus units are told apart as 'bonus', only what was lost is listed."""
    lost = {
        kind: was - now
        for kind, was, now in zip(KINDS, survivors(before), survivors(after))
        if was != now
    }
    bonus = number(before, troop="walls", walls=True) - number(after, troop="walls", walls=True)
    return {**lost, "bonus": bonus} if bonus else lost


def chance(table: Table, test) -> float:
    """The probability of a test on a dict of variables (a help for tests)."""
    return math.fsum(p for key, p in table.items() if test(dict(zip(table.variables, key))))


# ======== The rulebook's examples, some sums known by hand, and varied battles ==================
ONE, ARMY = "spearman", "daimyo, bowman, swordsman, 2 gunners"  # Pink's armies #2 and #3
EXAMPLES = (  # name, attacker, defender, phases, options, result, rounds, attacker's and defender's losses
    (
        "Hizen",
        "daimyo, bowman, swordsman, 3 gunners, 3 spearmen",
        ONE,
        [("ranged", {"bowman": [9], "gunner": [2, 3, 4]}, 0)],
        {},
        "attacker",
        1,
        {},
        {"spearman": 1},
    ),
    (
        "Chikugo",
        "swordsman, 3 spearmen",
        ONE,
        [("hand", {"swordsman": [3]}, {"spearman": [1]})],
        {},
        "attacker",
        1,
        {"spearman": 1},
        {"spearman": 1},
    ),
    ("Sanuki", ARMY, ONE, [("ranged", 1, 0)], {}, "attacker", 1, {}, {"spearman": 1}),
    (
        "Tosa",
        "bowman, 3 spearmen",
        ONE,
        [("ranged", 0, 0), ("hand", 1, 1)],
        {},
        "attacker",
        1,
        {"spearman": 1},
        {"spearman": 1},
    ),
    (
        "Hyuga",
        ARMY,
        ONE,
        [("ranged", 0, 0), ("hand", 1, 0)],
        {},
        "attacker",
        1,
        {},
        {"spearman": 1},
    ),
    (
        "Osumi",
        "bowman, 3 spearmen",
        ONE,
        [("ranged", 1, 0)],
        {},
        "attacker",
        1,
        {},
        {"spearman": 1},
    ),
    (
        "Buzen",
        "gunner, 3 spearmen",
        "3 spearmen",
        [
            ("first strike", 0, {"spearman": [3, 4, 11]}),
            ("ranged", {"gunner": [4]}, 0),
            ("hand", {"spearman": [2]}, {"spearman": [1, 8]}),
            ("ranged", {"gunner": [3]}, 0),
        ],
        {"naval": True},
        "attacker",
        2,
        {"spearman": 3},
        {"spearman": 3},
    ),
    (
        "Iyo",
        "swordsman, 3 spearmen",
        ONE,  # the book does not print how many attack; see D11
        [("first strike", 0, {"spearman": [2]}), ("hand", 1, 0)],
        {"naval": True},
        "attacker",
        1,
        {"spearman": 1},
        {"spearman": 1},
    ),
)
BATTLES = (
    ("spearman", "spearman", {}),
    ("gunner", "spearman", {}),
    ("daimyo", "daimyo", {"origin_held": True}),
    ("daimyo, 2 bowmen, gunner, 3 spearmen", "daimyo, 2 spearmen, 2 ronin + 2 spearmen, ronin", {}),
    (
        "daimyo, 2 bowmen, gunner, 3 spearmen",
        "daimyo, 2 spearmen, 2 ronin + 2 spearmen, ronin",
        {"defender_first": "army", "fortress": True, "naval": True},
    ),
    ("3 spearmen, 2 ronin", "2 spearmen, bowman", {"castle": True, "stop_below": 3}),
    (
        "5 spearmen, 4 ronin",
        "2 gunners, swordsman",
        {"fortress": True, "bonus_left": 2, "stop_after": 2},
    ),
    ("4 spearmen", "3 spearmen", {"naval": True, "stop_when": lambda v: v["p_win"] < 0.3}),
    (
        "daimyo, bowman, 2 spearmen",
        "daimyo, gunner, 3 spearmen",
        {"stop_when": lambda v: v["gain"] <= 0},
    ),
    ("daimyo, bowman, 2 spearmen", "daimyo, gunner, 3 spearmen", {"stop": "best"}),
    ("daimyo, 2 spearmen", "fallen daimyo, 2 spearmen, ronin + bowman, gunner", {}),
    ("daimyo, 3 gunners", "3 spearmen, bowman", {"defender_ronin": "0:0.5, 1:0.25, 3:0.25"}),
    (
        "daimyo, 3 gunners",
        "daimyo, spearman + 2 spearmen, bowman",
        {"defender_ronin": 3, "defender_losses": "ronin, bowman", "attacker_losses": ["gunner"]},
    ),
    (
        "3 spearmen",
        "2 spearmen, ronin",
        {"castle": True, "stop_after": 2, "then": "daimyo, 2 bowmen", "then_naval": True},
    ),
    (
        "2 spearmen",
        "bowman + daimyo",
        {"then": "2 gunners", "then_stop_below": 2, "then_losses": "gunner"},
    ),
    (
        "daimyo, 4 bowmen, 5 gunners, 5 spearmen, 10 ronin",
        "daimyo, 2 bowmen, 2 swordsmen, 4 gunners, 6 spearmen, 4 ronin",
        {"castle": True, "naval": True},
    ),
)


def main() -> None:
    import time

    def check(truth, what):
        if not truth:
            raise SystemExit(f"WRONG: {what}")

    for name, attacker, defender, phases, options, result, rounds, lost_a, lost_d in EXAMPLES:
        got = replay(attacker, defender, phases, **options)
        check(
            (got["result"], got["rounds"], got["attacker_losses"], got["defender_losses"])
            == (result, rounds, lost_a, lost_d),
            f"{name}: {got}",
        )
        table = battle(attacker, defender, **options)
        end = (result, rounds, *got["attacker"].values(), *got["defender"].values(), 0)
        check(table.get(end, 0) > 0, f"{name}: the printed end has no chance")
        print(
            f"{name:8} {result} after {rounds} round(s), lost {lost_a} : {lost_d}; chance to win {chance(table, lambda v: v['result'] == 'attacker'):.6f}"
        )

    by_hand = (
        ("spearman", "spearman", {}, 2 / 5, 1 / 5),
        ("gunner", "spearman", {}, 3 / 5, 0),
        ("spearman", "spearman", {"naval": True}, 4 / 15, 2 / 15),
        ("bowman", "gunner", {}, 1 / 2, 1 / 4),
    )
    for attacker, defender, options, win, mutual in by_hand:
        table = battle(attacker, defender, **options)
        check(
            abs(chance(table, lambda v: v["result"] == "attacker") - win) < 1e-14
            and abs(chance(table, lambda v: v["result"] == "mutual") - mutual) < 1e-14,
            f"{attacker} v {defender}",
        )

    for attacker, defender, options in BATTLES:
        began = time.perf_counter()
        table = battle(attacker, defender, **options)
        total = math.fsum(table.values())
        check(
            abs(total + table.remaining - 1) < 1e-12 and table.remaining < 1e-14,
            f"mass {total} in {attacker} v {defender}",
        )
        check(
            table.variables == variables(defender=defender, **options)
            and all(len(key) == len(table.variables) and p > 0 for key, p in table.items()),
            "shape of the table",
        )
        shown = {k: "..." if callable(v) else v for k, v in options.items()}
        print(
            f"{chance(table, lambda v: v['result'] == 'attacker'):.6f} won, 1{total - 1:+.0e} in {len(table)} outcomes, "
            f"{table.remaining:.0e} left, {time.perf_counter() - began:.2f} s: {attacker} v {defender} {shown or ''}"
        )


if __name__ == "__main__":
    main()
