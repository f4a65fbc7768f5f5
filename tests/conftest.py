"""What all tests share."""

import pytest


@pytest.fixture(autouse=True)
def a_terminal_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are laid out for the terminal: tests do not hang on the one they run in."""
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(autouse=True)
def games_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are played compiled, however few: what is kept on disk decides nothing."""
    monkeypatch.setattr("samurai_odds.play.interpreted.PATIENCE", 0.0)


@pytest.fixture(autouse=True)
def compiling_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which test is the first to need what is not compiled yet is chance: none hears of it."""
    monkeypatch.setattr("samurai_odds.play.compiling._say", lambda words: None)
