"""Provinces of a campaign: how their owners defend, what is hidden, and what is refused."""

from typing import Any

import pytest

from samurai_odds import OddsError, swords
from samurai_odds.swords.battle.options import DEFAULT_VALUE
from tests.swords import reference

ARMY = "daimyo, 2 bowmen, 3 spearmen"
DEFENDERS = "bowman, 2 gunners, spearman"


def of(odds: Any) -> dict[str, float]:
    """Give what a campaign against one province did to its defenders, kind by kind."""
    return {kind: odds.expect(f"beaten_{kind}") for kind in reference.KINDS}


def test_the_armys_loss_order_is_not_the_defenders() -> None:
    asked: Any = {"level": 1, "plan": "a", "stop": "never"}
    plain = swords.campaign(ARMY, [f"a: {DEFENDERS}"], **asked)
    ours = swords.campaign(ARMY, [f"a: {DEFENDERS}"], losses="bowman", **asked)
    assert ours.expect("attacker_bowman") < plain.expect("attacker_bowman") - 0.1
    battle = swords.battle(ARMY, DEFENDERS, attacker_losses="bowman")
    assert of(ours)["bowman"] == pytest.approx(1 - battle.expect("defender_bowman"), abs=1e-9)
    theirs = swords.battle(ARMY, DEFENDERS, attacker_losses="bowman", defender_losses="bowman")
    given = swords.campaign(ARMY, [f"a: {DEFENDERS}; losses bowman"], losses="bowman", **asked)
    assert of(given)["bowman"] == pytest.approx(1 - theirs.expect("defender_bowman"), abs=1e-9)
    assert of(given)["bowman"] > of(ours)["bowman"] + 0.05


@pytest.mark.parametrize(
    ("force", "said", "options"),
    [
        (DEFENDERS, "losses bowman, gunner", {"defender_losses": "bowman, gunner"}),
        ("3 spearmen", "ronin 2", {"defender_ronin": 2}),
        ("3 spearmen", "ronin 0:0.5,1:0.2,2:0.3", {"defender_ronin": "0:0.5,1:0.2,2:0.3"}),
        ("2 spearmen", "castle; bonus-left 1", {"castle": True, "bonus_left": 1}),
        ("spearman", "fortress; bonus-left 0", {"fortress": True, "bonus_left": 0}),
        (
            "daimyo, gunner + 2 gunners",
            "first army; losses gunner; ronin 1:0.5,2:0.5; castle",
            {
                "defender_first": "army",
                "defender_losses": "gunner",
                "defender_ronin": "1:0.5,2:0.5",
                "castle": True,
            },
        ),
    ],
)
def test_one_attack_is_a_battle_of_the_reference(force: str, said: str, options: Any) -> None:
    """Stopped for the best, which may hang on the ronin that are revealed before the first roll."""
    odds = swords.campaign(ARMY, [f"a: {force}; {said}"], level=1, plan="a")
    table = reference.battle(ARMY, force, stop="best", **options)
    assert odds.expect(DEFAULT_VALUE.replace("takes", "provinces")) == pytest.approx(
        table.worth, abs=1e-9
    )
    won = reference.chance(table, lambda v: v["result"] == "attacker")
    assert odds.p("wins == 1") == pytest.approx(won, abs=1e-9)
    battle = swords.battle(ARMY, force, stop="best", **options)
    start = reference.survivors(reference.read_side(force, "", False, []))
    hidden = battle.expect("hidden_ronin") if "hidden_ronin" in battle.variables else 0
    hidden = hidden or options.get("defender_ronin", 0)
    for kind, stood in zip(reference.KINDS, start, strict=True):
        lost = stood + hidden * (kind == "ronin") - battle.expect(f"defender_{kind}")
        assert odds.expect(f"beaten_{kind}") == pytest.approx(lost, abs=1e-9)


