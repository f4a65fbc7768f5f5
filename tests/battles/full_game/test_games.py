"""Full games by compiled bots: invariants, the reference's word, strength."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.full_game.game import GAME, start
from samurai_odds.battles.full_game.staging import stage
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.scenario import BLUE, RED
from samurai_odds.battles.scenario.text import load
from samurai_odds.engine.compiled import APART, twin
from samurai_odds.play import games
from samurai_odds.play.game import nothing_hidden
from samurai_odds.play.registry import Bots
from tests.battles.full_game.watching.invariants import BROKEN, banners_due, broken, watched
from tests.battles.keys import CORE_KEYS, EPIC_KEYS
from tests.battles.reference.game import ReferenceGame

TURN_LIMIT = 1000


def setup(name: str) -> Setup:
    return Setup(load(name), facts(), turn_limit=TURN_LIMIT)


# ---- invariants ----------------------------------------------------------------------


RANDOM = BOTS.modules[BOTS.number_of("random")]


class Random(Bots):
    """Bots that all play at random: the others need not be compiled."""

    modules = (RANDOM,) * len(BOTS.modules)


@pytest.fixture(scope="module")
def watching_loop() -> Any:
    earned = twin(banners_due, APART)
    every = twin(broken, APART, banners_due=earned)
    anything = twin(RANDOM.choose, APART)
    watching = twin(watched, APART, check=every, random_choice=anything)
    bots = Random("samurai_odds.battles.bots")
    all_seen = replace(GAME, bots=bots, hide=nothing_hidden, show=nothing_hidden)
    return games.playing_loop(all_seen, watching)


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        "first-samurai-skirmish",
        "study-levies",
        "kawanakajima-phase-3",
        "nunobeyama",
        "saigadake-ravine",
        "epic-study-all-arms",
        "epic-sekigahara",
    ],
)
def test_what_must_hold_holds_at_every_choice_of_1000_random_games(
    name: str, watching_loop: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What breaks in one game of 300 is seen with 96% in each scenario by itself."""
    monkeypatch.setattr(games, "player", lambda *_: watching_loop)
    rows = games.play_many(start(setup(name), "random", "random"), seed=1, first=0, games=1000)
    reasons = np.bincount(rows[:, recording.REASON])
    assert len(reasons) <= BROKEN, f"invariant {len(reasons) - 1 - BROKEN} broken"
    stopped = reasons[at.BY_TURN_LIMIT] if len(reasons) > at.BY_TURN_LIMIT else 0
    assert stopped <= 0.01 * 1000  # all end by themselves within the turn limit


# ---- the independent reference ------------------------------------------------------


@pytest.mark.quick(2)
@pytest.mark.parametrize("name", [*CORE_KEYS, *EPIC_KEYS])
@pytest.mark.parametrize("players", [("random", "random"), ("careful", "greedy")])
@pytest.mark.parametrize("later", [False, True])
def test_the_reference_game_replays_compiled_games_to_the_same_end(
    name: str, players: tuple[str, str], later: bool
) -> None:
    scenario, prepared = load(name), start(setup(name), *players)
    count = 10 if players[0] == "random" else 9
    if name in EPIC_KEYS:  # a hundred Epic games in all
        count = 13 if players[0] == "random" else 12
    for game in range(3, count) if later else range(3):
        events = games.record(prepared, seed=5, game=game)
        end = ReferenceGame(scenario, turn_limit=TURN_LIMIT).replay(events)
        row = games.play_range(prepared, seed=5, first=game, games=1)[0]
        assert end.turn == row[recording.TURNS]
        assert (-1 if end.winner is None else end.winner) == row[recording.WINNER]
        assert end.banners == tuple(row[recording.BANNERS : recording.BANNERS + 2])
        assert [len(hand) for hand in end.hands] == list(row[recording.HANDS :][:2])
        assert end.tokens == tuple(row[recording.TOKENS : recording.TOKENS + 2])
        units = len(scenario.units)
        assert [u[0] for u in end.units] == list(row[recording.UNIT_SIDES :][:units])
        assert [u[2] for u in end.units] == list(row[recording.BLOCKS :][:units])
        assert [u[1] is not None for u in end.units] == list(row[recording.ON_BOARD :][:units])
        placed = [u[1] for u in end.units if u[1] is not None]
        last = row[recording.LAST_HEX :][:units]
        assert placed == [last[n] for n, u in enumerate(end.units) if u[1] is not None]


