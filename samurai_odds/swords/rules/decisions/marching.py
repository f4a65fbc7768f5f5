"""Decisions of armies on the march and of forces in Phase D, and of a recovered army."""

from typing import Any

from samurai_odds.play.at_table import END
from samurai_odds.play.decisions import WHO, Case, Kind, in_register
from samurai_odds.play.packing import Field, Fields, Packing
from samurai_odds.swords.layout import KIND_COUNT
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.context import (
    LEAVES,
    goes_ahead,
    is_recovered,
    left_at,
    march_from,
    on_the_way,
    taking_army,
    taking_at,
    whole_force,
)
from samurai_odds.swords.rules.decisions.packed import (
    A_DESTINATION,
    A_KIND,
    A_MARCH,
    A_NUMBER,
    A_PROVINCE,
    A_TARGET,
    WHOLE_FORCE,
)
from samurai_odds.swords.rules.decisions.said import ONE_UNIT, TEXT, THAT_NUMBER, THAT_PROVINCE
from samurai_odds.swords.rules.layout import State
from samurai_odds.swords.rules.rows import force_row


def _garrison_title(names: Any, s: State, of: Fields) -> str:
    if of["ahead"]:
        return f"Send units ahead to {names.province(of['to'])}: which?"
    return f"Leave a garrison in {names.province(of['start'])}: which unit?"


def _revealed(names: Any, s: State, of: Fields) -> str:
    """Tell how many ronin are turned up: all of a province that defends (W7)."""
    number = int(s.hidden[of["start"]]) if s.phase == at.REVEAL_DEFENDER else of["number"]
    who = names.seat(int(s.asked))
    return f"{who} reveals {number} ronin in {names.province(of['start'])}" if number else ""


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


MARCH = Kind(
    at.MARCH_CHOICE,
    "march",
    A_MARCH,
    title="March: tap the army, then the province",
    decline="No more marches",
    declined=END,
    without="Go without marches",
    buttons=(
        Case("Army {index} marches to {province}", {"sends": 0}),
        Case("Army {index} sends units to {province}"),
    ),
    places=("start", "province"),
    subject=("way",),
    context={"way": ("province", on_the_way)},
    derived={"start": ("province", march_from)},
)
GARRISON = Kind(
    at.GARRISON_CHOICE,
    "garrison",
    A_KIND,
    title=_garrison_title,
    decline="Enough",
    buttons=ONE_UNIT,
    subject=("start",),
    context={
        "ahead": ("number", goes_ahead),
        "start": ("province", left_at),
        "army": ("army", in_register(State.sender.at)),
        "to": ("province", in_register(State.sent_to.at)),
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
    A_NUMBER,
    title="How many face-down ronin of {start} are with this troop?",
    buttons=THAT_NUMBER,
    subject=("start",),
    context={"start": ("province", in_register(State.place_asked.at))},
    trace=(Case(_revealed, rule="Action 5, When to Reveal"),),
)
PICK_UP = Kind(
    at.PICK_UP_CHOICE,
    "pick up",
    A_KIND,
    title="Take units of the force into {army}?",
    decline="No more",
    buttons=ONE_UNIT,
    subject=("start",),
    context={
        "army": ("army", taking_army),
        "start": ("province", taking_at),
        "recovered": ("number", is_recovered),
    },
    trace=(Case("{army} takes up a {kind}", rule="Picking Up Units"),),
    wordings={
        TEXT: (Case("", {"kind": at.NONE}), Case("a {kind} for {army:own}", {"recovered": 1}))
    },
)

SOURCE = Kind(
    at.SOURCE_CHOICE,
    "source",
    A_TARGET,
    title="From which force do units move?",
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
    A_DESTINATION,
    title="Where to from {start}?",
    decline="No more from there",
    buttons=(Case("To {province}", {"into": 0}), Case("To {province}, into the army")),
    places=("province",),
    subject=("start",),
    context={"start": LEAVES},
)
UNIT = Kind(
    at.UNIT_CHOICE,
    "unit",
    Packing((Field("kind", "kind"),)),
    title="Which unit leaves {start}?",
    buttons=(Case("The whole force", {"kind": WHOLE_FORCE}), *ONE_UNIT),
    subject=("start",),
    context={"start": LEAVES},
)
ALONG = Kind(
    at.ALONG_CHOICE,
    "along",
    A_NUMBER,
    title="How many ronin go along from {start}?",
    buttons=THAT_NUMBER,
    subject=("start",),
    context={"start": LEAVES, "whole": ("number", whole_force)},
    trace=(Case(_moved, rule="Phase D, Move Provincial Forces"),),
)

RECOVER = Kind(
    at.RECOVER_CHOICE,
    "recover",
    A_PROVINCE,
    title="Where does the recovered daimyo stand?",
    buttons=THAT_PROVINCE,
    places=("province",),
    wordings={TEXT: (Case("the recovered daimyo in {province}"),)},
    nobody=WHO,
)
