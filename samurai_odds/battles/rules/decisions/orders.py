"""Decisions of orders, movement and battle."""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.context import (
    FIGHTING,
    PIECE_THERE,
    acts_alone,
    attacker_at,
    firing_again,
    has_fired,
    leader_at,
    mover,
    mover_at,
    orders_given,
    piece_ordered,
    stands_at,
    was_asked,
)
from samurai_odds.battles.rules.decisions.lines import (
    inspiring,
    line_of_battle,
    line_of_battle_in_turn,
    line_of_move,
    line_of_mover,
    line_of_order,
    mode_by_distance,
)
from samurai_odds.battles.rules.decisions.packed import (
    A_BATTLE,
    A_BONUS,
    A_HEX,
    AN_ORDER,
    BATTLE_LINE,
    MOVE_LINE,
    ORDER_LINE,
    PIECE,
    SPLIT,
    UNDER,
    YES,
)
from samurai_odds.battles.rules.decisions.said import (
    BATTLE_PHASE,
    ENDS,
    GENERALS_INITIATIVE,
    MOVEMENT_PHASE,
    NOTHING,
    ORDER_BUTTONS,
    ORDER_PHASE,
    ORDERED,
    fires_at,
    way_to_battle,
)
from samurai_odds.battles.rules.layout import State
from samurai_odds.play.at_table import END, TARGET
from samurai_odds.play.decisions import WHO, Case, Form, Happens, Kind, in_register
from samurai_odds.play.packing import Field, Packing

_INSPIRE_ANSWERS = "inspire yes, or inspire no, or inspire back yes"

