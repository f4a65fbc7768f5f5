"""Style and types: ruff and mypy find nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    "arguments",
    [["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"]],
    ids=lambda arguments: " ".join(arguments[:2]),
)
def test_tool_finds_nothing(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_public_signature_offers_every_option() -> None:
    import inspect

    from samurai_odds import battles
    from samurai_odds.battles.attack.options import OPTIONS

    parameters = inspect.signature(battles.attack).parameters
    for option in OPTIONS:
        assert parameters[option.keyword].default == option.default, option.name
    how = {"attacker", "defender", "rules", "method", "limit", "seed", "shown", "progress"}
    assert parameters.keys() == {option.keyword for option in OPTIONS} | how


def test_the_public_signature_of_a_swords_battle_offers_every_option() -> None:
    import inspect

    from samurai_odds import swords
    from samurai_odds.swords.battle.options import DEFAULT_VALUE, OPTIONS

    parameters = inspect.signature(swords.battle).parameters
    for option in OPTIONS:
        default = None if option.default == DEFAULT_VALUE else option.default
        assert parameters[option.keyword].default == default, option.name
    how = {"attacker", "defender", "rules", "method", "limit", "seed", "shown", "progress"}
    assert parameters.keys() == {option.keyword for option in OPTIONS} | how
