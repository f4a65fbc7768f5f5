"""The shipped numbers with their sources, and a user's rules file over them."""

import re
from pathlib import Path

import pytest

import samurai_odds
from samurai_odds import Limit, OddsError, battles, swords
from samurai_odds.battles.facts import load
from samurai_odds.engine.facts import packs
from samurai_odds.engine.provenance import SOURCES
from tests.cli.running import Run

PAGES = {"report", "rules", "FAQ", "card"}  # that a pack's values may come from, as its head says


def test_every_shipped_number_has_a_source() -> None:
    facts = load()
    for unit in facts.units.values():
        for fact in unit.values():
            assert not isinstance(fact, dict) or fact["source"] in SOURCES
    assert all(ground["source"] in SOURCES for ground in facts.terrain.values())
    assert all(number["source"] in SOURCES for number in facts.numbers.values())


def test_an_answer_names_the_weakest_source_it_rests_on() -> None:
    def weakest(attacker: str, **options: int) -> str:
        return battles.attack(attacker, "levy", **options).provenance.weakest_source

    assert weakest("samurai-spear") == "rulebook"
    assert weakest("ashigaru-bow") == "rulebook"  # close combat uses no ranged dice
    assert weakest("ashigaru-bow", range=2) == "published"
    assert weakest("samurai-bow", range=2) == "assumed"


def write(folder: Path, text: str) -> str:
    file = folder / "mine.toml"
    file.write_text(text)
    return str(file)


def test_a_rules_file_replaces_a_number_and_is_named(tmp_path: Path) -> None:
    rules = write(tmp_path, "[units.levy]\nclose_dice = { value = 3, source = 'published' }\n")
    odds = battles.attack("levy", "levy", rules=rules)
    assert max(odds.columns["hits"]) == 3
    assert odds.provenance.pack == "mine.toml"
    assert odds.provenance.weakest_source == "published"
    assert max(battles.attack("levy", "levy").columns["hits"]) == 2  # the shipped is untouched


def test_a_bare_number_counts_as_assumed(tmp_path: Path) -> None:
    rules = write(tmp_path, "[terrain.forest]\nat_close = 1\n[numbers]\nseppuku_tokens = 4\n")
    odds = battles.attack("samurai-spear", "levy", rules=rules, defender_on="forest")
    assert max(odds.columns["hits"]) == 1
    assert odds.provenance.weakest_source == "assumed"


def test_all_problems_of_a_rules_file_are_listed_at_once(tmp_path: Path) -> None:
    rules = write(
        tmp_path,
        """
        [units.levi]
        close_dice = 2
        [units.levy]
        close_dice = 0
        honnor = 1
        fire_dice = [2]
        [units.samurai-bow]
        fire_dice = []
        honor = { value = 2, source = "hearsay" }
        [terrain.hill]
        on_close = "three"
        [numbers]
        blocks = -1
        [unit]
        """,
    )
    with pytest.raises(OddsError) as refusal:
        battles.attack("levy", "levy", rules=rules)
    text = str(refusal.value)
    assert len(refusal.value.problems) == 9
    for words in ("did you mean 'levy'", "honnor", "hearsay", "'three'", "blocks", "table 'unit'"):
        assert words in text


def test_an_edited_rules_file_is_read_again(tmp_path: Path) -> None:
    for dice in (1, 3):
        rules = write(tmp_path, f"[units.levy]\nclose_dice = {dice}\n")
        assert max(battles.attack("levy", "levy", rules=rules).columns["hits"]) == dice


def test_a_rules_file_may_bar_fire_after_moving_and_limit_swarms(tmp_path: Path) -> None:
    rules = write(
        tmp_path, "[units.ashigaru-bow]\nfire_dice_moved = 0\n[numbers]\nswarm_most = 2\n"
    )
    with pytest.raises(OddsError, match="may not fire after moving"):
        battles.attack("ashigaru-bow", "levy", range=2, moved=1, rules=rules)
    with pytest.raises(OddsError, match="at most 2 levies"):
        battles.attack("levy", "levy", swarm=3, rules=rules)


