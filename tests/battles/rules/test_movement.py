"""Movement, clause by clause (Phase 3; Battlefield Terrain, Movement)."""

import pytest

from samurai_odds.battles.rules import layout as at
from tests.battles.rules.drawing import Table, moves, objective

# ---- Infantry Unit Movement, Cavalry Unit Movement -----------------------------------


def test_the_bodyguard_moves_one_hex_with_its_commander() -> None:
    table = Table("e5 rGx", "order-three-center").order("e5").move("e4")
    assert (table.at("e4"), table.at("e5")) == ("rGx", "")


@pytest.mark.parametrize(
    ("unit", "one", "two"),
    [
        ("S", True, None),
        ("B", True, None),
        ("s", True, False),
        ("b", True, True),
        ("a", False, False),
        ("l", True, True),
        ("C", True, True),
        ("K", True, True),
    ],
)
def test_how_far_a_unit_may_move_and_battle(unit: str, one: bool, two: bool | None) -> None:
    def battles_after(to: str) -> bool:
        picture = f"""
        e3    .    .    .
        d4  bS  .    .    .
        e5    r{unit}  .    .    .
        """
        table = Table(picture, "order-three-center").order("e5").move(to)
        return table.asked[0] == "battle"

    assert battles_after("e5")
    assert battles_after("e4") is one
    if two is not None:
        assert battles_after("e3") is two


# ---- the sequence of moves: the player's choice --------------------------------------


COLUMN = """
e8    rS
f9      rSf
"""


@pytest.mark.parametrize(
    ("card", "orders"),
    [
        ("leadership", ("under:f9", "e8")),
        ("serpent-command", ("f9", "e8")),
        ("infantry-onslaught", ("f9", "e8")),
        ("order-three-center", ("f9", "e8")),
    ],
)
@pytest.mark.parametrize("first", ["e8", "f9"])
def test_who_moves_first_is_not_dictated_by_the_orders(
    card: str, orders: tuple[str, ...], first: str
) -> None:
    table = Table(COLUMN, card).order(*orders)
    assert table.may("mover") == "e8 f9"
    if first == "e8":
        table.play("e8", "e7", "e8")  # the leader's unit takes the place that was left
        assert (table.at("e7"), table.at("e8")) == ("rS", "rSf")
    else:
        assert "e8" not in table.play("f9").options
        table.play("f8", "f9")
        assert (table.at("f8"), table.at("f9")) == ("rSf", "rS")
    assert table.asked[0] not in ("mover", "move")


# ---- Leader Movement -----------------------------------------------------------------


def test_a_lone_mounted_leader_moves_three_hexes() -> None:
    far = moves("e5 rm", "e5").split()
    assert len(far) == 36
    assert "h5" in far
    assert "e2" in far


def test_a_leader_without_a_helmet_on_the_card_stays_with_his_unit() -> None:
    assert Table("e5 rSm", "order-square").options == {"done", "e5"}


# ---- Leader Move off the Battlefield -------------------------------------------------


def test_a_lone_leader_leaves_over_his_baseline_for_three_tokens() -> None:
    table = Table("e10 rf", "order-three-center").order("e10").play("off")
    assert (table.tokens("red"), table.banners("blue")) == (2, 0)
    assert table.s.leader_fate[0] == at.LEFT_THE_BOARD
    assert table.s.pool == 23


def test_tokens_that_cannot_be_paid_for_leaving_are_waived() -> None:
    table = Table("e11 rf", "order-three-center", red={"honor": 1}).order("e11").play("off")
    assert table.tokens("red") == 0
    assert table.asked[0] != "roll"


# ---- Battlefield Terrain: Movement ---------------------------------------------------


@pytest.mark.parametrize("ground", list("*w#:ut|!@"))
def test_terrain_that_stops_whoever_enters(ground: str) -> None:
    picture = f"""
    d4    ~    {ground}
    d5  ~    rP   ~
    d6    ~    ~
    """
    for piece in "lCfm":
        assert moves(picture.replace("P", piece), "e5") == "e4", piece


@pytest.mark.parametrize("ground", list(".^v="))
def test_terrain_that_does_not_stop(ground: str) -> None:
    picture = f"""
    d4    ~    {ground}
    d5  ~    rl   ~
    d6    ~    ~
    """
    assert moves(picture, "e5") == "e3 e4 f3 f4"


def test_what_the_scenario_closes_is_impassable() -> None:
    assert moves("e4 *\ne5 rS", "e5", impassable=("forest",)) == "d4 d5 d6 e6 f5"


# ---- objectives that are moves -------------------------------------------------------


def test_a_unit_leaves_by_an_exit_for_its_banners_and_for_one_hex() -> None:
    exits = (objective("red", "exit", "e1", banners=2),)
    table = Table("e2 rl\ng1 rl", "order-three-center", objectives=exits).order("e2")
    assert "off" in table.options
    table.play("off")
    assert table.banners("red") == 2
    far = Table("e3 rl", "order-three-center", objectives=exits).order("e3")
    assert "off" not in far.options


def test_an_exit_too_far_or_where_it_must_stop_pays_nothing() -> None:
    exits = (
        objective("red", "exit", "e1", banners=1),
        objective("red", "exit", "f1", banners=2),
        objective("red", "exit", "g1", banners=3),
    )
    table = Table("e1 rl *\nh5 rl", "order-three-center", objectives=exits).order("e1")
    assert table.play("off").banners("red") == 1


def test_an_exit_for_some_kinds_is_no_exit_for_others() -> None:
    exits = (objective("red", "exit", "e1", kinds=("levy",)),)
    picture = "e1 rl rs bs"
    assert "off" in moves(picture, "e1", objectives=exits).split()
    assert "off" not in moves(picture, "f1", objectives=exits).split()


def test_a_unit_that_comes_across_is_removed_for_its_banners() -> None:
    across = (objective("red", "cross", "e1", banners=1, kinds=("levy",)),)
    table = Table("e2 rlf\ng1 rl", "order-three-center", objectives=across).order("e2").move("e1")
    assert (table.banners("red"), table.at("e1"), table.banners("blue")) == (1, "", 0)


def test_a_leader_ordered_who_has_left_with_the_unit_that_joined_him_moves_no_more() -> None:
    across = (objective("red", "cross", "e1"),)
    picture = """
    e1  rf
    e2    rl
    h5  rS
    """
    table = Table(picture, "order-three-center", objectives=across).order("e2", "e1")
    table.play("e2", "e1")
    assert table.asked[0] not in ("mover", "move")
    assert table.banners("red") == 1
