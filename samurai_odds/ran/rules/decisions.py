"""What a player decides in a battle, each kind declared once: its numbers, its words, its orders.

Where a line of a script says what a unit or busho does, it says who does it, too; an attack's says
whom it strikes, not across which sides.
"""

from collections.abc import Callable
from typing import Any

from samurai_odds.engine.machine import inlined
from samurai_odds.play.decisions import Case, Form, Kind, Kinds, Ordered, Words
from samurai_odds.play.packing import Field, Fields, Packing
from samurai_odds.play.replay import Step
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.pieces import beside, turned
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.rising import behind
from samurai_odds.ran.rules.shock.strikes import enemy_before

# What is said beside question, options and play-by-play (`Kind.wordings`)
REACTION = "reaction"  # an option in a sentence of advice
OCCASION = "occasion"  # what is reacted to
REVIEW = "review"  # a choice that no orders tell, in a review
ALLOWED = "allowed"  # an option, where a line of orders is refused
UNDONE = "undone"  # why a line of orders was not carried out

# ---- what rules pack and take out ----------------------------------------------------

_WHAT = 10_000  # more than units, and hexes


def _alone(name: str, type: str) -> Packing:
    """Pack one thing: 0 is none."""
    return Packing((Field(name, type, first=1),))


def _doing(who: str, type: str, what: str = "what", of: str = "number", first: int = 0) -> Packing:
    """Pack what is done, and who does it or where."""
    return Packing((Field(what, of, first=first), Field(who, type, _WHAT, first=1)))


_UNIT, _HEX, _CONTINGENT = (_alone(one, one) for one in ("unit", "hex", "contingent"))
_FACING, _WAY = _alone("facing", "facing"), _alone("direction", "number")
unit_value = _UNIT.packer(__name__, "unit_value")
unit_of = _UNIT.taker(__name__, "unit_of", "unit")
hex_value = _HEX.packer(__name__, "hex_value")
hex_of = _HEX.taker(__name__, "hex_of", "hex")
contingent_value = _CONTINGENT.packer(__name__, "contingent_value")
contingent_of = _CONTINGENT.taker(__name__, "contingent_of", "contingent")
facing_value = _FACING.packer(__name__, "facing_value")
facing_of = _FACING.taker(__name__, "facing_of", "facing")
way_value = _WAY.packer(__name__, "way_value")  # the way that a unit turns
way_of = _WAY.taker(__name__, "way_of", "direction")

_TWO = Packing((Field("second", "contingent", first=1), Field("contingent", "contingent", first=1)))
two_value = _TWO.packer(__name__, "two_value")
second_of = _TWO.taker(__name__, "second_of", "second")  # NONE: one alone
first_of = _TWO.taker(__name__, "first_of", "contingent")

_ACT = _doing("unit", "unit")
act_value = _ACT.packer(__name__, "act_value")  # what, and who
what_of = _ACT.taker(__name__, "what_of", "what")
who_of = _ACT.taker(__name__, "who_of", "unit")

_NODE = Packing((Field("hex", "hex"), Field("facing", "facing", at.SIDES_OF_HEX)))
node_of = _NODE.packer(__name__, "node_of")
node_hex = _NODE.taker(__name__, "node_hex", "hex")
node_facing = _NODE.taker(__name__, "node_facing", "facing")
_END = _alone("end", "node")
_MOVE = _doing("end", "node", what="fires")  # at the unit ``end``, if it fires
move_value = _MOVE.packer(__name__, "move_value")
move_fires = _MOVE.taker(__name__, "move_fires", "fires")
move_end = _MOVE.taker(__name__, "move_end", "end")


@inlined
def end_value(there: int, facing: int) -> int:
    """Pack a hex and a facing in it."""
    return move_value(0, node_of(there, facing))


@inlined
def end_hex(value: int) -> int:
    return node_hex(move_end(value))


@inlined
def end_facing(value: int) -> int:
    return node_facing(move_end(value))


@inlined
def shot_value(enemy: int) -> int:
    """Pack fire at an enemy by who is on the move."""
    return move_value(1, enemy)


_ATTACK = Packing(
    (Field("charges", "number"), Field("front", "number", 3), Field("unit", "unit", _WHAT, first=1))
)
attack_value = _ATTACK.packer(__name__, "attack_value")
attack_charges = _ATTACK.taker(__name__, "attack_charges", "charges")
attack_front = _ATTACK.taker(__name__, "attack_front", "front")

_RETREAT = _doing("hex", "hex", what="through", first=1)  # through: a side with a friend, or none
retreat_value = _RETREAT.packer(__name__, "retreat_value")
retreat_through = _RETREAT.taker(__name__, "retreat_through", "through")

# ---- lines of a script: who does it, and what ----------------------------------------

