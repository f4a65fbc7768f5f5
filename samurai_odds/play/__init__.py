"""Full games of any game: the loop, bots, records, replays, rollouts, blocks and limits.

It knows no game: `game.Game` says what a game must give, the README how to add one.
"""

MOST_SEATS = 5
