"""Chart packs: shipped and owners' own, and what is said of faulty ones."""

import json

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.cli.main import main
from samurai_odds.ran.facts import Used, load, oddities, shipped_text


@pytest.fixture
def pack(tmp_path):
    """Write a pack file and give its name."""

    def write(text):
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


@pytest.mark.parametrize(
    ("defender", "attacker", "column"),
    [("SI", "AS", 5), ("AS", "AS", 7), ("AS", "SI", 9), ("SI-B", "AS", 8), ("AS-T", "KB_NORI", 13)],
)
def test_cells_that_the_rulebook_shows(defender, attacker, column):
    # 9.27 and 9.28
    assert Used(load()).clash(defender, attacker) == column


def test_results_that_the_rulebook_shows():
    # 9.28: column 5 with 6 and 9, column 8 with 7
    charts = Used(load())
    assert charts.shock_cells(5)[6] == (2, 2)
    assert charts.shock_cells(5)[9] == (2, 3)
    assert charts.shock_cells(8)[7] == (2, 3)


def test_flight_example():
    # 11.83: 15 units with 10 lost gives 4
    assert Used(load()).flight_limit(15, 10) == 4
    assert Used(load()).flight_limit(15, 0) == -99


def test_the_shipped_pack_is_sound_and_even():
    assert list(oddities(load().tables)) == []


def test_export_check_and_use(tmp_path, capsys):
    path = str(tmp_path / "mine.toml")
    assert main(["ran", "charts", "export", path]) == 0
    assert main(["ran", "charts", "check", path]) == 0
    assert "sound" in capsys.readouterr().out
    assert main(["ran", "charts", "export", path]) == 2
    assert "is there already" in capsys.readouterr().err
    assert ran.duel("6/5", "6/5", rules=path).provenance.pack == "mine.toml"


def test_show_in_json(capsys):
    assert main(["ran", "charts", "show", "fire", "--format", "json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["rows"][0][0] == "bow-1"
    assert ran.charts("fire").to_dict() == shown
    assert main(["ran", "charts", "show"]) == 0
    assert main(["ran", "charts", "show", "fier"]) == 2
    assert "did you mean 'fire'" in capsys.readouterr().err


def test_all_faults_at_once(pack, capsys):
    path = pack(
        shipped_text()
        .replace('source = "published"', 'source = "hearsay"', 1)
        .replace("SI = 7, SI-B = 4", "SI = 17, SI-B = 4", 1)
        .replace('"3(2)", "3(2)", "3(2)", "3(2)", "3(2)", "2(2)"', '"3-2", "3(2)"', 1)
        .replace("bow-4", "bow-5", 1)
        + "\n[weather]\nrain = 1\n"
    )
    assert main(["ran", "charts", "check", path]) == 2
    said = capsys.readouterr().err
    for fault in ("'hearsay'", "got 17", "ten cells", "'bow-4' is missing", "'bow-5'", "'weather'"):
        assert fault in said


def test_uneven_rows_are_only_odd(pack, capsys):
    path = pack(shipped_text().replace('bow-3 = ["0"', 'bow-3 = ["3"'))
    assert main(["ran", "charts", "check", path]) == 0
    said = capsys.readouterr().out
    assert "odd: fire bow-3: a higher die does less" in said
    assert "odd: fire bow-2: a longer range does more" in said


def test_flight_cells_go_before_the_formula(pack):
    cells = ", ".join(["-1"] * 9 + ["7"] * 6)
    path = pack(
        '[contingent_flight]\nsource = "published"\nper_unit = 12\nless = 4\n'
        f"cells = {{ 15 = [{cells}] }}\n"
    )
    charts = Used(load(path))
    assert charts.flight_limit(15, 10) == 7
    assert charts.flight_limit(12, 6) == 2
    assert charts.rests_on == {"contingent flight": "published"}


@pytest.mark.parametrize("text", ["[fire", "edition = 3"])
def test_unreadable_packs(pack, text):
    with pytest.raises(OddsError):
        load(pack(text))
    with pytest.raises(OddsError, match="cannot read the charts file"):
        load("no-such-file.toml")


@pytest.mark.parametrize(
    ("charts", "said"),
    [(5, "the name of a file, not 5"), ("a\0b", "no name of a file"), ("", "no name of a file")],
)
def test_what_is_no_file(charts, said):
    with pytest.raises(OddsError, match=said):
        ran.duel("6/5", "6/5", rules=charts)


def test_an_empty_name_is_not_the_shipped_pack(capsys):
    assert main(["ran", "duel", "6/5", "5/5", "--charts", ""]) == 2
    assert "no name of a file" in capsys.readouterr().err


def test_an_empty_pack_is_refused(pack):
    for text in ("", 'edition = "mine"'):
        with pytest.raises(OddsError, match="holds no table"):
            load(pack(text))


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("charge_reaction = 1", "charge_reaction = -6", "from 0 to 3, got -6"),
        ("charge_reaction = 1", "charge_reaction = 9", "from 0 to 3, got 9"),
        ("each_unit_more = 2", "each_unit_more = -2", "from 0 to 12, got -2"),
        ("castle = 2\n\n# Rout", "castle = 0\n\n# Rout", "from 1 to 9, got 0"),
        ('"1L", "1L", "1L"', '"1L", "19L", "1L"', "planned, first or a shift"),
        ("clear = 0", "plain = 0", "'clear' is missing"),
    ],
)
def test_numbers_out_of_bounds(pack, was, now, said):
    assert was in shipped_text()
    with pytest.raises(OddsError, match=said):
        load(pack(shipped_text().replace(was, now, 1)))


def test_a_bonus_beyond_the_die_outweighs_the_charge(pack):
    # TQ 9 with 9 off the die: no die fails, whatever the charge adds
    path = pack(shipped_text().replace("charge_reaction = 1", "charge_reaction = 3"))
    high = ran.shock("KB 7-6/6-5 charge", "SI 9-4/8-3", tq_bonus=9, rules=path)
    plain = ran.shock("KB 7-6/6-5 charge", "SI 9-4/8-3", tq_bonus=9)
    assert high.expect("defender_hits") == plain.expect("defender_hits")
