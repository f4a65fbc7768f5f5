"""What all tests share."""

import pytest


@pytest.fixture(autouse=True)
def a_terminal_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are laid out for the terminal: tests do not hang on the one they run in."""
    monkeypatch.setenv("COLUMNS", "80")
