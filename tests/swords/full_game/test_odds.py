"""`swords odds`: what a position's battle is made of, what is refused, what stays hidden."""

import json
from dataclasses import replace
from typing import Any

import pytest

from samurai_odds import Limit, OddsError, compare, swords
from samurai_odds.cli.main import main
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.checks import problems
from samurai_odds.swords.scenario.facts import owners
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import load, read
from tests.swords.full_game.positions import WAR, war


def given(position: Scenario, source: str, target: str, **options: Any) -> dict[str, Any]:
    inputs = dict(swords.derived(position, source, target, **options).inputs)
    inputs.pop("first_round", None)
    return inputs


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


def test_the_json_says_how_choices_are_taken_and_a_limit_is_heeded() -> None:
    odds = swords.odds("chapter-7", "Shinano", "Hida", limit=Limit(samples=50))
    assert odds.samples == 50
    choices = odds.to_dict()["choices"]
    assert choices.startswith("The attacker fights to the finish.")
    assert choices in " ".join(odds.text().split())


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
        if border.sea:
            rests_on = found.question.provenance.rests_on
            assert ("assumed" in border.source) == any("sea line" in name for name in rests_on)
    assert len(enemies) > 5


@pytest.mark.quick
def test_own_ronin_turn_up_and_those_of_the_enemy_do_not() -> None:
    """W7, S6: as many as are legal go with the troop that attacks, within its limit."""
    by_army = given(war(), "Aki", "Bingo")
    assert by_army == {
        "attacker": "daimyo, 2 bowmen, 2 spearmen, 4 ronin",
        "defender": "daimyo, bowman, 3 spearmen + 2 spearmen",
        "castle": True,
        "origin_held": True,
    }
    assert given(war(), "Aki", "Bingo", troop="force")["attacker"] == "3 spearmen, 2 ronin"
    hidden = swords.odds(war(), "Aki", "Bingo", defender_ronin="0:0.5,3:0.5")
    single = swords.battle(**by_army, defender_ronin="0:0.5,3:0.5")
    assert hidden.p("won") == pytest.approx(single.p("won"), abs=1e-15)
    assert hidden.question.same_as.endswith("--defender-ronin 0:0.5,3:0.5")


@pytest.mark.quick
@pytest.mark.parametrize("source", ["Aki", "Suo"])
def test_what_the_enemy_hides_changes_nothing(source: str) -> None:
    """Ronin, plans and the ninja of others: the JSON stays the same to the letter."""
    target = {"Aki": "Bingo", "Suo": "Iwami"}[source]

    def told(position: Scenario, **options: Any) -> dict[str, Any]:
        found: dict[str, Any] = swords.odds(position, source, target, **options).to_dict()
        return found | {"elapsed_s": 0}

    plain = told(war())
    for blue in ("Iwami 1", "Bingo 1", "Bingo 4, Iwami 1", "Mino 3"):
        assert told(war(blue=blue)) == plain
    assert told(war(more="ninja: seat 2"))["outcomes"] == plain["outcomes"]
    if target == "Bingo":
        assert told(war(), defender_ronin=3)["outcomes"] != plain["outcomes"]
    planned = replace(load("chapter-7"), action="ronin")
    seats = [replace(one, sword=number) for number, one in enumerate(planned.seats, start=1)]
    tables = []
    for plan in ((0, 0, 1, 4, 1), (1, 0, 0, 0, 5)):
        other = tuple(
            replace(one, plan=plan if number == 1 else (), koku=None)
            for number, one in enumerate(seats)
        )
        given = swords.odds(replace(planned, seats=other), "Shinano", "Hida").to_dict()
        tables.append(given | {"elapsed_s": 0})
    assert tables[0] == tables[1]


def test_a_disrupted_army_defends_and_does_not_attack() -> None:
    assert given(war(), "Omi", "Mino")["attacker"] == "3 spearmen"  # the force beside it
    assert given(war(), "Omi", "Ise")["defender"] == (
        "fallen daimyo, gunner + bowman, 2 spearmen, ronin"
    )
    with pytest.raises(OddsError, match="the daimyo in Omi was assassinated: his army cannot"):
        swords.odds(war(), "Omi", "Mino", troop="army")


def test_a_successor_stands_by_the_time_of_the_war() -> None:
    """W17: at the start of a round he is still to be named; the first of the loss order goes."""
    position = load("chapter-7")
    owner = owners(position)["Shinano"]
    army: Any = position.seats[owner].army_in("Shinano")
    fallen = replace(army, units=(*army.units[:2], 0, *army.units[3:]))
    seat = position.with_seat(owner, armies=position.seats[owner].with_army(fallen).armies)
    fewer = "daimyo, 2 bowmen, swordsman, 2 gunners, 2 spearmen"
    assert given(seat, "Shinano", "Hida")["attacker"] == fewer
    assert given(seat, "Hida", "Shinano")["defender"] == f"{fewer} + spearman"


