"""What an answer about a whole battle of two sides says: who wins, or too close to call."""

from collections.abc import Sequence

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import CLOSE_CALL, Verdict

SIDES = ("red", "blue")


def who_wins(odds: Odds, bots: Sequence[str]) -> Verdict:
    """Say who wins, by red's and blue's bot, of an answer whose ``winner`` is red or blue."""
    wins = {side: odds.p(f"winner == '{side}'") for side in SIDES}
    red, blue = (wins[side] for side in SIDES)
    plays = dict(zip(SIDES, bots, strict=True))
    ahead, behind = SIDES if red >= blue else SIDES[::-1]
    gap = odds.expect("(winner == 'red') - (winner == 'blue')")
    shares = f"{wins[ahead].text()} of battles against {wins[behind].text()}"
    if odds.provenance.condition:
        text = f"Where {odds.provenance.condition}, {ahead} wins"
    elif abs(gap) <= CLOSE_CALL * gap.se:
        text = f"Too close to call between {plays['red']} (red) and {plays['blue']} (blue)"
    else:
        text = f"{ahead.capitalize()} ({plays[ahead]}) beats {behind} ({plays[behind]})"
    value = f"winner == '{ahead}'"
    return Verdict(f"{text}: {shares}.", value, f"battles won by {ahead}", wins[ahead])