_BY_UNIT = Field("unit", "unit", first=1)
_AT_HEX = Field("hex", "hex", 1 + at.MOST_HEXES, first=1)
_ENEMY = Field("enemy", "enemy", 1 + at.MOST_UNITS, first=1)
_MOVE_LINE = Packing(
    (_BY_UNIT, _AT_HEX, Field("facing", "facing", 1 + at.SIDES_OF_HEX, first=1), _ENEMY)
)  # no hex: a turn where it stands; no facing: it halts or fires
move_line = _MOVE_LINE.packer(__name__, "move_line")
_HARASS_LINE = Packing((_BY_UNIT, _ENEMY))
harass_line = _HARASS_LINE.packer(__name__, "harass_line")
_RIDE_LINE = Packing((Field("busho", "letter", first=1), _AT_HEX))  # no hex: he stays
ride_line = _RIDE_LINE.packer(__name__, "ride_line")
_ATTACK_LINE = Packing(
    (
        Field("charges", "number"),
        *(Field(name, "enemy", 1 + at.MOST_UNITS, first=1) for name in ("second", "first")),
        Field("unit", "unit", 1 + at.MOST_UNITS, first=1),
    )
)
attack_line = _ATTACK_LINE.packer(__name__, "attack_line")


@inlined
def halt_line(unit: int) -> int:
    return move_line(unit, at.NONE, at.NONE, at.NONE)


def _move_line(q: Question, s: State, choice: int) -> int:
    unit = s.mover
    if choice == 0:
        return halt_line(unit)
    if move_fires(choice):
        return move_line(unit, at.NONE, at.NONE, move_end(choice))
    return move_line(unit, end_hex(choice), end_facing(choice), at.NONE)


def _turn_line(q: Question, s: State, choice: int) -> int:
    """Write a turn where a unit stands without the hex."""
    unit = s.mover
    if choice == 0 or move_fires(choice) or end_hex(choice) != s.hex[unit]:
        return at.NONE
    return move_line(unit, at.NONE, end_facing(choice), at.NONE)


def _harass_line(q: Question, s: State, choice: int) -> int:
    return harass_line(s.move.harasser, unit_of(choice))


def _ride_line(q: Question, s: State, choice: int) -> int:
    return ride_line(s.move.rider, hex_of(choice))


def _attack_line(q: Question, s: State, choice: int) -> int:
    if choice == 0:
        return 0
    unit, front = who_of(choice), attack_front(choice)
    first = enemy_before(q, s, unit, sh.RIGHT if front == sh.RIGHT else sh.LEFT)
    second = enemy_before(q, s, unit, sh.RIGHT) if front == sh.BOTH else at.NONE
    return attack_line(attack_charges(choice), second, first, unit)


def _attack_line_turned(q: Question, s: State, choice: int) -> int:
    """Write an attack on two with the right one first."""
    if choice == 0 or attack_front(choice) != sh.BOTH:
        return at.NONE
    unit = who_of(choice)
    left, right = enemy_before(q, s, unit, sh.LEFT), enemy_before(q, s, unit, sh.RIGHT)
    return attack_line(attack_charges(choice), left, right, unit)


def _acting(what: int) -> Callable[[Fields, Words], list[Ordered]]:
    """Have a unit act before the line that says how."""
    return lambda fields, words: [(mv.UNIT_CHOICE, act_value(what, fields["unit"]))]


def _setting_out(fields: Fields, words: Words) -> list[Ordered]:
    """Have a unit move, a reinforcement enter; ``words.about`` are the units on the map."""
    lines = _acting(mv.MOVE)(fields, words)
    if fields["unit"] in words.about:
        return lines
    return [*lines, (mv.ENTRY_CHOICE, end_value(fields["hex"], fields["facing"]))]


def _standing(fields: Fields, words: Words) -> list[Ordered]:
    return _acting(mv.MOVE)(fields, words) if fields["unit"] in words.about else []


# ---- what the state has beside an option ---------------------------------------------


def _register(place: int) -> Any:
    return lambda s: int(s[place])


def _of(table: int, name: str) -> Any:
    """Find what a table of the state has of a field."""
    return lambda s, fields: int(s[table + fields[name]])


def _samurai_at(place: int) -> Any:
    return lambda s: at.MOST_CONTINGENTS + int(s[place])


_START = {"start": ("hex", _of(State.hex.at, "unit"))}
_BUSHO_AT = {"start": ("hex", _of(State.busho_hex.at, "contingent"))}


def _hex_of(place: int) -> Any:
    return lambda s: int(State(s).hex[s[place]])


def _of_unit(place: int) -> Any:
    """Find the unit in a register, and where it stands."""
    return {"mover": ("unit", _register(place)), "here": ("hex", _hex_of(place))}


def _end_hex(s: State, fields: Fields) -> int:
    return int(node_hex(fields["end"]))


def _end_facing(s: State, fields: Fields) -> int:
    return int(node_facing(fields["end"]))


def _move_to(s: State, fields: Fields) -> int:
    """Return the hex where the unit on the move ends, or of whom it fires at."""
    return int(s.hex[fields["end"]]) if fields["fires"] else int(node_hex(fields["end"]))


def _turned(s: State, fields: Fields) -> int:
    """Return how a unit faces after a turn."""
    unit = fields["unit"] if "unit" in fields else fields["mover"]
    return int(turned(s, unit, fields["direction"]))


def foe_of(s: State) -> int:
    """Return who fights the Samurai."""
    return int(s.shock.foe) if s.shock.foe >= 0 else at.MOST_CONTINGENTS + int(s.shock.foe_samurai)


def _foe_now(step: Step) -> int:
    return foe_of(State(step.after))


def _duel_loser(s: State) -> int:
    return (
        foe_of(s)
        if behind(s.shock.hit[0], s.shock.hit[1])
        else at.MOST_CONTINGENTS + int(s.shock.challenger)
    )


