"""Everything that is wrong with a setup is listed at once, with its line."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from samurai_odds import OddsError
from samurai_odds.swords.facts import load
from samurai_odds.swords.scenario.chart import Border, Changes
from samurai_odds.swords.scenario.checks import check, problems
from samurai_odds.swords.scenario.scenario import (
    END_OF_ROUND,
    QUICK,
    TWO_PLAYER,
    Army,
    Scenario,
    Seat,
)
from samurai_odds.swords.scenario.text import read, write
from tests.swords.scenario.cases import POSITION, units

SETUP = Scenario("A test")


def said(scenario: Scenario) -> str:
    return "; ".join(f"{where}: {what}" for where, what in problems(scenario))


def of(place: int, scenario: Scenario = POSITION, **changes: Any) -> Scenario:
    """Change one seat."""
    return scenario.with_seat(place, **changes)


def army(**changes: Any) -> Scenario:
    """Change the first seat's army."""
    return of(0, armies=(replace(POSITION.seats[0].armies[0], **changes),))


def force(name: str = "Ise", **counts: int) -> Scenario:
    """Give the first seat another provincial force."""
    return of(0, forces=((name, units(**counts)),))


def two_players(**changes: Any) -> Scenario:
    fourth = Seat("Green", armies=(Army(1, "Sado", units(daimyo=1)),))
    seats = (*POSITION.seats, fourth)
    return replace(POSITION, variant=TWO_PLAYER, seats=seats, **changes)


def test_sound_ones_have_no_problem() -> None:
    for scenario in (SETUP, POSITION, two_players()):
        assert problems(scenario) == []
        check(scenario)


