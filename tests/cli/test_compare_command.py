"""`compare` of all games: the verdict first, lists, options varied, paired errors."""

import csv
import io
import json
import warnings
from pathlib import Path

import pytest

from samurai_odds import battles, swords
from tests.cli.running import Run


def test_swords_ranks_forces_and_options(run: Run) -> None:
    out = run.shown(
        "swords", "compare", "5 spearmen; 3 gunners", "2 spearmen",
        "--vary", "castle=yes,no", "--format", "json",
    )  # fmt: skip
    data = json.loads(out)
    asked = {
        f"{force} v 2 spearmen, {'' if castle else 'no '}castle": swords.battle(
            force, "2 spearmen", castle=castle, stop="best"
        )
        for force in ("5 spearmen", "3 gunners")
        for castle in (True, False)
    }
    worth = {label: odds.expect(odds.question.value) for label, odds in asked.items()}
    best = max(worth, key=worth.__getitem__)
    assert data["verdict"] == f"Best: {best}"
    assert data["value"]["value"] == pytest.approx(worth[best])
    assert {row[0] for row in data["rows"]} == set(worth)
    assert data["columns"][4] == "won"


def test_swords_reads_battles_written_out(run: Run) -> None:
    out = run.shown(
        "swords", "compare", "--a", "'3 gunners' 'bowman' --naval",
        "--b", "'3 gunners' 'bowman'", "--by", "won",
    )  # fmt: skip
    assert out.startswith("Best: '3 gunners' 'bowman', ")


def test_ran_ranks_by_the_procedures_own_value_with_a_paired_error(run: Run) -> None:
    out = run.shown(
        "ran", "compare", "shock", "KB 7-6/6-5", "AS 6-4/5-3", "--vary", "charge=yes,no",
        "--samples", "20000", "--format", "json",
    )  # fmt: skip
    data = json.loads(out)
    first, second = data["rows"]
    assert data["verdict"] == f"Best: {first[0]}"
    assert first[2]["value"] - second[2]["value"] == pytest.approx(second[3]["value"])
    behind = data["rows"][1][3]
    apart = (data["rows"][0][2]["se"] ** 2 + data["rows"][1][2]["se"] ** 2) ** 0.5
    assert 0 < behind["se"] <= apart


def test_the_verdict_comes_first_and_says_in_what_equal_attacks_differ(run: Run) -> None:
    lines = run.shown("battles", "compare", "SS", "LV,AB").split("\n")
    assert lines[0].startswith("No difference: samurai-spear v levy / samurai-spear v ashigaru-bow")
    assert "They differ in tokens, attacker" in "\n".join(lines[:6])
    assert not any("attacker_tokens" in line for line in lines)


def test_the_best_may_be_drawn(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "ranked.png"
    run.shown("battles", "compare", "SS,AB", "LV,CS", "--plot", str(picture))
    assert picture.stat().st_size > 10_000


def test_letters_name_units_everywhere(run: Run) -> None:
    whole = run.shown("battles", "attack", "samurai-spear", "levy", "--then", "ashigaru-bow")
    assert run.shown("battles", "attack", "SS", "lv", "--then", "AB") == whole
    assert battles.attack("CS", "AS").provenance.inputs["attacker"] == "samurai-spear-cavalry"


def test_csv_has_a_number_for_a_rank_and_a_name_for_every_column(run: Run) -> None:
    out = run.shown("battles", "compare", "SS", "AB,levy", "--by", "hits", "--format", "csv")
    names, *rows = csv.reader(io.StringIO(out))
    assert names[:4] == ["compared", "rank", "value", "behind the best"]
    assert all(names)
    assert sorted(int(row[1]) for row in rows)[0] == 1
    data = json.loads(run.shown("battles", "compare", "SS", "AB,levy", "--format", "json"))
    assert data["columns"][0] == "compared"
    assert all(isinstance(row[1], int) for row in data["rows"])


def test_a_picture_of_zeros_has_an_axis(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its axis went from 0 to 0, and matplotlib said so."""
    monkeypatch.chdir(tmp_path)
    words = ["ran", "compare", "recover", "KB-B 7-5; KBH 2-3/1-2", "--plot", "out.png"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        run.shown(*words)
    assert (tmp_path / "out.png").stat().st_size > 1000
