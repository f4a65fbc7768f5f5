"""Phases A and D: rulings W7 to W10, W16, W24, W32."""

from samurai_odds.swords.field import layout as at
from tests.swords.field.drawing import Table, at_war, drawn, place, war

ARMY_1, ARMY_2, ARMY_3 = (index * at.ARMY_VALUE for index in (1, 2, 3))


def test_an_army_moves_a_border_a_level_and_leaves_a_garrison() -> None:
    table = war({"Bingo": "1 spearman"}, {(1, 1): "Aki: 1: daimyo, 2 spearmen"})
    assert table.options == [0, ARMY_1 + place("Bingo")]  # no empty province in Phase A
    table.choose("march", ARMY_1 + place("Bingo"))
    assert table.options == [0, 1 + at.SPEARMAN]  # one stays in any case; another may
    table.choose("garrison", 0)
    assert table.force("Aki") == [0, 0, 0, 0, 0, 1]
    assert table.options == [0, 1 + at.SPEARMAN]  # W8: picks up on entering
    table.choose("pick up", 1 + at.SPEARMAN)
    assert table.where(1) == "Bingo"
    assert table.army(1) == [0, 0, 1, 0, 0, 2]


def test_a_daimyo_alone_cannot_leave_a_province_that_he_holds() -> None:
    table = war({"Bingo": "1 spearman"}, {(1, 1): "Aki: 4: daimyo"})
    assert table.asked == "declare"  # nothing can march


def test_w10_crossing_needs_no_garrison_unless_the_whole_force_was_taken_up() -> None:
    for picks, garrison in ((0, False), (1, True)):
        table = war(
            {"Aki": "1 spearman", "Bingo": "1 spearman", "Bitchu": "1 spearman"},
            {(1, 1): "Aki: 2: daimyo, bowman"},
        )
        table.choose("march", ARMY_1 + place("Bingo"))
        table.choose("pick up", 1 + at.SPEARMAN if picks else 0)
        table.choose("march", ARMY_1 + place("Bitchu"))
        assert (table.asked == "garrison") == garrison


def test_w9_two_armies_change_places() -> None:
    table = war(
        {"Aki": "1 spearman", "Bingo": "1 spearman"},
        {(1, 1): "Aki: 1: daimyo, bowman", (1, 2): "Bingo: 1: daimyo, gunner"},
    )
    table.choose("march", ARMY_1 + place("Bingo"))
    table.choose("pick up", 0)
    # the second has to make room, and there is one province only: it goes to Aki
    table.choose("pick up", 0)
    table.quietly_until("declare")
    assert (table.where(1, 1), table.where(1, 2)) == ("Bingo", "Aki")


def test_w9_no_army_stops_where_another_cannot_make_room() -> None:
    provinces = {"Tsushima": "1 2 spearmen", "Iki": "1 2 spearmen"}
    table = at_war(
        drawn(
            provinces,
            {
                (1, 1): "Iki: 1: daimyo, bowman",
                (1, 2): "Tsushima: 1: daimyo, bowman",
                (3, 1): "Aki: 1: daimyo",
            },
        ),
        2,
        3,
    )
    table.fell(1, 2)
    at_war(table)
    assert table.asked != "march"  # W16: the disrupted army holds Tsushima and cannot leave


def test_w9_a_third_army_may_make_room_for_the_second() -> None:
    """Awa's one neighbor is Kazusa: its army can leave only if that of Kazusa leaves next."""
    table = war(
        {"Awa (Honshu)": "1 spearman", "Kazusa": "1 spearman", "Shimosa": "1 spearman"},
        {
            (1, 1): "Shimosa: 2: daimyo",
            (1, 2): "Awa (Honshu): 1: daimyo",
            (1, 3): "Kazusa: 1: daimyo",
        },
    )
    table.choose("march", ARMY_1 + place("Kazusa"))
    table.choose("pick up", 0)
    assert table.options == [0, ARMY_1 + place("Shimosa"), ARMY_1 + place("Awa (Honshu)")]
    table.choose("march", ARMY_1 + place("Awa (Honshu)"))
    table.choose("pick up", 0, 0)  # the second has to leave, by one border only; so has the third
    table.choose("pick up", 0)
    table.quietly_until("declare")
    stand = [table.where(1, index) for index in (1, 2, 3)]
    assert stand == ["Awa (Honshu)", "Kazusa", "Shimosa"]


def test_w9_a_third_army_that_cannot_leave_makes_no_room() -> None:
    table = drawn(
        {"Awa (Honshu)": "1 spearman", "Kazusa": "1 spearman", "Shimosa": "1 spearman"},
        {
            (1, 1): "Shimosa: 2: daimyo",
            (1, 2): "Awa (Honshu): 1: daimyo",
            (1, 3): "Kazusa: 1: daimyo, bowman",
        },
    )
    table.fell(1, 3)
    at_war(table)
    table.choose("march", ARMY_1 + place("Kazusa"))
    table.choose("pick up", 0)
    assert table.asked == "pick up"  # W16: Kazusa is only crossed, and only back
    assert table.where(1, 1) == "Shimosa"


