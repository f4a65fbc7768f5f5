"""Positions in which the sensible choice is clear."""

import numpy as np
import pytest

from samurai_odds.swords.bots import BOTS
from samurai_odds.swords.bots.moving import note_front, worth_of_march, worth_of_post
from samurai_odds.swords.bots.threats import threat
from samurai_odds.swords.bots.worths import EXPANDER, PLANNER, TOGETHER
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import march_index, march_to, march_value
from tests.swords.rules.drawing import NAMES, Table, army, at_war, drawn, place, war

ALL = ("cautious", "expander", "planner")
every_bot = pytest.mark.parametrize("bot", ALL)


def chosen(table: Table, bot: str) -> int:
    """Give the value that a bot takes."""
    choose = BOTS.modules[BOTS.number_of(bot)].choose
    return table.options[choose(table.q, table.s, np.uint64(1 << 40))]


def declared(table: Table, bot: str, name: str) -> str:
    """Say what a bot declares for the troop of a province, "" for nothing."""
    table.come_to(name)
    assert table.asked == "declare"
    value = chosen(table, bot)
    return NAMES[value - 1] if value else ""


@every_bot
@pytest.mark.parametrize(
    ("provinces", "attacked"),
    [
        ({"Aki": "1 3 spearmen", "Bingo": "2 spearman"}, "Bingo"),
        ({"Aki": "1 spearman", "Bingo": "2 spearman"}, ""),  # it would leave its home open
        ({"Aki": "1 3 spearmen", "Bingo": "2 spearman fortress"}, ""),
        ({"Aki": "1 4 spearmen", "Bingo": "2 2 spearmen", "Iwami": "2 spearman"}, "Iwami"),
    ],
)
def test_the_weak_are_attacked(provinces: dict[str, str], attacked: str, bot: str) -> None:
    assert declared(war(provinces, {}), bot, "Aki") == attacked


@every_bot
def test_an_empty_province_is_entered_in_phase_d(bot: str) -> None:
    table = war({"Aki": "1 3 spearmen"}, {})
    table.quietly_until("source")
    assert chosen(table, bot) == 1 + place("Aki")
    table.choose("source", 1 + place("Aki"))
    assert chosen(table, bot) > 0


def test_the_planner_wins_when_he_can_whatever_the_odds() -> None:
    provinces = {"Aki": "1 2 spearmen", "Bingo": "2 3 spearmen"}
    risky = war(provinces, {}, goal=20)
    assert declared(risky, "planner", "Aki") == ""
    last = war(provinces, {}, goal=3)
    assert declared(last, "planner", "Aki") == "Bingo"


@every_bot
def test_a_castle_goes_where_an_army_is_in_danger(bot: str) -> None:
    table = drawn(
        {"Nagato": "1 3 spearmen", "Suo": "1 3 spearmen", "Bingo": "2 5 spearmen"},
        {(1, 1): "Aki: 1: daimyo, bowman, 2 gunners", (2, 1): "Iwami: 1: daimyo, 4 bowmen"},
        koku=(2, 0, 0),
    )
    table.quietly_until("bin", 1)
    table.plan(1, build=2)
    table.quietly_until("build", 1)
    assert chosen(table, bot) == place("Aki")


@every_bot
def test_koku_are_first_of_all_levied(bot: str) -> None:
    table = drawn(
        {"Aki": "1 3 spearmen", "Bingo": "2 spearman", "Suo": "1 spearman"}, {}, koku=(1,)
    )
    table.quietly_until("bin", 1)
    table.choose("bin", 0)
    while table.asked == "bin" and table.s.kind_asked < at.TO_LEVY:
        table.choose("bin", 0)
    if table.asked == "bin":
        assert chosen(table, bot) == 1


@every_bot
def test_a_battle_gone_wrong_is_called_off_and_a_good_one_is_not(bot: str) -> None:
    for hits, called_off in (((0, 2), 1), ((1, 0), 0)):
        table = war({"Aki": "1 3 spearmen", "Bingo": "2 2 spearmen"}, {})
        table.aim("Bingo")
        table.roll(*hits)
        assert table.asked == "call off"
        assert chosen(table, bot) == called_off


