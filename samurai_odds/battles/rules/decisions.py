"""What a player decides in a battle, each kind declared once: its numbers, its words, its orders.

The numbers of a script's lines say where a unit stands instead of which it is, so that a line is
the same whatever has happened; who moves next is written as the move, without where to.
"""

from typing import Any

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.pieces import fires_again, hex_of
from samurai_odds.play.at_table import END, TARGET
from samurai_odds.play.decisions import HAND, WHO, Case, Form, Happens, Kind, Kinds, Ordered, Words
from samurai_odds.play.packing import Field, Fields, Packing
from samurai_odds.play.replay import Step

_CARD, _ORDERS = "Phase 1, Play a Command Card", "Phase 2, Order Units and Leaders"
_MOVES, _BATTLE, _END = "Phase 3, Movement", "Phase 4, Battle", "Phase 5, End of Turn"
_DRAGON, _INITIATIVE = "Dragon Cards", "Field General's Initiative; ruling E6"
_LACK, _EPIC = "Lack of Honor; ruling B12", "is said in Epic battles only"
_INSPIRE_ANSWERS = "inspire yes, or inspire no, or inspire back yes"
_HEX, _YES = Field("hex", "hex"), Packing((Field("yes", "number"),))
_PLACE = Packing((_HEX,))

# ---- what rules pack and take out ----------------------------------------------------

_OF_CARD = Packing((Field("rack", "number"), Field("card", "card")))
card_value = _OF_CARD.packer(__name__, "card_value")
card_of = _OF_CARD.taker(__name__, "card_of", "card")
is_from_rack = _OF_CARD.taker(__name__, "is_from_rack", "rack")

_OF_DRAGON = Packing((Field("card", "dragon", first=1), _HEX))
dragon_value = _OF_DRAGON.packer(__name__, "dragon_value")
dragon_of = _OF_DRAGON.taker(__name__, "dragon_of", "card")
dragon_hex = _OF_DRAGON.taker(__name__, "dragon_hex", "hex")

PIECE, SPLIT, UNDER = 1, 2, 3  # how a hex is ordered: who stands there, its leader, as commander
_OF_ORDER = Packing((Field("how", "number"), _HEX))
order_value = _OF_ORDER.packer(__name__, "order_value")
order_how = _OF_ORDER.taker(__name__, "order_how", "how")
order_hex = _OF_ORDER.taker(__name__, "order_hex", "hex")
ORDER_LINE = Packing((Field("by", "slot", first=1), Field("how", "number", 10), _HEX))
order_line = ORDER_LINE.packer(__name__, "order_line")

MOVE_LINE = Packing((Field("leader", "number"), Field("start", "hex"), _HEX))
move_line = MOVE_LINE.packer(__name__, "move_line")

_OF_BATTLE = Packing((Field("unit", "unit", first=1), Field("mode", "number", 10), _HEX))
battle_value = _OF_BATTLE.packer(__name__, "battle_value")
battle_unit = _OF_BATTLE.taker(__name__, "battle_unit", "unit")
battle_mode = _OF_BATTLE.taker(__name__, "battle_mode", "mode")
battle_hex = _OF_BATTLE.taker(__name__, "battle_hex", "hex")
BATTLE_LINE = Packing(
    (Field("ordinal", "number"), Field("mode", "number", 10), Field("start", "hex"), _HEX)
)  # ordinal: 1 the first of a unit's two battles, 2 the second; 0 of its only one
battle_line = BATTLE_LINE.packer(__name__, "battle_line")

_OF_BONUS = Packing((Field("fights", "number"), _HEX))
bonus_value = _OF_BONUS.packer(__name__, "bonus_value")
bonus_hex = _OF_BONUS.taker(__name__, "bonus_hex", "hex")

# ---- what the state has beside an option ---------------------------------------------


def _register(place: int) -> Any:
    return lambda s: int(s[place])


def _mover(s: State) -> int:
    return int(s.ordered[s.next_move])


def _start(s: State) -> int:
    return int(hex_of(s, _mover(s)))


