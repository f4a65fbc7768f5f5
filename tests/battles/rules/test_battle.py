"""Battles on the board: who battles after a move, and levy swarms (Phase 4)."""

import pytest

from tests.battles.rules.drawing import Table, battles

# ---- Battle --------------------------------------------------------------------------


def test_an_ordered_unit_does_not_have_to_battle() -> None:
    table = Table("e5 rS bS", "order-three-center").order("e5").move()
    assert table.options == {"done", "e5-f5"}


def test_a_unit_battles_once() -> None:
    table = Table("e5 bS2 rb bS2", "order-three-center").order("f5").move()
    table.play("f5-e5", "roll - -", "roll - - - -")
    assert table.asked[0] != "battle"


# ---- Battlefield Terrain: Combat -----------------------------------------------------


@pytest.mark.parametrize(
    ("ground", "infantry", "cavalry"),
    [
        ("*", True, True),
        ("w", True, True),
        (":", True, True),
        ("t", True, True),
        ("#", False, False),
        ("u", False, False),
        ("@", False, False),
        ("|", True, False),
        ("!", True, False),
    ],
)
def test_battle_on_entering_terrain(ground: str, infantry: bool, cavalry: bool) -> None:
    """B25."""
    for unit, may in (("l", infantry), ("C", cavalry)):
        picture = f"e5 r{unit} {ground} bS"
        assert (battles(picture, "e5f5") == "f5-g5") is may
    if ground != "@":
        assert battles(f"e5 {ground}rC bS", "e5") == "e5-f5"  # not having entered this turn


def test_cards_and_inspiration_add_to_capped_dice() -> None:
    """B1."""
    table = Table("e5 *rCm bS", "cavalry-charge").order("e5").move().play("e5-f5", "1")
    assert table.dice == 2 + 1 + 1


# ---- Levy Infantry Swarm -------------------------------------------------------------


def test_levies_swarm_around_one_unit() -> None:
    """B14: each under its own terrain's limit."""
    picture = """
    e4    rl   *
    e5  url  bS
    """
    table = Table(picture, "order-three-center").order("e4", "e5").move()
    assert table.may("battle") == "e4*f5 e4-f5 e5*f5 e5-f5"
    table.play("e4*f5")
    assert table.dice == 2 + 1


def test_the_leading_levy_is_struck_back_and_alone_gains_ground() -> None:
    picture = """
    e4    rl   .
    e5  rl   bs
    """
    table = Table(picture, "order-three-center").order("e4", "e5").move().play("e5*f5")
    table.play("roll triangle - - -", "roll circle - -")
    assert (table.at("e5"), table.at("e4"), table.at("f5")) == ("rl3", "rl", "bs3")
    assert table.asked[0] != "battle"  # both have battled
    table = Table(picture, "order-three-center").order("e4", "e5").move().play("e5*f5")
    table.play("roll flag - - -", "gain")
    assert (table.at("e5"), table.at("f5")) == ("", "rl")


def test_each_levy_of_a_swarm_may_be_inspired_by_a_token_of_its_own() -> None:
    picture = """
    e4    rlf  .
    e5  rlf  bs
    """
    table = Table(picture, "order-three-center").order("e4", "e5").move().play("e5*f5")
    assert table.may("inspire") == "0 1 2"
    table.play("2")
    assert (table.dice, table.tokens("red"), table.s.pool) == (6, 3, 22)


def test_first_strike_drives_the_leading_levy_off_and_the_others_still_roll() -> None:
    picture = """
    e4    rl   .
    e5  rl   bs
    """
    blue = {"hand": ("first-strike", "order-two-left", "order-two-left")}
    table = Table(picture, "order-three-center", blue=blue).order("e4", "e5").move()
    table.play("e5*f5", "first-strike", "roll flag - -", "d7")
    assert table.dice == 2
    table.play("roll triangle triangle")
    assert table.at("f5") == "bs2"