@every_bot
@pytest.mark.parametrize(("defender", "first"), [("3 spearmen", 1), ("2 bowmen, 3 spearmen", 0)])
def test_ronin_die_first_where_the_battle_is_likely_won(
    bot: str, defender: str, first: int
) -> None:
    """Three spearmen, two ronin against three: 95% win either way, but 46 or 73% can move in."""
    provinces = {"Aki": "1 3 spearmen", "Bingo": f"2 {defender}"}
    table = war(provinces, {})
    table.hide_ronin("Aki", 2)
    table.aim("Bingo")
    assert table.asked == "losses"
    assert chosen(table, bot) == first


def test_a_planners_army_takes_up_all_of_a_force_on_its_way() -> None:
    provinces = {"Aki": "1 3 spearmen", "Bingo": "2 2 spearmen"}
    table = war(provinces, {(1, 1): "Suo: 1: daimyo, 2 bowmen"})
    table.quietly_until("march", 1)
    assert chosen(table, "planner") == march_value(0, 0, place("Aki"))
    table.choose("march", march_value(0, 0, place("Aki")))
    table.quietly_until("pick up")
    while table.asked == "pick up" and 1 + at.SPEARMAN in table.options:
        assert chosen(table, "planner") == 1 + at.SPEARMAN
        table.choose("pick up", 1 + at.SPEARMAN)
    assert sum(table.force("Aki")) == 0


def test_a_planner_levies_into_the_army_at_the_front() -> None:
    table = drawn(
        {"Aki": "1 3 spearmen", "Suo": "1 spearman", "Bingo": "2 spearman"},
        {(1, 1): "Aki: 1: daimyo, bowman"},
        koku=(1,),
    )
    table.quietly_until("bin", 1)
    table.plan(1, levy=1)
    table.quietly_until("levy", 1)
    while table.asked == "levy":
        table.choose("levy", table.options[-1] if table.s.kind_asked == at.SPEARMAN else 0)
    assert table.asked == "place"
    assert chosen(table, "planner") == 2 * place("Aki") + 1


@pytest.mark.parametrize(("bot", "name"), [("planner", "Suo"), ("expander", "Mikawa")])
def test_a_planner_sets_up_in_its_base_and_not_for_prey(bot: str, name: str) -> None:
    """Suo lies between two own stacks, Mikawa alone beside lone spearmen."""
    base = {"Aki": "1 3 spearmen", "Nagato": "1 3 spearmen", "Suo": "1 spearman"}
    prey = dict.fromkeys(("Totomi", "Owari", "Shinano", "Iwami"), "2 spearman")
    table = drawn(base | prey | {"Mikawa": "1 spearman"}, {})
    table.s.asked, style = 0, PLANNER if bot == "planner" else EXPANDER
    worths = {
        one: worth_of_post(table.q, table.s, place(one), False, style) for one in ("Suo", "Mikawa")
    }
    assert max(worths, key=lambda one: worths[one]) == name


@pytest.mark.parametrize(("goal", "koku"), [(8, 3), (20, 0)])
def test_a_planner_bids_for_the_first_sword_only_where_a_win_is_near(goal: int, koku: int) -> None:
    table = drawn(
        {"Aki": "1 3 spearmen", "Suo": "1 3 spearmen", "Bingo": "2 spearman"},
        {},
        koku=(6,),
        goal=goal,
    )
    table.quietly_until("bin", 1)
    assert chosen(table, "planner") == koku
    if koku:
        table.choose("bin", koku)
        assert chosen(table, "planner") == 0  # no castle
        table.plan(1, levy=3)
        table.quietly_until("sword", 1)
        assert chosen(table, "planner") == 1


def test_a_planner_pays_one_koku_for_the_ninja() -> None:
    table = drawn({"Aki": "1 3 spearmen", "Bingo": "2 spearman"}, {}, koku=(5,))
    table.quietly_until("bin", 1)
    while table.s.kind_asked < at.TO_RONIN:
        table.choose("bin", 0)
    choose = BOTS.modules[BOTS.number_of("planner")].choose
    paid = {
        5 - table.options[choose(table.q, table.s, np.uint64(luck << 54))] for luck in range(1024)
    }
    assert paid == {0, 1}


