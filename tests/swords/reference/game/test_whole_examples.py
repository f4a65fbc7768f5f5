"""The reference of the whole game replays the rulebook's two examples to their printed ends."""

from collections import Counter

import pytest

from tests.swords.reference.game.rules.pieces import CASTLE, FORTRESS
from tests.swords.reference.game.rules.table import GameOver
from tests.swords.reference.game.scripted import Written, position

PINK, PINK_STRIPE, GRAY, GRAY_STRIPE = range(4)


def units(troop) -> Counter:
    return Counter({kind: count for kind, count in troop.units.items() if count})


def first_round_example(script):
    """Pink's part of the board before his war turn; far armies for the others."""
    game = position(
        script,
        {
            PINK: {"Higo": "wsss", "Satsuma": "bsss", "Awa (Shikoku)": "bsss", "Bungo": "wsss",
                   "Nagato": "gsss"},
            PINK_STRIPE: {"Hizen": "s", "Tosa": "s", "Osumi": "s"},
            GRAY: {"Buzen": "sss", "Iyo": "s"},
            GRAY_STRIPE: {"Chikugo": "s", "Sanuki": "s", "Hyuga": "s"},
        },
        {
            PINK: [("Chikuzen", 1, "bwgggsss"), ("Satsuma", 1, "bwgg"),
                   ("Awa (Shikoku)", 1, "bwgg")],
            PINK_STRIPE: [("Mutsu", 1, "")], GRAY: [("Dewa", 1, "")],
            GRAY_STRIPE: [("Sado", 1, "")],
        },
        round=1,
    )  # fmt: skip
    return game


def test_first_round_example_pinks_eight_battles_and_final_movement():
    script = Written(
        declare="Sanuki; Tosa; Iyo; Hizen; Chikugo; Buzen; Hyuga; Osumi",
        troop="army 0/0; army 0/2; army 0/1",
        hits=[
            (3, 0),  # Hizen: three gunners hit
            (1, 0),  # Sanuki: a gunner hits
            (0, 0), (1, 0),  # Hyuga: the daimyo hits
            # forces, in the order of the map: Awa at Tosa, Bungo at Iyo, Higo, Nagato, Satsuma
            (0, 0), (1, 1),
            (0, 1), (1, 0),  # a naval invasion
            (1, 1),
            (0, 2), (1, 0), (1, 1), (1, 0),  # another
            (1, 0),
        ],
        march="army 0/0 to Hizen; army 0/1 to Hyuga",
        garrison="spearman; enough",
        source="Awa (Shikoku); Bungo; Higo; Satsuma",
        destination="Sanuki; Iyo; Tosa; Buzen; no more; Chikugo; Hyuga army; Hyuga army; "
        "Hyuga army; Osumi",
        unit="bowman; swordsman; spearman; swordsman; bowman",  # the others are of one kind
    )  # fmt: skip
    game = first_round_example(script)
    game.take_turn(game.seats[PINK])
    script.done()
    armies = game.seats[PINK].armies
    assert [army.where for army in armies] == ["Hizen", "Hyuga", "Awa (Shikoku)"]
    assert [army.hole for army in armies] == [2, 2, 2]
    assert units(armies[0]) == Counter(bowman=1, swordsman=1, gunner=3, spearman=2)
    assert units(armies[1]) == Counter(bowman=2, swordsman=2, gunner=2, spearman=1)
    assert units(armies[2]) == Counter(bowman=1, swordsman=1, gunner=2)
    forces = {p.name: units(p.force) for p in game.owned(PINK) if p.force.size()}
    assert forces == {
        "Chikuzen": Counter(spearman=1), "Buzen": Counter(swordsman=1),
        "Bungo": Counter(spearman=2), "Chikugo": Counter(spearman=1),
        "Higo": Counter(spearman=1), "Osumi": Counter(spearman=1),
        "Satsuma": Counter(spearman=1), "Sanuki": Counter(bowman=1), "Iyo": Counter(spearman=1),
        "Tosa": Counter(spearman=1), "Nagato": Counter(gunner=1),
    }  # fmt: skip
    assert not game.owned(GRAY)[0].force.size()  # only the far army is left to Gray
    assert len(game.owned(GRAY)) == 1


def test_first_round_example_no_attack_on_an_army_marker():
    script = Written()
    game = first_round_example(script)
    game.seats[GRAY].armies[1].where = "Buzen"
    game.seats[GRAY].armies[2].where = "Iyo"
    game.take_turn(game.seats[PINK])
    assert script.last["declare"] == ["none", "Hyuga", "Osumi"]  # from Satsuma, asked last
    nagato, buzen = game.provinces["Nagato"], game.provinces["Buzen"]
    assert not game.may_attack(PINK, buzen)
    game.round = 2
    assert game.may_attack(PINK, buzen)
    assert nagato.owner == PINK


