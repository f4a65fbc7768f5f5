"""Forces as text: ``"daimyo, 2 bowmen, gunner + 3 spearmen, ronin"``, read, checked, written.

A troop that holds a daimyo (standing or fallen) is an army, any other a
provincial force; a defending army and force are joined by ``+``, each with its
own ronin.
"""

import re
from collections.abc import Iterator, Sequence

from samurai_odds.engine.option_words import named_option
from samurai_odds.engine.typed import as_typed
from samurai_odds.errors import OddsError, quoted, refuse, unknown, within
from samurai_odds.swords.combat.losses import most_ronin, others_in
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.layout import (
    ARMY,
    ASHIGARU,
    BONUS,
    DAIMYO,
    DEFAULT_ORDER,
    FALLEN,
    FORCE,
    KIND_COUNT,
    KINDS,
    LETTERS,
    LEVIED_KINDS,
    PLURALS,
    RONIN,
    SAMURAI,
    WIDTH,
    Composition,
    fighting,
)

FALLEN_DAIMYO = "fallen daimyo"
_WORDS = {
    **{name: k for k, name in enumerate(KINDS)},
    **{name: k for k, name in enumerate(PLURALS)},
    **{name: k for k, name in enumerate(LETTERS)},
    FALLEN_DAIMYO: KIND_COUNT,
}
_PARTS = re.compile(r",\s*(?:and\b)?|\band\b")
_UNIT = re.compile(r"(?:(\d{1,3})\s*(?=[^\s\d]))?(fallen\s+daimyo\b|[^\s\d]\S*)|(\S+)")


def read_force(text: object, who: str, facts: Facts, attacking: bool) -> Composition:
    """Read a side's text; raise OddsError with everything that is wrong with it."""
    if not isinstance(text, str) or not text.strip():
        raise OddsError(f"{who}: a force is text such as 'daimyo, 2 bowmen', not {text!r}")
    text, problems = as_typed(text), list[str]()
    troops = [read_troop(part, who, problems) for part in text.split("+")]
    refuse(problems)
    if attacking and len(troops) > 1:
        second = f"give the second as {named_option('then')}"
        then = "one next attack can be asked" if who == "then" else second
        raise OddsError(
            f"{who} '{text}': army and provincial force attack in separate battles "
            f"(Action 7, Phase B; S6): {then}"
        )
    armies = [troop for troop in troops if troop[DAIMYO] or troop[KIND_COUNT]]
    forces = [troop for troop in troops if not (troop[DAIMYO] or troop[KIND_COUNT])]
    if len(armies) > 1 or len(forces) > 1:
        raise OddsError(
            f"{who} '{text}': a province holds one army (with a daimyo) and one provincial force "
            "(without) at most (Action 4, A Double-Troop Province)"
        )
    side = [0] * WIDTH
    for troop in armies:
        side[ARMY : ARMY + KIND_COUNT], side[FALLEN] = troop[:KIND_COUNT], troop[KIND_COUNT]
    for troop in forces:
        side[FORCE : FORCE + KIND_COUNT] = troop[:KIND_COUNT]
    refuse([within(who, fault) for fault in faults(tuple(side), facts, attacking)])
    return tuple(side)


def faults(side: Composition, facts: Facts, attacking: bool) -> Iterator[str]:
    """Say everything that makes a side illegal (Action 4, Action 5, S8)."""
    if any(side[ARMY:FORCE]) or side[FALLEN]:
        yield from _army_faults(side, facts, attacking)
    if any(side[FORCE:BONUS]):
        regulars = others_in(side, 0, FORCE)
        most = facts.number("most_in_force")
        if not 1 <= regulars <= most:
            yield (
                f"{regulars} regular units in the provincial force: it holds 1 to {most} "
                "(Action 4, Unit Limits); a larger troop needs a daimyo"
            )
    for troop, name in ((ARMY, "army"), (FORCE, "provincial force")):
        most = most_ronin(others_in(side, 0, troop))
        if side[troop + RONIN] > most:
            yield (
                f"{side[troop + RONIN]} ronin in the {name}: at most {most}, one less than its "
                "other units (Action 5, Ronin Units Per Province Limit)"
            )