@pytest.mark.parametrize("goal", [6, 30])
def test_the_ninja_does_not_wait_while_a_rival_wins(goal: int) -> None:
    """Seat 2 is no neighbor of seat 1, whose army may take the provinces that it needs."""
    armies = {(2, 1): "Tsushima: 1: daimyo, gunner", (3, 1): "Sado: 1: daimyo, gunner"}
    table = drawn(
        {"Aki": "1 3 spearmen", "Iwami": "1 spearman", "Bingo": "3 spearman", "Iki": "2 spearman"},
        {(1, 1): "Aki: 2: daimyo, 2 bowmen", **armies},
        goal=goal,
    )
    table.s.ninja = 1
    at_war(table)
    table.quietly_until("strike")
    while table.s.ninja_next != at.DECLARATIONS:
        table.choose("strike", 0)
        table.quietly_until("strike")
    assert chosen(table, "planner") == (1 + army(1) if goal == 6 else 0)


def last_marches(provinces: dict[str, str], armies: dict[tuple[int, int], str]) -> Table:
    """Phase D of seat 1, which has attacked nobody."""
    table = war(provinces, armies)
    while table.s.phase != at.FINAL_MARCHES or table.asked != "march":
        table.take(0 if 0 in table.options else table.options[0])
    return table


@pytest.mark.parametrize(("units", "goes"), [("gunner", False), ("4 bowmen, 2 gunners", True)])
def test_a_planners_daimyo_does_not_end_his_turn_by_himself_beside_rivals(
    units: str, goes: bool
) -> None:
    """His last unit must stay behind in Aki; Bingo is empty."""
    table = last_marches(
        {"Bitchu": "2 spearman", "Suo": "1 spearman"},
        {(1, 1): f"Aki: 1: daimyo, {units}", (1, 2): "Mutsu: 1: daimyo"},
    )
    to = march_value(0, 0, place("Bingo"))
    assert to in table.options
    assert (chosen(table, "planner") == to) == goes


@pytest.mark.parametrize("walls", ["", " castle"])
def test_a_planners_last_daimyo_does_not_leave_his_castle(walls: str) -> None:
    table = last_marches(
        {"Aki": f"1 2 spearmen{walls}", "Suo": "1 spearman", "Nagato": "1 spearman"},
        {(1, 1): "Aki: 1: daimyo, 2 bowmen", (2, 1): "Bizen: 1: daimyo, bowman"},
    )
    to = march_value(0, 0, place("Bingo"))
    assert to in table.options
    assert (chosen(table, "planner") == to) == (not walls)


@pytest.mark.parametrize(("level", "comes"), [(1, False), (2, True)])
def test_an_experienced_army_threatens_from_two_marches_away(level: int, comes: bool) -> None:
    table = drawn(
        {"Aki": "1 spearman", "Bingo": "2 spearman", "Bitchu": "2 spearman"},
        {(1, 1): "Aki: 1: daimyo, bowman", (2, 1): f"Bizen: {level}: daimyo, 4 bowmen, 9 gunners"},
    )
    seen = threat(table.q, table.s, 0, place("Aki"), 1000)
    assert (seen > 500) == comes


APART = PLANNER & ~TOGETHER  # the planner as it was: each army's march weighed by itself


def marches(table: Table, style: int) -> dict[tuple[int, str], int]:
    """Weigh the borders that armies of seat 1 may cross next, in Phase A."""
    table.quietly_until("march", 1)
    table.s.memo.choice += 1
    note_front(table.q, table.s, 0)
    values = [value for value in table.options if value]
    return {
        (march_index(value), NAMES[march_to(value)]): worth_of_march(table.q, table.s, value, style)
        for value in values
    }


def best_march(table: Table, style: int) -> tuple[int, str] | None:
    worths = marches(table, style)
    best = max(worths, key=lambda one: worths[one])
    return best if worths[best] > 0 else None


def two_armies() -> Table:
    """A daimyo with a spearman in Musashi can be attacked from Shimotsuke alone.

    The weak army in Mutsu may go there, or to Echigo and take Etchu; the strong one in Hitachi
    may go there, or stay and take Shimosa.
    """
    own = dict.fromkeys(("Mutsu", "Hitachi", "Shimotsuke", "Echigo"), "1 spearman")
    return war(
        own | dict.fromkeys(("Shimosa", "Etchu"), "2 spearman"),
        {
            (1, 1): "Mutsu: 1: daimyo, 2 bowmen, 2 spearmen",
            (1, 2): "Hitachi: 1: daimyo, 4 bowmen, 4 spearmen",
            (2, 1): "Musashi: 1: daimyo, spearman",
        },
    )


