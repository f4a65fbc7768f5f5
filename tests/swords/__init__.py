"""Tests of Samurai Swords."""

from samurai_odds.swords.rules import layout

DECISIONS = {  # by number: the names of `samurai_odds.swords.rules.layout`
    value: name.removesuffix("_CHOICE").lower().replace("_", " ")
    for name, value in vars(layout).items()
    if name.endswith("_CHOICE")
}
