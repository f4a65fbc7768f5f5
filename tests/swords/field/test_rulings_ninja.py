"""The ninja, eliminations, takeovers and the ends of the game: W15, W18 to W25, W29, W31."""

from samurai_odds.swords.field import layout as at
from tests.swords.field.drawing import Table, army, at_war, drawn, place

LANDS = {"Aki": "1 3 spearmen", "Bingo": "2 3 spearmen", "Suo": "3 3 spearmen"}


def hired(provinces: dict[str, str], armies: dict[tuple[int, int], str], holder: int) -> Table:
    """A war turn of seat 1 with the ninja hired by a seat."""
    table = drawn(provinces, armies)
    table.s[at.NINJA] = holder - 1
    return at_war(table, 1, 2, 3)


def test_w15_the_holder_is_asked_before_each_phase_and_each_battle() -> None:
    table = hired(LANDS, {(1, 1): "Aki: 1: daimyo, bowman"}, 2)
    phases = []
    while table.s[at.ACTIVE] == 0 and not table.s[at.ENDED]:
        if table.asked == "strike":
            phases.append(table.s[at.NINJA_NEXT])
            assert table.seat == 2
            table.choose("strike", 0)
        elif table.asked == "declare":
            bingo = 1 + place("Bingo")
            table.choose("declare", bingo if bingo in table.options else 0)
        elif table.asked == "call off":
            table.choose("call off", 1)
        elif table.asked:
            table.choose(table.asked, table.options[0])
        else:
            table.take(0)
    battle = [at.REVEAL_ATTACKER, at.STEP_EIGHT]
    expected = [at.MARCHING, at.DECLARATIONS, at.NEXT_TROOP, *battle, *battle, at.FINAL_MARCHES]
    assert phases == expected


def test_a_strike_disrupts_and_voids_the_declaration() -> None:
    table = hired(LANDS, {(1, 1): "Aki: 1: daimyo, bowman"}, 2)
    table.quietly_until("declare")
    table.choose("declare", 1 + place("Bingo"))
    table.quietly_until("strike")
    assert table.s[at.NINJA_NEXT] == at.NEXT_TROOP
    table.choose("strike", 1 + army(1))
    table.draw(7)  # an 8 succeeds
    assert table.s[at.FALLEN + army(1)] == 1
    assert table.army(1)[at.DAIMYO] == 0
    assert table.s[at.DECLARED + army(1)] == at.NONE
    assert table.s[at.NINJA] == at.NONE
    assert table.s[at.PHASE] == at.FINAL_MARCHES or table.asked in ("source", "declare")


def test_a_failed_strike_lets_the_victim_name_a_daimyo_and_roll() -> None:
    table = hired(
        LANDS,
        {
            (1, 1): "Aki: 1: daimyo, bowman",
            (2, 1): "Bingo: 1: daimyo, bowman",
            (2, 2): "Hoki: 1: daimyo, gunner",
        },
        2,
    )
    table.choose("strike", 1 + army(1))
    table.draw(8)  # a 9 fails
    assert (table.asked, table.seat, table.options) == ("revenge", 1, [army(2, 1), army(2, 2)])
    table.choose("revenge", army(2, 2))
    table.draw(8)  # a 9 succeeds
    assert table.s[at.FALLEN + army(2, 2)] == 1
    assert table.s[at.NINJA] == at.NONE


def test_no_strike_in_the_first_round() -> None:
    table = drawn(LANDS, {(1, 1): "Aki: 1: daimyo, bowman"}, turn=1)
    table.s[at.NINJA] = 1
    assert at_war(table, 1, 2, 3).asked != "strike"


def test_s8_a_strike_at_step_eight_ends_the_attack_as_called_off() -> None:
    table = hired(LANDS, {(1, 1): "Aki: 1: daimyo, bowman"}, 2)
    table.quietly_until("declare")
    table.choose("declare", 1 + place("Bingo"))
    while table.s[at.PENDING] <= 0 or table.s[at.PENDING] > at.UNIFORM:
        table.choose(table.asked, 0)
    table.roll(0, 0, 0)
    assert table.asked == "strike"
    assert table.s[at.NINJA_NEXT] == at.STEP_EIGHT
    table.choose("strike", 1 + army(1))
    table.draw(0)
    assert table.s[at.TALLY + at.BATTLES_CALLED_OFF] == 1