def test_ronin_are_hidden_until_the_attack() -> None:
    """The plan cannot know their number before; two provinces mix as their chances say."""
    ground = ["a: 2 spearmen; ronin {a}", "b: 2 spearmen; ronin {b}"]

    def asked(a: str, b: str) -> Any:
        provinces = [text.format(a=a, b=b) for text in ground]
        return swords.campaign(ARMY, provinces, level=2, plan="a stay, b", stop="never")

    mixed = asked("0:0.25,1:0.75", "0:0.5,1:0.5")
    parts = {(a, b): asked(str(a), str(b)) for a in (0, 1) for b in (0, 1)}
    for figure in ("wins", "beaten_ronin", "attacker_units"):
        wanted = sum((0.25, 0.75)[a] * 0.5 * odds.expect(figure) for (a, b), odds in parts.items())
        assert mixed.expect(figure) == pytest.approx(wanted, abs=1e-9)
    free = swords.campaign(ARMY, ["a: 2 spearmen; ronin 0:0.5,1:0.5"], level=1)
    assert free.question.listings[0].rows[0][2] == "a: 2 spearmen, perhaps hidden ronin"
    assert "perhaps hidden ronin" in free.question.heading
    assert "hidden ronin to the army first (S6)" in mixed.provenance.rests_on


def test_the_first_round_bars_provinces_with_an_army_marker() -> None:
    ground = ["a: daimyo", "b: spearman"]
    odds = swords.campaign(ARMY, ground, level=2, first_round=True)
    assert odds.p("beaten_daimyo == 0 and attacks == 1") == 1
    assert swords.campaign(ARMY, ground, level=2).p("beaten_daimyo == 1") > 0.5
    with pytest.raises(OddsError, match="army marker in the first round"):
        swords.campaign(ARMY, ground, plan="b, a", first_round=True)
    with pytest.raises(OddsError, match="army marker in the first round"):
        swords.battle(ARMY, "daimyo", first_round=True)
    plain = swords.battle(ARMY, "2 spearmen", first_round=True)
    assert plain.p("won") == swords.battle(ARMY, "2 spearmen").p("won")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a: spearman; tower", ["unknown word after ';' 'tower'"]),
        ("a: spearman; castle; fortress", ["a fortress replaces"]),
        ("a: spearman; castle 3", ["'castle 3': no number"]),
        ("a: spearman; bonus-left 2", ["only with castle or fortress"]),
        ("a: spearman; castle; bonus-left 5", ["from 0 to 4 with a castle"]),
        ("a: spearman; castle; bonus-left two", ["from 0 to 4 with a castle, not 'two'"]),
        ("a: spearman; losses", ["'losses' alone says nothing"]),
        ("a: spearman; losses best", ["an order of kinds"]),
        ("a: spearman; first castle", ["unknown troop that loses first 'castle'"]),
        ("a: spearman; ronin 1", ["room for 0 more"]),
        ("a: 2 spearmen; ronin 0:0.5", ["sum to 0.5"]),
        ("a: 2 spearmen; ronin 1; ronin 0", ["'ronin' is said twice"]),
        ("a: empty; ronin 1", ["nobody defends an empty province"]),
        (
            "a: 9 horses; tower; castle; bonus-left 7; ronin x; losses dog; first b",
            ["'tower'", "unknown unit 'horses'", "not '7'", "'b'", "'dog'", "'x'"],
        ),
    ],
)
def test_refusals_name_every_fault(text: str, says: list[str]) -> None:
    with pytest.raises(OddsError) as caught:
        swords.campaign(ARMY, [text])
    assert len(caught.value.problems) == len(says)
    for fault, part in zip(caught.value.problems, says, strict=True):
        assert fault.startswith("province a: ")
        assert part in fault


def test_the_ronin_of_the_box_are_enough_for_all() -> None:
    crowd = "daimyo, 4 bowmen, 10 spearmen"
    with pytest.raises(OddsError, match="28 hired ronin in all"):
        swords.campaign(f"{crowd}, 14 ronin", [f"a: {crowd}; ronin 14"])
