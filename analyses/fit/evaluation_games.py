"""Positions of games that bots play, with their features and who won: what evaluations learn."""

from dataclasses import replace

from analyses.fit.evaluation_before import FEATURES as BEFORE
from analyses.fit.evaluation_before import note_log_odds_before
from samurai_odds.battles.bots.evaluation import MOVER, OTHER, note_features
from samurai_odds.battles.bots.layout import Features
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.full_game.game import GAME, start
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.setup import Setup
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
SCRATCH = State.memo.worths.at  # notes that hold nothing at the start of a turn
EVERY, MOST = 3, 10  # turns between positions, positions of a game
TURN_LIMIT = 300
ROW = 3 + Features.width  # the mover, its share of force, its log of the odds before; features


def note_position(q, s: State, row):
    """Keep a position at the start of every third turn, as the side to move sees it."""
    if s.turn % EVERY == 0 and row[1] < MOST and s.ended == at.PLAYING:
        note_features(q, s, True)
        place = 2 + row[1] * ROW
        own, theirs = s.memo.counted[MOVER].force, s.memo.counted[OTHER].force
        row[place] = s.active
        row[place + 1] = 1000 * own // max(1, own + theirs)
        for k in range(Features.width):
            value = s[State.memo.features.at + k]
            row[place + 3 + k] = min(32_000, max(-32_000, value))
        note_log_odds_before(q, s, SCRATCH)
        row[place + 2] = min(32_000, max(-32_000, s[SCRATCH + BEFORE]))
        row[1] += 1


def record_winner(q, s: State, row):
    """Keep the winner."""
    row[0] = s.winner


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
