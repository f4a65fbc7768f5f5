"""A cold start loads no heavy library that the question does not need."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from samurai_odds import battles
from samurai_odds.cli import main

HEAVY = ("numba", "pandas", "scipy", "matplotlib")
ENV = {name: said for name, said in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def loaded(code: str) -> set[str]:
    """Run code in a fresh interpreter and list the top-level modules it loaded."""
    script = f"{code}\nimport sys\nprint('\\nLOADED', *{{m.split('.')[0] for m in sys.modules}})"
    done = subprocess.run(
        [sys.executable, "-c", script], env=ENV, capture_output=True, text=True, check=True
    )
    return set(done.stdout.splitlines()[-1].split()[1:])


@pytest.mark.quick
@pytest.mark.parametrize(
    "arguments",
    [
        ["battles", "attack", "samurai-spear", "ashigaru-bow"],
        ["battles", "attack", "samurai-spear", "ashigaru-bow", "--trace", "1"],
        ["battles", "table"],
    ],
)
def test_an_exact_answer_loads_no_compiler_and_no_plotting(arguments: list[str]) -> None:
    modules = loaded(f"from samurai_odds.cli.main import main; assert main({arguments!r}) == 0")
    assert not modules & set(HEAVY)


def test_a_record_is_read_without_what_only_playing_needs(tmp_path: Path) -> None:
    file = str(tmp_path / "a.games")
    battles.play("study-spears", "random", "random", games=(0, 1), record=file)
    assert not loaded(f"from samurai_odds import merge; merge({file!r})") & set(HEAVY)


def test_importing_the_package_does_not_even_load_numpy() -> None:
    assert not loaded("import samurai_odds") & {*HEAVY, "numpy"}


def commands(
    command: click.Command, path: tuple[str, ...] = (), above: click.Context | None = None
) -> Iterator[tuple[str, ...]]:
    """List the commands below one, and itself, by the words that call them."""
    yield path
    if isinstance(command, click.Group):
        context = click.Context(command, above, info_name="samurai-odds")
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from commands(below, (*path, name), context)


ALL_HELP = """
import contextlib, io, sys
from samurai_odds.cli.main import main
for path in {paths!r}:
    with contextlib.redirect_stdout(io.StringIO()) as shown:
        assert main([*path, "--help"]) == 0
    assert shown.getvalue().startswith("Usage: "), path
    assert not sys.modules.keys() & {heavy!r}, path
"""


def test_no_help_loads_even_numpy() -> None:
    """Once Python has kept what it compiles of the package, which the first command does."""
    paths, heavy = sorted(commands(main.command)), {*HEAVY, "numpy"}
    assert {(), ("ran", "compare", "shock"), ("swords", "table")} <= set(paths)
    loaded(ALL_HELP.format(paths=paths, heavy=set()))
    loaded(ALL_HELP.format(paths=paths, heavy=heavy))


def test_the_help_of_all_loads_no_game() -> None:
    loaded(
        "import sys; from samurai_odds.cli.main import main; main(['--help'])\n"
        "assert not [m for m in sys.modules if m.startswith('samurai_odds.cli.ran')]"
    )


@pytest.mark.parametrize("name", [*main.GAMES, *main.ALSO])
def test_the_help_of_all_has_what_each_command_says_of_itself(name: str) -> None:
    command = main.command.get_command(click.Context(main.command), name)
    assert command is not None
    assert command.get_short_help_str(200) == (main.GAMES | main.ALSO)[name]


@pytest.mark.quick
@pytest.mark.parametrize("words", ["", "ran s", "ran odds ", "battles attack --attacker-on "])
def test_completion_in_the_shell_loads_no_heavy_library(words: str) -> None:
    asked = {
        "_SAMURAI_ODDS_COMPLETE": "bash_complete",
        "COMP_WORDS": f"samurai-odds {words}",
        "COMP_CWORD": str(len(words.split(" "))),
    }
    script = f"""
import os
os.environ |= {asked!r}
from samurai_odds.cli.main import main
try:
    main([])
except SystemExit:
    pass
"""
    assert not loaded(script) & {*HEAVY, "numpy"}
