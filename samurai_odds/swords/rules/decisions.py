"""What a player decides in a game, each kind declared once: its numbers, its words, its lines.

What an option is about (the bin, the kind of unit, the province) stands in the state; in a line
of a script it stands too, so that lines of the same kind are told apart.
"""

from typing import Any

from samurai_odds.play.at_table import END, TARGET
from samurai_odds.play.decisions import PLAN, WHO, Case, Kind, Kinds
from samurai_odds.play.packing import Field, Fields, Packing
from samurai_odds.swords.layout import KIND_COUNT
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import force_row

# What is said beside question, options and play-by-play (`Kind.wordings`)
TITLE, TEXT = "title", "text"  # of a plan: what it is about, and what is done
TOGETHER = "together"  # what a seat does, where provinces chosen one by one are told together

ALL = 999  # of a bin in a line: all koku that are left
LAST = 9  # of a sword in a line: the last one free
WHOLE_FORCE = 9  # instead of a kind of unit

# ---- what rules pack and take out ----------------------------------------------------

_PROVINCE, _NUMBER = Field("province", "province"), Field("number", "number")
_INTO = Field("into", "number", 2)  # 1: into the army there
_AT, _HOW_MANY = Packing((_PROVINCE,)), Packing((_NUMBER,))
_YES = Packing((Field("yes", "number"),))

_OF_TARGET = Packing((_PROVINCE,), first=1)
target_value = _OF_TARGET.packer(__name__, "target_value")
target_of = _OF_TARGET.taker(__name__, "target_of", "province")

_OF_UNIT = Packing((Field("kind", "kind"),), first=1)
unit_value = _OF_UNIT.packer(__name__, "unit_value")
unit_of = _OF_UNIT.taker(__name__, "unit_of", "kind")

_OF_SEAT = Packing((Field("spied", "seat"),), first=1)
spy_value = _OF_SEAT.packer(__name__, "spy_value")
spied_seat = _OF_SEAT.taker(__name__, "spied_seat", "spied")

_OF_ARMY = Packing((Field("army", "army"),), first=1)
army_value = _OF_ARMY.packer(__name__, "army_value")
army_of = _OF_ARMY.taker(__name__, "army_of", "army")

_OF_PLACE = Packing((_PROVINCE, _INTO))
place_value = _OF_PLACE.packer(__name__, "place_value")
place_of = _OF_PLACE.taker(__name__, "place_of", "province")
is_into_army = _OF_PLACE.taker(__name__, "is_into_army", "into")

_OF_DESTINATION = Packing((_PROVINCE, _INTO), first=1)
destination_value = _OF_DESTINATION.packer(__name__, "destination_value")
destination_of = _OF_DESTINATION.taker(__name__, "destination_of", "province")
joins_army = _OF_DESTINATION.taker(__name__, "joins_army", "into")

_INDEX = Field("index", "index", 10, first=1)  # of an army among its seat's, from 0
_OF_MARCH = Packing((Field("sends", "number"), _INDEX, _PROVINCE))
march_value = _OF_MARCH.packer(__name__, "march_value")
march_sends = _OF_MARCH.taker(__name__, "march_sends", "sends")  # 1: units alone
march_index = _OF_MARCH.taker(__name__, "march_index", "index")
march_to = _OF_MARCH.taker(__name__, "march_to", "province")

_OF_TROOP = Packing((_INDEX, _PROVINCE))
troop_value = _OF_TROOP.packer(__name__, "troop_value")
troop_index = _OF_TROOP.taker(__name__, "troop_index", "index")  # NONE: the force there
troop_at = _OF_TROOP.taker(__name__, "troop_at", "province")

BIN_LINE = Packing((Field("bin", "bin"), Field("koku", "number")))
bin_line = BIN_LINE.packer(__name__, "bin_line")
LEVY_LINE = Packing((Field("kind", "kind"), _NUMBER))
levy_line = LEVY_LINE.packer(__name__, "levy_line")
STACK_LINE = Packing((_PROVINCE, _NUMBER))
stack_line = STACK_LINE.packer(__name__, "stack_line")

# ---- what the state has beside an option ---------------------------------------------


def _register(place: int) -> Any:
    return lambda s: int(s[place])


_KIND_ASKED = _register(State.kind_asked.at)
_THERE = ("province", _register(State.fight_at.at))
_HERE = ("province", _register(State.fight_from.at))
_SOURCE = ("province", _register(State.source.at))
_TROOP = ("troop", _register(State.troop.at))


