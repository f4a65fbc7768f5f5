# ruff: noqa: E501
"""A battle as asked, and what the rules refuse."""

from __future__ import annotations

from tests.swords.reference.naming import default_value
from tests.swords.reference.reading import read_losses, read_prior, read_side, room_for_ronin
from tests.swords.reference.units import BONUS, NOBODY, RONIN_PIECES, number

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
