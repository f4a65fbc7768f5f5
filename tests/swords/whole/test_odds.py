"""`swords odds`: the battle on the map is the one that `swords battle` asks with its troops."""

from dataclasses import replace
from typing import Any

import pytest

from samurai_odds import OddsError, swords
from samurai_odds.cli.main import main
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.facts import owners
from samurai_odds.swords.scenario.text import load


def test_troops_castles_and_who_stays_behind_are_filled_in() -> None:
    found = swords.derived("chapter-7", "shinano", "Hida")
    assert found.inputs == {
        "attacker": "daimyo, 2 bowmen, swordsman, 2 gunners, 3 spearmen",
        "defender": "daimyo, 2 bowmen, 2 swordsmen, 4 gunners, 5 spearmen + spearman",
        "fortress": True,
        "origin_held": True,
    }
    asked = swords.battle(**found.inputs)
    assert swords.odds("chapter-7", "Shinano", "Hida").p("won") == asked.p("won")


def test_the_provincial_force_attacks_where_it_is_asked_for() -> None:
    found = swords.derived("chapter-7", "Shinano", "Hida", troop="force", stop_below=2)
    assert found.inputs["attacker"] == "spearman"
    assert found.inputs["stop_below"] == 2
    with pytest.raises(OddsError, match="no army stands in Totomi, only its force"):
        swords.odds("chapter-7", "Totomi", "Mikawa", troop="army")


def test_a_sea_line_is_a_naval_battle() -> None:
    position, chart = load("chapter-7"), chart_of(load("chapter-7").map)
    owner = owners(position)
    sides = {name: position.player_of(seat) for name, seat in owner.items()}
    enemies = [
        border
        for border in chart.borders
        if border.a in sides and border.b in sides and sides[border.a] != sides[border.b]
    ]
    for border in enemies:
        found: Any = swords.derived(position, border.a, border.b)
        assert ("naval" in found.inputs) == border.sea
    assert len(enemies) > 5


def test_a_fallen_daimyo_is_refused_until_he_has_a_successor() -> None:
    position = load("chapter-7")
    owner = owners(position)["Shinano"]
    army: Any = position.seats[owner].army_in("Shinano")
    fallen = replace(army, units=(*army.units[:2], 0, *army.units[3:]))
    armies = position.seats[owner].with_army(fallen).armies
    with pytest.raises(OddsError, match="the daimyo in Shinano was assassinated"):
        swords.odds(position.with_seat(owner, armies=armies), "Shinano", "Hida")


@pytest.mark.parametrize(
    ("where", "source", "target", "why"),
    [
        ("chapter-7", "Mino", "Owari", "Mino and Owari are held by one player"),
        ("chapter-7", "Omi", "Satsuma", "Satsuma is not next to Omi"),
        ("chapter-7", "Nowhere", "Omi", "Nowhere"),
        ("standard-4", "Omi", "Mino", "that is a set-up"),
    ],
)
def test_what_is_no_battle_is_refused(where: str, source: str, target: str, why: str) -> None:
    with pytest.raises(OddsError, match=why):
        swords.odds(where, source, target)


def test_the_command_says_how_it_is_asked_without_the_map(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["swords", "odds", "chapter-7", "Totomi", "Mikawa"]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == "samurai-odds swords battle spearman '2 spearmen'"
    assert "levies and ronin of this round" in out
