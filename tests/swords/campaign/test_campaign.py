"""Campaigns: Chapter 7's order of events, single battles as a special case, best against all."""

import itertools
import random
import statistics
from typing import Any

import pytest

from samurai_odds import OddsError, swords
from samurai_odds.swords.battle.options import DEFAULT_VALUE
from samurai_odds.swords.campaign.plans import Campaign
from samurai_odds.swords.campaign.theatre import ATTACK, STOP, Stand
from samurai_odds.swords.combat.losses import remove
from samurai_odds.swords.layout import BONUS, FORCE, HAND_KINDS, KINDS, RANGED_KINDS

ARMY = "daimyo, 2 bowmen, 2 gunners, 3 spearmen"
TWO = ["etchu: spearman", "noto: 2 spearmen"]


def test_chapter_7_army_3() -> None:
    """Attack Shinano and stay, attack Etchu and move in, attack Noto and stay in Etchu.

    Nobody is sent ahead in the example.
    """
    odds = swords.campaign(
        "daimyo, 4 bowmen, 6 gunners, 4 spearmen",
        ["shinano: fallen daimyo, 4 spearmen, 2 ronin + spearman; castle", *TWO],
        borders=["home-shinano", "home-etchu", "etchu-noto"],
        level=3,
        plan="shinano stay, etchu move, noto stay",
        stop="never",
        split_off=False,
    )
    assert odds.p("attacks <= 3") == 1
    assert odds.p("attacks == 3 and wins == 3") > 0.5
    done = odds.given("wins == 3 and attacker_units >= 4")
    assert done.p("provinces == 2") == pytest.approx(1)  # Etchu, and Noto in Phase D
    assert odds.chances.sum() == pytest.approx(1, abs=1e-12)


def test_chapter_7_army_1() -> None:
    """An empty province counts as an attack and may be moved into, but is no success."""
    odds = swords.campaign(
        ARMY,
        ["shinano: empty", "musashi: daimyo, spearman; castle"],
        borders=["home-shinano", "shinano-musashi"],
        level=3,
        plan="shinano move, musashi",
        stop="never",
    )
    assert odds.p("attacks == 2") == pytest.approx(1)
    assert odds.p("wins <= 1") == 1
    assert odds.p("provinces >= 1") > odds.p("wins == 1") - 1e-12


@pytest.mark.parametrize(
    ("army", "enemy", "options"),
    [
        ("daimyo, 2 bowmen, 3 spearmen", "daimyo, 2 spearmen", {}),
        ("daimyo, 2 bowmen, 3 spearmen, 2 ronin", "3 spearmen", {"castle": True}),
        ("daimyo, bowman, 3 spearmen", "gunner, spearman", {"naval": True}),
        ("daimyo, bowman, 3 spearmen", "gunner, spearman", {"origin_held": True}),
    ],
)
def test_one_attack_is_a_battle_stopped_for_the_best(army: str, enemy: str, options: Any) -> None:
    battle = swords.battle(army, enemy, stop="best", **options)
    odds = swords.campaign(
        army,
        [f"a: {enemy}" + ("; castle" if options.get("castle") else "")],
        borders=["home~a" if options.get("naval") else "home-a"],
        level=1,
        home_held=options.get("origin_held", False),
    )
    question = odds.question
    assert question.campaign.value(question.campaign.start) == pytest.approx(
        battle.expect(DEFAULT_VALUE), abs=1e-9
    )
    assert odds.p("wins == 1") == pytest.approx(battle.p("won"), abs=1e-9)
    assert odds.p("provinces == 1") == pytest.approx(battle.p("takes"), abs=1e-9)
    assert odds.expect(question.value) == pytest.approx(battle.expect(DEFAULT_VALUE), abs=1e-9)


def test_two_battles_in_a_row_by_hand() -> None:
    odds = swords.campaign(ARMY, TWO, level=2, plan="etchu stay, noto stay", stop="never")
    first = swords.battle(ARMY, "spearman").to_frame()
    both = 0.0
    for _, row in first[first["result"] == "attacker"].iterrows():
        left = ", ".join(
            f"{row[f'attacker_{kind}']} {kind}" for kind in KINDS if row[f"attacker_{kind}"]
        )
        both += row["p"] * swords.battle(left, "2 spearmen").p("won")
    assert odds.p("wins == 2") == pytest.approx(both, abs=1e-9)


def test_the_best_plan_is_never_below_any_plan() -> None:
    borders = ["home-etchu", "home-noto", "etchu-noto"]
    best = swords.campaign(ARMY, TWO, borders=borders, level=2)
    value = best.expect(best.question.value)
    found = []
    for order in itertools.permutations(("etchu", "noto")):
        for ways in itertools.product(("move", "stay"), repeat=2):
            for length in (1, 2):
                plan = ", ".join(
                    f"{name} {way}" for name, way in list(zip(order, ways, strict=True))[:length]
                )
                for stop in ("best", "never"):
                    one = swords.campaign(ARMY, TWO, borders=borders, level=2, plan=plan, stop=stop)
                    found.append(one.expect(one.question.value))
    assert value >= max(found) - 1e-9
    assert value == pytest.approx(
        best.question.campaign.value(best.question.campaign.start), abs=1e-9
    )


