"""Random games: invariants after every change of state; compiled as interpreted; secrets."""

import random

import numpy as np
import pytest

from samurai_odds.play.games import play_many, play_range, record
from samurai_odds.play.replay import replay
from samurai_odds.swords.facts import load as load_facts
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field import observing, recording
from samurai_odds.swords.field.first_state import first_state
from samurai_odds.swords.field.saving import position
from samurai_odds.swords.scenario.text import load, read, write
from samurai_odds.swords.whole.game import GAME, start
from tests.swords.field.checked import ROW_FOUND, ROW_LOOKED, checked
from tests.swords.field.invariants import BROKEN, check

VARIANTS = (
    "standard-3",
    "standard-4",
    "standard-5",
    "end-of-round-4",
    "quick-3",
    "quick-5",
    "two-player",
    "stop-the-leader",
    "chapter-7",
)
LOOKED_AT = 24
every_variant = pytest.mark.parametrize("key", VARIANTS)


@pytest.mark.long
@every_variant
def test_invariants_after_every_change_of_state(key: str) -> None:
    """Some games; ``python -m tests.swords.field`` looks at 10,000."""
    rows = play_many(checked(key), 7, 0, LOOKED_AT)
    assert not rows[:, ROW_FOUND].any(), BROKEN[rows[:, ROW_FOUND].max()]
    assert (rows[:, ROW_LOOKED] > 0).all()
    kept = recording.TIMELINE
    assert (rows[:, :kept] == play_many(start(load(key)), 7, 0, LOOKED_AT)[:, :kept]).all()


@pytest.mark.quick
@every_variant
def test_rows_of_compiled_games_are_those_of_the_interpreted(key: str) -> None:
    began = start(load(key))
    rows = play_range(began, 3, 0, 3)
    for game in range(3):
        row = np.zeros(recording.ROW, dtype=np.int64)
        turn, last = 0, began.state
        for step in replay(began, record(began, 3, game)):
            last = step.after
            if last[at.TURN] != turn:
                turn = int(last[at.TURN])
                recording.note(began.question.whole, last, row)
        recording.record(began.question.whole, last, row)
        kept = [k for k in range(recording.ROW) if k < recording.TIMELINE]
        assert row[kept].tolist() == rows[game][kept].tolist()


def test_a_seat_is_shown_nothing_that_a_shuffle_of_secrets_changes() -> None:
    """Rivals' face-down ronin moved about leave an observation as it was, and show undoes hide."""
    began = start(load("standard-4"))
    q = began.question.whole.tolist()
    rng = random.Random(5)
    seen = 0
    for game in range(2):
        for step in replay(began, record(began, 11, game)):
            if step.what >= 0 or not step.asked:
                continue
            s = step.before.tolist()
            aside = [0] * GAME.aside
            shown = list(s)
            observing.hide(q, shown, aside)
            seat = s[at.ASKED]
            for p in range(q[at.PROVINCES]):
                owner = s[at.OWNER + p]
                assert shown[at.HIDDEN + p] == 0 or owner < 0 or owner == seat
            back = list(shown)
            observing.show(q, back, aside)
            assert back == s
            if s[at.PHASE] in (at.PLANNING, at.SPYING):
                for rival in range(4):
                    if rival != seat and s[at.SPIED] != rival:
                        row = at.BINS + rival * at.BIN_COUNT
                        assert not any(shown[row : row + at.BIN_COUNT])
            moved = list(s)
            if shuffle_hidden(q, moved, seat, rng) and s[at.PHASE] != at.DEPLOYING:
                observing.hide(q, moved, aside)
                assert moved == shown
                seen += 1
    assert seen > 20


def shuffle_hidden(q: list[int], s: list[int], seat: int, rng: random.Random) -> bool:
    """Exchange rivals' stacks with provinces of theirs that have none; say if anything moved."""
    moved = False
    for p in range(q[at.PROVINCES]):
        owner = s[at.OWNER + p]
        if s[at.HIDDEN + p] > 0 and owner not in (seat, at.NONE):
            others = [
                r
                for r in range(q[at.PROVINCES])
                if s[at.OWNER + r] == owner and s[at.HIDDEN + r] == 0
            ]
            if others:
                other = rng.choice(others)
                s[at.HIDDEN + other], s[at.HIDDEN + p] = s[at.HIDDEN + p], 0
                moved = True
    return moved


@pytest.mark.long
def test_redrawing_moves_stacks_within_limits() -> None:
    began = start(load("standard-4"))
    q = began.question.whole
    redrawn = 0
    for game in range(4):
        for step in replay(began, record(began, 12, game)):
            s = step.after.copy()
            if s[at.PHASE] != at.DECLARATIONS or not any(s[at.HIDDEN : at.HIDDEN + 68]):
                continue
            with np.errstate(over="ignore"):  # words of a stream wrap around
                observing.redraw(q, s, int(s[at.ACTIVE]), np.uint64(99 + game))
            assert s[at.HIDDEN : at.HIDDEN + 68].sum() + s[at.RONIN_BOX] == (
                step.after[at.HIDDEN : at.HIDDEN + 68].sum() + step.after[at.RONIN_BOX]
            )
            check(q.tolist(), s.tolist())
            redrawn += 1
    assert redrawn > 5


@pytest.mark.quick
@every_variant
def test_a_position_saved_and_set_up_again_is_the_same_state(key: str) -> None:
    scenario = load(key)
    began, facts = start(scenario), load_facts()
    q, told = began.question.whole, 0
    for game in range(3):
        for step in replay(began, record(began, 2, game)):
            s = step.after
            if s[at.PHASE] != at.ROUND_START or s[at.ENDED]:
                continue
            saved = read(write(position(scenario, s)))
            again = first_state(q, saved, facts)
            assert position(saved, again) == saved
            for first, last in SAVED:
                assert again[first:last].tolist() == s[first:last].tolist(), first
            told += 1
    assert told > 5


SAVED = (
    (at.RONIN_BOX, at.SPIED),
    (at.TRAY, at.BINS),
    (at.OUT_IN, at.CLAIMS),
    (at.OWNER, at.BONUS_LEFT),
    (at.ARMY, at.LEVEL),
)
