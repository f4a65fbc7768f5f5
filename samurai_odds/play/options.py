"""What the functions of full games take alike in every game, declared once.

``reads`` a bot or a scenario: the game does whose function takes it.
"""

from collections.abc import Sequence
from os import PathLike
from typing import Annotated

from samurai_odds.engine.declaring import Opt

SCENARIO = Opt("Scenario or position: a key, the path of a file, or itself.", reads="scenario")
EARLIER = Opt("Page of an earlier run, gone on from.  [default: that of --out]", metavar="FILE")
Earlier = Annotated[str | PathLike[str] | None, EARLIER]
OTHER = Opt(
    "Another scenario to put beside it, or an earlier report's JSON.",
    metavar="OTHER|OLD.json",
    reads="scenario",
)

RED = Opt("Bot that plays red.", metavar="BOT", reads="bot", dashed=True)
BLUE = Opt("Bot that plays blue.", metavar="BOT", reads="bot", dashed=True)
BOTH = Opt("Bot that plays both sides.", metavar="BOT", reads="bot", dashed=True)
MOVER = Opt("Bot that plays the side to move.", metavar="BOT", reads="bot")
ENEMY = Opt("Bot that plays the other side.", metavar="BOT", reads="bot")

OneBot = Annotated[
    str | None, Opt("Test with this bot only.", metavar="BOT", reads="bot", dashed=True)
]
Against = Annotated[
    str | None,
    Opt("Play --bot against this bot, swapping sides.", metavar="BOT", reads="bot", dashed=True),
]
Judges = Annotated[
    str | Sequence[str],
    Opt(
        "Bots: the first gives the verdict, by default the better here of the first two.",
        metavar="BOT,...",
        reads="bot",
    ),
]
Agreeing = Annotated[
    str | Sequence[str], Opt("Bots that must agree.", metavar="BOT,...", reads="bot")
]
Levels = Annotated[
    str | Sequence[str],
    Opt("Levels, the weakest first.", metavar="BOT,...", reads="bot", dashed=True),
]
Authors = Annotated[
    str | Sequence[str],
    Opt("Bots whose plans are compared; the first plays on.", metavar="BOT,...", reads="bot"),
]
CONFIDENCE = 0.95  # that the best is not dropped, in a whole race
Confidence = Annotated[
    float, Opt("How sure it must be before a plan is dropped.", metavar="PERCENT", percent=True)
]
Settle = Annotated[
    float | None,
    Opt("Then play plans too close to call to the end, for S seconds at most.", metavar="S"),
]
Orders = Annotated[
    str | PathLike[str] | None, Opt("Your orders; the bot decides the rest.", metavar="FILE")
]
BlueArmy = Annotated[str | None, Opt("Blue's army, if another.", metavar="LIST")]
