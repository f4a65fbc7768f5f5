"""What shows itself in a notebook: tables as HTML, pictures as PNG."""

from typing import Any

import pytest

from samurai_odds import Figure, battles, compare, luck, ran, swords, table

LEVIES = {"attacker": "levy", "defender": "levy"}
SHOWN = {
    "battles": lambda: battles.attack("levy", "levy"),
    "swords": lambda: swords.battle("gunner", "spearman"),
    "ninja": swords.ninja,
    "campaign": lambda: swords.campaign("daimyo, spearman", ["etchu: spearman"]),
    "force": lambda: swords.force("spearman", target=0.5, spend=2),
    "levy": lambda: swords.levy(1, "spearman", side="attacker"),
    "shock": lambda: ran.shock("SI 7-4", "AS 6-4/5-3"),
    "fire": lambda: ran.fire("AS-T 5-4", "SI 7-4/6-3", range=2),
    "assault": lambda: ran.assault("SI 7-4/6-3", "AS 6-4/5-3"),
    "orders": lambda: ran.orders("5, 4"),
    "duel": lambda: ran.duel("6/5", "5/5"),
    "withdraw": lambda: ran.withdraw("AS-T 5-4"),
    "rally": lambda: ran.rally("AS 6-4/5-3"),
    "recover": lambda: ran.recover("AS 6-4/5-3 4h"),
    "alone": lambda: ran.alone("KB"),
    "flight": lambda: ran.flight("15/10/5"),
    "rout": lambda: ran.rout(level=5, points=2, combat=["duel 6/5 5/5"]),
    "comparison": lambda: compare(battles.attack, LEVIES, LEVIES | {"defender_on": "forest"}),
    "sheet": lambda: table(
        battles.attack, {"attacker": ["levy"]}, {"defender": ["levy"]}, "defender_losses"
    ),
    "luck": lambda: luck(["battles attack levy levy : defender_losses 1, attacker_losses 0"]),
}


@pytest.mark.parametrize("name", SHOWN)
def test_every_answer_and_table_shows_itself(name: str) -> None:
    thing: Any = SHOWN[name]()
    assert "<table" in thing._repr_html_()
    assert str(thing) == repr(thing)


def test_a_figure_shows_its_error() -> None:
    assert Figure(0.40674, 0.0016, 100_000, True)._repr_html_() == "40.7% ± 0.2"
    assert Figure(0.0, 0.0001, 1000, True)._repr_html_().startswith("&lt; ")


@pytest.mark.long
def test_a_picture_shows_itself_and_one_of_the_askers_does_not() -> None:
    from matplotlib.figure import Figure as Picture

    odds = battles.attack("levy", "levy")
    axes: Any = odds.plot()
    for shown in (axes, axes.figure, SHOWN["force"]().plot()):
        assert shown._repr_png_().startswith(b"\x89PNG")
    own = Picture().add_subplot()
    assert odds.plot(own) is own
    assert not hasattr(own, "_repr_png_")