def test_assumed_rulings_that_a_question_comes_upon_are_named() -> None:
    def rests_on(attacker: str, defender: str, **options: object) -> str:
        odds = battles.attack(attacker, defender, **options)  # type: ignore[arg-type]
        return " ".join(odds.provenance.rests_on)

    assert "B24" in rests_on("samurai-spear-cavalry", "levy", then="levy")
    led = {"attacker_leader": "foot", "inspire": True}
    assert "B7" in rests_on("samurai-spear", "levy", first_strike=True, **led)
    assert "B9" not in rests_on("samurai-spear", "lone-leader", defender_on="castle")
    assert "B9" in rests_on("samurai-spear", "levy", defender_on="castle", defender_leader="foot")


@pytest.mark.parametrize("value", ["2", "true", '"no"'])
def test_a_ruling_is_told_by_yes_or_no(tmp_path: Path, value: str) -> None:
    rules = write(tmp_path, f"[numbers]\nleader_left_evades = {value}\n")
    with pytest.raises(OddsError, match="must be 1 for yes or 0 for no"):
        battles.attack("levy", "levy", rules=rules)


@pytest.mark.parametrize("value", ["3", "true", '"once"'])
def test_castle_flags_are_told_by_one_of_three(tmp_path: Path, value: str) -> None:
    rules = write(tmp_path, f"[numbers]\ncastle_flag_check = {value}\n")
    with pytest.raises(OddsError, match="must be 0 for never, 1 for once a roll or 2 for always"):
        battles.attack("levy", "levy", rules=rules)


@pytest.mark.parametrize(
    ("content", "words"), [("units = [", "is not TOML"), (None, "cannot read the rules file")]
)
def test_an_unreadable_rules_file_is_one_line(
    tmp_path: Path, content: str | None, words: str
) -> None:
    rules = str(tmp_path / "none.toml") if content is None else write(tmp_path, content)
    with pytest.raises(OddsError, match=words):
        battles.attack("levy", "levy", rules=rules)


def test_the_edition_of_2012_is_marked_where_it_is_known_and_assumed_where_not() -> None:
    shipped, known = load(), load("edition-2012")
    assert known.edition == "Samurai Battles, Zvezda 2012"
    assert known.pack == "edition-2012"
    sources = {"published", "assumed"}
    for key, unit in known.units.items():
        told = {name: fact for name, fact in unit.items() if isinstance(fact, dict)}
        assert {fact["source"] for fact in told.values()} <= sources, key
        assert {name: fact["value"] for name, fact in told.items()} == {
            name: shipped.units[key][name]["value"] for name in told
        }
    ground = {key: one["source"] for key, one in known.terrain.items()}
    assert {key for key, source in ground.items() if source != "assumed"} == {"open"}
    assert {number["source"] for number in known.numbers.values()} <= sources
    assert known.numbers["blocks"] == {"value": 4, "source": "published"}  # mounted ones too
    assert known.units["samurai-spear-cavalry"]["close_dice"]["source"] == "published"


def test_each_published_value_of_a_pack_names_its_page_and_no_assumed_one_does() -> None:
    for file in packs().values():
        for line in file.read_text("utf-8").splitlines():
            value, _, page = line.partition("  # ")
            if "source = " in value and not value.startswith("#"):
                assert ('"published"' in value) == bool(page), line
                assert not page or re.split("[,:;]", page)[0] in PAGES, line


def test_with_the_edition_of_2012_the_same_battles_are_played() -> None:
    few = Limit(samples=60)
    ours, known = (
        battles.play("arita-castle-phase-1", rules=rules, limit=few)
        for rules in (None, "edition-2012")
    )
    assert ours.to_dict()["outcomes"] == known.to_dict()["outcomes"]
    assert known.provenance.edition == "Samurai Battles, Zvezda 2012"


def test_every_pack_is_named_where_a_reader_looks_for_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    package = Path(samurai_odds.__file__).parent
    for name, file in packs().items():
        game = file.parents[2]
        for document in (game / "README.md", game / "rulings.md", package.parent / "README.md"):
            assert f"--rules {name}" in document.read_text("utf-8"), document
        shown = Run(capsys).shown(game.name, "play", "--help")
        assert f"Your own rules values (TOML), or {name}." in " ".join(shown.split())


def test_a_pack_is_of_its_game_and_a_file_of_its_name_goes_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(OddsError, match="'edition-2012' is one of battles, not of swords"):
        swords.battle("4 spearmen", "gunner", rules="edition-2012")
    monkeypatch.chdir(tmp_path)
    Path("edition-2012").write_text("[units.levy]\nclose_dice = 3\n")
    assert load("edition-2012").units["levy"]["close_dice"] == {"value": 3, "source": "assumed"}