def _given(s: State) -> int:
    return int(s.orders_given - s.orders_before)


def _leader_at(s: State, fields: Fields) -> int:
    return int(s.leader_at[fields["hex"]])


def _unit_at(s: State, fields: Fields) -> int:
    return int(s.unit_at[fields["hex"]])


def _stands(s: State, fields: Fields) -> int:
    return int(s.unit_hex[fields["unit"]]) if fields["unit"] >= 0 else at.NOWHERE


def _struck(s: State) -> int:
    """Return the unit that flags are rolled against, NONE for a leader alone."""
    if s.phase == at.INITIATIVE_RETREAT:
        return int(s.harmed)
    return int(s.attacker if s.asked == s.active else s.defender)


def _struck_at(s: State) -> int:
    unit = _struck(s)
    return int(s.unit_hex[unit]) if unit >= 0 else at.NOWHERE


def _attacker_at(s: State) -> int:
    return int(s.unit_hex[s.attacker])


def _acts_alone(s: State) -> int:
    return int(s.phase == at.INITIATIVE_ACT)


def _fires_again(s: State) -> int:
    return int(fires_again(s))


def _has_fired(s: State) -> int:
    return int(fires_again(s) >= 0)


def _helped(s: State, fields: Fields) -> int:
    return int(s.led if fields["slot"] == at.HAND_CARD else s.led_beside)


def _turned_into(step: Step) -> int:
    return int(State(step.after).card)


def _tokens_gained(step: Step) -> int:
    """Return how many tokens the player whose turn it is gained (B22)."""
    before, after = State(step.before), State(step.after)
    side = before.active
    return int(after.sides[side].tokens - before.sides[side].tokens)


def _unit_hit(step: Step) -> int:
    return int(State(step.before).unit_at[step.value])


def _blocks_left(step: Step) -> int:
    return int(State(step.after).unit_blocks[_unit_hit(step)])


def _blocks_lost(step: Step) -> int:
    return int(State(step.before).unit_blocks[_unit_hit(step)]) - _blocks_left(step)


def _is_gone(step: Step) -> int:
    return int(State(step.after).unit_hex[_unit_hit(step)] < 0)


def _must_retreat(step: Step) -> int:
    return int(State(step.after).phase == at.INITIATIVE_RETREAT)


def _was_asked(step: Step) -> int:
    return int(step.asked)


def _command(place: int) -> Any:
    return lambda step: int(step.after[place])


def _piece_at(s: State, fields: Fields) -> int:
    """Return the piece that a hex is named for: its unit, else the leader alone; NONE if none."""
    place = fields["hex"]
    if place >= at.MOST_HEXES or place < 0:
        return at.NONE
    unit, leader = int(s.unit_at[place]), int(s.leader_at[place])
    if unit >= 0:
        return unit
    return at.MOST_UNITS + leader if leader >= 0 else at.NONE


def _ordered(s: State, fields: Fields) -> int:
    """Return the piece that an order is for."""
    if fields["how"] == SPLIT:
        return at.MOST_UNITS + _leader_at(s, fields)
    return _piece_at(s, fields)


def _asks_attacker(s: State) -> bool:
    return bool(s.asked == s.active)


def _fighter(s: State) -> int:
    """Return the piece of the battle under way whose owner is asked."""
    unit = int(s.attacker if _asks_attacker(s) else s.defender)
    leader = int(s.attacker_leader if _asks_attacker(s) else s.defender_leader)
    return unit if unit >= 0 else at.MOST_UNITS + leader


def _fighter_at(s: State) -> int:
    return int(s.battle_from if _asks_attacker(s) else s.battle_at)


def _foe_at(s: State) -> int:
    return int(s.battle_at if _asks_attacker(s) else s.battle_from)


def _leader_alone(s: State) -> int:
    return at.MOST_UNITS + int(s.attacker_leader if _asks_attacker(s) else s.defender_leader)


def _leader_alone_at(s: State) -> int:
    return int(s.leader_hex[_leader_alone(s) - at.MOST_UNITS])


