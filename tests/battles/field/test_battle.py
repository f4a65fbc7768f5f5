"""Who may battle whom and with how many dice (Phase 4; Battlefield Terrain, Combat)."""

import pytest

from samurai_odds.battles.field import layout as at
from tests.battles.field.drawing import Table, battles


def dice(striker: str, target: str, hexes: int = 1, moved: int = 0) -> int:
    """Roll at an enemy so many hexes along the row, after so many hexes of movement."""
    between = ["."] * (hexes - 1)
    cells = [*["."] * 2, striker, *between, target]
    if moved:
        ground = striker[:1] if striker[0] not in "rb" else "."
        cells[2], cells[2 - moved] = ground, striker[-2:]
    table = Table("d5 " + " ".join(cells), "order-three-center").order(f"{'fed'[moved]}5")
    table.move("f5")
    how = "-" if hexes == 1 else ">"
    table.play(f"f5{how}{'fghij'[hexes]}5")
    return (table.play("0") if table.asked[0] == "inspire" else table).dice


# ---- Battle --------------------------------------------------------------------------


def test_an_ordered_unit_does_not_have_to_battle() -> None:
    table = Table("e5 rS bS", "order-three-center").order("e5").move()
    assert table.options == {"done", "e5-f5"}


def test_a_unit_battles_once() -> None:
    table = Table("e5 bS2 rb bS2", "order-three-center").order("f5").move()
    table.play("f5-e5", "roll - -", "roll - - - -")
    assert table.asked[0] != "battle"


def test_losses_do_not_change_the_dice() -> None:
    assert dice("rS1", "bS1") == 4
    assert dice("rb1", "bS1", 2) == 2


# ---- Ranged Combat -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "standing", "moved"),
    [("B", (3, 3), 1), ("b", (2, 2), 1), ("K", (3, 3), 1), ("a", (2, 2, 1), None)],
)
def test_dice_of_fire(unit: str, standing: tuple[int, ...], moved: int | None) -> None:
    for k, number in enumerate(standing):
        assert dice(f"r{unit}", "bs", 2 + k) == number
    if moved is not None:
        assert dice(f"r{unit}", "bs", 2, moved=1) == moved


# ---- Close Combat --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "number"),
    [("S", 4), ("B", 3), ("s", 3), ("b", 2), ("a", 2), ("l", 2), ("C", 4), ("K", 3), ("Gx", 4)],
)
def test_dice_of_close_combat(unit: str, number: int) -> None:
    assert dice(f"r{unit}", "bS") == number


# ---- Battlefield Terrain: Combat -----------------------------------------------------

# Dice of samurai spearmen, ashigaru spearmen, levies; samurai spear cavalry.
ON = {
    "*": (2, 2, 2, 2),
    "^": (3, 3, 2, 3),
    "w": (2, 2, 2, 2),
    "v": (4, 3, 2, 4),
    "=": (4, 3, 2, 4),
    "#": (2, 2, 2, 1),
    ":": (4, 3, 2, 2),
    "u": (1, 1, 1, 1),
    "t": (4, 3, 2, 4),
    "|": (2, 2, 2, 2),
    "!": (2, 2, 2, 2),
    "@": (3, 3, 2, None),
}
AT = ON | {"^": (2, 2, 2, 2), "#": (2, 2, 2, 2), "u": (2, 2, 2, 1), "@": (2, 2, 2, None)}
# Dice of samurai bowmen and of mounted bowmen.
FIRE_ON = {
    "*": (2, 2), "^": (3, 3), "w": (1, 1), "v": (3, 3), "=": (3, 3), "#": (1, 1), ":": (3, 2),
    "u": (1, 1), "t": (3, 3), "|": (2, 2), "!": (2, 2), "@": (3, None),
}  # fmt: skip
FIRE_AT = FIRE_ON | {"*": (1, 1), "w": (2, 2), "@": (1, 1)}


@pytest.mark.parametrize("ground", ON)
def test_terrain_caps_close_combat(ground: str) -> None:
    for k, unit in enumerate("SslC"):
        for expected, cells in (
            (ON[ground][k], (f"{ground}r{unit}", "bS")),
            (AT[ground][k], (f"r{unit}", f"{ground}bS")),
        ):
            if expected is None:
                assert battles("e5 " + " ".join(cells), "e5") == ""
            else:
                assert dice(*cells) == expected, cells


@pytest.mark.parametrize("ground", FIRE_ON)
def test_terrain_caps_fire(ground: str) -> None:
    for k, unit in enumerate("BK"):
        for expected, cells in (
            (FIRE_ON[ground][k], (f"{ground}r{unit}", "bS")),
            (FIRE_AT[ground][k], (f"r{unit}", f"{ground}bS")),
        ):
            if expected is None:
                assert battles(f"e5 {cells[0]} . {cells[1]}", "e5") == ""
            else:
                assert dice(*cells, 2) == expected, cells


def test_from_hill_to_hill_only_the_own_hill_limits() -> None:
    assert dice("^rS", "^bS") == 3


def test_the_lower_of_two_limits_holds_and_a_lone_leader_has_the_terrain_of_his_hex() -> None:
    assert dice("^rS", "*bS") == 2
    assert dice("urS", "*bS") == 1
    assert dice("rS", "*bf") == 2  # B10


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
    assert (table.dice, table.tokens("red"), table.s[at.POOL]) == (6, 3, 22)


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
