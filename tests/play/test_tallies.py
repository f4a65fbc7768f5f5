"""Games that are counted instead of kept: the same figures, and no others."""

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, Odds, OddsError, battles, merge, swords
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.play import sampled
from samurai_odds.play.records import blocks, files
from samurai_odds.play.records.blocks import Block, Known
from samurai_odds.play.records.packing import frames
from samurai_odds.play.records.reading import read
from samurai_odds.play.tally import Tally, added, tally_of
from samurai_odds.play.workers import driving
from samurai_odds.reports import merging
from tests.play.workers.test_driving import at_work, told
from tests.play.workers.unreliable import AtOnce, Breaking, Unreliable

GAMES, KEPT = 400, 100
FIGURES = ("winner == 'red'", "turns", "margin", "red_banners", "blue_units_lost >= 2")


@pytest.fixture(autouse=True)
def few_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (files, driving, sampled, merging):
        monkeypatch.setattr(module, "FULL_ROWS", KEPT)
    monkeypatch.setattr(files, "_COUNTED_AT_ONCE", 130)


def play(number: int = GAMES, **how: Any) -> Odds:
    how = {"limit": Limit(samples=number)} | how
    return battles.play("study-spears", "random", "random", **how)


@pytest.fixture(scope="module")
def usual() -> Odds:
    return play()


@pytest.fixture
def counted() -> Odds:
    return play(tally=True)


# ---- the same figures ------------------------------------------------------------------


def test_figures_are_those_of_games_kept(usual: Odds, counted: Odds) -> None:
    assert counted.samples == usual.samples
    for text in FIGURES:
        one, other = usual.figure(text), counted.figure(text)
        assert (one, one.se) == pytest.approx((other, other.se), rel=1e-12)
    for condition in ("winner == 'red'", "turns > 200"):
        one = usual.given(condition).expect("margin")
        assert counted.given(condition).expect("margin") == pytest.approx(float(one))
    assert counted.distribution("blue_banners") == pytest.approx(usual.distribution("blue_banners"))
    assert counted.marginal("red_tokens").to_dict() == pytest.approx(
        usual.marginal("red_tokens").to_dict()
    )
    assert usual.verdict is not None
    assert counted.verdict is not None
    assert counted.verdict.text == usual.verdict.text


def test_the_counts_of_every_variable_are_in_the_json(usual: Odds, counted: Odds) -> None:
    found = counted.to_dict()
    assert found["variables"] == ["winner", "reason", "turns", "margin"]
    assert sum(found["counts"]["red_banners"].values()) == GAMES
    assert found["counts"]["winner"]["red"] == round(GAMES * usual.p("winner == 'red'"))
    with pytest.raises(OddsError, match="read back from their record"):
        Odds.from_json(counted.to_json())


def test_what_needs_others_together_is_refused_with_how_to_ask(counted: Odds) -> None:
    text = "red_banners > blue_tokens"
    with pytest.raises(OddsError, match=r'for this play with --tally --show "red_banners > blue'):
        counted.p(text)
    with pytest.raises(OddsError, match="counted, not kept: winner, reason, turns, margin"):
        counted.given("red_banners > 2")
    shown = play(tally=True, shown=(text,))
    assert float(shown.p(text)) == pytest.approx(float(play().p(text)))
    assert float(shown.given("red_banners > 2").p(text)) > 0


def test_under_a_condition_named_before_every_variable_is_counted(usual: Odds) -> None:
    condition = "red_banners > 2"
    question = Contest("study-spears", "random", "random")
    counted = question.play(Limit(samples=GAMES), tally=True, where=(condition,)).given(condition)
    kept = usual.given(condition)
    assert counted.samples == kept.samples
    for text in (*FIGURES, "blue_tokens"):
        assert float(counted.figure(text)) == pytest.approx(float(kept.figure(text)))
    assert f"where {condition}" in counted.text()


def test_without_games_kept_there_are_figures_but_no_tables() -> None:
    asked = {"games": (KEPT + 7, KEPT + 206), "limit": None}
    odds, usual = play(tally=True, **asked), play(**asked)
    assert odds.listings == ()
    assert odds.p("winner == 'red'") == usual.p("winner == 'red'")
    assert "Simulated (counted; tables of the first 0): 200 games" in odds.text()


def test_beyond_a_million_games_are_counted_without_being_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sampled, "MOST_KEPT", 50)
    assert "counts" in play(60).to_dict()
    assert "counts" not in play(60, tally=False).to_dict()
    assert "counts" not in play(50).to_dict()
    with pytest.raises(OddsError, match="par needs its games whole: it takes no tally"):
        battles.par("study-spears", "random", tally=True)


def test_swords_are_counted_too() -> None:
    how: dict[str, Any] = {"players": 3, "bots": "random", "limit": Limit(samples=150)}
    usual, odds = swords.play(**how), swords.play(**how, tally=True)
    for text in ("winner == 'seat-1'", "rounds", "fallen", "seat_2_provinces"):
        assert float(odds.figure(text)) == pytest.approx(float(usual.figure(text)))