def test_w18_a_daimyo_alone_is_out_and_the_striker_inherits() -> None:
    """W21: hidden ronin stay; W22: trays add up; W23: lost daimyos come back at level 1."""
    table = hired(LANDS, {(1, 1): "Iwami: 1: daimyo", (2, 1): "Bingo: 1: daimyo, bowman"}, 2)
    table.hide_ronin("Aki", 2)
    table.choose("strike", 1 + army(1))
    table.draw(0)
    assert table.s[at.OUT_IN] == 2
    assert table.s[at.HEIR] == 1
    assert (table.owner("Aki"), table.owner("Iwami")) == (2, 0)
    assert table.s[at.HIDDEN + place("Aki")] == 2
    assert table.tray(1, at.SPEARMAN) == 0
    assert table.tray(2, at.SPEARMAN) == 72 - 6
    assert (table.asked, table.seat) == ("pick up", 2)  # Aki alone has no army: he is there
    table.choose("pick up", 1 + at.SPEARMAN)
    table.choose("pick up", 0)
    assert table.army(2, 2) == [0, 0, 1, 0, 0, 1]
    assert table.s[at.LEVEL + army(2, 2)] == 1
    # no province is left without an army: the third daimyo stays lost. W20: the turn is over
    assert table.where(2, 3) == ""
    assert table.s[at.ACTIVE] == 1


def last_stand(goal: int | None = None, variant: str = "standard") -> Table:
    """Seat 1 attacks the last daimyo of seat 2, alone in Bingo."""
    table = at_war(
        drawn(
            {"Aki": "1 5 bowmen", "Hoki": "2 spearman"},
            {(2, 1): "Bingo: 2: daimyo"},
            goal=goal,
            variant=variant,
        ),
        1,
        2,
        3,
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
    table = at_war(
        drawn(
            {"Hoki": "2 spearman", "Suo": "1 spearman"},
            {(1, 1): "Aki: 2: daimyo", (2, 1): "Bingo: 2: daimyo"},
        ),
        1,
        2,
        3,
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
    at_war(table, 1, 2, 3)
    table.aim("Bingo")
    table.roll(1, 0)  # the army's spearman goes first: the fallen daimyo is out with him
    assert table.s[at.OUT_IN + 1] == 2
    assert table.owner("Bingo") == 1
    assert sum(table.force("Bingo")) == 4


def test_w31_the_thirty_fifth_province_ends_the_game_at_once() -> None:
    table = at_war(drawn({"Aki": "1 3 spearmen"}, {}, goal=3), 1, 2, 3)
    table.quietly_until("source")
    table.choose("source", 1 + place("Aki"))
    table.choose("destination", 1 + 2 * place("Bingo"))
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_PROVINCES, 0)


def test_a_longer_game_is_decided_after_action_9() -> None:
    table = at_war(drawn({"Aki": "1 3 spearmen"}, {}, goal=3, variant="end-of-round"), 1, 2, 3)
    table.quietly_until("source")
    table.choose("source", 1 + place("Aki"))
    table.choose("destination", 1 + 2 * place("Bingo"))
    assert table.s[at.ENDED] == at.PLAYING
    table.quietly_until("bin")
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_PROVINCES, 0)


def test_two_players_count_both_colours_after_action_9() -> None:
    table = at_war(
        drawn({"Aki": "1 3 spearmen", "Suo": "2 spearman"}, {}, goal=4, variant="two-player"),
        1,
        2,
        3,
        4,
    )
    table.quietly_until("bin")
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_PROVINCES, 0)


def test_w25_a_colour_falls_its_player_plays_on_then_loses_with_the_second() -> None:
    table = drawn(
        {"Aki": "1 5 bowmen"},
        {(3, 1): "Bingo: 2: daimyo", (4, 1): "Suo: 2: daimyo"},
        variant="two-player",
    )
    at_war(table, 1, 2, 3, 4)
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
    table = at_war(
        drawn(
            {"Aki": "1 5 bowmen", "Suo": "3 spearman", "Hoki": "3 spearman"},
            {(2, 1): "Bingo: 2: daimyo"},
            variant="quick",
        ),
        1,
        2,
        3,
    )
    table.quietly_until("declare")
    table.aim("Bingo")
    table.roll(1)
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_MOST, 0)  # three each
