"""The play-by-play of a combat, each line with its rule: said of `events`."""

from collections.abc import Callable, Mapping

from samurai_odds.play.events import Happening
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import Question
from samurai_odds.ran.procedures import events
from samurai_odds.ran.procedures.events import BUSHO
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.procedures.rolls_in_words import (
    clash_in_words,
    coordination_in_words,
    flight_in_words,
    provoked_in_words,
)
from samurai_odds.ran.procedures.sides import Sides, label
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules.on_board import ENGAGED, ROUTED

_WHY = {
    "": "11.23-11.6",
    events.ARRIVING: "11.52, 7.14",
    events.CHARGE_SPENT: "9.32",
    events.FLED: "11.84",
    events.FRIEND_BEHIND: "6.74",
}
_RETREATS = {
    "": ("11.4", "retreats a hex"),
    events.THROUGH_FRIEND: ("11.4", "retreats a hex through the friend behind"),
    events.OFF_MAP: ("11.4", "retreats over the edge of the map"),
    roll.NO_WAY: ("11.4", "must retreat and cannot: a hit more"),
    roll.ELIMINATED: ("4.55, 11.4", "must retreat, and is lost instead"),
}


def narrate(combat: Sides, one: Happening) -> str:
    """Say what happens in a line."""
    words = Words(combat)
    if one.piece >= BUSHO and one.kind in ("killed", "leave", "order"):
        rule = "4.72, 10.51" if one.why else "10.14-10.15, 9.26"
        lost = f", {events.WITH_UNIT}" if one.why else ""
        return line(rule, f"the {combat.sides[one.seat]}'s busho: {one.what}{lost}")
    if one.kind in ("roll", "answer"):
        return _ROLLS[one.what](words, one)
    return _KINDS[one.kind](words, one)


class Words:
    """Names the units of a combat."""

    def __init__(self, combat: Sides) -> None:
        self.combat = combat
        self.q: Question = Question(combat.numbers)

    def name(self, unit: int) -> str:
        kind = self.combat.unit_of(unit).type
        if unit >= at.BEHIND:
            return f"the {kind} behind the {self.combat.sides[unit - at.BEHIND]}"
        side = unit // at.FIRST_DEFENDER
        state = next(name for number, name, _ in self.combat.names(side) if number == unit)
        if state == "beside_state":
            return f"the {kind} beside it"
        return f"the {label(state)} ({kind})"

    def whose(self, one: Happening) -> str:
        return f"the {self.combat.sides[one.seat]}"


def _against(one: Happening) -> str:
    """Word a check: its die, its modifier and what it is against."""
    plus = f" {one.numbers[roll.MODIFIER]:+d}" if roll.MODIFIER in one.numbers else ""
    return f"die {one.faces[0]}{plus} against TQ {one.numbers[roll.LIMIT]}"


def _if_rolled(one: Happening) -> str:
    return f": {_against(one)}" if one.faces else ""


def count(hits: int) -> str:
    return "no hit" if hits == 0 else f"{hits} hit{'s' if hits > 1 else ''}"


# Checks that are said alike: the section, what for, and fates of which more is to be said than
# "it ...".
_CHECKS: dict[str, tuple[str, str, Mapping[str, str]]] = {
    roll.FIRE_CHECK: ("8.52", " checks", {}),
    roll.WITHDRAWAL: ("6.45-6.46", " withdraws a hex", {}),
    roll.COMMITMENT: ("9.23", " checks", {roll.HOLDS_BACK: "does not attack"}),
    roll.DISRUPTED_CHECK: (
        "9.12",
        ", disrupted, checks",
        {
            roll.GOES_BACK: "goes back a hex with a hit",
            roll.NO_WAY: "cannot go back and takes two hits",
        },
    ),
}


def _checks(words: Words, one: Happening) -> str:
    rule, what, fates = _CHECKS[one.what]
    fate = f": it {fates.get(one.outcome, one.outcome)}" if one.outcome else ""
    return line(rule, f"{words.name(one.piece)}{what}: {_against(one)}{fate}")


# ---- what becomes of units -----------------------------------------------------------


def _becomes(words: Words, one: Happening) -> str:
    if one.what == ENGAGED:
        return line("7.31", "the units that stay adjacent are engaged")
    state = "routs" if one.what == ROUTED else f"is {one.what}"
    state = {"unmark": "is ordered", "loss": "is eliminated"}.get(one.kind, state)
    left = f", {count(one.hits)} left" if one.hits else ""
    return line(_WHY["".join(one.why)], f"{_turning_on_arrival(words, one)} {state}{left}")


