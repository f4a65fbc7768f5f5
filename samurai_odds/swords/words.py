"""What Samurai Swords' options take, as types: editors complete them, checkers know them."""

from collections.abc import Mapping
from typing import Annotated, Literal

from samurai_odds.engine.declaring import Opt

SetupKey = Literal[
    "chapter-7",
    "end-of-round-3",
    "end-of-round-4",
    "end-of-round-5",
    "quick-3",
    "quick-4",
    "quick-5",
    "standard-3",
    "standard-4",
    "standard-5",
    "stop-the-leader",
    "two-player",
]
Variant = Literal["standard", "end-of-round", "quick", "two-player"]
Bot = Literal[
    "cautious",
    "expander",
    "never-bids",
    "never-builds",
    "never-hires",
    "never-ninja",
    "planner",
    "random",
]
PLAIN_BOTS = ("planner", "expander", "cautious")  # that do not search, the strongest first
USUAL_BOT = PLAIN_BOTS[0]
REPLIES = 4  # rounds that a playout goes on after the one under way, before it is evaluated
SEARCHED = 3  # and one of `searching:N`, which has a second for a decision
RUNGS = ("random", *PLAIN_BOTS[::-1])  # the weakest first; those that search take hours
Thing = Literal["castle", "ronin", "ninja", "first-sword", "last-sword"]

Losses = Annotated[str | None, Opt("The army's loss order, not the defenders'.", metavar="ORDER")]
FirstRound = Annotated[
    bool, Opt("It is the game's first round: no attack on a province with an army marker.")
]
Start = Annotated[
    str | None,
    Opt(
        "Units there already, or 'none' (a daimyo for an attack, none for a garrison).",
        metavar="FORCE",
    ),
]
By = Annotated[str | None, Opt("Figure to reach (won, or not cleared).", metavar="EXPR")]
Margin = Annotated[float, Opt("Figures this close are ties.", metavar="M")]
MostLevied = Annotated[
    int | None,
    Opt("Provinces that can take a levied unit, one each (enough).", 0, None, metavar="N"),
]
NoBuild = Annotated[bool, Opt("The defender buys no castle, nor a fortress of the castle there.")]
AttackerLosses = Annotated[
    str | None,
    Opt("The attacker's loss order: kinds, first loss first, or 'best'.", metavar="ORDER"),
]
DefenderLosses = Annotated[str | None, Opt("The same for the defender.", metavar="ORDER")]
HiddenRonin = Annotated[
    int | str | Mapping[int, float] | None,
    Opt(
        "Hidden ronin: a number, or probabilities such as '0:0.5,2:0.3,4:0.2'.",
        metavar="N|PRIOR",
        reads="prior",
    ),
]
StopAfter = Annotated[
    int | None,
    Opt(
        "The attacker calls off after this many rounds.",
        1,
        200,
        metavar="ROUNDS",
        group="Calling off",
    ),
]
StopBelow = Annotated[
    int | None,
    Opt(
        "The attacker calls off with fewer units than this.",
        1,
        99,
        metavar="UNITS",
        group="Calling off",
    ),
]
StopWhen = Annotated[
    str | None,
    Opt(
        "The attacker calls off when this holds at Step 8 (also knows p_win and gain).",
        metavar="EXPR",
        group="Calling off",
    ),
]
Stop = Annotated[
    Literal["best"] | None,
    Opt("The attacker calls off when that is worth at least as much.", group="Calling off"),
]
ByValue = Annotated[
    str | None,
    Opt("Value that best choices and gain maximize (koku).", metavar="EXPR", group="Expert"),
]
