"""Full games as a question: variables, winners, setups, positions played on, refusals."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, OddsError, swords
from samurai_odds.engine.answers.tables import source_notes
from samurai_odds.play.games import play_range, record
from samurai_odds.play.layout import UNIFORM
from samurai_odds.swords.combat import sequence as combat
from samurai_odds.swords.facts import RULINGS
from samurai_odds.swords.full_game.contest import Contest
from samurai_odds.swords.full_game.evaluated import credit
from samurai_odds.swords.full_game.outcomes import NOBODY, SHARED, winners_of
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.rules.layout import Tallies
from samurai_odds.swords.scenario.text import write

FEW = Limit(samples=60)


@pytest.fixture(scope="module")
def three() -> Any:
    return swords.play(players=3, bots="random", limit=Limit(samples=200))


def test_variables_are_those_of_the_contract(three: Any) -> None:
    seats = [f"seat_{n}_{what}" for n in (1, 2, 3) for what in ("provinces", "daimyos", "out_in")]
    assert list(three.variables) == ["winner", "reason", "rounds", *seats]


def test_who_wins_by_provinces_owns_the_goal(three: Any) -> None:
    for seat in (1, 2, 3):
        won = three.given(f"winner == 'seat-{seat}' and reason == 'provinces'")
        assert won.p(f"seat_{seat}_provinces == 35") == 1


def test_shares_of_the_winners_add_up(three: Any) -> None:
    words = ("seat-1", "seat-2", "seat-3", "shared", "nobody")
    assert sum(three.p(f"winner == '{word}'") for word in words) == pytest.approx(1)


def test_a_seat_without_daimyos_is_out(three: Any) -> None:
    for seat in (1, 2, 3):
        out = f"seat_{seat}_out_in > 0"
        assert three.p(f"({out}) == (seat_{seat}_daimyos == 0)") == 1
        assert three.p(f"{out} and seat_{seat}_provinces > 0") == 0
        assert three.p(f"seat_{seat}_out_in <= rounds") == 1


def test_a_low_goal_ends_games_soon_and_a_limit_stops_them() -> None:
    early = swords.play(players=3, bots="random", goal=24, limit=FEW)
    assert early.expect("rounds") < swords.play(players=3, bots="random", limit=FEW).expect(
        "rounds"
    )
    short = swords.play(players=3, bots="random", round_limit=2, limit=FEW)
    assert short.p("rounds <= 2") == 1
    assert short.p("(winner == 'nobody') == (reason == 'round limit')") == 1
    assert short.p("winner == 'nobody'") > 0.5


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        ({"players": 2}, 4),
        ({"players": 5, "variant": "end-of-round"}, 5),
        ({"variant": "quick"}, 4),
        ({"setup": "chapter-7"}, 4),
    ],
)
def test_every_variant_is_played(given: dict[str, Any], seats: int) -> None:
    odds = swords.play(**given, bots="random", limit=Limit(samples=10))
    assert f"seat_{seats}_provinces" in odds.variables
    assert f"seat_{seats + 1}_provinces" not in odds.variables


def test_two_players_are_known_by_their_first_seats() -> None:
    odds = swords.play(players=2, bots="random,random", limit=FEW)
    assert odds.p("winner == 'seat-2' or winner == 'seat-4'") == 0
    won = odds.given("reason == 'provinces' and winner == 'seat-1'")
    assert won.p("seat_1_provinces + seat_2_provinces >= 50") == 1


def test_shared_wins_are_parted_and_nobody_wins_nothing() -> None:
    rows = np.zeros((3, recording.ROW), dtype=np.int16)
    rows[:, recording.WINNER] = (1, at.NONE, at.NONE)
    rows[:, recording.WINNERS] = (0b010, 0b101, 0)
    assert winners_of(rows).tolist() == [1, SHARED, NOBODY]
    assert credit(rows, 3).tolist() == [[0, 1, 0], [0.5, 0, 0.5], [0, 0, 0]]


# ---- one game ------------------------------------------------------------------------


def test_a_position_is_played_on(tmp_path: Path) -> None:
    contest = Contest(players=3, bots="random")
    file = tmp_path / "position.txt"
    file.write_text(write(contest.position(0, 1, 4), contest.staged.facts))
    odds = swords.play(file, bots="random", limit=Limit(samples=20))
    assert odds.p("rounds >= 4") == 1
    rows = play_range(Contest(file, bots="random").staged.start, 0, 0, 5)
    assert (rows[:, recording.TIMELINE + 3 * at.MOST_SEATS] > 0).all()  # round 4 is noted
    assert (rows[:, recording.TIMELINE + 2 * at.MOST_SEATS] == 0).all()  # round 3 is not


@pytest.mark.long
def test_a_told_game_ends_as_it_was_counted() -> None:
    contest = Contest(players=3, bots="random")
    for game in range(3):
        row = contest.play_games(0, game, 1)[0]
        lines = contest.retell(0, game)
        who = (
            f"seat {row[recording.WINNER] + 1} wins"
            if row[recording.WINNER] >= 0
            else "nobody wins alone"
        )
        assert lines[-1].startswith(f"result: {who} (")
        assert lines[-1].endswith(f"in round {row[recording.ROUNDS]}")
        rounds = [line for line in lines if line.startswith("round ")]
        assert len(rounds) == row[recording.ROUNDS]


def test_what_is_told_of_a_battle_adds_up() -> None:
    """Attacks told are attacks counted, and so are provinces entered."""
    contest = Contest(players=3, bots="random")
    row = contest.play_games(0, 2, 1)[0].astype(int)
    lines = contest.retell(0, 2)
    tallies = row[recording.TALLY :][: at.MOST_SEATS * at.TALLIES].reshape(
        at.MOST_SEATS, at.TALLIES
    )
    told = sum("Phase C, Conduct Combat" in line for line in lines)
    assert told == tallies[:, Tallies.attacks.at].sum()
    entered = sum("Conquering an Empty Province" in line for line in lines)
    assert entered == tallies[:, Tallies.provinces_entered.at].sum()


# ---- bad input -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"bots": "tenno"}, "unknown bot 'tenno'"),
        ({"bots": "random,random"}, "bots: one for all or one a seat (4), not 2"),
        ({"players": 6}, "players is from 3 to 5"),
        ({"players": 3, "variant": "two-player"}, "the two-player game has 2 players, not 3"),
        ({"players": 2, "variant": "quick"}, "players is from 3 to 5"),
        ({"variant": "shogun"}, "unknown variant 'shogun'"),
        ({"setup": "chapter-7", "players": 3}, "the setup says players 4"),
        ({"setup": "chapter-8"}, "unknown setup 'chapter-8'"),
        ({"goal": 99}, "99 provinces to win"),
        ({"goal": "many"}, "goal is a whole number, not 'many'"),
        ({"round_limit": 0}, "round limit 0"),
    ],
)
def test_bad_input_is_said_in_words(given: dict[str, Any], said: str) -> None:
    with pytest.raises(OddsError, match=said.replace("(", r"\(").replace(")", r"\)")):
        swords.play(**{"bots": "random", **given})


def test_answers_name_the_rulings_they_rest_on_and_what_rules_changed(
    three: Any, tmp_path: Path
) -> None:
    switches = set(RULINGS.values()) - {RULINGS["ban_on_further_attacks"]}
    assert switches <= set(json.loads(three.to_json())["rules"]["rests_on"])
    for ruling in switches:
        assert ruling in " ".join(str(three).split())
    mine = tmp_path / "mine.toml"
    mine.write_text("[numbers]\nsplit_off = 0\n")
    played = swords.play(players=3, bots="random", limit=Limit(samples=1), rules=str(mine))
    assert "split_off 0 (rules file)" in " ".join(str(played).split())
    assert RULINGS["split_off"] not in played.provenance.rests_on


def test_a_short_note_leaves_no_ruling_out(three: Any) -> None:
    """As balance prints it: some of the map's lines are only counted."""
    [note] = source_notes(three.provenance.rests_on, 3, RULINGS.values())
    switches = set(RULINGS.values()) - {RULINGS["ban_on_further_attacks"]}
    assert all(ruling in note for ruling in switches)
    assert note.endswith(" more (--format json lists all).")