def _fight_loser(s: State) -> int:
    return int(s.shock.leader[behind(s.shock.cs.bouts[0], s.shock.cs.bouts[1])])


def _fired_at(s: State) -> int:
    """Return the unit that a charge goes for: who has fired at it."""
    return int(s.against[s.shock.charger]) - 1


def _charged_to(step: Step) -> int:
    return int(State(step.after).hex[State(step.before).shock.charger])


def _retreating(s: State) -> int:
    return int(s.shock.member[s.shock.next])


def _retreats_from(s: State) -> int:
    return int(s.hex[_retreating(s)])


def _is_begun(s: State) -> int:
    return int(s.phase == at.SAMURAI_BEGIN)


def _is_charged(s: State) -> int:
    return int(s.phase == mv.SAMURAI_SHOT)


def _preys_hex(s: State, fields: Fields) -> int:
    """Return where a Samurai goes: a hex, or that of the busho whom he charges."""
    if fields["begun"]:
        return at.NONE
    return int(s.busho_hex[fields["who"]]) if fields["what"] else fields["who"]


# ---- what is said --------------------------------------------------------------------


def attacked(q: Question, s: State, unit: int, front: int) -> list[int]:
    """List the enemies before a unit whom an attack meets."""
    fronts = (sh.LEFT, sh.RIGHT) if front == sh.BOTH else (front,)
    return [int(enemy_before(q, s, unit, each)) for each in fronts]


_FRONTS = ("left front", "right front", "both fronts")


def _attacks(names: Any, s: State, fields: Fields) -> str:
    verb, front = "charges" if fields["charges"] else "attacks", fields["front"]
    enemies = attacked(names.question, s, fields["unit"], front)
    whom = " and ".join(names.unit(enemy) for enemy in enemies)
    return f"{names.unit(fields['unit'])} {verb} {whom}, {_FRONTS[front]}"


def _attack_places(names: Any, s: State, fields: Fields) -> tuple[int, ...]:
    units = [fields["unit"], *attacked(names.question, s, fields["unit"], fields["front"])]
    return tuple(int(s.hex[unit]) for unit in units)


def _withdraws(names: Any, s: State, fields: Fields) -> str:
    there = beside(names.question, fields["start"], fields["side"])
    return f"{names.unit(fields['unit'])} withdraws to {names.hex(int(there))}"


_EVENT = {
    "charger": ("man", _samurai_at(State.move.samurai.at)),
    "charged": ("number", _is_charged),
    "event": ("number", _register(State.move.event.at)),
    "comer": ("unit", _register(State.move.event_unit.at)),
    "here": ("hex", _hex_of(State.move.event_unit.at)),
}
_BY_SAMURAI = Case("{charger} charges", {"charged": 1})
MOVED = (
    _BY_SAMURAI,
    Case("", {"here": at.NONE}),
    Case("{comer} sets out from {here}", {"event": mv.BEGINS}),
    Case("{comer} comes to {here}", {"event": mv.ENTERS}),
    Case("{comer} charges in to {here}", {"event": mv.CHARGES_IN}),
    Case("{comer} advances to {here}", {"event": mv.ADVANCES}),
)
_SHOT = {
    "firer": ("unit", _register(State.firer.at)),
    "target": ("unit", _register(State.fire_at.at)),
}
FIRED = (Case("{firer} fires at {target}"),)


def _reacts(said: str, *occasions: Case) -> dict[str, tuple[Case, ...]]:
    return {REACTION: (Case(said),), OCCASION: occasions}


def _one_of(cases: dict[int, str], field: str, rule: str = "") -> tuple[Case, ...]:
    return tuple(Case(text, {field: number}, rule=rule) for number, text in cases.items())


# ---- the turn ------------------------------------------------------------------------

# a unit is chosen, or a contingent: tapped where it stands, or where its busho does
_UNITS: dict[str, Any] = {
    "value": _UNIT,
    "buttons": (Case("{unit}"),),
    "places": ("start",),
    "derived": _START,
}
_CONTINGENTS: dict[str, Any] = {
    "value": _CONTINGENT,
    "buttons": (Case("{contingent}"),),
    "places": ("start",),
    "derived": _BUSHO_AT,
}
_PASS = Case("{seat} passes", {"contingent": at.NONE}, rule="5.54")
_TO = (Case("To {hex}"),)
_PLACED = (Case("{hex}, facing {facing}"),)
_ENDS = {"hex": ("hex", _end_hex), "facing": ("facing", _end_facing)}
_GIVING = {"giving": ("giving", _register(State.current.at))}