# ---- as lines of a script ------------------------------------------------------------


def _order_given(s: State, choice: int) -> int:
    """Write an order with who gives it."""
    if choice == 0:
        return at.NONE
    return order_line(s.slot, order_how(choice), order_hex(choice))


def _mover_line(s: State, choice: int) -> int:
    if choice == 0:
        return 0
    place = order_hex(choice)
    unit = order_how(choice) < SPLIT and s.unit_at[place] >= 0
    return move_line(0 if unit else 1, place, 0)


def _move_line(s: State, choice: int) -> int:
    piece = s.ordered[s.next_move]
    if piece < at.MOST_UNITS:
        return move_line(0, s.unit_hex[piece], choice)
    return move_line(1, s.leader_hex[piece - at.MOST_UNITS], choice)


def _battle_line(s: State, choice: int) -> int:
    if choice == 0:
        return 0
    here = s.unit_hex[battle_unit(choice)]
    return battle_line(0, battle_mode(choice), here, battle_hex(choice))


def _battle_in_turn(s: State, choice: int) -> int:
    """Write a battle with which of a unit's two it is."""
    if choice == 0:
        return at.NONE
    unit = battle_unit(choice)
    here, ordinal = s.unit_hex[unit], 3 - s.unit_battles[unit]
    return battle_line(ordinal, battle_mode(choice), here, battle_hex(choice))


def _mode(fields: Fields, words: Words) -> int:
    """Return how a battle is fought: close combat with a neighbor, else fire."""
    near: bool = words.about.distance(fields["start"], fields["hex"]) == 1
    return at.CLOSE if near else at.FIRE


def _inspired(fields: Fields, words: Words) -> list[Ordered]:
    return [(at.INSPIRE_CHOICE, levies) for levies in range(6, 0, -1)]


# ---- what happens ------------------------------------------------------------------------


def _command_card(names: Any, fields: Fields) -> str:
    return str(names.card_key(fields["card"]))


def _dragon_card(names: Any, fields: Fields) -> str:
    return str(names.dragon_key(fields["card"]))


def _manner(names: Any, fields: Fields) -> str:
    return WAYS_TO_BATTLE[fields["mode"]]


ORDERED, FIRST_STRIKE = "ordered", "first strike"
WAYS_TO_BATTLE = ("close", "fire", "swarm")  # by mode
_FIGHTING = {
    "fighter": ("piece", _fighter),
    "start": ("hex", _fighter_at),
    "foe": ("hex", _foe_at),
}
_TARGET = {"target": ("piece", _piece_at)}
_NOTHING = (Happens(""),)  # it is told of the step, not of the decision

# ---- what is said --------------------------------------------------------------------


def _fired(names: Any, s: State, fields: Fields) -> str:
    start, there = fields["start"], fields["hex"]
    hexes = names.setup.scenario.board.distance(start, there)
    who, whom = names.unit(s, fields["unit"]), names.at_hex(s, there)
    return f"{who} fires {hexes} hexes at {whom}"


_ORDER_BUTTONS = (
    Case("{hex:occupant}", {"how": PIECE}),
    Case("{leader} apart from his unit", {"how": SPLIT}),
    Case("{leader} commands"),
)
_ENDS = (Case("To {hex}"),)

# ---- orders --------------------------------------------------------------------------

