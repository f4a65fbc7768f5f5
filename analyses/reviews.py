# %% [markdown]
# # Do reviews say what decisions cost?
#
# Run by hand: `python -m analyses.reviews` (half an hour on two cores; `... 0.2` plays a fifth of
# the games; `--workers N` or `--dask ADDRESS` says on what). Games between plain bots are reviewed
# as the commands do it. Then, of each decision for which the review found something better, both
# plans are played to the end of the game, with other luck: the difference is what it cost in truth,
# as far as the same bots play on. Writes `reports/reviews.md`.

# %%
"""Play out what reviews found better, and write the page."""

import sys
from pathlib import Path

import numpy as np

from analyses.elsewhere import elsewhere
from samurai_odds import __version__
from samurai_odds.battles.whole.contest import Contest as Battle
from samurai_odds.battles.words import REPLIES as TURNS
from samurai_odds.play.game import all_by
from samurai_odds.play.games import play_range, ready, record
from samurai_odds.play.search.planning import in_secret, planned
from samurai_odds.play.search.racing import mean_of
from samurai_odds.play.search.reviewing import review
from samurai_odds.play.search.searching import SCALE, rolled_out
from samurai_odds.play.workers.player import Player
from samurai_odds.ran.whole.contest import Contest as Ran
from samurai_odds.ran.words import REPLIES as PHASES
from samurai_odds.swords.whole.contest import Contest as Swords
from samurai_odds.swords.words import REPLIES as ROUNDS

PAGE = Path(__file__).resolve().parent.parent / "reports" / "reviews.md"
SEED, OTHER_LUCK = 20_270, 77_001
GAMES = {  # what is played, how many games of each, and a review's playouts and replies
    "Samurai Battles": (
        [
            lambda key=key: Battle(key, "steady", "careful")
            for key in ("study-spears", "first-samurai-skirmish", "nagashino-center")
        ],
        5,
        {"games": 256, "replies": TURNS},
    ),
    "RAN": (
        [
            lambda key=key: Ran(key, "careful", "greedy")
            for key in ("study-foot", "study-guns-and-horse", "suriagehara")
        ],
        3,
        {"games": 128, "replies": PHASES},
    ),
    "Samurai Swords": (
        [lambda: Swords(players=4, bots=("planner", "expander", "planner", "expander"))],
        3,
        {"games": 64, "replies": ROUNDS},
    ),
}
PLAYED_OUT = 1_000


# %%
def played_out(one, author, games, player):
    """Give what a decision cost in games played to their end, with its error."""
    start, seat = all_by(one.turn.start, author), one.turn.seat
    worth = []
    for plan in (one.turn.plan, one.best):
        again = (
            in_secret(start, plan.said)
            if start.game.proposals(start.question, start.state)
            else planned(start, plan.author, first=plan.choices)
        )
        rows = player.play_many(rolled_out(again, None), OTHER_LUCK, 0, games)
        worth.append(start.game.worth(rows, seat))
    return mean_of(worth[1] - worth[0], SCALE)


def compared(name, share, there):
    """Give what reviews said of decisions, and what was played out, of one game's games."""
    contests, number, how = GAMES[name]
    authors = {"Samurai Battles": ("steady", "careful", "greedy"), "RAN": ("careful", "greedy")}
    found = []
    for contest in contests:
        start, player = contest().staged.start, Player(None, there.meter, contest)
        play = play_range if there.meter is None else player.play_many
        ready(start)
        bots = authors.get(name, start.game.authors)
        for game in range(max(1, round(share * number))):
            turns, _ = review(start, record(start, SEED, game), bots, play=play, **how)
            for one in turns:
                if one.best is not one.turn.plan:
                    games = max(100, round(share * PLAYED_OUT))
                    truth = played_out(one, bots[0], games, player)
                    found.append((float(one.lost), one.lost.se, one.off[1], float(truth), truth.se))
        print(name, contest().staged.scenario.title, len(found), flush=True)
    return np.array(found)


def line(name, found):
    """Write the line of a game."""
    said, error, off, truth, other = found.T
    apart = said - truth
    spread = np.sqrt(np.mean(apart**2))
    stated = np.sqrt(np.mean(error**2 + off**2 + other**2))
    both = apart.std(ddof=1) / len(found) ** 0.5
    return (
        f"| {name} | {len(found)} | {100 * said.mean():.1f} | {100 * truth.mean():.1f} "
        f"| {100 * apart.mean():+.1f} ± {100 * both:.1f} | {100 * spread:.1f} "
        f"| {100 * stated:.1f} |"
    )


def report(share, there):
    """Play all, and write the page."""
    words = [
        "# Reviews, played out",
        "",
        f"Version {__version__}. Games between plain bots, reviewed as the commands do it; each "
        "decision for which something better was found is played out both ways, to the end of the "
        "game, with other luck. In percentage points of win chance: what the review said it cost, "
        "what it cost in the games played out, by how much the review said too much, how far "
        "the two are apart (root mean square), and how far their stated errors say that they "
        "would be. The same bots play on in both, so that no error of theirs is seen.",
        "",
        "| game | decisions | said | played out | too much | apart | by stated errors |",
        "| :-- | --: | --: | --: | --: | --: | --: |",
        *(line(name, compared(name, share, there)) for name in GAMES),
        "",
    ]
    return "\n".join(words)


# %%
if __name__ == "__main__":
    with elsewhere(sys.argv[1:]) as (there, others):
        written = report(float(others[0]) if others else 1.0, there)
    PAGE.write_text(written, encoding="utf-8")
