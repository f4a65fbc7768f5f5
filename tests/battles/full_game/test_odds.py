"""`battles odds`: what the map says of an attack is what the game itself reads off it."""

from collections.abc import Iterator
from typing import Any

import pytest

from samurai_odds import OddsError, battles
from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.staging import Staged, stage
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import begin_battle, may_close, offer_fire
from samurai_odds.battles.rules.decisions.packed import battle_hex
from samurai_odds.battles.rules.fight import begin_fight
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.cli.main import main
from samurai_odds.play.offering import no_options

POSITIONS = [
    ("nagashino-center", 3, 8),
    ("koriyama-castle-september", 1, 9),
    ("saigadake-ravine", 2, 7),
    ("study-combined-arms", 5, 10),
    ("epic-study-all-arms", 1, 8),
]
SAME_OF_STRIKES = [
    "dice",
    "roll_kind",
    "leader_roll_kind",
    "swords_ignored",
    "close",
    "may_ignore",
    "must_ignore",
    "stands_fast",
]


def offered(staged: Staged) -> Iterator[tuple[int, int, int]]:
    """List what each unit of the side to move could attack: the unit, how, which hex."""
    q, s = Question(staged.start.question.whole), State(staged.start.state.copy())
    for unit in range(int(s.units)):
        here = int(s.unit_hex[unit])
        if here < 0 or s.unit_side[unit] != s.active:
            continue
        for there in staged.scenario.board.neighbors(here):
            if there >= 0 and _enemy(s, q, there) and may_close(q, s, unit, here, there):
                yield unit, at.CLOSE, there
        if not any(there >= 0 and s.unit_at[there] >= 0 and _enemy(s, q, there)
                   for there in staged.scenario.board.neighbors(here)):  # fmt: skip
            no_options(s)
            offer_fire(q, s, unit)
            for value in s.choices[: s.options_open].tolist():
                yield unit, at.FIRE, battle_hex(value)


def _enemy(s: State, q: Question, there: int) -> bool:
    if s.unit_at[there] >= 0:
        return bool(s.unit_side[s.unit_at[there]] != s.active)
    leader = s.leader_at[there]
    return bool(leader >= 0 and q.leader_side[leader] != s.active)


@pytest.mark.quick(n=2)
@pytest.mark.parametrize(("key", "game", "turn"), POSITIONS)
def test_the_attack_asked_about_is_the_one_that_the_game_fights(
    key: str, game: int, turn: int
) -> None:
    position = Contest(key, "greedy", "greedy").position(3, game, turn)
    staged, seen = stage(position, "greedy", "greedy"), 0
    name = position.board.name_of
    for unit, mode, there in offered(staged):
        q, s = Question(staged.start.question.whole), State(staged.start.state.copy())
        s.unit_ordered[unit] = 1
        begin_battle(q, s, unit, mode, there)
        begin_fight(q, s)
        fought = s.combat_question
        here = int(s.battle_from)
        single = battles.derived(position, name(here), name(there)).question.single
        asked = combat.Question(single.numbers)
        for party in (combat.ATTACKER, combat.DEFENDER):
            for what in ("start_blocks", "start_leader"):
                mine, theirs = (getattr(one.parties[party], what) for one in (asked, fought))
                assert mine == theirs, what
        strikes = [combat.ATTACK]
        if fought.strikes[combat.BACK].dice:
            strikes.append(combat.BACK)
        for strike in strikes:
            for what in SAME_OF_STRIKES:
                mine, theirs = (getattr(one.strikes[strike], what) for one in (asked, fought))
                assert mine == theirs, (name(here), name(there), what)
        assert asked.reserves.tolist() == fought.reserves.tolist()
        seen += 1
    assert seen > 1


HERE = """Title: A corner
Placement: assumed
First: red
Red at: bottom

Red: Red
  honor: 3

Blue: Blue
  honor: 2

Map:
   1  .     .     .     .     .     .     .     .     .     .     .     .
   2     .     .     .     .     .     .     .     .     .     .     .
   3  .     .     .     .     .     .     .     .     .     .     .     .
   4     .     .     fas3  .     .     .     .     .     .     .     .
   5  .     .     .     .SS2  .     .     .     .     .     .     .     .
   6     .     .     .     .     .     .     .     .     .     .     .
   7  .     .     .     .     .     .     .     .     .     .     .     .
   8     .     .     .     .     .     .     .     .     .     .     .
   9  .     .     .     .     .     .     .     .     .     .     .     .
  10     .     .     .     .     .     .     .     .     .     .     .
  11  .     .     .     .     .     .     .     .     .     .     .     .
"""


def test_the_map_is_said_as_options_of_an_attack() -> None:
    """Spears of two blocks, six hexes from their edge, by a forest three from the other."""
    found = battles.derived(HERE, "d5", "c4")
    assert found.inputs == {
        "attacker": "samurai-spear",
        "defender": "ashigaru-spear",
        "attacker_blocks": 2,
        "attacker_honor": 3,
        "attacker_room": 6,
        "defender_on": "forest",
        "defender_blocks": 3,
        "defender_honor": 2,
        "defender_room": 3,
    }
    asked = battles.attack(**found.inputs)
    assert battles.odds(HERE, "d5", "c4").expect("hits") == asked.expect("hits")


def test_what_the_player_chooses_is_asked_besides() -> None:
    found = battles.derived(HERE, "d5", "c4", first_strike=True, moved=1)
    assert (found.inputs["first_strike"], found.inputs["moved"]) == (True, 1)
    assert found.command.endswith("--moved 1 --first-strike")


@pytest.mark.parametrize(
    ("unit", "target", "why"),
    [
        ("a1", "c4", "no unit stands in a1: name the hex of the unit that attacks"),
        ("d5", "a1", "a1 is empty: name the hex of an enemy of red's d5"),
        ("d5", "d5", "d5 is red's own: name the hex of an enemy of red's d5"),
        ("z5", "d5", "no hex 'z5'"),
    ],
)
def test_what_is_no_attack_is_refused(unit: str, target: str, why: str) -> None:
    with pytest.raises(OddsError, match=why):
        battles.odds(HERE, unit, target)


def test_what_no_weapon_reaches_is_not_said_to_be_unseen() -> None:
    far = HERE.replace("   9  .     .", "   9  .SS4  .")
    with pytest.raises(OddsError, match="samurai-spear has no missile weapon"):
        battles.odds(far, "a9", "c4")


def test_the_command_prints_the_answer_and_the_command_that_asks_the_same(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "here.txt"
    file.write_text(HERE)
    assert main(["battles", "odds", str(file), "d5", "c4"]) == 0
    out = capsys.readouterr().out
    assert "From the map: " in out
    command = out.splitlines()[-1]
    assert command.startswith("samurai-odds battles attack samurai-spear ashigaru-spear")
    verdict = out.splitlines()[0]
    assert main(command.split()[1:]) == 0
    assert capsys.readouterr().out.splitlines()[0] == verdict