def _army_faults(side: Composition, facts: Facts, attacking: bool) -> Iterator[str]:
    daimyos = side[ARMY + DAIMYO] + side[FALLEN]
    if daimyos != 1:
        yield f"{daimyos} daimyos in the army: it has exactly one (Action 4, Army)"
    if side[FALLEN] and attacking:
        yield "the army of a fallen daimyo cannot attack (Action 6, The Assassinated Daimyo)"
    if side[FALLEN] and others_in(side, 0, ARMY) == 1:
        yield "a fallen daimyo alone in his army is out of the game (Action 6)"
    for name, kinds, limit in (
        ("samurai", SAMURAI, "most_samurai"),
        ("ashigaru", ASHIGARU, "most_ashigaru"),
    ):
        count, most = sum(side[ARMY + kind] for kind in kinds), facts.number(limit)
        if count > most:
            names = f"{name} ({' and '.join(PLURALS[kind] for kind in kinds)})"
            yield f"{count} {names} in the army: it holds {most} (Chapter 3, Army Unit Limits)"


def read_troop(text: str, who: str, problems: list[str]) -> list[int]:
    """Read one troop: six counts and the number of fallen daimyos; add to the problems."""
    troop = [0] * (KIND_COUNT + 1)
    for part in _PARTS.split(text.lower()):
        if not part.strip():
            problems.append(f"{who}: an empty unit in {quoted(text.strip())}")
        for match in _UNIT.finditer(part):
            name, number = " ".join((match[2] or match[3]).split()), int(match[1] or 1)
            place = _WORDS.get(name)
            if match[3]:
                problems.append(
                    f"{who}: '{name}' of what? a number stands before its unit: '3 spearmen'"
                )
            elif place is None:
                problems.append(within(who, unknown("unit", name, (*KINDS, FALLEN_DAIMYO))))
            elif number < 1:
                problems.append(f"{who}: '{match[0]}': the number is 1 or more")
            elif troop[place]:
                problems.append(f"{who}: '{name}' is named twice in {quoted(text.strip())}")
            else:
                troop[place] = number
                continue
            break  # what follows in this part is no clearer
    return troop


def read_order(text: object, option: str) -> tuple[int, ...]:
    """Read a loss order; kinds not named follow in the default order (S2)."""
    if not isinstance(text, str) or not text.strip():
        raise OddsError(f"{option} is a list of kinds, or 'best', not {text!r}")
    named: list[int] = []
    for part in text.split(","):
        kind = _WORDS.get(part.strip().lower())
        if kind is None or kind == KIND_COUNT:
            raise OddsError(within(option, unknown("unit", part.strip(), KINDS)))
        if kind in named:
            raise OddsError(f"{option}: '{part.strip()}' is named twice")
        named.append(kind)
    return (*named, *(kind for kind in DEFAULT_ORDER if kind not in named))


def write_force(side: Composition) -> str:
    """Write a side as text that reads back to the same; bonus units are left out."""
    troops = write_troop(side[ARMY:FORCE], side[FALLEN]), write_troop(side[FORCE:BONUS], 0)
    return " + ".join(filter(None, troops)) or "nobody"


def write_troop(counts: Sequence[int], fallen: int) -> str:
    """Write one troop's six counts as text, a fallen daimyo first."""
    parts = [FALLEN_DAIMYO] if fallen else []
    for kind in (DAIMYO, *LEVIED_KINDS, RONIN):
        if counts[kind]:
            parts.append(count_of(kind, counts[kind]))
    return ", ".join(parts)


def count_of(kind: int, number: int) -> str:
    """Write a number of a kind: ``2 bowmen``, ``gunner``."""
    return KINDS[kind] if number == 1 else f"{number} {PLURALS[kind]}"


def room_for_ronin(side: Composition, troop: int) -> int:
    """Say how many more ronin a troop may take (Action 5)."""
    return max(0, most_ronin(others_in(side, 0, troop)) - side[troop + RONIN])


def reveal(side: Composition, hidden: int) -> Composition:
    """Add hidden ronin: as many as legal to the army, the rest to the force (S6)."""
    army = min(hidden, room_for_ronin(side, ARMY))
    revealed = list(side)
    revealed[ARMY + RONIN] += army
    revealed[FORCE + RONIN] += hidden - army
    return tuple(revealed)


def attacking(side: Composition, troop: str) -> str:
    """Say that a side attacks, written as ``troop``: it may be a single unit."""
    return f"{troop} attack{'s' * (fighting(side) == 1)}"
