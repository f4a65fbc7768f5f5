"""The ground of a campaign: provinces with their defenders, and the borders between them.

Provinces are read by `province`; borders are ``"hida-etchu"``, sea lines ``"iyo~bungo"``.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from samurai_odds.errors import OddsError, attempt, refuse, unknown, within
from samurai_odds.swords.battle.options import TROOPS
from samurai_odds.swords.battle.setup import TWO_BUILDINGS
from samurai_odds.swords.combat.losses import NOBODY
from samurai_odds.swords.combat.sides import LossRule, Prior, no_room, read_prior
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import read_force, read_order
from samurai_odds.swords.layout import (
    ARMY,
    BONUS,
    DEFAULT_ORDER,
    FORCE,
    KIND_COUNT,
    RONIN,
    SPEARMAN,
    Composition,
)

EMPTY = "empty"
WALLS = ("castle", "fortress")
WORDS = (*WALLS, "bonus-left N", "ronin N|PRIOR", "losses ORDER", "first army|force")
USUAL_LOSSES = LossRule(DEFAULT_ORDER)
_NAME = re.compile(r"[a-z][a-z_]*")


@dataclass(frozen=True)
class Province:
    """A province that can be attacked.

    ``bonus_kind`` are its castle's or fortress's units, ``hidden`` the numbers of hidden
    ronin that there may be with their chances, ``losses`` how its owner takes losses.
    """

    name: str
    defender: Composition
    bonus_kind: int = SPEARMAN
    hidden: Prior = ((0, 1.0),)
    losses: LossRule = USUAL_LOSSES

    @property
    def most_hidden(self) -> int:
        return max(number for number, _ in self.hidden)


def read_province(text: str, facts: Facts) -> Province:
    name, colon, rest = (part.strip() for part in text.partition(":"))
    if not colon or not _NAME.fullmatch(name):
        raise OddsError(f"province is 'NAME: FORCE' with a name in small letters, not '{text}'")
    who = f"province {name}"
    force, *parts = (part.strip() for part in rest.split(";"))
    problems: list[str] = []
    details = _details(parts, problems)
    side = NOBODY
    if force == EMPTY:
        idle = [word for word in details if word not in WALLS]
        problems += [f"{word}: nobody defends an empty province" for word in idle]
    else:
        side = attempt(problems, read_force, force, "the force", facts, False, usual=side)
    walls = attempt(problems, _bonus, details, facts, usual=0)
    losses = attempt(problems, _loss_rule, details, usual=USUAL_LOSSES)
    hidden = attempt(problems, _hidden, details, side, usual=((0, 1.0),))
    refuse(within(who, fault) for fault in problems)
    if force == EMPTY:  # a castle's units only join regular ones
        return Province(name, side)
    kind = RONIN if "fortress" in details else SPEARMAN
    return Province(name, (*side[:BONUS], walls, *side[BONUS + 1 :]), kind, hidden, losses)


def _details(parts: list[str], problems: list[str]) -> dict[str, str]:
    """Read what follows the force: by its word, what is said about it."""
    known = [word.split()[0] for word in WORDS]
    words_by_detail: dict[str, str] = {}
    for part in parts:
        word, _, detail = part.partition(" ")
        detail = detail.strip()
        if word not in known:
            problems.append(unknown("word after ';'", word, WORDS))
        elif word in words_by_detail:
            problems.append(f"'{word}' is said twice")
        elif word in WALLS and detail:
            problems.append(f"'{part}': no number; units left are 'bonus-left N'")
        elif word not in WALLS and not detail:
            problems.append(f"'{word}' alone says nothing: {WORDS[known.index(word)]}")
        else:
            words_by_detail[word] = detail
    return words_by_detail


def _bonus(details: dict[str, str], facts: Facts) -> int:
    """Give the bonus units of a castle or fortress, those left of them if that is said (S3)."""
    standing = [word for word in WALLS if word in details]
    if len(standing) == 2:
        raise OddsError(TWO_BUILDINGS)
    left = details.get("bonus-left")
    if not standing:
        if left is not None:
            raise OddsError(f"bonus-left {left}: only with castle or fortress (S3)")
        return 0
    most: int = facts.number(f"{standing[0]}_bonus")
    if left is None:
        return most
    if not re.fullmatch(r"\d{1,3}", left) or int(left) > most:
        raise OddsError(f"bonus-left is from 0 to {most} with a {standing[0]}, not '{left}'")
    return int(left)


LOSSES_BEST = "losses 'best': the losses of a campaign go by an order of kinds"


def _loss_rule(details: dict[str, str]) -> LossRule:
    first = details.get("first", TROOPS[0])
    order = details.get("losses", "")
    problems: list[str] = []
    if first not in TROOPS:
        problems.append(unknown("troop that loses first", first, TROOPS))
    if order == "best":
        problems.append(LOSSES_BEST)
    elif order:
        named = attempt(problems, read_order, order, "losses")
    refuse(problems)
    return LossRule(named if order else DEFAULT_ORDER, ARMY if first == "army" else FORCE)


def _hidden(details: dict[str, str], side: Composition) -> Prior:
    """Read the hidden ronin, which need room with the troops there (Action 5)."""
    if "ronin" not in details:
        return ((0, 1.0),)
    hidden = read_prior(details["ronin"], "ronin")
    fault = no_room(side, hidden, "ronin")
    if fault:
        raise OddsError(fault)
    return hidden


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
        return HOME if number < 0 else self.names[number]

    def next_to(self, where: str) -> list[int]:
        return [k for k, name in enumerate(self.names) if (where, name) in self.borders]

    def naval(self, where: str, to: str) -> bool:
        return self.borders[where, to]


def read_theatre(provinces: Sequence[str], borders: Sequence[str], facts: Facts) -> Theatre:
    problems: list[str] = []
    read = [attempt(problems, read_province, text, facts) for text in provinces]
    listed = tuple(province for province in read if province is not None)
    names = [province.name for province in listed]
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
            problems.append(
                within(f"border '{text}'", unknown("province", strange[0], (HOME, *names)))
            )
        elif joined.get((ends[0], ends[1]), "~" in text) != ("~" in text):
            problems.append(f"border '{text}': it was named before as the other kind of border")
        else:
            joined[ends[0], ends[1]] = joined[ends[1], ends[0]] = "~" in text
    refuse(problems)
    return Theatre(listed, joined)


def read_plan(text: str, theatre: Theatre) -> tuple[tuple[int, str], ...]:
    """Read a plan: ``"etchu move, noto stay"``; what to do after a win may be left out (stay)."""
    steps = []
    for part in text.split(","):
        words = part.split()
        if not 1 <= len(words) <= 2:
            raise OddsError(f"plan is 'PROVINCE move, PROVINCE stay, ...', not '{text}'")
        if words[0] not in theatre.names:
            raise OddsError(within("plan", unknown("province", words[0], theatre.names)))
        after = words[1] if len(words) == 2 else "stay"
        if after not in STAYS:
            raise OddsError(within("plan", unknown("way to go on", after, STAYS)))
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
    return (0,) * KIND_COUNT