def _koku_left(s: State) -> int:
    """Count the koku that lie in no bin yet."""
    return int(s.koku[s.asked] - sum(s.bins[s.asked, one] for one in range(s.kind_asked)))


def _successor_at(s: State) -> int:
    return int(s.where[s.step])


def _taking(s: State) -> int:
    """Return the army that takes up units: one on the march, or recovered (W23)."""
    return int(s.mover if s.recovering < 0 else s.picking)


def _taking_at(s: State) -> int:
    return int(s.where[_taking(s)])


def _is_recovered(s: State) -> int:
    return int(s.recovering >= 0)


def _goes_ahead(s: State) -> int:
    """Return whether units are sent ahead by an army, not left behind."""
    return int(s.phase == at.SPLITTING_OFF)


def _left_at(s: State) -> int:
    return int(s.where[s.sender] if _goes_ahead(s) else s.move_from)


def _is_loose(s: State) -> int:
    """Return whether any army may march next."""
    return int(s.mover < 0 and s.must_leave < 0)


def _on_the_way(s: State) -> int:
    army = s.mover if s.mover >= 0 else s.must_leave
    return int(s.where[army]) if army >= 0 else at.NONE


def _fighting_at(s: State) -> int:
    return int(s.fight_from if s.troop == at.FORCE_TROOP else s.where[s.troop])


def _whole_force(s: State) -> int:
    return int(s.unit_chosen == WHOLE_FORCE)


def _army_at(s: State, of: Fields) -> int:
    return int(s.where[of["army"]]) if of["army"] >= 0 else at.NONE


def _march_from(s: State, of: Fields) -> int:
    return int(s.where[s.active * at.ARMIES_EACH + of["index"]]) if of["index"] >= 0 else at.NONE


def _target(s: State, of: Fields) -> int:
    """Return what a troop has declared to attack."""
    if of["index"] < 0:
        return int(s.target[of["province"]])
    return int(s.declared[s.active * at.ARMIES_EACH + of["index"]])


def _built(s: State, of: Fields) -> int:
    return int(s.built[of["province"]])


# ---- as lines of a script ------------------------------------------------------------


def is_highest(s: State, choice: int) -> bool:
    """Say whether an option is the last one listed, where options rise."""
    return bool(choice == s.choices[s.options_open - 1])


def _in_bin(s: State, choice: int) -> int:
    return bin_line(s.kind_asked, choice)


def _all_in_bin(s: State, choice: int) -> int:
    return bin_line(s.kind_asked, ALL) if is_highest(s, choice) else at.NONE


def _last_sword(s: State, choice: int) -> int:
    return LAST if is_highest(s, choice) else at.NONE


def _levied(s: State, choice: int) -> int:
    return levy_line(s.kind_asked, choice)


def _stacked(s: State, choice: int) -> int:
    """Name each province once."""
    return choice if s.hidden[choice] == 0 else at.NONE


def _stack_size(s: State, choice: int) -> int:
    return stack_line(s.place_asked, choice)


# ---- what is said --------------------------------------------------------------------


def _levy_title(names: Any, s: State, of: Fields) -> str:
    left = names.koku_to_levy(s, int(s.asked))
    return f"Levy how many {names.said('kinds', s, of['kind'])}? {left} koku left"


def _garrison_title(names: Any, s: State, of: Fields) -> str:
    if of["ahead"]:
        return f"Send units ahead to {names.province(of['to'])}: which?"
    return f"Leave a garrison in {names.province(of['start'])}: which unit?"


def _drawn_for(names: Any, s: State, of: Fields) -> str:
    """Say who may wish the same sword: all without one that have bid as much (W3)."""
    bids = {
        seat: int(s.bins[seat, at.TO_SWORDS])
        for seat in range(len(names.seats))
        if not s.out_in[seat] and not s.sword[seat]
    }
    own = int(s.asked)
    tied = [names.seat(seat) for seat in bids if seat != own and bids[seat] == bids[own]]
    if not tied:
        return "nobody left has bid as much"
    return f"a draw decides if {' or '.join(tied)} wishes it too"


