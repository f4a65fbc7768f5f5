"""Decisions of movement and fire on orders (6, 8)."""

from samurai_odds.play.at_table import END
from samurai_odds.play.decisions import WHO, Case, Form, Kind, in_register
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.context import RIDER, START, move_to, of_unit
from samurai_odds.ran.rules.decisions.lines import (
    HARASS_LINE,
    MOVE_LINE,
    RIDE_LINE,
    acting,
    line_of_harassing,
    line_of_move,
    line_of_ride,
    line_of_turn,
    setting_out,
    standing,
)
from samurai_odds.ran.rules.decisions.packed import A_HEX, A_MOVE, ACT, AN_END
from samurai_odds.ran.rules.decisions.said import ALLOWED, UNDONE, one_of, reacts
from samurai_odds.ran.rules.decisions.turn import ENDS, PLACED, TO, UNITS
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv

_LABEL = (Case("{unit:label}"),)
_ACTS = {
    mv.MOVE: "moves or fires",
    mv.HARASS: "harasses",
    mv.REMOVE_HITS: "removes hits",
    mv.RECOVER: "recovers",
    mv.CHANGE_ORDER: "changes formation",
}


def _acts(does: dict[int, str]) -> tuple[Case, ...]:
    return one_of({what: f"{{unit}} {text}" for what, text in does.items()}, "what")


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
    ACT,
    title="Which unit acts next?",
    decline="No more units",
    declined=END,
    without="Go without orders",
    buttons=_acts(_ACTS),
    places=("start",),
    derived=START,
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
    nobody=WHO,
)
WITHDRAW = Kind(
    mv.WITHDRAW_CHOICE,
    "withdraw",
    ACT,
    title="Which unit withdraws?",
    decline="No more units",
    declined=END,
    without="Go without a withdrawal",
    buttons=_acts(_ACTS | {mv.MOVE: "withdraws"}),
    places=("start",),
    derived=START,
    trace=(Case("{unit} is to withdraw", {"what": mv.MOVE}, rule="6.42"), *_ORDERED),
    planned=True,
    nobody=WHO,
)
MOVE = Kind(
    mv.MOVE_CHOICE,
    "move",
    A_MOVE,
    line=MOVE_LINE,
    as_line=line_of_move,
    as_other_line=line_of_turn,
    title=(
        Case("{mover}: move, turn, fire or halt", {"entered": 0}),
        Case("{mover} is still on the move: move on, turn, fire or halt"),
    ),
    decline="Halt",
    buttons=(Case("Fire at {end:unit}", {"fires": 1}), *PLACED),
    places=("there",),
    subject=("here",),
    context={**of_unit(State.mover.at), "entered": ("number", in_register(State.move.steps.at))},
    derived={**ENDS, "there": ("hex", move_to)},
    trace=(
        Case("{mover} fires at {end:unit}", {"fires": 1}, rule="8.21"),
        Case("{mover} sets out for {hex}, to face {facing}", rule="6.31"),
    ),
    forms=(
        Form("move {unit} {hex} {facing}", {"enemy": at.NONE}, before=setting_out),
        Form(
            "move {unit} stay",
            {"hex": at.NONE, "facing": at.NONE, "enemy": at.NONE},
            before=standing,
        ),
        Form("turn {unit} {facing}", {"hex": at.NONE, "enemy": at.NONE}, before=acting(mv.MOVE)),
        Form("fire {unit} {enemy}", {"hex": at.NONE, "facing": at.NONE}, before=acting(mv.MOVE)),
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
    piece="mover",
)
ENTRY = Kind(
    mv.ENTRY_CHOICE,
    "entry",
    AN_END,
    title="{mover} enters",
    buttons=PLACED,
    places=("hex",),
    context=of_unit(State.mover.at),
    derived=ENDS,
    wordings={
        UNDONE: (Case("the unit could not enter there"),),
        ALLOWED: (Case("{hex} {facing}"),),
    },
    planned=True,
    piece="mover",
)
VOLLEY = Kind(
    mv.VOLLEY_CHOICE,
    "volley",
    **UNITS,
    title="Who joins the volley?",
    decline="Nobody joins the volley",
    trace=(Case("{unit} joins the volley", rule="8.22"),),
    forms=(Form("volley {unit}"),),
    may_fail=True,
    wordings={
        **reacts("{unit} joins the volley"),
        UNDONE: (Case("no volley that the unit could join (8.22)"),),
        ALLOWED: (Case("", {"unit": at.NONE}), *_LABEL),
    },
    planned=True,
    nobody=WHO,
)
HARASS = Kind(
    mv.HARASS_CHOICE,
    "harass",
    **UNITS,
    line=HARASS_LINE,
    as_line=line_of_harassing,
    title="{mover} harasses which unit?",
    subject=("here",),
    context=of_unit(State.move.harasser.at),
    trace=(Case("{mover} harasses {unit}", rule="8.34"),),
    forms=(Form("harass {unit} {enemy}", before=acting(mv.HARASS)),),
    may_fail=True,
    wordings={UNDONE: (Case("no such target to harass (8.32)"),), ALLOWED: _LABEL},
    planned=True,
    piece="mover",
)
BUSHO = Kind(
    mv.BUSHO_CHOICE,
    "busho",
    A_HEX,
    line=RIDE_LINE,
    as_line=line_of_ride,
    title="{busho} moves",
    decline="Stay",
    buttons=TO,
    places=("hex",),
    context={**RIDER},
    forms=(Form("busho {busho} {hex}"), Form("busho {busho} stay", {"hex": at.NONE})),
    may_fail=True,
    wordings={
        UNDONE: (Case("the busho could not go there"),),
        ALLOWED: (Case("stay", {"hex": at.NONE}), Case("{hex}")),
    },
    planned=True,
    subject=("here",),
    piece="rider",
)