def test_doing_nothing_is_a_plan() -> None:
    odds = swords.campaign("daimyo", ["a: daimyo, 4 bowmen, 10 spearmen; fortress"], level=4)
    assert odds.p("attacks == 0") == 1


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"army": "spearman"}, "only a daimyo's army"),
        ({"level": 5}, "from 1 to 4"),
        ({"provinces": ["Etchu 2 spearmen"]}, "small letters"),
        ({"provinces": ["a: spearman", "a: bowman"]}, "each name once"),
        ({"provinces": ["a: spearman; tower"]}, "unknown word after"),
        ({"borders": ["home-b"]}, "unknown province 'b'"),
        ({"borders": ["home"]}, "border is"),
        ({"plan": "b move"}, "unknown province 'b'"),
        ({"plan": "a run"}, "way to go on"),
        ({"value": "rounds"}, "unknown variable"),
        ({"stop": "now"}, "unknown stop"),
        ({"method": "monte-carlo"}, "exactly"),
    ],
)
def test_refusals(given: dict[str, Any], says: str) -> None:
    asked: dict[str, Any] = {"army": "daimyo, spearman", "provinces": ["a: spearman"]}
    with pytest.raises(OddsError, match=says):
        swords.campaign(**(asked | given))


@pytest.mark.long
def test_playing_the_plan_with_real_dice() -> None:
    """5,000 campaigns played die by die; the means within 5 standard errors (1 in 2 million)."""
    question = swords.question(
        "campaign",
        {
            "army": "daimyo, bowman, 2 gunners, 3 spearmen",
            "provinces": ["a: 2 spearmen", "b: gunner; castle", "c: empty"],
            "borders": ["home-a", "a~b", "home-c", "c-b"],
            "level": 3,
        },
    )
    luck = random.Random(5)
    ends = [played(question.campaign, luck) for _ in range(5_000)]
    odds = swords.campaign(**question.provenance.inputs)
    for figure, seen in (
        (question.value, [question.worth(end) for end in ends]),
        ("wins", [float(end.wins) for end in ends]),
    ):
        error = statistics.stdev(seen) / len(seen) ** 0.5
        assert abs(statistics.mean(seen) - odds.expect(figure)) < 5 * error


def played(campaign: Campaign, luck: random.Random) -> Stand:
    """Play a campaign along its plan, rolling every die."""
    stand = campaign.start
    while True:
        choice = campaign.best(stand)
        if choice.kind == STOP:
            if stand.marches >= 0:
                return stand
            stand = campaign.phase_d(stand)
        elif choice.kind != ATTACK:
            stand = campaign.taken(stand, choice)
        elif any(stand.defenders[choice.province]):
            left = rolled_battle(campaign, stand, choice.province, luck)
            stand = campaign.after_battle(stand, choice.province, *left)
        else:
            stand = campaign.attacked_empty(stand, choice.province)


def rolled_battle(campaign: Campaign, stand: Stand, province: int, luck: random.Random) -> Any:
    fought = campaign.fought(stand, province)
    chains = fought.duel.attacker, fought.duel.defender
    order = campaign.losses.order
    hits_on = (6, 4, 6, 5, 5, 4)

    def roll(side: Any, kinds: Any, walls: bool = True) -> int:
        hits = 0
        for kind in kinds:
            bonus = side[BONUS] if walls and KINDS[kind] == "spearman" else 0
            dice = side[kind] + side[FORCE + kind] + bonus
            hits += sum(luck.randint(1, 12) <= hits_on[kind] for _ in range(dice))
        return hits

    ours, theirs = stand.army, stand.defenders[province]
    if fought.duel.naval:
        ours = remove(ours, roll(theirs, range(6), walls=False), order, FORCE)
    while any(ours) and any(theirs):
        for kinds in (RANGED_KINDS, HAND_KINDS):
            scored, taken = roll(ours, kinds), roll(theirs, kinds)
            ours, theirs = remove(ours, taken, order, FORCE), remove(theirs, scored, order, FORCE)
            if not any(ours) or not any(theirs):
                break
        else:
            if fought.stop[chains[0].number(ours), chains[1].number(theirs)]:
                break
    return ours, theirs


def test_a_plan_shows_the_units_of_castles() -> None:
    odds = swords.campaign("daimyo, 4 bowmen, 9 spearmen", ["a: spearman; castle", "b: bowman"])
    (listing,) = odds.question.listings
    assert "a: spearman + 4 bonus spearmen; b: bowman" in {row[2] for row in listing.rows}


def test_the_time_taken_includes_the_search() -> None:
    import time

    begun = time.perf_counter()
    odds = swords.campaign("daimyo, 4 bowmen, 9 spearmen", ["a: 4 spearmen", "b: 5 spearmen"])
    assert odds.provenance.elapsed_s > 0.5 * (time.perf_counter() - begun)
