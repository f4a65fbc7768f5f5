"""Decisions of the Shock Segment, and of who is provoked by fire (8.6, 9, 11.4, 11.5)."""

from typing import Any

from samurai_odds.play.at_table import END, TARGET
from samurai_odds.play.decisions import OFF_BOARD, WHO, Case, Form, Kind
from samurai_odds.play.packing import Field, Fields, Packing
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.context import (
    charged_to,
    duel_loser,
    fight_loser,
    fired_at,
    fired_from,
    of_unit,
    retreating,
    retreats_from,
    where_is,
)
from samurai_odds.ran.rules.decisions.lines import (
    ATTACK_LINE,
    line_of_attack,
    line_of_attack_turned,
)
from samurai_odds.ran.rules.decisions.packed import A_FACING, A_RETREAT, AN_ATTACK, doing
from samurai_odds.ran.rules.decisions.said import (
    FIRED,
    REACTION,
    SHOT,
    UNDONE,
    attack_places,
    attacks,
    reacts,
)
from samurai_odds.ran.rules.decisions.turn import UNITS
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.pieces import beside
from samurai_odds.ran.rules.shock import layout as sh

ATTACK = Kind(
    sh.ATTACK_CHOICE,
    "attack",
    AN_ATTACK,
    line=ATTACK_LINE,
    as_line=line_of_attack,
    as_other_line=line_of_attack_turned,
    title="Declare a shock attack: tap who, then whom",
    role=TARGET,
    decline="No more attacks",
    declined=END,
    without="Go without attacks",
    buttons=(Case(attacks),),
    places=attack_places,
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
    nobody=WHO,
)
TURN = Kind(
    sh.TURN_CHOICE,
    "turn",
    A_FACING,
    title="{mover} turns to an enemy",
    buttons=(Case("Facing {facing}"),),
    subject=("here",),
    context=of_unit(State.shock.unit.at),
    planned=True,
    piece="mover",
)
_FIGHT = Case("an individual combat")
WITHDRAWS, GIVES_COLUMN = "{loser} withdraws from the fight", "{unit} is used for the column"
GIVE_UP, YIELD = (
    Kind(
        code,
        name,
        Packing((Field("yields", "number"),)),
        title=f"{{loser}}, a {who}, is behind: give up?",
        decline="He fights on",
        buttons=(Case("Withdraw"),),
        context={"loser": ("man", loser)},
        nobody=OFF_BOARD,
        trace=(Case(WITHDRAWS, rule="10.14"),),
        wordings=reacts("he withdraws from the fight", _FIGHT),
    )
    for code, name, who, loser in (
        (sh.GIVE_UP_CHOICE, "give up", "busho", fight_loser),
        (sh.YIELD_CHOICE, "yield", "Samurai", duel_loser),
    )
)
FACE, USE = (
    Kind(
        code,
        name,
        **UNITS,
        title=title,
        nobody=WHO,
        trace=(Case(GIVES_COLUMN, rule="9.27"),),
        wordings=reacts("{unit} gives the column"),
    )
    for code, name, title in (
        (sh.FACE_CHOICE, "face", "Which unit faces the attack?"),
        (sh.USE_CHOICE, "use", "Which attacker's type counts?"),
    )
)


def _way(names: Any, of: Fields) -> str:
    to, friend = names.hex(of["hex"]), of["through"]
    if friend < 0:
        return str(to)
    return f"{to}, through {names.hex(int(beside(names.question, of['here'], friend)))}"


def _goes_to(names: Any, s: State, of: Fields) -> str:
    return f"To {_way(names, of)}"


def _retreats(names: Any, s: State, of: Fields) -> str:
    return f"{names.unit(of['mover'])} retreats to {_way(names, of)}"


RETREAT = Kind(
    sh.RETREAT_CHOICE,
    "retreat",
    A_RETREAT,
    title="{mover} retreats: where to?",
    buttons=(Case(_goes_to),),
    places=("hex",),
    subject=("here",),
    context={"mover": ("unit", retreating), "here": ("hex", retreats_from)},
    wordings={
        **reacts("{mover} retreats to {hex}", Case("a shock that it must retreat from")),
        REACTION: (Case(_retreats),),
    },
    piece="mover",
)
_LEFT_HEX = Case("a shock that makes the enemy leave a hex")
ADVANCE = Kind(
    sh.ADVANCE_CHOICE,
    "advance",
    **UNITS,
    title="Which unit advances?",
    decline="Nobody advances",
    wordings=reacts("{unit} advances", _LEFT_HEX),
    nobody=WHO,
)
ARRIVAL = Kind(
    sh.ARRIVAL_CHOICE,
    "arrive",
    A_FACING,
    title="How does {mover} face?",
    buttons=(Case("Facing {facing}"),),
    subject=("here",),
    context=of_unit(State.shock.advancing.at),
    wordings=reacts("{mover} faces {facing}", _LEFT_HEX),
    piece="mover",
)
RETURN = Kind(
    sh.RETURN_CHOICE,
    "fire back",
    Packing((Field("fires", "number"),)),
    title="{firer} fired at {target}: fire back?",
    decline="Hold fire",
    buttons=(Case("Fire back"),),
    context={
        **SHOT,
        "here": ("hex", where_is(State.fire_at.at)),
        "foe": ("hex", where_is(State.firer.at)),
    },
    wordings=reacts("{target} fires back", *FIRED),
    subject=("here",),
    piece="target",
    against=("foe",),
)
CHARGE = Kind(
    sh.CHARGE_CHOICE,
    "charge in",
    doing("hex", "hex", what="facing", of="facing"),
    title="{foe} fired: does {mover} charge?",
    decline="Don't charge",
    buttons=(Case("To {hex}, facing {facing}"),),
    places=("hex",),
    subject=("here",),
    context={
        **SHOT,
        **of_unit(State.shock.charger.at),
        "foe": ("unit", fired_at),
        "there": ("hex", fired_from),
    },
    trace=(Case("{mover} charges {foe}, to {where}", rule="8.61"),),
    after={"where": ("hex", charged_to)},
    wordings=reacts("{mover} charges to {hex}, facing {facing}", *FIRED),
    piece="mover",
    against=("there",),
)
