"""Advice on koku: the best plan first, one's own among them, everybody's chances, refusals."""

import json

import pytest

from samurai_odds import Limit, OddsError, swords
from samurai_odds.cli.main import main

GRAY = 2


@pytest.mark.long
def test_ronin_win_in_chapter_7() -> None:
    """The rulebook's example ends with Gray's ronin; nothing else wins a fifth as often."""
    found = swords.advise("chapter-7", GRAY, "levy 5", limit=Limit(samples=64), seed=1)
    for each in found.turns:  # the own chance is of other games than the rivals'
        assert sum(map(float, found.seats_of(each).values())) < 1.001
    assert found.best.candidate.lines == ("ronin 5",)
    assert found.asked is not None
    assert not found.is_close(found.asked)
    assert found.text().startswith("Play ronin (wins ")
    assert "Your plan ranks" in found.text()


def test_everybodys_chances_are_told() -> None:
    found = swords.advise("chapter-7", GRAY, limit=Limit(samples=4))
    for each in found.turns:
        won = sum(map(float, found.seats_of(each).values()))
        assert 0.7 < won < 1.001  # else nobody wins (W34)
    data = found.to_dict()
    assert data["seat"] == GRAY
    first = data["candidates"][0]
    assert list(first["win"]) == ["seat-1", "seat-2", "seat-3", "seat-4"]
    assert all({"value", "se"} <= set(chance) for chance in first["win"].values())
    assert first["win"]["seat-2"]["value"] == pytest.approx(
        float(found.best.placing.value), abs=1e-4
    )
    assert "round" in first
    assert len({tuple(one["plan"]) for one in data["candidates"]}) == len(found.turns) > 8


def test_the_command_answers_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "swords advise chapter-7 --seat 2 --samples 4 --format json"
    assert main(arguments.split()) == 0
    assert json.loads(capsys.readouterr().out)["procedure"] == "advise"


def test_refusals() -> None:
    with pytest.raises(OddsError, match="seat is from 1 to 4, not 7"):
        swords.advise("chapter-7", 7)
    with pytest.raises(OddsError, match="all must be allocated"):
        swords.advise("chapter-7", GRAY, "levy 4")
    with pytest.raises(OddsError, match="position"):
        swords.advise("standard-4", 1)
