"""Played by Python or compiled: the same games, event for event; and when which is done."""

from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import pytest

from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.bots.strike_odds import strike_table
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.full_game import game as battles
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.text import load, shipped
from samurai_odds.engine.compiled import FULL_GAME, compiling_said, say, say_waiting
from samurai_odds.engine.compiling import cache
from samurai_odds.engine.interpreting import Interpreter, uniform_of
from samurai_odds.engine.sampling import streams
from samurai_odds.engine.sampling.streams import WORD
from samurai_odds.play import games, interpreted
from samurai_odds.play.game import Start
from samurai_odds.play.rollouts import rollouts, seen_by, taken_up
from tests.play.template.game import STARTS

PAIRS = list(combinations_with_replacement(BOTS.names, 2))
SKIRMISH = "first-samurai-skirmish"


def battle(name: str, red: str = "careful", blue: str = "greedy") -> Start:
    return battles.start(Setup(load(name), facts()), red, blue)


def by_python(start: Start, seed: int, first: int, number: int) -> np.ndarray:
    rows = np.zeros((number, start.game.row), dtype=np.int16)
    interpreted.play_interpreted(start, seed, first, rows, np.zeros(0, dtype=np.int64))
    return rows


# ---- the same games ------------------------------------------------------------------


@pytest.mark.quick
@pytest.mark.parametrize(("red", "blue"), PAIRS)
def test_every_pair_of_bots_plays_the_same_skirmishes(red: str, blue: str) -> None:
    start = battle(SKIRMISH, red, blue)
    assert (by_python(start, 6, 40, 2) == games.play_many(start, 6, 40, 2)).all()


@pytest.mark.quick
@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_scenario_is_played_alike(name: str) -> None:
    start = battle(name, "careful", "random")
    assert (by_python(start, 2, 7, 1) == games.play_many(start, 2, 7, 1)).all()


@pytest.mark.parametrize("name", sorted(STARTS))
def test_a_game_of_hidden_cards_is_played_alike(name: str) -> None:
    assert (by_python(STARTS[name], 5, 3, 60) == games.play_many(STARTS[name], 5, 3, 60)).all()


@pytest.mark.quick
@pytest.mark.parametrize("cards", [True, False])
def test_rollouts_with_what_a_seat_cannot_know_drawn_anew_are_alike(cards: bool) -> None:
    start = STARTS["three seats"] if cards else battle(SKIRMISH)
    middle = taken_up(start, games.record(start, 1, 0), 12)
    assert (by_python(seen_by(middle, 1), 9, 0, 8) == rollouts(middle, 1, 9, 0, 8)).all()


def test_the_events_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    start = battle(SKIRMISH)
    compiled = games.record(start, 4, 2)
    nothing_kept(monkeypatch)
    assert games.record(start, 4, 2) == compiled


@pytest.mark.long
def test_the_odds_that_bots_weigh_are_the_same_by_either_reader() -> None:
    setup = Setup(load("kawanakajima-phase-3"), facts())
    assert (strike_table(setup, compiled=False) == strike_table(setup)).all()


def test_words_are_scrambled_alike_even_beyond_64_bits() -> None:
    for word in (0, 1, 2**63, WORD, 0x9E3779B97F4A7C15):
        with np.errstate(over="ignore"):
            draw = int(streams.uniform_of(np.uint64(word)))
        assert uniform_of(word) == uniform_of(word + 7 * 2**64) == draw


# ---- rules look into question and state by place, never from the end ------------------


class Watched:
    """Numbers that must be asked for by a place that they have."""

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            assert 0 <= place.start <= place.stop <= len(self.numbers)
            assert place.step is None
            return Watched(self.numbers[place])
        assert 0 <= place < len(self.numbers)
        return self.numbers[place]

    def __setitem__(self, place: int, value: int) -> None:
        assert 0 <= place < len(self.numbers)
        self.numbers[place] = value

    def __len__(self) -> int:
        return len(self.numbers)