def _moved(names: Any, s: State, of: Fields) -> str:
    """Tell a unit, or a whole force, that goes over a border in Phase D."""
    if of["whole"]:
        row = force_row(of["start"])
        going = [int(number) for number in s[row : row + KIND_COUNT]]
        going[at.RONIN] = of["number"]
        who = f"{names.units(going)} go"
    else:
        kind = names.said("kind", s, int(s.unit_chosen))
        who = f"a {kind} and a ronin go" if of["number"] else f"a {kind} goes"
    into = "the army in " if s.into else ""
    start, to = names.province(of["start"]), names.province(int(s.destination))
    return f"{who} from {start} to {into}{to}"


_THAT_PROVINCE = (Case("{province}"),)
_THAT_NUMBER = (Case("{number}"),)
_A_UNIT = (Case("A {kind}"),)


def _setting(code: int, name: str, title: str, rule: str, verb: str) -> Kind:
    """Declare a province chosen in the set-up, again and again."""
    return Kind(
        code,
        name,
        _AT,
        title=title,
        buttons=_THAT_PROVINCE,
        places=("province",),
        nobody=PLAN,
        wordings={TOGETHER: (Case(verb, rule=rule),)},
    )


# ---- the set-up ----------------------------------------------------------------------

CARD = Kind(
    at.CARD_CHOICE,
    "card",
    _AT,
    title="Take a province card for your first color",
    buttons=_THAT_PROVINCE,
    places=("province",),
    nobody=PLAN,
)
CLAIM = _setting(
    at.CLAIM_CHOICE,
    "claim",
    "Claim a province",
    "Quick-Start, Claim Extra Provinces",
    "claims",
)
SUPPORT = _setting(
    at.SUPPORT_CHOICE,
    "support",
    "Put a spearman into a province",
    "Quick-Start, Place Reinforcements",
    "puts a spearman into",
)
REINFORCE = _setting(
    at.REINFORCE_CHOICE,
    "reinforce",
    "Reinforce a province",
    "Place Ashigaru Spearmen",
    "reinforces",
)
SPLIT = Kind(
    at.SPLIT_CHOICE,
    "split",
    _HOW_MANY,
    title="How many into army {army}: {kind}",
    buttons=_THAT_NUMBER,
    context={"army": ("index", _register(State.place_asked.at)), "kind": ("kind", _KIND_ASKED)},
    nobody=PLAN,
)
MARKER = Kind(
    at.MARKER_CHOICE,
    "marker",
    _AT,
    title="Place the marker of army {army}",
    buttons=_THAT_PROVINCE,
    places=("province",),
    context={"army": ("index", _KIND_ASKED)},
    nobody=PLAN,
)

# ---- Actions 1 to 6 ------------------------------------------------------------------

SUCCESSOR = Kind(
    at.SUCCESSOR_CHOICE,
    "successor",
    Packing((Field("kind", "kind"),)),
    title="Which unit gives way to the daimyo's successor?",
    buttons=_A_UNIT,
    subject=("start",),
    context={
        "army": ("army", _register(State.step.at)),
        "start": ("province", _successor_at),
    },
    trace=(Case("a {kind} leads {army}", rule="Appointing a Successor; ruling W17"),),
)
SPY = Kind(
    at.SPY_CHOICE,
    "spy",
    _OF_SEAT,
    title="The ninja spies on a plan",
    decline="Spy on nobody",
    buttons=(Case("{spied}"),),
    trace=(Case("{seat} sees {spied}'s plan", rule="Using the Ninja as a Spy"),),
    nobody=PLAN,
)
BIN = Kind(
    at.BIN_CHOICE,
    "bin",
    Packing((Field("koku", "number"),)),
    line=BIN_LINE,
    as_line=_in_bin,
    as_other_line=_all_in_bin,
    title="Koku for {bin}, of {left} left",
    buttons=(Case("{koku}"),),
    context={"bin": ("bin", _KIND_ASKED), "left": ("number", _koku_left)},
    nobody=PLAN,
)
SWORD = Kind(
    at.SWORD_CHOICE,
    "sword",
    Packing((Field("sword", "sword"),)),
    as_other_line=_last_sword,
    title="Which sword do you wish?",
    buttons=(Case("{sword}"),),
    wordings={TITLE: (Case("take {sword}"),), TEXT: (Case(_drawn_for),)},
    nobody=PLAN,
)
BUILD = Kind(
    at.BUILD_CHOICE,
    "build",
    _AT,
    title="Build a castle, or a base where one stands",
    buttons=_THAT_PROVINCE,
    places=("province",),
    derived={"built": ("number", _built)},
    wordings={
        TITLE: (Case("build in {province}"),),
        TEXT: (
            Case("a castle", {"built": at.NOTHING_BUILT}),
            Case("a fortification base"),
        ),
    },
    nobody=PLAN,
)
LEVY = Kind(
    at.LEVY_CHOICE,
    "levy",
    _HOW_MANY,
    line=LEVY_LINE,
    as_line=_levied,
    title=_levy_title,
    buttons=_THAT_NUMBER,
    context={"kind": ("kind", _KIND_ASKED)},
    nobody=PLAN,
)
PLACE = Kind(
    at.PLACE_CHOICE,
    "place",
    _OF_PLACE,
    title="Place a levied {kind}",
    buttons=(Case("{province}", {"into": 0}), Case("{province}, into the army")),
    places=("province",),
    context={"kind": ("kind", _KIND_ASKED)},
    nobody=PLAN,
)
STACK = Kind(
    at.STACK_CHOICE,
    "stack",
    _AT,
    as_line=_stacked,
    title="Deploy ronin face down: where?",
    buttons=_THAT_PROVINCE,
    places=("province",),
    nobody=PLAN,
)
STACK_SIZE = Kind(
    at.STACK_SIZE_CHOICE,
    "stack size",
    _HOW_MANY,
    line=STACK_LINE,
    as_line=_stack_size,
    title="How many ronin in {start}?",
    buttons=_THAT_NUMBER,
    subject=("start",),
    context={"start": ("province", _register(State.place_asked.at))},
)

