"""Positions of games that bots play, with their features and who won: what evaluations learn."""

from dataclasses import replace

from analyses.fit.evaluation_before import FEATURES as BEFORE
from analyses.fit.evaluation_before import note_log_odds_before
from samurai_odds.battles.bots import position_counts as counts
from samurai_odds.battles.bots.evaluation import FEATURES, note_features
from samurai_odds.battles.bots.position_counts import COUNTS
from samurai_odds.battles.bots.steady_scratch import COUNTED, END, FEATURED
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.whole.game import GAME, start
from samurai_odds.play.game import Start
from samurai_odds.play.games import play_many

FITTED = (
    "arita-castle-phase-1",
    "first-samurai-skirmish",
    "kawanakajima-phase-3",
    "nagashino-center",
    "saigadake-ravine",
    "sekigahara-east-of-nangu",
    "study-levies",
    "epic-kawanakajima",
    "epic-study-all-arms",
)
CHECKED = (
    "koriyama-castle-september",
    "nunobeyama",
    "study-combined-arms",
    "study-spears",
)
EPIC_CHECKED = ("epic-sekigahara", "epic-study-foot")
EVERY, MOST = 3, 10  # turns between positions, positions of a game
TURN_LIMIT = 300
ROW = 3 + FEATURES  # the mover, its share of force, its log of the odds before; features


def note_position(q, s, row):
    """Keep a position at the start of every third turn, as the side to move sees it."""
    if s[at.TURN] % EVERY == 0 and row[1] < MOST and s[at.ENDED] == at.PLAYING:
        note_features(q, s, True)
        place = 2 + row[1] * ROW
        own, theirs = s[COUNTED + counts.FORCE], s[COUNTED + COUNTS + counts.FORCE]
        row[place] = s[at.ACTIVE]
        row[place + 1] = 1000 * own // max(1, own + theirs)
        for k in range(FEATURES):
            row[place + 3 + k] = min(32_000, max(-32_000, s[FEATURED + k]))
        note_log_odds_before(q, s, END)
        row[place + 2] = min(32_000, max(-32_000, s[END + BEFORE]))
        row[1] += 1


def record_winner(q, s, row):
    """Keep the winner."""
    row[0] = s[at.WINNER]


WATCHED = replace(
    GAME,
    name="battles, evaluated",
    note=note_position,
    record=record_winner,
    row=2 + MOST * ROW,
)


def positions(scenario, bot, seed, games, only_one):
    """Play games; give of each position what is kept, whether the mover won, its weight."""
    setup = Setup(scenario, facts(), turn_limit=TURN_LIMIT)
    begun = start(setup, bot, bot)
    rows = play_many(Start(WATCHED, begun.question, begun.state), seed, 0, games)
    found = []
    for game, row in enumerate(rows):
        if row[0] < 0 or row[1] == 0:
            continue
        seen = row[2 : 2 + row[1] * ROW].reshape(row[1], ROW).astype(float)
        if only_one:
            seen = seen[[(game * 7 + seed) % len(seen)]]
        found += [[*each[1:], each[0] == row[0], 1 / len(seen)] for each in seen]
    return found
