"""Where a campaign stands between two battles, and what may be done next."""

from dataclasses import dataclass

from samurai_odds.swords.layout import KIND_COUNT, Composition

OPEN, CALLED_OFF, TAKEN = range(3)  # of a province: may be attacked; not again; ours
STOP, ATTACK, MOVE_IN, MOVE, SEND = range(5)  # kinds of choice
AT_HOME = -1  # instead of the number of a province


@dataclass(frozen=True)
class Stand:
    """Where a campaign stands between two battles."""

    where: str
    army: Composition
    attacks: int  # left
    marches: int  # moves left in Phase D; -1 while Phase C lasts
    defenders: tuple[Composition, ...]  # by province
    status: tuple[int, ...]  # by province
    garrisons: tuple[int, ...]  # regular units left behind, by kind
    entering: int = -1  # a province just emptied or found empty, that may be moved into
    wins: int = 0
    made: int = 0  # attacks made
    lost: frozenset[str] = frozenset()  # places of ours left empty
    held: frozenset[str] = frozenset()  # places where another troop or a garrison of ours stays
    revealed: tuple[int, ...] = ()  # by province: hidden ronin that an attack has brought out
    level: int = 0  # of the daimyo in Phase D; 0 once he is lost


@dataclass(frozen=True)
class Choice:
    """One thing the attacker may do: attack a province, move or send a unit into one, or stop."""

    kind: int
    province: int = -1


def with_(row: tuple[int, ...] | tuple[Composition, ...], place: int, value: object) -> tuple:  # type: ignore[type-arg]
    """Put another value in one place of a row."""
    return (*row[:place], value, *row[place + 1 :])


def no_garrisons() -> tuple[int, ...]:
    """Give the count of units left behind at the start."""
    return (0,) * KIND_COUNT
