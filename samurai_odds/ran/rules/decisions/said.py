"""What several kinds of decision say."""

from typing import Any

from samurai_odds.play.decisions import Case, in_register
from samurai_odds.play.packing import Fields
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.context import is_charged, man_in, where_is
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.pieces import beside
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.strikes import enemy_before

# What is said beside question, options and play-by-play (`Kind.wordings`)
REACTION = "reaction"  # an option in a sentence of advice
OCCASION = "occasion"  # what is reacted to
REVIEW = "review"  # a choice that no orders tell, in a review
ALLOWED = "allowed"  # an option, where a line of orders is refused
UNDONE = "undone"  # why a line of orders was not carried out


def attacked(q: Question, s: State, unit: int, front: int) -> list[int]:
    """List the enemies before a unit whom an attack meets."""
    fronts = (sh.LEFT, sh.RIGHT) if front == sh.BOTH else (front,)
    return [int(enemy_before(q, s, unit, each)) for each in fronts]


_FRONTS = ("left front", "right front", "both fronts")


def attacks(names: Any, s: State, fields: Fields) -> str:
    verb, front = "charges" if fields["charges"] else "attacks", fields["front"]
    enemies = attacked(names.question, s, fields["unit"], front)
    whom = " and ".join(names.unit(enemy) for enemy in enemies)
    return f"{names.unit(fields['unit'])} {verb} {whom}, {_FRONTS[front]}"


def attack_places(names: Any, s: State, fields: Fields) -> tuple[int, ...]:
    units = [fields["unit"], *attacked(names.question, s, fields["unit"], fields["front"])]
    return tuple(int(s.hex[unit]) for unit in units)


def withdraws(names: Any, s: State, fields: Fields) -> str:
    there = beside(names.question, fields["start"], fields["side"])
    return f"{names.unit(fields['unit'])} withdraws to {names.hex(int(there))}"


EVENT = {
    "charger": ("man", man_in(State.move.samurai.at)),
    "charged": ("number", is_charged),
    "event": ("number", in_register(State.move.event.at)),
    "comer": ("unit", in_register(State.move.event_unit.at)),
    "here": ("hex", where_is(State.move.event_unit.at)),
}
BY_SAMURAI = Case("{charger} charges", {"charged": 1})
MOVED = (
    BY_SAMURAI,
    Case("", {"here": at.NONE}),
    Case("{comer} sets out from {here}", {"event": mv.BEGINS}),
    Case("{comer} comes to {here}", {"event": mv.ENTERS}),
    Case("{comer} charges in to {here}", {"event": mv.CHARGES_IN}),
    Case("{comer} advances to {here}", {"event": mv.ADVANCES}),
)
SHOT = {
    "firer": ("unit", in_register(State.firer.at)),
    "target": ("unit", in_register(State.fire_at.at)),
}
FIRED = (Case("{firer} fires at {target}"),)


def reaction_to_move(asks: str) -> tuple[Case, ...]:
    """Ask what a move calls for: the move first, where there is one to name."""
    asks_alone = asks[0].upper() + asks[1:]
    return tuple(
        Case(f"{one.text}: {asks}" if one.text else asks_alone, one.where) for one in MOVED
    )


def reacts(said: str, *occasions: Case) -> dict[str, tuple[Case, ...]]:
    return {REACTION: (Case(said),), OCCASION: occasions}


def one_of(cases: dict[int, str], field: str, rule: str = "") -> tuple[Case, ...]:
    return tuple(Case(text, {field: number}, rule=rule) for number, text in cases.items())