# ---- the ninja -----------------------------------------------------------------------

STRIKE = Kind(
    at.STRIKE_CHOICE,
    "strike",
    _OF_ARMY,
    title="Does the ninja strike?",
    decline="The ninja waits",
    buttons=(Case("Strike {army}"),),
    places=("there",),
    derived={"there": ("province", _army_at)},
    trace=(Case("{seat}'s ninja strikes at {army}", rule="Ninja As an Assassin; ruling W15"),),
    wordings={
        TITLE: (Case("keep the ninja", {"army": at.NONE}), Case("strike with the ninja")),
        TEXT: (Case("no strike now", {"army": at.NONE}), Case("at {army}")),
    },
    nobody=WHO,
)
REVENGE = Kind(
    at.REVENGE_CHOICE,
    "revenge",
    Packing((Field("army", "army"),)),
    title="Revenge: at which daimyo?",
    buttons=(Case("Strike {army}"),),
    places=("there",),
    derived={"there": ("province", _army_at)},
    trace=(Case("{seat} strikes back at {army}", rule="The Intended Victim Gets Revenge"),),
    wordings={TITLE: (Case("strike back"),), TEXT: (Case("at {army}"),)},
    nobody=WHO,
)

# ---- Phase A, and armies in Phase D --------------------------------------------------

MARCH = Kind(
    at.MARCH_CHOICE,
    "march",
    _OF_MARCH,
    title="Phase A, march: tap the army, then the province",
    decline="No more marches",
    declined=END,
    without="Go without marches",
    buttons=(
        Case("Army {index} marches to {province}", {"sends": 0}),
        Case("Army {index} sends units to {province}"),
    ),
    places=("start", "province"),
    subject=("way",),
    context={"way": ("province", _on_the_way)},
    derived={"start": ("province", _march_from)},
)
GARRISON = Kind(
    at.GARRISON_CHOICE,
    "garrison",
    _OF_UNIT,
    title=_garrison_title,
    decline="Enough",
    buttons=_A_UNIT,
    subject=("start",),
    context={
        "ahead": ("number", _goes_ahead),
        "start": ("province", _left_at),
        "army": ("army", _register(State.sender.at)),
        "to": ("province", _register(State.sent_to.at)),
    },
    trace=(
        Case(
            "{army} sends a {kind} to {to}",
            {"ahead": 1},
            rule="Phase D, Breaking Up Armies and Forces",
        ),
        Case("a {kind} stays in {start}", rule="Leaving a Garrison Behind"),
    ),
)
RONIN = Kind(
    at.RONIN_CHOICE,
    "ronin",
    _HOW_MANY,
    title="How many face-down ronin of {start} are with this troop?",
    buttons=_THAT_NUMBER,
    subject=("start",),
    context={"start": ("province", _register(State.place_asked.at))},
)
PICK_UP = Kind(
    at.PICK_UP_CHOICE,
    "pick up",
    _OF_UNIT,
    title="Take units of the force into {army}?",
    decline="No more",
    buttons=_A_UNIT,
    subject=("start",),
    context={
        "army": ("army", _taking),
        "start": ("province", _taking_at),
        "recovered": ("number", _is_recovered),
    },
    trace=(
        Case("", {"recovered": 1}),
        Case("{army} takes up a {kind}", rule="Picking Up Units"),
    ),
)

