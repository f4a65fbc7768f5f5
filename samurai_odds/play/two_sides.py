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
    shares = (
        f"{ahead} ({plays[ahead]}) wins {wins[ahead].text()}, "
        f"{behind} ({plays[behind]}) {wins[behind].text()}"
    )
    if odds.provenance.condition:
        text = f"Where {odds.provenance.condition}: {shares}"
    elif abs(gap) <= CLOSE_CALL * gap.se:
        text = f"Too close to call: {shares}"
    else:
        text = shares[0].upper() + shares[1:]
    return Verdict(f"{text}.", f"winner == '{ahead}'", f"win rate of {ahead}", wins[ahead])
