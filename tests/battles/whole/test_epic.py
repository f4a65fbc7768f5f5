"""Epic battles are not played yet: one clear line says so, whatever is asked."""

import pytest

from samurai_odds import OddsError, battles
from samurai_odds.battles.fairness.balance import balance
from samurai_odds.cli.main import main
from tests.battles.keys import EPIC_KEYS

REFUSED = "Epic battles cannot be played yet: 'battles map' checks and shows them"


@pytest.mark.parametrize("key", EPIC_KEYS)
def test_playing_an_epic_battle_is_refused(key: str) -> None:
    for ask in (
        lambda: battles.play(key),
        lambda: battles.turn(key),
        lambda: battles.turn(battles.scenario(key), "order-one-left"),
        lambda: balance(key),
    ):
        with pytest.raises(OddsError) as refusal:
            ask()
        assert refusal.value.problems == (REFUSED,)


@pytest.mark.parametrize("command", ["play", "balance", "turn"])
def test_the_commands_refuse_it_in_one_line(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["battles", command, "epic-study-foot"]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"samurai-odds: {REFUSED}\n")