ORDER = Kind(
    at.ORDER_CHOICE,
    "order",
    _OF_ORDER,
    line=ORDER_LINE,
    as_other_line=_order_given,
    title="Order a unit or leader: {card:led}, {given} ordered",
    decline="No more orders",
    buttons=_ORDER_BUTTONS,
    places=("hex",),
    context={
        "card": ("card", _register(State.card.at)),
        "given": ("number", _given),
        "alone": ("number", _acts_alone),
    },
    derived={"piece": ("piece", _ordered), "leader": ("leader", _leader_at)},
    trace=tuple(
        Case(f"{{hex:giver}}orders {text}", where | {"alone": alone}, rule=rule)
        for alone, rule in enumerate((_ORDERS, _INITIATIVE))
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
    _OF_ORDER,
    line=MOVE_LINE,
    as_line=_mover_line,
    title="Who moves next?",
    decline="Nobody else moves",
    buttons=_ORDER_BUTTONS,
    places=("hex",),
    derived={"leader": ("leader", _leader_at)},
    trace=(Case("{seat} moves nobody else", {"how": 0}, rule=_MOVES),),  # else the move is told
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
    _PLACE,
    line=MOVE_LINE,
    as_line=_move_line,
    title="Move {piece}",
    buttons=(
        Case("Leave the board", {"hex": at.OFF_BOARD}, ()),
        Case("Stay", {"hex": "start"}, ()),  # by a button, as a tap on it is to choose it
        *_ENDS,
    ),
    places=("hex",),
    subject=("start",),
    context={"piece": ("piece", _mover), "start": ("hex", _start)},
    trace=(
        Case("", {"hex": "start", "asked": 0}),
        Case("{piece} stays", {"hex": "start"}, rule=_MOVES),
        Case("{piece} leaves the board", {"hex": at.OFF_BOARD}, rule=_MOVES),
        Case("{piece} moves to {hex}", rule=_MOVES),
    ),
    after={"asked": ("number", _was_asked)},
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
    _OF_BATTLE,
    line=BATTLE_LINE,
    as_line=_battle_line,
    as_other_line=_battle_in_turn,
    title="Declare a battle: tap who, then whom",
    decline="No more battles",
    buttons=(
        Case("{unit} attacks {hex:occupant}", {"mode": at.CLOSE}),
        Case("{unit} fires at {hex:occupant}", {"mode": at.FIRE}),
        Case("{unit} leads a swarm against {hex:occupant}", {"mode": at.SWARM}),
    ),
    places=("start", "hex"),
    context={"again": ("unit", _fires_again), "fired": ("number", _has_fired)},
    derived={**_TARGET, "start": ("hex", _stands)},
    trace=(
        Case("", {"unit": at.NONE, "fired": 0}),
        Case("{again} fires once only", {"unit": at.NONE}, rule=f"{_BATTLE}; ruling B28"),
        Case(
            "{unit} attacks {hex:occupant}",
            {"mode": at.CLOSE},
            rule=f"{_BATTLE}, Close Combat 1",
        ),
        Case(_fired, {"mode": at.FIRE}, rule=f"{_BATTLE}, Ranged Combat 1"),
        Case(
            "{unit} leads a levy swarm against {hex:occupant}",
            {"mode": at.SWARM},
            rule=f"{_BATTLE}, Levy Infantry Swarm",
        ),
    ),
    declines=True,
    forms=(
        Form("battle {start} {hex}", {"mode": _mode}),
        Form("battle none", {"ordinal": 0, "mode": 0, "start": 0, "hex": 0}),
        Form("swarm {start} {hex}", {"mode": at.SWARM}),
    ),
    may_fail=True,
    more="battles",
    planned=True,
    happens=(
        Happens("", {"unit": at.NONE, "fired": 0}),
        Happens("pass", {"unit": at.NONE}, what="battles"),
        Happens("attack", {}, "unit", "target", "start", "hex", what=_manner),
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
    forms=(Form("inspire yes", makes=_inspired), Form("inspire no", {"levies": 0})),
    answers=(
        Form("inspire yes", {"levies": 1}, usage=_INSPIRE_ANSWERS),
        Form("inspire no", {"levies": 0}),
    ),
    happens=_NOTHING,
    context={**_FIGHTING},
    subject=("start",),
    piece="fighter",
    against=("foe",),
)
GAIN = Kind(
    at.GAIN_CHOICE,
    "gain ground",
    _YES,
    title="{unit} gains ground to {there}?",
    decline="Stay",
    buttons=(Case("Gain ground to {there}"),),
    places=("there",),
    subject=("start",),
    context={
        "unit": ("unit", _register(State.attacker.at)),
        "start": ("hex", _attacker_at),
        "there": ("hex", _register(State.battle_at.at)),
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
    _OF_BONUS,
    title="{unit}: a bonus close combat?",
    decline="No bonus combat",
    buttons=(Case("Attack {hex:occupant}"),),
    places=("hex",),
    subject=("start",),
    context={"unit": ("unit", _register(State.attacker.at)), "start": ("hex", _attacker_at)},
    trace=(Case("{unit} attacks {hex:occupant}", rule="Bonus Close Combat"),),
    forms=(Form("bonus {hex}", {"fights": 1}), Form("bonus no", {"fights": 0, "hex": 0})),
    answers=(Form("bonus {hex}", {"fights": 1}), Form("bonus no", {"fights": 0, "hex": 0})),
    happens=(Happens("attack", {}, "unit", "target", "start", "hex", what="bonus"),),
    derived={**_TARGET},
    piece="unit",
    role=TARGET,
)

# ---- cards ---------------------------------------------------------------------------

_LED_BUTTONS = (Case("{card:led}", {"rack": 0}), Case("{card:led} (rack)"))
CARD = Kind(
    at.CARD_CHOICE,
    "card",
    _OF_CARD,
    title="Play a command card",
    buttons=_LED_BUTTONS,
    trace=tuple(
        Case(
            f"{{seat}} leads {{card}}{source}{other}; command {{command}}",
            {"rack": rack, **alike},
            rule=_CARD,
        )
        for rack, source in enumerate(("", " from the rack"))
        for other, alike in (("", {"becomes": "card"}), (", which stands for {becomes}", {}))
    ),
    after={"becomes": ("card", _turned_into), "command": ("number", _command(State.command.at))},
    planned=True,
    happens=(Happens("lead", what=_command_card),),
    nobody=HAND,
)
DRAGON = Kind(
    at.DRAGON_CHOICE,
    "dragon",
    _OF_DRAGON,
    title="Play a Dragon card?",
    decline="No Dragon card",
    buttons=(
        Case("{card}", {"hex": at.OFF_BOARD}, ()),
        Case("{card} on {hex:occupant}"),
    ),
    places=("hex",),
    trace=(
        Case("{seat} plays {card}", {"hex": at.OFF_BOARD}, rule=_DRAGON),
        Case("{seat} plays {card} on {hex:occupant}", rule=_DRAGON),
    ),
    forms=(
        Form("dragon {card}", {"hex": at.OFF_BOARD}),
        Form("dragon {card} {hex}"),
        Form("dragon none", {"card": at.NONE, "hex": 0}),
    ),
    planned=True,
    happens=(
        Happens("play", {"hex": at.OFF_BOARD}, what=_dragon_card),
        Happens("play", target="target", end="hex", what=_dragon_card),
    ),
    derived={**_TARGET},
    nobody=HAND,
)
CHALLENGE = Kind(
    at.CHALLENGE_CHOICE,
    "challenge",
    _YES,
    title="{fighter} against {foe:occupant}: play Personal Challenge?",
    decline="No challenge",
    buttons=(Case("Challenge"),),
    trace=(Case("{seat} plays a Personal Challenge", rule=_DRAGON),),
    answers=(Form("challenge {place}", {"yes": 1}),),
    happens=(Happens("play", what="challenge"),),
    context={**_FIGHTING},
    subject=("start",),
    piece="fighter",
    against=("foe",),
)
ANSWER = Kind(
    at.ANSWER_CHOICE,
    "answer",
    Packing((Field("card", "dragon", first=2),)),  # 1: First Strike
    title="{foe:occupant} attacks {fighter}: answer?",
    decline="No answer",
    buttons=(Case("First Strike", {"card": at.NONE}), Case("{card}")),
    trace=(
        Case(
            "{seat} answers with First Strike",
            {"card": at.NONE},
            rule="First Strike; ruling B15",
        ),
        Case("{seat} answers with {card}", rule=_DRAGON),
    ),
    answers=(Form("answer {place} {card:answer}"),),
    happens=(
        Happens("answer", {"card": at.NONE}, what=FIRST_STRIKE),
        Happens("answer", what=_dragon_card),
    ),
    context={**_FIGHTING},
    subject=("start",),
    piece="fighter",
    against=("foe",),
)
REPLENISH = Kind(
    at.REPLENISH_CHOICE,
    "replenish",
    Packing((Field("dragon", "number"),)),
    title="Replenish",
    decline="Take tokens",
    buttons=(Case("Draw a Dragon card"),),
    trace=(
        Case("{seat} takes {gained:end_tokens}", {"dragon": 0}, rule=_END),
        Case("{seat} draws a Dragon card", rule=_END),
    ),
    after={"gained": ("number", _tokens_gained)},
    declines=True,
    forms=(Form("replenish tokens", {"dragon": 0}), Form("replenish dragon", {"dragon": 1})),
    happens=(Happens("collect", {"dragon": 0}, gained="gained"), Happens("draw")),
    nobody=HAND,
)
DISCARD = Kind(
    at.DISCARD_CHOICE,
    "discard",
    Packing((Field("card", "dragon", first=1),)),
    title="Discard a Dragon card for tokens?",
    decline="Keep all",
    buttons=(Case("Discard {card}"),),
    trace=(Case("{seat} discards {card} for {gained:discard_tokens}", rule=_END),),
    after={"gained": ("number", _tokens_gained)},
    answers=(Form("discard {card:discarded}"),),
    happens=(Happens("discard", what=_dragon_card, gained="gained"),),
    nobody=HAND,
)
KEEP = Kind(
    at.KEEP_CHOICE,
    "keep",
    Packing((Field("card", "card"),)),
    title="Keep one of the two cards",
    buttons=(Case("{card}"),),
    trace=(Case("{seat} keeps {card} of the two", rule=_END, instead="{seat} keeps one of two"),),
    happens=(Happens("keep", what=_command_card, secret=("what", "card")),),
    nobody=HAND,
)

# ---- what a strike leaves to decide --------------------------------------------------

_STRUCK = {"struck": ("struck", _struck), "start": ("hex", _struck_at)}
BOLSTER = Kind(
    at.BOLSTER_CHOICE,
    "bolster",
    Packing((Field("flags", "number"),)),
    title="{struck}: how many flags to ignore?",
    buttons=(Case("Ignore none", {"flags": 0}), Case("Ignore {flags:flags}")),
    subject=("start",),
    context=_STRUCK,
    answers=(Form("ignore {flags}"),),
    happens=_NOTHING,
    piece="struck",
)
RETREAT = Kind(
    at.RETREAT_CHOICE,
    "retreat",
    _PLACE,
    title="{struck} retreats",
    buttons=(Case("Leave the board", {"hex": at.OFF_BOARD}, ()), *_ENDS),
    places=("hex",),
    subject=("start",),
    context=_STRUCK,
    answers=(Form("retreat {hex}"),),
    happens=_NOTHING,
    piece="struck",
)
FATE = Kind(
    at.FATE_CHOICE,
    "fate",
    _PLACE,
    title="{leader} is left alone",
    buttons=(Case("Seppuku", {"hex": at.OFF_BOARD}, ()), *_ENDS),
    places=("hex",),
    answers=(Form("fate {hex}"), Form("fate seppuku", {"hex": at.OFF_BOARD})),
    happens=_NOTHING,
    context={"leader": ("piece", _leader_alone), "start": ("hex", _leader_alone_at)},
    subject=("start",),
    piece="leader",
)
LACK, FAMINE = (
    Kind(
        code,
        name,
        _PLACE,
        title="Lack of Honor: a unit loses a block",
        buttons=(Case("{hex:occupant}"),),
        places=("hex",),
        derived={"unit": ("unit", _unit_at)},
        trace=(
            Case("{unit} loses its last block and is eliminated", {"left": 0}, rule=_LACK),
            Case("{unit} loses a block, {left} left", rule=_LACK),
        ),
        after={"left": ("number", _blocks_left), "lost": ("number", _blocks_lost)},
        happens=(Happens("loss", {}, "unit", start="hex", lost="lost", left="left"),),
        answers=answers,
        nobody=WHO,
    )
    for code, name, answers in (
        (at.LACK_CHOICE, "lack of honor", (Form("struck {hex}"),)),
        (at.FAMINE_CHOICE, "famine", ()),  # answered by the same lines
    )
)

# ---- Epic ----------------------------------------------------------------------------

PAIR = Kind(
    at.PAIR_CHOICE,
    "pair",
    _OF_CARD,
    title="A second card from the rack?",
    decline="That card alone",
    buttons=_LED_BUTTONS,
    trace=(
        Case(
            "and beside it {card} from the rack; command {command}",
            rule="Epic 1; rulings E3, E4",
        ),
    ),
    after={"command": ("number", _command(State.command_beside.at))},
    planned=True,
    happens=(Happens("lead", what=_command_card),),
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
    after={"becomes": ("card", _turned_into)},
    forms=(Form("copy {card}"),),
    only=_EPIC,
    planned=True,
    happens=(Happens("chosen", what=_command_card),),
    nobody=HAND,
)
BESIDE = Kind(
    at.BESIDE_CHOICE,
    "beside",
    Packing((Field("slot", "number"),)),
    title="The Dragon card helps the units of",
    buttons=(Case("{card}"),),
    derived={"card": ("card", _helped)},
    trace=(Case("it helps the units that {card} orders", rule="Epic 1 e; ruling E10"),),
    forms=(
        Form("beside hand", {"slot": at.HAND_CARD}),
        Form("beside rack", {"slot": at.RACK_CARD}),
    ),
    only=_EPIC,
    planned=True,
    happens=(Happens("chosen", what=_command_card),),
    nobody=HAND,
)
INITIATIVE = Kind(
    at.INITIATIVE_CHOICE,
    "initiative",
    Packing((Field("section", "section", first=1),)),
    title="A general's own initiative?",
    decline="No general acts on his own",
    buttons=(Case("The {section} general rolls"),),
    trace=(Case("the {section} general of {seat} rolls", rule=_INITIATIVE),),
    forms=(Form("initiative {section}"), Form("initiative none", {"section": at.NONE})),
    only=_EPIC,
    planned=True,
    nobody=WHO,
)
HARM = Kind(
    at.HARM_CHOICE,
    "harm",
    _PLACE,
    title="Field General's Initiative: harm a unit",
    buttons=(Case("{hex:occupant}"),),
    places=("hex",),
    trace=(
        Case("{hex:occupant} must retreat its movement", {"retreats": 1}, rule=_INITIATIVE),
        Case(
            "{hex:occupant} loses {lost} and is eliminated",
            {"gone": 1},
            rule=_INITIATIVE,
        ),
        Case("{hex:occupant} loses {lost} and may not battle", rule=_INITIATIVE),
    ),
    after={
        "retreats": ("number", _must_retreat),
        "gone": ("number", _is_gone),
        "lost": ("blocks", _blocks_lost),
        "left": ("number", _blocks_left),
    },
    forms=(Form("harm {hex}"),),
    only=_EPIC,
    happens=(
        Happens("chosen", {"retreats": 1}, piece="unit", start="hex"),
        Happens("loss", {}, "unit", start="hex", lost="lost", left="left"),
    ),
    derived={"unit": ("unit", _unit_at)},
    role=TARGET,
    nobody=WHO,
)

DECISIONS = Kinds(
    *(ORDER, MOVE, BATTLE, INSPIRE, GAIN, BONUS, DRAGON, REPLENISH),
    *(INITIATIVE, HARM, COPY, BESIDE, CARD, PAIR, MOVER),
    *(CHALLENGE, ANSWER, BOLSTER, RETREAT, FATE, LACK, FAMINE, KEEP, DISCARD),
)
as_line = DECISIONS.as_line(__name__)
as_other_line = DECISIONS.as_other_line(__name__)


def means(q: Question, s: State, kind: int, choice: int, value: int) -> bool:
    """Return whether an option is what a line has."""
    return as_line(s, kind, choice) == value or as_other_line(s, kind, choice) == value