def _hit(words: Words, one: Happening) -> str:
    rule = _WHY[events.ARRIVING] if events.ARRIVING in one.why else "11.2"
    name, tq = _turning_on_arrival(words, one), one.numbers[events.TQ]
    return line(rule, f"{name} has {count(one.hits)}; TQ {tq}")


def _turning_on_arrival(words: Words, one: Happening) -> str:
    turning = f"{events.ARRIVING}, " if events.ARRIVING in one.why else ""
    return f"{turning}{words.name(one.piece)}"


def _retreat(words: Words, one: Happening) -> str:
    rule, does = _RETREATS[one.outcome]
    return line(rule, f"{words.name(one.piece)} {does}")


_KINDS: dict[str, Callable[[Words, Happening], str]] = {
    "hit": _hit,
    **dict.fromkeys(("order", "unmark", "loss"), _becomes),
    "retreat": _retreat,
    "advance": lambda words, one: line("11.5", f"{words.whose(one)} advances into the hex left"),
    "holds": lambda words, one: line("10.3", f"{words.whose(one)}'s takes a head"),
    "keep": lambda words, one: line("10.16", f"{words.whose(one)}'s keeps one hit of this fight"),
    "chosen": lambda words, one: line(
        "9.27", f"{words.whose(one)} uses {words.name(one.piece)} for the column"
    ),
}


# ---- fire ----------------------------------------------------------------------------


def _shot(words: Words, one: Happening) -> str:
    by = "a bystander" if words.combat.options.get("bystander") else "an enemy unit"
    by = by if one.piece <= at.FIRST_OUTSIDER else words.name(one.piece)
    how = words.combat.shots.get(one.numbers[events.SHOT], "")
    who = f"{by} fires at {words.name(one.target)}{f', {how}' if how else ''}"
    mark = "D" if one.outcome else ""
    return line("8.51", f"{who}: die {one.faces[0]}: {one.numbers[roll.TAKES]}{mark}")


def _provocation(words: Words, one: Happening) -> str:
    rule, does = provoked_in_words(one)
    return line(rule, f"{words.name(one.piece)} is provoked{_if_rolled(one)}: it {does}")


def _turning(words: Words, one: Happening) -> str:
    turned = "does not turn" if one.outcome == roll.STAYS else "turns to face"
    return line("7.18", f"{words.name(one.piece)} is approached{_if_rolled(one)}: it {turned}")


# ---- shock ---------------------------------------------------------------------------


def _reaction(words: Words, one: Happening) -> str:
    more = one.numbers.get(roll.FOR_CHARGE, 0)
    plus = f" + {more} for the charge" if more else ""
    against = f"die {one.faces[0]}{plus} against TQ {one.numbers[roll.LIMIT]}"
    taken = count(one.numbers[roll.TAKES])
    return line("9.24", f"{words.name(one.piece)} reacts: {against}: {taken}")


def _fight(words: Words, one: Happening) -> str:
    given, sides = one.numbers.get(roll.GIVES, 0), words.combat.sides
    hits = given or one.numbers[roll.TAKES]
    loser = f"the {sides[1 if given else 0]}'s"
    takes = f"{loser} takes {count(hits)}" if hits else "nobody is hit"
    return line("9.25, 10.13", f"the busho fight: dice {' and '.join(one.faces)}; {takes}")


def _busho(words: Words, one: Happening) -> str:
    return f"{words.whose(one)}'s busho"


_ROLLS: dict[str, Callable[[Words, Happening], str]] = {
    roll.FIRE: _shot,
    **dict.fromkeys(_CHECKS, _checks),
    roll.BUSHO_UNDER_FIRE: lambda words, one: line(
        "8.54, 9.26", f"{_busho(words, one)} under fire: die {', then '.join(one.faces)}"
    ),
    roll.PROVOKED: _provocation,
    roll.COORDINATED_ATTACK: lambda words, one: line(
        "5.73", f"coordination: {coordination_in_words(one)}"
    ),
    roll.TURNING: _turning,
    roll.REACTION: _reaction,
    roll.FIGHT: _fight,
    roll.AMID_SPEARS: lambda words, one: line(
        "9.26", f"{_busho(words, one)} amid the spears: die {', then '.join(one.faces)}"
    ),
    roll.FLIGHT: lambda words, one: line(
        "10.51, 11.82", f"{words.whose(one)}'s contingent{flight_in_words(one)}"
    ),
    roll.SHOCK: lambda words, one: line("9.27-9.28", clash_in_words(one)),
}