ACTIVATE = Kind(
    at.ACTIVATE_CHOICE,
    "activate",
    **_CONTINGENTS,
    title="Activate a contingent",
    decline="No more",
    trace=(Case("{seat} activates {contingent}", rule="5.21"),),
    planned=True,
)
CONTINGENT = Kind(
    at.CONTINGENT_CHOICE,
    "contingent",
    _TWO,
    title="Which contingent gets orders?",
    decline="Pass",
    buttons=(
        Case("{contingent}", {"second": at.NONE}),
        Case("{contingent} and {second} together"),
    ),
    places=("start",),
    derived=_BUSHO_AT,
    trace=(
        _PASS,
        Case("orders phase of {contingent}", {"second": at.NONE}, rule="5.31"),
        Case("{seat} tries to coordinate {contingent} with {second}", rule="5.71"),
    ),
    declines=True,
    planned=True,
)
ORDER = Kind(
    at.ORDER_CHOICE,
    "order",
    Packing((Field("order", "order"),)),
    title="Which order?",
    buttons=_one_of(
        {
            at.MOVE_AND_FIRE: "Move and fire",
            at.WITHDRAW: "Active Withdrawal",
            at.RALLY_ROUTED: "Rally",
            at.BUSHO_MOVEMENT: "Busho Movement Order",
            at.CHALLENGE: "Challenge",
        },
        "order",
    ),
    context=_GIVING,
    trace=tuple(
        Case(f"{{giving}}: {text}", {"order": order}, rule=rule)
        for order, rule, text in (
            (at.MOVE_AND_FIRE, "5.32", "orders his units to move and fire"),
            (at.WITHDRAW, "6.41", "orders an Active Withdrawal"),
            (at.RALLY_ROUTED, "11.73", "attempts to rally his routed units"),
            (at.BUSHO_MOVEMENT, "4.42", "issues a Busho Movement Order"),
            (at.CHALLENGE, "10.23", "holds a Samurai Challenge Phase"),
        )
    ),
    forms=(Form("order {order}"),),
    wordings={
        UNDONE: (Case("the busho could not order that"),),
        ALLOWED: _one_of(
            {
                at.MOVE_AND_FIRE: "move and fire",
                at.WITHDRAW: "withdraw",
                at.RALLY_ROUTED: "rally",
                at.BUSHO_MOVEMENT: "move busho",
                at.CHALLENGE: "challenge",
            },
            "order",
        ),
    },
    planned=True,
)
MOMENTUM = Kind(
    at.MOMENTUM_CHOICE,
    "momentum",
    Packing((Field("tries", "number"),)),
    title="Try for momentum?",
    decline="Don't try",
    buttons=(Case("Try"),),
    context=_GIVING,
    trace=(
        Case("{giving} does not try for momentum", {"tries": 0}, rule="5.38"),
        Case(""),
    ),
    declines=True,
    forms=(Form("momentum yes", {"tries": 1}), Form("momentum no", {"tries": 0})),
    wordings={
        UNDONE: (Case("there was no Momentum to try for (5.38, 5.45)"),),
        ALLOWED: _one_of({0: "no", 1: "yes"}, "tries"),
        REVIEW: _one_of({0: "don't try for Momentum", 1: "try for Momentum"}, "tries"),
    },
    planned=True,
)


def _reviewed(done: str, declined: str) -> tuple[Case, ...]:
    return Case(declined, {"contingent": at.NONE}), Case(done)


CONTINUITY = Kind(
    at.CONTINUITY_CHOICE,
    "continuity",
    **_CONTINGENTS,
    title="Try for continuity, with whom?",
    decline="Don't try",
    trace=(_PASS, Case("{seat} designates {contingent}", rule="5.51")),
    declines=True,
    wordings={
        REVIEW: _reviewed("try for Continuity with {contingent}", "pass: don't try for Continuity")
    },
    planned=True,
)
TRUMP = Kind(
    at.TRUMP_CHOICE,
    "trump",
    **_CONTINGENTS,
    title="Attempt a trump, for whom?",
    decline="No trump",
    trace=(Case("{seat} attempts a trump with {contingent}", rule="5.61"),),
    wordings={
        **_reacts(
            "{contingent} trumps", Case("the enemy's next orders phase, which may be trumped")
        ),
        REVIEW: _reviewed("try to trump with {contingent}", "don't trump"),
    },
    planned=True,
)
RISEN = Kind(
    at.RISEN_CHOICE,
    "risen",
    **_CONTINGENTS,
    title="Who is resurrected?",
    decline="Nobody is resurrected",
    trace=(Case("{contingent} is resurrected", rule="5.43"),),
    wordings={
        **_reacts("{contingent} is resurrected"),
        REVIEW: _reviewed("resurrect {contingent}", "resurrect nobody"),
    },
    planned=True,
)
RALLY = Kind(
    at.RALLY_CHOICE,
    "rally",
    _END,
    title="{rallied} has rallied: where does it stand?",
    buttons=_PLACED,
    places=("hex",),
    context={"rallied": ("unit", _register(State.cursor.at))},
    derived=_ENDS,
    trace=(Case("{rallied} returns at {hex}, facing {facing}", rule="11.74"),),
)
REPLACE = Kind(
    at.REPLACE_CHOICE,
    "replace",
    **_UNITS,
    title="Which unit does the new busho join?",
    context={"busho": ("man", _register(State.cursor.at))},
    trace=(Case("{busho}'s successor joins {unit}", rule="10.53"),),
)

# ---- movement ------------------------------------------------------------------------

_LABEL = (Case("{unit:label}"),)
_ACTS = {
    mv.MOVE: "moves or fires",
    mv.HARASS: "harasses",
    mv.REMOVE_HITS: "removes hits",
    mv.RECOVER: "recovers",
    mv.CHANGE_ORDER: "changes formation",
}


def _acts(does: dict[int, str]) -> tuple[Case, ...]:
    return _one_of({what: f"{{unit}} {text}" for what, text in does.items()}, "what")


