"""Dragon cards: when they are played and what the four known ones do."""

import pytest

from tests.battles.rules.drawing import Table, objective


def holding(*cards: str, **more: object) -> dict[str, object]:
    return {"dragon_hand": cards, **more}


# ---- Dragon Cards --------------------------------------------------------------------


def test_a_card_that_cannot_be_paid_is_not_played() -> None:
    picture = "e8 rS bl"
    assert Table(picture, "order-two-center", red=holding("turncoat")).asked[0] == "dragon"
    poor = Table(picture, "order-two-center", red=holding("turncoat", honor=2))
    assert poor.asked[0] == "order"


def test_its_tokens_lie_on_it_until_the_end_of_the_turn() -> None:
    """B22."""
    table = Table("e8 rS bl", "order-two-center", red=holding("turncoat"))
    table.play("turncoat f8", "roll - - -", "roll - - - - -")
    assert (table.tokens("red"), table.s.pool) == (2, 20)
    table.order()
    assert (table.tokens("red"), table.s.pool) == (2, 23)
    assert table.s.dragon_discards.sum() == 1


def test_one_card_a_turn_for_each_side_and_none_of_the_first_two_together() -> None:
    picture = "e8 rSf bSf"
    red, blue = holding("rice-famine", "personal-challenge"), holding("personal-challenge")
    table = Table(picture + "\na1 bl", "order-two-center", red=red, blue=blue)
    table.play("rice-famine", "roll -").order("e8").move().play("e8-f8")
    assert table.asked == ("challenge", "blue")  # red has played his
    table.play("challenge", "roll - - - - - - -", "roll - - - - -")
    assert table.asked == ("inspire", "red")


def test_blanks_are_never_played() -> None:
    assert Table("e8 rS bl", "order-two-center", red=holding("blank")).asked[0] == "order"


# ---- Turncoat ------------------------------------------------------------------------


def test_turncoat_names_an_enemy_unit_without_a_leader() -> None:
    picture = "e8 rS bl blf bGx bm bC"
    table = Table(picture, "order-two-center", red=holding("turncoat"))
    assert table.options == {"none", "turncoat f8", "turncoat j8"}


@pytest.mark.parametrize(
    ("red", "blue", "dice"),
    [
        ({"honor": 8}, {"honor": 5}, (3, 3)),
        ({"honor": 9}, {"honor": 5}, (5, 3)),
        ({"honor": 5}, {"honor": 5}, (3, 5)),  # three of the five lie on the card
        ({"honor": 8, "gained": 2}, {"honor": 5, "gained": 1}, (4, 3)),
        ({"honor": 8, "gained": 1}, {"honor": 6, "gained": 2}, (3, 6)),
    ],
)
def test_both_roll_three_dice_and_more_for_banners_and_tokens(
    red: dict[str, int], blue: dict[str, int], dice: tuple[int, int]
) -> None:
    table = Table("e8 rS bl", "order-two-center", red=holding("turncoat", **red), blue=blue)
    table.play("turncoat f8")
    first = table.dice
    table.play("roll " + " ".join(["-"] * first))
    assert (first, table.dice) == dice


@pytest.mark.parametrize(
    ("own", "his", "turned"), [("honor", "-", True), ("honor", "honor", False), ("-", "-", False)]
)
def test_more_honor_symbols_turn_the_unit(own: str, his: str, turned: bool) -> None:
    table = Table("e8 rS bl", "order-two-center", red=holding("turncoat"))
    table.play("turncoat f8", f"roll {own} - -", f"roll {his} - - - -")
    assert table.at("f8") == ("rl" if turned else "bl")
    assert (table.may("order") == "e8 f8") is turned


def test_a_unit_that_turned_counts_for_the_card_that_is_led() -> None:
    table = Table("e8 rS rS\na1 bC", "cavalry-charge", red=holding("turncoat"))
    table.play("turncoat a1", "roll honor - -", "roll - - - - -")
    assert table.may("order") == "a1"
    table = Table("e8 rS rS\na1 bl", "order-circle", red=holding("turncoat"))
    table.play("turncoat a1", "roll honor - -", "roll - - - - -")
    assert table.may("order") == "a1"


def test_the_cavalry_that_turned_charges_with_the_cards_die() -> None:
    table = Table("e8 rS bC bS", "cavalry-charge", red=holding("turncoat"))
    table.play("turncoat f8", "roll honor - -", "roll - - - - -", "f8").move().play("f8-g8")
    assert table.dice == 5


def test_a_unit_that_turns_gives_up_a_temporary_banner() -> None:
    hills = (objective("blue", "hold", "f8"),)
    table = Table(
        "e8 rS bl\na1 bl", "order-two-left", first=1, objectives=hills,
        red={"hand": ("order-two-center",) * 3, **holding("turncoat")},
    )  # fmt: skip
    assert table.banners("blue") == 1
    table.finish()
    assert table.asked[0] == "dragon"
    table.play("turncoat f8")
    table.play("roll " + " ".join(["honor", *["-"] * (table.dice - 1)]))
    table.play("roll " + " ".join(["-"] * table.dice))
    assert (table.at("f8"), table.banners("blue")) == ("rl", 0)


# ---- Rice Famine ---------------------------------------------------------------------


def famine(picture: str, faces: str, **blue: object) -> Table:
    table = Table(picture, "order-two-center", red=holding("rice-famine"), blue=blue)
    return table.play("rice-famine", "roll " + faces)


