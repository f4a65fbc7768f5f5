"""Line of sight, clause by clause (Ranged Combat 3; Battlefield Terrain, Line of Sight)."""

import pytest

from tests.battles.rules.drawing import Table, battles, tent

CENTER = ("order-three-center",) * 3 + ("order-three-right",) * 2


def sees(picture: str, who: str, target: str, lead: str = "order-three-center") -> bool:
    return f"{who}>{target}" in battles(picture, who, lead=lead).split()


def in_row(*cells: str) -> bool:
    """Arquebusiers in e5 fire along the row at the enemy in its last cell."""
    target = "efghij"[len(cells) - 1] + "5"
    return sees("e5 " + " ".join(cells), "e5", target)


# ---- Check Range ---------------------------------------------------------------------


@pytest.mark.parametrize(("unit", "reach"), [("B", 3), ("b", 3), ("K", 3), ("a", 4)])
def test_how_far_weapons_reach(unit: str, reach: int) -> None:
    for hexes in range(2, 6):
        cells = [f"r{unit}", *["."] * (hexes - 1), "bs"]
        assert in_row(*cells) == (hexes <= reach), hexes


@pytest.mark.parametrize("unit", "SslCG")
def test_units_without_missiles_do_not_fire(unit: str) -> None:
    assert not in_row(f"r{unit}x" if unit == "G" else f"r{unit}", ".", "bs")


# ---- through hexes -------------------------------------------------------------------


@pytest.mark.parametrize("piece", ["rS", "bS", "rf", "bf", "rSm", "bGx", "bm"])
def test_friend_and_foe_and_leaders_alone_obstruct(piece: str) -> None:
    assert in_row("ra", ".", ".", "bs")
    assert not in_row("ra", ".", piece, "bs")


@pytest.mark.parametrize("ground", list("*#t@^"))
def test_terrain_that_blocks(ground: str) -> None:
    assert not in_row("ra", ground, "bs")


@pytest.mark.parametrize("ground", list(".~wv=:u|!"))
def test_terrain_that_does_not_block(ground: str) -> None:
    assert in_row("ra", ground, "bs")


@pytest.mark.parametrize("ground", list("*#t@^"))
def test_the_terrain_of_the_target_and_of_the_firing_unit_do_not_block(ground: str) -> None:
    assert in_row("ra", ".", f"{ground}bs")
    assert in_row(f"{ground}ra", ".", "bs")


def test_a_unit_on_a_ravine_blocks() -> None:
    assert not in_row("ra", "urS", "bs")


# ---- along an edge -------------------------------------------------------------------

COLUMN = """
e5  bs
d6    {left}    {right}
e7  .
d8    .    .
e9  ra
"""


@pytest.mark.parametrize(
    ("left", "right", "blocked"),
    [
        (".", ".", False),
        ("rS", ".", False),
        (".", "*", False),
        ("rS", "bS", True),
        ("*", "rm", True),
        ("^", "#", True),
        ("bf", "rf", True),
        ("~", "*", False),
    ],
)
def test_along_an_edge_it_takes_obstructions_on_both_sides(
    left: str, right: str, blocked: bool
) -> None:
    picture = COLUMN.format(left=left, right=right)
    assert sees(picture, "e9", "e5") is not blocked


# ---- Hill ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cells", "seen"),
    [
        (("ra", ".", "^bs"), True),  # up to the first hill hex
        (("^ra", ".", "bs"), True),  # and down from it
        (("ra", "^", "^bs"), False),  # not to the second
        (("^ra", "^", "bs"), False),  # nor from it
        (("ra", "^", "bs"), False),  # nor over a hill
        (("^ra", "^", "^bs"), True),  # on a plateau
        (("^ra", "^", "^", "^bs"), True),
        (("^ra", ".", "^bs"), True),  # from hill to hill
        (("^ra", ".", "^", "^bs"), False),  # of another: its second hex
        (("^ra", "*", "^bs"), False),
        (("^ra", "^rS", "^bs"), False),  # units obstruct there too
    ],
)
def test_hills(cells: tuple[str, ...], seen: bool) -> None:
    assert in_row(*cells) is seen


# ---- Command Tent, Enemy Command Tent ------------------------------------------------


def test_a_tent_hides_what_is_behind_it_until_it_is_removed() -> None:
    standing = Table("e5 ra trS . bs", "order-three-center", tents=(tent("red", "f5"),))
    assert "e5>h5" not in battles_open(standing)
    removed = Table("e5 ra trS . bs", tents=(tent("blue", "f5"),), red={"hand": CENTER})
    assert battles_open(removed.play("draw 0", "order-three-center")) == "e5>h5"


def battles_open(table: Table) -> str:
    """Let the spearmen step off the tent; what may the arquebusiers do?"""
    table.order("e5", "f5").move("e5", "f6")
    return table.may("battle") if table.asked[0] == "battle" else ""


def test_a_tent_stops_who_enters_until_it_is_removed() -> None:
    picture = """
    d4    ~    t{}
    d5  ~    rb   ~
    d6    ~    ~
    """
    standing = Table(picture.format(""), "order-three-center", tents=(tent("red", "e4"),))
    assert standing.order("e5").may("move") == "e4 e5"
    removed = Table(picture.format("rS"), tents=(tent("blue", "e4"),), red={"hand": CENTER})
    removed.play("draw 0", "order-three-center").order("e4", "e5").play("e3")
    assert removed.may("move") == "e4 e5 f3 f4"