# ---- Phases B and C ------------------------------------------------------------------

DECLARE = Kind(
    at.DECLARE_CHOICE,
    "declare",
    _OF_TARGET,
    title="Phase B: {troop} attacks?",
    role=TARGET,
    decline="No attack",
    buttons=(Case("Attack {province}"),),
    places=("province",),
    subject=("start",),
    context={"troop": _TROOP, "start": _HERE},
    trace=(Case("{troop} will attack {province}", rule="Phase B, Declare First Battles"),),
)
TROOP = Kind(
    at.TROOP_CHOICE,
    "troop",
    _OF_TROOP,
    title="Phase C: which troop fights next?",
    buttons=(
        Case("Force of {province} attacks {target}", {"index": at.NONE}),
        Case("Army {index} attacks {target}"),
    ),
    places=("province",),
    derived={"target": ("province", _target)},
    nobody=WHO,
)
LOSSES = Kind(
    at.LOSSES_CHOICE,
    "losses",
    _YES,
    title="The battle for {there}: which order of losses?",
    decline="The usual order of losses",
    buttons=(Case("Ronin first"),),
    trace=(Case("{seat} will give up ronin first (S2)", rule="Remove Casualties"),),
    subject=("start",),
    against=("there",),
    context={"start": _HERE, "there": _THERE},
)
CALL_OFF = Kind(
    at.CALL_OFF_CHOICE,
    "call off",
    _YES,
    title="{troop} against {there}: call the battle off?",
    buttons=(Case("Fight on", {"yes": 0}), Case("Call it off")),
    subject=("start",),
    context={"troop": _TROOP, "start": _HERE, "there": _THERE},
    trace=(Case("", {"yes": 0}), Case("{troop} calls the battle off", rule="Step 8")),
    wordings={
        TITLE: (Case("fight on", {"yes": 0}), Case("call off")),
        TEXT: (Case("for {there}", {"yes": 0}), Case("{troop:own} stays")),
    },
    against=("there",),
)
ENTER = Kind(
    at.ENTER_CHOICE,
    "enter",
    _YES,
    title="Move into {there}, which is empty?",
    decline="Stay",
    buttons=(Case("Move into {there}"),),
    places=("there",),
    subject=("start",),
    context={"start": ("province", _fighting_at), "there": _THERE},
    wordings={
        TITLE: (Case("stay", {"yes": 0}), Case("move in")),
        TEXT: (Case("out of {there}", {"yes": 0}), Case("to {there}")),
    },
    against=("there",),
)
ATTACK = Kind(
    at.ATTACK_CHOICE,
    "attack",
    _OF_TARGET,
    title="The next attack of {troop}",
    role=TARGET,
    decline="No more attacks",
    declined=END,
    without="Go without attacks",
    buttons=(Case("Attack {province}"),),
    places=("province",),
    subject=("start",),
    context={"troop": _TROOP, "start": ("province", _fighting_at)},
    wordings={
        TITLE: (Case("stop attacking", {"province": at.NONE}),),
        TEXT: (Case("no further attack", {"province": at.NONE}),),
    },
)

# ---- forces in Phase D ---------------------------------------------------------------

SOURCE = Kind(
    at.SOURCE_CHOICE,
    "source",
    _OF_TARGET,
    title="Phase D: from which force do units move?",
    decline="Done: end the war turn",
    declined=END,
    without="End the war turn without moves",
    buttons=(Case("From {province}"),),
    places=("province",),
    nobody=WHO,
)
DESTINATION = Kind(
    at.DESTINATION_CHOICE,
    "destination",
    _OF_DESTINATION,
    title="Phase D: where to from {start}?",
    decline="No more from there",
    buttons=(Case("To {province}", {"into": 0}), Case("To {province}, into the army")),
    places=("province",),
    subject=("start",),
    context={"start": _SOURCE},
)
UNIT = Kind(
    at.UNIT_CHOICE,
    "unit",
    Packing((Field("kind", "kind"),)),
    title="Phase D: which unit leaves {start}?",
    buttons=(Case("The whole force", {"kind": WHOLE_FORCE}), *_A_UNIT),
    subject=("start",),
    context={"start": _SOURCE},
)
ALONG = Kind(
    at.ALONG_CHOICE,
    "along",
    _HOW_MANY,
    title="How many ronin go along from {start}?",
    buttons=_THAT_NUMBER,
    subject=("start",),
    context={"start": _SOURCE, "whole": ("number", _whole_force)},
    trace=(Case(_moved, rule="Phase D, Move Provincial Forces"),),
)

