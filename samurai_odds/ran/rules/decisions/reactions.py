"""Decisions of who reacts to a move (4.72, 6.4, 6.5, 7.17, 8.4)."""

from samurai_odds.play.decisions import WHO, Case, Kind, in_register
from samurai_odds.ran.rules.decisions.context import (
    RIDER,
    START,
    facing_turned_to,
    of_unit,
    where_is,
)
from samurai_odds.ran.rules.decisions.packed import A_HEX, A_WAY, doing
from samurai_odds.ran.rules.decisions.said import (
    BY_SAMURAI,
    EVENT,
    MOVED,
    OCCASION,
    REACTION,
    one_of,
    reaction_to_move,
    reacts,
    withdraws,
)
from samurai_odds.ran.rules.decisions.turn import TO, UNITS
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv

ALONE = Kind(
    mv.ALONE_CHOICE,
    "alone",
    A_HEX,
    title="{busho} stands alone: does he withdraw?",
    decline="He joins the nearest friend",
    buttons=TO,
    places=("hex",),
    context={**EVENT, **RIDER},
    wordings=reacts("{busho} withdraws to {hex}", *MOVED),
    subject=("here",),
    piece="rider",
)
STRAY = Kind(
    mv.STRAY_CHOICE,
    "stray",
    **UNITS,
    title="Which unit does the busho join?",
    context=EVENT,
    wordings=reacts("{unit} takes the busho in", BY_SAMURAI),
    nobody=WHO,
)
WITHDRAWAL = Kind(
    mv.WITHDRAWAL_CHOICE,
    "react-withdraw",
    doing("unit", "unit", what="side", of="facing"),
    title=reaction_to_move("who withdraws?"),
    decline="Nobody withdraws",
    buttons=(Case("{unit} to the {side}"),),
    places=("start",),
    context=EVENT,
    derived=START,
    trace=(Case("{unit} withdraws", rule="6.45"),),
    wordings={REACTION: (Case(withdraws),), OCCASION: MOVED},
    against=("here",),
)
_TURNS = one_of({0: "Clockwise", 1: "Counter-clockwise"}, "direction")
_TURNED = {"to": ("facing", facing_turned_to)}
WITHDRAWAL_TURN = Kind(
    mv.WITHDRAWAL_TURN_CHOICE,
    "react-withdraw-turn",
    A_WAY,
    title="{mover} turns: which way?",
    decline="No turn",
    buttons=_TURNS,
    context={
        **EVENT,
        "mover": ("unit", in_register(State.move.reacting.at)),
        "stands": ("hex", where_is(State.move.reacting.at)),
    },
    derived=_TURNED,
    wordings=reacts("{mover} turns to {to}", *MOVED),
    subject=("stands",),
    piece="mover",
)
FACING = Kind(
    mv.FACING_CHOICE,
    "react-turn",
    doing("unit", "unit", what="direction"),
    title=reaction_to_move("who turns?"),
    decline="Nobody turns",
    buttons=one_of({0: "{unit}, clockwise", 1: "{unit}, counter-clockwise"}, "direction"),
    places=("start",),
    context=EVENT,
    derived={**START, **_TURNED},
    wordings=reacts("{unit} turns to {to}", *MOVED),
    against=("here",),
)
_FIRES = (Case("{unit} fires at {charger}", {"charged": 1}), Case("{unit} fires at {comer}"))
ENTRY_FIRE, RETIRE_FIRE = (
    Kind(
        code,
        name,
        **UNITS,
        title=title,
        decline="Hold fire",
        context=EVENT,
        against=("here",),
        trace=(Case(f"{{unit}} fires at {whom}", rule=rule),),
        wordings={REACTION: _FIRES, OCCASION: MOVED},
    )
    for code, name, title, rule, whom in (
        (
            *(mv.ENTRY_FIRE_CHOICE, "entry-fire", reaction_to_move("who fires?")),
            *("8.41", "the unit that entered its zone"),
        ),
        (
            *(mv.RETIRE_FIRE_CHOICE, "retire-fire", reaction_to_move("who fires?")),
            *("8.42", "who leaves its zone"),
        ),
    )
)
_HARASSED, _WITHDRAWN = Case("the enemy harasses"), Case("the enemy withdraws")
HARASS_TURN = Kind(
    mv.HARASS_TURN_CHOICE,
    "harass-turn",
    A_WAY,
    title="{mover} turns: which way?",
    buttons=_TURNS,
    subject=("here",),
    context=of_unit(State.move.quarry.at),
    derived=_TURNED,
    wordings=reacts("{mover} turns to {to}", _HARASSED),
    piece="mover",
)
BYSTANDER = Kind(
    mv.BYSTANDER_CHOICE,
    "bystander",
    **UNITS,
    title="Fire at the harasser?",
    decline="Hold fire",
    trace=(Case("{unit} fires at who rides by", rule="8.44"),),
    wordings=reacts("{unit} fires at the harasser", _HARASSED),
    context={"foe": ("hex", where_is(State.move.harasser.at))},
    against=("foe",),
)
LURED = Kind(
    mv.LURED_CHOICE,
    "lured",
    A_HEX,
    title="{mover} is lured: which way does it follow?",
    decline="Stay",
    buttons=TO,
    places=("hex",),
    subject=("here",),
    context=of_unit(State.move.quarry.at),
    wordings=reacts("{mover} goes to {hex}", _HARASSED),
    piece="mover",
)
CHASER = Kind(
    mv.CHASER_CHOICE,
    "chaser",
    **UNITS,
    title="Which unit pursues?",
    decline="Nobody pursues",
    wordings=reacts("{unit} goes first", _WITHDRAWN),
    nobody=WHO,
)
CHASE = Kind(
    mv.CHASE_CHOICE,
    "chase",
    **UNITS,
    title="Whom does {mover} pursue?",
    decline="Nobody is pursued",
    subject=("here",),
    context=of_unit(State.mover.at),
    trace=(Case("{mover} pursues {unit}", rule="6.51"),),
    wordings=reacts("{mover} pursues {unit}", _WITHDRAWN),
    piece="mover",
)
