"""What people ran into with calculators, engines and boards like ours: see reports/people.md."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from samurai_odds import battles
from samurai_odds.battles.facts import load
from tests.cli.running import Run
from tests.documents import ROOT, Example, blocks, run_block

PAGE = ROOT / "reports" / "people.md"
ATTACK = ("battles", "attack", "SS", "AB")
LOG = "levy ashigaru-bow forest: 2-0\nsamurai-bow levy 3: 1\n"


@pytest.mark.parametrize(
    "block", [pytest.param(block, id=block[-1].written[13:60]) for block in blocks(PAGE)]
)
def test_the_report_shows_what_is_printed(block: list[Example], tmp_path: Path) -> None:
    def compare(one: Example, printed: str) -> None:
        assert one.holds(printed), printed

    run_block(PAGE, block, tmp_path, compare)


@pytest.mark.parametrize("unit", [key for key in load(None).units if key != "lone-leader"])
def test_more_dice_never_hit_less_and_more_blocks_never_lose_less(unit: str) -> None:
    dice = [battles.attack(unit, "levy", bonus_dice=n).expect("hits") for n in range(4)]
    blocks = [
        battles.attack("levy", unit, **fewer).expect("defender_losses")
        for fewer in ({"defender_blocks": 1}, {"defender_blocks": 2}, {})
    ]
    for found in (dice, blocks):
        assert found == sorted(found)


def test_what_cannot_be_is_refused(run: Run, tmp_path: Path) -> None:
    assert "bonus-dice is from 0 to 12, not -5" in run.refused(*ATTACK, "--bonus-dice", "-5")
    assert "is from 0 to 12" in run.refused(*ATTACK, "--bonus-dice", "1000000")
    assert "is from 1 to 4, not 7" in run.refused(*ATTACK, "--defender-blocks", "7")
    log = tmp_path / "log.txt"
    log.write_text("levy levy: 5-0\n")
    said = run.refused("luck", str(log))
    assert said.endswith("line 1: defender_losses 5 cannot happen: it is one of 0, 1, 2")


@pytest.mark.parametrize("dashes", ["\u2014", "\u2013\u2013", "\u2013-", "\u2212\u2212", "\u2010-"])
def test_a_dash_of_a_word_processor_begins_an_option(dashes: str, run: Run) -> None:
    usual = run.shown(*ATTACK, "--defender-on", "forest")
    assert run.shown(*ATTACK, f"{dashes}defender-on", "forest") == usual
    assert run.shown(*ATTACK, f"{dashes}defender-on=forest") == usual


@pytest.mark.parametrize("dashes", ["\u2014", "\u2013", "\u2013\u2013"])
def test_so_it_does_where_a_command_stands_in_a_text(dashes: str, run: Run, tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    compare = ("battles", "compare", "--b", "SB AB --range 2", "--a")
    rout = ("ran", "rout", "--level", "20", "--combat")

    def verdicts(dash: str) -> list[str]:
        log.write_text(f"levy levy {dash}defender-on forest: 2-0\n", encoding="utf-8")
        shown = [
            run.shown("luck", str(log)),
            run.shown(*compare, f"SS AB {dash}defender-on hill"),
            run.shown(*rout, f"shock 'SI 7-4' 'AS 6-4' {dash}shift 1"),
        ]
        return [one.partition("\n")[0] for one in shown]

    assert verdicts(dashes) == verdicts("--")


def test_a_minus_sign_is_one(run: Run) -> None:
    shown = run.shown("ran", "shock", "SI 7-4", "AS 6-4", "--shift", "-1")
    assert run.shown("ran", "shock", "SI 7-4", "AS 6-4", "--shift", "\u22121") == shown
    assert "not -5" in run.refused(*ATTACK, "--bonus-dice", "\u22125")
    assert run("\u2013h").out == run("-h").out


def test_a_dash_in_a_name_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game \u2013 friday.txt"
    log.write_text(LOG, encoding="utf-8")
    run.shown("luck", str(log))


@pytest.mark.parametrize("written", ["10,000", "10.000", "10'000", "10 000"])
def test_a_count_with_separators_is_told_how_it_is_written(written: str, run: Run) -> None:
    said = run.refused(*ATTACK, "--simulate", "--samples", written)
    assert said.endswith("is not a valid integer: write 10000")


def test_a_comma_in_a_number_is_no_guess(run: Run) -> None:
    said = run.refused(*ATTACK, "--show", "hits >= 1,000")
    assert "write 1.000 with a point, or 1000 without one" in said
    assert "write 0.5 with a point;" in run.refused(*ATTACK, "--show", "hits * 0,5")
    assert "write 0.001 with a point" in run.refused(*ATTACK, "--target-error", "0,001")


def test_quotation_marks_of_a_word_processor_are_named(run: Run) -> None:
    said = run.refused("swords", "battle", "\u201cdaimyo,", "3", "spearmen\u201d", "gunner")
    assert "a shell knows only straight quotation marks" in said


def test_three_digits_with_dashes_are_no_date(run: Run) -> None:
    """Who writes 7-6-5 means the numbers of a unit."""
    assert "date" not in run.refused("ran", "shock", "KB 7-6-5", "AS 6-4")


@pytest.mark.parametrize(
    "score", ["2-Jan", "Jan-02", "02/01/2026", "2026-02-01", "01.02.", "02/01"]
)
def test_a_date_that_a_spreadsheet_made_is_named(score: str, run: Run, tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text(f"levy ashigaru-bow forest: {score}\n")
    assert "is a date that a spreadsheet made" in run.refused("luck", str(log))
    if " " not in score:
        said = run.refused("ran", "shock", f"SI {score}", "AS 6-4")
        assert "is a date that a spreadsheet made" in said


@pytest.mark.parametrize("rating", ["7-x", "7", "12h", "7-4-", "seven-four"])
def test_what_is_no_date_is_not_called_one(rating: str, run: Run) -> None:
    assert "spreadsheet" not in run.refused("ran", "shock", f"SI {rating}", "AS 6-4")


def test_a_cell_like_a_date_is_exact_for_programs(run: Run) -> None:
    rows = run.shown("ran", "compare", "flight", "15/10/5; 10/5/5", "--format", "csv").splitlines()
    assert [row.partition(",")[0] for row in rows] == ["compared", "15/10/5", "10/5/5"]


def test_a_table_in_csv_begins_with_its_columns(run: Run) -> None:
    shown = run.shown("swords", "levy", "2", "spearman", "--side", "attacker", "--format", "csv")
    assert shown.startswith("troop,koku,")


ENCODINGS = {
    "utf-8": LOG,
    "utf-8-sig": LOG,
    "utf-16": LOG,  # with its mark, as `>` of PowerShell 5 writes it
    "windows lines": LOG.replace("\n", "\r\n"),
    "old Mac lines": LOG.replace("\n", "\r"),
    "quoted score": LOG.replace("2-0", '"2-0"'),
}


@pytest.mark.parametrize("kind", ENCODINGS)
def test_a_file_of_another_editor_is_read(kind: str, run: Run, tmp_path: Path) -> None:
    usual, file = tmp_path / "usual.txt", tmp_path / "file.txt"
    usual.write_text(LOG, encoding="utf-8")
    encoding = kind if kind.startswith("utf") else "utf-8"
    file.write_bytes(ENCODINGS[kind].encode(encoding))
    assert run.shown("luck", str(file)) == run.shown("luck", str(usual))


def test_windows_lines_are_read_in_every_file(run: Run, tmp_path: Path) -> None:
    for game in ("battles", "swords", "ran"):
        usual = ROOT / "tests" / "written" / "0.2.0" / f"{game}.txt"
        file = tmp_path / usual.name
        file.write_bytes(usual.read_bytes().replace(b"\n", b"\r\n"))
        assert run.shown(game, "map", str(file)) == run.shown(game, "map", str(usual))


@pytest.mark.parametrize("path", ["C:\\odds\\mine.toml", "battles:C:\\odds\\mine.toml"])
def test_a_path_of_windows_is_taken_whole(path: str, run: Run) -> None:
    said = run.refused("page", "--one", "odds.html", "--rules", path)
    assert "'C:\\odds\\mine.toml': No such file" in said


def test_an_old_code_page_has_a_way_out(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_bytes(LOG.replace("-", "\u2013").encode("cp1252"))
    assert run.refused("luck", str(log)).endswith("it is not UTF-8 text: save it as UTF-8")


def shell(command: str, **settings: str) -> str:
    """Run a command line of the shell; ``samurai-odds`` is this one."""
    program = f'"{sys.executable}" -m samurai_odds'
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command.replace("samurai-odds", program)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **settings},
    )
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("name", ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"])
def test_nothing_is_colored(name: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = run.shown(*ATTACK)
    monkeypatch.setenv(name, "1")
    assert run.shown(*ATTACK) == usual
    assert "\x1b" not in usual + run.shown("--help") + run.refused("battles", "attack", "SS")


def test_a_reader_that_closes_early_is_no_fault() -> None:
    assert shell("samurai-odds battles table | head -1").count("\n") == 1


@pytest.mark.parametrize("columns", [40, 60])
def test_an_answer_fits_a_narrow_terminal(
    columns: int, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for words in (
        ATTACK,
        ("ran", "shock", "SI 7-4", "AS 6-4"),
        ("swords", "battle", "daimyo", "gunner"),
    ):
        assert max(map(len, run.shown(*words).splitlines())) <= columns


def test_a_home_that_cannot_be_written_is_no_fault(run: Run, tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("a file where the home folder should be: nothing can be written below")
    names = ("HOME", "XDG_CACHE_HOME", "NUMBA_CACHE_DIR", "MPLCONFIGDIR")
    places = dict.fromkeys(names, str(home / "home"))
    assert shell("samurai-odds battles attack SS AB", **places) == run.shown(*ATTACK)


@pytest.mark.quick
@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_a_locale_changes_no_number(locale: str, run: Run) -> None:
    shown = shell("samurai-odds battles attack SS AB --format csv", LC_ALL=locale, LANG=locale)
    assert shown == run.shown(*ATTACK, "--format", "csv")
