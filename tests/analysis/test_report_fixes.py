"""A report on a scenario that is not fair says what to change, and can be gone on with."""

import base64
import json
import re
import signal
from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, battles
from samurai_odds.analysis.designing import fixes as of_report
from samurai_odds.analysis.designing import report as report_module
from samurai_odds.analysis.designing.found import Found
from samurai_odds.analysis.designing.report import _Deciding
from samurai_odds.analysis.favor import UNDECIDED
from samurai_odds.analysis.fixing.result import Fix
from samurai_odds.analysis.fixing.trials import Known, Trial
from samurai_odds.battles.full_game.report import design
from samurai_odds.battles.scenario import board
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.scenario.text import read, write
from samurai_odds.grids.grid import as_html
from samurai_odds.play.scene import Ground, Piece, Scene
from samurai_odds.play.workers.player import Player

DRAFT = Path(__file__).parents[1] / "drafts" / "fords.txt"
BLOCK = '<script type="application/json" id="played">{}</script>'
_LINK = re.compile(
    r'<a download="((?:fix|nearest)[-\d]*\.txt)" href="data:text/plain;base64,([^"]+)"'
)


@pytest.fixture(scope="module")
def uneven() -> Any:
    return battles.report(
        str(DRAFT), bots=("greedy", "careful"), limit=Limit(seconds=12), threads=1
    )


@pytest.mark.long
def test_what_to_change_stands_first_and_each_file_loads(uneven: Any) -> None:
    assert isinstance(uneven, Found)
    assert uneven.fixes is not None
    lines = uneven.summary()
    assert re.match(r"What to change: (\d+ fix|No fix|Nothing)", lines[1])
    page = uneven.page()
    assert page.index("What to change") < page.index("Whom it favors")
    files = {name: base64.b64decode(held).decode() for name, held in _LINK.findall(page)}
    usual = battles.scenario(str(DRAFT))
    for text in files.values():
        assert read(text) != usual
    assert files.keys() == uneven.fixes.files.keys()
    tables = str(as_html(dict(uneven.fix_grids())["What to change"], styled=False))
    for one in uneven.fixes.files.values():
        assert one.scenario in files.values()
    assert tables.count("<tr>") <= len(files) + 4  # heads, and as it is
    assert (">As it is<" in page) + (": as it begins" in page) == 1


@pytest.mark.long
def test_what_was_kept_and_what_a_fix_costs_the_theme_is_told(uneven: Any) -> None:
    scenario = uneven.odds.question.staged.scenario
    fix = Fix(("x",), 1.0, uneven.fixes.as_it_is, "", scenario, ("the bridge",))
    fixes = replace(uneven.fixes, fixes=(fix,))
    found = replace(uneven, fixes=fixes, design=replace(uneven.design, keep=("units, Tokens",)))
    said, page = found.summary(), found.page()
    assert said[1].endswith(" That changes the bridge, which --keep theme leaves alone.")
    assert said[2] == "Kept as you asked: units, tokens."
    assert page.count(said[2]) == 1
    assert page.count(said[1].removeprefix("What to change: ")) == 1
    assert found.to_dict()["keep"] == ["units", "tokens"]
    assert not any("Kept" in line for line in uneven.summary())


@pytest.mark.long
def test_the_file_of_the_smallest_fix_is_saved_where_the_page_names_it(uneven: Any) -> None:
    scenario = uneven.odds.question.staged.scenario
    fix = Fix(("x",), 1.0, uneven.fixes.as_it_is, "Title: x", scenario)
    found = replace(uneven, fixes=replace(uneven.fixes, fixes=(fix,)))
    [line] = of_report.to_save(found.fixes)
    assert line in found.summary()
    held = base64.b64encode(b"Title: x").decode()
    link = f'<a download="fix-1.txt" href="data:text/plain;base64,{held}">Save it as fix-1.txt</a>'
    assert f"<p>{line} {link}</p>" in found.page()
    assert of_report.checked_of(found.fixes)[0] == ["x"]


def test_what_was_checked_is_read_back_whatever_a_seat_is_called() -> None:
    known = Known({}, [["seat 1 </script><b>: one koku more", "no castle in Omi"], ["x"]])
    text = of_report.block(known, "of this")
    assert text.count("<") == 2  # its own two ends
    assert of_report.known_in(text, "of this").checked == known.checked
    assert of_report.known_in(text, "of another").checked == []


