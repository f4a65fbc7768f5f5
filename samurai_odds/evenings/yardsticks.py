"""By what the luck of a battle is measured, and what that counts."""

from samurai_odds.engine.answers.odds import Odds

_UNITS = {  # what the default value counts, in a word or two
    ("battles", "attack"): "net blocks and banners",
    ("battles", "play"): "net banners",
    ("swords", "battle"): "koku",
    ("swords", "campaign"): "koku",
    ("ran", "shock"): "net rout points",
    ("ran", "fire"): "net rout points",
    ("ran", "assault"): "net rout points",
}
_YARDSTICKS = {  # where the value that choices go by is missing, or is a harm
    ("ran", "flight"): "-fled",
    ("ran", "rout"): "-broken",
    ("ran", "withdraw"): "-unit_hits",
    ("swords", "ninja"): "strike == 'killed'",
}


def usual_yardstick(odds: Odds) -> str:
    """Give the value that the question's own choices go by."""
    made = odds.provenance
    if made.procedure == "fire":  # choices go by what its target raises: this is the firer's
        return str(odds.asked.worth)
    return _YARDSTICKS.get((made.game, made.procedure)) or str(odds.asked.value)


def unit_of(odds: Odds, yardstick: str) -> str:
    """Say what a yardstick counts, in a word or two; of one's own, nothing."""
    made = odds.provenance
    if yardstick != usual_yardstick(odds):
        return ""
    return _UNITS.get((made.game, made.procedure), "")