_ORDERED = tuple(
    Case(f"{{unit}} {text}", {"what": what}, rule=rule)
    for what, rule, text in (
        (mv.MOVE, "5.32", "is ordered to move or fire"),
        (mv.HARASS, "8.31", "is ordered to harass"),
        (mv.REMOVE_HITS, "11.71", "removes hits"),
        (mv.RECOVER, "11.72", "is ordered to recover"),
        (mv.CHANGE_ORDER, "6.63", "changes its formation"),
    )
)
UNIT = Kind(
    mv.UNIT_CHOICE,
    "unit",
    _ACT,
    title="Which unit acts next?",
    decline="No more units",
    buttons=_acts(_ACTS),
    places=("start",),
    derived=_START,
    trace=_ORDERED,
    forms=(
        Form("remove hits {unit}", {"what": mv.REMOVE_HITS}),
        Form("recover {unit}", {"what": mv.RECOVER}),
        Form("form {unit}", {"what": mv.CHANGE_ORDER}),
    ),
    may_fail=True,
    more="moves",
    wordings={
        UNDONE: (Case("the unit could not do that where it was"),),
        ALLOWED: (
            Case("", {"unit": at.NONE}),
            *(
                Case(f"{text} {{unit:label}}", {"what": what})
                for what, text in enumerate(
                    ("move or fire", "harass", "remove hits", "recover", "form")
                )
            ),
        ),
    },
    planned=True,
)
WITHDRAW = Kind(
    mv.WITHDRAW_CHOICE,
    "withdraw",
    _ACT,
    title="Which unit withdraws?",
    decline="No more units",
    buttons=_acts(_ACTS | {mv.MOVE: "withdraws"}),
    places=("start",),
    derived=_START,
    trace=(Case("{unit} is to withdraw", {"what": mv.MOVE}, rule="6.42"), *_ORDERED),
    planned=True,
)
MOVE = Kind(
    mv.MOVE_CHOICE,
    "move",
    _MOVE,
    line=_MOVE_LINE,
    as_line=_move_line,
    as_other_line=_turn_line,
    title="{mover}: move, turn, fire or halt",
    decline="Halt",
    buttons=(Case("Fire at {end:unit}", {"fires": 1}), *_PLACED),
    places=("there",),
    subject=("here",),
    context=_of_unit(State.mover.at),
    derived={**_ENDS, "there": ("hex", _move_to)},
    trace=(
        Case("{mover} fires at {end:unit}", {"fires": 1}, rule="8.21"),
        Case("{mover} sets out for {hex}, to face {facing}", rule="6.31"),
    ),
    forms=(
        Form("move {unit} {hex} {facing}", {"enemy": at.NONE}, before=_setting_out),
        Form(
            "move {unit} stay",
            {"hex": at.NONE, "facing": at.NONE, "enemy": at.NONE},
            before=_standing,
        ),
        Form("turn {unit} {facing}", {"hex": at.NONE, "enemy": at.NONE}, before=_acting(mv.MOVE)),
        Form("fire {unit} {enemy}", {"hex": at.NONE, "facing": at.NONE}, before=_acting(mv.MOVE)),
    ),
    may_fail=True,
    wordings={
        UNDONE: (Case("out of reach, or no such target in range and sight"),),
        ALLOWED: (
            Case("stay", {"end": at.NONE}),
            Case("fire {end:label}", {"fires": 1}),
            Case("{hex}"),
        ),
    },
    planned=True,
)
ENTRY = Kind(
    mv.ENTRY_CHOICE,
    "entry",
    _END,
    title="{mover} enters",
    buttons=_PLACED,
    places=("hex",),
    context=_of_unit(State.mover.at),
    derived=_ENDS,
    wordings={
        UNDONE: (Case("the unit could not enter there"),),
        ALLOWED: (Case("{hex} {facing}"),),
    },
    planned=True,
)
VOLLEY = Kind(
    mv.VOLLEY_CHOICE,
    "volley",
    **_UNITS,
    title="Who joins the volley?",
    decline="Nobody joins the volley",
    trace=(Case("{unit} joins the volley", rule="8.22"),),
    forms=(Form("volley {unit}"),),
    may_fail=True,
    wordings={
        **_reacts("{unit} joins the volley"),
        UNDONE: (Case("no volley that the unit could join (8.22)"),),
        ALLOWED: (Case("", {"unit": at.NONE}), *_LABEL),
    },
    planned=True,
)
HARASS = Kind(
    mv.HARASS_CHOICE,
    "harass",
    **_UNITS,
    line=_HARASS_LINE,
    as_line=_harass_line,
    title="Harass which unit?",
    subject=("here",),
    context=_of_unit(State.move.harasser.at),
    trace=(Case("{mover} harasses {unit}", rule="8.34"),),
    forms=(Form("harass {unit} {enemy}", before=_acting(mv.HARASS)),),
    may_fail=True,
    wordings={UNDONE: (Case("no such target to harass (8.32)"),), ALLOWED: _LABEL},
    planned=True,
)
BUSHO = Kind(
    mv.BUSHO_CHOICE,
    "busho",
    _HEX,
    line=_RIDE_LINE,
    as_line=_ride_line,
    title="{busho} moves",
    decline="Stay",
    buttons=_TO,
    places=("hex",),
    context={"busho": ("man", _register(State.move.rider.at))},
    forms=(Form("busho {busho} {hex}"), Form("busho {busho} stay", {"hex": at.NONE})),
    may_fail=True,
    wordings={
        UNDONE: (Case("the busho could not go there"),),
        ALLOWED: (Case("stay", {"hex": at.NONE}), Case("{hex}")),
    },
    planned=True,
)

