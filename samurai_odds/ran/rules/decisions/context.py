"""What the state has beside an option."""

from functools import cache
from typing import Any

from samurai_odds.play.decisions import in_register
from samurai_odds.play.packing import Fields
from samurai_odds.play.replay import Step
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import node_facing, node_hex
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.pieces import turned
from samurai_odds.ran.rules.shock.rising import behind


@cache
def in_table(table: int, name: str) -> Any:
    """Find what a table of the state has of a field."""
    return lambda s, fields: int(s[table + fields[name]])


@cache
def man_in(place: int) -> Any:
    return lambda s: at.MOST_CONTINGENTS + int(s[place])


START = {"start": ("hex", in_table(State.hex.at, "unit"))}
BUSHO_AT = {"start": ("hex", in_table(State.busho_hex.at, "contingent"))}


@cache
def where_is(place: int) -> Any:
    return lambda s: int(State(s).hex[s[place]])


def of_unit(place: int) -> Any:
    """Find the unit in a register, and where it stands."""
    return {"mover": ("unit", in_register(place)), "here": ("hex", where_is(place))}


def rider(s: State) -> int:
    """Return the busho on the move, as he is numbered among all pieces."""
    return at.MOST_UNITS + int(s.move.rider)


def rider_at(s: State) -> int:
    return int(s.busho_hex[s.move.rider])


def giver(s: State) -> int:
    """Return the busho whose orders phase it is, as he is numbered among all pieces."""
    return at.MOST_UNITS + int(s.current)


def giver_at(s: State) -> int:
    return int(s.busho_hex[s.current])


RIDER = {
    "busho": ("man", in_register(State.move.rider.at)),
    "rider": ("number", rider),
    "here": ("hex", rider_at),
}


def hex_at_end(s: State, fields: Fields) -> int:
    return int(node_hex(fields["end"]))


def facing_at_end(s: State, fields: Fields) -> int:
    return int(node_facing(fields["end"]))


def move_to(s: State, fields: Fields) -> int:
    """Return the hex where the unit on the move ends, or of whom it fires at."""
    return int(s.hex[fields["end"]]) if fields["fires"] else int(node_hex(fields["end"]))


def facing_turned_to(s: State, fields: Fields) -> int:
    """Return how a unit faces after a turn."""
    unit = fields["unit"] if "unit" in fields else fields["mover"]
    return int(turned(s, unit, fields["direction"]))


def foe_of(s: State) -> int:
    """Return who fights the Samurai."""
    return int(s.shock.foe) if s.shock.foe >= 0 else at.MOST_CONTINGENTS + int(s.shock.foe_samurai)


def foe_now(step: Step) -> int:
    return foe_of(State(step.after))


def duel_loser(s: State) -> int:
    return (
        foe_of(s)
        if behind(s.shock.hit[0], s.shock.hit[1])
        else at.MOST_CONTINGENTS + int(s.shock.challenger)
    )


def fight_loser(s: State) -> int:
    return int(s.shock.leader[behind(s.shock.cs.bouts[0], s.shock.cs.bouts[1])])


def fired_at(s: State) -> int:
    """Return the unit that a charge goes for: who has fired at it."""
    return int(s.against[s.shock.charger]) - 1


def fired_from(s: State) -> int:
    return int(s.hex[fired_at(s)])


def charged_to(step: Step) -> int:
    return int(State(step.after).hex[State(step.before).shock.charger])


def retreating(s: State) -> int:
    return int(s.shock.member[s.shock.next])


def retreats_from(s: State) -> int:
    return int(s.hex[retreating(s)])


def is_begun(s: State) -> int:
    return int(s.phase == at.SAMURAI_BEGIN)


def is_charged(s: State) -> int:
    return int(s.phase == mv.SAMURAI_SHOT)


def preys_hex(s: State, fields: Fields) -> int:
    """Return where a Samurai goes: a hex, or that of the busho whom he charges."""
    if fields["begun"]:
        return at.NONE
    return int(s.busho_hex[fields["who"]]) if fields["what"] else fields["who"]
