"""Phase D of a campaign: friendly provinces on the way, levels gained, units sent ahead."""

import itertools
import random
from typing import Any

import pytest

from samurai_odds import OddsError, swords


def test_phase_d_goes_back_through_home() -> None:
    """Home, a, home, b: three moves of a level-3 daimyo, a spearman left in each."""
    odds = swords.campaign("daimyo, 10 spearmen", ["a: spearman", "b: spearman"], level=3)
    assert odds.p("provinces == 2") == pytest.approx(1, abs=1e-6)
    assert odds.p("provinces == 2 and attacker_units >= 3") == pytest.approx(
        odds.p("provinces == 2")
    )


def test_phase_d_goes_through_a_conquered_province() -> None:
    """Moved into a, back home, and through a (garrisoned by then) into b, no unit left twice."""
    odds = swords.campaign(
        "daimyo, 10 spearmen",
        ["a: empty", "b: empty", "c: empty"],
        borders=["home-a", "a-b", "home-c"],
        level=4,
        plan="a move",
    )
    assert odds.p("provinces == 3") == 1  # a in Phase C; then home, c, home would miss b
    assert odds.p("attacker_units == 11") == 1


def test_an_army_too_small_cannot_go_everywhere() -> None:
    odds = swords.campaign("daimyo, spearman", ["a: empty", "b: empty"], level=4)
    assert odds.p("provinces == 1") == 1  # alone in a, a daimyo cannot leave it empty


def test_home_is_not_garrisoned_twice() -> None:
    """Home keeps one unit when the army comes through again, so two provinces need two more."""
    odds = swords.campaign("daimyo, 2 spearmen", ["a: empty", "b: empty"], level=3)
    assert odds.p("provinces == 2") == 1


@pytest.mark.parametrize(
    ("level", "hole", "provinces"), [(1, 1, 1), (1, 3, 2), (2, 3, 3), (2, 2, 2), (3, 3, 4)]
)
def test_a_new_level_lengthens_phase_d(level: int, hole: int, provinces: int) -> None:
    """A chain of provinces behind the one attacked: one for each move."""
    names = ["a", "b", "c", "d", "e"]
    odds = swords.campaign(
        "daimyo, 4 bowmen, 10 spearmen",
        ["a: spearman", *(f"{name}: empty" for name in names[1:])],
        borders=[f"{x}-{y}" for x, y in zip(["home", *names[:-1]], names, strict=True)],
        level=level,
        hole=hole,
        plan="a stay",
        stop="never",
    )
    won = odds.given("wins == 1 and attacker_units >= 8")
    assert won.p(f"provinces == {provinces}") == pytest.approx(1)
    assert won.p(f"level == {level + (hole == 3)}") == pytest.approx(1)


def test_an_empty_province_gives_no_level() -> None:
    odds = swords.campaign("daimyo, 4 spearmen", ["a: empty"], level=1, hole=3, plan="a")
    assert odds.p("level == 1") == 1


def test_holes_come_from_the_rules_file(tmp_path: Any) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[numbers]\nholes_level_2 = 1\n", encoding="utf-8")
    odds = swords.campaign("daimyo, 9 spearmen", ["a: spearman"], level=2, rules=str(own))
    assert odds.given("wins == 1").p("level == 3") == pytest.approx(1)
    assert "holes to level 3 (S7)" in odds.provenance.rests_on


def test_units_sent_ahead_unless_that_is_switched_off(tmp_path: Any) -> None:
    """A level-1 army beside three empty provinces: a unit into each, or only its own move."""
    ground = ["a: empty", "b: empty", "c: empty"]
    split = swords.campaign("daimyo, 3 spearmen", ground, level=1)
    plain = swords.campaign("daimyo, 3 spearmen", ground, level=1, split_off=False)
    assert plain.p("provinces == 1") == 1
    assert split.p("provinces == 3") == 1
    assert "armies split off units in Phase D (S7)" in split.provenance.rests_on
    assert "no units split off in Phase D (S7)" in plain.provenance.rests_on
    mine = tmp_path / "mine.toml"
    mine.write_text("[numbers]\nsplit_off = 0\n")
    own = swords.campaign("daimyo, 3 spearmen", ground, level=1, rules=str(mine))
    assert own.p("provinces == 1") == 1
    alone = swords.campaign("daimyo", ground, level=1)
    assert alone.p("provinces == 0") == 1


def test_units_go_no_farther_than_the_level() -> None:
    """Home, a, b: a unit sent on from a by a level-1 army would go over two borders."""
    ground = {"provinces": ["a: empty", "b: empty"], "borders": ["home-a", "a-b"]}
    assert swords.campaign("daimyo, 5 spearmen", level=1, **ground).p("provinces == 1") == 1
    assert swords.campaign("daimyo, 5 spearmen", level=2, **ground).p("provinces == 2") == 1