def test_a_battle_under_way_is_fought_on() -> None:
    """At Step 8 after a round: another round at least, and no first strike any more."""
    begun = war("C", "battle: army 1 attacks Bingo, 2 bonus units", blue="Mino 1")
    found = swords.odds(begun, "Aki", "Bingo")
    single = swords.battle(
        "daimyo, 2 bowmen, 2 spearmen, ronin",
        "daimyo, bowman, 3 spearmen + 2 spearmen",
        castle=True,
        bonus_left=2,
        origin_held=True,
    )
    assert found.question.same_as is None
    assert "same_as" not in found.to_dict()
    assert found.p("won") == pytest.approx(single.p("won"), abs=1e-12)
    assert found.expect("rounds") == pytest.approx(1 + single.expect("rounds"), abs=1e-12)
    once = swords.odds(begun, "Aki", "Bingo", stop_after=2)
    assert once.p("rounds == 2") == pytest.approx(1)
    names = [one.name for one in found.verdict.courses]
    assert names == ["fight on with the best call-off", "fight on to the finish", "call off"]
    assert found.verdict.text.startswith("Call off (if you fight on: ")
    assert "ttack (" not in found.verdict.text
    with pytest.raises(OddsError, match="has no battle declared on Iwami"):
        swords.odds(war("C"), "Suo", "Iwami")


def test_an_army_alone_with_a_fallen_last_daimyo_takes_its_owner_along() -> None:
    """Eliminating an Opponent: the force beside it is the attacker's, the battle over."""
    found = swords.odds(war(), "Omi", "Ise")
    assert found.question.same_as is None
    assert found.p("won and defender_force_bowman == 1") > 0.01
    assert found.p("won and defender_units > 0 and defender_army_gunner > 0") == 0
    assert "its owner is out of the game" in str(found)


@pytest.mark.parametrize(
    ("where", "source", "target", "why"),
    [
        ("chapter-7", "Mino", "Owari", "Mino and Owari are held by one player"),
        ("chapter-7", "Omi", "Satsuma", "Satsuma is not next to Omi"),
        ("chapter-7", "Nowhere", "Omi", "Nowhere"),
        ("standard-4", "Omi", "Mino", "that is a setup"),
        (war("D"), "Aki", "Bingo", "the army in Aki has no battle declared on Bingo"),
        (war("C"), "Aki", "Bingo", "battles are declared in Phase B"),
        (replace(war(), round=1), "Aki", "Bingo", "in the first round"),
        (war(), "Aki", "Suo", "held by one player"),
        (war(), "Aki", "Bitchu", "nobody holds Bitchu: who moves in fights no battle"),
    ],
)
def test_what_is_no_battle_is_refused(where: Any, source: str, target: str, why: str) -> None:
    with pytest.raises(OddsError, match=why) as refused:
        swords.odds(where, source, target)
    assert "\n" not in str(refused.value)


def test_in_phase_c_a_declared_battle_is_answered() -> None:
    declared = war("C", "declared: army 1 attacks Bingo, Suo attacks Iwami")
    assert given(declared, "Suo", "Iwami") == {"attacker": "2 spearmen", "defender": "2 spearmen"}
    assert given(declared, "Aki", "Bingo") == given(war(), "Aki", "Bingo")


def test_another_seats_turn_is_as_if_it_began_now() -> None:
    found = swords.odds(war(), "Bingo", "Aki")
    assert "as if that of seat 2 Blue began now" in str(found)
    assert given(war(), "Bingo", "Aki")["attacker"] == "daimyo, bowman, 3 spearmen, 3 ronin"


def test_the_command_says_how_it_is_asked_without_the_map(
    capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    assert main(["swords", "odds", "chapter-7", "Totomi", "Mikawa"]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == "samurai-odds swords battle spearman '2 spearmen'"
    assert "levies and ronin of this round" in out
    told = " ".join(out.split())
    assert "The attacker fights to the finish. Losses go by the usual order (S2)." in told
    assert "Hidden ronin of the defender: none" in told
    place = tmp_path / "war.txt"
    place.write_text(WAR.format(phase="B", more="", blue="Mino 1"))
    assert main(["swords", "odds", str(place), "Omi", "Ise", "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["procedure"] == "odds"
    assert data["inputs"] == {"position": str(place), "source": "Omi", "target": "Ise"}
    assert "same_as" not in data


@pytest.mark.quick
def test_a_war_turn_after_a_seat_fell_in_its_round_is_a_position() -> None:
    """Swords were taken before it fell; in longer games the goal decides after Action 9."""
    green = "\nSeat 4: Green\n  out: round 4, heir seat 1\n"
    text = WAR.format(phase="B", more="", blue="Mino 1").replace("Players: 3", "Players: 4")
    position = read(text.replace("  sword: 3", "  sword: 4") + green)
    assert problems(position) == []
    assert swords.odds(position, "Aki", "Bingo").p("won") > 0
    assert problems(replace(position, war=None, round=4))
    over = replace(war(), goal=3)
    assert any("the game is over" in what for _, what in problems(over))
    assert problems(replace(over, variant="end-of-round")) == []


def test_attacks_on_a_map_are_compared() -> None:
    position: Any = "chapter-7"
    sides = [{"position": position, "source": "Totomi", "target": name} for name in ("Mikawa",)]
    sides += [{"position": position, "source": "Shinano", "target": "Hida"}]
    ranking = compare(swords.odds, *sides)
    for entry in ranking.entries:
        assert entry.odds.verdict is not None
        assert entry.figure == pytest.approx(float(entry.odds.verdict.worth))
