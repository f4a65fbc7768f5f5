"""Decisions of the turn: contingents, orders, momentum, trumps (5)."""

from typing import Any

from samurai_odds.play.at_table import END
from samurai_odds.play.decisions import OFF_BOARD, WHO, Case, Form, Kind, in_register
from samurai_odds.play.packing import Field, Packing
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.context import (
    BUSHO_AT,
    START,
    facing_at_end,
    giver,
    giver_at,
    hex_at_end,
)
from samurai_odds.ran.rules.decisions.packed import A_CONTINGENT, A_UNIT, AN_END, TWO
from samurai_odds.ran.rules.decisions.said import ALLOWED, REVIEW, UNDONE, one_of, reacts
from samurai_odds.ran.rules.layout import State

# a unit is chosen, or a contingent: tapped where it stands, or where its busho does
UNITS: dict[str, Any] = {
    "value": A_UNIT,
    "buttons": (Case("{unit}"),),
    "places": ("start",),
    "derived": START,
}
_CONTINGENTS: dict[str, Any] = {
    "value": A_CONTINGENT,
    "buttons": (Case("{contingent}"),),
    "places": ("start",),
    "derived": BUSHO_AT,
}
_PASS = Case("{seat} passes", {"contingent": at.NONE}, rule="5.54")
TO = (Case("To {hex}"),)
PLACED = (Case("{hex}, facing {facing}"),)
ENDS = {"hex": ("hex", hex_at_end), "facing": ("facing", facing_at_end)}
_GIVING = {
    "giving": ("giving", in_register(State.current.at)),
    "rider": ("number", giver),
    "here": ("hex", giver_at),
}

ACTIVATE = Kind(
    at.ACTIVATE_CHOICE,
    "activate",
    **_CONTINGENTS,
    title="Activate a contingent",
    decline="No more",
    declined=END,
    without="Activate nobody",
    trace=(Case("{seat} activates {contingent}", rule="5.21"),),
    planned=True,
    nobody=WHO,
)
CONTINGENT = Kind(
    at.CONTINGENT_CHOICE,
    "contingent",
    TWO,
    title="Which contingent gets orders?",
    decline="Pass",
    declined=END,
    without="Pass without orders",
    buttons=(
        Case("{contingent}", {"second": at.NONE}),
        Case("{contingent} and {second} together"),
    ),
    places=("start",),
    derived=BUSHO_AT,
    trace=(
        _PASS,
        Case("orders phase of {contingent}", {"second": at.NONE}, rule="5.31"),
        Case("{seat} tries to coordinate {contingent} with {second}", rule="5.71"),
    ),
    declines=True,
    planned=True,
    nobody=WHO,
)
ORDER = Kind(
    at.ORDER_CHOICE,
    "order",
    Packing((Field("order", "order"),)),
    title="Which order does {giving} give?",
    buttons=one_of(
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
        ALLOWED: one_of(
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
    subject=("here",),
    piece="rider",
)
MOMENTUM = Kind(
    at.MOMENTUM_CHOICE,
    "momentum",
    Packing((Field("tries", "number"),)),
    title="Does {giving} try for momentum?",
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
        ALLOWED: one_of({0: "no", 1: "yes"}, "tries"),
        REVIEW: one_of({0: "don't try for Momentum", 1: "try for Momentum"}, "tries"),
    },
    planned=True,
    subject=("here",),
    piece="rider",
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
    nobody=WHO,
)
TRUMP = Kind(
    at.TRUMP_CHOICE,
    "trump",
    **_CONTINGENTS,
    title="Attempt a trump, for whom?",
    decline="No trump",
    trace=(Case("{seat} attempts a trump with {contingent}", rule="5.61"),),
    wordings={
        **reacts(
            "{contingent} trumps", Case("the enemy's next orders phase, which may be trumped")
        ),
        REVIEW: _reviewed("try to trump with {contingent}", "don't trump"),
    },
    planned=True,
    nobody=WHO,
)
RISEN = Kind(
    at.RISEN_CHOICE,
    "risen",
    **_CONTINGENTS,
    title="Who is resurrected?",
    decline="Nobody is resurrected",
    trace=(Case("{contingent} is resurrected", rule="5.43"),),
    wordings={
        **reacts("{contingent} is resurrected"),
        REVIEW: _reviewed("resurrect {contingent}", "resurrect nobody"),
    },
    planned=True,
    nobody=WHO,
)
RALLY = Kind(
    at.RALLY_CHOICE,
    "rally",
    AN_END,
    title="{rallied} has rallied: where does it stand?",
    buttons=PLACED,
    places=("hex",),
    context={"rallied": ("unit", in_register(State.cursor.at))},
    derived=ENDS,
    trace=(Case("{rallied} returns at {hex}, facing {facing}", rule="11.74"),),
    piece="rallied",
)
REPLACE = Kind(
    at.REPLACE_CHOICE,
    "replace",
    **UNITS,
    title="Which unit does {busho}'s successor join?",
    context={"busho": ("man", in_register(State.cursor.at))},
    trace=(Case("{busho}'s successor joins {unit}", rule="10.53"),),
    nobody=OFF_BOARD,
)
