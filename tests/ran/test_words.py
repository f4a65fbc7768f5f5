"""The words of a unit: explained wherever units are read, and wrong ones hinted at."""

from importlib.resources import files

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.cli.main import main
from samurai_odds.ran.units import MEANINGS, OF_PROCEDURE


@pytest.mark.parametrize("procedure", OF_PROCEDURE)
def test_help_explains_the_words(procedure, capsys):
    assert main(["ran", procedure, "--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for word in OF_PROCEDURE[procedure]:
        told = next(line for line in lines if line.split()[:1] == [word])
        assert told.endswith(MEANINGS[word])
        assert len(told) <= 80


def test_the_readme_explains_them_alike():
    text = files("samurai_odds.ran").joinpath("README.md").read_text(encoding="utf-8")
    for word, meaning in MEANINGS.items():
        assert f"| `{word}` | {meaning} |" in text


@pytest.mark.parametrize(
    ("units", "said"),
    [
        (("SI 7-4 chek", "AS 6-4"), r"did you mean 'check' \(attacks by choice"),
        (("SI 7-4 Norikuzushi", "AS 6-4"), "did you mean 'charge'"),
        (("SI 7-4 rear", "AS 6-4"), "did you mean 'flank'"),
        (("SI 7-4 2", "AS 6-4"), "did you mean '2h', hits"),
        (("SI 7-4", "AS 6-4 routed"), "'ran rally' brings it back"),
        (("SI 7-4", "AS 6-4 woods"), "--terrain woods"),
    ],
)
def test_wrong_words_get_the_nearest(units, said):
    with pytest.raises(OddsError, match=said):
        ran.shock(*units)
