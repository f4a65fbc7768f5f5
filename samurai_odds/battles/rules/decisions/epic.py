"""Decisions of Epic battles only."""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.context import (
    blocks_left,
    blocks_lost,
    helped_by_card,
    in_register_after,
    is_gone,
    must_retreat,
    turned_into,
    unit_at,
)
from samurai_odds.battles.rules.decisions.packed import A_CARD, A_HEX
from samurai_odds.battles.rules.decisions.said import (
    EPIC_ONLY,
    GENERALS_INITIATIVE,
    LED_BUTTONS,
    command_card,
)
from samurai_odds.battles.rules.layout import State
from samurai_odds.play.at_table import TARGET
from samurai_odds.play.decisions import HAND, WHO, Case, Form, Happens, Kind
from samurai_odds.play.packing import Field, Packing

PAIR = Kind(
    at.PAIR_CHOICE,
    "pair",
    A_CARD,
    title="A second card from the rack?",
    decline="That card alone",
    buttons=LED_BUTTONS,
    trace=(
        Case(
            "and beside it {card} from the rack; command {command}",
            rule="Epic 1; rulings E3, E4",
        ),
    ),
    after={"command": ("number", in_register_after(State.command_beside.at))},
    planned=True,
    happens=(Happens("lead", what=command_card),),
    nobody=HAND,
)
COPY = Kind(
    at.COPY_CHOICE,
    "copy",
    Packing((Field("card", "card"),)),
    title="Counter Attack answers",
    buttons=(Case("{card}"),),
    trace=(
        Case(
            "Counter Attack answers {card} and stands for {becomes}",
            rule="Epic, Counter Attack; ruling E8",
        ),
    ),
    after={"becomes": ("card", turned_into)},
    forms=(Form("copy {card}"),),
    only=EPIC_ONLY,
    planned=True,
    happens=(Happens("chosen", what=command_card),),
    nobody=HAND,
)
BESIDE = Kind(
    at.BESIDE_CHOICE,
    "beside",
    Packing((Field("slot", "number"),)),
    title="The Dragon card helps the units of",
    buttons=(Case("{card}"),),
    derived={"card": ("card", helped_by_card)},
    trace=(Case("it helps the units that {card} orders", rule="Epic 1 e; ruling E10"),),
    forms=(
        Form("beside hand", {"slot": at.HAND_CARD}),
        Form("beside rack", {"slot": at.RACK_CARD}),
    ),
    only=EPIC_ONLY,
    planned=True,
    happens=(Happens("chosen", what=command_card),),
    nobody=HAND,
)
INITIATIVE = Kind(
    at.INITIATIVE_CHOICE,
    "initiative",
    Packing((Field("section", "section", first=1),)),
    title="A general's own initiative?",
    decline="No general acts on his own",
    buttons=(Case("The {section} general rolls"),),
    trace=(Case("the {section} general of {seat} rolls", rule=GENERALS_INITIATIVE),),
    forms=(Form("initiative {section}"), Form("initiative none", {"section": at.NONE})),
    only=EPIC_ONLY,
    planned=True,
    nobody=WHO,
)
HARM = Kind(
    at.HARM_CHOICE,
    "harm",
    A_HEX,
    title="Field General's Initiative: harm a unit",
    buttons=(Case("{hex:occupant}"),),
    places=("hex",),
    trace=(
        Case("{hex:occupant} must retreat its movement", {"retreats": 1}, rule=GENERALS_INITIATIVE),
        Case(
            "{hex:occupant} loses {lost} and is eliminated",
            {"gone": 1},
            rule=GENERALS_INITIATIVE,
        ),
        Case("{hex:occupant} loses {lost} and may not battle", rule=GENERALS_INITIATIVE),
    ),
    after={
        "retreats": ("number", must_retreat),
        "gone": ("number", is_gone),
        "lost": ("blocks", blocks_lost),
        "left": ("number", blocks_left),
    },
    forms=(Form("harm {hex}"),),
    only=EPIC_ONLY,
    happens=(
        Happens("chosen", {"retreats": 1}, piece="unit", start="hex"),
        Happens("loss", {}, "unit", start="hex", lost="lost", left="left"),
    ),
    derived={"unit": ("unit", unit_at)},
    role=TARGET,
    nobody=WHO,
)
