"""Decisions of the set-up."""

from samurai_odds.play.decisions import PLAN, Case, Kind, in_register
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.context import KIND_ASKED
from samurai_odds.swords.rules.decisions.packed import A_NUMBER, A_PROVINCE
from samurai_odds.swords.rules.decisions.said import THAT_NUMBER, THAT_PROVINCE, TOGETHER
from samurai_odds.swords.rules.layout import State


def _setting(code: int, name: str, title: str, rule: str, verb: str) -> Kind:
    """Declare a province chosen in the set-up, again and again."""
    return Kind(
        code,
        name,
        A_PROVINCE,
        title=title,
        buttons=THAT_PROVINCE,
        places=("province",),
        nobody=PLAN,
        wordings={TOGETHER: (Case(verb, rule=rule),)},
    )


CARD = Kind(
    at.CARD_CHOICE,
    "card",
    A_PROVINCE,
    title="Take a province card for your first color",
    buttons=THAT_PROVINCE,
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
    A_NUMBER,
    title="How many into army {army}: {kind}",
    buttons=THAT_NUMBER,
    context={"army": ("index", in_register(State.place_asked.at)), "kind": ("kind", KIND_ASKED)},
    nobody=PLAN,
)
MARKER = Kind(
    at.MARKER_CHOICE,
    "marker",
    A_PROVINCE,
    title="Place the marker of army {army}",
    buttons=THAT_PROVINCE,
    places=("province",),
    context={"army": ("index", KIND_ASKED)},
    nobody=PLAN,
)