def test_the_weak_army_leaves_the_decisive_target_to_the_strong_one() -> None:
    assert best_march(two_armies(), APART) == (0, "Shimotsuke")
    table = two_armies()
    worths = marches(table, PLANNER)
    assert worths[0, "Echigo"] == worths[1, "Shimotsuke"] > worths[0, "Shimotsuke"]
    table.choose("march", march_value(0, 0, place("Echigo")))
    while table.asked != "march" or table.s.mover >= 0:
        table.take(0 if 0 in table.options else table.options[0])
    assert best_march(table, PLANNER) == (1, "Shimotsuke")


def test_what_two_armies_do_together_is_not_what_is_best_for_one() -> None:
    table = two_armies()
    weak = marches(table, APART)
    assert max(weak, key=lambda one: weak[one]) == (0, "Shimotsuke")
    both = marches(table, PLANNER)
    assert both[0, "Shimotsuke"] < both[0, "Echigo"]


def test_an_army_leaves_a_target_to_a_force_that_takes_it() -> None:
    """Four spearmen in Kai take Musashi; from Echigo the army takes Etchu besides."""
    provinces = {"Mutsu": "1 spearman", "Kozuke": "1 spearman", "Echigo": "1 spearman"}
    prey = dict.fromkeys(("Musashi", "Etchu"), "2 spearman")
    armies = {(1, 1): "Mutsu: 1: daimyo, 2 bowmen, 2 spearmen", (2, 1): "Owari: 1: daimyo, gunner"}
    alone = marches(war(provinces | prey, armies), PLANNER)
    assert alone[0, "Kozuke"] == alone[0, "Echigo"]
    provinces["Kai"] = "1 4 spearmen"
    apart = marches(war(provinces | prey, armies), APART)
    assert apart[0, "Kozuke"] == apart[0, "Echigo"]
    assert best_march(war(provinces | prey, armies), PLANNER) == (0, "Echigo")


def test_of_two_marches_alike_an_army_makes_the_one_that_takes_up_more() -> None:
    provinces = {"Mutsu": "1 spearman", "Shimotsuke": "1 4 spearmen", "Echigo": "1 spearman"}
    table = war(
        provinces | dict.fromkeys(("Shimosa", "Etchu"), "2 spearman"),
        {
            (1, 1): "Mutsu: 1: daimyo, 2 bowmen, 2 spearmen",
            (2, 1): "Owari: 1: daimyo, spearman",
        },
    )
    alone = marches(table, APART)
    assert alone[0, "Shimotsuke"] == alone[0, "Echigo"]
    assert best_march(table, PLANNER) == (0, "Shimotsuke")


@pytest.mark.parametrize(("level", "goes"), [(1, False), (3, True)])
def test_an_experienced_army_passes_an_empty_province_to_what_lies_behind(
    level: int, goes: bool
) -> None:
    """Around Aki all is empty; a daimyo alone with a spearman stands in Bitchu, behind Bingo."""
    table = war(
        {"Suo": "1 3 spearmen"},
        {
            (1, 1): f"Aki: {level}: daimyo, 4 bowmen, 4 spearmen",
            (2, 1): "Bitchu: 1: daimyo, spearman",
        },
    )
    table.quietly_until("declare", 1)
    assert declared(table, "planner", "Aki") == ("Bingo" if goes else "")


def hidden(provinces: dict[str, str], armies: dict[tuple[int, int], str], koku: int) -> list[int]:
    """Have a planner hide the ronin for some koku; give how many lie where."""
    table = drawn(provinces, armies, koku=(koku,))
    table.quietly_until("bin", 1)
    table.plan(1, ronin=koku)
    table.quietly_until("stack", 1)
    while table.asked in ("stack", "stack size"):
        table.choose(table.asked, chosen(table, "planner"))
    found: list[int] = table.s.hidden.tolist()
    return found


def test_ronin_lie_with_an_army_that_marches_to_the_front() -> None:
    """In Suo there is nobody to attack; from Aki the army attacks with them, and on from there."""
    provinces = {"Aki": "1 3 spearmen", "Bingo": "2 4 spearmen", "Bitchu": "2 spearman"}
    found = hidden(provinces, {(1, 1): "Suo: 2: daimyo, 2 bowmen, 2 spearmen"}, 1)
    assert found[place("Suo")] == sum(found) == 2