SPEARMEN = tuple((name, units(spearman=5)) for name in ("Ise", "Mino", "Owari", "Kii", "Iga"))
MORE = tuple((name, units(spearman=5)) for name in ("Kai", "Izu", "Aki"))
EIGHTEENS = tuple(replace(seat, cards=18) for seat in SETUP.seats)
OUT = of(1, armies=(), out=3, heir=0)
CASES: list[tuple[Callable[[], Scenario], str]] = [
    (lambda: replace(SETUP, title=""), "title: the text is missing"),
    (lambda: replace(SETUP, notes="two\nlines"), "notes: 'two"),
    (lambda: replace(SETUP, source="hearsay"), "source at the beginning of source 'hearsay'"),
    (lambda: replace(SETUP, variant="quik"), "variant: unknown variant 'quik': did you mean"),
    (lambda: replace(SETUP, seats=SETUP.seats[:2]), "2 players: 3 to 5; two players play"),
    (lambda: replace(SETUP, variant=QUICK, seats=SETUP.seats[:2]), "three to five (W30)"),
    (lambda: replace(SETUP, variant=TWO_PLAYER, seats=SETUP.seats[:3]), "have two each"),
    (lambda: replace(SETUP, goal=69), "goal: 69 provinces to win: 1 to 68"),
    (
        lambda: replace(SETUP, goal=17),
        "goal: 17 provinces to win: every seat begins with 17 or more",
    ),
    (lambda: replace(SETUP, round_limit=0), "round limit 0: 1 to 999"),
    (lambda: replace(POSITION, round_limit=3), "round 4: the last round is 3"),
    (lambda: replace(POSITION, round=1000, round_limit=999), "round 1000: 1 to 999"),
    (lambda: replace(SETUP, castles=(("Omo", "castle"),)), "unknown province 'Omo'"),
    (lambda: replace(SETUP, castles=(("Omi", "tower"),)), "unknown building 'tower'"),
    (lambda: replace(SETUP, castles=(("Omi", "castle"),) * 2), "Omi has 2 castles: one at most"),
    (lambda: of(0, SETUP, name=""), "seat 1: the text is missing"),
    (lambda: of(0, SETUP, name="SEAT 2"), "more than one seat is called 'Seat 2'"),
    (lambda: of(0, SETUP, koku=-1), "seat 1 koku: -1 koku: 0 to 99"),
    # a setup
    (lambda: of(0, SETUP, cards=25), "25 cards: there are 36 spearmen, and 12 of them"),
    (lambda: of(0, SETUP, cards=5), "5 cards: a seat places its first troops in 6 provinces"),
    (lambda: of(0, SETUP, cards=18), ""),  # the others share the rest: 16 each
    (lambda: replace(SETUP, seats=EIGHTEENS), "72 cards dealt: the map has 68 provinces"),
    (lambda: of(0, replace(SETUP, variant=QUICK), cards=12), "45 cards dealt and 24 claimed"),
    (lambda: of(0, replace(SETUP, variant=TWO_PLAYER), cards=9), "divide the cards between"),
    (lambda: replace(SETUP, ninja=0), "nobody has hired the ninja before"),
    (lambda: of(0, SETUP, sword=1), "makes a position: it needs 'Position:' and 'round: N'"),
    (lambda: of(0, SETUP, heir=1), "makes a position"),
    # a position: armies
    (lambda: of(0, cards=9), "cards are dealt in a setup, not in a position"),
    (lambda: of(0, armies=()), "seat 1: without a daimyo a seat is out"),
    (lambda: army(index=4), "army 4: a seat has armies 1 to 3"),
    (lambda: army(where="Omo"), "seat 1 army 1: unknown province 'Omo'"),
    (lambda: army(level=5), "level 5: 1 to 4 is allowed"),
    (lambda: replace(army(), variant=QUICK), "level 1: 2 to 4 is allowed"),
    (lambda: army(hole=4), "hole 4 of level 1: it has 3"),
    (lambda: army(level=4, hole=2), "hole 2 of level 4: it has 1"),
    (lambda: army(units=units()), "a fallen daimyo alone in his army is out of the game"),
    (lambda: army(units=units(daimyo=1, bowman=5)), "5 samurai"),
    (lambda: army(units=units(daimyo=1, gunner=5, spearman=6)), "11 ashigaru"),
    (lambda: army(units=units(daimyo=1, ronin=1, gunner=3)), "ronin leave at the end of a round"),
    (lambda: army(units=units(daimyo=2)), "2 daimyos in the army"),
    (lambda: army(units=(1, 2)), "are no 6 counts"),
    (
        lambda: of(0, armies=(Army(1, "Omi", units(daimyo=1)), Army(1, "Kii", units(daimyo=1)))),
        "army 1 stands twice",
    ),
    (
        lambda: of(0, armies=(Army(1, "Omi", units(daimyo=1)), Army(2, "Omi", units(daimyo=1)))),
        "more than one army is in Omi",
    ),
    # provincial forces, owners, pieces
    (lambda: force("Isee", spearman=1), "seat 1 Isee: unknown province 'Isee'"),
    (lambda: force(spearman=6), "6 regular units in the provincial force: it holds 1 to 5"),
    (force, "nobody is in the provincial force"),
    (lambda: force(daimyo=1), "a daimyo leads an army"),
    (lambda: force(spearman=3, ronin=1), "ronin leave at the end of a round"),
    (lambda: of(0, forces=POSITION.seats[0].forces * 2), "Ise has more than one provincial force"),
    (lambda: force("Tosa", spearman=1), "seat 2 army 2: Tosa is seat 1's already"),
    (lambda: force(bowman=5), ""),
    (lambda: of(0, forces=(*SPEARMEN, *MORE)), "seat 1: 40 spearmen: there are 36 to have"),
    # who fell, swords, the ninja, the end
    (lambda: of(0, OUT, forces=(*SPEARMEN, *MORE)), ""),  # with the pieces that he took over
    (lambda: of(1, OUT, heir=None), ""),
    (lambda: of(1, OUT, heir=1), "seat 2 is no other seat"),
    (lambda: of(1, OUT, heir=7), "seat 8 is no other seat of 1 to 3"),
    (lambda: of(1, OUT, out=4), "out in round 4: before round 4, which begins"),
    (lambda: of(1, OUT, koku=3), "a seat that is out has no troops, no koku and no sword"),
    (lambda: of(1, OUT, armies=POSITION.seats[1].armies), "a seat that is out has no troops"),
    (lambda: of(1, replace(OUT, variant=QUICK)), "a quick game ends when the first seat falls"),
    (lambda: of(2, OUT, armies=(), koku=None, out=2, heir=1), "fewer than two players"),
    (lambda: of(1, two_players(), armies=(), out=2, heir=0), "a player's other color"),
    (
        lambda: of(2, of(1, two_players(), armies=(), out=3, heir=2), armies=(), koku=None, out=2),
        "seat 3 was out in round 2 already",
    ),
    (lambda: of(0, sword=4), "sword 4: 1 to 3 were there"),
    (lambda: of(0, of(1, sword=2), sword=2), "more than one seat had sword 2"),
    (lambda: replace(POSITION, ninja=3), "position ninja: seat 4: 1 to 3 is allowed"),
    (lambda: replace(OUT, ninja=1), "seat 2 is out: the ninja went to the box"),
    (lambda: replace(POSITION, round=1, ninja=0), "nobody has hired the ninja before"),
    (lambda: replace(POSITION, goal=2), "the game is over: seat 1 own 2 of 2 provinces"),
    (lambda: two_players(goal=3), "the game is over: seats 1 and 2 own 3 of 3 provinces"),
    (lambda: replace(POSITION, goal=2, variant=END_OF_ROUND), "the game is over"),
    # the map
    (lambda: replace(POSITION, map=Changes(without=("Omi",))), "unknown province 'Omi'"),
    (lambda: replace(SETUP, map=Changes(borders=(Border("Omi", "Omo"),))), "province 'Omo'"),
]


