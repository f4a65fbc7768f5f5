"""A wrong --where is refused before anything is played."""

from typing import Any

import pytest

from samurai_odds.cli.main import main
from samurai_odds.engine.sampling import montecarlo
from samurai_odds.play.sampled import Sampled

WRONG = ("--where", "nonsense > 1")


@pytest.mark.parametrize(
    "command",
    [
        ("battles", "attack", "levy", "levy", "--simulate"),
        ("swords", "battle", "spearman", "spearman", "--samples", "9999"),
        ("ran", "shock", "SI 7-4", "AS 6-4/5-3", "--seconds", "1"),
    ],
)
def test_before_fights_are_simulated(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []
    sample = montecarlo.sample

    def counted(reading: Any, seed: int, limit: Any, *others: Any, **more: Any) -> Any:
        played.append(limit.most_samples)
        return sample(reading, seed, limit, *others, **more)

    monkeypatch.setattr(montecarlo, "sample", counted)
    assert main([*command, *WRONG]) == 2
    assert "unknown variable 'nonsense'" in capsys.readouterr().err
    assert sum(played) <= 1


@pytest.mark.parametrize(
    "command",
    [
        ("battles", "play", "study-spears"),
        ("battles", "play", "study-spears", "--trace", "0"),
        ("battles", "par", "study-spears"),
        ("swords", "play"),
        ("ran", "play", "nunobeyama"),
    ],
)
def test_before_games_are_played(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*given: Any, **named: Any) -> Any:
        raise AssertionError("games are played")

    monkeypatch.setattr(Sampled, "play_games", refuse)
    monkeypatch.setattr(Sampled, "_playing", refuse)
    assert main([*command, *WRONG]) == 2
    assert "unknown variable 'nonsense'" in capsys.readouterr().err