@pytest.mark.long
def test_the_first_lines_say_how_long_it_lasts(uneven: Any) -> None:
    """A battle that half of the games end in its first two turns is none."""
    ordered = sorted(uneven.lengths)
    [line] = [one for one in uneven.summary() if one.startswith("Half of the games")]
    first, last, middle = map(int, re.findall(r"\d+", line))
    assert sum(first <= one <= last for one in ordered) >= len(ordered) / 2
    assert abs(ordered[len(ordered) // 2] - middle) <= 1


@pytest.mark.long
def test_what_it_is_now_is_told_once(uneven: Any) -> None:
    """The table of fixes had fewer games of the same bot, and so another win rate."""
    told = {level.bot: level.favor for level in uneven.ladder.levels}
    both = told.keys() & uneven.fixes.as_it_is.keys()
    assert both
    for bot in both:
        assert uneven.fixes.as_it_is[bot] == told[bot]


@pytest.mark.long
def test_an_undecided_page_says_what_would_change_it() -> None:
    """300 games decide nothing within 5 points: their interval is 11 points wide."""
    limit = Limit(seconds=10, samples=300)
    found: Any = battles.report("study-spears", bots=("greedy", "careful"), limit=limit, threads=1)
    assert found.ladder.judging.favor.favors == UNDECIDED
    assert found.fixes is not None
    assert found.fixes.tried
    said = found.summary()
    assert said[1].startswith("What to change: ")
    assert any(one.endswith("The same command again goes on.") for one in said)


def test_what_is_undecided_is_played_on_and_another_run_goes_on_from_there() -> None:
    """The same command again said the same of the same games."""
    setting: dict[str, Any] = {"turn_limit": 20, "dragons": None, "rules": None}
    made = design("study-spears", ("random", "greedy"), 0.05, setting)
    few = made.ladder(limit=Limit(samples=64), seed=1)
    favor = few.judging.favor
    assert favor.favors == UNDECIDED
    need = favor.games_to_decide
    assert need is not None
    known = Known()

    def played_on(seconds: float) -> Any:
        player = Player(1, None, lambda: made.contest)
        return _Deciding(made, player, 1, known, seconds, None).played_on(few, None)

    assert played_on(0).judging.favor == favor  # no time
    first = played_on(60).judging
    assert first.games == ceil(1.5 * need)
    seen = first.favor.favors == UNDECIDED
    again = played_on(60 * seen).judging
    assert again.games > first.games if seen else again.favor == first.favor


def test_what_is_too_near_the_margin_by_few_games_is_played_on_too() -> None:
    setting: dict[str, Any] = {"turn_limit": 20, "dragons": None, "rules": None}
    few, many = Limit(samples=64), 500
    share = design("study-spears", ("random", "greedy"), 0.05, setting).ladder(limit=few, seed=2)
    margin = abs(float(share.judging.favor.shares[0]) - 0.5)
    made = design("study-spears", ("random", "greedy"), margin, setting)
    ladder = made.ladder(limit=few, seed=2)
    assert ladder.judging.favor.games_to_decide is None
    player = Player(1, None, lambda: made.contest)
    deciding = _Deciding(made, player, 2, Known(), 60, many)
    assert deciding.played_on(ladder, None).judging.games == many


@pytest.mark.long
def test_what_only_more_games_show_is_searched_too(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[bool] = []

    def late(favor: Any) -> bool:
        judged.append(of_report.calls_for_fixes(favor))
        return len(judged) > 1 and judged[-1]

    monkeypatch.setattr("samurai_odds.analysis.designing.report.calls_for_fixes", late)
    how: dict[str, Any] = {"bots": ("greedy", "careful"), "limit": Limit(seconds=12)}
    found: Any = battles.report(str(DRAFT), threads=1, **how)
    assert found.fixes is not None
    assert not any("give it --seconds" in line for line in found.summary())


@pytest.mark.long
def test_another_run_does_not_play_again_what_the_page_has(uneven: Any, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    page.write_text(uneven.page(), encoding="utf-8")
    again = battles.report(
        str(DRAFT),
        bots=("greedy", "careful"),
        limit=Limit(seconds=12),
        threads=1,
        earlier=str(page),
    )
    before, after = _held(uneven.known), _held(again.known)
    assert before.keys() <= after.keys()
    for key, won in before.items():
        assert np.array_equal(after[key][: len(won)], won)
    assert sum(map(len, after.values())) > sum(map(len, before.values()))


@pytest.mark.long
def test_a_scenario_that_favors_nobody_surely_is_not_searched() -> None:
    limit = Limit(seconds=2, samples=40)
    found: Any = battles.report("study-spears", bots=("greedy", "steady"), margin=0.4, limit=limit)
    assert not of_report.calls_for_fixes(found.ladder.judging.favor)
    assert found.fixes is None
    assert "What to change" not in found.page()


def _held(block: str) -> dict[str, Any]:
    """Return all games of a block, whatever they are of."""
    said = json.loads(block.partition(">")[2].rpartition("<")[0])
    return of_report.known_in(block, said["of"]).held


def test_games_kept_are_those_of_the_same_question_only(tmp_path: Path) -> None:
    known = Known({"a": np.array([[1.0, 0.0], [0.5, 0.5]]), "b": np.array([[1 / 3, 2 / 3, 0.0]])})
    page = tmp_path / "page.html"
    page.write_text(f"<p>{of_report.block(known, 'this')}</p>", encoding="utf-8")
    read_back = of_report.known_of(page, "this").held
    assert {key: won.tolist() for key, won in read_back.items()} == {
        "a": [[1.0, 0.0], [0.5, 0.5]],
        "b": [pytest.approx([1 / 3, 2 / 3, 0.0])],
    }
    assert of_report.known_of(page, "another").held == {}


@pytest.mark.parametrize(
    "page",
    [
        "",
        "<p>none of ours</p>",
        BLOCK.format("{"),
        BLOCK.format("[1]"),
        BLOCK.format('{"of": "this", "games": {"a": "2:!"}}'),
        BLOCK.format('{"of": "this", "games": 3}'),
    ],
)
def test_a_page_that_is_none_gives_no_games(tmp_path: Path, page: str) -> None:
    file = tmp_path / "page.html"
    file.write_text(page, encoding="utf-8")
    assert of_report.known_of(file, "this").held == {}
    assert of_report.known_of(tmp_path / "nowhere.html", "this").held == {}


def drawing(one: Scenario) -> tuple[Ground, Scene]:
    return board.ground(one), board.scene(one)


def test_each_fix_is_drawn_beside_the_scenario_and_saved_by_a_tap() -> None:
    usual: Any = battles.scenario(str(DRAFT))
    other = replace(usual, units=usual.units[1:])
    fix = Fix(("red: <no> unit",), 1.0, {}, write(other), other)
    found: Any = type("Found", (), {"files": {"fix-1.txt": fix}})()
    drawn = of_report.pictures(found, usual, drawing, str)
    [(name, held)] = _LINK.findall(drawn)
    assert name == "fix-1.txt"
    assert read(base64.b64decode(held).decode()) == other
    assert drawn.count("<svg") == 2
    assert drawn.count('stroke-dasharray="9 6"') == 1  # where the unit stood
    assert "red: &lt;no&gt; unit" in drawn
    assert "<no>" not in drawn


def test_a_hex_of_another_terrain_is_ringed() -> None:
    usual: Any = battles.scenario(str(DRAFT))
    place = usual.terrain.index("open")
    terrain = (*usual.terrain[:place], "forest", *usual.terrain[place + 1 :])
    other = replace(usual, terrain=terrain)
    fix = Fix(("a forest",), 1.0, {}, write(other), other)
    found: Any = type("Found", (), {"files": dict.fromkeys(["1", "2", "3", "4"], fix)})()
    drawn = of_report.pictures(found, usual, drawing, str)
    assert drawn.count('stroke-dasharray="9 6"') == of_report.SHOWN
    assert drawn.count("<svg") == of_report.SHOWN + 1
    assert drawn.count("download=") == 4


def test_places_that_changed_are_ringed() -> None:
    stays, goes, comes = Piece(0, 0, ()), Piece(100, 0, ()), Piece(0, 100, ())
    rings = of_report._rings([stays, goes], [stays, comes])
    assert {(one.x, one.y) for one in rings} == {(100, 0), (0, 100)}


def test_games_of_a_trial_are_known_by_its_file_its_bot_and_the_first() -> None:
    subject: Any = type("Written", (), {"write": staticmethod(str)})()
    one, other = Trial(subject, (), "one"), Trial(subject, (), "other")
    known, won = Known(), np.array([[1.0, 0.0]] * 3)
    known.keep(one, "steady", 0, won)
    known.keep(one, "steady", 0, won[:1])  # fewer
    found = known.of(one, "steady", 0, 2)
    assert found is not None
    assert len(found) == 2
    assert known.of(one, "steady", 1_000_000, 2) is None
    assert known.of(one, "careful", 0, 2) is None
    assert known.of(other, "steady", 0, 2) is None


def test_an_interrupted_report_ends_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its parts keep what they have when they are interrupted; no page is made of that."""

    def interrupted(*given: Any, **how: Any) -> Any:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            return []
        raise AssertionError

    def never(*given: Any, **how: Any) -> Any:
        raise AssertionError

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    monkeypatch.setattr(report_module, "play_pairings", interrupted)
    monkeypatch.setattr(report_module, "walks", never)
    try:
        with pytest.raises(KeyboardInterrupt):
            battles.report("study-spears", limit=Limit(samples=8), threads=1)
    finally:
        signal.signal(signal.SIGINT, before)
