"""Decisions of the ninja and of Phases B and C."""

from samurai_odds.play.at_table import END, TARGET
from samurai_odds.play.decisions import WHO, Case, Kind
from samurai_odds.play.packing import Field, Packing
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.context import (
    ATTACKED,
    ATTACKED_FROM,
    ATTACKER,
    army_at,
    declared_target,
    fighting_at,
)
from samurai_odds.swords.rules.decisions.packed import A_TARGET, A_TROOP, AN_ARMY, YES
from samurai_odds.swords.rules.decisions.said import TEXT, TITLE

STRIKE = Kind(
    at.STRIKE_CHOICE,
    "strike",
    AN_ARMY,
    title="Does the ninja strike?",
    decline="The ninja waits",
    buttons=(Case("Strike {army}"),),
    places=("there",),
    derived={"there": ("province", army_at)},
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
    derived={"there": ("province", army_at)},
    trace=(Case("{seat} strikes back at {army}", rule="The Intended Victim Gets Revenge"),),
    wordings={TITLE: (Case("strike back"),), TEXT: (Case("at {army}"),)},
    nobody=WHO,
)

DECLARE = Kind(
    at.DECLARE_CHOICE,
    "declare",
    A_TARGET,
    title="Does {troop} attack?",
    role=TARGET,
    decline="No attack",
    buttons=(Case("Attack {province}"),),
    places=("province",),
    subject=("start",),
    context={"troop": ATTACKER, "start": ATTACKED_FROM},
    trace=(Case("{troop} will attack {province}", rule="Phase B, Declare First Battles"),),
)
TROOP = Kind(
    at.TROOP_CHOICE,
    "troop",
    A_TROOP,
    title="Which troop fights next?",
    buttons=(
        Case("Force of {province} attacks {target}", {"index": at.NONE}),
        Case("Army {index} attacks {target}"),
    ),
    places=("province",),
    derived={"target": ("province", declared_target)},
    nobody=WHO,
)
LOSSES = Kind(
    at.LOSSES_CHOICE,
    "losses",
    YES,
    title="The battle for {there}: which order of losses?",
    decline="The usual order of losses",
    buttons=(Case("Ronin first"),),
    trace=(Case("{seat} will give up ronin first (S2)", rule="Remove Casualties"),),
    subject=("start",),
    against=("there",),
    context={"start": ATTACKED_FROM, "there": ATTACKED},
    wordings={
        TITLE: (Case("keep the usual order of losses", {"yes": 0}), Case("give up ronin first")),
        TEXT: (Case("in the battle for {there}"),),
    },
)
CALL_OFF = Kind(
    at.CALL_OFF_CHOICE,
    "call off",
    YES,
    title="{troop} against {there}: call the battle off?",
    buttons=(Case("Fight on", {"yes": 0}), Case("Call it off")),
    subject=("start",),
    context={"troop": ATTACKER, "start": ATTACKED_FROM, "there": ATTACKED},
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
    YES,
    title="Move into {there}, which is empty?",
    decline="Stay",
    buttons=(Case("Move into {there}"),),
    places=("there",),
    subject=("start",),
    context={"start": ("province", fighting_at), "there": ATTACKED},
    wordings={
        TITLE: (Case("stay out", {"yes": 0}), Case("move in")),
        TEXT: (Case("{there}"),),
    },
    against=("there",),
)
ATTACK = Kind(
    at.ATTACK_CHOICE,
    "attack",
    A_TARGET,
    title="The next attack of {troop}",
    role=TARGET,
    decline="No more attacks",
    declined=END,
    without="Go without attacks",
    buttons=(Case("Attack {province}"),),
    places=("province",),
    subject=("start",),
    context={"troop": ATTACKER, "start": ("province", fighting_at)},
    wordings={
        TITLE: (Case("stop attacking", {"province": at.NONE}),),
        TEXT: (Case("no further attack", {"province": at.NONE}),),
    },
)
