"""Decisions of Actions 1 to 6: plans, swords, castles, levies, ronin."""

from typing import Any

from samurai_odds.play.decisions import PLAN, Case, Kind, in_register
from samurai_odds.play.packing import Field, Fields, Packing
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.context import (
    KIND_ASKED,
    built_there,
    koku_left,
    successor_at,
)
from samurai_odds.swords.rules.decisions.lines import (
    line_of_bin,
    line_of_bin_filled,
    line_of_last_sword,
    line_of_levy,
    line_of_stack,
    line_of_stack_size,
)
from samurai_odds.swords.rules.decisions.packed import (
    A_NUMBER,
    A_PLACE,
    A_PROVINCE,
    A_SEAT,
    BIN_LINE,
    LEVY_LINE,
    STACK_LINE,
)
from samurai_odds.swords.rules.decisions.said import (
    ONE_UNIT,
    TEXT,
    THAT_NUMBER,
    THAT_PROVINCE,
    TITLE,
)
from samurai_odds.swords.rules.layout import State


def _levy_title(names: Any, s: State, of: Fields) -> str:
    left = names.koku_to_levy(s, int(s.asked))
    return f"Levy how many {names.said('kinds', s, of['kind'])}? {left} koku left"


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


SUCCESSOR = Kind(
    at.SUCCESSOR_CHOICE,
    "successor",
    Packing((Field("kind", "kind"),)),
    title="Which unit gives way to the daimyo's successor?",
    buttons=ONE_UNIT,
    subject=("start",),
    context={
        "army": ("army", in_register(State.step.at)),
        "start": ("province", successor_at),
    },
    trace=(
        Case(
            "a {kind} leads {army}, at the lowest level", rule="Appointing a Successor; ruling W17"
        ),
    ),
)
SPY = Kind(
    at.SPY_CHOICE,
    "spy",
    A_SEAT,
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
    as_line=line_of_bin,
    as_other_line=line_of_bin_filled,
    title="Koku for {bin}, of {left} left",
    buttons=(Case("{koku}"),),
    context={"bin": ("bin", KIND_ASKED), "left": ("number", koku_left)},
    nobody=PLAN,
)
SWORD = Kind(
    at.SWORD_CHOICE,
    "sword",
    Packing((Field("sword", "sword"),)),
    as_other_line=line_of_last_sword,
    title="Which sword do you wish?",
    buttons=(Case("{sword}"),),
    wordings={TITLE: (Case("take {sword}"),), TEXT: (Case(_drawn_for),)},
    nobody=PLAN,
)
BUILD = Kind(
    at.BUILD_CHOICE,
    "build",
    A_PROVINCE,
    title="Build a castle, or a base where one stands",
    buttons=THAT_PROVINCE,
    places=("province",),
    derived={"built": ("number", built_there)},
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
    A_NUMBER,
    line=LEVY_LINE,
    as_line=line_of_levy,
    title=_levy_title,
    buttons=THAT_NUMBER,
    context={"kind": ("kind", KIND_ASKED)},
    nobody=PLAN,
)
PLACE = Kind(
    at.PLACE_CHOICE,
    "place",
    A_PLACE,
    title="Place a levied {kind}",
    buttons=(Case("{province}", {"into": 0}), Case("{province}, into the army")),
    places=("province",),
    context={"kind": ("kind", KIND_ASKED)},
    nobody=PLAN,
)
STACK = Kind(
    at.STACK_CHOICE,
    "stack",
    A_PROVINCE,
    as_line=line_of_stack,
    title="Deploy ronin face down: where?",
    buttons=THAT_PROVINCE,
    places=("province",),
    nobody=PLAN,
)
STACK_SIZE = Kind(
    at.STACK_SIZE_CHOICE,
    "stack size",
    A_NUMBER,
    line=STACK_LINE,
    as_line=line_of_stack_size,
    title="How many ronin in {start}?",
    buttons=THAT_NUMBER,
    subject=("start",),
    context={"start": ("province", in_register(State.place_asked.at))},
)
