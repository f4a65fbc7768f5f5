"""The map as the page draws it: what touches borders, what does not has a line or a ridge."""

import pytest

from samurai_odds.play.cells import Cells
from samurai_odds.swords.scenario.chart import Border, Changes, Province, shipped_chart
from samurai_odds.swords.scenario.outlines import map_cells, outlines


def sides(ground: Cells, kind: str) -> set[frozenset[str]]:
    named = [one.name for one in ground.cells]
    return {frozenset((named[one.a], named[one.b])) for one in ground.sides if one.kind == kind}


def test_what_borders_touches_but_for_two_lines_and_a_ridge() -> None:
    ground = map_cells(Changes())
    assert [*outlines()] == [one.name for one in shipped_chart().provinces]
    assert all(len(one.outline) > 2 for one in ground.cells)
    pairs = {frozenset(("Mino", "Shinano")), frozenset(("Ise", "Kii"))}
    assert sides(ground, "border") == pairs
    assert sides(ground, "ridge") == {frozenset(("Hida", "Mikawa"))}
    lines = {one.ends for one in shipped_chart().borders if one.sea}
    assert sides(ground, "sea") == lines
    assert ground.note == "Our own drawing of the map"


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        (Changes(cut=(Border("Owari", "Ise"),)), "ridge"),
        (Changes(borders=(Border("Owari", "Kii"),)), "border"),
        (Changes(borders=(Border("Oki", "Sado", sea=True),)), "sea"),
    ],
)
def test_a_changed_border_keeps_the_shapes(changes: Changes, kind: str) -> None:
    ground, plain = map_cells(changes), map_cells(Changes())
    assert ground.cells == plain.cells
    [border] = (*changes.cut, *changes.borders)
    assert sides(ground, kind) - sides(plain, kind) == {border.ends}


def test_a_map_of_other_provinces_has_boxes_where_its_file_says() -> None:
    provinces = (Province("Here", "Home", 1, 2), Province("There", "Home", 3, 2))
    ground = map_cells(Changes(own=True, provinces=provinces, borders=(Border("Here", "There"),)))
    assert [(one.name, one.x, one.y, one.outline) for one in ground.cells] == [
        ("Here", 100, 200, ()),
        ("There", 300, 200, ()),
    ]
    assert (sides(ground, "border"), ground.note) == ({frozenset(("Here", "There"))}, "")
    without = map_cells(Changes(without=("Sado",)))
    assert len(without.cells) == 67
    assert all(one.outline for one in without.cells)