# ---- reactions to it -----------------------------------------------------------------

ALONE = Kind(
    mv.ALONE_CHOICE,
    "alone",
    _HEX,
    title="A lone busho withdraws?",
    decline="He joins the nearest friend",
    buttons=_TO,
    places=("hex",),
    context={**_EVENT, "busho": ("man", _register(State.move.rider.at))},
    wordings=_reacts("{busho} withdraws to {hex}", *MOVED),
)
STRAY = Kind(
    mv.STRAY_CHOICE,
    "stray",
    **_UNITS,
    title="Which unit does the busho join?",
    context=_EVENT,
    wordings=_reacts("{unit} takes the busho in", _BY_SAMURAI),
)
WITHDRAWAL = Kind(
    mv.WITHDRAWAL_CHOICE,
    "react-withdraw",
    _doing("unit", "unit", what="side", of="facing"),
    title="React: a unit withdraws?",
    decline="Nobody withdraws",
    buttons=(Case("{unit} to the {side}"),),
    places=("start",),
    context=_EVENT,
    derived=_START,
    trace=(Case("{unit} withdraws", rule="6.45"),),
    wordings={REACTION: (Case(_withdraws),), OCCASION: MOVED},
)
_TURNS = _one_of({0: "Clockwise", 1: "Counter-clockwise"}, "direction")
_TURNED = {"to": ("facing", _turned)}
WITHDRAWAL_TURN = Kind(
    mv.WITHDRAWAL_TURN_CHOICE,
    "react-withdraw-turn",
    _WAY,
    title="Which way does it turn?",
    decline="No turn",
    buttons=_TURNS,
    context={**_EVENT, "mover": ("unit", _register(State.move.reacting.at))},
    derived=_TURNED,
    wordings=_reacts("{mover} turns to {to}", *MOVED),
)
FACING = Kind(
    mv.FACING_CHOICE,
    "react-turn",
    _doing("unit", "unit", what="direction"),
    title="React: a unit turns?",
    decline="Nobody turns",
    buttons=_one_of({0: "{unit}, clockwise", 1: "{unit}, counter-clockwise"}, "direction"),
    places=("start",),
    context=_EVENT,
    derived={**_START, **_TURNED},
    wordings=_reacts("{unit} turns to {to}", *MOVED),
)
_FIRES = (Case("{unit} fires at {charger}", {"charged": 1}), Case("{unit} fires at {comer}"))
ENTRY_FIRE, RETIRE_FIRE = (
    Kind(
        code,
        name,
        **_UNITS,
        title=title,
        decline="Hold fire",
        context=_EVENT,
        trace=(Case(f"{{unit}} fires at {whom}", rule=rule),),
        wordings={REACTION: _FIRES, OCCASION: MOVED},
    )
    for code, name, title, rule, whom in (
        (
            *(mv.ENTRY_FIRE_CHOICE, "entry-fire", "React: fire at it?"),
            *("8.41", "the unit that entered its zone"),
        ),
        (
            *(mv.RETIRE_FIRE_CHOICE, "retire-fire", "Fire at the unit that retires?"),
            *("8.42", "who leaves its zone"),
        ),
    )
)
_HARASSED, _WITHDRAWN = Case("the enemy harasses"), Case("the enemy withdraws")
HARASS_TURN = Kind(
    mv.HARASS_TURN_CHOICE,
    "harass-turn",
    _WAY,
    title="Which way does it turn?",
    buttons=_TURNS,
    subject=("here",),
    context=_of_unit(State.move.quarry.at),
    derived=_TURNED,
    wordings=_reacts("{mover} turns to {to}", _HARASSED),
)
BYSTANDER = Kind(
    mv.BYSTANDER_CHOICE,
    "bystander",
    **_UNITS,
    title="Fire at the harasser?",
    decline="Hold fire",
    trace=(Case("{unit} fires at who rides by", rule="8.44"),),
    wordings=_reacts("{unit} fires at the harasser", _HARASSED),
)
LURED = Kind(
    mv.LURED_CHOICE,
    "lured",
    _HEX,
    title="Lured: which way does it follow?",
    decline="Stay",
    buttons=_TO,
    places=("hex",),
    subject=("here",),
    context=_of_unit(State.move.quarry.at),
    wordings=_reacts("{mover} goes to {hex}", _HARASSED),
)
CHASER = Kind(
    mv.CHASER_CHOICE,
    "chaser",
    **_UNITS,
    title="Which unit pursues?",
    decline="Nobody pursues",
    wordings=_reacts("{unit} goes first", _WITHDRAWN),
)
CHASE = Kind(
    mv.CHASE_CHOICE,
    "chase",
    **_UNITS,
    title="Whom does it pursue?",
    decline="Nobody is pursued",
    subject=("here",),
    context=_of_unit(State.mover.at),
    trace=(Case("{mover} goes for {unit}", rule="6.51"),),
    wordings=_reacts("{mover} goes for {unit}", _WITHDRAWN),
)

