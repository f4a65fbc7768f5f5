"""The lines of a round under way in a position file, which are read and written alike.

turn: seat 3, phase C
battle: army 1 attacks Omi, 2 bonus units
declared: Mino attacks Hida, army 2 attacks Aki
plan: swords 1, levy 3                        (Under a seat)
"""

import re
from collections.abc import Callable, Iterator

from samurai_odds.errors import OddsError
from samurai_odds.swords.layout import BINS
from samurai_odds.swords.scenario.scenario import PHASES, Attack, War

_TURN = re.compile(r"seat (\d)(?:, phase ([A-D]))?", re.ASCII)
_ATTACK = re.compile(
    r"(?:army (\d)|([^,]+?)) attacks ([^,]+?)(?:, (\d{1,2}) bonus units?)?", re.ASCII
)
_SPLIT = re.compile(r",(?!\s*\d+ bonus)")


def war_lines(war: War) -> Iterator[str]:
    """Write a war turn under way."""
    yield f"turn: seat {war.seat + 1}, phase {war.phase}"
    if war.battle is not None:
        yield f"battle: {_attack_text(war.battle)}"
    if war.declared:
        yield f"declared: {', '.join(map(_attack_text, war.declared))}"


def plan_text(plan: tuple[int, ...]) -> str:
    """Write koku by bin, the empty ones left out."""
    return ", ".join(f"{name} {koku}" for name, koku in zip(BINS, plan, strict=True) if koku)


def read_koku(text: str) -> tuple[int, ...]:
    """Read koku by bin, as `plan_text` writes them. Raises OddsError."""
    by_bin = dict.fromkeys(BINS, 0)
    for part in filter(None, map(str.strip, text.split(","))):
        name, _, koku = part.partition(" ")
        if name not in by_bin or not koku.isdecimal() or by_bin[name]:
            raise OddsError(f"cannot read '{part}': write 'swords 1, levy 3' ({', '.join(BINS)})")
        by_bin[name] = int(koku)
    return tuple(by_bin.values())


def _attack_text(attack: Attack) -> str:
    who = f"army {attack.army}" if attack.army else attack.where
    bonus = "" if attack.bonus is None else f", {attack.bonus} bonus units"
    return f"{who} attacks {attack.target}{bonus}"


def read_turn(text: str) -> War:
    """Read whose war turn it is, and which phase begins. Raises OddsError."""
    match = _TURN.fullmatch(text)
    if match is None:
        raise OddsError(f"cannot read 'turn: {text}': write 'turn: seat 2, phase B' (A to D)")
    return War(int(match[1]) - 1, match[2] or PHASES[0])


def read_attacks(text: str, naming: Callable[[str], str]) -> tuple[Attack, ...]:
    """Read battles, separated by commas. Raises OddsError."""
    return tuple(_read_attack(part.strip(), naming) for part in _SPLIT.split(text))


def _read_attack(text: str, naming: Callable[[str], str]) -> Attack:
    match = _ATTACK.fullmatch(text)
    if match is None:
        raise OddsError(
            f"cannot read '{text}': write 'army 1 attacks Omi' or 'Mino attacks Omi', of a castle "
            "'..., 2 bonus units'"
        )
    army, where, target, bonus = match.groups()
    return Attack(
        naming(target),
        int(army or 0),
        naming(where) if where else "",
        None if bonus is None else int(bonus),
    )
