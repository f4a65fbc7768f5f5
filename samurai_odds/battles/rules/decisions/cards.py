"""Decisions of Command cards, Dragon cards and challenges."""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.context import (
    FIGHTING,
    PIECE_THERE,
    in_register_after,
    tokens_gained,
    turned_into,
)
from samurai_odds.battles.rules.decisions.packed import A_CARD, A_DRAGON, YES
from samurai_odds.battles.rules.decisions.said import (
    CARD_PHASE,
    DRAGON_CARDS,
    END_PHASE,
    FIRST_STRIKE,
    LED_BUTTONS,
    command_card,
    dragon_card,
)
from samurai_odds.battles.rules.layout import State
from samurai_odds.play.decisions import HAND, Case, Form, Happens, Kind
from samurai_odds.play.packing import Field, Packing

CARD = Kind(
    at.CARD_CHOICE,
    "card",
    A_CARD,
    title="Play a command card",
    buttons=LED_BUTTONS,
    trace=tuple(
        Case(
            f"{{seat}} leads {{card}}{source}{other}; command {{command}}",
            {"rack": rack, **alike},
            rule=CARD_PHASE,
        )
        for rack, source in enumerate(("", " from the rack"))
        for other, alike in (("", {"becomes": "card"}), (", which stands for {becomes}", {}))
    ),
    after={
        "becomes": ("card", turned_into),
        "command": ("number", in_register_after(State.command.at)),
    },
    planned=True,
    happens=(Happens("lead", what=command_card),),
    nobody=HAND,
)
DRAGON = Kind(
    at.DRAGON_CHOICE,
    "dragon",
    A_DRAGON,
    title="Play a Dragon card?",
    decline="No Dragon card",
    buttons=(
        Case("{card}", {"hex": at.OFF_BOARD}, ()),
        Case("{card} on {hex:occupant}"),
    ),
    places=("hex",),
    trace=(
        Case("{seat} plays {card}", {"hex": at.OFF_BOARD}, rule=DRAGON_CARDS),
        Case("{seat} plays {card} on {hex:occupant}", rule=DRAGON_CARDS),
    ),
    forms=(
        Form("dragon {card}", {"hex": at.OFF_BOARD}),
        Form("dragon {card} {hex}"),
        Form("dragon none", {"card": at.NONE, "hex": 0}),
    ),
    planned=True,
    happens=(
        Happens("play", {"hex": at.OFF_BOARD}, what=dragon_card),
        Happens("play", target="target", end="hex", what=dragon_card),
    ),
    derived={**PIECE_THERE},
    nobody=HAND,
)
CHALLENGE = Kind(
    at.CHALLENGE_CHOICE,
    "challenge",
    YES,
    title="{fighter} against {foe:occupant}: play Personal Challenge?",
    decline="No challenge",
    buttons=(Case("Challenge"),),
    trace=(Case("{seat} plays a Personal Challenge", rule=DRAGON_CARDS),),
    answers=(Form("challenge {place}", {"yes": 1}),),
    happens=(Happens("play", what="challenge"),),
    context={**FIGHTING},
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
        Case("{seat} answers with {card}", rule=DRAGON_CARDS),
    ),
    answers=(Form("answer {place} {card:answer}"),),
    happens=(
        Happens("answer", {"card": at.NONE}, what=FIRST_STRIKE),
        Happens("answer", what=dragon_card),
    ),
    context={**FIGHTING},
    subject=("start",),
    piece="fighter",
    against=("foe",),
)
REPLENISH = Kind(
    at.REPLENISH_CHOICE,
    "replenish",
    Packing((Field("dragon", "number"),)),
    title="Replenish: draw a Dragon card, or take tokens?",
    decline="Take tokens",
    buttons=(Case("Draw a Dragon card"),),
    trace=(
        Case("{seat} takes {gained:end_tokens}", {"dragon": 0}, rule=END_PHASE),
        Case("{seat} chooses a Dragon card", rule=END_PHASE),
    ),
    after={"gained": ("number", tokens_gained)},
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
    trace=(Case("{seat} discards {card} for {gained:discard_tokens}", rule=END_PHASE),),
    after={"gained": ("number", tokens_gained)},
    answers=(Form("discard {card:discarded}"),),
    happens=(Happens("discard", what=dragon_card, gained="gained"),),
    nobody=HAND,
)
KEEP = Kind(
    at.KEEP_CHOICE,
    "keep",
    Packing((Field("card", "card"),)),
    title="Keep one of the two cards",
    buttons=(Case("{card}"),),
    trace=(
        Case("{seat} keeps {card} of the two", rule=END_PHASE, instead="{seat} keeps one of two"),
    ),
    happens=(Happens("keep", what=command_card, secret=("what", "card")),),
    nobody=HAND,
)