def chapter_seven(script):
    """Pink has 19 provinces, Gray 17; both have two armies of level 3. It is Pink's first."""
    pink = "Mutsu Dewa Sado Hitachi Shimotsuke Shimosa Kazusa Suruga Totomi Izu Sagami Kai Kozuke"
    gray = "Aki Bingo Bitchu Bizen Hoki Izumo Iwami Suo Nagato Inaba Harima Ise"
    game = position(
        script,
        {
            PINK: {**dict.fromkeys(pink.split(), "s"), "Musashi": "s", "Shinano": "sss",
                   "Echigo": "s", "Etchu": "s", "Noto": "ss", "Oki": "s"},
            1: {**dict.fromkeys(gray.split(), "s"), "Owari": "ss", "Mikawa": "ss",
                "Echizen": "ss", "Mino": "ss", "Hida": "s"},
            2: {"Kii": "s"},
            3: {"Iyo": "s"},
        },
        {
            PINK: [("Izu", 3, "bwgg"), ("Musashi", 3, "bwggs")],
            1: [("Ise", 3, "bbwwgggg"), ("Hida", 3, "bwgggg")],
        },
        round=5,
    )  # fmt: skip
    for name, castle, ronin in (("Hida", FORTRESS, 4), ("Shinano", CASTLE, 2), ("Musashi", 1, 0)):
        province = game.provinces[name]
        province.castle, province.hidden = castle, ronin
        game.ronin_box -= ronin
        game.castles_box -= 1
    game.bases_box -= 1
    game.ninja = 1
    return game


def test_the_example_of_chapter_seven():
    """Ninja, disruption, castles, further attacks from one place, takeover: 17 + 19 = 36."""
    script = Written(
        ninja="wait; wait; army 0/0",  # before C
        dice=[7],
        march="army 0/0 to Sagami; army 0/0 to Kai; army 0/0 to Shinano; army 0/1 to Kozuke; "
        "army 0/1 to Echigo; army 0/1 to Etchu; army 0/1 to Shinano; army 0/1 to Musashi; halt; "
        "army 1/0 to Owari; army 1/0 to Mikawa; halt; army 1/1 to Echizen; army 1/1 to Mino; "
        "army 1/1 to Hida",
        pick_up="enough; enough; spearman; spearman; enough; enough; enough; enough; "
        "enough; enough; spearman; enough; spearman; enough; spearman; enough; spearman; "
        "enough; spearman",
        declare="Hida; none; Hida; Shinano; Shinano",
        troop="army 1/1",
        call_off="call off; fight on; fight on; fight on; fight on; fight on",
        enter="stay; move in; move in",
        garrison="gunner; enough",
        attack="Etchu; Noto; Musashi",
        hits=[
            (1, 1), (3, 3),  # Hida: the walls take all; called off
            *[(2, 0), (1, 0)] * 4, (1, 0),  # Shinano in five rounds
            (1, 0),  # Etchu's lone spearman
            (1, 0), (1, 0),  # Noto's two
            (3, 0), (2, 0), (1, 0), (1, 0),  # Musashi: four of the castle and three; the daimyo
        ],
    )  # fmt: skip
    game = chapter_seven(script)
    gray, pink = game.seats[1], game.seats[PINK]
    assert (len(game.owned(1)), len(game.owned(PINK))) == (17, 19)

    game.active = PINK
    game.take_turn(pink)
    game.end_turn()
    assert pink.armies[0].fallen  # disrupted in Shinano, and had to defend
    assert units(pink.armies[0]) == Counter(bowman=1, swordsman=1, gunner=2, spearman=2)
    assert pink.armies[1].where == "Musashi"
    assert units(pink.armies[1]) == Counter(bowman=1)  # four of five units fell before Hida
    assert game.provinces["Hida"].bonus is None  # refilled for the next attacker
    assert gray.armies[1].ronin == 4

    with pytest.raises(GameOver):
        game.take_turn(gray)
    script.done()
    assert units(game.provinces["Hida"].force) == Counter(gunner=1)
    assert (gray.armies[0].where, gray.armies[1].where) == ("Shinano", "Etchu")
    assert pink.out
    assert (pink.heir, game.winners, game.reason) == (1, (1,), "takeover")
    empty = [p.name for p in game.provinces.values() if p.claimed == 1]
    assert empty == ["Musashi", "Noto"]
    assert game.counted(1) == 36
