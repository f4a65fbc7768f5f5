"""Decisions of a Samurai Challenge Phase (10.2)."""

from samurai_odds.play.decisions import OFF_BOARD, WHO, Case, Kind, in_register
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.context import (
    foe_now,
    is_begun,
    man_in,
    preys_hex,
)
from samurai_odds.ran.rules.decisions.packed import doing
from samurai_odds.ran.rules.decisions.said import OCCASION, REACTION, one_of
from samurai_odds.ran.rules.decisions.turn import UNITS
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh

_CHALLENGER = {"challenger": ("man", man_in(State.shock.challenger.at))}
SAMURAI = Kind(
    mv.SAMURAI_CHOICE,
    "samurai",
    doing("who", "number"),
    title="The Samurai",
    buttons=(
        Case("Draw one from the cup", {"begun": 1, "what": 1}),
        Case("{who:samurai}", {"begun": 1}),
        Case("Charge {who:contingent}", {"what": 1}),
        Case("Stay", {"who": at.NONE}),
        Case("To {who:hex}"),
    ),
    places=("there",),
    context={"begun": ("number", is_begun), "man": ("man", man_in(State.move.samurai.at))},
    derived={"there": ("hex", preys_hex)},
    trace=(
        Case("a Samurai is drawn", {"begun": 1, "what": 1}, rule="10.23"),
        Case("{who:samurai} steps forward", {"begun": 1}, rule="10.24"),
        Case("{man} charges {who:man}", {"what": 1}, rule="10.28"),
        Case("", {"who": at.NONE}),
        Case("{man} goes to {who:hex}", rule="10.24"),
    ),
    nobody=OFF_BOARD,
)
_SUICIDES = (
    (sh.DIES_FOR_HITS, "The Samurai", "hits removed", "{challenger}", "remove hits"),
    (sh.DIES_FOR_RECOVERY, "The Samurai", "a recovery", "{challenger}", "recover"),
    (sh.BUSHO_FOR_HITS, "The busho", "hits removed", "{busho}", "remove hits"),
    (sh.BUSHO_FOR_RECOVERY, "The busho", "a recovery", "{busho}", "recover"),
)
CHALLENGE = Kind(
    sh.CHALLENGE_CHOICE,
    "challenge",
    doing("said", "number"),
    title="{challenger}: a challenge, or seppuku?",
    decline="No challenge",
    buttons=(
        Case("Challenge", {"what": sh.ISSUE}),
        *(
            Case(f"{who} commits seppuku for {brings}", {"what": what})
            for what, who, brings, _, _ in _SUICIDES
        ),
    ),
    context={**_CHALLENGER, "busho": ("man", in_register(State.current.at))},
    trace=(
        Case("{challenger} calls for a worthy foe", {"what": sh.ISSUE}, rule="10.24"),
        *(
            Case(f"{who} kills himself, that units may {may}", {"what": what}, rule="10.4")
            for what, _, _, who, may in _SUICIDES
        ),
    ),
    nobody=OFF_BOARD,
)
SAVED = Kind(
    sh.SAVED_CHOICE,
    "saved",
    **UNITS,
    title="Which unit recovers for the suicide's sake?",
    decline="Nobody",
    nobody=WHO,
)
ANSWER = Kind(
    sh.ANSWER_CHOICE,
    "answer",
    doing("who", "number"),
    title="{challenger} challenges: who answers?",
    decline="Nobody answers",
    buttons=one_of(
        {
            sh.GOES: "{who:contingent} goes himself",
            sh.SENDS_ONE: "Send {who:samurai}",
            sh.DRAWS: "{who:contingent} draws a Samurai",
            sh.ROLLS: "Roll a die: who ignores it may be Finished",
        },
        "what",
    ),
    context=_CHALLENGER,
    trace=(
        Case("nobody answers {challenger}", {"who": at.NONE}, rule="10.27"),
        Case("{who:man} accepts the challenge", {"what": sh.GOES}, rule="10.25"),
        Case("{who:samurai} takes up the challenge", {"what": sh.SENDS_ONE}, rule="10.25"),
        Case("{who:man} calls for a Samurai", rule="10.25"),
    ),
    declines=True,
    wordings={
        REACTION: one_of(
            {
                sh.GOES: "{who:man} accepts",
                sh.SENDS_ONE: "{who:samurai} accepts",
                sh.DRAWS: "{who:man} sends a new Samurai",
                sh.ROLLS: "{who:man} tries to send one",
            },
            "what",
        ),
        OCCASION: (Case("{challenger} challenges"),),
    },
    nobody=OFF_BOARD,
)
DEFENDER = Kind(
    sh.DEFENDER_CHOICE,
    "defend",
    doing("who", "number"),
    title="{challenger} charges: who defends?",
    buttons=(Case("{who:man} himself", {"what": 0}), Case("{who:samurai}")),
    context=_CHALLENGER,
    trace=(Case("{foe} meets {challenger}", rule="10.28"),),
    after={"foe": ("man", foe_now)},
    wordings={
        REACTION: (Case("{who:man} meets him", {"what": 0}), Case("{who:samurai} meets him")),
        OCCASION: (Case("{challenger} charges"),),
    },
    nobody=OFF_BOARD,
)
