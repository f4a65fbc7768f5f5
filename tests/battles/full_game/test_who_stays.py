"""Units that battle without a move stay; orders that fail or cannot be are listed."""

import pytest

from samurai_odds import Limit, OddsError
from samurai_odds.battles.full_game.one_turn import OneTurn
from tests.battles.full_game.test_orders_text import COLUMN

LEVIES = """
Title: Levies before a castle
First: blue
Map:
   1  .     .     .     .     .     .     .     .     .     .     .     .
   2     .     .     .     .     .     .     .     .     .     .     .
   3  .     .     .     .     .     .     .     .     .     .     .     .
   4     .     .     .     .     .lv   .lv   .lv   .     .     .     .
   5  .     .     .     .     .csm  cSSF2 .as   .     .     .     .     .
   6     .     .     .     .     .AB   .     .AS1  .     .     .     .
   7  .     .     .     .     .     .     .     .     .     .     .     .
   8     .     .     .     .     .     .     .     .     .     .     .
   9  .     .     .     .     .     .     .     .     .     .     .     .
  10     .     .     .     .     .     .     .     .     .     .     .
  11  .     .     .     .     .     .     .     .     .     .     .     .
"""
CIRCLE = "lead order-circle\norder e4\norder f4\n"
BY_HAND = "move e4 stay\nmove f4 stay\n"


ONLY = "is not allowed; allowed here: battle e4 f5"


def turn_of(orders: str) -> OneTurn:
    return OneTurn(LEVIES, orders=orders, replies=0)


@pytest.mark.parametrize("battles", ["battle e4 f5\nbattle f4 f5\n", "swarm e4 f5\n"])
def test_who_battles_and_does_not_move_stays(battles: str) -> None:
    """As if it were said: the bot moved the levies away, and nobody attacked."""
    turns = [turn_of(CIRCLE + battles), turn_of(CIRCLE + BY_HAND + battles)]
    ends = [one.play(Limit(samples=60), seed=1) for one in turns]
    assert ends[0].columns.keys() == ends[1].columns.keys()
    for figure in ("own_blocks_lost", "enemy_blocks_lost", "swing"):
        assert ends[0].expect(figure) == ends[1].expect(figure)
    assert ends[0].expect("own_blocks_lost") > 0.5
    assert not [text for text in turns[0].undone if "in 0 of" in text]


@pytest.mark.parametrize(
    ("orders", "told"),
    [
        ("order e4\nbattle e4 h8", f"line 3: 'battle e4 h8' {ONLY}"),
        ("order e4\nbattle e4 g5", f"line 3: 'battle e4 g5' {ONLY}"),
        ("order e4\nbattle e4 e6", f"line 3: 'battle e4 e6' {ONLY}"),
        ("order e4\nswarm e4 f5", f"line 3: 'swarm e4 f5' {ONLY}"),
        ("order e4\nbattle f4 f5", f"line 3: 'battle f4 f5' {ONLY}"),
        ("order e4\norder f4\nbattle e4 f5\nbattle f4 h9", "line 5: 'battle f4 h9' is not allowed"),
        ("more orders\nbattle e4 h8", "line 3: 'battle e4 h8' is not allowed"),
    ],
)
def test_a_battle_that_no_die_can_make_possible_is_refused(orders: str, told: str) -> None:
    with pytest.raises(OddsError) as fault:
        turn_of(f"lead order-circle\n{orders}\n")
    assert told in str(fault.value)


def test_cavalry_is_told_that_it_cannot_attack_a_castle() -> None:
    with pytest.raises(
        OddsError, match="'battle e5 f5' is not allowed; allowed here: battle e5 e6"
    ):
        turn_of("lead order-one-center\norder e5\nbattle e5 f5\n")


def test_what_dice_may_bring_about_is_not_refused() -> None:
    """The bowmen may be driven to e7, where spearmen wait for them; f9 is out of reach."""
    behind = LEVIES.replace("   8     .     .     .     .  ", "   8     .     .     .     .as")
    cards = "lead order-three-center\norder d8\norder e5\n"
    OneTurn(behind, orders=f"{cards}battle e5 e6\nbattle d8 e7\n", replies=0)
    for battles in ("battle d8 e7\nbattle e5 e6", "battle e5 e6\nbattle d8 f9"):
        with pytest.raises(OddsError, match=r"'battle d8 (e7|f9)' is not allowed"):
            OneTurn(behind, orders=f"{cards}{battles}\n", replies=0)


def test_lines_that_were_not_carried_out_are_listed() -> None:
    turn = turn_of(CIRCLE + "battle e4 f5\nbattle f4 f5\ngain no\nbonus e6\n")
    assert not turn.undone
    odds = turn.play(Limit(samples=8), seed=2)
    [bonus] = [text for text in turn.undone if "bonus" in text]
    assert bonus.startswith("line 7, 'bonus e6': carried out in 0 of 8 games looked at")
    assert not [text for text in turn.undone if "gain" in text or "line 4" in text]
    assert turn.remarks == turn.undone
    assert "carried out in 0 of 8 games" in " ".join(odds.text().split())


def test_each_of_two_fires_at_one_enemy_is_looked_for() -> None:
    near = COLUMN.replace("   9  .     .     .", "   9  .as1  .     .")
    orders = "lead hold-and-shoot\norder a11\nbattle a11 a9\nbattle a11 a9\n"
    turn = OneTurn(near, orders=orders, replies=0)
    turn.play(Limit(samples=20), seed=1)
    [second] = turn.undone  # where the first fire has done it all
    assert second.startswith("line 4, 'battle a11 a9': carried out in ")
