"""The reference of the whole game by itself: random games of every variant and their invariants."""

from collections import Counter

import pytest

from tests.swords.reference.game.rules.board import japan
from tests.swords.reference.game.rules.table import END_OF_ROUND, QUICK, STANDARD, TWO_PLAYER
from tests.swords.reference.game.rules.whole_game import Options, RandomScript, WholeGame
from tests.swords.reference.game.scripted import Written

VARIANTS = [
    (STANDARD, 3), (STANDARD, 4), (STANDARD, 5), (END_OF_ROUND, 4), (TWO_PLAYER, 4),
    (QUICK, 3), (QUICK, 4), (QUICK, 5),
]  # fmt: skip
GAMES = 2  # of each; the position is looked at before every one of some 2,000 choices


@pytest.mark.quick(2)
@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_position_of_a_random_game_is_legal_and_the_game_ends(variant, seats, seed):
    game = WholeGame(japan(), Options(variant, seats), RandomScript(seed)).play()
    assert game.reason
    assert game.round <= 40
    if game.reason in ("provinces", "takeover"):
        held = sum(game.counted(seat) for seat in game.winners)
        assert held >= game.options.provinces_to_win


@pytest.mark.parametrize(
    ("seats", "provinces", "koku", "spearmen"), [(3, 22, 7, 2), (4, 17, 5, 7), (5, 13, 4, 11)]
)
def test_standard_set_up(seats, provinces, koku, spearmen):
    game = WholeGame(japan(), Options(STANDARD, seats), RandomScript(1))
    game.set_up()
    for seat in game.seats:
        own = game.owned(seat.number)
        assert len(own) == provinces
        assert sorted(p.force.size() for p in own)[-6:] == [3] * 6
        assert Counter(p.force.size() for p in own)[1] == provinces - 6
        assert seat.koku == koku
        assert seat.tray == {"bowman": 6, "gunner": 3, "swordsman": 6, "spearman": spearmen}
        assert [a.level for a in seat.armies] == [1, 1, 1]
        assert len({a.where for a in seat.armies} & {p.name for p in own}) == 3
    assert sum(p.owner is None for p in game.provinces.values()) == 68 - seats * provinces


@pytest.mark.parametrize(
    ("seats", "provinces", "on_board", "left"), [(3, 22, 34, 2), (4, 17, 29, 7), (5, 13, 25, 11)]
)
def test_quick_set_up(seats, provinces, on_board, left):
    game = WholeGame(japan(), Options(QUICK, seats), RandomScript(1))
    game.set_up()
    for seat in game.seats:
        own = game.owned(seat.number)
        spearmen = sum(p.force.units["spearman"] for p in own)
        spearmen += sum(army.units["spearman"] for army in seat.armies)
        assert len(own) == provinces
        assert spearmen == on_board
        assert seat.tray == {"bowman": 4, "gunner": 3, "swordsman": 4, "spearman": left}
        assert [a.level for a in seat.armies] == [2, 2, 2]


def test_two_players_set_up():
    game = WholeGame(japan(), Options(TWO_PLAYER, 4), RandomScript(1))
    game.set_up()
    assert [len(game.owned(n)) for n in range(4)] == [17] * 4


def test_the_five_seat_sword_example():
    """A and B bid two and want the first; C picks of three; D and E draw the rest."""
    script = Written(sword="1; 1; 2; 3")
    game = WholeGame(japan(), Options(STANDARD, 5), script)
    game.set_up()
    for seat, bid in zip(game.seats, (2, 2, 1, 0, 0), strict=True):
        seat.bins["swords"] = bid
    game.take_swords()
    assert [seat.sword for seat in game.seats] == [1, 2, 3, 4, 5]
    script.done()


def test_bidders_with_different_wishes_both_get_them():
    script = Written(sword="1; 5")
    game = WholeGame(japan(), Options(STANDARD, 5), script)
    game.set_up()
    for seat, bid in zip(game.seats, (2, 2, 0, 0, 0), strict=True):
        seat.bins["swords"] = bid
    game.take_swords()
    assert [seat.sword for seat in game.seats[:2]] == [1, 5]


def test_all_kinds_of_question_come_up():
    asked: Counter[str] = Counter()
    for variant, seats in ((STANDARD, 4), (QUICK, 4), (TWO_PLAYER, 4)):
        for seed in range(20, 23):
            script = RandomScript(seed, watch=False)
            WholeGame(japan(), Options(variant, seats), script).play()
            asked.update(script.asked)
    points = ("ninja", "revenge", "recovered marker", "along", "successor", "spy on", "ronin",
              "stack size", "enter", "attack", "card", "claim")  # fmt: skip
    assert not [point for point in points if not asked[point]]