@pytest.mark.long
def test_an_error_aimed_at_stops_at_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampled, "MINIMUM_GAMES", 128)
    limit = Limit(stderr=0.03, samples=5_000)
    assert play(limit=limit).samples == 512
    for executor in (None, AtOnce()):
        assert play(limit=limit, tally=True, executor=executor).samples == 512


# ---- workers, files --------------------------------------------------------------------


@pytest.mark.long
def test_workers_count_the_same(counted: Odds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "PATIENCE", 0.1)
    monkeypatch.setattr(driving, "_TICK", 0.02)
    monkeypatch.setattr(driving, "TRIES", 30)
    monkeypatch.setattr(driving, "_FIRST_GAMES", 16)
    monkeypatch.setattr(driving, "BLOCK_SECONDS", 0.0)
    executor = Unreliable(4)
    with at_work(executor):
        assert told(play(tally=True, executor=executor)) == told(counted)


def test_a_file_is_resumed_and_merged(tmp_path: Path, counted: Odds) -> None:
    whole, first, rest = (tmp_path / name for name in ("whole", "first", "rest"))
    with pytest.raises(OddsError, match="the same command goes on"):
        play(tally=True, record=whole, executor=Breaking(4))
    assert read(whole)[1].tallies
    executor = AtOnce()
    assert told(play(tally=True, record=whole, executor=executor)) == told(counted)
    play(tally=True, record=whole, executor=executor)
    assert len(executor.sent) < 8  # the second time nothing is played
    play(tally=True, games=(0, 249), limit=None, record=first)
    play(tally=True, games=(250, GAMES - 1), limit=None, record=rest)
    for parts in ((whole,), (first, rest), (rest, first, first)):
        assert told(merge(*parts)) == told(counted)
    with pytest.raises(OddsError, match="cannot be told apart"):
        merge(whole, rest)
    with pytest.raises(OddsError, match=r"from \d+ on were counted, not kept: go on with --tally"):
        play(record=whole)


def test_any_letter_changed_in_a_tally_is_noticed(tmp_path: Path, counted: Odds) -> None:
    file = tmp_path / "a.games"
    play(tally=True, record=file)
    whole = file.read_bytes()
    with open(file, "rb") as held:
        parts = list(frames(held, ""))
    number = next(place for place, (part, _) in enumerate(parts) if "tally" in part)
    begin, end = parts[number - 1][1], parts[number][1]
    for place in random.Random(2).sample(range(begin, end), 60):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises(OddsError, match=f"part {number + 1}: damaged"):
            merge(file)


# ---- adding up -------------------------------------------------------------------------


def made(first: int, games: int, joint: tuple[str, ...] = ("a", "b")) -> Tally:
    numbers = np.arange(first, first + games)
    return tally_of(first, games, {"a": numbers % 3, "b": numbers % 5, "c": numbers % 2}, joint)


def test_tallies_add_up_whatever_their_parts() -> None:
    whole = made(0, 90)
    assert dict(zip(map(tuple, whole.rows.tolist()), whole.counts.tolist(), strict=True)) == {
        (a, b): 6 for a in range(3) for b in range(5)
    }
    for cuts in ((0, 90), (0, 1, 90), (0, 17, 40, 90)):
        parts = [made(a, b - a) for a, b in pairwise(cuts)]
        found = added(parts[::-1])
        assert found.written() == whole.written()
    fewer = added([made(0, 45), made(45, 45, ("b",))])
    assert fewer.joint == ("b",)
    assert fewer.counts.tolist() == [18] * 5


def test_many_tallies_are_added_up_and_count_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not across a power of two, where a run may stop."""
    monkeypatch.setattr(blocks, "_APART", 8)
    known, order = Known(1), list(range(128, 400, 10))
    random.Random(3).shuffle(order)
    for first in order:
        known.add(made(first, 10), "here")
    assert len(known.tallies) < 16
    assert known.tallies_among(128, 128) != known.tallies_among(256, 128)
    assert added(known.tallies).written() == made(128, 280).written()
    known.add(made(order[0], 10), "here")
    assert known.twice == 10
    assert known.ranges() == [(128, 280)]
    other = tally_of(order[0], 10, {"a": np.arange(10), "b": np.arange(10), "c": np.ones(10)}, ())
    with pytest.raises(OddsError, match=r"here: games .* went otherwise than in an earlier tally"):
        known.add(other, "here")


def test_games_known_are_ranges() -> None:
    known = Known(1)
    for first, games in ((50, 10), (0, 10), (10, 5), (70, 30)):
        known.add(made(first, games), "here")
    known.add(Block(15, np.zeros((5, 1), dtype=np.int16)), "here")
    assert known.ranges() == [(0, 20), (50, 10), (70, 30)]
    assert known.gaps(0, 110) == [(20, 30), (60, 10), (100, 10)]
    assert known.gaps(55, 5) == []
    known.add(made(50, 10), "here")
    assert known.twice == 10
    with pytest.raises(OddsError, match="here: games 50-59 are counted together"):
        known.add(Block(59, np.zeros((2, 1), dtype=np.int16)), "here")
    with pytest.raises(OddsError, match="here: games 75-79 are counted together"):
        known.add(made(75, 5), "here")