def test_w16_other_armies_cross_a_disrupted_one() -> None:
    table = drawn(
        {"Aki": "1 spearman", "Bingo": "1 spearman", "Bitchu": "1 spearman"},
        {(1, 1): "Aki: 2: daimyo, bowman", (1, 2): "Bingo: 1: daimyo, gunner"},
    )
    table.fell(1, 2)
    at_war(table)
    assert table.options == [0, ARMY_1 + place("Bingo")]
    table.choose("march", ARMY_1 + place("Bingo"))
    table.choose("pick up", 0)
    assert 0 not in table.options  # it cannot stop here
    table.choose("march", ARMY_1 + place("Bitchu"))
    assert table.where(1) == "Bitchu"


def final(table: Table) -> Table:
    """Go to the movement of forces without a battle."""
    table.quietly_until("source")
    return table


def test_phase_d_each_unit_of_a_force_goes_its_own_way() -> None:
    table = final(war({"Aki": "1 3 spearmen"}, {}))
    table.choose("source", 1 + place("Aki"))
    table.choose("destination", 1 + 2 * place("Bingo"))
    table.choose("destination", 1 + 2 * place("Suo"))
    # the last one is the garrison: the province is done, the turn ends
    assert [table.owner(name) for name in ("Aki", "Bingo", "Suo")] == [1, 1, 1]
    assert sum(table.force("Aki")) == 1


def test_w32_units_that_came_in_stay() -> None:
    table = final(war({"Aki": "1 3 spearmen", "Bingo": "1 spearman"}, {}))
    table.choose("source", 1 + place("Aki"))
    table.choose("destination", 1 + 2 * place("Bingo"))
    table.choose("destination", 0)
    assert sum(table.force("Bingo")) == 2
    assert table.options == [0, 1 + place("Bingo")]
    table.choose("source", 1 + place("Bingo"))
    table.choose("destination", 1 + 2 * place("Bitchu"))
    assert sum(table.force("Bingo")) == 1  # the one that came in holds it


def test_phase_d_joins_an_army_within_its_card() -> None:
    table = final(
        war({"Aki": "1 bowman, spearman", "Bingo": "1"}, {(1, 1): "Bingo: 1: daimyo, 4 swordsmen"})
    )
    table.choose("source", 1 + place("Aki"))
    table.choose("destination", 1 + 2 * place("Bingo") + 1)
    assert table.army(1) == [0, 0, 1, 4, 0, 1]  # no fifth samurai: the spearman went


def test_phase_d_ronin_keep_their_limit_on_both_sides() -> None:
    table = drawn({"Aki": "1 3 spearmen"}, {})
    table.hide_ronin("Aki", 2)
    final(at_war(table))
    table.choose("source", 1 + place("Aki"))
    # neither alone (the two left hold one ronin) nor with one (one alone holds none)
    assert table.asked != "destination"
    assert sum(table.force("Aki")) == 3


def test_phase_d_a_force_takes_ronin_along() -> None:
    table = drawn({"Aki": "1 4 spearmen"}, {})
    table.hide_ronin("Aki", 2)
    final(at_war(table))
    table.choose("source", 1 + place("Aki"))
    table.choose("destination", 1 + 2 * place("Bingo"))
    assert table.asked == "destination"  # the first goes alone: nobody is there yet
    table.choose("destination", 1 + 2 * place("Bingo"))
    assert table.force("Bingo") == [0, 0, 0, 0, 1, 2]
    assert table.s[at.HIDDEN + place("Aki")] == 1


def test_w7_a_whole_force_takes_face_down_ronin_where_an_army_stays() -> None:
    table = drawn({"Aki": "1 3 spearmen"}, {(1, 1): "Aki: 1: daimyo, 3 bowmen"})
    table.hide_ronin("Aki", 4)  # at most three can belong to the army, two to the force
    final(at_war(table))
    table.choose("source", 1 + place("Aki"))
    table.choose("destination", 1 + 2 * place("Bingo"))
    assert (table.asked, table.options) == ("unit", [at.SPEARMAN, at.WHOLE_FORCE])
    table.choose("unit", at.WHOLE_FORCE)
    assert (table.asked, table.options) == ("along", [1, 2])
    table.choose("along", 2)
    assert table.force("Bingo") == [0, 0, 0, 0, 2, 3]
    assert table.force("Aki") == [0] * at.KIND_COUNT
    assert table.s[at.HIDDEN + place("Aki")] == 2


def test_w24_the_players_other_color_is_neither_friend_nor_enemy() -> None:
    table = war(
        {"Aki": "1 3 spearmen", "Bingo": "2 spearman", "Suo": "3 spearman"},
        {},
        variant="two-player",
    )
    table.come_to("Aki")
    assert 1 + place("Suo") in table.options
    assert 1 + place("Bingo") not in table.options
    final(table)
    table.choose("source", 1 + place("Aki"))
    assert 1 + 2 * place("Bingo") not in table.options
