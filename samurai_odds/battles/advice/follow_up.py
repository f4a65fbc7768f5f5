"""What a turn usually goes on with after its first dice, where the bot decides."""

from collections import Counter

from samurai_odds.battles.advice.candidates import Turn, lines_from
from samurai_odds.battles.advice.orders_in_words import described_after
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.play.rollouts import as_drawn, play_to, seen_by

_GAMES = 32
_USUAL = 0.5  # share of games from which something is usual
_MOST = 4  # of them
_VERBS = ("move", "battle", "swarm")


def usually_then(staged: Staged, turn: Turn, seed: int) -> str:
    """Return in words the moves and attacks that follow a plan in most games; "" for none."""
    plan, said = turn.plan, set(turn.lines)
    seen, found = seen_by(plan.start, plan.seat), Counter[str]()
    for game in range(_GAMES):
        start = as_drawn(seen, seed, game)
        events = play_to(start, seed, game, turn=plan.turn + 1, logged=True).events
        found.update([*dict.fromkeys(lines_from(staged, start, events))])
    usual = [
        line
        for line, games in found.most_common()
        if games >= _USUAL * _GAMES and line not in said and line.startswith(_VERBS)
    ]
    return described_after(staged.scenario, turn.lines, usual[:_MOST])
