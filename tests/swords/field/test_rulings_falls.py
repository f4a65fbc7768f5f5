"""Eliminations, takeovers and the ends of the game: W18 to W25, W29, W31."""

from samurai_odds.swords.field import layout as at
from tests.swords.field.drawing import Table, at_war, drawn, place, war


def last_stand(goal: int | None = None, variant: str = "standard") -> Table:
    """Seat 1 attacks the last daimyo of seat 2, alone in Bingo."""
    table = war(
        {"Aki": "1 5 bowmen", "Hoki": "2 spearman"},
        {(2, 1): "Bingo: 2: daimyo"},
        goal=goal,
        variant=variant,
    )
    table.quietly_until("declare")
    table.aim("Bingo")
    return table


def test_the_last_casualty_eliminates_and_s10_counts_provinces_emptied_in_the_turn() -> None:
    table = last_stand(goal=4)  # Aki, Mutsu, Hoki, and Bingo that has just been emptied
    table.roll(1)
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_TAKEOVER, 0)
    table = last_stand(goal=5)
    table.roll(1)
    assert table.s[at.ENDED] == at.PLAYING
    assert table.s[at.OWNED] == 3
    assert table.s[at.CLAIMS] == 1
    table.quietly_until("declare")  # the next seat's turn: the claim is gone
    assert table.s[at.CLAIMS] == 0
    assert table.owner("Bingo") == 0


def test_w19_both_lose_their_last_daimyo_and_nobody_inherits() -> None:
    table = war(
        {"Hoki": "2 spearman", "Suo": "1 spearman"},
        {(1, 1): "Aki: 2: daimyo", (2, 1): "Bingo: 2: daimyo"},
    )
    table.quietly_until("declare")
    table.aim("Bingo")
    table.roll(1, 1)
    assert table.s[at.HEIR : at.HEIR + 2] == [at.NONE, at.NONE]
    assert table.owner("Hoki") == table.owner("Suo") == 0
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_LAST, 2)


def test_a_fallen_daimyos_army_gone_hands_the_rest_over_in_mid_battle() -> None:
    table = drawn(
        {"Aki": "1 5 bowmen", "Bingo": "2 4 bowmen"}, {(2, 1): "Bingo: 1: daimyo, spearman"}
    )
    table.fell(2)
    at_war(table)
    table.aim("Bingo")
    table.roll(1, 0)  # the army's spearman goes first: the fallen daimyo is out with him
    assert table.s[at.OUT_IN + 1] == 2
    assert table.owner("Bingo") == 1
    assert sum(table.force("Bingo")) == 4


def test_w31_the_thirty_fifth_province_ends_the_game_at_once() -> None:
    table = war({"Aki": "1 3 spearmen"}, {}, goal=3)
    table.quietly_until("source")
    table.choose("source", 1 + place("Aki"))
    table.choose("destination", 1 + 2 * place("Bingo"))
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_PROVINCES, 0)


def test_a_longer_game_is_decided_after_action_9() -> None:
    table = war({"Aki": "1 3 spearmen"}, {}, goal=3, variant="end-of-round")
    table.quietly_until("source")
    table.choose("source", 1 + place("Aki"))
    table.choose("destination", 1 + 2 * place("Bingo"))
    assert table.s[at.ENDED] == at.PLAYING
    table.quietly_until("bin")
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_PROVINCES, 0)


def test_two_players_count_both_colors_after_action_9() -> None:
    table = war({"Aki": "1 3 spearmen", "Suo": "2 spearman"}, {}, goal=4, variant="two-player")
    table.quietly_until("bin")
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_PROVINCES, 0)


def test_w25_a_color_falls_its_player_plays_on_then_loses_with_the_second() -> None:
    table = drawn(
        {"Aki": "1 5 bowmen"},
        {(3, 1): "Bingo: 2: daimyo", (4, 1): "Suo: 2: daimyo"},
        variant="two-player",
    )
    at_war(table)
    table.aim("Bingo")
    table.roll(1)
    assert table.s[at.OUT_IN + 2] == 2
    assert table.s[at.ENDED] == at.PLAYING
    table.quietly_until("declare", 1)
    table.aim("Suo")
    table.choose("troop", place("Aki"))
    table.roll(1)
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_LAST, 0)


def test_quick_start_ends_at_the_first_fall_w29_the_eliminator_wins_a_tie() -> None:
    table = war(
        {"Aki": "1 5 bowmen", "Suo": "3 spearman", "Hoki": "3 spearman"},
        {(2, 1): "Bingo: 2: daimyo"},
        variant="quick",
    )
    table.quietly_until("declare")
    table.aim("Bingo")
    table.roll(1)
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_MOST, 0)  # three each


def test_w23_a_recovered_daimyo_takes_up_units_just_set_down() -> None:
    table = war(
        {"Bingo": "2 spearman"},
        {(1, 1): "Aki: 2: daimyo, bowman, spearman", (2, 1): "Bitchu: 1: daimyo"},
    )
    table.aim("Bingo")
    table.roll(1)
    table.choose("enter", 1)
    table.choose("garrison", 1 + at.SPEARMAN)
    table.choose("garrison", 0)
    table.choose("attack", 1 + place("Bitchu"))
    table.roll(1)
    assert (table.asked, table.options) == ("pick up", [0, 1 + at.SPEARMAN])  # in Aki
    table.choose("pick up", 1 + at.SPEARMAN)
    assert table.army(1, 2)[at.SPEARMAN] == 1