@pytest.mark.parametrize(("make", "says"), CASES)
def test_each_problem_is_found(make: Callable[[], Scenario], says: str) -> None:
    found = said(make())
    assert says in found if says else not found


def test_pieces_of_the_game_are_counted() -> None:
    names = [province for province, _ in SPEARMEN + MORE] + ["Omi", "Tosa", "Iki"]
    castles = tuple((name, "castle") for name in names)
    assert "11 castles: the game has 10" in said(replace(SETUP, castles=castles))
    fortresses = tuple((name, "fortress") for name in names[:6])
    assert "6 bases: the game has 5" in said(replace(SETUP, castles=fortresses))


def test_numbers_of_the_user_that_cannot_be_set_up_are_found(tmp_path: Any) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text("[numbers]\narmy_bowmen = 4\narmy_swordsmen = 1\n", encoding="utf-8")
    found = [what for _, what in problems(SETUP, load(str(rules)))]
    assert found == [
        "12 bowmen at the start: a color has 9",
        "15 samurai at the start: three armies hold 12",
    ]


def test_what_is_not_sound_is_not_written() -> None:
    with pytest.raises(OddsError, match="title: the text is missing"):
        write(replace(SETUP, title=""))


SPOILT = """\
Title: x
Variant: standrad
Players: 3
Goal: 90
Map:
  without Oki, Settsu ~ Yamashiro
  Ryukyu: Kyushu, at 1 9.5
  Satsuma ~ Ryuku: assumed
  Kawachi - Tamba: hearsay
Castles:
  castle: Mino, Omo
  tower: Kii
Seat 1: Pink
  koku: x
  army 1: Mino, level 7, daimyo, 5 bowmen
  Awa: 2 spearmen
  Iyo, Tosa: 6 spearmen, ronin
  Iyo: spearman
  banana
Seat 2: Gray
  army 1: Hida, 2 bowmen
  Iyo: spearman
  Noto: fallen daimyo
Seat 5: Nobody
Position:
  ninja: 3
Banana: 4
"""
FOUND = {
    2: "unknown variant 'standrad': did you mean 'standard'?",
    4: "90 provinces to win",
    6: "'Settsu ~ Yamashiro' is no line of the map",
    8: "unknown province 'Ryuku': did you mean 'Ryukyu'",
    9: "source at the end of 'Kawachi - Tamba' 'hearsay'",
    11: "unknown province 'Omo'",
    12: "unknown word under 'castles:' 'tower'",
    14: "koku is a whole number, not 'x'",
    15: "level 7",
    16: "'Awa' is more than one province",
    17: "ronin leave",
    18: "'Iyo' stands in line 17 already",
    19: "cannot read 'banana'",
    21: "army 1 has one daimyo",
    22: "Iyo is seat 1's already",
    23: "a fallen daimyo lies with his army",
    24: "seat 5: there are 3",
    25: "a position needs 'round: N'",
    26: "'seat N' holds him, not '3'",
    27: "unknown heading 'Banana'",
}


def test_all_problems_of_a_file_are_told_at_once_with_their_lines() -> None:
    with pytest.raises(OddsError) as refusal:
        read(SPOILT, "mine")
    told = refusal.value.problems
    for line, what in FOUND.items():
        assert any(p.startswith(f"mine, line {line}: ") and what in p for p in told), (line, what)
    lines = [int(problem.split("line ")[1].split(":")[0]) for problem in told]
    assert set(lines) - {1} == set(FOUND)  # in line 1: that seat 3 has nothing
    assert lines == sorted(lines)


def test_what_follows_from_a_problem_is_not_told_as_another() -> None:
    text = "Title: x\nPosition:\n  round: 2\nMap:\n  Ryukyu: Kyushu\nSeat 1: Red\n"
    with pytest.raises(OddsError) as refusal:
        read(f"{text}  army 1: Ryukyu, daimyo\n")
    assert [problem for problem in refusal.value.problems if "line 1:" not in problem] == [
        "setup, line 5: cannot read 'Ryukyu: Kyushu': a province is 'NAME: REGION, at X Y', a "
        "border 'A - B: SOURCE', a sea line 'A ~ B: SOURCE', what is taken away 'without ...'"
    ]
