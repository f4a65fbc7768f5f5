"""What all tests of commands share: a command called as from the shell."""

import pytest

from tests.cli.running import Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(capsys)
