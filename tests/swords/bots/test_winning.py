"""The planner takes a win that is there, and none that is not; its last daimyo is guarded."""

import pytest

from samurai_odds.swords.bots.worths import ends_by_fall
from samurai_odds.swords.rules import layout as at
from tests.swords.bots.test_positions import chosen, declared
from tests.swords.rules.drawing import Table, army, at_war, drawn, place, war

BOT = "planner"
HOMES = ("Suo", "Izumo", "Nagato", "Buzen", "Chikuzen", "Hizen", "Chikugo", "Higo", "Satsuma")
SPARE = {(1, 2): "Nagato: 1: daimyo, spearman", (1, 3): "Hizen: 1: daimyo, spearman"}
POOR = {"Aki": "1 2 spearmen", "Bingo": "2 3 spearmen"}  # 1 in 4 to win


def beside_bingo(units: str, others: dict[tuple[int, int], str], there: dict[str, str]) -> Table:
    """Let seat 1's level-2 army in Aki attack seat 2 in Bingo, and nobody else."""
    provinces = dict.fromkeys(HOMES, "1 spearman")
    armies = {(1, 1): f"Aki: 2: daimyo, {units}", **others}
    table = war({**provinces, **there}, armies)
    table.quietly_until("declare")
    while table.asked == "declare":
        table.choose("declare", 1 + place("Bingo") if table.s.troop == army(1) else 0)
    return table


@pytest.mark.parametrize(("others", "goes_on"), [(SPARE, True), ({}, False)])
def test_the_last_daimyo_calls_off_what_another_fights_on(
    others: dict[tuple[int, int], str], goes_on: bool
) -> None:
    """Daimyo and bowman are left against two spearmen."""
    table = beside_bingo("bowman, spearman", others, {"Bingo": "2 3 spearmen"})
    table.roll(1, 0, 1)
    assert table.asked == "call off"
    assert (chosen(table, BOT) == 0) == goes_on


def test_the_last_daimyo_does_not_move_in_beside_a_large_army() -> None:
    """From there he could take a lone spearman; but next turn an army of nine comes."""
    rival = {"Bingo": "2 spearman", "Hoki": "2 spearman", "Bitchu": "2 spearman"}
    big = {(2, 1): "Bitchu: 2: daimyo, 4 bowmen, 4 spearmen"}
    table = beside_bingo("bowman, spearman", big, rival)
    table.roll(1)
    assert table.asked == "enter"
    assert chosen(table, BOT) == 0


def test_the_last_daimyo_in_danger_gets_a_castle() -> None:
    rival = {(1, 1): "Aki: 1: daimyo, 2 spearmen", (2, 1): "Bingo: 2: daimyo, bowman, 2 spearmen"}
    for others, koku in ((SPARE, 0), ({}, 2)):
        table = drawn({}, {**rival, **others}, koku=(5,))
        table.quietly_until("bin", 1)
        while table.s.kind_asked != at.TO_BUILD:
            table.choose("bin", 0)
        assert chosen(table, BOT) == koku


@pytest.mark.parametrize(
    ("variant", "order", "attacks"),
    [
        ("standard", (1, 2, 3), True),
        ("end-of-round", (1, 2, 3), False),  # others have their turn before it counts
        ("end-of-round", (2, 3, 1), True),
    ],
)
def test_the_goal_is_gone_for_at_poor_odds_only_where_it_then_counts(
    variant: str, order: tuple[int, ...], attacks: bool
) -> None:
    table = at_war(drawn(POOR, {}, goal=3, variant=variant), *order)
    table.quietly_until("declare", 1)
    assert (declared(table, BOT, "Aki") == "Bingo") == attacks


@pytest.mark.parametrize(("goal", "attacks"), [(7, True), (12, False)])
def test_a_player_of_two_counts_both_his_colors(goal: int, attacks: bool) -> None:
    """Two provinces of this one, four of the other; with the last two swords."""
    mine = dict.fromkeys(("Satsuma", "Osumi", "Higo"), "2 spearman")
    rival = {"Aki": "1 2 spearmen", "Bingo": "3 3 spearmen"}
    table = at_war(drawn(mine | rival, {}, variant="two-player", goal=goal), 3, 4, 1, 2)
    table.quietly_until("declare", 1)
    assert (declared(table, BOT, "Aki") == "Bingo") == attacks


@pytest.mark.parametrize(("goal", "attacks"), [(6, True), (30, False)])
def test_a_takeover_that_wins_is_tried_at_poor_odds(goal: int, attacks: bool) -> None:
    lands = {"Aki": "1 2 spearmen", "Hoki": "2 spearman", "Bitchu": "2 spearman"}
    lands |= {"Mimasaka": "2 spearman", "Bizen": "2 spearman"}
    table = war(lands, {(2, 1): "Bingo: 1: daimyo, 2 spearmen"}, goal=goal)
    table.quietly_until("declare", 1)
    assert (declared(table, BOT, "Aki") == "Bingo") == attacks


@pytest.mark.parametrize(("goal", "attacks"), [(6, True), (20, False)])
def test_provinces_to_be_entered_in_phase_d_count_for_the_goal(goal: int, attacks: bool) -> None:
    """Two empty ones that a spearman to spare can enter, and Bingo."""
    table = war({**POOR, "Suo": "1 2 spearmen"}, {}, goal=goal)
    table.quietly_until("declare", 1)
    assert (declared(table, BOT, "Aki") == "Bingo") == attacks


@pytest.mark.parametrize(("own", "ends"), [(6, True), (1, False)])
def test_in_quick_start_a_fall_is_sought_only_by_who_then_wins(own: int, ends: bool) -> None:
    """Who has most provinces wins when the first seat falls; seat 3 has three."""
    mine = dict.fromkeys(HOMES[:own], "1 spearman")
    rivals = {"Bingo": "2 spearman"} | dict.fromkeys(("Mutsu", "Dewa", "Echigo"), "3 spearman")
    table = drawn({**mine, **rivals}, {(1, 1): f"{HOMES[0]}: 1: daimyo"})
    q = table.q.copy()
    q.variant = at.QUICK
    assert (ends_by_fall(q, table.s, 0, 1) > 0) is ends


@pytest.mark.parametrize(
    ("variant", "finisher", "attacks"),
    [("standard", 3, True), ("quick", 3, False), ("quick", 1, True), ("quick", 0, True)],
)
def test_in_quick_start_a_daimyo_is_spared_whose_seat_another_would_finish(
    variant: str, finisher: int, attacks: bool
) -> None:
    """Seat 2's other daimyo is in Hizen; an experienced army in Buzen comes by way of Chikuzen."""
    provinces = {"Chikuzen": "2 spearman", "Bitchu": "2 spearman", "Suo": "1 spearman"}
    armies = {
        (1, 1): "Aki: 2: daimyo, 3 bowmen, 3 gunners",
        (2, 1): "Bingo: 2: daimyo, 2 spearmen",
        (2, 2): "Hizen: 2: daimyo, 2 spearmen",
    }
    if finisher:
        armies[finisher, 2] = "Buzen: 2: daimyo, 3 bowmen, 3 gunners"
    table = war(provinces, armies, variant=variant)
    table.quietly_until("declare", 1)
    assert (declared(table, BOT, "Aki") == "Bingo") == attacks
