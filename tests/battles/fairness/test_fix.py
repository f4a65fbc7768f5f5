"""Fixes of a scenario of Samurai Battles: what is proposed, found, checked and written."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from samurai_odds import Limit, battles
from samurai_odds.analysis.fixing import bid, race
from samurai_odds.analysis.fixing.answer import Fixes
from samurai_odds.analysis.fixing.proposals import together
from samurai_odds.battles.full_game.proposals import COSTS, proposals
from samurai_odds.battles.full_game.staging import stage
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.scenario.text import in_order, read, write
from samurai_odds.cli.main import main

DRAFTS = Path(__file__).parents[2] / "drafts"
FORDS, BRIDGE = str(DRAFTS / "fords.txt"), str(DRAFTS / "bridge.txt")


@pytest.fixture(autouse=True)
def small_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(race, "FIRST", 32)
    monkeypatch.setattr(race, "MOST", 128)
    monkeypatch.setattr(race, "AS_IT_IS", 128)
    monkeypatch.setattr(race, "ROUNDS", 4)
    monkeypatch.setattr(bid, "GAMES", 128)


@pytest.fixture(scope="module")
def bridge() -> Scenario:
    return in_order(battles.scenario(BRIDGE))


def test_every_kind_of_change_is_proposed(bridge: Scenario) -> None:
    says = {one.says: one for one in proposals(bridge)}
    assert {one.kind for one in says.values()} == set(COSTS)
    for wanted in (
        "red: 5 tokens (+1)",
        "blue: 1 Dragon card (-1)",
        "red: 2 command cards (-2)",
        "red: 6 banners to win (+1)",
        "red moves first",
        "red: no levy at e8",
        "blue: levy for ashigaru-arquebus at d3",
        "red: ashigaru-bow at f8 with 3 blocks (-1)",
        "red: ashigaru-bow at f8 moved to f6",
        "blue: no leader at e2",
        "bridge moved from f6 to e6",
        "objective: blue captures e10 g10: 2 banners (+1)",
        "no objective: blue captures e10 g10: 1 banner",
    ):
        assert wanted in says
    assert says["red: 5 tokens (+1)"].gain == (0, 1)
    assert says["red: 6 banners to win (+1)"].gain == (0, -1)
    assert any(one.startswith("blue: one more ashigaru-spear") for one in says)


@pytest.mark.long
def test_what_is_proposed_is_a_scenario_that_loads_and_differs(bridge: Scenario) -> None:
    written = set()
    for one in proposals(bridge):
        changed = one.apply(bridge)
        if changed is not None:
            text = write(changed)
            assert read(text) == changed, one.says
            written.add(text)
            assert changed != bridge, one.says
    assert len(written) > 250


def test_a_unit_that_moves_takes_its_leader_along(bridge: Scenario) -> None:
    says = {one.says: one for one in proposals(bridge)}
    changed = says["blue: samurai-spear at g2 moved to g1"].apply(bridge)
    assert changed is not None
    gone = [one for one in bridge.leaders if one not in changed.leaders]
    came = [one for one in changed.leaders if one not in bridge.leaders]
    assert [bridge.hex_name(one.hex) for one in (*gone, *came)] == ["g2", "g1"]
    assert together([says["red: no levy at e8"], says["red: 5 tokens (+1)"]], bridge) is not None


def test_all_units_of_a_kind_change_together(bridge: Scenario) -> None:
    """An army of levies is made one of spears in one change, and those of the enemy stay."""
    says = {one.says: one for one in proposals(bridge)}
    levies = [unit for unit in bridge.units if unit.kind == "levy"]
    for side, name in enumerate(SIDES):
        own = [unit.hex for unit in levies if unit.side == side]
        if len(own) > 1:
            every = "both" if len(own) == 2 else f"all {len(own)}"
            one = says[f"{name}: {every} levy units are ashigaru-spear"]
            changed = one.apply(bridge)
            assert changed is not None
            assert {unit.kind for unit in changed.units if unit.hex in own} == {"ashigaru-spear"}
            others = [unit for unit in bridge.units if unit.hex not in own]
            assert [unit for unit in changed.units if unit.hex not in own] == others
            assert one.steps == len(own)
            return
    pytest.fail("no side of this scenario has two levies")


LOCKED = "red: b2, c2, b3, c3 may be ordered from the start"
TENT = "tent: blue m9: {} banners, blue loses a command card"


def test_locks_and_tents_may_change() -> None:
    """Kobayakawa's men wait for a card, and the enemy's tent is worth three banners."""
    valley = in_order(battles.scenario("epic-sekigahara"))
    says = {one.says: one for one in proposals(valley)}
    freed = says[LOCKED].apply(valley)
    assert freed is not None
    assert {unit.locked_until for unit in freed.units} == {None}
    assert says[LOCKED].gain == (0, 1)
    values = {TENT.format(2): 2, TENT.format(4): 4, "tent: blue m9: 3 banners": 3}
    for name, banners in values.items():
        changed = says[name].apply(valley)
        assert changed is not None
        assert changed.tents[0].banners == banners
        assert changed.tents[0].lose_card == (banners != 3)
        assert read(write(changed)) == changed
    assert says[TENT.format(2)].gain == (0, -1)


ANOTHER_KIND = "red: no levy at e8"  # the only one of its kind
BRIDGE_CHANGES = ("red: 5 tokens (+1)", "bridge moved from f6 to e6", ANOTHER_KIND)


@pytest.mark.parametrize(
    ("key", "changes"), [(BRIDGE, BRIDGE_CHANGES), ("epic-sekigahara", (LOCKED, TENT.format(2)))]
)
def test_a_setup_like_another_is_that_of_its_scenario(key: str, changes: tuple[str, ...]) -> None:
    scenario = in_order(battles.scenario(key))
    staged = stage(scenario, "random", "random")
    for wanted in changes:
        changed = next(one for one in proposals(scenario) if one.says == wanted).apply(scenario)
        assert changed is not None
        anew = Setup(changed, staged.facts, staged.dragons)
        quick = Setup(changed, staged.facts, staged.dragons, like=staged.setup)
        assert (quick.state == anew.state).all()
        assert (quick.kinds, quick.grounds) == (staged.setup.kinds, staged.setup.grounds)
        is_alike = anew.kinds == quick.kinds and anew.grounds == quick.grounds
        assert is_alike == (wanted != ANOTHER_KIND)
        if is_alike:
            assert (quick.question == anew.question).all()


def test_a_fix_is_found_checked_and_written(tmp_path: Path) -> None:
    """Red wins about 90% between these; one banner or two units are enough."""
    lopsided = battles.scenario("study-spears")
    red, blue = lopsided.armies
    lopsided = replace(lopsided, armies=(replace(red, banners=2), replace(blue, banners=4)))
    found = battles.fix(lopsided, bots="random", margin=0.12, only=["banners"],
                        limit=Limit(samples=128))  # fmt: skip
    assert isinstance(found, Fixes)
    assert found.favor.favors == "red"
    assert found.fixes
    data = json.loads(json.dumps(found.to_dict()))["fixes"]
    for one in data:
        assert all("banner" in says for says in one["changes"])
        assert 0.38 <= one["win_rates"]["random"]["value"] <= 0.62
    odds = battles.play(read(data[0]["scenario"]), "random", "random",
                        limit=Limit(samples=128))  # fmt: skip
    assert odds.p("winner == 'red'") < 0.75
    assert found.bid is not None
    assert 0 < (found.bid.amounts["random"] or 9) < 3
    assert max(map(len, str(found).splitlines())) <= 80
    assert len(found.save(tmp_path)) == len(data)
    assert read((tmp_path / "fix-1.txt").read_text()) == read(data[0]["scenario"])


@pytest.mark.long
def test_where_nothing_may_change_it_says_so(tmp_path: Path) -> None:
    found = battles.fix(FORDS, bots="random", only=["leaders", "blue"], margin=0.01,
                        limit=Limit(samples=32))  # fmt: skip
    assert not found.fixes
    assert "No fix of one or two changes" in " ".join(str(found).split())
    [path] = replace(found, nearest=()).save(tmp_path)  # as if there had been no time to check
    assert "not checked" in path.read_text()
    assert battles.scenario(path) != battles.scenario(FORDS)


def test_the_command_refuses_what_does_not_fit(capsys: pytest.CaptureFixture[str]) -> None:
    for words, said in (
        (("--keep", "units"), "only --fix takes --keep"),
        (("--save", "there"), "--save writes what --fix found"),
        (("--fix", "--ladder"), "two questions"),
        (("--fix", "--bot", "random"), "--fix asks what makes it fair: it takes no --bot"),
        (("--fix", "--keep", "z99"), "nothing that may change is called 'z99'"),
    ):
        assert main(["battles", "balance", FORDS, *words]) == 2
        assert said in capsys.readouterr().err