@pytest.mark.parametrize(
    ("provinces", "borders", "plan"),
    [
        ("bac", "home-a home-c a-b a-c", "move into c, move into a, move into b"),
        ("bcda", "home-b home-c a-b b-c c-d", "move into b, move into c, move into d"),
    ],
)
def test_of_equal_marches_the_shortest_is_taken(provinces: str, borders: str, plan: str) -> None:
    """Not over a border more than it takes: both were walked in four moves."""
    odds: Any = swords.campaign(
        "daimyo, 3 spearmen",
        [f"{name}: empty" for name in provinces],
        borders=borders.split(),
        level=4,
        split_off=False,
    )
    assert odds.verdict.text.startswith(f"Attack nobody, in Phase D {plan}: +3.00 koku.")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"hole": 4}, "hole at level 2 is from 1 to 3, not 4"),
        ({"level": 4, "hole": 2}, "from 1 to 1"),
        ({"plan": "b move, a"}, "plan: 'b' does not border on 'home'"),
        ({"plan": "a, a"}, "'a' twice"),
        ({"plan": "a move, b, a", "level": 4}, "'a' again after 'a move'"),
        ({"plan": "a, c, a move"}, "3 attacks, but a daimyo of level 2"),
        ({"plan": 3}, "plan is text"),
        ({"borders": ["home~a", "home-a"]}, "other kind of border"),
        ({"provinces": "a: spearman"}, "provinces is a list of words, not 'a: spearman'"),
        ({"provinces": [3]}, "provinces is a list of words, not \\[3\\]"),
        ({"home_held": 1}, "true or false"),
    ],
)
def test_refusals(given: dict[str, Any], says: str) -> None:
    asked: dict[str, Any] = {
        "army": "daimyo, spearman",
        "provinces": ["a: spearman", "b: spearman", "c: spearman"],
        "borders": ["home-a", "a-b", "home-c"],
    }
    with pytest.raises(OddsError, match=says):
        swords.campaign(**(asked | given))


def test_all_problems_at_once() -> None:
    with pytest.raises(OddsError) as caught:
        swords.campaign(
            "spearman", ["A"], level=9, losses="horse", stop="now", value="x", split_off=2
        )
    assert len(caught.value.problems) >= 6


def test_an_army_may_come_back_to_what_it_emptied() -> None:
    """Level 4: a and b emptied from home, then a again to enter it, and c from there (S5, S7)."""
    odds = swords.campaign(
        "daimyo, 4 bowmen, 10 spearmen",
        ["a: spearman", "b: spearman", "c: spearman"],
        borders=["home-a", "home-b", "a-c"],
        level=4,
        plan="a stay, b stay, a move, c",
        stop="never",
    )
    assert odds.p("attacks == 4 and wins == 3") > 0.999
    assert odds.given("wins == 3").p("provinces == 3") > 0.99  # c and b in Phase D


def test_an_army_does_not_come_back_to_a_battle_called_off() -> None:
    odds = swords.campaign(
        "daimyo, 3 spearmen",
        ["a: 5 spearmen", "b: spearman"],
        level=3,
        plan="a, b, a",
    )
    assert odds.given("beaten_spearman < 5").p("attacks <= 2") == 1


def most_provinces(
    borders: set[frozenset[str]], names: list[str], units: int, level: int, ahead: bool
) -> int:
    """Walk every way through empty provinces: attacks and moves in, then Phase D."""
    best = 0

    def march(where: str, left: int, ours: frozenset[str], held: frozenset[str], go: int) -> None:
        """Try every move of Phase D; one unit stays wherever none has stayed before."""
        nonlocal best
        best = max(best, len(ours))
        if go and ahead and left > 1:  # one of its units goes ahead and stays
            for to in set(names) - ours:
                if frozenset({where, to}) in borders:
                    march(where, left - 1, ours | {to}, held | {to}, go)
        after = left - (where not in held)
        if go == 0 or after < 1:
            return
        for to in ("home", *names):
            if frozenset({where, to}) in borders and to != where:
                more = ours | ({to} - {"home"})
                march(to, after, more, held | {where}, go - 1)

    def attack(
        where: str, left: int, ours: frozenset[str], held: frozenset[str], used: int
    ) -> None:
        march(where, left, ours, held, level)
        if used == level:
            return
        for to in set(names) - ours:  # one attacked before and not entered may be attacked again
            if frozenset({where, to}) in borders:
                attack(where, left, ours, held, used + 1)
                after = left - (where not in held)
                if used + 1 < level and after >= 1:
                    attack(to, after, ours | {to}, held | {where}, used + 1)

    none: frozenset[str] = frozenset()
    attack("home", units, none, none, 0)
    return best


@pytest.mark.parametrize("ahead", [True, False])
@pytest.mark.parametrize("seed", range(12))
def test_every_way_through_empty_provinces(seed: int, ahead: bool) -> None:
    luck = random.Random(seed)
    names = ["a", "b", "c", "d"][: luck.randint(2, 4)]
    pairs = list(itertools.combinations(["home", *names], 2))
    chosen = [pair for pair in pairs if luck.random() < 0.5] or [("home", "a")]
    spearmen, level = luck.randint(1, 4), luck.randint(1, 3)
    odds = swords.campaign(
        f"daimyo, {spearmen} spearmen",
        [f"{name}: empty" for name in names],
        borders=["-".join(pair) for pair in chosen],
        level=level,
        split_off=ahead,
    )
    most = most_provinces({frozenset(pair) for pair in chosen}, names, 1 + spearmen, level, ahead)
    assert odds.p(f"provinces == {most}") == 1
