"""What a strike leaves to decide: flags, ways back, leaders, lack of honor."""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.context import (
    blocks_left,
    blocks_lost,
    flags_due,
    leader_alone,
    leader_alone_at,
    struck_at,
    struck_unit,
    unit_at,
)
from samurai_odds.battles.rules.decisions.packed import A_HEX
from samurai_odds.battles.rules.decisions.said import DRAGON_CARDS, ENDS, LACK_OF_HONOR, NOTHING
from samurai_odds.play.decisions import WHO, Case, Form, Happens, Kind
from samurai_odds.play.packing import Field, Packing

_STRUCK = {"struck": ("struck", struck_unit), "start": ("hex", struck_at)}
BOLSTER = Kind(
    at.BOLSTER_CHOICE,
    "bolster",
    Packing((Field("flags", "number"),)),
    title="{struck}: {due:flags} rolled, ignore how many?",
    buttons=(Case("Ignore none", {"flags": 0}), Case("Ignore {flags:flags}")),
    subject=("start",),
    context={**_STRUCK, "due": ("number", flags_due)},
    answers=(Form("ignore {flags}"),),
    happens=NOTHING,
    piece="struck",
)
RETREAT = Kind(
    at.RETREAT_CHOICE,
    "retreat",
    A_HEX,
    title="{struck} retreats",
    buttons=(Case("Leave the board", {"hex": at.OFF_BOARD}, ()), *ENDS),
    places=("hex",),
    subject=("start",),
    context=_STRUCK,
    answers=(Form("retreat {hex}"),),
    happens=NOTHING,
    piece="struck",
)
FATE = Kind(
    at.FATE_CHOICE,
    "fate",
    A_HEX,
    title="{leader} is left alone",
    buttons=(Case("Seppuku", {"hex": at.OFF_BOARD}, ()), *ENDS),
    places=("hex",),
    answers=(Form("fate {hex}"), Form("fate seppuku", {"hex": at.OFF_BOARD})),
    happens=NOTHING,
    context={"leader": ("piece", leader_alone), "start": ("hex", leader_alone_at)},
    subject=("start",),
    piece="leader",
)
LACK, FAMINE = (
    Kind(
        code,
        name,
        A_HEX,
        title="Lack of Honor: a unit loses a block",
        buttons=(Case("{hex:occupant}"),),
        places=("hex",),
        derived={"unit": ("unit", unit_at)},
        trace=(
            Case("{unit} loses its last block and is eliminated", {"left": 0}, rule=rule),
            Case("{unit} loses a block, {left} left", rule=rule),
        ),
        after={"left": ("number", blocks_left), "lost": ("number", blocks_lost)},
        happens=(Happens("loss", {}, "unit", start="hex", lost="lost", left="left"),),
        answers=answers,
        nobody=WHO,
    )
    for code, name, rule, answers in (
        (at.LACK_CHOICE, "lack of honor", LACK_OF_HONOR, (Form("struck {hex}"),)),
        (at.FAMINE_CHOICE, "famine", DRAGON_CARDS, ()),  # answered by the same lines
    )
)