ORDER = Kind(
    at.ORDER_CHOICE,
    "order",
    AN_ORDER,
    line=ORDER_LINE,
    as_other_line=line_of_order,
    title="Order a unit or leader: {card:led}, {given} ordered",
    decline="No more orders",
    buttons=ORDER_BUTTONS,
    places=("hex",),
    context={
        "card": ("card", in_register(State.card.at)),
        "given": ("number", orders_given),
        "alone": ("number", acts_alone),
    },
    derived={"piece": ("piece", piece_ordered), "leader": ("leader", leader_at)},
    trace=tuple(
        Case(f"{{hex:giver}}orders {text}", where | {"alone": alone}, rule=rule)
        for alone, rule in enumerate((ORDER_PHASE, GENERALS_INITIATIVE))
        for text, where in (
            ("{hex:occupant}", {"how": PIECE}),
            ("{leader} to split from his unit", {"how": SPLIT}),
            ("{leader} to command", {"how": UNDER}),
        )
    ),
    forms=(
        Form("order {hex}", {"how": PIECE, "by": at.NONE}),
        Form("order leader {hex}", {"how": SPLIT, "by": at.NONE}),
        Form("order {hex} by {by}", {"how": PIECE}, shown=False),
        Form("order leader {hex} by {by}", {"how": SPLIT}, shown=False),
        Form("order none", {"how": 0, "hex": 0, "by": at.NONE}),
        Form("command {hex}", {"how": UNDER, "by": at.NONE}),
        Form("command {hex} by {by}", {"how": UNDER}, shown=False),
    ),
    may_fail=True,
    more="orders",
    planned=True,
    happens=(Happens("order", piece="piece", start="hex", what=ORDERED),),
    declined=END,
    without="Go without orders",
    nobody=WHO,
)
MOVER = Kind(
    at.MOVER_CHOICE,
    "mover",
    AN_ORDER,
    line=MOVE_LINE,
    as_line=line_of_mover,
    title="Who moves next?",
    decline="Nobody else moves",
    buttons=ORDER_BUTTONS,
    places=("hex",),
    derived={"leader": ("leader", leader_at)},
    # else the move is told
    trace=(Case("{seat} moves nobody else", {"how": 0}, rule=MOVEMENT_PHASE),),
    declines=True,
    planned=True,
    happens=(Happens("pass", {"how": 0}, what="moves"), Happens("")),
    declined=END,
    without="Go without moves",
    nobody=WHO,
)
MOVE = Kind(
    at.MOVE_CHOICE,
    "move",
    A_HEX,
    line=MOVE_LINE,
    as_line=line_of_move,
    title="Move {piece}",
    buttons=(
        Case("Leave the board", {"hex": at.OFF_BOARD}, ()),
        Case("Stay", {"hex": "start"}, ()),  # by a button, as a tap on it is to choose it
        *ENDS,
    ),
    places=("hex",),
    subject=("start",),
    context={"piece": ("piece", mover), "start": ("hex", mover_at)},
    trace=(
        Case("", {"hex": "start", "asked": 0}),
        Case("{piece} stays", {"hex": "start"}, rule=MOVEMENT_PHASE),
        Case("{piece} leaves the board", {"hex": at.OFF_BOARD}, rule=MOVEMENT_PHASE),
        Case("{piece} moves to {hex}", rule=MOVEMENT_PHASE),
    ),
    after={"asked": ("number", was_asked)},
    forms=(
        Form("move {start} {hex}", {"leader": 0}),
        Form("move leader {start} {hex}", {"leader": 1}),
        Form("move {start} stay", {"leader": 0, "hex": "start"}),
        Form("move {start} off", {"leader": 0, "hex": at.OFF_BOARD}),
        Form("move leader {start} stay", {"leader": 1, "hex": "start"}, shown=False),
        Form("move leader {start} off", {"leader": 1, "hex": at.OFF_BOARD}, shown=False),
    ),
    may_fail=True,
    planned=True,
    happens=(
        Happens("", {"hex": "start", "asked": 0}),
        Happens("stay", {"hex": "start"}, piece="piece", start="start"),
        Happens("leave", {"hex": at.OFF_BOARD}, piece="piece", start="start"),
        Happens("move", piece="piece", start="start", end="hex"),
    ),
    piece="piece",
)
BATTLE = Kind(
    at.BATTLE_CHOICE,
    "battle",
    A_BATTLE,
    line=BATTLE_LINE,
    as_line=line_of_battle,
    as_other_line=line_of_battle_in_turn,
    title="Declare a battle: tap who, then whom",
    decline="No more battles",
    buttons=(
        Case("{unit} attacks {hex:occupant}", {"mode": at.CLOSE}),
        Case("{unit} fires at {hex:occupant}", {"mode": at.FIRE}),
        Case("{unit} leads a swarm against {hex:occupant}", {"mode": at.SWARM}),
    ),
    places=("start", "hex"),
    context={"again": ("unit", firing_again), "fired": ("number", has_fired)},
    derived={**PIECE_THERE, "start": ("hex", stands_at)},
    trace=(
        Case("", {"unit": at.NONE, "fired": 0}),
        Case("{again} fires once only", {"unit": at.NONE}, rule=f"{BATTLE_PHASE}; ruling B28"),
        Case(
            "{unit} attacks {hex:occupant}",
            {"mode": at.CLOSE},
            rule=f"{BATTLE_PHASE}, Close Combat 1",
        ),
        Case(fires_at, {"mode": at.FIRE}, rule=f"{BATTLE_PHASE}, Ranged Combat 1"),
        Case(
            "{unit} leads a levy swarm against {hex:occupant}",
            {"mode": at.SWARM},
            rule=f"{BATTLE_PHASE}, Levy Infantry Swarm",
        ),
    ),
    declines=True,
    forms=(
        Form("battle {start} {hex}", {"mode": mode_by_distance}),
        Form("battle none", {"ordinal": 0, "mode": 0, "start": 0, "hex": 0}),
        Form("swarm {start} {hex}", {"mode": at.SWARM}),
    ),
    may_fail=True,
    more="battles",
    planned=True,
    happens=(
        Happens("", {"unit": at.NONE, "fired": 0}),
        Happens("pass", {"unit": at.NONE}, what="battles"),
        Happens("attack", {}, "unit", "target", "start", "hex", what=way_to_battle),
    ),
    declined=END,
    without="Go without battles",
    role=TARGET,
    nobody=WHO,
)
INSPIRE = Kind(
    at.INSPIRE_CHOICE,
    "inspire",
    Packing((Field("levies", "number"),)),
    title="{fighter} against {foe:occupant}: inspire with a leader?",
    decline="Don't inspire",
    buttons=(Case("Inspire", {"levies": 1}), Case("Inspire {levies} levies")),
    forms=(Form("inspire yes", makes=inspiring), Form("inspire no", {"levies": 0})),
    answers=(
        Form("inspire yes", {"levies": 1}, usage=_INSPIRE_ANSWERS),
        Form("inspire no", {"levies": 0}),
    ),
    happens=NOTHING,
    context={**FIGHTING},
    subject=("start",),
    piece="fighter",
    against=("foe",),
)
GAIN = Kind(
    at.GAIN_CHOICE,
    "gain ground",
    YES,
    title="{unit} gains ground to {there}?",
    decline="Stay",
    buttons=(Case("Gain ground to {there}"),),
    places=("there",),
    subject=("start",),
    context={
        "unit": ("unit", in_register(State.attacker.at)),
        "start": ("hex", attacker_at),
        "there": ("hex", in_register(State.battle_at.at)),
    },
    trace=(
        Case("{unit} does not gain ground", {"yes": 0}, rule="Gaining Ground"),
        Case("{unit} gains ground to {there}", rule="Gaining Ground"),
    ),
    declines=True,
    forms=(Form("gain yes", {"yes": 1}), Form("gain no", {"yes": 0})),
    answers=(Form("gain yes", {"yes": 1}), Form("gain no", {"yes": 0})),
    happens=(
        Happens("stay", {"yes": 0}, piece="unit", start="start"),
        Happens("advance", piece="unit", start="start", end="there"),
    ),
    piece="unit",
)
BONUS = Kind(
    at.BONUS_CHOICE,
    "bonus",
    A_BONUS,
    title="{unit}: a bonus close combat?",
    decline="No bonus combat",
    buttons=(Case("Attack {hex:occupant}"),),
    places=("hex",),
    subject=("start",),
    context={"unit": ("unit", in_register(State.attacker.at)), "start": ("hex", attacker_at)},
    trace=(Case("{unit} attacks {hex:occupant}", rule="Bonus Close Combat"),),
    forms=(Form("bonus {hex}", {"fights": 1}), Form("bonus no", {"fights": 0, "hex": 0})),
    answers=(Form("bonus {hex}", {"fights": 1}), Form("bonus no", {"fights": 0, "hex": 0})),
    happens=(Happens("attack", {}, "unit", "target", "start", "hex", what="bonus"),),
    derived={**PIECE_THERE},
    piece="unit",
    role=TARGET,
)