# ---- shock, and fire that provokes ---------------------------------------------------

ATTACK = Kind(
    sh.ATTACK_CHOICE,
    "attack",
    _ATTACK,
    line=_ATTACK_LINE,
    as_line=_attack_line,
    as_other_line=_attack_line_turned,
    title="Declare a shock attack: tap who, then whom",
    decline="No more attacks",
    buttons=(Case(_attacks),),
    places=_attack_places,
    trace=tuple(
        Case(
            f"{{unit}} {verb} the enemy before it {where}",
            {"charges": charges, "front": front},
            rule="9.1",
        )
        for charges, verb in enumerate(("is to attack", "charges"))
        for front, where in enumerate(("on its left", "on its right", "on both its sides"))
    ),
    forms=tuple(
        form
        for charges, verb in enumerate(("attack", "charge"))
        for form in (
            Form(f"{verb} {{unit}} {{first}}", {"charges": charges, "second": at.NONE}),
            Form(f"{verb} {{unit}} {{first}} {{second}}", {"charges": charges}),
        )
    ),
    may_fail=True,
    more="attacks",
    wordings={UNDONE: (Case("no such enemy before the unit, or it could not attack (9.1)"),)},
    planned=True,
)
TURN = Kind(
    sh.TURN_CHOICE,
    "turn",
    _FACING,
    title="{mover} turns to an enemy",
    buttons=(Case("Facing {facing}"),),
    subject=("here",),
    context=_of_unit(State.shock.unit.at),
    planned=True,
)
_FIGHT = Case("an individual combat")
GIVE_UP, YIELD = (
    Kind(
        code,
        name,
        Packing((Field("yields", "number"),)),
        title=f"The {who} is behind: give up?",
        decline="He fights on",
        buttons=(Case("Withdraw"),),
        context={"loser": ("man", loser)},
        trace=(Case("{loser} withdraws from the fight", rule="10.14"),),
        wordings=_reacts("he withdraws from the fight", _FIGHT),
    )
    for code, name, who, loser in (
        (sh.GIVE_UP_CHOICE, "give up", "busho", _fight_loser),
        (sh.YIELD_CHOICE, "yield", "Samurai", _duel_loser),
    )
)
FACE, USE = (
    Kind(
        code,
        name,
        **_UNITS,
        title=title,
        trace=(Case("{unit} is used for the column", rule="9.27"),),
        wordings=_reacts("{unit} gives the column"),
    )
    for code, name, title in (
        (sh.FACE_CHOICE, "face", "Which unit faces the attack?"),
        (sh.USE_CHOICE, "use", "Which attacker's type counts?"),
    )
)
RETREAT = Kind(
    sh.RETREAT_CHOICE,
    "retreat",
    _RETREAT,
    title="Where does it retreat?",
    buttons=(Case("To {hex}", {"through": at.NONE}), Case("To {hex}, through a friend")),
    places=("hex",),
    subject=("here",),
    context={"mover": ("unit", _retreating), "here": ("hex", _retreats_from)},
    wordings=_reacts("{mover} retreats to {hex}", Case("a shock that it must retreat from")),
)
_LEFT_HEX = Case("a shock that makes the enemy leave a hex")
ADVANCE = Kind(
    sh.ADVANCE_CHOICE,
    "advance",
    **_UNITS,
    title="Which unit advances?",
    decline="Nobody advances",
    wordings=_reacts("{unit} advances", _LEFT_HEX),
)
ARRIVAL = Kind(
    sh.ARRIVAL_CHOICE,
    "arrive",
    _FACING,
    title="How does it face?",
    buttons=(Case("Facing {facing}"),),
    subject=("here",),
    context=_of_unit(State.shock.advancing.at),
    wordings=_reacts("{mover} faces {facing}", _LEFT_HEX),
)
RETURN = Kind(
    sh.RETURN_CHOICE,
    "fire back",
    Packing((Field("fires", "number"),)),
    title="Return the fire?",
    decline="Hold fire",
    buttons=(Case("Fire back"),),
    context=_SHOT,
    wordings=_reacts("{target} fires back", *FIRED),
)
CHARGE = Kind(
    sh.CHARGE_CHOICE,
    "charge in",
    _doing("hex", "hex", what="facing", of="facing"),
    title="Charge the firer?",
    decline="Don't charge",
    buttons=(Case("To {hex}, facing {facing}"),),
    places=("hex",),
    subject=("here",),
    context={**_SHOT, **_of_unit(State.shock.charger.at), "foe": ("unit", _fired_at)},
    trace=(Case("{mover} goes for {foe}, to {where}", rule="8.61"),),
    after={"where": ("hex", _charged_to)},
    wordings=_reacts("{mover} charges to {hex}", *FIRED),
)

# ---- Samurai -------------------------------------------------------------------------

