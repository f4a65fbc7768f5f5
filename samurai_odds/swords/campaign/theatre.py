"""The ground of a campaign: provinces with their defenders, and the borders between them.

Provinces are read by `province`; borders are ``"hida-etchu"``, sea lines ``"iyo~bungo"``.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from samurai_odds.errors import OddsError, unknown
from samurai_odds.swords.campaign.province import Province, read_province
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.layout import KIND_COUNT, Composition

HOME = "home"
STAYS = ("move", "stay")  # after a win
MOST_PROVINCES = 6


@dataclass(frozen=True)
class Theatre:
    """The provinces in order, and which borders (True: sea lines) join them and home."""

    provinces: tuple[Province, ...]
    borders: Mapping[tuple[str, str], bool]

    @property
    def names(self) -> tuple[str, ...]:
        """The provinces' names, home not included."""
        return tuple(province.name for province in self.provinces)

    def place(self, number: int) -> str:
        """Name a province by its number, home by -1."""
        return HOME if number < 0 else self.names[number]

    def next_to(self, where: str) -> list[int]:
        """List the provinces that border on a place."""
        return [k for k, name in enumerate(self.names) if (where, name) in self.borders]

    def naval(self, where: str, to: str) -> bool:
        """Say whether the way leads over a sea line."""
        return self.borders[where, to]


def read_theatre(provinces: Sequence[str], borders: Sequence[str], facts: Facts) -> Theatre:
    """Read provinces and borders; raise OddsError with everything that is wrong."""
    problems: list[str] = []
    found = []
    for text in provinces:
        try:
            found.append(read_province(text, facts))
        except OddsError as fault:
            problems += fault.problems
    names = [province.name for province in found]
    if not provinces:
        problems.append("province: name at least one, such as --province 'etchu: 2 spearmen'")
    if len(set(names)) < len(names) or HOME in names:
        problems.append(f"province: each name once, and none '{HOME}', where the army starts")
    if len(names) > MOST_PROVINCES:
        problems.append(f"{len(names)} provinces: at most {MOST_PROVINCES} can be looked at")
    joined: dict[tuple[str, str], bool] = {}
    for text in borders or [f"{HOME}-{name}" for name in names]:
        ends = re.split(r"[-~]", text.strip())
        strange = [end for end in ends if end not in (*names, HOME)]
        if len(ends) != 2 or ends[0] == ends[1]:
            problems.append(f"border is 'A-B', or 'A~B' over a sea line, not '{text}'")
        elif strange and not problems:
            problems.append(f"border '{text}': {unknown('province', strange[0], (HOME, *names))}")
        elif joined.get((ends[0], ends[1]), "~" in text) != ("~" in text):
            problems.append(f"border '{text}': it was named before as the other kind of border")
        else:
            joined[ends[0], ends[1]] = joined[ends[1], ends[0]] = "~" in text
    if problems:
        raise OddsError(*problems)
    return Theatre(tuple(found), joined)


def read_plan(text: str, theatre: Theatre) -> tuple[tuple[int, str], ...]:
    """Read a plan: ``"etchu move, noto stay"``; what to do after a win may be left out (stay)."""
    steps = []
    for part in text.split(","):
        words = part.split()
        if not 1 <= len(words) <= 2:
            raise OddsError(f"plan is 'PROVINCE move, PROVINCE stay, ...', not '{text}'")
        if words[0] not in theatre.names:
            raise OddsError(f"plan: {unknown('province', words[0], theatre.names)}")
        after = words[1] if len(words) == 2 else "stay"
        if after not in STAYS:
            raise OddsError(f"plan: {unknown('way to go on', after, STAYS)}")
        steps.append((theatre.names.index(words[0]), after))
    return tuple(steps)


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
