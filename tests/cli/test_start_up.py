"""A cold start loads no heavy library that the question does not need."""

import subprocess
import sys

import pytest

HEAVY = ("numba", "pandas", "scipy", "matplotlib")


def loaded(code: str) -> set[str]:
    """Run code in a fresh interpreter and list the top-level modules it loaded."""
    script = f"{code}\nimport sys\nprint('\\nLOADED', *{{m.split('.')[0] for m in sys.modules}})"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(done.stdout.splitlines()[-1].split()[1:])


@pytest.mark.parametrize(
    "arguments",
    [
        ["battles", "attack", "samurai-spear", "ashigaru-bow"],
        ["battles", "attack", "samurai-spear", "ashigaru-bow", "--format", "json"],
        ["battles", "attack", "samurai-spear", "ashigaru-bow", "--trace", "1"],
        ["battles", "table"],
    ],
)
def test_an_exact_answer_loads_no_compiler_and_no_plotting(arguments: list[str]) -> None:
    modules = loaded(f"from samurai_odds.cli.main import main; assert main({arguments!r}) == 0")
    assert not modules & set(HEAVY)


def test_help_and_import_do_not_even_load_numpy() -> None:
    help_text = "from samurai_odds.cli.main import main; main(['battles', 'attack', '--help'])"
    for code in ("import samurai_odds", help_text):
        assert not loaded(code) & {*HEAVY, "numpy"}