_CHALLENGER = {"challenger": ("man", _samurai_at(State.shock.challenger.at))}
SAMURAI = Kind(
    mv.SAMURAI_CHOICE,
    "samurai",
    _doing("who", "number"),
    title="The Samurai",
    buttons=(
        Case("Draw one from the cup", {"begun": 1, "what": 1}),
        Case("{who:samurai}", {"begun": 1}),
        Case("Charge {who:contingent}", {"what": 1}),
        Case("Stay", {"who": at.NONE}),
        Case("To {who:hex}"),
    ),
    places=("there",),
    context={"begun": ("number", _is_begun), "man": ("man", _samurai_at(State.move.samurai.at))},
    derived={"there": ("hex", _preys_hex)},
    trace=(
        Case("a Samurai is drawn", {"begun": 1, "what": 1}, rule="10.23"),
        Case("{who:samurai} steps forward", {"begun": 1}, rule="10.24"),
        Case("{man} charges {who:man}", {"what": 1}, rule="10.28"),
        Case("", {"who": at.NONE}),
        Case("{man} goes to {who:hex}", rule="10.24"),
    ),
)
_SUICIDES = (
    (sh.DIES_FOR_HITS, "The Samurai", "hits removed", "{challenger}", "remove hits"),
    (sh.DIES_FOR_RECOVERY, "The Samurai", "a recovery", "{challenger}", "recover"),
    (sh.BUSHO_FOR_HITS, "The busho", "hits removed", "{busho}", "remove hits"),
    (sh.BUSHO_FOR_RECOVERY, "The busho", "a recovery", "{busho}", "recover"),
)
CHALLENGE = Kind(
    sh.CHALLENGE_CHOICE,
    "challenge",
    _doing("said", "number"),
    title="A challenge, or seppuku?",
    decline="No challenge",
    buttons=(
        Case("Challenge", {"what": sh.ISSUE}),
        *(
            Case(f"{who} commits seppuku for {brings}", {"what": what})
            for what, who, brings, _, _ in _SUICIDES
        ),
    ),
    context={**_CHALLENGER, "busho": ("man", _register(State.current.at))},
    trace=(
        Case("{challenger} calls for a worthy foe", {"what": sh.ISSUE}, rule="10.24"),
        *(
            Case(f"{who} kills himself, that units may {may}", {"what": what}, rule="10.4")
            for what, _, _, who, may in _SUICIDES
        ),
    ),
)
SAVED = Kind(
    sh.SAVED_CHOICE,
    "saved",
    **_UNITS,
    title="Which unit recovers for the suicide's sake?",
    decline="Nobody",
)
ANSWER = Kind(
    sh.ANSWER_CHOICE,
    "answer",
    _doing("who", "number"),
    title="Who answers the challenge?",
    decline="Nobody answers",
    buttons=_one_of(
        {
            sh.GOES: "{who:contingent} goes himself",
            sh.SENDS_ONE: "Send {who:samurai}",
            sh.DRAWS: "{who:contingent} draws a Samurai",
            sh.ROLLS: "Roll a die: who ignores it may be Finished",
        },
        "what",
    ),
    context=_CHALLENGER,
    trace=(
        Case("nobody answers {challenger}", {"who": at.NONE}, rule="10.27"),
        Case("{who:man} accepts the challenge", {"what": sh.GOES}, rule="10.25"),
        Case("{who:samurai} takes up the challenge", {"what": sh.SENDS_ONE}, rule="10.25"),
        Case("{who:man} calls for a Samurai", rule="10.25"),
    ),
    declines=True,
    wordings={
        REACTION: _one_of(
            {
                sh.GOES: "{who:man} accepts",
                sh.SENDS_ONE: "{who:samurai} accepts",
                sh.DRAWS: "{who:man} sends a new Samurai",
                sh.ROLLS: "{who:man} tries to send one",
            },
            "what",
        ),
        OCCASION: (Case("{challenger} challenges"),),
    },
)
DEFENDER = Kind(
    sh.DEFENDER_CHOICE,
    "defend",
    _doing("who", "number"),
    title="Who defends?",
    buttons=(Case("{who:man} himself", {"what": 0}), Case("{who:samurai}")),
    context=_CHALLENGER,
    trace=(Case("{foe} meets {challenger}", rule="10.28"),),
    after={"foe": ("man", _foe_now)},
    wordings={
        REACTION: (Case("{who:man} meets him", {"what": 0}), Case("{who:samurai} meets him")),
        OCCASION: (Case("{challenger} charges"),),
    },
)

DECISIONS = Kinds(
    *(ORDER, MOVE, VOLLEY, HARASS, UNIT, BUSHO, ATTACK, MOMENTUM),  # in orders
    *(ACTIVATE, CONTINGENT, CONTINUITY, TRUMP, RISEN, RALLY, REPLACE, ENTRY, WITHDRAW),
    *(ALONE, WITHDRAWAL, WITHDRAWAL_TURN, FACING, ENTRY_FIRE, RETIRE_FIRE, HARASS_TURN),
    *(BYSTANDER, LURED, CHASER, CHASE, STRAY, GIVE_UP, FACE, USE, RETREAT, ADVANCE, ARRIVAL),
    *(RETURN, CHARGE, ANSWER, DEFENDER, YIELD, TURN, SAMURAI, CHALLENGE, SAVED),
)
as_line = DECISIONS.as_line(__name__, "q, s")
as_other_line = DECISIONS.as_other_line(__name__, "q, s")


def why_undone(kind: int) -> str:
    """Return why a line of orders may not be carried out."""
    return str(DECISIONS[kind].wordings[UNDONE][0].text)


def means(q: Question, s: State, kind: int, choice: int, value: int) -> bool:
    """Return whether an option is what a line has."""
    return as_line(q, s, kind, choice) == value or as_other_line(q, s, kind, choice) == value
