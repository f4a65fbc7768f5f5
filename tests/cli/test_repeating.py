"""What the clock stops says how it is asked for so that it is the same every time."""

import re
import shlex
from dataclasses import replace

import pytest

from samurai_odds import battles
from samurai_odds.cli.main import main
from samurai_odds.cli.repeating import is_clocked
from samurai_odds.engine.limit import Limit

SAYS = "The clock had a say in this. An answer that is the same every time: samurai-odds "
COMMANDS = [  # as asked, and as it is asked again but for the samples
    (
        "battles par study-spears --seconds 0.5",
        "battles par study-spears",
    ),
    (
        "battles balance study-spears --seconds=0.5 --bots random --seed 3",
        "battles balance study-spears --bots random --seed 3",
    ),
    ("ran advise study-foot --seconds 1 --target-error 0.0001", "ran advise study-foot"),
    ("battles advise study-spears --deal --seconds 1", "battles advise study-spears --deal"),
]


@pytest.mark.long
@pytest.mark.parametrize(("command", "without"), COMMANDS)
def test_the_command_that_is_named_repeats_itself(
    command: str, without: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(shlex.split(command)) == 0
    *_, last = capsys.readouterr().out.splitlines()
    assert last.startswith(SAYS)
    *again, samples, number = shlex.split(last.removeprefix(SAYS))
    assert (shlex.join(again), samples) == (without, "--samples")
    answers = []
    for _ in range(2):
        assert main([*again, samples, number]) == 0
        took = re.compile(r"\(\d+\s+s\s+here")
        answers.append(took.sub("", " ".join(capsys.readouterr().out.split())))
    assert answers[0] == answers[1]
    assert SAYS not in answers[0]


def test_what_a_number_of_samples_ends_needs_no_such_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for more in ("--samples 20", "--samples 20 --format csv", "--seconds 0.2 --format csv"):
        assert main(shlex.split(f"battles par study-spears {more}")) == 0
        assert SAYS not in capsys.readouterr().out


def test_a_limit_of_samples_alone_is_not_the_clocks_nor_is_an_interrupt() -> None:
    odds = battles.par("study-spears", limit=2)
    made = replace(odds.provenance, interrupted=True)
    assert not is_clocked(Limit(samples=20), odds)
    assert not is_clocked(Limit(samples=20, stderr=0.1), odds)
    for limit in (None, Limit(seconds=1), Limit(stderr=0.1), Limit(samples=20, seconds=1)):
        assert is_clocked(limit, odds)
        assert not is_clocked(limit, replace(odds, provenance=made))