# ---- a fallen seat's heir ------------------------------------------------------------

RECOVER = Kind(
    at.RECOVER_CHOICE,
    "recover",
    _AT,
    title="Where does the recovered daimyo stand?",
    buttons=_THAT_PROVINCE,
    places=("province",),
    nobody=WHO,
)

DECISIONS = Kinds(
    *(CARD, CLAIM, SUPPORT, REINFORCE, SPLIT, MARKER),
    *(SUCCESSOR, SPY, BIN, SWORD, BUILD, LEVY, PLACE, STACK, STACK_SIZE),
    *(STRIKE, REVENGE, MARCH, GARRISON, RONIN, PICK_UP),
    *(DECLARE, TROOP, LOSSES, CALL_OFF, ENTER, ATTACK),
    *(SOURCE, DESTINATION, UNIT, ALONG, RECOVER),
)
as_line = DECISIONS.as_line(__name__)
as_other_line = DECISIONS.as_other_line(__name__)


def means(q: Question, s: State, kind: int, choice: int, value: int) -> bool:
    """Return whether an option is what a line has."""
    return bool(as_line(s, kind, choice) == value or as_other_line(s, kind, choice) == value)


# ---- what a seat that searches plans ---------------------------------------------------

LEFT_OUT = (at.DECLARE_CHOICE,)
_ALONG = (at.GARRISON_CHOICE, at.RONIN_CHOICE, at.PICK_UP_CHOICE)  # with an army that moves
_ATTACKS = (at.DECLARE_CHOICE, at.TROOP_CHOICE, at.RONIN_CHOICE, at.LOSSES_CHOICE)
_FORCES = (at.SOURCE_CHOICE, at.DESTINATION_CHOICE, at.UNIT_CHOICE, at.ALONG_CHOICE)
PLANS_FROM = {  # what a plan holds, by the kind of its first choice
    at.MARCH_CHOICE: (at.MARCH_CHOICE, *_ALONG, *_ATTACKS),
    at.DECLARE_CHOICE: _ATTACKS,
    at.CALL_OFF_CHOICE: (at.CALL_OFF_CHOICE,),
    at.ENTER_CHOICE: (at.ENTER_CHOICE, *_ALONG),
    at.ATTACK_CHOICE: (at.ATTACK_CHOICE, at.RONIN_CHOICE, at.LOSSES_CHOICE),
    at.SOURCE_CHOICE: _FORCES,
    at.STRIKE_CHOICE: (at.STRIKE_CHOICE,),
    at.STACK_CHOICE: (at.STACK_CHOICE, at.STACK_SIZE_CHOICE),
    at.SWORD_CHOICE: (at.SWORD_CHOICE,),
    at.BUILD_CHOICE: (at.BUILD_CHOICE,),
    at.LEVY_CHOICE: (at.LEVY_CHOICE,),
    at.PLACE_CHOICE: (at.PLACE_CHOICE,),
}


def decides(q: Question, s: State) -> bool:
    """Say whether a seat that searches plans at a choice.

    At its first bin, a sword, where ronin lie; at the first of its marches and declarations, which
    the plan for its turn holds up to the dice; at what follows from these: to call off, to move
    in, to attack again, where to go in Phase D; and where the ninja may strike to some purpose.
    """
    kind = s.decision
    if kind == at.BIN_CHOICE:
        return bool(s.planned[s.asked] == 0)
    if kind == at.MARCH_CHOICE:
        return bool(s.mover < 0 and s.must_leave < 0)
    if kind == at.STRIKE_CHOICE:
        return bool(s.ninja_next == at.DECLARATIONS or s.ninja_next == at.NEXT_TROOP)
    if kind == at.SWORD_CHOICE or kind == at.STACK_CHOICE or kind == at.SOURCE_CHOICE:
        return True
    if kind == at.DECLARE_CHOICE or kind == at.CALL_OFF_CHOICE:
        return True
    return bool(kind == at.ENTER_CHOICE or kind == at.ATTACK_CHOICE)