@pytest.mark.quick(per="bots")
@pytest.mark.parametrize("name", sorted(shipped()))
@pytest.mark.parametrize("bots", [("random", "careful"), ("greedy", "never-inspires")])
def test_no_rule_of_battles_counts_from_the_end(
    name: str, bots: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = interpreted._view
    monkeypatch.setattr(interpreted, "_view", lambda numbers: Watched(view(numbers)))
    by_python(battle(name, *bots), 3, 0, 1)


@pytest.mark.parametrize("name", sorted(STARTS))
def test_no_rule_of_the_template_counts_from_the_end(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = interpreted._view
    monkeypatch.setattr(interpreted, "_view", lambda numbers: Watched(view(numbers)))
    by_python(STARTS[name], 3, 0, 20)


# ---- when ----------------------------------------------------------------------------


def nothing_kept(monkeypatch: pytest.MonkeyPatch, patience: float = 1000.0) -> None:
    """Have nothing compiled yet, and compiling impossible."""
    monkeypatch.setattr(games, "at_hand", lambda *_: False)
    monkeypatch.setattr(interpreted, "PATIENCE", patience)


def no_compiling(*_: Any) -> Any:
    raise AssertionError("compiled")


@pytest.mark.long
def test_few_games_are_played_without_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    start, shown = battle(SKIRMISH), []
    usual = games.play_many(start, 8, 0, 12)
    nothing_kept(monkeypatch)
    monkeypatch.setattr(games, "player", no_compiling)
    games.ready(start, 12)
    assert (games.play_many(start, 8, 0, 12, progress=shown.append) == usual).all()
    assert sum(shown) == 12


@pytest.mark.long
def test_many_games_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    start = battle(SKIRMISH)
    nothing_kept(monkeypatch)
    assert interpreted.are_few(start, 12)
    assert not interpreted.are_few(start, 10**9)
    assert interpreted.play_few(start, 8, 0, 10**6) is None
    monkeypatch.setattr(games, "player", no_compiling)
    with pytest.raises(AssertionError, match="compiled"):
        games.ready(start, 10**9)


def test_a_process_that_has_played_long_enough_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    start = battle(SKIRMISH)
    nothing_kept(monkeypatch, patience=0.0)
    assert not interpreted.are_few(start, 1)
    assert interpreted.play_few(start, 8, 0, 1) is None


def test_a_deadline_ends_interpreted_games_without_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    start = battle(SKIRMISH)
    nothing_kept(monkeypatch)
    assert len(games.play_many(start, 8, 0, 12, deadline=0.0)) == 1


def test_ctrl_c_keeps_the_interpreted_games_that_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    start = battle(SKIRMISH)
    nothing_kept(monkeypatch)

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    assert len(games.play_many(start, 8, 0, 12, progress=interrupt)) == 1


@pytest.fixture
def it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("samurai_odds.engine.compiled.say", say)


@pytest.mark.usefixtures("it_is_said")
def test_compiling_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with compiling_said("battles", "20 s", None):
        pass
    assert capsys.readouterr().err == ""
    with compiling_said("battles", "20 s", "no machine code"):
        said = capsys.readouterr().err
        assert said == (
            "compiling the rules of battles, once for this version: 20 s (no machine code)\n"
        )
    assert capsys.readouterr().err.startswith("compiled in ")


@pytest.mark.usefixtures("it_is_said")
def test_waiting_for_anothers_compiling_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    say_waiting()
    said = capsys.readouterr().err
    assert said == f"waiting while another process compiles rules: {FULL_GAME}\n"


def test_what_is_at_hand_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def wait(*_: Any) -> Any:
        raise AssertionError("waited")

    start = STARTS["tiny"]
    loop = games.player(start.game)
    monkeypatch.setattr(cache, "one_at_a_time", wait)
    assert games.playing_loop(start.game, games._bots(start.game)) is loop


def test_an_interpreter_gives_pythons_numbers() -> None:
    assert Interpreter()(streams.next_word)(WORD) == WORD + 0x9E3779B97F4A7C15
