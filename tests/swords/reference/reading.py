# ruff: noqa: E501, B905
"""Forces and options read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from tests.swords.reference.units import (
    ASHIGARU_LIMIT,
    DEFAULT_LOSSES,
    FORCE_LIMIT,
    KINDS,
    NAMES,
    NOBODY,
    SAMURAI_LIMIT,
    bag,
    number,
)


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