def test_rice_famine_rolls_a_die_for_each_enemy_circle_unit() -> None:
    table = Table("e8 rl rl\na1 bl bb ba bs", "order-two-center", red=holding("rice-famine"))
    assert table.play("rice-famine").dice == 3
    assert Table("e8 rl\na1 bs", "order-two-center", red=holding("rice-famine")).asked[0] == "order"


def test_unit_symbols_cost_blocks_that_their_owner_chooses() -> None:
    table = famine("e8 rl\na1 bl . . bl bs", "circle triangle")
    assert (table.may("famine"), table.asked[1]) == ("a1 d1", "blue")
    table.play("d1")
    assert (table.at("d1"), table.at("e1"), table.asked[0]) == ("bl3", "bs3", "order")


def test_honor_symbols_cost_two_tokens_each() -> None:
    table = famine("e8 rl\na1 bl bb", "honor honor")
    assert (table.tokens("blue"), table.asked[0]) == (1, "order")


def test_tokens_not_paid_cause_a_lack_of_honor_roll_of_the_owners_choice() -> None:
    table = famine("e8 rl\na1 bl bb bS", "honor honor", honor=1)
    assert (table.tokens("blue"), table.dice) == (0, 4 + 3)
    table.play("roll circle square swords flag honor - -")
    assert table.may("famine") == "a1 b1"
    table.play("b1")
    assert (table.at("b1"), table.at("c1"), table.asked[0]) == ("bb3", "bS3", "order")


def test_a_famine_may_win_the_game() -> None:
    table = Table("e8 rl\na1 bl1", "order-two-center", red=holding("rice-famine", banners=1)).play(
        "rice-famine", "roll circle"
    )
    assert table.asked == ("over", "banners")
    assert table.s.winner == 0


# ---- Personal Challenge --------------------------------------------------------------


def challenged(picture: str, **more: object) -> Table:
    table = Table(picture, "order-two-center", red=holding("personal-challenge"), **more)
    return table.order("e8").move().play("e8-f8")


def test_a_challenge_needs_a_leader_in_both_units_and_close_combat() -> None:
    assert challenged("e8 rSf bSf").asked == ("challenge", "red")
    assert challenged("e8 rS bSf").asked[0] == "roll"
    assert challenged("e8 rSf bf").asked[0] == "inspire"


def test_the_active_player_is_asked_first_then_the_other() -> None:
    table = challenged("e8 rSf bSf", blue=holding("personal-challenge"))
    assert table.play("none").asked == ("challenge", "blue")


@pytest.mark.parametrize(
    ("picture", "red", "blue", "dice"),
    [
        # hands: red 4 and the card played, blue 4; red plays the card for a token
        ("e8 rSf bSf", {}, {}, (5 + 2, 4 + 1)),  # blue has more tokens
        ("e8 rSf bSf", {"honor": 6}, {}, (5 + 2, 4)),
        ("e8 rSf bSf", {"honor": 7}, {}, (5 + 2 + 1, 4)),
        ("e8 rSm bSf", {"honor": 6}, {}, (5 + 2 + 1, 4)),
        ("e8 rSm bGx", {"honor": 6}, {}, (5 + 2, 4 + 1)),
    ],
)
def test_their_dice(
    picture: str, red: dict[str, int], blue: dict[str, int], dice: tuple[int, int]
) -> None:
    table = Table(picture, "order-two-center", red=holding("personal-challenge", **red), blue=blue)
    table.order("e8").move().play("e8-f8", "challenge")
    first = table.dice
    table.play("roll " + " ".join(["-"] * first))
    assert (first, table.dice) == dice


def test_more_swords_kill_the_other_leader_for_a_card_and_no_banner() -> None:
    table = challenged("e8 rSf bSf").play("challenge", "roll swords honor - - - - -")
    assert table.tokens("red") == 5  # one spent, one collected
    table.play("roll - - - - -")  # as many dice as before the first roll
    assert table.asked == ("draw", "4")
    table.play("draw 0")
    assert (table.at("f8"), table.banners("red"), len(table.hand("blue"))) == ("bS", 0, 3)
    assert table.asked == ("inspire", "red")


def test_the_challenger_may_lose_and_a_tie_does_nothing() -> None:
    table = challenged("e8 rSf bSf").play("challenge", "roll - - - - - - -")
    table.play("roll swords - - - -", "draw 0")
    assert (table.at("e8"), len(table.hand("red"))) == ("rS", 3)
    table = challenged("e8 rSf bSf").play("challenge", "roll swords - - - - - -")
    table.play("roll swords - - - -")
    assert (table.at("e8"), table.at("f8")) == ("rSf", "bSf")


# ---- Ambush --------------------------------------------------------------------------


def test_ambush_strikes_first_with_a_die_more_and_no_battle_back() -> None:
    table = Table("e8 rs bs", "order-two-center", blue=holding("ambush")).order("e8").move()
    table.play("e8-f8")
    assert table.options == {"none", "ambush"}
    table.play("ambush")
    assert (table.dice, table.tokens("blue")) == (4, 4)
    table.play("roll triangle - - -")
    assert (table.at("e8"), table.dice) == ("rs3", 3)
    table.play("roll triangle - -")
    assert (table.at("f8"), table.asked[0]) == ("bs3", "draw")


def test_ambush_and_first_strike_do_not_go_together() -> None:
    blue = holding("ambush", hand=("first-strike", "order-two-left"))
    table = Table("e8 rs bs", "order-two-center", blue=blue).order("e8").move().play("e8-f8")
    assert table.options == {"none", "ambush", "first-strike"}
    assert table.play("ambush").asked[0] == "roll"
