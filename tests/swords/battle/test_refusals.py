"""Every illegal force and combination is refused, all problems at once, quoting the rule."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samurai_odds import OddsError, swords
from samurai_odds.swords.facts import load
from samurai_odds.swords.forces import read_force, write_force


@pytest.mark.parametrize(
    ("attacker", "defender", "options", "says"),
    [
        ("", "spearman", {}, "a force is text"),
        ("2 samurai", "spearman", {}, "unknown unit 'samurai'"),
        ("6 spearmen", "spearman", {}, "6 regular units"),
        ("daimyo, 5 bowmen", "spearman", {}, "5 samurai"),
        ("daimyo, 11 spearmen", "spearman", {}, "11 ashigaru"),
        ("2 daimyos", "spearman", {}, "exactly one"),
        ("2 spearmen, 2 ronin", "spearman", {}, "at most 1"),
        ("ronin", "spearman", {}, "regular units"),
        ("daimyo + spearman", "spearman", {}, "separate battles"),
        ("spearman", "daimyo + daimyo", {}, "one army"),
        ("fallen daimyo, spearman", "spearman", {}, "cannot attack"),
        ("spearman", "fallen daimyo", {}, "out of the game"),
        ("spearman, spearman", "spearman", {}, "named twice"),
        ("0 spearmen", "spearman", {}, "1 or more"),
        ("spearman", "spearman", {"castle": True, "fortress": True}, "castle with fortress"),
        ("spearman", "spearman", {"bonus_left": 2}, "only with"),
        ("spearman", "spearman", {"castle": True, "bonus_left": 5}, "a castle has 4"),
        ("spearman", "2 spearmen", {"defender_ronin": 2}, "room for 1"),
        ("spearman", "2 spearmen", {"defender_ronin": "0:0.5,1:0.6"}, "sum to 1.1"),
        ("spearman", "spearman", {"defender_ronin": "many"}, "is a number or chances"),
        ("spearman", "spearman", {"stop_after": 0}, "from 1 to"),
        ("spearman", "spearman", {"stop": "best", "stop_after": 2}, "choose one"),
        ("spearman", "spearman", {"stop_when": "p_won < 1"}, "did you mean 'p_win'"),
        ("spearman", "spearman", {"value": "rounds"}, "cannot count rounds"),
        ("spearman", "spearman", {"attacker_losses": "horse"}, "unknown unit 'horse'"),
        ("spearman", "spearman", {"attacker_losses": "bowman, bowmen"}, "named twice"),
        ("spearman", "spearman", {"attacker_losses": "best", "stop_after": 1}, "the round"),
        ("spearman", "spearman", {"then_naval": True}, "needs --then"),
        ("spearman", "spearman", {"castel": True}, "did you mean 'castle'"),
        (
            "daimyo, 10 spearmen, 10 ronin",
            "daimyo, 10 spearmen, 10 ronin + 5 spearmen, 4 ronin",
            {"defender_ronin": 3},
            "room for 0|27 hired",
        ),
    ],
)
def test_refusals(attacker: str, defender: str, options: dict[str, object], says: str) -> None:
    with pytest.raises(OddsError, match=says):
        swords.question("battle", {"attacker": attacker, "defender": defender, **options})


def test_chances_of_ronin_may_be_a_mapping() -> None:
    as_text = swords.battle("3 spearmen", "3 spearmen", defender_ronin="0:0.5,2:0.5")
    mapped = swords.battle("3 spearmen", "3 spearmen", defender_ronin={0: 0.5, 2: 0.5})
    assert mapped.p("won") == as_text.p("won")


def test_all_problems_at_once() -> None:
    with pytest.raises(OddsError) as caught:
        swords.battle("6 spearmen", "daimyo, 5 bowmen, 9 ronin", defender_losses="horse")
    assert len(caught.value.problems) >= 4


KIND = st.sampled_from(
    ["bowman", "bowmen", "gunner", "daimyo", "swordsmen", "ronin", "spearmen", "fallen daimyo", "x"]
)
PART = st.builds(lambda n, kind: f"{n} {kind}" if n else kind, st.integers(0, 12), KIND)
TROOP = st.lists(PART, min_size=1, max_size=5).map(", ".join)


@given(st.one_of(st.lists(TROOP, min_size=1, max_size=3).map(" + ".join), st.text(max_size=30)))
def test_a_force_reads_back_or_is_refused(text: str) -> None:
    try:
        side = read_force(text, "defender", load(), False)
    except OddsError as refusal:
        assert refusal.problems
        return
    assert read_force(write_force(side), "defender", load(), False) == side


def test_a_rules_file_is_checked_and_used(tmp_path: object) -> None:
    from pathlib import Path

    path = Path(str(tmp_path)) / "own.toml"
    path.write_text("[units.spearman]\nhits_on = 12\n", encoding="utf-8")
    odds = swords.battle("spearman", "bowman", rules=str(path), defender_losses="bowman")
    assert odds.provenance.weakest_source == "assumed"
    path.write_text("[units.horse]\nhits_on = 12\n[numbers]\nfaces = 'x'\n", encoding="utf-8")
    with pytest.raises(OddsError, match=r"unknown unit 'horse'.*whole number"):
        swords.battle("spearman", "bowman", rules=str(path))
