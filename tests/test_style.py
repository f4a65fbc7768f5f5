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


def test_layers_import_only_those_below() -> None:
    """Engine, games, analysis, reports, cli; upward only inside functions."""
    import ast

    games = ("battles", "ran", "swords")
    order = ["errors", "_version", "engine", "game", "analysis", "reports", "cli"]

    def height(layer: str) -> int:
        return order.index("game" if layer in games else layer)

    for file in (ROOT / "samurai_odds").rglob("*.py"):
        layer = file.relative_to(ROOT / "samurai_odds").parts[0].removesuffix(".py")
        if layer.startswith("__"):
            continue
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("samurai_odds."):
                below = (node.module or "").split(".")[1]
                assert height(below) <= height(layer), (file, node.module)
                assert below == layer or not {below, layer} <= {*games}, (file, node.module)