OTHER_READINGS = {
    "castle_flag_check": 2,
    "leader_left_evades": 1,
    "first_strike_led": 1,
    "counter_attack_first_turn": 0,
    "order_one_dragon": 1,
    "command_as_noted": 1,
}


def test_a_full_game_names_the_readings_of_its_rules_file(tmp_path: Path) -> None:
    rules = tmp_path / "own.toml"
    told = (f"{name} = {value}\n" for name, value in OTHER_READINGS.items())
    rules.write_text("".join(("[numbers]\n", *told)), encoding="utf-8")
    rests_on = (
        stage("study-spears", "random", "random", rules=rules).provenance("play", {}).rests_on
    )
    for name, value in OTHER_READINGS.items():
        assert rests_on[f"{name} {value} (rules file)"] == "assumed"
    usual = stage("study-spears", "random", "random").provenance("play", {}).rests_on
    assert not any("rules file" in what for what in usual)


@pytest.mark.long
@pytest.mark.parametrize("castle_check", [2, 0])
@pytest.mark.parametrize(
    "name", ["koriyama-castle-september", "first-samurai-skirmish", "epic-sekigahara"]
)
def test_the_reference_game_agrees_in_the_other_readings(name: str, castle_check: int) -> None:
    """B5, B9, B15 to B17, as a rules file may have them."""
    known = facts()
    own = OTHER_READINGS | {"castle_flag_check": castle_check}
    switched = {key: {"value": value, "source": "assumed"} for key, value in own.items()}
    others = replace(known, numbers={**known.numbers, **switched}, read={})
    scenario = load(name)
    prepared = start(Setup(scenario, others, turn_limit=TURN_LIMIT), "random", "random")
    for game in range(4):
        events = games.record(prepared, seed=6 + castle_check, game=game)
        end = ReferenceGame(scenario, others, turn_limit=TURN_LIMIT).replay(events)
        row = games.play_range(prepared, seed=6 + castle_check, first=game, games=1)[0]
        assert end.turn == row[recording.TURNS]
        assert [len(hand) for hand in end.hands] == list(row[recording.HANDS :][:2])
        assert end.banners == tuple(row[recording.BANNERS : recording.BANNERS + 2])


# ---- strength ------------------------------------------------------------


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("name", "better", "worse", "least"),
    [
        ("first-samurai-skirmish", "greedy", "random", 0.90),
        ("first-samurai-skirmish", "careful", "greedy", 0.55),
        ("epic-study-foot", "greedy", "random", 0.95),
        ("epic-study-foot", "careful", "greedy", 0.55),
        ("epic-study-all-arms", "careful", "greedy", 0.55),
    ],
)
def test_a_better_bot_wins_mirrored_battles(
    name: str, better: str, worse: str, least: float
) -> None:
    """Sides exchanged; the share wanted lies five standard errors below what was won."""
    prepared, count = setup(name), 1000
    as_red = games.play_many(start(prepared, better, worse), seed=8, first=0, games=count)
    as_blue = games.play_many(start(prepared, worse, better), seed=8, first=0, games=count)
    won = np.sum(as_red[:, recording.WINNER] == RED)
    won += np.sum(as_blue[:, recording.WINNER] == BLUE)
    share = won / (2 * count)
    error = np.sqrt(share * (1 - share) / (2 * count))
    assert share - 5 * error > least