def test_the_ban_on_further_attacks_is_named_where_armies_attack_again_in_round_1() -> None:
    """W13: with level 2 in the quick start, not in a later round."""
    for setup, named in (("quick-3", True), ("standard-3", False), ("chapter-7", False)):
        rests_on = Contest(setup, bots="random").provenance.rests_on
        assert (RULINGS["ban_on_further_attacks"] in rests_on) == named


def test_ronin_roll_with_their_own_value(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[units.ronin]\nhits_on = 12\n[units.swordsman]\nhits_on = 1\n")
    played = Contest("chapter-7", bots="planner", rules=str(mine))
    pool = played.staged.start.game.pool
    rolled = [
        (pool(code), hits)
        for game in range(4)
        for code, hits, _ in record(played.staged.start, 0, game)
        if combat.HAND_CODES <= code < UNIFORM
    ]
    surely = [(next(k for k, p in enumerate(one.probabilities) if p), hits) for one, hits in rolled]
    assert max(least for least, _ in surely) > 0, "a ronin of these never misses"
    assert all(hits >= least for least, hits in surely)


def test_games_without_a_winner_are_counted() -> None:
    """All of 20 used to be "1e+02%"."""
    odds = swords.play(players=3, bots="random", round_limit=1, limit=Limit(samples=20))
    assert "20 of 20 games had no winner after 1 round (W34)" in odds.question.remarks


def test_a_draft_and_a_balance_of_two_players_say_whose_the_seats_are() -> None:
    draft = swords.new(players=2)
    assert "player 2 seats 3 and 4" in draft.text()
    how: dict[str, Any] = {"bots": "random", "changes": False, "limit": Limit(samples=4)}
    assert "Player 1 has seats 1 and 2" in swords.balance(players=2, **how).text()
