"""The command and the library offer the same options, and refuse in one line."""

import inspect
import json

import pytest

from samurai_odds import ran
from samurai_odds.cli.main import main
from samurai_odds.ran.homes import HOMES, options_of, question, question_class

HOW = {"rules", "method", "limit", "seed", "shown", "progress"}
CALLS = {
    "duel": ["6/5", "5/5"],
    "shock": ["SI 7-4/6-3 check", "AS 6-4/5-3"],
    "fire": ["AS-T 5-4", "SI 7-4/6-3"],
    "orders": ["5, 4"],
    "assault": ["SI 7-4/6-3", "AS-T 5-4"],
    "withdraw": ["AS 6-4/5-3"],
    "rally": ["AS 6-4/5-3 + SI 7-4/6-3"],
    "recover": ["AS 6-4/5-3 disrupted 1h + SI 7-4 2h"],
    "alone": ["KB"],
    "flight": ["15/10/5"],
    "rout": ["--level", "20", "--combat", "shock 'SI 7-4/6-3' 'AS 6-4/5-3'"],
}


@pytest.mark.parametrize("procedure", HOMES)
def test_the_public_signature_offers_every_option(procedure):
    parameters = inspect.signature(getattr(ran, procedure)).parameters
    for option in options_of(procedure):
        assert parameters[option.keyword].default == option.default, option.name
    arguments = set(question_class(procedure).arguments)
    known = {option.keyword for option in options_of(procedure)}
    assert parameters.keys() == known | HOW | (arguments - known)


def inputs(procedure):
    if procedure == "rout":
        return {"level": 20}
    return dict(zip(question_class(procedure).arguments, CALLS[procedure], strict=True))


@pytest.mark.parametrize("procedure", HOMES)
def test_json_sums_to_one_and_reads_back(procedure, capsys):
    assert main(["ran", procedure, *CALLS[procedure], "--format", "json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert sum(outcome["p"] for outcome in answer["outcomes"]) == pytest.approx(1, abs=1e-9)
    assert answer["game"] == "ran"
    assert question(procedure, answer["inputs"]).heading


@pytest.mark.parametrize("procedure", HOMES)
@pytest.mark.parametrize(
    "more", [[], ["--format", "md"], ["--trace", "3"], ["--simulate", "--samples", "1000"]]
)
def test_every_form_of_answer(procedure, more, capsys):
    assert main(["ran", procedure, *CALLS[procedure], *more]) == 0
    out = capsys.readouterr()
    assert out.out
    assert out.err == ""


@pytest.mark.parametrize("procedure", HOMES)
def test_bad_words_are_one_line(procedure, capsys):
    assert main(["ran", procedure, *CALLS[procedure], "--charts", "nowhere.toml"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "cannot read the charts file" in said


def test_an_unknown_procedure_is_named_with_its_nearest(capsys):
    assert main(["ran", "shok", "AS 6-4", "AS 6-4"]) == 2
    assert "did you mean 'shock'" in capsys.readouterr().err


def test_rules_and_charts_are_one_file(capsys):
    assert main(["ran", "duel", "6/5", "5/5", "--rules", "a", "--charts", "b"]) == 2
    assert "give one" in capsys.readouterr().err


@pytest.mark.quick(2)
@pytest.mark.parametrize("procedure", CALLS)
def test_plot(procedure, tmp_path):
    path = tmp_path / f"{procedure}.png"
    assert main(["ran", procedure, *CALLS[procedure], "--plot", str(path)]) == 0
    assert path.stat().st_size > 5000


def test_what_is_left_out_is_said():
    led = ran.shock("AS 6-4/5-3", "AS 6-4/5-3", attacker_busho="5/5")
    assert "a flight check is due (10.51)" in str(led)
    volley = ran.fire("AS-T 5-4 + AS-T 5-4", "SI 7-4/6-3", shock=True)
    assert "through the same hexes (8.22)" in str(volley)
    assert "(9.11)" in str(volley)
